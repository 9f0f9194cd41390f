"""The tiles of both maps, and what has become of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado.data import CAVE_COUNTS, ISLAND_COUNTS, RADIUS, SIDE_PAIRS
from tavola.games.el_dorado.observing.places import PLACE, place_part, put_place
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import KINDS, NONE, Q, R
from tavola.kernel.observation import Part

TILES: Final[i64] = sum(ISLAND_COUNTS.values()) + sum(CAVE_COUNTS.values())  # on the maps at most
SHRINES: Final = 3
ENDS: Final[int] = len(SIDE_PAIRS)


def land_parts() -> list[Part]:
    """ED-43, ED-95, ED-132, ED-215, ED-218"""
    laid = "for each tile, the first one first"
    kinds = "0 none, 1 water to 7 entrance, in the cave 8 exit to 22 Totec's Garden"
    return [
        Part(
            "tile",
            0,
            KINDS - 1,
            f"Its kind, {laid}: {kinds}.",
            (TILES,),
            True,
        ),
        Part("tile_at", -RADIUS, RADIUS, f"Its q and r, {laid}.", (TILES, 2)),
        place_part("entrance", "Where the cave's entrance is"),
        place_part("exit", "Where the cave's exit is"),
        place_part("secret_exit", "Where the secret exit is"),
        place_part("way_in", "Where the cave-in is while it is the only way in"),
        place_part("shrine_tile", "Where the cave shrine's tile is until it is lifted"),
        place_part("bridge", "Where the bridge is"),
        place_part("shrines", "Where the island shrines are, as they were found", SHRINES),
        Part("bridge_ends", 0, ENDS, "Which two sides the bridge joins, as build_bridge counts from 1; 0 no bridge."),
        Part("marks_void", 0, 1, "1: the X marks of the exit count no more."),
        Part("withered", 0, 1, "1: the island's gardens have withered."),
    ]


def put_land(t: Power, out: vec[i64], at: i64) -> i64:
    put_tiles(t, out, at)
    at += 3 * TILES
    put_place(out, at, t.entrance)
    put_place(out, at + PLACE, t.exit)
    put_place(out, at + 2 * PLACE, t.secret)
    put_place(out, at + 3 * PLACE, t.way_in)
    put_place(out, at + 4 * PLACE, t.shrine_tile)
    put_place(out, at + 5 * PLACE, t.bridge)
    for i in range(i64(len(t.shrine_at))):
        put_place(out, at + (6 + i) * PLACE, t.shrine_at[i])
    at += (6 + SHRINES) * PLACE
    out[at] = t.bridge_ends + 1 if t.bridge != NONE else 0
    out[at + 1] = 1 if t.marks_void else 0
    out[at + 2] = 1 if t.withered else 0
    return at + 3


def put_tiles(t: Power, out: vec[i64], at: i64) -> None:
    kinds = t.kind
    where = at + TILES
    for place in t.laid:
        out[at] = kinds[place]
        out[where] = Q[place]
        out[where + 1] = R[place]
        at += 1
        where += 2
