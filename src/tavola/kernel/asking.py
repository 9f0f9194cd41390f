"""What a person sees of a question. A game's asking/ has a module for each question, under the question's name.

`t` is the position, `act` an action by its names, `code` its number.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from tavola.kernel.actions import Action, ActionSpace
from tavola.kernel.questions import Flow
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Choice, Prompt, Stepper, Window
from tavola.kernel.state import CHANCE, OVER
from tavola.kernel.story import Voice

T = TypeVar("T", bound=Flow)


class Wording(Generic[T]):
    """One kind of action as a person sees it: the ids to choose, in order, and what it is called."""

    tone: Any = ""

    def ids(self, t: T, act: Action) -> tuple[str, ...]:
        """Without anything to point at, a button by the name of the kind."""
        return (act.kind,)

    def label(self, t: T, act: Action, voice: Voice) -> str:
        return voice.say(f"choose-{act.kind}", **act.params)

    def choice(self, t: T, code: int, act: Action, voice: Voice) -> Choice:
        """The whole choice; to be overridden where it has a menu, a walk, a bundle or a preview."""
        return Choice(act=code, ids=self.ids(t, act), label=self.label(t, act, voice), tone=self.tone)

    def meant(self, t: T, seat: int, ids: Sequence[str]) -> int | None:
        """The action of this kind meant by these ids, legal or not, or None."""
        return None


class Asking(Generic[T]):
    """One question as a person sees it."""

    def __init__(self, name: str, actions: ActionSpace, words: Mapping[str, Wording[T]]) -> None:
        self.name = name  # of the question
        self.actions = actions
        self.words = words  # by kind of action, in the order in which ids are tried

    def prompt(self, t: T, seat: int | None, voice: Voice) -> Prompt:
        """Whose decision it is, in words, with the clauses that matter now."""
        raise NotImplementedError

    def choices(self, t: T, voice: Voice) -> tuple[Choice, ...]:
        """Every legal action, for the seat that is asked."""
        return tuple([self.choice(t, int(code), voice) for code in t.legal()])

    def choice(self, t: T, code: int, voice: Voice) -> Choice:
        act = self.actions.decode(code)
        if act.kind not in self.words:
            raise LookupError(f"{self.name!r} asks a seat for {act.kind!r}: its words lack a Wording of it")
        return self.words[act.kind].choice(t, code, act, voice)

    def bundle(self, t: T, choices: Sequence[Choice], voice: Voice) -> Stepper | None:
        """What is chosen by counting, if anything is."""
        return None

    def window(self, t: T, voice: Voice) -> Window | None:
        """The card of an answer that the table may give by itself."""
        return None

    def auto(self, t: T) -> bool:
        """If there is only one answer, may the table give it without asking?"""
        return False

    def rest(self, t: T) -> bool:
        """May the table answer this, and what is like it, for a seat that asks it to?"""
        return False

    def rest_lasts(self, t: T) -> bool:
        """Does what was left to the table stay with it while this is asked, though the seat decides it?"""
        return self.rest(t)

    def rested(self, t: T, rng: Rng) -> int:
        """What it then answers: as when time is up."""
        return self.default(t, rng)

    def meant(self, t: T, seat: int, ids: Sequence[str]) -> int | None:
        """The action meant by these ids, legal or not, or None.

        While another seat decides they mean nothing: whether it could be done may be a matter of a hidden hand.
        """
        if t.actor not in (seat, CHANCE, OVER):
            return None
        found = (wording.meant(t, seat, ids) for wording in self.words.values())
        return next((code for code in found if code is not None), None)

    def default(self, t: T, rng: Rng) -> int:
        """Played when the seat's time is up: a pass, else the first; by lot where that would betray a secret."""
        legal = [int(code) for code in t.legal()]
        passes = [code for code in legal if self.words[self.actions.decode(code).kind].tone == "pass"]
        return (passes or legal)[0]

    def reasons(self, t: T, code: int) -> Sequence[int]:
        """Codes of all clauses that an action breaks, as far as they can be told, in the order they are checked."""
        return ()


def by_name(askings: Iterable[Asking[Any]]) -> dict[str, Asking[Any]]:
    """All that a game asks, by the names of its questions."""
    return {asking.name: asking for asking in askings}
