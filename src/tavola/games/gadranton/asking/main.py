"""What does the active player do? Figures and their goals, cards, and the end of the turn."""

from collections.abc import Sequence
from typing import Final, final

from tavola.games.gadranton.actions import ACTIONS, END_TURN, REACH, STEP, TAKE, TELEPORT
from tavola.games.gadranton.asking.cards import AcceleratedWalk, HiddenThief, OnGuard, OnRival, OpenCloseDoor
from tavola.games.gadranton.asking.collecting import Reach, TakeCrown
from tavola.games.gadranton.asking.deeds import Button, Deed
from tavola.games.gadranton.asking.fighting import Fight
from tavola.games.gadranton.asking.plain import InTurn, prompted
from tavola.games.gadranton.asking.shooting import Shoot
from tavola.games.gadranton.asking.walking import Cross, Step, Teleport
from tavola.games.gadranton.city import may_be_on, shut_in
from tavola.games.gadranton.crowns import wanted
from tavola.games.gadranton.data import CARDS, MOVERS
from tavola.games.gadranton.figures import finished_breaks, guard_left, halved, thief_left
from tavola.games.gadranton.names import card_id
from tavola.games.gadranton.options import BLOCKED_THIEF, STEPS
from tavola.games.gadranton.scoring import wears_his_own
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.tables import COLOURS, CROWN_OF, DOT_OF, NEXT, NONE, SIDES, THE_THIEF
from tavola.kernel.actions import Action
from tavola.kernel.asking import Wording
from tavola.kernel.drawing import drawn
from tavola.kernel.ledger import clause_id
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Choice, Preview, Prompt
from tavola.kernel.state import FINE, OVER
from tavola.kernel.story import Voice

MOVER_CLAUSE: Final = {"thief": "GA-21", "split": "GA-22", "both": "GA-23"}


@final
class Main(InTurn):
    """Whatever else is asked, ids that do not answer it mean what they would mean here."""

    def __init__(self) -> None:
        deeds: list[Deed] = [TakeCrown(), Cross(), Teleport(), Reach(), Fight(), Shoot(), Step(), EndTurn()]
        cards = [AcceleratedWalk(), OpenCloseDoor(), HiddenThief(), OnRival("blocked_thief"), OnRival("thief_found")]
        guards = [OnGuard("sleeping_guard"), OnGuard("guard_awake")]
        answers = [Button("plus_two"), Button("broken_bow", card="broken_bow"), Button("no"), Button("wear")]
        self.deeds = {each.kind: each for each in [*deeds, *cards, *guards, *answers, Button("return")]}
        self._uses: dict[tuple[str, int], Sequence[int]] = {}  # by card and seat, once found
        super().__init__("main", ("GA-13",), {**self.deeds, "card": CardAlone(self)})

    def own_prompt(self, t: Gadranton, asked: int | None, voice: Voice) -> Prompt:
        if t.passing != NONE:
            return prompted("passing", asked, ("GA-29", "GA-R11"), voice)
        return moving(asked, MOVERS[t.mover], halved(t), thief_left(t), guard_left(t), blocked(t), voice)

    def uses(self, card: str, seat: int) -> Sequence[int]:
        """Every action by which a seat plays this card."""
        if (card, seat) not in self._uses:
            deeds = [deed for deed in self.deeds.values() if card and deed.card == card]
            self._uses[card, seat] = [use for deed in deeds for use in deed.uses(seat)]
        return self._uses[card, seat]

    def own_off(self, t: Gadranton, owner: int, card: str) -> str:
        uses = self.uses(card, owner)
        code = first_broken(t, uses)
        return "" if code == FINE else clause_id("GA", code)

    def reasons(self, t: Gadranton, code: int) -> Sequence[int]:
        deed = self.deeds.get(ACTIONS.decode(code).kind)
        return deed.reasons(t, code) if deed else ()

    def default(self, t: Gadranton, rng: Rng) -> int:
        """The turn ends; who is in passing goes on."""
        return END_TURN.first if t.passing == NONE else min(map(int, t.legal()), key=lambda code: trouble(t, code))


def blocked(t: Gadranton) -> str:
    """Whether the thief is blocked, and from what. GA-R36"""
    if t.blocked[t.active] == NONE:
        return "no"
    return "steps" if t.options[BLOCKED_THIEF] == STEPS else "yes"


@drawn
def moving(asked: int | None, mover: str, halves: bool, thief: int, guard: int, bar: str, voice: Voice) -> Prompt:
    """What the active player may do, with the steps left."""
    shared, clause = ("both", "GA-R13") if halves else (mover, MOVER_CLAUSE[mover])
    hint = voice.say("hint-main", mover=shared, thief=thief, guard=guard, blocked=bar)
    clauses = ("GA-13", clause, "GA-24", "GA-15", "GA-44")
    return Prompt(seat=asked, text=voice.say("prompt-main", mover=mover), hint=hint, clauses=clauses)


def first_broken(t: Gadranton, codes: Sequence[int]) -> int:
    """FINE if one of these actions is legal, else what stands in the way of the first."""
    first = t.breaks(codes[0])
    return FINE if first == FINE or any(t.permits(code) for code in codes[1:]) else first


@final
class CardAlone(Wording[Gadranton]):
    """No kind of action but ids that may mean several: a use of the card that is legal, else the first one."""

    def __init__(self, turn: Main) -> None:
        self.turn = turn

    def meant(self, t: Gadranton, seat: int, ids: Sequence[str]) -> int | None:
        card = next((card for card in CARDS if tuple(ids) == (card_id(seat, card),)), "")
        uses = self.turn.uses(card, seat)
        return next((use for use in uses if t.actor == seat and t.permits(use)), uses[0] if card else None)


def trouble(t: Gadranton, code: int) -> tuple[bool, bool]:
    """In passing: a step or a jump to where nobody stands, else a step; the thief pays for no crown on the way."""
    after = t.clone()
    after.apply(code)
    walks = STEP.takes(code) or TELEPORT.takes(code)
    return not walks, after.actor != OVER and after.passing != NONE


@final
class EndTurn(Button):
    """It asks once about what may have been overlooked."""

    def __init__(self) -> None:
        super().__init__("end_turn", "pass")

    def choice(self, t: Gadranton, code: int, act: Action, voice: Voice) -> Choice:
        made = super().choice(t, code, act, voice)
        overlooked = warnings(t, voice)
        if overlooked:
            made.confirm, made.preview = "press", Preview(lines=overlooked)
        return made


def warnings(t: Gadranton, voice: Voice) -> tuple[str, ...]:
    """Only about crowns that one of his cards waits for."""
    found = []
    if any(takes_a_wanted_crown(t, code) for code in t.legal()):
        found.append(voice.say("warn-crown"))
    walks = t.blocked[t.active] == NONE and wears_his_own(t, t.active)
    if walks and finished_breaks(t, THE_THIEF) == FINE and way_home(t, t.active, thief_left(t)):
        found.append(voice.say("warn-home"))
    return tuple(found)


def takes_a_wanted_crown(t: Gadranton, code: int) -> bool:
    colour = NONE
    if TAKE.takes(code):
        colour = CROWN_OF[t.cell[t.active]]
    elif REACH.takes(code):
        colour = REACH.a(code) - COLOURS  # below 0 for a key
    return colour >= 0 and bool(wanted(t, t.active) >> colour & 1)


def way_home(t: Gadranton, thief: int, steps: int) -> bool:
    """Can the thief walk to a dot with so many steps, past guards and shut gates?"""
    ring = {t.cell[thief]}
    for _ in range(steps):
        ways = [(cell, to) for cell in ring for to in NEXT[cell * SIDES : cell * SIDES + SIDES] if to != NONE]
        ring = {to for cell, to in ways if not shut_in(t, cell, to) and may_be_on(t, thief, to) == FINE}
        if any(DOT_OF[cell] != NONE for cell in ring):
            return True
    return False
