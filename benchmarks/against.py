"""Matches against the bots of an older version, which runs in a process of its own.

Both play the game as the older one knew it: an option it does not know is what games were played with until then.
"""

import json
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from clocks import by_processor

import tavola
from tavola.bots.levels import bot
from tavola.kernel.game import Game
from tavola.kernel.state import CHANCE, OVER, State
from tavola.lab.simulate import LIMIT

SIDE = Path(__file__).with_name("older_side.py")


class Older:
    """An older version, asked line by line."""

    def __init__(self, python: Path) -> None:
        self.process = subprocess.Popen([python, SIDE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, word: str, given: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([word, given]), file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"the older version gave no answer to {word}: it stopped")
        return json.loads(answer)

    def close(self) -> None:
        self.process.communicate()


def python_of(path: Path) -> Path:
    """The Python of a checkout or of an environment."""
    places = [path, path / "bin/python", path / ".venv/bin/python"]
    found = [place for place in places if place.is_file()]
    if not found:
        raise SystemExit(f"{path} has no Python: it must be a checkout with .venv, an environment, or a Python")
    return found[0].absolute()


def options_for(game: Game, known: Sequence[str]) -> dict[str, Any]:
    """The recommended options, but those the older one does not know as they were before."""
    return {option.name: option.default if option.name in known else option.unwritten for option in game.options}


def match(
    older: Older, slug: str, specs: tuple[str, str], games: int, seats: int, seed: int, first: int = 0
) -> Iterator[float]:
    """One new bot among old ones, its seat another in every game; what it won of each."""
    game = tavola.game(slug)
    known = older.ask("game", slug)
    options = options_for(game, known)
    for number in range(first, games):
        state = game.begin(seats, options)
        mixed = seed * 1_000_003 + number
        shared = {name: value for name, value in options.items() if name in known}
        older.ask("begin", {"seats": seats, "options": shared, "bot": specs[1], "seed": mixed})
        newer, rng = by_processor(bot(specs[0], mixed)), tavola.Rng(seed + number)
        play(game, state, newer, number % seats, older, rng)
        yield state.result(number % seats) if state.actor == OVER else 0.0


def play(game: Game, state: State, newer: Any, seat: int, older: Older, rng: tavola.Rng) -> None:
    """One game; the older side hears of every action."""
    decisions = 0
    while state.actor != OVER and decisions < LIMIT:
        decisions += state.actor != CHANCE
        if state.actor == CHANCE:
            action = state.sample(rng)
        elif state.actor == seat:
            action = newer.decide(state, seat)
        else:
            action = game.actions.from_json(older.ask("decide", state.actor))
        state.play(action)
        older.ask("play", game.actions.to_json(action))
