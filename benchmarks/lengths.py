"""How long a game is, by seats and by the option that sets its length: writes lengths.toml of the game's package.

python benchmarks/lengths.py gadranton [--option objectives] [--bots greedy] [--games 5] [--seed 1]

What one seat decides before another seat decides is one go; an answer that can be passed and a lone answer are none.
"""

import argparse
import sys
from pathlib import Path
from statistics import median

import tavola
from tavola.bots.levels import bot
from tavola.kernel.game import Game
from tavola.kernel.state import CHANCE, OVER

MOST = 20_000  # decisions
GAMES = Path(__file__).parent.parent / "src" / "tavola" / "games"
HEAD = "# Written by benchmarks/lengths.py: medians of {n} games of `{bots}` bots each.\n"


def played(game: Game, seats: int, options: dict[str, object], spec: str, seed: int) -> tuple[int, int]:
    """Goes and decisions of one game."""
    state, rng = game.new(seats, **options), tavola.Rng(seed)
    bots = [bot(spec, seed * 7 + seat) for seat in range(seats)]
    voice, goes, decisions, last = game.voice("en"), 0, 0, -1
    while state.actor != OVER and decisions < MOST:
        if state.actor == CHANCE:
            state.apply(state.sample(rng))
            continue
        seat, legal = int(state.actor), state.legal()
        if len(legal) > 1 and game.asked(state).window(state, voice) is None:
            goes += seat != last
            last = seat
        decisions += 1
        state.apply(bots[seat].decide(state, seat))
    return goes, decisions


def lines(game: Game, option: str, spec: str, games: int, seed: int) -> list[str]:
    found = next((each for each in game.options if each.name == option), None)
    out = [HEAD.format(n=games, bots=spec), *([f'option = "{option}"\n'] if found else [])]
    for value in found.values if found else [None]:
        for seats in (each for each in game.seats if each > 1):  # alone, all is one go
            options = {} if value is None else {option: value}
            runs = [played(game, seats, options, spec, seed * 1000003 + nth) for nth in range(games)]
            goes, decisions = (round(median(column)) for column in zip(*runs, strict=True))
            named = f'value = "{value}"\n' if value is not None else ""
            out.append(f"\n[[length]]\nseats = {seats}\n{named}goes = {goes}\ndecisions = {decisions}\n")
            print(game.slug, seats, value or "", goes, decisions, file=sys.stderr, flush=True)
    return out


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", choices=tavola.games())
    words.add_argument("--option", default="", help="the option that sets the length, if one does")
    words.add_argument("--bots", default="greedy")
    words.add_argument("--games", type=int, default=5)
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    game = tavola.game(given.game)
    made = lines(game, given.option, given.bots, given.games, given.seed)
    (GAMES / game.package.rpartition(".")[2] / "lengths.toml").write_text("".join(made), encoding="utf-8")


if __name__ == "__main__":
    main()
