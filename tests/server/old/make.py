"""Makes a database as a host would have it: tables of every game in the middle of play, one over, one not begun.

    PYTHONPATH=src python tests/server/old/make.py 3e0195e

is run in a checkout of the version the database is to be of; here it goes with that version's name. It plays over HTTP
and WebSockets and writes `<version>.sql`, and `<version>.json`: keys of the people, and where each table stands.
"""

import asyncio
import json
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from tavola.server.tables import Sheet

from server.house import House, Person, Seat, settings
from tavola.server.backup import table_ids
from tavola.server.live import Live
from tavola.server.storage import Reader, open_engine
from tavola.server.writer import Writer

THIEVES = {"mode": "ffa_thieves", "hardcore_battle": True, "trade": "any"}
TABLES: list[tuple[int, str, tuple[str, ...], dict[str, Any]]] = [  # moves of one's own, game, seats, what is asked
    (12, "adventurers-guard", ("me", "novice"), {"clock": {"bank": 3600, "add": 10}}),
    (20, "adventurers-guard", ("me", "screen"), {"options": {"may_hold": True, "borrow": "forced"}}),
    (40, "dracomundis", ("me", "random"), {"options": {"dragon_traps": True, "warpath": True}}),
    (25, "dracomundis", ("random", "me", "novice", "random"), {"clock": {"bank": 3600}}),
    (40, "gadranton", ("me", "random"), {"options": {"objectives": "express"}}),
    (25, "gadranton", ("random", "random", "me"), {"options": {"choose_thief": True, "interleave": False}}),
    (60, "abandoned-fortress", ("me", "random"), {"clock": {"bank": 7200, "add": 30}}),
    (40, "abandoned-fortress", ("me", "random", "random", "random"), {"options": {"teams": True}}),
    (60, "el-dorado", ("me", "random", "random"), {}),
    (50, "el-dorado", ("random", "me", "random", "random", "random"), {"options": THIEVES}),
    (40, "el-dorado", ("me",), {"options": {"mode": "solo"}}),
    (40, "el-dorado", ("me", "random", "random", "random"), {"options": {"mode": "teams", "hardcore_turn": True}}),
]


async def main(version: str, folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        keys = await lived(Path(place))
        stand = dict(positions(f"sqlite:///{place}/tavola.db"))
        with sqlite3.connect(f"{place}/tavola.db") as database:
            (folder / f"{version}.sql").write_text("\n".join(database.iterdump()) + "\n", "utf-8")
    (folder / f"{version}.json").write_text(in_lines({"keys": keys, "positions": stand}), "utf-8")


def in_lines(told: dict[str, dict[str, Any]]) -> str:
    """JSON with a line for each key and each position."""
    blocks = []
    for name, values in told.items():
        lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in values.items())
        blocks.append(f"{json.dumps(name)}: {{\n{lines}\n}}")
    return "{\n" + ",\n".join(blocks) + "\n}\n"


async def lived(place: Path) -> dict[str, str]:
    """An evening at the tables; the keys of those who played."""
    async with House(settings(place)) as house:
        ann, tom = await house.person("Ann"), await house.person("Tom")
        for moves, game, kinds, asked in TABLES:
            await played(ann, moves, await ann.open(*kinds, game=game, **asked))
        await talked(ann, tom)
        await taken_back(ann)
        await finished(ann)
        await ann.open("me", "open", game="gadranton", listed=True)
    return {"Ann": ann.key, "Tom": tom.key}


async def played(person: Person, moves: int, table: dict[str, Any]) -> None:
    """So many moves, and then until it is this person's turn, or over."""
    async with person.at(table) as seat:
        for nth in range(moves):
            if await asked(seat):
                await seat.moved(nth * 7)
        await asked(seat)


async def asked(seat: Seat) -> bool:
    """Wait for something to choose; False once the game is over."""
    while not seat.scene.get("choices") and seat.scene["actor"] != -2:
        await seat.read()
    return seat.scene["actor"] != -2


async def talked(ann: Person, tom: Person) -> None:
    """Two people, a word, and an offer of a draw that stands."""
    table = await ann.open("me", "invite", options={"first_player": "seat0"})
    await tom.post(f"/api/tables/{table['id']}/seats/1/take", {"invite": table["invites"]["1"]})
    await ann.post(f"/api/tables/{table['id']}/start")
    async with ann.at(table) as south:
        await south.moved()
        await south.send(type="chat", id="c", text="bonne chance, 행운을 빌어요")
        await south.next("said")
        await south.send(type="draw", id="d", do="offer")
        await south.next("update", id="d")


async def taken_back(ann: Person) -> None:
    """At a practice table, and at one where only the last step may be taken back."""
    for game, options in (("adventurers-guard", {}), ("abandoned-fortress", {"round_limit": 20}), ("el-dorado", {})):
        table = await ann.open("me", "random", game=game, practice=True, options=options)
        async with ann.at(table) as seat:
            for nth in range(12):
                await seat.moved(nth * 3)
            await seat.my_turn()
            await seat.send(type="undo", id="u", ply=seat.ply, practice=True)
            await seat.next("update", "view", id="u")
            await seat.moved(1)
            await seat.my_turn()


async def finished(ann: Person) -> None:
    """A game to its end, and its rematch."""
    table = await ann.open("me", "random", options={"turn_limit": 3})
    await played(ann, 1000, table)
    await played(ann, 2, (await ann.post(f"/api/tables/{table['id']}/rematch"))["table"])


def positions(url: str) -> Iterator[tuple[str, Any]]:
    """Where each table stands, as this version reads it from disk."""
    engine = open_engine(url)
    reader = Reader(engine)
    for id in table_ids(reader):
        live = Live(Sheet.of(dict(reader.table(id) or {})), reader.chairs_of(id), Writer(engine), lambda: 0.0)
        live.recall(reader.entries_of(id))
        yield id, live.game.dump(live.line.state)
    engine.dispose()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(__file__).parent))
