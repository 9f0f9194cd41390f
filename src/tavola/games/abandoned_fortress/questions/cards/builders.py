"""Masons and Architect: what is built for less? AF-58, AF-59"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import BUILD_CASTLE, BUILD_WALL, STOP
from tavola.games.abandoned_fortress.questions.building import (
    build_castle,
    build_wall,
    can_castle,
    can_wall,
    castle_breaks,
    list_castles,
    list_walls,
    wall_breaks,
)
from tavola.games.abandoned_fortress.questions.cards.card import ActionCard
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import ARCHITECT, MASONS
from tavola.kernel.questions import BY_ITSELF
from tavola.kernel.state import FINE


@final
class Masons(ActionCard):
    """Up to 2 walls free of charge; it may be ended early."""

    def __init__(self) -> None:
        super().__init__("masons", MASONS, [BUILD_WALL, STOP], uses=2)

    def changes(self, t: Realm) -> bool:
        return can_wall(t, 0)

    def asked(self, t: Realm) -> i64:
        return t.active if t.effect_left > 0 and can_wall(t, 0) else BY_ITSELF

    def legal(self, t: Realm) -> vec[i64]:
        return append(list_walls(t, 0, vec[i64](capacity=24)), STOP.first)

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        return FINE if STOP.takes(action) else wall_breaks(t, BUILD_WALL.a(action), 0)

    def wants(self, t: Realm) -> i64:
        return af.BUILDING_SITES

    def apply(self, t: Realm, action: i64) -> None:
        if STOP.takes(action):
            t.effect_left = 0
            return
        build_wall(t, BUILD_WALL.a(action), 0)
        t.effect_left -= 1


@final
class Architect(ActionCard):
    """A castle for 1 gold coin."""

    def __init__(self) -> None:
        super().__init__("architect", ARCHITECT, [BUILD_CASTLE])

    def changes(self, t: Realm) -> bool:
        return can_castle(t, 1)

    def legal(self, t: Realm) -> vec[i64]:
        return list_castles(t, 1, vec[i64](capacity=24))

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        return castle_breaks(t, BUILD_CASTLE.a(action), BUILD_CASTLE.b(action), 1)

    def apply(self, t: Realm, action: i64) -> None:
        build_castle(t, BUILD_CASTLE.a(action), BUILD_CASTLE.b(action), 1)
        t.effect_left = 0
