"""The explore phase: a file for each family of deeds, and the windows between them."""
