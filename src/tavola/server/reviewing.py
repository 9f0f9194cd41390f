"""Reviews of finished games: judged ply by ply by the bot workers, kept with the table."""

import asyncio
import logging
from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, insert, select

from tavola.bots.advice import LEVEL
from tavola.kernel.record import Record
from tavola.lab.judging.order import Order, Ply
from tavola.lab.judging.review import Review, ordered, reviewed
from tavola.server.hall import Hall
from tavola.server.live import Live
from tavola.server.problems import Problem
from tavola.server.records import record_of
from tavola.server.schema import reviews
from tavola.server.table import Table
from tavola.server.views import ReviewView

LOG = logging.getLogger("tavola.reviewing")
DEEPER = 4  # times as many futures, where one asks for a deeper look
KEPT = 16  # reviews that stay in memory
DECODE = msgspec.json.Decoder(Review)


class Work:
    """A review under way."""

    def __init__(self, ply: int) -> None:
        self.ply, self.done, self.of = ply, 0, 0
        self.failed = False


class Reviewing:
    """Every review of the hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.works: dict[str, Work] = {}
        self.kept: dict[str, tuple[int, Review]] = {}  # with the ply the game ended at

    async def view(self, live: Live) -> ReviewView:
        """How far the review of this table is."""
        must_have_ended(live.table)
        found = await self.stored(live.id, live.table.line.ply)
        work = self.works.get(live.id)
        if work is not None and work.ply == live.table.line.ply:
            return ReviewView("failed" if work.failed else "working", work.done, work.of, found)
        return ReviewView("none" if found is None else "done", 0, 0, found)

    async def begin(self, live: Live, whose: str) -> None:
        """Let it be judged, if it is not yet."""
        view = await self.view(live)
        if view.state in ("done", "working"):
            return
        if not live.table.line.steps:
            raise Problem(409, "not-started", "nothing was played here")
        work = self.works[live.id] = Work(live.table.line.ply)
        record = record_of(live.table)
        self.hall.tasks.spawn(self.judge(live.id, record, work, whose))

    async def deepen(self, live: Live, ply: int, whose: str) -> None:
        """Look at one ply with more thought; its answer takes the place of the one before."""
        view = await self.view(live)
        if view.review is None or live.id in self.works:
            raise Problem(409, "not-reviewed", "look deeper once the review is done")
        before = next((each for each in view.review.plies if each.ply == ply), None)
        if before is None:
            raise Problem(404, "no-ply", f"nothing else could have happened at ply {ply}: there is nothing to judge")
        work = self.works[live.id] = Work(live.table.line.ply)
        record = record_of(live.table)
        self.hall.tasks.spawn(self.look_deeper(live.id, record, work, view.review, before, whose))

    async def acts(self, live: Live, ply: int) -> list[int]:
        """What was played at a ply, and what the review says could have been."""
        found = await self.stored(live.id, live.table.line.ply)
        judged = next((each for each in found.plies if each.ply == ply), None) if found else None
        moves = [each.action for each in judged.moves] if judged else []
        falls = [each.action for each in judged.falls] if judged else []
        return [live.table.line.steps[ply].entry.code, *moves, *falls]

    # the work

    async def judge(self, id: str, record: Record, work: Work, whose: str) -> None:
        """Every ply of a game."""
        asked = await asyncio.to_thread(ordered, record)
        work.of = len(asked)
        await self.finish(id, work, record, [], asked, whose)

    async def look_deeper(self, id: str, record: Record, work: Work, known: Review, at: Ply, whose: str) -> None:
        asked = await asyncio.to_thread(ordered, record)
        order = next(each for each in asked if each.ply == at.ply)
        thought = msgspec.structs.replace(order.budget, futures=DEEPER * at.futures, ms=0)
        work.of = 1
        deeper = msgspec.structs.replace(order, budget=thought, seed=order.seed + 1)
        await self.finish(id, work, record, [each for each in known.plies if each.ply != at.ply], [deeper], whose)

    async def finish(
        self, id: str, work: Work, record: Record, known: list[Ply], asked: Sequence[Order], whose: str
    ) -> None:
        """Judge these beside those that are known, and store what it comes to."""
        try:
            plies = await asyncio.gather(*(self.one(order, work, whose) for order in asked))
            review = await asyncio.to_thread(reviewed, record, LEVEL, [*known, *plies])
            await self.store(id, work.ply, review)
            del self.works[id]
        except Exception:
            work.failed = True
            LOG.exception("the review of table %s failed", id)

    async def one(self, order: Order, work: Work, whose: str) -> Ply:
        ply = await self.hall.workers.judge(order, whose)
        work.done += 1
        return ply

    # what is kept

    async def store(self, id: str, ply: int, review: Review) -> None:
        body = msgspec.json.encode(review).decode()
        await self.hall.writer.run(
            delete(reviews).where(reviews.c.table == id), insert(reviews).values(table=id, ply=ply, body=body)
        )
        self.keep(id, ply, review)

    def keep(self, id: str, ply: int, review: Review) -> None:
        if len(self.kept) >= KEPT:
            del self.kept[next(iter(self.kept))]
        self.kept[id] = ply, review

    async def stored(self, id: str, ply: int) -> Review | None:
        """The review of a game that ended at this ply."""
        if id not in self.kept and (row := await asyncio.to_thread(self._row, id)) is not None:
            self.keep(id, *row)
        at, review = self.kept.get(id, (ply, None))
        return review if at == ply else None

    def _row(self, id: str) -> tuple[int, Review] | None:
        with self.hall.engine.connect() as connection:
            row = connection.execute(select(reviews.c.ply, reviews.c.body).where(reviews.c.table == id)).first()
        return None if row is None else (row[0], DECODE.decode(row[1]))


def must_have_ended(table: Table) -> None:
    """A review knows everything: it is for games that are over, and records."""
    if table.sheet.status != "over" and table.sheet.origin != "record":
        raise Problem(403, "too-early", "a review is possible once the game is over")
