"""What a seat cannot know, drawn anew: rivals' hands, the draw pile, rivals' objectives. Ledger, information"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.gadranton.city import DEALING_OBJECTIVES, City
from tavola.games.gadranton.moves.turns import stuck
from tavola.games.gadranton.tables import CARDS, COLOURS, OBJECTIVE_UNIQUE, OPEN_OBJECTIVES
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.rng import Rng


def redraw_hands(city: City, seat: i64, rng: Rng) -> None:
    """Pile and rivals' hands are one heap to this seat; sizes stay."""
    heap = vec[i64](capacity=48)
    for card in range(CARDS):
        count = city.pile[card]
        for rival in range(city.seats):
            if rival != seat:
                count += city.hand[rival * CARDS + card]
        for _ in range(count):
            heap = append(heap, card)
    rng.shuffle(heap)
    deal_heap(city, seat, heap)


def deal_heap(city: City, seat: i64, heap: vec[i64]) -> None:
    """The first cards to the rivals, the rest to the pile."""
    at: i64 = 0
    for rival in range(city.seats):
        if rival == seat:
            continue
        for card in range(CARDS):
            city.hand[rival * CARDS + card] = 0
        for _ in range(city.hand_size[rival]):
            city.hand[rival * CARDS + heap[at]] += 1
            at += 1
    for card in range(CARDS):
        city.pile[card] = 0
    for i in range(at, i64(len(heap))):
        city.pile[heap[i]] += 1


def redraw_objectives(city: City, seat: i64, rng: Rng) -> None:
    """Each rival keeps what he has shown; the rest is any deal that fits. GA-05, GA-R02"""
    if city.options[OPEN_OBJECTIVES]:
        return
    sizes = vec[i64]([bits_in(city.objectives[each]) for each in range(city.seats)])
    while True:
        for rival in range(city.seats):
            if rival != seat:
                city.objectives[rival] = city.delivered[rival] | city.worn_ever[rival]
        if fill_objectives(city, seat, sizes, rng) and not (city.phase == DEALING_OBJECTIVES and stuck(city)):
            return


def fill_objectives(city: City, seat: i64, sizes: vec[i64], rng: Rng) -> bool:
    """One card at a time round the table, as in the deal; False if it gets stuck. GA-R03"""
    for _ in range(COLOURS):
        for rival in range(city.seats):
            if (
                rival != seat
                and bits_in(city.objectives[rival]) < sizes[rival]
                and not draw_objective(city, rival, rng)
            ):
                return False
    return True


def draw_objective(city: City, rival: i64, rng: Rng) -> bool:
    """A card that fits, by the number of cards left; False if there is none."""
    heap = vec[i64](capacity=16)
    for colour in range(COLOURS):
        left: i64 = 2
        for each in range(city.seats):
            if city.objectives[each] & BIT[colour]:
                left -= 1
        fits = not city.objectives[rival] & BIT[colour] and (left == 2 or not city.options[OBJECTIVE_UNIQUE])
        for _ in range(left if fits else 0):
            heap = append(heap, colour)
    if len(heap) == 0:
        return False
    city.objectives[rival] |= BIT[heap[rng.below(i64(len(heap)))]]
    return True
