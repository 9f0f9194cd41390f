"""Rockfall: where does the rock go, or is it taken off? AF-R54"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import LIFT_ROCK, PLACE_ROCK
from tavola.games.abandoned_fortress.questions.cards.card import ActionCard
from tavola.games.abandoned_fortress.questions.rock import move_rock, rock_breaks
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import NONE, ROCKFALL
from tavola.kernel.state import FINE


@final
class Rockfall(ActionCard):
    """Another tunnel that has no dragon on it, or off the board."""

    def __init__(self) -> None:
        super().__init__("rockfall", ROCKFALL, [PLACE_ROCK, LIFT_ROCK])

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        if PLACE_ROCK.takes(action):
            return rock_breaks(t, PLACE_ROCK.a(action))
        return FINE if t.rock != NONE else af.CHANGES_NOTHING

    def apply(self, t: Realm, action: i64) -> None:
        t.effect_left = 0
        move_rock(t, PLACE_ROCK.a(action) if PLACE_ROCK.takes(action) else NONE, af.ONE_ACTION_CARD)
