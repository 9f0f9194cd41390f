"""Action cards and Black cards: the own ones open, of others' their number."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tavola.games.abandoned_fortress import names
from tavola.games.abandoned_fortress.data import ACTION_CARDS, BLACKS
from tavola.games.abandoned_fortress.options import ACTION_HAND_LIMIT
from tavola.games.abandoned_fortress.realm import Realm
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Item, Zone
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice

KINDS: Final = len(ACTION_CARDS)


class Laid(NamedTuple):
    """What lies open beside a hand, and how many cards may be in it."""

    chests: int
    drums: int
    limit: int


def zones(t: Realm, voice: Voice) -> list[Zone]:
    hands = [_hand(t, owner, False, voice) for owner in range(t.seats)]
    return hands + [_blacks(t, owner, False, voice) for owner in range(t.seats)]


def own_zones(t: Realm, seat: int, voice: Voice) -> dict[str, Sequence[Zone]]:
    return {f"hand{seat}": [_hand(t, seat, True, voice)], f"blacks{seat}": [_blacks(t, seat, True, voice)]}


# Action cards


def _hand(t: Realm, owner: int, own: bool, voice: Voice) -> Zone:
    """With those Henry is choosing from."""
    drawn = tuple(t.drawn) if t.active == owner else ()
    if own or t.actor == OVER:
        held = tuple(t.hand[owner * KINDS : owner * KINDS + KINDS])
        return _open_hand(owner, own, held, drawn, _laid(t, owner), voice)
    return _closed_hand(owner, t.hand_size[owner] + len(drawn), _laid(t, owner), voice)


def _laid(t: Realm, owner: int) -> Laid:
    return Laid(t.chests[owner], t.drums[owner], t.options[ACTION_HAND_LIMIT])


@drawn
def _open_hand(owner: int, own: bool, held: tuple[int, ...], drawn: tuple[int, ...], laid: Laid, voice: Voice) -> Zone:
    counts = {card: held[kind] + drawn.count(kind) for kind, card in enumerate(ACTION_CARDS)}
    items = [_action(f"hand{owner}-{card}", card, n, voice) for card, n in counts.items() if n]
    return _hand_with(owner, "hand-own" if own else "hand-of", items, laid, voice)


@drawn
def _closed_hand(owner: int, n: int, laid: Laid, voice: Voice) -> Zone:
    items = [Item(id=f"hand{owner}-back", back="action", n=n, title=voice.say("n-cards", n=n))] if n else []
    return _hand_with(owner, "hand-of", items, laid, voice)


def _hand_with(owner: int, title: str, items: list[Item], laid: Laid, voice: Voice) -> Zone:
    """Pay Chests and War Drums lie open before their owner."""
    counts = [("pay_chest", laid.chests), ("war_drums", laid.drums)]
    items += [_action(f"laid{owner}-{name}", name, n, voice, "laid") for name, n in counts if n]
    clauses = ("AF-71", "AF-R70")
    return Zone(
        id=f"hand{owner}",
        kind="hand",
        owner=owner,
        title=voice.say(title),
        items=tuple(items),
        limit=laid.limit or None,
        clauses=clauses,
    )


def _action(id: str, card: str, n: int, voice: Voice, tone: str = "") -> Item:
    title, text = voice.say(f"action-{card}"), voice.say(f"text-{card}")
    return Item(id=id, title=title, icon=card, lines=(text,), frame="action", n=n if n > 1 else None, tone=tone)


# Black cards


def _blacks(t: Realm, owner: int, own: bool, voice: Voice) -> Zone:
    if own or t.actor == OVER:
        return _open_blacks(owner, tuple(t.black[owner * len(BLACKS) : (owner + 1) * len(BLACKS)]), voice)
    return _closed_blacks(owner, t.blacks_of(owner), voice)


@drawn
def _open_blacks(owner: int, held: tuple[int, ...], voice: Voice) -> Zone:
    items = [_black(f"black{owner}-{BLACKS[i].id}", i, count, voice) for i, count in enumerate(held) if count]
    return _blacks_with(owner, items, voice)


@drawn
def _closed_blacks(owner: int, n: int, voice: Voice) -> Zone:
    back = Item(id=f"black{owner}-back", back="black", n=n, title=voice.say("unknown-black"))
    return _blacks_with(owner, [back] if n else [], voice)


def _blacks_with(owner: int, items: list[Item], voice: Voice) -> Zone:
    title = voice.say("blacks-of")
    return Zone(
        id=f"blacks{owner}", kind="hand", owner=owner, title=title, items=tuple(items), limit=1, clauses=("AF-R72",)
    )


def _black(id: str, black: int, n: int, voice: Voice) -> Item:
    text = voice.say(f"text-{BLACKS[black].id}")
    return Item(
        id=id, title=names.black(black, voice), icon="black", lines=(text,), frame="black", n=n if n > 1 else None
    )
