"""Opening tables: new ones, rematches, branches of a game that was, and uploaded records."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from tavola.kernel import registry
from tavola.kernel.errors import BadOption, UnknownGame
from tavola.kernel.game import Game
from tavola.kernel.record import Record
from tavola.server import keys
from tavola.server.asked import Branch, NewTable, SeatAsked, Setting
from tavola.server.client import Client
from tavola.server.clocks import ClockRule
from tavola.server.entries import Body
from tavola.server.hall import Hall
from tavola.server.jobs import Job
from tavola.server.live import Live
from tavola.server.problems import Problem
from tavola.server.tables import Chair, Sheet, link_next, new_rows
from tavola.server.workers import check_level

Me = tuple[str, str]  # a player's id and name


def find_game(slug: str) -> Game:
    try:
        return registry.game(slug)
    except UnknownGame as wrong:
        raise Problem(404, "no-game", str(wrong)) from wrong


async def open_table(hall: Hall, me: Me, asked: NewTable) -> tuple[Live, dict[str, str]]:
    """A new table as asked; started at once if that was asked and nobody is missing."""
    game = find_game(asked.game)
    try:
        options = game.options_of(game.new(len(asked.seats), **asked.options))
    except BadOption as wrong:
        raise Problem(400, "bad-option", str(wrong)) from wrong
    return await _open(hall, me, asked, _sheet(hall, me, game, asked, options=options))


async def branch(hall: Hall, me: Me, old: Live, asked: Branch) -> tuple[Live, dict[str, str]]:
    """Go on from a position of another table."""
    must_be_open(old)
    if asked.ply > old.line.ply:
        raise Problem(404, "no-ply", f"there is no ply {asked.ply}: the game has 0 to {old.line.ply}")
    if len(asked.seats) != len(old.chairs):
        raise Problem(400, "bad-option", f"this game has {len(old.chairs)} seats, not {len(asked.seats)}")
    position = old.game.dump(old.line.at(asked.ply))
    sheet = _sheet(hall, me, old.game, asked, options=old.sheet.options, start=position, origin="branch")
    return await _open(hall, me, asked, sheet)


def must_be_open(live: Live) -> None:
    """Whole positions hold secrets: they are given out only where none are left to keep."""
    alone = live.sheet.practice and len({chair.player for chair in live.chairs if chair.kind == "player"}) <= 1
    if live.sheet.status != "over" and not alone and live.sheet.origin != "record":
        raise Problem(403, "too-early", "this is possible once the game is over, or at a practice table of one person")


def _sheet(hall: Hall, me: Me, game: Game, asked: Setting, **more: Any) -> Sheet:
    now = hall.now()
    return Sheet(
        id=hall.share.new_id(),
        game=game.slug,
        rules=game.version,
        host=me[0],
        practice=asked.practice,
        listed=asked.listed,
        spectators=asked.spectators,
        clock=ClockRule(asked.clock.bank, asked.clock.add) if asked.clock else None,
        created=now,
        touched=now,
        **more,
    )


async def _open(hall: Hall, me: Me, asked: Setting, sheet: Sheet) -> tuple[Live, dict[str, str]]:
    chairs, invites = _chairs(sheet.id, me, asked)
    if asked.practice and len({chair.player for chair in chairs if chair.kind != "bot"}) > 1:
        raise Problem(400, "bad-option", "a practice table has one person and bots")
    async with _room_for_one_more(hall, me):
        live = await _store(hall, sheet, chairs, asked.start and not any(chair.empty for chair in chairs))
    return live, invites


@asynccontextmanager
async def _room_for_one_more(hall: Hall, me: Me) -> AsyncIterator[None]:
    """Tables of one player are opened one after the other: asked all at once they would not count each other."""
    async with hall.opening.setdefault(me[0], asyncio.Lock()):
        if await asyncio.to_thread(hall.reader.unfinished, me[0]) >= hall.settings.tables:
            raise Problem(429, "too-many", f"you have {hall.settings.tables} tables that are not over", retry=3600.0)
        yield


def _chairs(table: str, me: Me, asked: Setting) -> tuple[list[Chair], dict[str, str]]:
    chairs, invites = [], {}
    for seat, each in enumerate(asked.seats):
        chair = _chair(table, seat, me, each, asked.name or me[1])
        if chair.kind == "invite":
            invites[str(seat)] = key = keys.new_key()
            chair.invite = keys.digest(key)
        chairs.append(chair)
    return chairs, invites


def _chair(table: str, seat: int, me: Me, asked: SeatAsked, name: str) -> Chair:
    match asked.kind:
        case "me":
            return Chair(table=table, seat=seat, kind="player", player=me[0], name=asked.name or name)
        case "screen":
            shown = asked.name or f"{name} {seat + 1}"
            return Chair(table=table, seat=seat, kind="player", player=me[0], name=shown[:40], screen=True)
        case "bot":
            return Chair(table=table, seat=seat, kind="bot", level=check_level(asked.level or "club"))
        case other:
            return Chair(table=table, seat=seat, kind=other)


async def _store(hall: Hall, sheet: Sheet, chairs: list[Chair], start: bool) -> Live:
    """On disk, then in the hall; with its first entries if it starts."""
    live = Live(sheet, chairs, hall.writer, hall.now)
    job = Job()
    job.others += new_rows(sheet, chairs)
    await live.store(begin(live) if start else [], job)
    hall.welcome(live)
    return live


def begin(live: Live) -> list[Any]:
    """The first entries of a game: that it starts, and what chance decides before anyone."""
    live.sheet.status = "playing"
    at = live.now()
    return [live.add(live.line.entry("start", None, Body(), at)), *live.run_on(at)]


async def rematch(hall: Hall, me: Me, old: Live) -> Live:
    """The same seats, options and clock once more; asked twice, the same table."""
    if old.sheet.next is not None:
        with suppress(Problem):  # it may be gone
            return await hall.glance(old.sheet.next)
    if old.sheet.status != "over" or old.sheet.origin == "record":
        raise Problem(409, "not-over", "a rematch is possible once the game is over")
    now, was = hall.now(), old.sheet
    sheet = Sheet(
        id=hall.share.new_id(),
        game=was.game,
        rules=old.game.version,
        options=was.options,
        start=was.start,
        origin="rematch",
        host=me[0],
        listed=was.listed,
        spectators=was.spectators,
        clock=was.clock,
        created=now,
        touched=now,
    )
    chairs = [_again(chair, sheet.id) for chair in old.chairs]
    job = Job()
    job.others += [*new_rows(sheet, chairs), link_next(old.id, sheet.id)]
    live = Live(sheet, chairs, hall.writer, hall.now)
    async with _room_for_one_more(hall, me):
        await live.store(begin(live), job)
    old.sheet.next = sheet.id
    hall.welcome(live)
    old.tell_table(Client.say)
    return live


def _again(chair: Chair, table: str) -> Chair:
    return Chair(
        table=table,
        seat=chair.seat,
        kind=chair.kind,
        player=chair.player,
        name=chair.name,
        level=chair.level,
        screen=chair.screen,
    )


async def open_record(hall: Hall, me: Me, record: Record) -> Live:
    """A table to look at: the record's game as it was played."""
    game, now = record.game, hall.now()
    sheet = Sheet(
        id=hall.share.new_id(),
        game=game.slug,
        rules=game.version,
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
    live = Live(sheet, chairs, hall.writer, hall.now)
    job = Job()
    job.others += new_rows(sheet, chairs)
    async with _room_for_one_more(hall, me):
        await live.store(_written(live, record.actions), job)
    hall.welcome(live)
    return live


def _written(live: Live, actions: Sequence[int]) -> list[Any]:
    new = []
    for action in actions:
        actor = int(live.line.state.actor)
        kind, seat = ("play", actor) if actor >= 0 else ("chance", None)
        new.append(live.add(live.line.act(kind, seat, action, live.now())))  # type: ignore[arg-type]
    return new


def record_of(live: Live) -> Record:
    """The line that stands, as a record."""
    names = [live.name_of(seat) or f"seat {seat}" for seat in range(len(live.chairs))]
    state = live.line.state
    record = Record(live.game, state, names, live.sheet.start, live.sheet.options)
    record.actions = [step.entry.code for step in live.line.steps]
    return record
