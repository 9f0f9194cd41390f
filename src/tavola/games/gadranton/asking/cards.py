"""Action cards that are played by themselves: on nothing, for a figure, or laid on a gate, a rival or a guard."""

from collections.abc import Sequence
from typing import final

from tavola.games.gadranton.actions import ACTIONS
from tavola.games.gadranton.asking.deeds import Deed
from tavola.games.gadranton.data import GUARDS
from tavola.games.gadranton.names import GUARD_IDS, THIEF_IDS, card_id, who
from tavola.games.gadranton.state import Gadranton
from tavola.kernel.actions import Action
from tavola.kernel.scene import Choice
from tavola.kernel.story import Voice


class Card(Deed):
    """A card of the own hand by its id."""

    tone = "card"

    def __init__(self, kind: str) -> None:
        super().__init__(kind, kind)

    def ids(self, t: Gadranton, act: Action) -> tuple[str, ...]:
        return (card_id(t.active, self.card),)


@final
class AcceleratedWalk(Card):
    """For the thief or for the guard: a menu tells."""

    def __init__(self) -> None:
        super().__init__("accelerated_walk")

    def choice(self, t: Gadranton, code: int, act: Action, voice: Voice) -> Choice:
        menu, label = voice.say(f"menu-{act.params['figure']}"), voice.say("choose-walk", **act.params)
        return Choice(act=code, ids=self.ids(t, act), menu=menu, label=label, tone="card")


@final
class HiddenThief(Card):
    def __init__(self) -> None:
        super().__init__("hidden_thief")

    def label(self, t: Gadranton, act: Action, voice: Voice) -> str:
        return voice.say("choose-hide")


class Laid(Card):
    """A card and what it is laid on."""

    def place(self, value: str | int) -> str:
        """The id of what an action names."""
        return str(value)

    def called(self, t: Gadranton, value: str | int, voice: Voice) -> str:
        return str(value)

    def ids(self, t: Gadranton, act: Action) -> tuple[str, ...]:
        (on,) = act.params.values()
        return card_id(t.active, self.card), self.place(on)

    def label(self, t: Gadranton, act: Action, voice: Voice) -> str:
        (on,) = act.params.values()
        return voice.say("choose-lay", card=voice.say(f"word-{self.card}"), on=self.called(t, on, voice))

    def meant(self, t: Gadranton, seat: int, ids: Sequence[str]) -> int | None:
        if len(ids) != 2 or ids[0] != card_id(seat, self.card):
            return None
        ((param, values),) = ACTIONS.kinds[self.kind].params.items()
        named = {self.place(value): value for value in values}
        return ACTIONS.encode(self.kind, **{param: named[ids[1]]}) if ids[1] in named else None


@final
class OpenCloseDoor(Laid):
    def __init__(self) -> None:
        super().__init__("open_close_door")


class OnRival(Laid):
    """Blocked Thief and Thief Found."""

    def place(self, value: str | int) -> str:
        return THIEF_IDS[int(value)]

    def called(self, t: Gadranton, value: str | int, voice: Voice) -> str:
        return who(t, int(value), voice)


class OnGuard(Laid):
    """Sleeping Guard and Guard Awake."""

    def place(self, value: str | int) -> str:
        return GUARD_IDS[GUARDS.index(str(value))]
