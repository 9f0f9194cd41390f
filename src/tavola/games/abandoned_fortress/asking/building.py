"""What is built, and where?"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import ACTIONS, BUILD_CASTLE, BUILD_WALL
from tavola.games.abandoned_fortress.asking.decision import Decision, Pass, Reasons, Words, where
from tavola.games.abandoned_fortress.data import CASTLE_IDS, CELLS
from tavola.games.abandoned_fortress.questions.building import site_breaks, wall_site_breaks
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import (
    CASTLE,
    CASTLE_PRICE,
    INNER,
    LEADERS,
    MOST_WALLS,
    NONE,
    WALL_PRICE,
)
from tavola.kernel.actions import Action
from tavola.kernel.story import Voice


class BuildCastle(Words):
    """First what is built, with its price, then where."""

    def args(self, seats: int, act: Action, voice: Voice) -> dict[str, str]:
        return {**super().args(seats, act, voice), "n": str(CASTLE_PRICE)}

    def ids_for(self, seat: int, act: Action) -> tuple[str, ...]:
        return f"build-{act.params['castle']}", str(act.params["space"])

    def meant(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        if len(ids) != 2 or ids[0].removeprefix("build-") not in CASTLE_IDS or ids[1] not in CELLS:
            return None
        return ACTIONS.encode("build_castle", space=ids[1], castle=ids[0].removeprefix("build-"))


class BuildWall(Words):
    def args(self, seats: int, act: Action, voice: Voice) -> dict[str, str]:
        return {**super().args(seats, act, voice), "n": str(WALL_PRICE)}

    def ids_for(self, seat: int, act: Action) -> tuple[str, ...]:
        return "build-wall", str(act.params["space"])

    def meant(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        if len(ids) != 2 or ids[0] != "build-wall" or ids[1] not in CELLS:
            return None
        return ACTIONS.encode("build_wall", space=ids[1])


def why_no_castle(t: AbandonedFortress, code: int) -> list[int]:
    used = t.cell[t.active * LEADERS + CASTLE + BUILD_CASTLE.b(code)] != NONE
    broken = where({af.BUILDING_PRICES: t.gold[t.active] < CASTLE_PRICE, af.UNUSED_CASTLE_CARD: used})
    return [*broken, site_breaks(t, BUILD_CASTLE.a(code), INNER, INNER)]


def why_no_wall(t: AbandonedFortress, code: int) -> list[int]:
    all_stand = t.walls[t.active] == MOST_WALLS
    broken = where({af.BUILDING_PRICES: t.gold[t.active] < WALL_PRICE, af.BUILDING_SITES: all_stand})
    return [*broken, wall_site_breaks(t, BUILD_WALL.a(code))]


class Build(Decision):
    finders: ClassVar[Mapping[str, Reasons]] = {"build_castle": why_no_castle, "build_wall": why_no_wall}

    def __init__(self) -> None:
        words = {"build_castle": BuildCastle(), "build_wall": BuildWall(), "end_build": Pass()}
        super().__init__("build", words)

    def hint(self, t: AbandonedFortress, seat: int | None, voice: Voice) -> str:
        return voice.say("hint-build", n=t.gold[t.active])
