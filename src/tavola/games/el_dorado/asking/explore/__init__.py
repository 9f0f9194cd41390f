"""The explore phase, a file a family of deeds."""
