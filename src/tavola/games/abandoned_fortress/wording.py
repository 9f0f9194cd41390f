"""Words for leaders, cards and decks in one reader's language."""

from tavola.games.abandoned_fortress.data import (
    ACTION_CARDS,
    BLACKS,
    CASTLES,
    COLOURS,
    DRAGONS,
    GENERALS,
    HEROES,
    MILITARY,
    SEATING,
)
from tavola.games.abandoned_fortress.names import OWN_LEADERS
from tavola.games.abandoned_fortress.tables import (
    CASTLE_CARD,
    DRAGON,
    DRAGON_CARD,
    FIRST_BLACK,
    FIRST_GENERAL,
    HERO_CARD,
    WALL,
)
from tavola.kernel.story import Voice


def colour(seats: int, seat: int) -> str:
    """The colour of a seat's corner."""
    return COLOURS[SEATING[seats][seat]]


def leader_id(leader: int) -> str:
    """The id of a leader in scenes: `0-hero`, `2-general1`."""
    return f"{leader // 16}-{OWN_LEADERS[leader % 16]}"


def side(seats: int, seat: int, voice: Voice) -> str:
    """A seat by the name of its colour."""
    return voice.say(f"side-{colour(seats, seat)}")


def sides(seats: int, among: int, voice: Voice) -> str:
    """Those of a set of seats: `Red, Green`."""
    return ", ".join(side(seats, seat, voice) for seat in range(seats) if among >> seat & 1)


def leader(code: int, seats: int, voice: Voice) -> str:
    """`Red’s hero`, `Green’s general 2`, `the dragon`, `a wall of Blue`."""
    if code == DRAGON:
        return voice.say("the-dragon")
    if code >= WALL:
        return voice.say("a-wall", who=side(seats, code - WALL, voice))
    name, who = OWN_LEADERS[code % 16], side(seats, code // 16, voice)
    return voice.say("the-general", n=code % 16 - 3, who=who) if code % 16 >= 4 else voice.say(f"the-{name}", who=who)


def own_leader(code: int, voice: Voice) -> str:
    """The same to its owner."""
    name = OWN_LEADERS[code % 16]
    return voice.say("own-general", n=code % 16 - 3) if code % 16 >= 4 else voice.say(f"own-{name}")


def market_card(card: int, voice: Voice) -> str:
    """A card's name."""
    if card < FIRST_GENERAL:
        return voice.say(f"card-{MILITARY[card].id}")
    if card < FIRST_BLACK:
        return voice.say(f"card-{GENERALS[card - FIRST_GENERAL].id}")
    return black(card - FIRST_BLACK, voice)


def shown_card(card: int, voice: Voice) -> str:
    """A card shown in a battle, those of heroes, castles and the dragon included."""
    if card >= DRAGON_CARD:
        return dragon(card - DRAGON_CARD, voice)
    if card >= CASTLE_CARD:
        return voice.say(f"own-{CASTLES[card - CASTLE_CARD].id}")
    return voice.say(f"name-{HEROES[card - HERO_CARD].id}") if card >= HERO_CARD else market_card(card, voice)


def signed(n: int) -> str:
    """What an effect adds or takes: `+10`, `−20`, `0`."""
    return f"{n:+d}".replace("-", "\N{MINUS SIGN}") if n else "0"


def black(card: int, voice: Voice) -> str:
    return voice.say(f"black-{BLACKS[card].id}")


def action_card(card: int, voice: Voice) -> str:
    return voice.say(f"action-{ACTION_CARDS[card]}")


def dragon(card: int, voice: Voice) -> str:
    return voice.say(f"dragon-{DRAGONS[card].id}")
