"""What is played for a seat whose time is up: it passes, goes on where it must, gives away what it needs least."""

from typing import Final

from tavola.games.gadranton.city import DISCARDING, MAIN
from tavola.games.gadranton.data import CARDS
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.tables import (
    ANSWER_NO,
    DISCARD,
    END_TURN,
    REACH,
    RETURN,
    STEP,
    TAKE,
    TELEPORT,
)
from tavola.kernel.rng import Rng
from tavola.kernel.state import OVER

PASSES: Final = (END_TURN, ANSWER_NO, RETURN)
LEAST_NEEDED: Final = (  # of two alike the second goes first
    "thief_found",
    "guard_awake",
    "open_close_door",
    "blocked_thief",
    "sleeping_guard",
    "secret_door",
    "accelerated_walk",
    "arrow_shot",
    "plus_two_attack",
    "broken_bow",
    "hidden_thief",
    "master_key",
)


def default(city: Gadranton, rng: Rng) -> int:
    """A pass wherever there is one: a crown won is returned, since wearing it only if he may would tell of a card."""
    actions = [int(action) for action in city.legal()]
    passing = [action for action in actions if action in PASSES]
    if passing:
        return passing[0]
    if city.phase == MAIN:
        return min(actions, key=lambda action: _trouble(city, action))
    if city.phase == DISCARDING:
        return min(actions, key=lambda action: _worth(city, action - DISCARD))
    return actions[rng.below(len(actions))]


def _trouble(city: Gadranton, action: int) -> tuple[bool, bool]:
    """In passing: a step or a jump to where nobody stands, else a step; the thief pays for no crown on the way."""
    after = city.clone()
    after.apply(action)
    walks = STEP <= action < TAKE or TELEPORT <= action < REACH
    return not walks, after.actor != OVER and after.passing >= 0


def _worth(city: Gadranton, card: int) -> tuple[bool, int]:
    copies = city.hand[city.active * len(CARDS) + card]
    return copies == 1, LEAST_NEEDED.index(CARDS[card])
