"""Equal bots in every seat: how long games last, how they end, and how often the first player wins.

python benchmarks/turn_order.py abandoned-fortress 3 search:iterations=20 [--games 300] [--seed 3]
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import msgspec

import tavola
from tavola.bots.levels import bot
from tavola.lab.intervals import Share, wilson
from tavola.lab.simulate import play_out

ROUNDS: dict[str, Callable[[Any], int]] = {
    "abandoned-fortress": lambda state: state.round,
    "adventurers-guard": lambda state: max(state.turns),
    "dracomundis": lambda state: -(-state.turns // state.seats),
    "el-dorado": lambda state: state.round,
    "gadranton": lambda state: state.round,
}


class Played(msgspec.Struct, frozen=True):
    """One game: what each player won, in turn order, and how it went."""

    won: list[float]
    rounds: int
    decisions: int
    reason: str


def play(game: tavola.Game, seats: int, spec: str, seed: int) -> Played:
    state: Any = game.new(seats)
    decisions = play_out(state, [bot(spec, seed * 7 + seat) for seat in range(seats)], tavola.Rng(seed))
    outcome = game.outcome(state)
    assert outcome is not None
    won = [state.result((state.first + turn) % seats) for turn in range(seats)]
    return Played(won, int(ROUNDS[game.slug](state)), decisions, outcome.reason)


def matches(slug: str, seats: int, spec: str, games: int, seed: int) -> Iterator[Played]:
    for nth in range(games):
        yield play(tavola.game(slug), seats, spec, seed * 1000003 + nth)
        print(f"\r{nth + 1} of {games} games", end="" if nth + 1 < games else "\n", file=sys.stderr, flush=True)


def middle(values: list[int]) -> str:
    """The median, and where four in five lie."""
    tenth = len(values) // 10
    return f"{median(values):.0f} ({sorted(values)[tenth]} to {sorted(values)[-1 - tenth]})"


def share(won: float, games: int) -> str:
    found: Share = wilson(won, games)
    return f"{found.share * 100:.0f} % ({found.low * 100:.0f} to {found.high * 100:.0f})"


def row(played: list[Played]) -> str:
    size, seats = len(played), len(played[0].won)
    wins = ", ".join(share(sum(one.won[turn] for one in played), size) for turn in range(seats))
    limit = share(sum(one.reason == "limit" for one in played), size)
    rounds, decisions = middle([one.rounds for one in played]), middle([one.decisions for one in played])
    return f"| {seats} | {size} | {rounds} | {decisions} | {limit} | {wins} |"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game", choices=list(ROUNDS))
    words.add_argument("seats", type=int)
    words.add_argument("bot")
    words.add_argument("--games", type=int, default=300)
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    if given.games < 1:
        words.error(f"--games must be at least 1, not {given.games}")
    try:
        tavola.game(given.game).new(given.seats)
        bot(given.bot)
    except tavola.TavolaError as wrong:
        words.error(str(wrong))
    print("| players | games | rounds | decisions | at the round limit | wins by turn order |")
    print("| --- | ---: | --- | --- | --- | --- |")
    print(row(list(matches(given.game, given.seats, given.bot, given.games, given.seed))))


if __name__ == "__main__":
    main()
