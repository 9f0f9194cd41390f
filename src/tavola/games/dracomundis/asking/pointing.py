"""What the questions of the valley have in common: words with their kind, and ids that mean an action at any time."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tavola.games.dracomundis.actions import ACTIONS
from tavola.games.dracomundis.data import FACINGS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.names import colour
from tavola.kernel.asking import Asking, Wording
from tavola.kernel.drawing import drawn
from tavola.kernel.kinds import Kind
from tavola.kernel.scene import Prompt
from tavola.kernel.state import CHANCE
from tavola.kernel.story import Voice

WAYS: Final = {f"face-{facing}": way for way, facing in enumerate(FACINGS)}  # ids of the facings to choose from


class Words(Wording[Fields]):
    """One kind of action."""

    kind: Kind

    def reasons(self, t: Fields, code: int, first: int) -> Sequence[int]:
        """What else stands in the way of this action, besides the first clause it breaks."""
        return ()


class Pointing(Asking[Fields]):
    """A question; `also` are words for actions of other questions that ids may mean, so that their refusal is told."""

    def __init__(self, name: str, words: Sequence[Words], also: Sequence[Words] = ()) -> None:
        super().__init__(name, ACTIONS, {each.kind.name: each for each in (*words, *also)})
        self.deeds = {each.kind.name: each for each in words}

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        """While another seat decides they mean nothing."""
        return None if t.actor >= 0 and t.actor != seat else super().meant(t, seat, ids)


class Setup(Pointing):
    """A question of setup, which the table may answer for a seat that asks it to."""

    def rest(self, t: Fields) -> bool:
        return True


def asked(t: Fields, seat: int | None, what: str, clauses: tuple[str, ...], voice: Voice, **names: Any) -> Prompt:
    """What the mover is asked; the others read no more than that he is asked. Where the lot places nobody is."""
    if t.actor == CHANCE:
        return lot(voice)
    return prompted(t.mover, what, clauses, voice, **names) if seat == t.mover else to_others(t, what, clauses, voice)


@drawn
def lot(voice: Voice) -> Prompt:
    return Prompt(seat=None, text=voice.say("prompt-lot"), clauses=("DM-R85",))


@drawn
def prompted(mover: int, what: str, clauses: tuple[str, ...], voice: Voice, **names: Any) -> Prompt:
    text, hint = voice.say(f"prompt-{what}", **names), voice.say(f"hint-{what}")
    return Prompt(seat=mover, text=text, hint=hint, clauses=clauses)


def with_rest(t: Fields, seat: int | None, prompt: Prompt, voice: Voice) -> Prompt:
    """Whoever places may have the table place the rest."""
    if t.actor != seat:
        return prompt
    return msgspec.structs.replace(prompt, rest=voice.say("rest-setup"))


def to_others(t: Fields, what: str, clauses: tuple[str, ...], voice: Voice) -> Prompt:
    return waiting(t.mover, t.palette, what, clauses, voice)


@drawn
def waiting(mover: int, palette: int, what: str, clauses: tuple[str, ...], voice: Voice) -> Prompt:
    text = voice.say(f"prompt-{what}-other", who=colour(voice, palette, mover))
    return Prompt(seat=mover, text=text, clauses=clauses)
