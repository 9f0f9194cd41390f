"""Offers: made on the own turn or off it, and answered."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from tavola.games.el_dorado.actions import ACCEPT, EXCHANGE, ITEMS, OFFER, PASS, PROPOSE, REFUSE
from tavola.games.el_dorado.asking.asked import Asked, sheet
from tavola.games.el_dorado.asking.explore.bargain import deal
from tavola.games.el_dorado.asking.explore.exchange import Exchange
from tavola.games.el_dorado.asking.wording import Passing, Said
from tavola.games.el_dorado.data import TYPES
from tavola.games.el_dorado.names import seat_name
from tavola.games.el_dorado.rules.trade import built_up
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.kinds import Kind
from tavola.kernel.scene import Choice, Stepper, Window
from tavola.kernel.story import Voice

THINGS: Final = tuple(f"{does}-{name}" for does in ("give", "want") for name in (*TYPES, *ITEMS[6:]))


class Offer(Said):
    """A seat; what is given and wanted is counted on one sheet. ED-R232"""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return (f"offer-{act.params['seat']}",)

    def choice(self, t: Dorado, code: int, act: Action, voice: Voice) -> Choice:
        counted = dict(item for does in ("give", "want") for item in _counted(does, str(act.params[does])))
        return replace(super().choice(t, code, act, voice), bundle=counted)


def _counted(does: str, item: str) -> list[tuple[str, int]]:
    """`2-food` is two of food; a treasure is one of itself; nothing is nothing."""
    n, _, name = item.partition("-")
    if item == "nothing":
        return []
    return [(f"{does}-{name}", int(n))] if name else [(f"{does}-{item}", 1)]


def things_offered(made: Sequence[Choice]) -> list[str]:
    """All that can be given or wanted in these choices."""
    counted = {name for choice in made for name in choice.bundle or ()}
    return [thing for thing in THINGS if thing in counted]


class Answer(Asked):
    """ED-39, ED-R32"""

    def figures(self, t: Dorado, voice: Voice) -> dict[str, Any]:
        return {"who": seat_name(t, t.arg(0), voice)} | (deal(t, voice) if built_up(t) else _catalogue(t, voice))

    def window(self, t: Dorado, voice: Voice) -> Window | None:
        return Window(kind="offer", title=voice.say("window-offer"))


def _catalogue(t: Dorado, voice: Voice) -> dict[str, str]:
    want = "nothing" if t.offer_want == 0 else ITEMS[t.offer_want - 1]
    return {"give": voice.say(f"word-{ITEMS[t.offer_give]}"), "want": voice.say(f"word-{want}")}


class Offers(Asked):
    """ED-R32"""

    def bundle(self, t: Dorado, choices: Sequence[Choice], voice: Voice) -> Stepper | None:
        things = things_offered(choices)
        return sheet(things, voice) if things else None

    def window(self, t: Dorado, voice: Voice) -> Window | None:
        return Window(kind="propose", title=voice.say("window-propose"))


WORDS: Final[dict[Kind, Said]] = {OFFER: Offer()}
ASKED: Final = (
    Answer("answer", ("ED-39", "ED-R32"), {ACCEPT: Said(), REFUSE: Passing(), EXCHANGE: Exchange()}),
    Offers("offers", ("ED-R32",), {OFFER: Offer(), PROPOSE: Said(), EXCHANGE: Exchange(), PASS: Passing()}),
)
