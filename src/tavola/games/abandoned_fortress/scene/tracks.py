"""The turn, Dragon Alert, the Queue, the discards and the rounds; everybody sees the same."""

from typing import Final

from tavola.games.abandoned_fortress import names, steps
from tavola.games.abandoned_fortress.data import ACTION_CARDS, DRAGONS, MARKET_CARDS
from tavola.games.abandoned_fortress.options import ROUND_LIMIT
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import NONE
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Item, Zone
from tavola.kernel.story import Voice

ENDS: Final = (steps.START, steps.THEFT, steps.MARCH, steps.EFFECT)  # of the first four steps of a turn


def before(t: Realm, voice: Voice) -> list[Zone]:
    """What stands before a battle."""
    if not steps.START <= t.phase < steps.ENDED:
        return []
    return [_turn(t.seats, t.active, 1 + sum([t.phase > end for end in ENDS]), voice)]


def after(t: Realm, voice: Voice) -> list[Zone]:
    return [
        _alert(t.alert, t.dragon != NONE, t.dragon_card, tuple(t.dragon_under), voice),
        _queue(t.seats, tuple(t.queue), voice),
        _discards(tuple(t.discards), tuple(t.action_discards), voice),
        _action_pile(sum(t.action_pool), voice),
        _rounds(t.round, t.options[ROUND_LIMIT], voice),
    ]


@drawn
def _turn(seats: int, active: int, step: int, voice: Voice) -> Zone:
    """The five steps. AF-22"""
    items = (Item(id="turn-step", title=voice.say(f"turn-{step}"), steps=5, at=step),)
    title = voice.say("turn-of", who=names.side(seats, active, voice))
    return Zone(id="turn", kind="track", title=title, items=items)


@drawn
def _alert(slot: int, on_the_map: bool, card: int, under: tuple[int, ...], voice: Voice) -> Zone:
    """Five slots; the card of a dragon on the map. AF-14, AF-101"""
    where = "alert" if slot else "alert-on-map" if on_the_map else "alert-gone"
    items = [Item(id="alert", title=voice.say(where, n=slot), steps=5, at=slot)]
    if card != NONE:
        stats = (f"{DRAGONS[card].attack}/{DRAGONS[card].defence}",)
        items.append(Item(id="dragon-card", title=names.dragon(card, voice), icon="dragon", corners=stats))
    if under:  # all have seen them go there, AF-R103
        waiting = ", ".join(names.dragon(each, voice) for each in under)
        items.append(Item(id="dragon-under", lines=(voice.say("dragon-under", names=waiting),)))
    return Zone(
        id="dragon-alert", kind="panel", title=voice.say("dragon-alert"), items=tuple(items), clauses=("AF-14",)
    )


@drawn
def _queue(seats: int, queue: tuple[int, ...], voice: Voice) -> Zone:
    items = tuple(
        Item(
            id=f"queue{place}",
            title=voice.say("queue-place", n=place + 1, who=names.side(seats, seat, voice)),
            seats=(seat,),
        )
        for place, seat in enumerate(queue)
    )
    nobody = (Item(id="queue-empty", lines=(voice.say("queue-empty"),)),)
    return Zone(id="queue", kind="panel", title=voice.say("queue"), items=items or nobody, clauses=("AF-12",))


@drawn
def _discards(market: tuple[int, ...], actions: tuple[int, ...], voice: Voice) -> Zone:
    """Every discard lies open."""
    items = [
        Item(id=f"discard-{MARKET_CARDS[card]}", title=names.market_card(card, voice), n=n)
        for card, n in enumerate(market)
        if n
    ]
    items += [
        Item(id=f"discard-{ACTION_CARDS[card]}", title=names.action_card(card, voice), frame="action", n=n)
        for card, n in enumerate(actions)
        if n
    ]
    return Zone(id="discards", kind="discard", title=voice.say("discards"), items=tuple(items))


@drawn
def _action_pile(n: int, voice: Voice) -> Zone:
    items = (Item(id="action-top", back="action", n=n, title=voice.say("n-cards", n=n)),) if n else ()
    return Zone(id="action-pile", kind="pile", title=voice.say("action-pile"), items=items, clauses=("AF-72",))


@drawn
def _rounds(n: int, limit: int, voice: Voice) -> Zone:
    title = voice.say("round-of", n=n, limit=limit) if limit else voice.say("round", n=n)
    return Zone(id="rounds", kind="panel", title=title, items=(Item(id="round", title=title, n=n),))
