"""Compiling what is not compiled yet, side by side in several processes, with word of how far it is."""
