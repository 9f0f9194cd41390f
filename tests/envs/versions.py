"""What an environment's number stands for: rules, actions and observation of a game, as a digest.

Observations are described for every table, and looked at in a game of every seat count: numbers that mean something
else, and rules that let something else be done, are noticed without a word of theirs having changed.

python tests/envs/versions.py [SLUG ...]   writes those of games whose number has risen, or that are new, and of those
named: that is for numbers that were never released
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tavola
from tavola.envs.table import id_of
from tavola.kernel.game import Game
from tavola.testing import Table, tables

PLIES = 150
CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"
PATH = Path(__file__).parent / "versions.json"
NEW: dict[str, Any] = {"environment": -1}
RAISE = "its rules, actions or observation are not those of {id}: raise environment= of its Game, then run {file}"


def digest(game: Game) -> str:
    """Of all that a learner would notice; words that explain are left out."""
    kinds = [[kind.name, list(kind.params.items())] for kind in game.actions.kinds.values()]
    described = {json.dumps([table.seats, *parts(game, table)]) for table in tables(game)}  # an option more adds none
    played = {seats: list(plies(game, seats)) for seats in game.seats}
    text = json.dumps([game.version, kinds, sorted(described), played])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def plies(game: Game, seats: int) -> Iterator[list[Any]]:
    """Of some of a random game: who decides, between what, and what it observes. Orders of actions do not count."""
    state, rng = game.new(seats), tavola.Rng(seats)
    for _ in range(PLIES):
        if state.actor == tavola.OVER:
            return
        legal = sorted(state.legal())
        yield [int(state.actor), legal, list(state.observe(max(state.actor, 0)))]
        state.play(legal[rng.below(len(legal))])


def parts(game: Game, table: Table) -> list[list[Any]]:
    described = game.observation(table.seats, **table.options)
    return [[part.name, part.low, part.high, part.shape, part.category] for part in described.parts]


def now(game: Game) -> dict[str, Any]:
    return {"environment": game.environment, "digest": digest(game)}


def written() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(PATH.read_text("utf-8"))
    return found


def fault(game: Game) -> str:
    """Why the number of a game's environments is not right, or nothing."""
    known = written().get(game.slug)
    if known is None or known["environment"] < game.environment:
        return f"{game.slug} is not written down yet: run tests/envs/versions.py"
    if known == now(game):
        return unsaid(game)
    return f"{game.slug}: " + RAISE.format(id=f"v{known['environment']}", file="tests/envs/versions.py")


def unsaid(game: Game) -> str:
    """A risen number that the changelog says nothing of."""
    named = f"`{id_of(game)}`"
    said = game.environment == 0 or named in CHANGELOG.read_text("utf-8")
    return "" if said else f"{CHANGELOG.name} must say what has changed in {named}"


def main() -> int:
    known = written()
    ours = [game for game in map(tavola.game, tavola.games()) if game.observed and game.package.startswith("tavola.")]
    for game in ours:
        if game.slug in sys.argv[1:] or known.get(game.slug, NEW)["environment"] < game.environment:
            known[game.slug] = now(game)
    PATH.write_text(json.dumps(known, indent=2) + "\n", "utf-8")
    faults = [wrong for game in ours if (wrong := fault(game))]
    print("\n".join(faults) or f"{PATH.name} is right")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
