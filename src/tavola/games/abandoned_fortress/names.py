"""Words for seats, leaders, cards and decks in one reader's language, and the ids they go by in scenes."""

from typing import Final

from tavola.games.abandoned_fortress.data import (
    ACTION_CARDS,
    BLACKS,
    CASTLES,
    CELLS,
    COLOURS,
    DRAGONS,
    GENERALS,
    HEROES,
    LEADERS,
    MILITARY,
    MILITARY_IDS,
    OWN_LEADERS,
    SEATING,
)
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    CASTLE_CARD,
    DRAGON,
    DRAGON_CARD,
    FIRST_BLACK,
    FIRST_GENERAL,
    GENERAL,
    HERO_CARD,
    WALL,
)
from tavola.kernel.story import Voice

LEADER_IDS: Final = tuple(name.replace(" ", "-") for name in LEADERS)
SPOKEN: Final = {  # parameters of actions that are said by a message: the name it begins with
    "general": "card",
    "branch": "branch",
    "action": "act",
    "deck": "deck",
    "castle": "own",
    "hero": "name",
    "way": "way",
    "direction": "direction",
}


def clause_id(code: int) -> str:
    """`AF-12`, `AF-R07`."""
    return f"AF-R{code - 1000:02d}" if code >= 1000 else f"AF-{code:02d}"


# seats


def colour(seats: int, seat: int) -> str:
    """The colour of a seat's corner."""
    return COLOURS[SEATING[seats][seat]]


def side(seats: int, seat: int, voice: Voice) -> str:
    """A seat by the name of its colour."""
    return voice.say(f"side-{colour(seats, seat)}")


def sides(seats: int, among: int, voice: Voice) -> str:
    """Those of a set of seats: `Red, Green`."""
    return ", ".join(side(seats, seat, voice) for seat in range(seats) if among >> seat & 1)


# leaders and what stands on a space


def leader_id(leader: int) -> str:
    """The id of a leader in scenes: `0-hero`, `2-general1`."""
    return LEADER_IDS[leader]


def standing_id(t: Realm, cell: int) -> str:
    """The id of what stands on a space: a leader, a wall, the dragon."""
    if t.dragon == cell:
        return "dragon"
    there = t.board[cell]
    return f"wall-{CELLS[cell]}" if there >= WALL else leader_id(there)


def leader(code: int, seats: int, voice: Voice) -> str:
    """`Red’s hero`, `Green’s general 2`, `the dragon`, `a wall of Blue`."""
    if code == DRAGON:
        return voice.say("the-dragon")
    if code >= WALL:
        return voice.say("a-wall", who=side(seats, code - WALL, voice))
    name, who = OWN_LEADERS[code % 16], side(seats, code // 16, voice)
    number = code % 16 - GENERAL + 1
    return voice.say("the-general", n=number, who=who) if number > 0 else voice.say(f"the-{name}", who=who)


def own_leader(code: int, voice: Voice) -> str:
    """The same to its owner."""
    number = code % 16 - GENERAL + 1
    return voice.say("own-general", n=number) if number > 0 else voice.say(f"own-{OWN_LEADERS[code % 16]}")


# cards


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


# parameters of actions


def spoken(param: str, value: object, voice: Voice) -> str:
    """A parameter of an action as it reads in a label."""
    word = str(value)
    if param == "leader":
        return own_leader(OWN_LEADERS.index(word), voice)
    if param == "card":
        return voice.say(f"card-{word}" if word in MILITARY_IDS else f"action-{word}")
    if param == "black":
        return voice.say("no-black" if word == "none" else f"black-{word}")
    return voice.say(f"{SPOKEN[param]}-{word}") if param in SPOKEN else word
