"""What no action makes or loses: cards, tiles, pieces."""

from tavola.games.el_dorado import GAME
from tavola.games.el_dorado.data import PLACES, TYPES


def cards(state) -> list[int]:
    """Every resource card is in a hand, in its stack, or in the Thieves' treasure. ED-16"""
    page = GAME.dump(state)
    held = [page["stock"], page["den"], *(seat.get("hand", {}) for seat in page["players"])]
    return [sum(each.get(type, 0) for each in held) for type in TYPES]


def island_tiles(state) -> int:
    """On the map, in the stack, in a hand, about to be dealt, or just drawn."""
    page = GAME.dump(state)
    laid = sum(place[0] == "i" for place in page["tiles"])
    stack = page["island"]
    in_stack = sum(stack["cards"].values()) + len(stack.get("top", ()))
    held = sum(sum(side.get("important", {}).values()) for side in page["sides"])
    drawn = any(task[0] == "place" and PLACES[task[3]][0] == "i" for task in page["agenda"])
    to_deal = sum(task[0] == "deal_important" for task in page["agenda"])
    return laid + in_stack + held + drawn + to_deal * (2 if len(page["sides"]) == 2 else 1)


CONSERVED = (cards, island_tiles)
