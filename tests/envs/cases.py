"""Tables that the hosts' own suites run at: in `make soak` every game at every seat count, else one count a game."""

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


def cases() -> list[Case]:
    """Slug and seat count."""
    if WHOLE:
        return [(slug, seats) for slug in SLUGS for seats in tavola.game(slug).seats]
    return [(slug, drawn(tavola.game(slug).seats, slug)) for slug in SLUGS]


def drawn(seats: tuple[int, ...], slug: str) -> int:
    return seats[crc32(f"{LOT} {slug}".encode()) % len(seats)]


LOT = lot()
SLUGS = [slug for slug in tavola.games() if tavola.game(slug).observed is not None]
CASES = cases()
