"""Records: an uploaded one as a table to look at, and what was played at a table as a record.

A record may be long. It is read and played beside the loop, one at a time, and stored in slices.
"""

import asyncio
import re
from collections.abc import Sequence

from sqlalchemy import update

from tavola.kernel.errors import BadRecord
from tavola.kernel.record import Hand, Record
from tavola.server.entries import Body, Entry, Row
from tavola.server.hall import Hall
from tavola.server.hands import changes
from tavola.server.jobs import Check, Job, NotStored
from tavola.server.live import Live
from tavola.server.opening import Me, room_for_one_more
from tavola.server.problems import Problem
from tavola.server.schema import tables
from tavola.server.shapes import TURNS
from tavola.server.sheet import Chair, Sheet, new_rows, remove
from tavola.server.table import Table

TURNED = re.compile(f"[{TURNS}]")
AT_ONCE = 500  # entries stored in one job: moves of other tables come between


async def upload(hall: Hall, me: Me, text: bytes) -> Live:
    """A table to look at: the record's game as it was played."""
    async with hall.reading:
        record = await asyncio.to_thread(_read, text, hall.settings.record_actions)
        sheet = _sheet(hall, me, record)
        table, rows = await asyncio.to_thread(_played_through, sheet, record, hall.now())
    async with room_for_one_more(hall, me, len(rows)) as room:
        await _store(hall, table, rows, room)
    live = Live(table, hall.writer, hall.now)
    hall.welcome(live)
    return live


def _read(text: bytes, most: int) -> Record:
    try:
        record = Record.from_text(text)
    except BadRecord as wrong:
        raise Problem(400, "bad-record", str(wrong), ply=wrong.ply) from wrong
    if any(TURNED.search(name) for name in [*record.names, *(hand.name for hand in record.hands)]):
        raise Problem(400, "bad-record", "a name in this record has control characters, or marks that turn it round")
    if len(record.actions) > most:
        raise Problem(413, "too-large", f"a record may have at most {most} actions here, not {len(record.actions)}")
    return record


def _sheet(hall: Hall, me: Me, record: Record) -> Sheet:
    return Sheet(
        id=hall.share.new_id(),
        game=record.game.slug,
        rules=record.rules,
        options=record.options,
        start=record.from_position,
        origin="record",
        host=me[0],
        status="playing",
        practice=True,
        created=hall.now(),
        touched=hall.now(),
    )


def _seals(table: Table, record: Record, at: float) -> list[Entry]:
    """What was sealed where it was played."""
    return [table.enter("seal", None, Body(seals=record.fair), at)] if record.fair else []


def _played_through(sheet: Sheet, record: Record, now: float) -> tuple[Table, list[Row]]:
    names = enumerate(record.names)
    table = Table(sheet, [Chair(table=sheet.id, seat=seat, kind="open", name=name[:40]) for seat, name in names])
    new = [*_seals(table, record, now), *_played(table, record, now)]
    table.settle(new, now)
    return table, [entry.row(sheet.id) for entry in new]


def _played(table: Table, record: Record, at: float) -> list[Entry]:
    new = []
    for ply, action in enumerate(record.actions):
        new += _changed(table, record.hands, ply, at)
        actor = int(table.line.state.actor)
        new.append(table.act("play", actor, action, at) if actor >= 0 else table.act("chance", None, action, at))
    return new + _changed(table, record.hands, len(record.actions), at)


def _changed(table: Table, hands: Sequence[Hand], ply: int, at: float) -> list[Entry]:
    """Seats that changed hands at this ply."""
    return [table.enter(hand.change, hand.seat, Body(name=hand.name), at) for hand in hands if hand.ply == ply]


async def _store(hall: Hall, table: Table, rows: list[Row], room: Check) -> None:
    """The table, then its entries in slices; until the last is there it is no table yet, and soon swept away."""
    sheet, job = table.sheet, Job()
    job.checks.append(room)
    job.others += new_rows(sheet, table.chairs, origin="upload", seq=0, ply=0)
    await hall.writer.write(job)
    try:
        for first in range(0, len(rows), AT_ONCE):
            job = Job()
            job.rows += rows[first : first + AT_ONCE]
            await hall.writer.write(job)
        complete = update(tables).where(tables.c.id == sheet.id).values(origin="record", **sheet.mark())
        await hall.writer.run(complete)
    except NotStored:
        await hall.writer.run(*remove(sheet.id))
        raise


def record_of(table: Table) -> Record:
    """The line that stands, as a record."""
    names = [chair.name or table.name_of(chair.seat) or f"seat {chair.seat}" for chair in table.chairs]
    sheet = table.sheet
    record = Record(table.game, table.line.state, names, sheet.start, sheet.options, sheet.rules)
    record.hands = changes(table.line.log, len(table.chairs))
    record.actions = [step.entry.code for step in table.line.steps]
    if sheet.status == "over" or sheet.origin == "record":
        record.fair = table.line.sealing.told(table.line.steps)
    return record
