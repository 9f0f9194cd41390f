"""What a seat cannot know, drawn anew: fronts of others' cards, their hands, their secrets, their food."""

from mypy_extensions import i64

from tavola.games.abandoned_fortress.imagining.food import redraw_food
from tavola.games.abandoned_fortress.imagining.generals import mix_missed, redraw_generals
from tavola.games.abandoned_fortress.imagining.hands import redraw_actions, redraw_blacks
from tavola.games.abandoned_fortress.imagining.military import redraw_military
from tavola.games.abandoned_fortress.imagining.plans import redraw_secrets, restore_plan
from tavola.games.abandoned_fortress.options import FOOD_OPEN
from tavola.games.abandoned_fortress.realm import Realm
from tavola.kernel.rng import Rng


def redraw(t: Realm, seat: i64, rng: Rng) -> None:
    """Everything this seat cannot know."""
    redraw_military(t, seat, rng)
    mix_missed(t, seat, rng)
    redraw_generals(t, seat, rng)
    redraw_blacks(t, seat, rng)
    redraw_actions(t, seat, rng)
    redraw_secrets(t, seat, rng)
    if t.active != seat and t.paid:
        restore_plan(t)
    if not t.options[FOOD_OPEN]:
        redraw_food(t, seat, rng)
