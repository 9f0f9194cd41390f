"""One module for each part of a turn."""
