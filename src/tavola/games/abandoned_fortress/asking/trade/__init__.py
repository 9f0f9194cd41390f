"""Market trade, and every card that comes off a market deck."""
