"""Where does the piece on the move go next, or whom does it attack?"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import steps
from tavola.games.abandoned_fortress.actions import ACTIONS, ATTACK, STEP
from tavola.games.abandoned_fortress.asking.decision import Decision, Pass, Reasons, Ways, Words, where
from tavola.games.abandoned_fortress.data import CELLS, DIRECTIONS, TUNNELS
from tavola.games.abandoned_fortress.duel.preview import preview
from tavola.games.abandoned_fortress.names import LEADER_IDS, standing_id
from tavola.games.abandoned_fortress.questions.moving.targets import battle_breaks, reach_breaks, target_breaks
from tavola.games.abandoned_fortress.questions.moving.walking import (
    castle_bit,
    enter_breaks,
    leaving_breaks,
    pays_march,
)
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import LEADERS, NEXT, NONE, SPACE, STEPS, TUNNEL
from tavola.kernel.actions import Action
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Choice, Walk
from tavola.kernel.state import FINE
from tavola.kernel.story import Voice

PAUSE = ("battle", "crown")  # what a walk of several steps stops for


class OnFoot(Words):
    """A step or a way through a tunnel: part of a walk."""

    where: ClassVar[str]  # what its message calls the space it leads to

    def choice(self, t: AbandonedFortress, code: int, act: Action, voice: Voice) -> Choice:
        to = self.ids(t, act)[0]
        return _on_foot(code, to, voice.say(f"choose-{act.kind}", **{self.where: to}), t.left)


@drawn
def _on_foot(code: int, to: str, label: str, left: int) -> Choice:
    return Choice(act=code, ids=(to,), label=label, walk=Walk(left=left, pause=PAUSE))


class Step(OnFoot):
    """To the neighbouring space; for another piece, a space or target that it might go for."""

    where = "space"

    def ids(self, t: AbandonedFortress, act: Action) -> tuple[str, ...]:
        side = DIRECTIONS.index(str(act.params["direction"]))
        return (CELLS[NEXT[t.cell[t.mover] * 4 + side]],)

    def meant(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        own = len(ids) == 2 and ids[0] in LEADER_IDS and ids[0].startswith(f"{seat}-")
        return toward(t, LEADER_IDS.index(ids[0]), ids[1]) if own else None


class Through(OnFoot):
    where = "tunnel"

    def ids_for(self, seat: int, act: Action) -> tuple[str, ...]:
        return (str(act.params["tunnel"]),)


class Attack(Words):
    """On what stands there, after a look at the odds."""

    def fighter(self, t: AbandonedFortress) -> int:
        return t.mover

    def ids(self, t: AbandonedFortress, act: Action) -> tuple[str, ...]:
        return (standing_id(t, CELLS.index(str(act.params["space"]))),)

    def choice(self, t: AbandonedFortress, code: int, act: Action, voice: Voice) -> Choice:
        ids = self.ids(t, act)
        return Choice(
            act=code,
            ids=ids,
            label=self.label(t, act, voice),
            menu=voice.say("menu-attack"),
            tone="capture",
            confirm="sheet",
            preview=preview(t, self.fighter(t), int(ATTACK.a(code)), ids[0], voice),
        )


def toward(t: AbandonedFortress, leader: int, to: str) -> int | None:
    """A step to a neighbour, a tunnel, or an attack on what was clicked."""
    here = t.cell[leader]
    if to in CELLS:
        near = [NEXT[here * 4 + side] for side in range(4)] if here != NONE else []
        if CELLS.index(to) in near:
            return ACTIONS.encode("step", direction=DIRECTIONS[near.index(CELLS.index(to))])
        return ACTIONS.encode("tunnel", tunnel=to) if to in TUNNELS else None
    space = _space_of(t, to)
    return None if space is None else ACTIONS.encode("attack", space=space)


def _space_of(t: AbandonedFortress, id: str) -> str | None:
    if id == "dragon":
        return None if t.dragon == NONE else CELLS[t.dragon]
    if id in LEADER_IDS:
        cell = t.cell[LEADER_IDS.index(id)]
        return None if cell == NONE else CELLS[cell]
    return id.removeprefix("wall-") if id.removeprefix("wall-") in CELLS else None


# all that speaks against something


def why_not_step(t: AbandonedFortress, code: int) -> list[int]:
    """The space, then what the piece has left for it. AF-63 to AF-65"""
    leader = t.mover
    here = t.cell[leader]
    to = NEXT[here * 4 + STEP.a(code)]
    if to == NONE:
        return [af.FOUR_DIRECTIONS]
    bit = castle_bit(t, leader, to)
    spent = af.DIE_MOVE if t.phase == steps.HERO_MOVE else af.SPEED
    broken = {
        spent: not bit and t.left == 0,
        af.NO_FOOD_TO_MARCH: not t.stepped and not pays_march(t, leader),
        af.ONCE_IN_A_CASTLE: bool(t.entered & bit),
    }
    return [enter_breaks(t, leader, here, to), leaving_breaks(t, leader, here, to), *where(broken)]


def why_not_move_to_attack(t: AbandonedFortress, code: int) -> list[int]:
    forced = {af.ONE_ACTION_CARD: t.phase == steps.EFFECT}
    return [*where(forced), *why_not_attack(t, t.mover, int(ATTACK.a(code)))]


def why_not_attack(t: AbandonedFortress, leader: int, cell: int) -> list[int]:
    """The attacker's own state, then the target, then the way to it. AF-67 to AF-70"""
    found = where(
        {
            af.FIGHT_FROM_A_FREE_SPACE: not t.is_free_under(leader),
            af.ARMED_TO_ATTACK: not t.armed(leader),
        }
    )
    found.append(battle_breaks(t, leader, cell))
    target = target_breaks(t, leader // LEADERS, cell)
    if target in (af.ONE_TARGET, af.ONLY_OPPONENTS):
        return [*found, target]
    return [*found, target, reach_breaks(t, leader, cell, t.shoots(leader))]


@cache
def _within(here: int, left: int) -> tuple[int, ...]:
    """The spaces that are so many steps away, and the tunnels."""
    near = range(here * len(CELLS), (here + 1) * len(CELLS))
    return tuple(cell for cell, at in enumerate(near) if SPACE[cell] == TUNNEL or STEPS[at] <= left)


@cache
def _beside(cell: int) -> tuple[int, ...]:
    """The neighbours of a space, from a tunnel also the other tunnels."""
    sides = [int(NEXT[cell * 4 + side]) for side in range(4)]
    tunnels = [CELLS.index(name) for name in TUNNELS] if SPACE[cell] == TUNNEL else []
    return tuple(to for to in sides + tunnels if to not in (NONE, cell))


class Move(Decision):
    finders: ClassVar[Mapping[str, Reasons]] = {"step": why_not_step, "attack": why_not_move_to_attack}

    def __init__(self) -> None:
        super().__init__("move", {"step": Step(), "tunnel": Through(), "attack": Attack(), "stop": Pass()})

    def hint(self, t: AbandonedFortress, seat: int | None, voice: Voice) -> str:
        return voice.say("hint-move", n=t.left)

    def ways(self, t: AbandonedFortress) -> Ways:
        """Where the piece may step from a space within its reach, so that the table can light whole walks."""
        mover, found = t.mover, {}
        for cell in _within(t.cell[mover], t.left):
            near = [CELLS[to] for to in _beside(cell) if enter_breaks(t, mover, cell, to) == FINE]
            found[cell] = tuple(near) or (CELLS[cell],)
        return found

    def refused(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        """The piece on the move is led by its target alone."""
        if seat == t.actor and len(ids) == 1:
            return toward(t, t.mover, ids[0])
        return super().refused(t, seat, ids)
