"""What a person sees of any question of this game: prompt and hint, and what clicks mean."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Literal, Self

from tavola.games.abandoned_fortress.actions import ACTIONS
from tavola.games.abandoned_fortress.names import clause_id, spoken
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.actions import Action
from tavola.kernel.asking import Asking, Wording
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Choice, Prompt
from tavola.kernel.state import FINE
from tavola.kernel.story import Voice

About = Literal["units", "market", "hands"]
Reasons = Callable[[AbandonedFortress, int], Sequence[int]]
Ways = Mapping[int, tuple[str, ...]]
NO_WAYS: Final[Ways] = {}
NO_WORDS: Final[Mapping[str, Wording[AbandonedFortress]]] = {}


class Words(Wording[AbandonedFortress]):
    """A kind of action, called by its message `choose-…`. Most are offered in the same words whatever the position."""

    def ids(self, t: AbandonedFortress, act: Action) -> tuple[str, ...]:
        return self.ids_for(t.actor, act)

    def label(self, t: AbandonedFortress, act: Action, voice: Voice) -> str:
        return self.called(t.seats, act, voice)

    def choice(self, t: AbandonedFortress, code: int, act: Action, voice: Voice) -> Choice:
        return _offer(self, code, t.actor, t.seats, voice)

    # what follows from the action itself, the seat that is asked and the number of seats

    def ids_for(self, seat: int, act: Action) -> tuple[str, ...]:
        return (act.kind,)

    def called(self, seats: int, act: Action, voice: Voice) -> str:
        return voice.say(f"choose-{act.kind.replace('_', '-')}", **self.args(seats, act, voice))

    def args(self, seats: int, act: Action, voice: Voice) -> dict[str, str]:
        return {param: spoken(param, value, voice) for param, value in act.params.items()}

    def offer(self, code: int, act: Action, seat: int, seats: int, voice: Voice) -> Choice:
        """The whole choice; to be overridden where it has a menu or a tone of its own."""
        return Choice(act=code, ids=self.ids_for(seat, act), label=self.called(seats, act, voice), tone=self.tone)


@drawn
def _offer(words: Words, code: int, seat: int, seats: int, voice: Voice) -> Choice:
    return words.offer(code, ACTIONS.decode(code), seat, seats, voice)


class Pass(Words):
    """A button that ends something or does nothing."""

    tone = "pass"


class Beside(Words):
    """A kind that names one thing beside the map: `deck-black`, `act-build`."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix

    def ids_for(self, seat: int, act: Action) -> tuple[str, ...]:
        return (f"{self.prefix}-{next(iter(act.params.values()))}",)


class Decision(Asking[AbandonedFortress]):
    """A question under its name; `elsewhere` are the kinds that ids may mean whatever is asked."""

    about: ClassVar[About] = "units"  # what stands first beside the map
    finders: ClassVar[Mapping[str, Reasons]] = {}  # by kind of action: all that speaks against one

    def __init__(self, name: str, words: Mapping[str, Wording[AbandonedFortress]] = NO_WORDS) -> None:
        super().__init__(name, ACTIONS, words)
        self.elsewhere: Mapping[str, Wording[AbandonedFortress]] = {}

    def among(self, elsewhere: Mapping[str, Wording[AbandonedFortress]]) -> Self:
        self.elsewhere = elsewhere
        return self

    # what is read

    def prompt(self, t: AbandonedFortress, seat: int | None, voice: Voice) -> Prompt:
        text = voice.say(f"prompt-{self.called.replace('_', '-')}", **self.facts(t, voice))
        return _prompt(t.actor if t.actor >= 0 else None, text, self.hint(t, seat, voice), self.clause(t))

    def clause(self, t: AbandonedFortress) -> int:
        """The clause it is asked by."""
        return int(t.questions[t.asks].clause)

    @property
    def called(self) -> str:
        """The name of the question in messages."""
        return self.name

    def facts(self, t: AbandonedFortress, voice: Voice) -> dict[str, Any]:
        """What the prompt names."""
        return {}

    def hint(self, t: AbandonedFortress, seat: int | None, voice: Voice) -> str:
        """What helps to answer."""
        return ""

    def ways(self, t: AbandonedFortress) -> Ways:
        """Where the piece on the move could go, by the space it would go from."""
        return NO_WAYS

    # what clicks mean

    def meant(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        """A legal action that is offered under these ids, else what would be refused."""
        offered = self.offered(t, tuple(ids)) if seat == t.actor else None
        return self.refused(t, seat, ids) if offered is None else offered

    def offered(self, t: AbandonedFortress, ids: tuple[str, ...]) -> int | None:
        acts = ((int(code), self.actions.decode(code)) for code in t.legal())
        return next((code for code, act in acts if self.words[act.kind].ids(t, act) == ids), None)

    def refused(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        """For the reason why not: first what this question asks for, then whatever the ids say by themselves."""
        found = (words.meant(t, seat, ids) for words in (*self.words.values(), *self.elsewhere.values()))
        return next((code for code in found if code is not None), None)

    def reasons(self, t: AbandonedFortress, code: int) -> Sequence[int]:
        find = self.finders.get(self.actions.decode(code).kind)
        return [clause for clause in find(t, code) if clause != FINE] if find else ()


@drawn
def _prompt(asked: int | None, text: str, hint: str, clause: int) -> Prompt:
    return Prompt(seat=asked, text=text, hint=hint, clauses=(clause_id(clause),))


def named_by(kind: str, t: AbandonedFortress, words: Words, ids: Sequence[str]) -> int | None:
    """The action of a kind that is chosen under these ids."""
    first = ACTIONS.first[kind]
    codes = range(first, first + ACTIONS.kinds[kind].size)
    return next((code for code in codes if words.ids(t, ACTIONS.decode(code)) == tuple(ids)), None)


def where(broken: Mapping[int, bool]) -> list[int]:
    """The clauses whose condition holds."""
    return [code for code, wrong in broken.items() if wrong]
