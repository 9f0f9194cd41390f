"""What choices of the turn's deeds share: the ids they go by, the card they play, and who may act at all."""

from collections.abc import Sequence

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.actions import ACTIONS
from tavola.games.gadranton.figures import finished_breaks, marker_breaks
from tavola.games.gadranton.names import card_id, figure_id
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.tables import NONE, SEATS, THE_GUARD, THE_THIEF, THIEF
from tavola.kernel.actions import Action
from tavola.kernel.asking import Wording


class Deed(Wording[Gadranton]):
    """A kind of action; `card` is the card that is played by it, if there is one."""

    def __init__(self, kind: str, card: str = "") -> None:
        self.kind, self.card = kind, card
        self._uses: dict[int, tuple[int, ...]] = {}  # by seat, once found

    def plays_card(self, act: Action) -> bool:
        """Is the card played by this action of the kind?"""
        return True

    def reasons(self, t: Gadranton, code: int) -> Sequence[int]:
        """The clauses an action of this kind breaks, in the order in which `breaks` looks."""
        return ()

    def uses(self, seat: int) -> tuple[int, ...]:
        """Every action by which a seat plays the card, none of them aimed at itself."""
        if seat not in self._uses:
            kind = ACTIONS.kinds[self.kind]
            acts = {int(code): ACTIONS.decode(code) for code in range(kind.first, kind.end)}
            others = {code: act for code, act in acts.items() if seat not in act.params.values()}
            self._uses[seat] = tuple(code for code, act in others.items() if self.plays_card(act))
        return self._uses[seat]


class Button(Deed):
    """An action that is nothing but a word to press."""

    def __init__(self, kind: str, tone: str = "card", card: str = "") -> None:
        super().__init__(kind, card)
        self.tone = tone

    def meant(self, t: Gadranton, seat: int, ids: Sequence[str]) -> int | None:
        return ACTIONS.encode(self.kind) if tuple(ids) == (self.kind,) else None


class Answer(Button):
    """The card that answers an attack: a button, or the card itself."""

    def meant(self, t: Gadranton, seat: int, ids: Sequence[str]) -> int | None:
        pressed = tuple(ids) in ((self.kind,), (card_id(seat, self.card),))
        return ACTIONS.encode(self.kind) if pressed else None


def own_thief(t: Gadranton) -> str:
    return figure_id(t.active)


def offered(t: Gadranton, seat: int) -> dict[int, Action]:
    """The legal actions of a seat by name, in their order."""
    return {int(code): ACTIONS.decode(code) for code in t.legal()} if t.actor == seat else {}


# who may act: all that stands in the way, where `breaks` stops at the first


def in_use(t: Gadranton, figure: int) -> bool:
    """The thief, or the turn's guard: steps and attacks made are theirs."""
    return bool(figure < SEATS or t.guard in (NONE, figure - SEATS))


def of_a_figure(t: Gadranton, figure: int) -> list[int]:
    """Whether the player may use it now. GA-21, GA-24, GA-51, GA-77, GA-R11, GA-R16"""
    found = [ga.GO_ON_IN_PASSING] if t.passing not in (NONE, figure) else []
    if figure < SEATS:
        return [*found, finished_breaks(t, THE_THIEF)]
    if t.mover == THIEF:
        found.append(ga.ONLY_THE_THIEF)
    if not in_use(t, figure):
        found.append(ga.ONE_GUARD)
    return [*found, marker_breaks(t, figure - SEATS), finished_breaks(t, THE_GUARD)]
