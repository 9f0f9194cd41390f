"""Judging a game that was played: chances, luck, the cost of decisions."""
