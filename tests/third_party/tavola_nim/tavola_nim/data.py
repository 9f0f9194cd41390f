"""What is printed."""

HEAPS = ("a", "b", "c")
START = (3, 4, 5)  # NI-01
CARDS = (1, 2, 3)
COPIES = 2
