"""Words for leaders, cards and decks in one reader's language."""

from tavola.games.abandoned_fortress.data import ACTION_CARDS, BLACKS, COLOURS, DRAGONS, GENERALS, MILITARY, SEATING
from tavola.games.abandoned_fortress.names import OWN_LEADERS
from tavola.games.abandoned_fortress.tables import DRAGON, FIRST_BLACK, FIRST_GENERAL, WALL
from tavola.kernel.story import Voice


def colour(seats: int, seat: int) -> str:
    """The colour of a seat's corner."""
    return COLOURS[SEATING[seats][seat]]


def leader_id(leader: int) -> str:
    """The id of a leader in scenes: `0-hero`, `2-general1`."""
    return f"{leader // 16}-{OWN_LEADERS[leader % 16]}"


def leader(code: int, voice: Voice) -> str:
    """`the hero of seat 1`, `general 2 of seat 3`, `the dragon`, `a wall of seat 2`."""
    if code == DRAGON:
        return voice.say("the-dragon")
    if code >= WALL:
        return voice.say("a-wall", seat=code - WALL + 1)
    name = OWN_LEADERS[code % 16]
    if code % 16 >= 4:
        return voice.say("the-general", n=code % 16 - 3, seat=code // 16 + 1)
    return voice.say(f"the-{name}", seat=code // 16 + 1)


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


def black(card: int, voice: Voice) -> str:
    return voice.say(f"black-{BLACKS[card].id}")


def action_card(card: int, voice: Voice) -> str:
    return voice.say(f"action-{ACTION_CARDS[card]}")


def dragon(card: int, voice: Voice) -> str:
    return voice.say(f"dragon-{DRAGONS[card].id}")
