"""Tables to test at: the hosts' own suites run at EVERY seat count of every game, as long as the effort says.

Our own tests of the same run at CASES: in `make soak` those are all, else one seat count a game.
"""

import os
import subprocess
from pathlib import Path
from zlib import crc32

import tavola

WHOLE = "TAVOLA_THOROUGH" in os.environ
Case = tuple[str, int]


def lot() -> str:
    """The commit, so that every change draws other seat counts."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True).stdout.strip()


def drawn(seats: tuple[int, ...], slug: str) -> int:
    return seats[crc32(f"{LOT} {slug}".encode()) % len(seats)]


LOT = lot()
SLUGS = [slug for slug in tavola.games() if tavola.game(slug).observed is not None]
EVERY: list[Case] = [(slug, seats) for slug in SLUGS for seats in tavola.game(slug).seats]
CASES = EVERY if WHOLE else [(slug, drawn(tavola.game(slug).seats, slug)) for slug in SLUGS]


def short(slug: str) -> dict[str, int]:
    """Options with which games of a slug end soon."""
    game = tavola.game(slug)
    limits = [option for option in game.options if option.name in game.limits and option.default]
    return {option.name: min(value for value in option.values if value > 1) for option in limits}
