"""What lies beside the map: card holders, hands, the market, the tracks, and a panel for each seat."""

from tavola.games.abandoned_fortress import duel, holders, phases, scoring, wording
from tavola.games.abandoned_fortress.data import (
    ACTION_CARDS,
    BLACKS,
    BRANCHES,
    DECKS,
    DRAGONS,
    HEROES,
    MARKET_CARDS,
    MILITARY,
)
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import (
    BLACK_DECK,
    BLACK_PRICE,
    CARD_BRANCH,
    NONE,
    PRICE,
    ROUND_LIMIT,
)
from tavola.kernel.scene import Item, SeatView, Zone
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice


def zones(realm: AbandonedFortress, seat: int | None, voice: Voice) -> tuple[Zone, ...]:
    """What the question is about stands first: the market, a hand, or the card holders."""
    shop = _heroes(realm, voice) or [*_staged(realm, seat, voice), _market(realm, voice)]
    units = holders.zones(realm, seat, voice)
    hands = [_hand(realm, owner, seat, voice) for owner in range(realm.seats)]
    hands += [_blacks(realm, owner, seat, voice) for owner in range(realm.seats)]
    found = [*units, *hands, *shop]
    if realm.asks in (phases.ASK_HERO, phases.ASK_TRADE, phases.ASK_EFFECT):
        found = [*shop, *units, *hands]
    elif realm.asks in (phases.ASK_CARD, phases.ASK_KEEP, phases.ASK_DISCARD, phases.ASK_BLACK):
        found = [*hands, *units, *shop]
    tracks = [*_turn(realm, voice), *duel.pane(realm, seat, voice), _alert(realm, voice), _queue(realm, voice)]
    return (*found, *tracks, _discards(realm, voice), _action_pile(realm, voice), _rounds(realm, voice))


# hands


def _hand(realm: AbandonedFortress, owner: int, seat: int | None, voice: Voice) -> Zone:
    """Action cards, and those Henry is choosing from."""
    kinds = len(ACTION_CARDS)
    drawn = list(realm.drawn) if realm.active == owner else []
    if owner == seat or realm.actor == OVER:
        counts = {card: realm.hand[owner * kinds + i] + drawn.count(i) for i, card in enumerate(ACTION_CARDS)}
        items = [_action(f"hand{owner}-{card}", card, n, voice) for card, n in counts.items() if n]
    else:
        n = realm.hand_size[owner] + len(drawn)
        items = [Item(id=f"hand{owner}-back", back="action", n=n, title=voice.say("n-cards", n=n))] if n else []
    for name, n in (("pay_chest", realm.chests[owner]), ("war_drums", realm.drums[owner])):
        items += [_action(f"laid{owner}-{name}", name, n, voice)] if n else []
    title = voice.say("hand-own" if owner == seat else "hand-of")
    return Zone(
        id=f"hand{owner}", kind="hand", owner=owner, title=title, items=tuple(items), clauses=("AF-71", "AF-R70")
    )


def _action(id: str, card: str, n: int, voice: Voice) -> Item:
    title, text = voice.say(f"action-{card}"), voice.say(f"text-{card}")
    return Item(id=id, title=title, icon=card, lines=(text,), frame="action", n=n if n > 1 else None)


def _blacks(realm: AbandonedFortress, owner: int, seat: int | None, voice: Voice) -> Zone:
    n = realm.blacks_of(owner)
    if owner == seat or realm.actor == OVER:
        held = [(i, realm.black[owner * len(BLACKS) + i]) for i in range(len(BLACKS))]
        items = [_black(f"black{owner}-{BLACKS[i].id}", i, count, voice) for i, count in held if count]
    else:
        items = [Item(id=f"black{owner}-back", back="black", n=n, title=voice.say("unknown-black"))] if n else []
    title = voice.say("blacks-of")
    return Zone(id=f"blacks{owner}", kind="hand", owner=owner, title=title, items=tuple(items), clauses=("AF-R72",))


def _black(id: str, black: int, n: int, voice: Voice) -> Item:
    text = voice.say(f"text-{BLACKS[black].id}")
    return Item(
        id=id, title=wording.black(black, voice), icon="black", lines=(text,), frame="black", n=n if n > 1 else None
    )


# the market


def _heroes(realm: AbandonedFortress, voice: Voice) -> list[Zone]:
    """While heroes are chosen: those still free, with what each can do. AF-17"""
    if realm.asks != phases.ASK_HERO:
        return []
    free = [hero.id for i, hero in enumerate(HEROES) if i not in realm.hero]
    items = tuple(_hero(hero, voice) for hero in free)
    return [Zone(id="heroes", kind="market", title=voice.say("heroes"), items=items, clauses=("AF-17",))]


def _hero(hero: str, voice: Voice) -> Item:
    title, gift = voice.say(f"role-{hero}"), voice.say(f"hero-{hero}")
    return Item(id=f"hero-{hero}", title=title, icon=f"hero-{hero}", lines=(gift,), frame="action")


def _market(realm: AbandonedFortress, voice: Voice) -> Zone:
    """Seven decks, each with the price on its top back. AF-R09"""
    items = []
    for deck, name in enumerate(DECKS):
        size = realm.deck_size(deck)
        price = BLACK_PRICE if deck == BLACK_DECK else realm.top[deck]
        cost = voice.say("price-of", n=price) if size and price != NONE else ""
        lines = (voice.say("n-cards", n=size),)
        items.append(Item(id=f"deck-{name}", title=voice.say(f"deck-{name}"), back=name, cost=cost, lines=lines))
    return Zone(id="market", kind="market", title=voice.say("market"), items=tuple(items), clauses=("AF-52", "AF-R102"))


def _staged(realm: AbandonedFortress, seat: int | None, voice: Voice) -> list[Zone]:
    """Bought cards that are not yet assigned: backs to the others."""
    owner = realm.active
    cards = [card for card in range(len(MILITARY)) for _ in range(realm.staged[card])]
    if not cards:
        return []
    if seat == owner:
        kinds = sorted(set(cards))
        items = [holders.front(f"staged-{MILITARY[card].id}", card, voice, n=cards.count(card)) for card in kinds]
    else:
        backs = sorted((CARD_BRANCH[card], PRICE[card]) for card in cards)
        items = [_staged_back(n, branch, price, voice) for n, (branch, price) in enumerate(backs)]
    return [
        Zone(id="staged", kind="tray", owner=owner, title=voice.say("staged"), items=tuple(items), clauses=("AF-55",))
    ]


def _staged_back(n: int, branch: int, price: int, voice: Voice) -> Item:
    name = BRANCHES[branch]
    title = voice.say("unknown-military", branch=voice.say(f"branch-{name}"))
    return Item(id=f"staged-back{n}", title=title, back=f"military-{name}", cost=str(price))


# tracks and piles


def _turn(realm: AbandonedFortress, voice: Voice) -> list[Zone]:
    """The five steps. AF-22"""
    if not phases.START <= realm.phase < phases.ENDED:
        return []
    ends = (phases.START, phases.THEFT, phases.MARCH, phases.EFFECT)
    step = 1 + sum(realm.phase > end for end in ends)
    items = (Item(id="turn-step", title=voice.say(f"turn-{step}"), steps=5, at=step),)
    title = voice.say("turn-of", who=wording.side(realm.seats, realm.active, voice))
    return [Zone(id="turn", kind="track", title=title, items=items)]


def _alert(realm: AbandonedFortress, voice: Voice) -> Zone:
    """Five slots; the card of a dragon on the map. AF-14, AF-101"""
    where = "alert" if realm.alert else "alert-on-map" if realm.dragon != NONE else "alert-gone"
    items = [Item(id="alert", title=voice.say(where, n=realm.alert), steps=5, at=realm.alert)]
    if realm.dragon_card != NONE:
        dragon = DRAGONS[realm.dragon_card]
        stats = (f"{dragon.attack}/{dragon.defence}",)
        items.append(
            Item(id="dragon-card", title=wording.dragon(realm.dragon_card, voice), icon="dragon", corners=stats)
        )
    if len(realm.dragon_under):  # all have seen them go there, AF-R103
        names = ", ".join(wording.dragon(card, voice) for card in realm.dragon_under)
        items.append(Item(id="dragon-under", lines=(voice.say("dragon-under", names=names),)))
    return Zone(
        id="dragon-alert", kind="track", title=voice.say("dragon-alert"), items=tuple(items), clauses=("AF-14",)
    )


def _queue(realm: AbandonedFortress, voice: Voice) -> Zone:
    items = tuple(
        Item(
            id=f"queue{place}",
            title=voice.say("queue-place", n=place + 1, who=wording.side(realm.seats, seat, voice)),
            seats=(seat,),
        )
        for place, seat in enumerate(realm.queue)
    )
    nobody = (Item(id="queue-empty", lines=(voice.say("queue-empty"),)),)
    return Zone(id="queue", kind="track", title=voice.say("queue"), items=items or nobody, clauses=("AF-12",))


def _discards(realm: AbandonedFortress, voice: Voice) -> Zone:
    """Every discard lies open."""
    items = [
        Item(id=f"discard-{MARKET_CARDS[card]}", title=wording.market_card(card, voice), n=n)
        for card, n in enumerate(realm.discards)
        if n
    ]
    items += [
        Item(id=f"discard-{ACTION_CARDS[card]}", title=wording.action_card(card, voice), frame="action", n=n)
        for card, n in enumerate(realm.action_discards)
        if n
    ]
    return Zone(id="discards", kind="discard", title=voice.say("discards"), items=tuple(items))


def _action_pile(realm: AbandonedFortress, voice: Voice) -> Zone:
    n = sum(realm.action_pool)
    items = (Item(id="action-top", back="action", n=n, title=voice.say("n-cards", n=n)),) if n else ()
    return Zone(id="action-pile", kind="pile", title=voice.say("action-pile"), items=items, clauses=("AF-72",))


def _rounds(realm: AbandonedFortress, voice: Voice) -> Zone:
    limit = realm.options[ROUND_LIMIT]
    title = voice.say("round-of", n=realm.round, limit=limit) if limit else voice.say("round", n=realm.round)
    return Zone(id="rounds", kind="panel", title=title, items=(Item(id="round", title=title, n=realm.round),))


# seats


def panels(realm: AbandonedFortress, voice: Voice) -> tuple[SeatView, ...]:
    return tuple(_panel(realm, seat, voice) for seat in range(realm.seats))


def _panel(realm: AbandonedFortress, seat: int, voice: Voice) -> SeatView:
    """`Red · Rurik, warrior` and public facts. AF-20, AF-R100"""
    hero = realm.hero[seat]
    name = voice.say("no-hero") if hero == NONE else voice.say(f"role-{HEROES[hero].id}")
    role = voice.say("role", who=wording.side(realm.seats, seat, voice), hero=name)
    n, target = scoring.points(realm, seat), scoring.target(realm)
    facts = [Item(id=f"points{seat}", icon="points", title=voice.say("points-of", n=n, target=target), n=n)]
    for name, count in (
        ("gold", realm.gold[seat]),
        ("food", realm.food[seat]),
        ("walls", realm.walls[seat]),
        ("dragon-cards", scoring.dragon_cards(realm, seat)),
    ):
        if name == "dragon-cards" and not count:
            continue
        facts.append(Item(id=f"{name}{seat}", icon=name, title=voice.say(f"n-{name}", n=count), n=count))
    if scoring.owns_crown(realm, seat):
        facts.append(Item(id=f"crown{seat}", icon="crown", title=voice.say("has-crown")))
    colour = wording.colour(realm.seats, seat)
    return SeatView(seat=seat, role=role, facts=tuple(facts), active=seat == realm.active, colour=SEAT_COLOURS[colour])


SEAT_COLOURS = {"red": "#b3322b", "blue": "#2f62b0", "green": "#2e7d46", "gold": "#b7861b"}
