"""One table as a value: commands in, events out, views out. No clock, no chance and no waiting of its own."""
