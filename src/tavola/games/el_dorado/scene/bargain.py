"""An offer that is built up: its own side sees it grow, everybody once it is made. ED-R248"""

from collections.abc import Sequence

from tavola.games.el_dorado import agenda
from tavola.games.el_dorado.actions import THINGS
from tavola.games.el_dorado.rules.trade import built_up
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.scene import Item, Zone
from tavola.kernel.story import Voice


def bargain(t: Dorado, seat: int | None, voice: Voice) -> list[Zone]:
    if not _is_seen(t, seat):
        return []
    items = (*_items("give", list(t.deal_give), voice), *_items("want", list(t.deal_want), voice))
    return [Zone(id="offer", kind="panel", title=voice.say("offer-so-far"), items=items, clauses=("ED-R248",))]


def _is_seen(t: Dorado, seat: int | None) -> bool:
    if t.asks == agenda.ANSWER:
        return built_up(t)
    return t.asks == agenda.BARGAIN and seat is not None and t.side_of(seat) == t.side_of(t.arg(0))


def _items(does: str, counts: Sequence[int], voice: Voice) -> list[Item]:
    return [
        Item(id=f"{does}-{name}", icon=name, title=voice.say(f"offer-{does}", what=voice.say(f"word-{name}")), n=int(n))
        for name, n in zip(THINGS, counts, strict=True)
        if n
    ]
