"""Black cards and Action cards in others' hands."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress.imagining.decks import draw
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import ACTION_CARDS, BLACKS, FIRST_BLACK
from tavola.kernel.chance import weighted
from tavola.kernel.rng import Rng


def redraw_blacks(t: Realm, seat: i64, rng: Rng) -> None:
    held = vec[i64]([t.blacks_of(each) for each in range(t.seats)])
    for each in range(t.seats):
        for black in range(BLACKS if each != seat else 0):
            t.pool[FIRST_BLACK + black] += t.black[each * BLACKS + black]
            t.black[each * BLACKS + black] = 0
    for each in range(t.seats):
        for _card in range(held[each] if each != seat else 0):
            t.black[each * BLACKS + draw(t, FIRST_BLACK, True, rng) - FIRST_BLACK] += 1


def redraw_actions(t: Realm, seat: i64, rng: Rng) -> None:
    """Others' hands, what Henry draws, and the deck are one heap to this seat."""
    for each in range(t.seats):
        for card in range(ACTION_CARDS if each != seat else 0):
            t.action_pool[card] += t.hand[each * ACTION_CARDS + card]
            t.hand[each * ACTION_CARDS + card] = 0
    for each in range(t.seats):
        for _card in range(t.hand_size[each] if each != seat else 0):
            t.hand[each * ACTION_CARDS + draw_action(t, rng)] += 1
    if t.active == seat:
        return
    for card in t.drawn:
        t.action_pool[card] += 1
    for i in range(i64(len(t.drawn))):
        t.drawn[i] = draw_action(t, rng)


def draw_action(t: Realm, rng: Rng) -> i64:
    card = weighted(t.action_pool, rng)
    t.action_pool[card] -= 1
    return card
