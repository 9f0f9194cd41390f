"""A turn: dice, cards, its end."""
