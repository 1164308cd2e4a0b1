"""Where chance comes from: dealers, the island, outcomes, and hands that fit what a seat has seen."""
