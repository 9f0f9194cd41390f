"""The verbs of a turn, one file each."""
