"""A panel for each seat: what all may know of it. AF-20, AF-R100"""

from typing import Final

from tavola.games.abandoned_fortress import names, scoring
from tavola.games.abandoned_fortress.data import HEROES
from tavola.games.abandoned_fortress.knowledge import knows_food
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import NONE
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Item, SeatView
from tavola.kernel.story import Voice

SEAT_COLOURS: Final = {"red": "#b3322b", "blue": "#2f62b0", "green": "#2e7d46", "gold": "#b7861b"}
Counts = tuple[tuple[str, int], ...]


def panels(t: Realm, voice: Voice) -> tuple[SeatView, ...]:
    return tuple([_panel(t, seat, None, voice) for seat in range(t.seats)])


def own_panels(t: Realm, seat: int, common: tuple[SeatView, ...], voice: Voice) -> tuple[SeatView, ...]:
    """With the own food, where that is not for all to know. AF-R100"""
    if knows_food(t, seat, None):
        return common
    return (*common[:seat], _panel(t, seat, seat, voice), *common[seat + 1 :])


def _panel(t: Realm, seat: int, reader: int | None, voice: Voice) -> SeatView:
    score = (scoring.points(t, seat), scoring.target(t))
    crown, active = scoring.owns_crown(t, seat), seat == t.active
    return _facts(t.seats, seat, t.hero[seat], score, _counts(t, seat, reader), crown, active, voice)


def _counts(t: Realm, seat: int, reader: int | None) -> Counts:
    """Gold, walls, Dragon cards if there are any; food to whoever may know it. AF-20, AF-R100"""
    food = [("food", t.food[seat])] if knows_food(t, seat, reader) else []
    cards = scoring.dragon_cards(t, seat)
    dragons = [("dragon-cards", cards)] if cards else []
    return (("gold", t.gold[seat]), *food, ("walls", t.walls[seat]), *dragons)


@drawn
def _facts(
    seats: int, seat: int, hero: int, score: tuple[int, int], counts: Counts, crown: bool, active: bool, voice: Voice
) -> SeatView:
    """`Red · Rurik, warrior` and public facts. AF-20, AF-R100"""
    name = voice.say("no-hero") if hero == NONE else voice.say(f"role-{HEROES[hero].id}")
    role = voice.say("role", who=names.side(seats, seat, voice), hero=name)
    n, target = score
    facts = [Item(id=f"points{seat}", icon="points", title=voice.say("points-of", n=n, target=target), n=n)]
    facts += [
        Item(id=f"{name}{seat}", icon=name, title=voice.say(f"n-{name}", n=count), n=count) for name, count in counts
    ]
    if crown:
        facts.append(Item(id=f"crown{seat}", icon="crown", title=voice.say("has-crown")))
    colour = SEAT_COLOURS[names.colour(seats, seat)]
    return SeatView(seat=seat, role=role, facts=tuple(facts), active=active, colour=colour)
