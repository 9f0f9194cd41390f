"""What an environment's number stands for: rules, actions and observation of a game, as a digest.

python tests/envs/versions.py [SLUG ...]   writes those of games whose number has risen, or that are new, and of those
named: that is for numbers that were never released
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import tavola
from tavola.kernel.game import Game

PATH = Path(__file__).parent / "versions.json"
NEW: dict[str, Any] = {"environment": -1}
RAISE = "its rules, actions or observation are not those of {id}: raise environment= of its Game, then run {file}"


def digest(game: Game) -> str:
    """Of all that a learner would notice; words that explain are left out."""
    kinds = [[kind.name, list(kind.params.items())] for kind in game.actions.kinds.values()]
    described = {seats: [parted(part) for part in game.observation(seats).parts] for seats in game.seats}
    text = json.dumps([game.version, kinds, described])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def parted(part: Any) -> list[Any]:
    return [part.name, part.low, part.high, part.shape, part.category]


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
        return ""
    return f"{game.slug}: " + RAISE.format(id=f"v{known['environment']}", file="tests/envs/versions.py")


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
