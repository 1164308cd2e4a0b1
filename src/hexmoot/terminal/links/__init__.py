"""Ways to a table: in this process, or over the network."""
