"""What a server answers while its rules are compiled: a page that says so, and becomes the real one by itself."""
