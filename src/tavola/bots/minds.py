"""Minds in files: `minds/<seats>.json` in a game's package, read once. Where there is none, its estimate weighs."""

from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from sys import byteorder
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tavola.bots.judge import MOST_WEIGHT, Judge, Mind
from tavola.kernel.errors import TavolaError
from tavola.kernel.game import Game
from tavola.kernel.registry import game, games
from tavola.kernel.state import State

ESTIMATE = Judge()
SHARE = (1.0,)


class BadMind(TavolaError):
    """A file that is no mind of the game."""


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mind as its file has it."""

    game: str
    seats: int
    features: int
    sizes: tuple[int, ...]  # units of each layer; the last are the outputs
    scale: float  # of the weights of the first layer,
    first: (
        str  # whole numbers of two bytes, the lower one first, in base 64: a row for each feature and one for the bias
    )
    rest: tuple[float, ...]  # of the other layers: a row for each unit, its bias last
    blend: tuple[float, ...] = SHARE  # what each output counts
    lean: float = 0.0  # what the odds of the estimate count beside the network
    made: dict[str, Any] = {}  # how it came about

    def weights(self) -> "array[int]":
        """Of the first layer; none, if they cannot be read."""
        try:
            weights = array("h", b64decode(self.first))
        except ValueError:
            return array("h")
        if byteorder == "big":
            weights.byteswap()
        return weights

    def mind(self) -> Mind:
        first = vec[i64]([int(weight) for weight in self.weights()])
        return Mind(first, self.scale, vec[i64](self.sizes), vec[float](self.rest), vec[float](self.blend), self.lean)


def rounded(first: Sequence[float]) -> tuple[float, str]:
    """Weights of the first layer as whole numbers in writing, and their scale."""
    scale = max(1e-9, *map(abs, first)) / float(MOST_WEIGHT)
    weights = array("h", [round(weight / scale) for weight in first])
    if byteorder == "big":
        weights.byteswap()
    return scale, b64encode(weights.tobytes()).decode()


def read(text: bytes, of: Game, seats: int) -> Written:
    """BadMind if it does not fit the game."""
    try:
        written = msgspec.json.decode(text, type=Written)
    except msgspec.DecodeError as wrong:
        raise BadMind(f"this is no mind: {wrong}") from wrong
    features = of.featured(seats) if of.featured is not None else 0
    if (written.game, written.seats, written.features) != (of.slug, seats, features):
        raise BadMind(
            f"a mind of {of.slug} for {seats} seats looks at {features} features; this one is of {written.game} "
            f"for {written.seats} seats and looks at {written.features}"
        )
    check(written)
    return written


def check(written: Written) -> None:
    """As many weights as the layers need, and a count for each output."""
    sizes = written.sizes
    if len(sizes) < 2 or min(sizes) < 1 or sizes[-1] != len(written.blend):
        raise BadMind(f"a mind has a layer and as many outputs as it counts, {len(written.blend)}, not {list(sizes)}")
    first, rest = (written.features + 1) * sizes[0], sum(b * (a + 1) for a, b in pairwise(sizes))
    if (len(written.weights()), len(written.rest)) != (first, rest):
        raise BadMind(f"layers of {list(sizes)} units need {first} weights and {rest} weights; here are others")


@cache
def shipped(slug: str, seats: int) -> Judge:
    """The mind in the game's package; where there is none, the estimate."""
    if slug not in games():
        return ESTIMATE
    found = game(slug)
    file = files(found.package) / "minds" / f"{seats}.json"
    return read(file.read_bytes(), found, seats).mind() if file.is_file() else ESTIMATE


def judge_of(state: State) -> Judge:
    """Who weighs the positions of this game best."""
    return shipped(state.slug(), state.seats)


def estimator(state: State) -> Judge:
    return ESTIMATE


def kept(path: Path, written: Written) -> None:
    """Write a mind down."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(written), indent=1) + b"\n")
