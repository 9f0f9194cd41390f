"""The turn, Dragon Alert, the Queue, the discards and the rounds; everybody sees the same."""

from tavola.games.abandoned_fortress import names, steps
from tavola.games.abandoned_fortress.data import ACTION_CARDS, DRAGONS, MARKET_CARDS
from tavola.games.abandoned_fortress.options import ROUND_LIMIT
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import NONE
from tavola.kernel.scene import Item, Zone
from tavola.kernel.story import Voice


def before(t: Realm, voice: Voice) -> list[Zone]:
    """What stands before a battle."""
    return _turn(t, voice)


def after(t: Realm, voice: Voice) -> list[Zone]:
    return [_alert(t, voice), _queue(t, voice), _discards(t, voice), _action_pile(t, voice), _rounds(t, voice)]


def _turn(t: Realm, voice: Voice) -> list[Zone]:
    """The five steps. AF-22"""
    if not steps.START <= t.phase < steps.ENDED:
        return []
    ends = (steps.START, steps.THEFT, steps.MARCH, steps.EFFECT)
    step = 1 + sum(t.phase > end for end in ends)
    items = (Item(id="turn-step", title=voice.say(f"turn-{step}"), steps=5, at=step),)
    title = voice.say("turn-of", who=names.side(t.seats, t.active, voice))
    return [Zone(id="turn", kind="track", title=title, items=items)]


def _alert(t: Realm, voice: Voice) -> Zone:
    """Five slots; the card of a dragon on the map. AF-14, AF-101"""
    where = "alert" if t.alert else "alert-on-map" if t.dragon != NONE else "alert-gone"
    items = [Item(id="alert", title=voice.say(where, n=t.alert), steps=5, at=t.alert)]
    if t.dragon_card != NONE:
        dragon = DRAGONS[t.dragon_card]
        stats = (f"{dragon.attack}/{dragon.defence}",)
        items.append(Item(id="dragon-card", title=names.dragon(t.dragon_card, voice), icon="dragon", corners=stats))
    if len(t.dragon_under):  # all have seen them go there, AF-R103
        waiting = ", ".join(names.dragon(card, voice) for card in t.dragon_under)
        items.append(Item(id="dragon-under", lines=(voice.say("dragon-under", names=waiting),)))
    return Zone(
        id="dragon-alert", kind="track", title=voice.say("dragon-alert"), items=tuple(items), clauses=("AF-14",)
    )


def _queue(t: Realm, voice: Voice) -> Zone:
    items = tuple(
        Item(
            id=f"queue{place}",
            title=voice.say("queue-place", n=place + 1, who=names.side(t.seats, seat, voice)),
            seats=(seat,),
        )
        for place, seat in enumerate(t.queue)
    )
    nobody = (Item(id="queue-empty", lines=(voice.say("queue-empty"),)),)
    return Zone(id="queue", kind="track", title=voice.say("queue"), items=items or nobody, clauses=("AF-12",))


def _discards(t: Realm, voice: Voice) -> Zone:
    """Every discard lies open."""
    items = [
        Item(id=f"discard-{MARKET_CARDS[card]}", title=names.market_card(card, voice), n=n)
        for card, n in enumerate(t.discards)
        if n
    ]
    items += [
        Item(id=f"discard-{ACTION_CARDS[card]}", title=names.action_card(card, voice), frame="action", n=n)
        for card, n in enumerate(t.action_discards)
        if n
    ]
    return Zone(id="discards", kind="discard", title=voice.say("discards"), items=tuple(items))


def _action_pile(t: Realm, voice: Voice) -> Zone:
    n = sum(t.action_pool)
    items = (Item(id="action-top", back="action", n=n, title=voice.say("n-cards", n=n)),) if n else ()
    return Zone(id="action-pile", kind="pile", title=voice.say("action-pile"), items=items, clauses=("AF-72",))


def _rounds(t: Realm, voice: Voice) -> Zone:
    limit = t.options[ROUND_LIMIT]
    title = voice.say("round-of", n=t.round, limit=limit) if limit else voice.say("round", n=t.round)
    return Zone(id="rounds", kind="panel", title=title, items=(Item(id="round", title=title, n=t.round),))
