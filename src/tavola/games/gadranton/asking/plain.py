"""What all questions have in common: a prompt by their name, and what ids mean that are no answer."""

from collections.abc import Mapping, Sequence

from tavola.games.gadranton.actions import ACTIONS
from tavola.games.gadranton.arrows import ALL
from tavola.games.gadranton.asking.deeds import Answer, Button
from tavola.games.gadranton.names import thief_in
from tavola.games.gadranton.state import Gadranton
from tavola.kernel.asking import Asking, Wording
from tavola.kernel.drawing import drawn
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Prompt, Window
from tavola.kernel.story import Voice

Words = Mapping[str, Wording[Gadranton]]


class Plain(Asking[Gadranton]):
    """A question by its name; `turn` says what ids mean that do not answer it, so that why_not can."""

    def __init__(self, name: str, clauses: tuple[str, ...], words: Words, turn: "Plain | None" = None) -> None:
        super().__init__(name, ACTIONS, words)
        self.clauses, self.turn = clauses, turn
        self.message = name.replace("_", "-")

    def prompt(self, t: Gadranton, seat: int | None, voice: Voice) -> Prompt:
        asked = t.actor if t.actor >= 0 else None
        if asked is None or asked == seat:
            return self.own_prompt(t, asked, voice)
        return waiting(self.message, asked, t.thief[asked], self.clauses, voice)

    def own_prompt(self, t: Gadranton, asked: int | None, voice: Voice) -> Prompt:
        """For the seat that decides, or for all where chance does."""
        return prompted(self.message, asked, self.clauses, voice)

    def meant(self, t: Gadranton, seat: int, ids: Sequence[str]) -> int | None:
        """An answer, else what the ids would mean in the turn."""
        found = super().meant(t, seat, ids)
        return self.turn.meant(t, seat, ids) if found is None and self.turn else found

    def off(self, t: Gadranton, owner: int, card: str) -> str:
        """The clause that keeps an own card from being played now; nothing while no card is asked for."""
        return ""


@drawn
def waiting(message: str, asked: int, thief: int, clauses: tuple[str, ...], voice: Voice) -> Prompt:
    """For those who wait for another's decision."""
    text = voice.say(f"wait-{message}", who=thief_in(voice, thief, asked))
    return Prompt(seat=asked, text=text, clauses=clauses)


@drawn
def prompted(message: str, asked: int | None, clauses: tuple[str, ...], voice: Voice) -> Prompt:
    text, hint = voice.say(f"prompt-{message}"), voice.say(f"hint-{message}")
    return Prompt(seat=asked, text=text, hint=hint, clauses=clauses)


class ByLot(Plain):
    """Whose time is up leaves it to the lot: a first choice would be the same for everybody."""

    def default(self, t: Gadranton, rng: Rng) -> int:
        legal = t.legal()
        return legal[rng.below(len(legal))]


class InTurn(Plain):
    """A question of a turn, where cards might be played."""

    def off(self, t: Gadranton, owner: int, card: str) -> str:
        return self.own_off(t, owner, card) if t.actor == owner else "GA-70"

    def own_off(self, t: Gadranton, owner: int, card: str) -> str:
        return "GA-R61"


class Answering(InTurn):
    """An answer to an attack, asked on public facts. GA-R72"""

    def __init__(self, name: str, clauses: tuple[str, ...], answer: Answer, turn: "Plain") -> None:
        super().__init__(name, clauses, {answer.kind: answer, "no": Button("no", "pass")}, turn)
        self.answer = answer

    def lost(self, t: Gadranton) -> int:
        """Throws of 36 by which the crown is lost."""
        raise NotImplementedError

    def window(self, t: Gadranton, voice: Voice) -> Window | None:
        kind = self.answer.kind
        return Window(kind=kind, title=voice.say(f"window-{kind}"), odds=self.lost(t) / ALL)

    def own_off(self, t: Gadranton, owner: int, card: str) -> str:
        fits = card == self.answer.card and t.permits(ACTIONS.encode(self.answer.kind))
        return "" if fits else super().own_off(t, owner, card)
