"""Opening tables: new ones, rematches, and branches of a game that was."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from collections.abc import Set as AbstractSet
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from tavola.bots.levels import LEVELS
from tavola.kernel import registry
from tavola.kernel.errors import BadOption, UnknownGame
from tavola.kernel.game import Game
from tavola.server import keys, slices
from tavola.server.asked import Branch, NewTable, SeatAsked, Setting
from tavola.server.client import Client
from tavola.server.clocks import ClockRule
from tavola.server.entries import Body, Entry
from tavola.server.hall import Hall
from tavola.server.jobs import ANEW, Check, Job
from tavola.server.live import Live
from tavola.server.names import name_bots
from tavola.server.postgres import must_stand
from tavola.server.problems import Problem
from tavola.server.settings import Settings
from tavola.server.sheet import Chair, Sheet, link_next, new_rows
from tavola.server.storage import NoRoom, Stored, must_have_room
from tavola.server.table import Table
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
        options = game.options_of(game.begin(len(asked.seats), game.preset(asked.preset) | asked.options))
    except BadOption as wrong:
        raise Problem(400, "bad-option", str(wrong)) from wrong
    if asked.rated:
        must_be_ratable(game, asked, options)
    return await _open(hall, me, asked, _sheet(hall, me, game, asked, options=options, rated=asked.rated))


def must_be_ratable(game: Game, asked: NewTable, options: Mapping[str, bool | int | str]) -> None:
    """What is compared is played alike, against a clock, by people and bots of a level, before everybody's eyes."""
    kinds = [seat.kind for seat in asked.seats]
    reasons = {
        "several people at one screen": "screen" in kinds or kinds.count("me") > 1,
        "bots alone": set(kinds) == {"bot"},
        "bots that are of no level": any(seat.kind == "bot" and seat.level not in LEVELS for seat in asked.seats),
        "one seat": len(kinds) < 2,
        "no clock": asked.clock is None,
        "rules of its own": options != game.options_of(game.begin(len(kinds), game.preset(asked.preset))),
        "practice": asked.practice,
        "no spectators": not asked.spectators,
    }
    if wrong := [reason for reason, found in reasons.items() if found]:
        raise Problem(400, "not-ratable", f"a rated table cannot have {wrong[0]}")


async def branch(hall: Hall, me: Me, old: Table, asked: Branch) -> tuple[Live, dict[str, str]]:
    """Go on from a position of another table."""
    must_be_open(old)
    if asked.ply > old.line.ply:
        raise Problem(404, "no-ply", f"there is no ply {asked.ply}: the game has 0 to {old.line.ply}")
    if len(asked.seats) != len(old.chairs):
        raise Problem(400, "bad-option", f"this game has {len(old.chairs)} seats, not {len(asked.seats)}")
    position, options = old.game.dump(await slices.position(old.line, asked.ply)), old.game.options_of(old.line.state)
    sheet = _sheet(hall, me, old.game, asked, options=options, start=position, origin="branch")
    return await _open(hall, me, asked, sheet)


def must_be_open(table: Table) -> None:
    """Whole positions hold secrets: they are given out only where none are left to keep."""
    alone = table.sheet.practice and len(table.people()) <= 1 and not table.hands.wrested
    if table.sheet.status != "over" and not alone and table.sheet.origin != "record":
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
    async with room_for_one_more(hall, me) as room:
        live = await _store(hall, sheet, chairs, asked.start and not any(chair.empty for chair in chairs), room)
    return live, invites


@asynccontextmanager
async def room_for_one_more(hall: Hall, me: Me, entries: int = 0) -> AsyncIterator[Check]:
    """Tables of one player are opened one after the other: asked all at once they would not count each other."""
    if hall.closing_at is not None:
        wait = max(1.0, hall.closing_at - hall.now())
        raise Problem(503, "draining", "the server is about to be updated: open a table afterwards", retry=wait)
    async with hall.opening.setdefault(me[0], asyncio.Lock()):
        too_much = partial(_too_much, hall.settings, entries)
        if wrong := too_much(await asyncio.to_thread(hall.reader.stored_by, me[0])):
            raise Problem(429, "too-many", wrong, retry=3600.0)
        try:
            yield partial(must_have_room, me[0], too_much)
        except NoRoom as wrong_now:
            raise Problem(429, "too-many", str(wrong_now), retry=3600.0) from wrong_now


def _too_much(limits: Settings, entries: int, stored: Stored) -> str:
    """Why this player may keep no more here: everything counts, games that are over and uploads too."""
    if stored.going >= limits.tables:
        return f"you have {limits.tables} tables that are not over"
    if stored.tables >= limits.kept_tables:
        return f"you keep {limits.kept_tables} tables here: remove some that are over"
    if stored.entries + entries > limits.kept_entries:
        return f"your tables hold {limits.kept_entries} moves and more: remove some that are over"
    return ""


def _chairs(table: str, me: Me, asked: Setting) -> tuple[list[Chair], dict[str, str]]:
    chairs, invites = [], {}
    for seat, each in enumerate(asked.seats):
        chair = _chair(table, seat, me, each, asked.name or me[1])
        if chair.kind == "invite":
            invites[str(seat)] = key = keys.new_key()
            chair.invite = keys.digest(key)
        chairs.append(chair)
    name_bots(chairs)
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


async def _store(hall: Hall, sheet: Sheet, chairs: list[Chair], start: bool, room: Check) -> Live:
    """On disk, then in the hall; with its first entries if it starts."""
    live = Live(Table(sheet, chairs), hall.writer, hall.now)
    job = Job()
    job.checks.append(room)
    job.others += new_rows(sheet, chairs)
    table, now = live.table, hall.now()
    await live.store([table.seal(now), *(table.begin(now) if start else [])], job)
    hall.welcome(live)
    return live


async def is_there(hall: Hall, table: str) -> bool:
    """Is there such a table still?"""
    with suppress(Problem):
        return await hall.glance(table) is not None
    return False


async def rematch(hall: Hall, me: Me, old: Live, without: AbstractSet[str] = frozenset()) -> Live:
    """The same options and clock once more; everyone moves on by a seat, so that another has the first."""
    was, sheet = old.table.sheet, _same_again(hall, me, old.table)
    sitting = [chair for chair in old.table.chairs if chair.player is None or chair.player not in without]
    sitting = [*sitting[1:], sitting[0]]
    chairs = [_again(chair, sheet.id, seat) for seat, chair in enumerate(sitting)]
    moved = {chair.seat: seat for seat, chair in enumerate(sitting)}
    name_bots(chairs)
    job = Job()
    job.others += [*new_rows(sheet, chairs), link_next(old.id, sheet.id)]
    job.tell(old.id, ANEW)
    job.checks.append(partial(must_stand, old.id, old.table.line.seq))
    live = Live(Table(sheet, chairs), hall.writer, hall.now)
    async with room_for_one_more(hall, me) as room:
        job.checks.append(room)
        sealed = _sealed_again(live.table, old.table, moved, hall.now())
        await live.store([*sealed, *live.table.begin(hall.now())], job)
    was.next = sheet.id
    hall.welcome(live)
    old.audience.tell_table(Client.say)
    return live


def _sealed_again(table: Table, old: Table, moved: Mapping[int, int], at: float) -> list[Entry]:
    """The secret of a rematch was committed to before the seats gave their shares: they count again where they sit."""
    was = old.line.sealing
    sealed = table.seal(at, was.following)
    given = {moved[seat]: share for seat, share in was.standing.items() if seat in moved} if was.following else {}
    return [sealed, *(table.enter("share", seat, Body(text=given[seat]), at) for seat in sorted(given))]


def _same_again(hall: Hall, me: Me, old: Table) -> Sheet:
    now, was = hall.now(), old.sheet
    return Sheet(
        id=hall.share.new_id(),
        game=was.game,
        rules=old.game.version,
        options=old.game.options_of(old.line.state),
        start=was.start,
        origin="rematch",
        host=me[0],
        listed=was.listed,
        spectators=was.spectators,
        clock=was.clock,
        created=now,
        touched=now,
        rated=was.rated,
    )


def _again(chair: Chair, table: str, seat: int) -> Chair:
    """Who sat sits, also where a bot stood in to the end; a bot sits for who is forgotten."""
    gone = chair.kind == "player" and chair.player is None
    return Chair(
        table=table,
        seat=seat,
        kind="player" if chair.player is not None else "bot" if gone else chair.kind,
        player=chair.player,
        name=chair.name,
        level=None if chair.player is not None else "club" if gone else chair.level,
        screen=chair.screen,
    )
