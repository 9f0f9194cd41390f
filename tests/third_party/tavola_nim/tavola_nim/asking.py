"""What a person sees of each question."""

from collections.abc import Sequence

from tavola.kernel.actions import Action
from tavola.kernel.asking import Asking, Wording, by_name
from tavola.kernel.scene import Prompt
from tavola.kernel.story import Voice
from tavola_nim.actions import ACTIONS
from tavola_nim.data import HEAPS
from tavola_nim.fields import Fields


class Take(Wording[Fields]):
    def ids(self, t: Fields, act: Action) -> tuple[str, ...]:
        return str(act.params["heap"]), str(act.params["count"])

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        match tuple(ids):
            case [heap, "1" | "2" as count] if heap in HEAPS:
                return ACTIONS.encode("take", heap=heap, count=int(count))
        return None


class Show(Wording[Fields]):
    def ids(self, t: Fields, act: Action) -> tuple[str, ...]:
        return "card", str(act.params["heap"])

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        match tuple(ids):
            case ["card", heap] if heap in HEAPS:
                return ACTIONS.encode("show", heap=heap)
        return None


WORDS = {"take": Take(), "show": Show()}


class Dealing(Asking[Fields]):
    def prompt(self, t: Fields, seat: int | None, voice: Voice) -> Prompt:
        return Prompt(seat=None, text=voice.say("prompt-deal"), clauses=("NI-02",))


class Taking(Asking[Fields]):
    def prompt(self, t: Fields, seat: int | None, voice: Voice) -> Prompt:
        return Prompt(seat=t.actor, text=voice.say("prompt-take", seat=t.actor), clauses=("NI-04", "NI-06"))


class Ended(Asking[Fields]):
    def prompt(self, t: Fields, seat: int | None, voice: Voice) -> Prompt:
        return Prompt(seat=None, text=voice.say("prompt-over"), clauses=("NI-08",))


ASKING = by_name([Dealing("deal", ACTIONS, WORDS), Taking("take", ACTIONS, WORDS), Ended("over", ACTIONS, WORDS)])
