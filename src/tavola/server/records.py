"""Records: an uploaded one as a table to look at, and what was played at a table as a record."""

from collections.abc import Sequence

from tavola.kernel.record import Record
from tavola.server.entries import Body, Entry
from tavola.server.hall import Hall
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
        await live.store([*_seals(live.table, record, now), *_played(live.table, record.actions, now)], job)
    hall.welcome(live)
    return live


def _seals(table: Table, record: Record, at: float) -> list[Entry]:
    """What was sealed where it was played."""
    return [table.enter("seal", None, Body(seals=record.fair), at)] if record.fair else []


def _played(table: Table, actions: Sequence[int], at: float) -> list[Entry]:
    new = []
    for action in actions:
        actor = int(table.line.state.actor)
        new.append(table.act("play", actor, action, at) if actor >= 0 else table.act("chance", None, action, at))
    return new


def record_of(table: Table) -> Record:
    """The line that stands, as a record."""
    names = [table.name_of(seat) or f"seat {seat}" for seat in range(len(table.chairs))]
    sheet = table.sheet
    record = Record(table.game, table.line.state, names, sheet.start, sheet.options, sheet.rules)
    record.actions = [step.entry.code for step in table.line.steps]
    if sheet.status == "over" or sheet.origin == "record":
        record.fair = table.line.sealing.told(table.line.steps)
    return record
