"""Where bots meet: matches with seats rotated, simulations, and the statistics of both."""
