"""Ways to spoil what is given to Tavola: those of the conformance suite, and torn text."""

from tavola.kernel.rng import Rng
from tavola.testing.spoiling import JUNK, pick, spoiled

__all__ = ["JUNK", "pick", "spoiled", "torn"]


def torn(text: str, rng: Rng) -> str:
    """Text cut short, or with one character lost, doubled or replaced."""
    at = rng.below(len(text) - 2)
    return text[:at] + pick(rng, ("", text[at + 1 :], text[at] + text[at:], "\x7f" + text[at + 1 :]))
