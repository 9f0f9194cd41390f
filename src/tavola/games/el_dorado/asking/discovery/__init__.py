"""A tile is found."""
