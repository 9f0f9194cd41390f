"""The story of a finished game, seconds after its end: how the chances went and what they turned on."""

import asyncio
from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from tavola.bots.advice import LEVEL
from tavola.kernel.record import Record
from tavola.lab.judging.glance import Glance, Turning, glance_of
from tavola.lab.judging.review import Review
from tavola.server.hall import Hall
from tavola.server.live import Live
from tavola.server.problems import Problem
from tavola.server.records import record_of
from tavola.server.reviewing import Reviewing, must_have_ended
from tavola.server.table import Table
from tavola.server.views import StoryView, TurnView
from tavola.server.voices import spoken
from tavola.server.wording import words_of
from tavola.server.worker import Glimpse
from tavola.server.workers import NoAnswer

PATIENCE = 2500  # milliseconds of one worker for a game
KEPT = 64  # stories that stay in memory


class Wish(NamedTuple):
    """A story that was asked for: what is known of the game while nobody else holds its table."""

    at: tuple[str, int]  # the table, and the ply it ended at
    record: Record
    seats: list[int]
    seat: int  # whose story it is
    review: Review | None


class Glancing:
    """Every story of the hall: from the review where there is one, else from a quick look."""

    def __init__(self, hall: Hall, reviewing: Reviewing) -> None:
        self.hall, self.reviewing = hall, reviewing
        self.works: dict[tuple[str, int], asyncio.Task[Glance]] = {}

    async def ask(self, live: Live, player: str) -> Wish:
        table = live.table
        must_have_ended(table)
        if not table.line.steps:
            raise Problem(409, "not-started", "nothing was played here")
        review = await self.reviewing.stored(live.id, table.line.ply)
        return Wish((live.id, table.line.ply), record_of(table), wanted(table), told_of(table, player), review)

    async def answer(self, wish: Wish, player: str, language: str) -> StoryView:
        """The story as one reader is told it; the table goes on meanwhile."""
        record, review, seat = wish.record, wish.review, wish.seat
        if review is None:
            found = await self.glance(wish, player)
        else:
            found = await asyncio.to_thread(glance_of, record, review.plies, review.result)
        turned = found.turned[seat]
        told = None if turned is None else await asyncio.to_thread(words, record, turned, found, language)
        dice, own = (None, None) if review is None else (review.ledgers[seat].dice, review.ledgers[seat].own)
        return StoryView(seat, found.plies, found.goes, found.chances, told, dice, own)

    async def glance(self, wish: Wish, player: str) -> Glance:
        """A look by a worker, shared by all who ask for it."""
        if wish.at not in self.works or failed(self.works[wish.at]):
            if len(self.works) >= KEPT:
                del self.works[next(iter(self.works))]
            self.works[wish.at] = asyncio.create_task(self.look(wish, player))
        try:
            return await asyncio.shield(self.works[wish.at])
        except NoAnswer as wrong:
            raise Problem(409, "no-answer", "this game could not be looked at: ask again") from wrong

    async def look(self, wish: Wish, player: str) -> Glance:
        text = await asyncio.to_thread(wish.record.text)
        return await self.hall.workers.glance(Glimpse(text, LEVEL, PATIENCE, wish.seats), player)


def words(record: Record, turned: Turning, found: Glance, language: str) -> TurnView:
    """What it turned on, as the log would tell it."""
    state = next(islice(record.replay(), turned.ply, None))
    said = words_of(record.game, state, [turned.action], spoken(record.game, language))
    go = max((go for ply, go in zip(found.plies, found.goes, strict=True) if ply <= turned.ply), default=1)
    return TurnView(turned.ply, go, turned.before, turned.after, said[0][1] if said else "")


def failed(work: "asyncio.Task[Glance]") -> bool:
    return work.done() and (work.cancelled() or work.exception() is not None)


def told_of(table: Table, player: str) -> int:
    """Whose story it is: the reader's, else that of whoever won, else of the first seat."""
    own = [chair.seat for chair in table.chairs if chair.player == player]
    return own[0] if len(own) == 1 else next(iter(winners(table)), 0)


def winners(table: Table) -> Sequence[int]:
    outcome = table.game.outcome(table.line.state)
    return outcome.winners if outcome else []


def wanted(table: Table) -> list[int]:
    """Seats somebody may want the story of."""
    people = [chair.seat for chair in table.chairs if chair.player is not None]
    return list(dict.fromkeys([*people, *winners(table), 0]))
