"""How many decisions a game asks of people, and with how few clicks they are made; and a game's lengths, as data.

python benchmarks/clicks.py abandoned-fortress 4 [--bots novice] [--games 3] [--seed 1] [--by] [--plain]
python benchmarks/clicks.py el-dorado --lengths [--games 5]      writes lengths.json of the game's package

Bots play; for each of their decisions the clicks are counted that somebody needs who knows the game (page.py), and who
leaves to the table what it offers to do.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from page import Page, Plain

import tavola
from tavola.bots.levels import bot
from tavola.kernel.scene import Scene
from tavola.kernel.state import CHANCE, OVER
from tavola.server.dice import left_to_it

MOST = 20_000  # decisions, where a game need not end
GAMES = Path(tavola.__file__).parent / "games"


class Decided(NamedTuple):
    """Decisions made with so many clicks, all of the same question."""

    question: str
    decisions: int
    clicks: int


class Counting:
    """A game of bots, counted decision by decision."""

    def __init__(self, slug: str, seats: int, spec: str, seed: int, plain: bool = False, **options: object) -> None:
        self.game = tavola.game(slug)
        self.state, self.rng = self.game.new(seats, **options), tavola.Rng(seed)
        self.bots = [bot(spec, seed * 7 + seat) for seat in range(seats)]
        self.plain = plain
        self.resting = set[int]()  # seats that leave what the game allows to the table
        self.pages = [Plain() if plain else Page() for _ in range(seats)]

    def played(self) -> Iterator[Decided]:
        made = 0
        while self.state.actor != OVER and made < MOST:
            if self.state.actor == CHANCE:
                self.chance()
                continue
            found = self.decided()
            made += found.decisions
            yield found

    def chance(self) -> None:
        self.state.apply(self.state.sample(self.rng))
        for page in self.pages:
            page.walk = None

    def decided(self) -> Decided:
        state, seat = self.state, int(self.state.actor)
        question = self.game.asked(state).name
        if left_to_it(self.game, state, self.resting):
            return self.left(question, 0)
        action = int(self.bots[seat].decide(state, seat))
        scene = self.game.typed_scene(state, seat)
        self.forget(scene)
        if self.game.rests(state) and self.leaves(action):
            self.resting.add(seat)
            return self.left(question, 1)
        clicks = self.clicked(seat, action, scene)
        state.apply(action)
        return Decided(question, 1, clicks)

    def forget(self, scene: Scene) -> None:
        """Whoever is not on turn has nothing chosen when it is asked again; a window in between changes nothing."""
        if scene.window is not None:
            return
        for seat, page in enumerate(self.pages):
            if seat != scene.actor and not on_turn(scene, seat):
                page.path, page.walk = (), None

    def leaves(self, action: int) -> bool:
        """Is this what the table would do for the seat, or of the same kind?"""
        if self.plain:
            return False
        kind = self.game.actions.decode(self.game.rested(self.state, tavola.Rng(1))).kind
        return self.game.actions.decode(action).kind == kind

    def left(self, question: str, clicks: int) -> Decided:
        """What the table does for a seat that leaves it to it."""
        self.state.apply(self.game.rested(self.state, self.rng))
        return Decided(question, 1, clicks)

    def clicked(self, seat: int, action: int, scene: Scene) -> int:
        page = self.pages[seat]
        page.see(scene)
        choice = next(each for each in scene.choices if each.act == action)
        off_turn = (scene.window is not None or not on_turn(scene, seat)) and any(
            each.tone == "pass" for each in scene.choices
        )
        passed = page.passing(choice.tone == "pass", off_turn)
        goes = page.goes(choice, scene)
        walked, clicks = page.walks(choice, scene), page.chooses(choice, scene.choices)
        clicks = 1 + bool(choice.confirm) if goes else clicks
        return passed if passed is not None else page.owed + (0 if walked else clicks)


def on_turn(scene: Scene, seat: int) -> bool:
    return any(each.active for each in scene.seats if each.seat == seat)


class Sums(NamedTuple):
    """Of one game."""

    decisions: int
    clicks: int


def report(slug: str, seats: int, spec: str, games: int, seed: int, by: bool, plain: bool) -> str:
    sums, asked, clicks = list[Sums](), Counter[str](), Counter[str]()
    for nth in range(games):
        played = list(Counting(slug, seats, spec, seed * 1000003 + nth, plain).played())
        sums.append(Sums(sum(each.decisions for each in played), sum(each.clicks for each in played)))
        for each in played:
            asked[each.question] += each.decisions
            clicks[each.question] += each.clicks
        print(f"\r{nth + 1} of {games} games", end="" if nth + 1 < games else "\n", file=sys.stderr, flush=True)
    decisions, clicked = (round(median(column)) for column in zip(*sums, strict=True))
    lines = [f"| {slug} | {seats} | `{spec}` | {games} | {decisions} | {clicked} |"]
    if by:
        lines += [f"    {q:20} {asked[q] / games:8.1f} {n / games:8.1f}" for q, n in clicks.most_common()]
    return "\n".join(lines)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", choices=tavola.games())
    words.add_argument("seats", nargs="?", type=int)
    words.add_argument("--bots", default="novice")
    words.add_argument("--games", type=int, default=3)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--by", action="store_true", help="question by question")
    words.add_argument("--plain", action="store_true", help="as if the page spared nobody anything")
    given = words.parse_args()
    for seats in [given.seats] if given.seats else tavola.game(given.game).seats:
        print(report(given.game, seats, given.bots, given.games, given.seed, given.by, given.plain), flush=True)


if __name__ == "__main__":
    main()
