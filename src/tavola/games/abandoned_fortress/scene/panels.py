"""A panel for each seat: what all may know of it. AF-20, AF-R100"""

from typing import Final

from tavola.games.abandoned_fortress import names, scoring
from tavola.games.abandoned_fortress.data import HEROES
from tavola.games.abandoned_fortress.knowledge import knows_food
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import NONE
from tavola.kernel.scene import Item, SeatView
from tavola.kernel.story import Voice

SEAT_COLOURS: Final = {"red": "#b3322b", "blue": "#2f62b0", "green": "#2e7d46", "gold": "#b7861b"}


def panels(t: Realm, reader: int | None, voice: Voice) -> tuple[SeatView, ...]:
    return tuple(_panel(t, seat, reader, voice) for seat in range(t.seats))


def _panel(t: Realm, seat: int, reader: int | None, voice: Voice) -> SeatView:
    """`Red · Rurik, warrior` and public facts. AF-20, AF-R100"""
    hero = t.hero[seat]
    name = voice.say("no-hero") if hero == NONE else voice.say(f"role-{HEROES[hero].id}")
    role = voice.say("role", who=names.side(t.seats, seat, voice), hero=name)
    n, target = scoring.points(t, seat), scoring.target(t)
    facts = [Item(id=f"points{seat}", icon="points", title=voice.say("points-of", n=n, target=target), n=n)]
    for name, count in _counts(t, seat, reader):
        facts.append(Item(id=f"{name}{seat}", icon=name, title=voice.say(f"n-{name}", n=count), n=count))
    if scoring.owns_crown(t, seat):
        facts.append(Item(id=f"crown{seat}", icon="crown", title=voice.say("has-crown")))
    colour = names.colour(t.seats, seat)
    return SeatView(seat=seat, role=role, facts=tuple(facts), active=seat == t.active, colour=SEAT_COLOURS[colour])


def _counts(t: Realm, seat: int, reader: int | None) -> list[tuple[str, int]]:
    """Gold, walls, Dragon cards if there are any; food to whoever may know it. AF-20, AF-R100"""
    food = [("food", int(t.food[seat]))] if knows_food(t, seat, reader) else []
    cards = int(scoring.dragon_cards(t, seat))
    dragons = [("dragon-cards", cards)] if cards else []
    return [("gold", int(t.gold[seat])), *food, ("walls", int(t.walls[seat])), *dragons]
