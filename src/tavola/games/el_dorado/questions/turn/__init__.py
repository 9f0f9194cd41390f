"""A turn from its beginning to the explore phase, and how it ends."""
