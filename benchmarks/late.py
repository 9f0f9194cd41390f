"""What a move late in a long game costs the server, beside the same move with nothing behind it, for every game.

python benchmarks/late.py [--games el-dorado] [--plies 3000] [--tables 6]

A random game is played as far as it goes, or so many plies. Then the same moves are made at two tables that stand in
the same position: one carries the whole game, the other began there. Two people look on at both. A move is carried out,
noted, its chance with it, drawn, worded, compared with what each was shown, and encoded; there is no network and no
disk, where a move is some rows however long the game is.
"""

import argparse
from statistics import median
from time import perf_counter_ns

import tavola
from tavola.kernel.state import OVER
from tavola.server.audience import Audience
from tavola.server.client import Client
from tavola.server.sheet import Chair, Sheet
from tavola.server.table import Table

OPTIONS: dict[str, dict[str, int]] = {  # games that last
    "adventurers-guard": {"turn_limit": 1000},
    "abandoned-fortress": {"round_limit": 0},
    "dracomundis": {"quiet_rounds": 0, "max_rounds": 0},
    "el-dorado": {"round_limit": 0},
    "gadranton": {"round_limit": 0},
}
MOVES = 40  # that are compared at the end of each game
EARLY = 40  # of a game, without which it is left out: too short to say anything


def unheard(_: bytes) -> None:
    """Where a message would go to the network."""


class Played:
    """A table of two with both looking."""

    def __init__(self, state: tavola.State, slug: str, start: dict[str, object] | None) -> None:
        game = tavola.game(slug)
        options = game.options_of(state)
        sheet = Sheet(
            id="t",
            game=slug,
            rules=game.version,
            options=options,
            start=start,
            host="p0",
            status="playing",
            created=0.0,
            touched=0.0,
        )
        chairs = [Chair(table="t", seat=seat, kind="player", player=f"p{seat}") for seat in range(2)]
        self.table = Table(sheet, chairs)
        self.audience = Audience(self.table, lambda: 0.0)

    def look(self) -> None:
        """Both open the table."""
        for seat in range(2):
            client = Client(f"p{seat}", "", unheard)
            client.seats = [seat]
            self.audience.join(client, 0)

    def act(self, actor: int, action: int) -> None:
        self.table.act("chance" if actor < 0 else "play", None if actor < 0 else actor, action, 0.0)

    def move(self, actor: int, action: int) -> int:
        """Nanoseconds of one action, told to both."""
        begun = perf_counter_ns()
        self.act(actor, action)
        self.audience.sights.clear()
        self.audience.tell(Client.say, max(actor, 0))
        return perf_counter_ns() - begun


def walk(slug: str, plies: int, seed: int) -> list[tuple[int, int]]:
    """Who decided, and what, ply by ply."""
    state, rng, made = tavola.game(slug).new(2, **OPTIONS[slug]), tavola.Rng(seed), list[tuple[int, int]]()
    while state.actor != OVER and len(made) < plies:
        actor, action = int(state.actor), int(state.sample(rng))
        made.append((actor, action))
        state.play(action)
    return made


def compare(slug: str, plies: int, seed: int) -> tuple[int, list[int], list[int]] | None:
    """How long the game was, and nanoseconds of each move at its end: with it behind them, and without."""
    made = walk(slug, plies, seed)
    before, after = made[: -MOVES - 1], made[-MOVES - 1 : -1]  # the end itself is told otherwise
    if len(before) < EARLY:
        return None
    game = tavola.game(slug)
    state = game.new(2, **OPTIONS[slug])
    late = Played(state, slug, None)
    for actor, action in before:
        late.act(actor, action)
        state.play(action)
    fresh = Played(state, slug, game.dump(state))
    late.look()
    fresh.look()
    times: tuple[list[int], list[int]] = [], []
    for nth, (actor, action) in enumerate(after):
        pair = [(late, times[0]), (fresh, times[1])]
        turn = nth // 2 % 2  # in twos, for a move and a die may alternate
        for table, spent in pair if turn else reversed(pair):  # who goes first finds nothing drawn before
            spent.append(table.move(actor, action))
    return len(before), *times


def row(slug: str, plies: int, tables: int) -> str:
    lengths, late, fresh = list[int](), list[int](), list[int]()
    for seed in range(tables):
        if (found := compare(slug, plies, seed)) is not None:
            lengths.append(found[0])
            late += found[1]
            fresh += found[2]
    with_it, without = sum(late) / len(late) / 1000, sum(fresh) / len(fresh) / 1000
    middle = median(late) / median(fresh)
    title = tavola.game(slug).title
    return (
        f"| {title} | {median(lengths):.0f} | {with_it:.0f} | {without:.0f} | {with_it / without:.2f} | {middle:.2f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", nargs="+", choices=sorted(OPTIONS), default=sorted(OPTIONS))
    parser.add_argument("--plies", type=int, default=3000)
    parser.add_argument("--tables", type=int, default=6)
    options = parser.parse_args()
    print("| game | plies behind it | µs an action, late | µs, from there | ratio of means | of medians |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for slug in options.games:
        print(row(slug, options.plies, options.tables), flush=True)


if __name__ == "__main__":
    main()
