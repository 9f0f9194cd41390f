"""How an action is pointed at and what it is called; each kind of action has a wording beside its question."""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import TARGETS
from tavola.games.el_dorado.data import COSTS, LEADS
from tavola.games.el_dorado.names import (
    PLACE_NUMBERS,
    capital,
    cards,
    coordinates,
    lead_name,
    seat_name,
    target_name,
    tile_name,
)
from tavola.games.el_dorado.odds import preview
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import NOTHING
from tavola.kernel.actions import Action
from tavola.kernel.asking import Wording
from tavola.kernel.scene import Choice
from tavola.kernel.story import Voice


class Said(Wording[Dorado]):
    """A button, unless something is pointed at; called by its kind and its parameters."""

    confirm: Any = ""  # "press": worth a second look
    cost = ""  # what is paid for it in cards, by its name in COSTS

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return ("-".join((act.kind, *(str(value) for value in act.params.values()))),)

    def saying(self, t: Dorado, act: Action) -> str:
        """The message it is called by, after `choose-`."""
        return act.kind.replace("_", "-")

    def figures(self, t: Dorado, act: Action, voice: Voice) -> dict[str, Any]:
        """What it is called by beside its parameters."""
        return {}

    def figured(self, t: Dorado, act: Action, voice: Voice) -> dict[str, Any]:
        said = {name: SAYINGS.get(name, _itself)(t, value, voice) for name, value in act.params.items()}
        return said | self.figures(t, act, voice)

    def label(self, t: Dorado, act: Action, voice: Voice) -> str:
        return capital(voice.say(f"choose-{self.saying(t, act)}", **self.figured(t, act, voice)))

    def menu(self, t: Dorado, act: Action, voice: Voice) -> str:
        """What tells actions on the same ids apart."""
        return ""

    def choice(self, t: Dorado, code: int, act: Action, voice: Voice) -> Choice:
        return Choice(
            act=code,
            ids=self.ids(t, act),
            label=self.label(t, act, voice),
            menu=self.menu(t, act, voice),
            tone=self.tone,
            confirm=self.confirm,
        )

    # why not

    def tired(self, t: Dorado, act: Action) -> list[int]:
        """What keeps its piece from walking anywhere."""
        return []

    def dear(self, t: Dorado, seat: int, act: Action) -> list[int]:
        """ED-50, for what is paid in cards"""
        affords = not self.cost or t.affords(seat, vec[i64](COSTS[self.cost]))
        return [] if affords else [ed.TOO_DEAR]


class Passing(Said):
    """Nothing is done, and somebody else goes on."""

    tone = "pass"


class Named(Said):
    """One button for all of its kind, then a menu."""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return (act.kind,)


class Placed(Said):
    """A tile."""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return (str(act.params["place"]),)


class OfPiece(Said):
    """An explorer or a thief."""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return (str(act.params["piece"]),)


class Counted(Named):
    """Cards, counted by type on one sheet."""

    def figured(self, t: Dorado, act: Action, voice: Voice) -> dict[str, Any]:
        return {"cards": cards([int(n) for n in act.params.values()], voice)}

    def choice(self, t: Dorado, code: int, act: Action, voice: Voice) -> Choice:
        counted = {name: int(n) for name, n in act.params.items()}
        return replace(super().choice(t, code, act, voice), bundle=counted)


class Fighting(Said):
    """May start a battle: then it shows its chances and asks once more."""

    fights = "{}"  # the message it is then called by

    def dice(self, t: Dorado, act: Action) -> tuple[int, int] | None:
        """The dice both sides would roll as things stand; None: no battle, or more than one to choose from."""
        raise NotImplementedError

    def attacks(self, t: Dorado, act: Action) -> bool:
        """Would it start a battle, even where the dice cannot be told?"""
        return False

    def choice(self, t: Dorado, code: int, act: Action, voice: Voice) -> Choice:
        dice = self.dice(t, act)
        if dice is None and not self.attacks(t, act):
            return super().choice(t, code, act, voice)
        message = self.fights.format(act.kind.replace("_", "-"))
        return Choice(
            act=code,
            ids=self.ids(t, act),
            label=capital(voice.say(f"choose-{message}", **self.figured(t, act, voice))),
            menu=self.menu(t, act, voice),
            tone="capture",
            confirm="press",
            preview=preview(t, dice, voice) if dice else None,
        )


# parameters as they are said


def _itself(t: Dorado, value: Any, voice: Voice) -> Any:
    return value


def _word(t: Dorado, value: Any, voice: Voice) -> str:
    return voice.say(f"word-{value}")


def _place(t: Dorado, value: Any, voice: Voice) -> str:
    place = PLACE_NUMBERS[str(value)]
    return tile_name(t, place, voice) if t.kind[place] != NOTHING else coordinates(place, voice)


def _way(t: Dorado, value: Any, voice: Voice) -> str:
    return voice.say(f"way-{str(value).lower()}")


def _target(t: Dorado, value: Any, voice: Voice) -> str:
    return target_name(t, TARGETS.index(str(value)), voice)


def _seat(t: Dorado, value: Any, voice: Voice) -> str:
    return seat_name(t, int(value), voice) if int(value) < t.seats else ""


def _piece(t: Dorado, value: Any, voice: Voice) -> str:
    return lead_name(t, LEADS.index(str(value)), voice)


def _from_one(t: Dorado, value: Any, voice: Voice) -> int:
    return int(value) + 1


SAYINGS: Final[dict[str, Callable[[Dorado, Any, Voice], Any]]] = {
    **dict.fromkeys(("type", "give", "get", "want", "item", "thing", "coin", "tile", "use"), _word),
    **dict.fromkeys(("place", "start"), _place),
    **dict.fromkeys(("corner", "shrine"), _from_one),
    "way": _way,
    "target": _target,
    "seat": _seat,
    "piece": _piece,
}
