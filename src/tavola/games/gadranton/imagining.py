"""What a seat cannot know, drawn anew: rivals' hands, the draw pile, rivals' objectives. Ledger, information"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.gadranton import agenda
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.options import OPEN_OBJECTIVES
from tavola.games.gadranton.questions.dealing_objectives import cards_that_fit, stuck
from tavola.games.gadranton.tables import CARDS, COLOURS
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.rng import Rng


def redraw_hands(t: Fields, seat: i64, rng: Rng) -> None:
    """Pile and rivals' hands are one heap to this seat; sizes stay."""
    heap = vec[i64](capacity=48)
    for card in range(CARDS):
        count = t.pile[card]
        for rival in range(t.seats):
            if rival != seat:
                count += t.hand[rival * CARDS + card]
        for _ in range(count):
            heap = append(heap, card)
    rng.shuffle(heap)
    deal_heap(t, seat, heap)


def deal_heap(t: Fields, seat: i64, heap: vec[i64]) -> None:
    """The first cards to the rivals, the rest to the pile."""
    at: i64 = 0
    for rival in range(t.seats):
        if rival == seat:
            continue
        for card in range(CARDS):
            t.hand[rival * CARDS + card] = 0
        for _ in range(t.hand_size[rival]):
            t.hand[rival * CARDS + heap[at]] += 1
            at += 1
    for card in range(CARDS):
        t.pile[card] = 0
    for i in range(at, i64(len(heap))):
        t.pile[heap[i]] += 1


def redraw_objectives(t: Fields, seat: i64, rng: Rng) -> None:
    """Each rival keeps what he has shown; the rest is any deal that fits. GA-05, GA-R02"""
    if t.options[OPEN_OBJECTIVES]:
        return
    sizes = vec[i64]([bits_in(t.objectives[each]) for each in range(t.seats)])
    while True:
        for rival in range(t.seats):
            if rival != seat:
                t.objectives[rival] = t.delivered[rival] | t.worn_ever[rival]
        if fill_objectives(t, seat, sizes, rng) and not (t.asks == agenda.DEALING_OBJECTIVES and stuck(t)):
            return


def fill_objectives(t: Fields, seat: i64, sizes: vec[i64], rng: Rng) -> bool:
    """One card at a time round the table, as in the deal; False if it gets stuck. GA-R03"""
    for _ in range(COLOURS):
        for rival in range(t.seats):
            if rival != seat and bits_in(t.objectives[rival]) < sizes[rival] and not draw_objective(t, rival, rng):
                return False
    return True


def draw_objective(t: Fields, rival: i64, rng: Rng) -> bool:
    """A card that fits, by the number of cards left; False if there is none."""
    heap = vec[i64](capacity=16)
    for colour in range(COLOURS):
        fitting: i64 = cards_that_fit(t, rival, colour)
        if t.no_card[rival] & BIT[colour]:  # all know that he has none, GA-R80
            fitting = 0
        for _ in range(fitting):
            heap = append(heap, colour)
    if len(heap) == 0:
        return False
    t.objectives[rival] |= BIT[heap[rng.below(i64(len(heap)))]]
    return True
