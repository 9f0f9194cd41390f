"""Everything that is kept of a player, in one file. Of a running game only what the player did and knows."""

from typing import Any

from sqlalchemy import Connection, or_, select

from tavola.server.entries import DECODE
from tavola.server.hall import Hall
from tavola.server.schema import devices, entries, hooks, passkeys, players, pushes, results, seats, tables

TOLD = {  # of each kind, what is the player's; never a key, be it as a hash
    "passkeys": (passkeys, ("name", "created", "used")),
    "devices": (devices, ("name", "created", "proved")),
    "browsers": (pushes, ("endpoint", "language", "created")),
    "webhooks": (hooks, ("url", "created")),
    "results": (results, ("table", "seat", "game", "mode", "place", "score", "at")),
}


def everything(hall: Hall, player: str) -> dict[str, Any]:
    with hall.engine.connect() as connection:
        who = connection.execute(select(players).where(players.c.id == player)).one()
        found: dict[str, Any] = {"player": {name: getattr(who, name) for name in ("id", "name", "created", "seen")}}
        for name, (table, columns) in TOLD.items():
            wanted = select(*(table.c[column] for column in columns)).where(table.c.player == player)
            found[name] = [dict(row) for row in connection.execute(wanted).mappings()]
        return found | {"tables": _tables(connection, player)}


def _tables(connection: Connection, player: str) -> list[dict[str, Any]]:
    """Where the player sits or is host, or has said something."""
    sits = select(seats.c.table).where(seats.c.player == player)
    said = select(entries.c.table).where(entries.c.kind == "chat", entries.c.body.contains(f'"{player}"'))
    mine = select(tables).where(or_(tables.c.host == player, tables.c.id.in_(sits), tables.c.id.in_(said)))
    return [_table(connection, player, row) for row in connection.execute(mine.order_by(tables.c.created)).all()]


def _table(connection: Connection, player: str, row: Any) -> dict[str, Any]:
    chairs = connection.execute(select(seats).where(seats.c.table == row.id).order_by(seats.c.seat)).all()
    own = [chair.seat for chair in chairs if chair.player == player]
    told = {name: getattr(row, name) for name in ("id", "game", "rules", "options", "status", "created", "touched")}
    told["seats"] = [{"seat": each.seat, "name": each.name, "yours": each.seat in own} for each in chairs]
    told["done"] = _done(connection, player, row.id, own)
    return told | ({"record": f"/api/tables/{row.id}/record"} if row.status == "over" else {})


def _done(connection: Connection, player: str, table: str, own: list[int]) -> list[dict[str, Any]]:
    """What the player's seats did, and what the player said."""
    theirs = or_(entries.c.seat.in_(own), entries.c.body.contains(f'"{player}"'))
    found = []
    for row in connection.execute(select(entries).where(entries.c.table == table, theirs).order_by(entries.c.n)):
        body = DECODE.decode(row.body)
        if row.kind == "chat" and body.player != player:
            continue
        told = {"n": row.n, "kind": row.kind, "seat": row.seat, "at": row.at}
        found.append(told | ({"act": body.act} if body.act else {}) | ({"text": body.text} if body.text else {}))
    return found
