"""From whom does Mirelle steal?"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import names
from tavola.games.abandoned_fortress.actions import STEAL
from tavola.games.abandoned_fortress.asking.decision import Decision, Pass, Reasons, Words, named_by, where
from tavola.games.abandoned_fortress.questions.theft import beside, can_take
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import HERO, LEADERS
from tavola.kernel.actions import Action
from tavola.kernel.story import Voice


class Steal(Words):
    """From a seat, by its panel."""

    def ids_for(self, seat: int, act: Action) -> tuple[str, ...]:
        return (f"seat-{act.params['seat']}",)

    def args(self, seats: int, act: Action, voice: Voice) -> dict[str, str]:
        return {"who": names.side(seats, int(act.params["seat"]), voice)}

    def meant(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        return named_by("steal", t, self, ids) if seat == t.actor else None


def why_not_steal(t: AbandonedFortress, code: int) -> list[int]:
    """AF-R81, AF-R87, AF-R96"""
    seat = int(STEAL.a(code))
    if seat >= t.seats or t.allied(seat, t.active):
        return [af.NOT_AN_ALLY]
    far = not beside(t, t.cell[t.active * LEADERS + HERO], seat)
    return where({af.NEXT_TO_THE_VICTIM: far, af.LIMITS_ALWAYS: not can_take(t, seat)})


class Theft(Decision):
    finders: ClassVar[Mapping[str, Reasons]] = {"steal": why_not_steal}

    def __init__(self) -> None:
        super().__init__("theft", {"steal": Steal(), "pass": Pass()})
