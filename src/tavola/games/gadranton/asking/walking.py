"""Walking: a figure and a cell, the far end of a secret door, another dot."""

from collections.abc import Sequence
from typing import Final, final

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.actions import ACTIONS, STEP
from tavola.games.gadranton.arrows import carriers_from, towers_on
from tavola.games.gadranton.asking.deeds import Deed, in_use, of_a_figure, offered, own_thief
from tavola.games.gadranton.city import may_be_on, next_to, shut_in
from tavola.games.gadranton.data import CELLS, GUARDS, SECRET_INSIDE, SECRET_OUTSIDE, SECRETS
from tavola.games.gadranton.figures import figure_of, left, no_steps
from tavola.games.gadranton.names import GUARD_IDS, THIEF_IDS, figure_id, figure_named
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.tables import NEXT, NONE, SEATS, SIDES, TOWER_OF
from tavola.games.gadranton.walks import ATTACK, CROWN, DOT, PASSING, stops
from tavola.kernel.actions import Action
from tavola.kernel.bits import BIT
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Choice, Preview, Walk
from tavola.kernel.state import FINE
from tavola.kernel.story import Voice

OUTSIDE: Final = ("forest", "dot")  # where no guard goes, GA-38
PAUSES: Final = {PASSING: "passing", DOT: "dot", CROWN: "crown", ATTACK: "attack"}


@final
class Step(Deed):
    def __init__(self) -> None:
        super().__init__("step")

    def ids(self, t: Gadranton, act: Action) -> tuple[str, ...]:
        return figure_id(figure_named(t, str(act.params["figure"]))), str(act.params["cell"])

    def choice(self, t: Gadranton, code: int, act: Action, voice: Voice) -> Choice:
        figure, to = figure_of(t, STEP.a(code)), STEP.b(code)
        return step(code, figure, left(t, figure), stops(t, code, figure), outlook(t, figure, to, voice), voice)

    def meant(self, t: Gadranton, seat: int, ids: Sequence[str]) -> int | None:
        """A figure and a cell; a figure alone that cannot be chosen stands for its first step."""
        names = {THIEF_IDS[seat]: "thief", **dict(zip(GUARD_IDS, GUARDS, strict=True))}
        if not 1 <= len(ids) <= 2 or ids[0] not in names:
            return None
        name = names[ids[0]]
        cell = ids[1] if len(ids) == 2 else first_cell(t, seat if name == "thief" else SEATS + GUARDS.index(name))
        return ACTIONS.encode("step", figure=name, cell=cell) if cell in CELLS else None

    def reasons(self, t: Gadranton, code: int) -> Sequence[int]:
        """Who may walk, how far, and what keeps it off the cell. GA-20 to GA-29, GA-38, GA-R81"""
        figure, to = figure_of(t, STEP.a(code)), STEP.b(code)
        blocked = figure < SEATS and t.blocked[figure] != NONE
        found = [ga.BLOCKED_THIEF if blocked else FINE, *of_a_figure(t, figure)]
        if in_use(t, figure) and left(t, figure) < 1:
            found.append(no_steps(t, figure))
        if not next_to(t.cell[figure], to):
            return [*found, ga.NEIGHBOUR_CELL]
        return [*found, ga.DOOR_IN_FRONT if shut_in(t, t.cell[figure], to) else FINE, may_be_on(t, figure, to)]


def first_cell(t: Gadranton, figure: int) -> str:
    """The first neighbour of a figure that stands, or nothing."""
    at = t.cell[figure] * SIDES
    return "" if at < 0 else next((CELLS[to] for to in NEXT[at : at + SIDES] if to != NONE), "")


def outlook(t: Gadranton, figure: int, cell: int, voice: Voice) -> tuple[str, ...]:
    """Which towers see a carrier there, and whom an archer sees from a tower."""
    carries = figure == t.active and t.worn[figure] != NONE and not (t.hidden & BIT[figure])
    lines = towers_on(t, cell, voice) if carries else ()
    return lines + carriers_from(t, cell, voice) if TOWER_OF[cell] != NONE else lines


@drawn
def step(code: int, figure: int, left: int, stops: int, lines: tuple[str, ...], voice: Voice) -> Choice:
    """A step of a figure that has so many left, and where it should stop to think."""
    act, own = ACTIONS.decode(code), figure < SEATS
    pause = tuple(name for bit, name in PAUSES.items() if stops & bit)
    return Choice(
        act=code,
        ids=(figure_id(figure), str(act.params["cell"])),
        label=voice.say("choose-step", **act.params),
        tone="" if own else "borrow",
        walk=Walk(left=left, pause=pause, avoid=() if own else OUTSIDE),
        preview=Preview(lines=lines) if lines else None,
    )


class Journey(Deed):
    """The own thief and the cell his deed is about."""

    def goal(self, t: Gadranton, act: Action) -> str:
        raise NotImplementedError

    def ids(self, t: Gadranton, act: Action) -> tuple[str, ...]:
        return own_thief(t), self.goal(t, act)

    def label(self, t: Gadranton, act: Action, voice: Voice) -> str:
        return voice.say(f"choose-{self.kind}", cell=self.goal(t, act))

    def meant(self, t: Gadranton, seat: int, ids: Sequence[str]) -> int | None:
        """Only what is offered: a cell by itself is for a step."""
        if len(ids) != 2 or ids[0] != THIEF_IDS[seat]:
            return None
        acts = offered(t, seat).items()
        return next((code for code, act in acts if act.kind == self.kind and self.goal(t, act) == ids[1]), None)


@final
class Cross(Journey):
    tone = "card"

    def __init__(self) -> None:
        super().__init__("cross", "secret_door")

    def goal(self, t: Gadranton, act: Action) -> str:
        """The other side of the wall, seen from the thief."""
        i = SECRETS.index(str(act.params["secret"]))
        return SECRET_OUTSIDE[i] if CELLS[t.cell[t.active]] == SECRET_INSIDE[i] else SECRET_INSIDE[i]


@final
class Teleport(Journey):
    def __init__(self) -> None:
        super().__init__("teleport")

    def goal(self, t: Gadranton, act: Action) -> str:
        return str(act.params["dot"])
