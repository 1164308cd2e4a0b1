"""The island in characters: where its places are, what is drawn there, which of them can be chosen."""
