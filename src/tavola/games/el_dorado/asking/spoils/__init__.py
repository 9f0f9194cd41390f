"""What the beaten give."""
