"""Action cards and Black cards: the own ones open, of others' their number."""

from tavola.games.abandoned_fortress import names
from tavola.games.abandoned_fortress.data import ACTION_CARDS, BLACKS
from tavola.games.abandoned_fortress.realm import Realm
from tavola.kernel.scene import Item, Zone
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice


def zones(t: Realm, seat: int | None, voice: Voice) -> list[Zone]:
    hands = [_hand(t, owner, seat, voice) for owner in range(t.seats)]
    return hands + [_blacks(t, owner, seat, voice) for owner in range(t.seats)]


def _hand(t: Realm, owner: int, seat: int | None, voice: Voice) -> Zone:
    """Action cards, and those Henry is choosing from."""
    kinds = len(ACTION_CARDS)
    drawn = list(t.drawn) if t.active == owner else []
    if owner == seat or t.actor == OVER:
        counts = {card: t.hand[owner * kinds + i] + drawn.count(i) for i, card in enumerate(ACTION_CARDS)}
        items = [_action(f"hand{owner}-{card}", card, n, voice) for card, n in counts.items() if n]
    else:
        n = t.hand_size[owner] + len(drawn)
        items = [Item(id=f"hand{owner}-back", back="action", n=n, title=voice.say("n-cards", n=n))] if n else []
    for name, n in (("pay_chest", t.chests[owner]), ("war_drums", t.drums[owner])):
        items += [_action(f"laid{owner}-{name}", name, n, voice)] if n else []
    title = voice.say("hand-own" if owner == seat else "hand-of")
    return Zone(
        id=f"hand{owner}", kind="hand", owner=owner, title=title, items=tuple(items), clauses=("AF-71", "AF-R70")
    )


def _action(id: str, card: str, n: int, voice: Voice) -> Item:
    title, text = voice.say(f"action-{card}"), voice.say(f"text-{card}")
    return Item(id=id, title=title, icon=card, lines=(text,), frame="action", n=n if n > 1 else None)


def _blacks(t: Realm, owner: int, seat: int | None, voice: Voice) -> Zone:
    n = t.blacks_of(owner)
    if owner == seat or t.actor == OVER:
        held = [(i, t.black[owner * len(BLACKS) + i]) for i in range(len(BLACKS))]
        items = [_black(f"black{owner}-{BLACKS[i].id}", i, count, voice) for i, count in held if count]
    else:
        items = [Item(id=f"black{owner}-back", back="black", n=n, title=voice.say("unknown-black"))] if n else []
    title = voice.say("blacks-of")
    return Zone(id=f"blacks{owner}", kind="hand", owner=owner, title=title, items=tuple(items), clauses=("AF-R72",))


def _black(id: str, black: int, n: int, voice: Voice) -> Item:
    text = voice.say(f"text-{BLACKS[black].id}")
    return Item(
        id=id, title=names.black(black, voice), icon="black", lines=(text,), frame="black", n=n if n > 1 else None
    )
