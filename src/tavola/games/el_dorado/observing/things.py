"""What lies open beside the maps: stacks of cards, treasures, the cave shrine."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado.observing.sitting import (
    FIGHTERS,
    LEAD,
    LEADS,
    OF_MONSTERS,
    holder_code,
    lead_code,
)
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import MOST_DOUBLOONS, TYPES
from tavola.kernel.observation import Part

COINS = 3


def thing_parts(seats: int) -> list[Part]:
    """ED-16, ED-104, ED-122, ED-187, ED-190, ED-193"""
    holder = f"{LEAD}, 13 the Thieves without a thief on the map, 15 on dwellers as in fights, and 7"
    most = FIGHTERS + OF_MONSTERS
    return [
        Part("stock", 0, 30, "Food, wood and gold in the open stacks.", (TYPES,)),
        Part("den", 0, 80, "Food, wood and gold of the Thieves tile.", (TYPES,)),
        Part("coins", 0, most, f"Who has the coins of Bavieca, the Rose and Jiménez: {holder}.", (COINS,), True),
        Part("curse", 0, LEADS, f"Who is cursed: {LEAD}.", category=True),
        Part("cave_shrine", 0, most, f"Who has the cave shrine: {holder}.", category=True),
        Part("doubloons", 0, MOST_DOUBLOONS, "Doubloons of the Thieves."),
        Part("hiding", 0, 1, "1: the Thieves are in hiding."),
        Part("bought", 0, 1, "1: Victoria has bought this turn."),
    ]


def put_things(t: Power, observer: i64, out: vec[i64], at: i64) -> i64:
    for type in range(TYPES):
        out[at + type] = t.stock[type]
        out[at + TYPES + type] = t.den[type]
    at += 2 * TYPES
    for coin in range(COINS):
        out[at + coin] = holder_code(t, observer, t.coin[coin])
    at += COINS
    out[at] = lead_code(t, observer, t.curse)
    out[at + 1] = holder_code(t, observer, t.shrine_by)
    out[at + 2] = t.doubloons
    out[at + 3] = 1 if t.hiding else 0
    out[at + 4] = 1 if t.bought else 0
    return at + 5
