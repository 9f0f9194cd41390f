"""A tree."""
