"""Records: an uploaded one as a table to look at, and what was played at a table as a record."""

from collections.abc import Sequence

from tavola.kernel.record import Hand, Record
from tavola.server.entries import Body, Entry
from tavola.server.hall import Hall
from tavola.server.hands import changes
from tavola.server.jobs import Job
from tavola.server.live import Live
from tavola.server.opening import Me, room_for_one_more
from tavola.server.sheet import Chair, Sheet, new_rows
from tavola.server.table import Table


async def open_record(hall: Hall, me: Me, record: Record) -> Live:
    """A table to look at: the record's game as it was played."""
    game, now = record.game, hall.now()
    sheet = Sheet(
        id=hall.share.new_id(),
        game=game.slug,
        rules=record.rules,
        options=record.options,
        start=record.from_position,
        origin="record",
        host=me[0],
        status="playing",
        practice=True,
        created=now,
        touched=now,
    )
    chairs = [Chair(table=sheet.id, seat=seat, kind="open", name=name[:40]) for seat, name in enumerate(record.names)]
    live = Live(Table(sheet, chairs), hall.writer, hall.now)
    job = Job()
    job.others += new_rows(sheet, chairs)
    async with room_for_one_more(hall, me):
        await live.store(_played(live.table, record, now), job)
    hall.welcome(live)
    return live


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


def record_of(table: Table) -> Record:
    """The line that stands, as a record."""
    names = [chair.name or table.name_of(chair.seat) or f"seat {chair.seat}" for chair in table.chairs]
    sheet = table.sheet
    record = Record(table.game, table.line.state, names, sheet.start, sheet.options, sheet.rules)
    record.hands = changes(table.line.log, len(table.chairs))
    record.actions = [step.entry.code for step in table.line.steps]
    return record
