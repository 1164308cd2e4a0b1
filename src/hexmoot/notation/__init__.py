"""Text for everything: places, moves, positions and whole games, each with a parser that says what is wrong."""
