"""A battle, stage by stage."""
