"""What an admin may look up of tables and players."""

import gc
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Engine, func, or_, select

from tavola.kernel.game import Game
from tavola.server.admin_views import AdminPlayer, AdminPlayers, AdminSeat, AdminTable, AdminTableMore, AdminTables
from tavola.server.hall import Hall
from tavola.server.live import Live
from tavola.server.logbook import chat_line
from tavola.server.schema import entries, players, seats, tables
from tavola.server.writer import Writer

SAID = 100  # lines of chat that are shown
STEP = 4096  # bytes
MOST_THINGS = 300_000  # weighed at one table
SHARED = (Game, Writer, type, ModuleType)  # what a table does not have to itself


def like(text: str) -> str:
    """What is looked for, anywhere in a word; the signs of SQL mean themselves."""
    return "%" + text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"


def list_tables(hall: Hall, asked: str, status: str, limit: int, offset: int) -> AdminTables:
    """Tables whose id, game, host or names have this in them, those touched last first."""
    where: list[ColumnElement[bool]] = [tables.c.status == status] if status else []
    if asked:
        named = select(seats.c.table).where(or_(seats.c.name.ilike(like(asked), escape="\\"), seats.c.player == asked))
        ids = [column.ilike(like(asked), escape="\\") for column in (tables.c.id, tables.c.game)]
        where.append(or_(*ids, tables.c.host == asked, tables.c.id.in_(named)))
    newest = (tables.c.touched.desc(), tables.c.created.desc(), tables.c.id)
    wanted = select(tables).where(*where).order_by(*newest).limit(limit).offset(offset)
    with hall.engine.connect() as connection:
        total = connection.execute(select(func.count()).select_from(tables).where(*where)).scalar_one()
        rows = connection.execute(wanted).mappings().all()
    return AdminTables(total, [_table(hall, dict(row)) for row in rows])


def _table(hall: Hall, row: dict[str, Any]) -> AdminTable:
    live, here = hall.tables.get(row["id"]), hall.share.has(row["id"])
    sheet = live.table.sheet if live else None
    chairs = live.table.chairs if live else hall.reader.chairs_of(row["id"])
    return AdminTable(
        id=row["id"],
        game=row["game"],
        status=sheet.status if sheet else row["status"],
        origin=row["origin"],
        host=sheet.host if sheet else row["host"],
        seats=[AdminSeat(chair.seat, chair.kind, chair.player, chair.name) for chair in chairs],
        created=row["created"],
        touched=sheet.touched if sheet else row["touched"],
        ply=sheet.ply if sheet else row["ply"],
        listed=row["listed"],
        spectators=row["spectators"],
        process=hall.nth if here else hall.share.owner(row["id"]),
        loaded=live is not None if here else None,
        windows=len(live.audience.clients) if live else 0 if here else None,
    )


def one_table(hall: Hall, row: dict[str, Any]) -> AdminTableMore:
    """One with what it weighs."""
    live = hall.tables.get(row["id"])
    weighed = select(func.count(), func.coalesce(func.sum(func.length(entries.c.body)), 0))
    with hall.engine.connect() as connection:
        number, size = connection.execute(weighed.where(entries.c.table == row["id"])).one()
    return AdminTableMore(
        **msgspec.structs.asdict(_table(hall, row)),
        entries=number,
        bytes=about(size),
        memory=about(weight(live)) if live else 0,
        thinking=bool(live and live.thinking),
        chat=[chat_line(entry) for entry in live.table.chat[-SAID:]] if live else [],
    )


def about(size: int) -> int:
    """In steps: to the byte, a size would tell how long the name of a hidden card is."""
    return -(-size // STEP) * STEP


def weight(live: Live) -> int:
    """About how many bytes a table holds in memory that no other table shares."""
    waiting: list[Any] = [live.table, live.audience.sights]
    met: set[int] = set()
    size = 0
    while waiting and len(met) < MOST_THINGS:
        thing = waiting.pop()
        if id(thing) in met or isinstance(thing, SHARED) or callable(thing):
            continue
        met.add(id(thing))
        size += (
            len(bytes(thing)) if isinstance(thing, msgspec.Raw) else sys.getsizeof(thing)
        )  # Raw does not know its own
        waiting += _inside(thing)
    return size


def _inside(thing: Any) -> Sequence[Any]:
    """What it refers to; of things the collector does not look at, their fields."""
    if isinstance(thing, msgspec.Struct):
        return [getattr(thing, name) for name in thing.__struct_fields__]
    return gc.get_referents(thing)


def list_players(hall: Hall, asked: str, limit: int) -> AdminPlayers:
    """Players whose id or name has this in it, the newest first."""
    where: list[ColumnElement[bool]] = [players.c.gone.is_(None)]
    if asked:
        where.append(or_(players.c.id == asked, players.c.name.ilike(like(asked), escape="\\")))
    hosts = select(func.count()).where(tables.c.host == players.c.id).scalar_subquery()
    sits = select(func.count(seats.c.table.distinct())).where(seats.c.player == players.c.id).scalar_subquery()
    wanted = select(players.c.id, players.c.name, players.c.created, hosts, sits).where(*where)
    with hall.engine.connect() as connection:
        total = connection.execute(select(func.count()).select_from(players).where(*where)).scalar_one()
        rows = connection.execute(
            wanted.order_by(players.c.created.desc(), players.c.name, players.c.id).limit(limit)
        ).all()
    return AdminPlayers(total, [_player(hall, *row) for row in rows])


def _player(hall: Hall, id: str, name: str, created: float, hosts: int, sits: int) -> AdminPlayer:
    muted = hall.bans.muted_until(id) > hall.now()
    return AdminPlayer(id, name, created, hosts, sits, hall.bans.player(id), muted)


def player_name(engine: Engine, id: str) -> str | None:
    """The name of a player, or None if there is none."""
    with engine.connect() as connection:
        asked = select(players.c.name).where(players.c.id == id, players.c.gone.is_(None))
        return connection.execute(asked).scalar_one_or_none()
