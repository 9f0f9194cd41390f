"""From a seed, as the hosts take it, to the number that chance and bots of a game follow from."""

import numpy as np
from gymnasium.utils import seeding

SEEDS = 1 << 62


def drawn(generator: np.random.Generator) -> int:
    """The next number of a host's generator."""
    return int(generator.integers(SEEDS))


def number_of(seed: int | None) -> int:
    """The same for the same seed in every environment; a new one for None."""
    return drawn(seeding.np_random(seed)[0])
