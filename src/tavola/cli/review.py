"""`tavola review FILE`: a saved game judged: chances, luck, and what decisions cost."""

import json
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from tavola import BadOption, Budget, Chronicle, Record
from tavola.bots.advice import LEVEL
from tavola.bots.levels import bot
from tavola.bots.values import Value
from tavola.cli import refusal
from tavola.cli.console import out
from tavola.cli.simulate import bar
from tavola.kernel.errors import choices
from tavola.kernel.story import Voice
from tavola.lab.judging.ledger import Ledger
from tavola.lab.judging.order import Ply
from tavola.lab.judging.review import Review
from tavola.lab.judging.review import review as judge_record

LISTED = 8  # decisions


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record as `save` writes it.")],
    seat: Annotated[int | None, typer.Option(help="Only this seat's decisions; all by default.")] = None,
    judge: Annotated[str, typer.Option(help="The level whose judgement counts: club, expert, …")] = LEVEL,
    futures: Annotated[
        int | None, typer.Option(min=2, help="Games played on from each move, however long it takes.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, max=1024, help="Processes; as many as there are cores by default.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole review as JSON.")] = False,
    language: Annotated[str, typer.Option(help="en, fr or ko.")] = "en",
) -> None:
    """Tell luck from skill: what dice, decisions and facts made of a saved game."""
    record = Record.read(file)
    words = refusal.check_language(language)
    if seat is not None and not 0 <= seat < record.state.seats:
        raise BadOption(f"there is no seat {seat}: it must be {choices(range(record.state.seats))}")
    bot(judge)
    budget = Budget(futures=futures) if futures else None
    with bar() as progress:
        task = progress.add_task("plies")
        found = judge_record(
            record, judge, budget, workers, progress=lambda done, of: progress.update(task, completed=done, total=of)
        )
    if as_json:
        print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False))
    else:
        Telling(record, found, words).all(seat)


class Telling:
    """A review in words."""

    def __init__(self, record: Record, review: Review, language: str) -> None:
        self.record, self.review, self.language = record, review, language
        self.voice, self.console = Voice("tavola.cli", language), out()
        self.positions = list(record.replay())

    def say(self, message: str, **args: object) -> str:
        return self.voice.say(f"review-{message}", **args)

    def all(self, seat: int | None) -> None:
        """The sums of every seat, then the costliest decisions."""
        self.sums()
        if not self.review.closes:
            self.console.print(self.say("open"))
        for each in range(self.review.seats) if seat is None else [seat]:
            self.decisions(each)

    def sums(self) -> None:
        facts = ["facts"] if self.review.hidden else []
        names = ["seat", "start", "dice", "own", "others", *facts, "result"]
        table = Table(*(self.say(name) for name in names), box=None, pad_edge=False, padding=(0, 3, 0, 0))
        for each in self.review.ledgers:
            table.add_row(*self.row(each))
        self.console.print(table)

    def row(self, ledger: Ledger) -> list[str]:
        parts = [ledger.dice, ledger.own, ledger.others, *([ledger.facts] if ledger.facts is not None else [])]
        cells = [said(ledger.start, ""), *(said(part) for part in parts)]
        return [self.record.names[ledger.seat], *cells, f"{100 * ledger.result:.0f}"]

    def decisions(self, seat: int) -> None:
        """The decisions of a seat that surely cost something, the costliest first."""
        found = self.review.mistakes(seat)
        self.console.print("")
        self.console.print(self.say("mistakes", name=self.record.names[seat], n=len(found)))
        for ply in found[:LISTED]:
            played, better = self.told(ply, ply.action), self.told(ply, ply.moves[0].action)
            facts = {"ply": ply.ply + 1, "played": played, "better": better, "cost": said(ply.effect[seat])}
            self.console.print("  " + self.say("mistake", **facts))

    def told(self, ply: Ply, action: int) -> str:
        """What an action says when it is played."""
        state = self.positions[ply.ply].clone()
        state.listener = chronicle = Chronicle()
        state.play(action)
        told = self.record.game.story(chronicle.take(), ply.actor, self.language)
        return told[0].text.rstrip(".") if told else self.record.game.named(action)


def said(value: Value, plus: str = "+") -> str:
    """`-14 ± 3`, in points of a hundred."""
    return f"{100 * value.at:{plus}.0f} ± {100 * value.band:.0f}"
