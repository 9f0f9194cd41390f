"""What no action may make or lose: cards, crowns, thief crowns and doors."""

from tavola.games.gadranton.data import CARDS, COLOURS


def action_cards(state) -> list[int]:
    """Copies of each card in pile, discards and hands."""
    hands = [sum(state.hand[seat * len(CARDS) + card] for seat in range(state.seats)) for card in range(len(CARDS))]
    for seat in range(state.seats):
        assert state.hand_size[seat] == sum(state.hand[seat * len(CARDS) : (seat + 1) * len(CARDS)])
    return [state.pile[card] + state.discards[card] + hands[card] for card in range(len(CARDS))]


def treasure_crowns(state) -> list[int]:
    """Crowns of each colour in stock, worn, at stake and home."""
    out = [0] * len(COLOURS)
    for colour in range(len(COLOURS)):
        home = sum(state.delivered[seat] >> colour & 1 for seat in range(state.seats))
        worn = sum(state.worn[seat] == colour for seat in range(state.seats))
        out[colour] = state.stock[colour] + home + worn + (state.crown_at_stake == colour)
    return out


def thief_crowns(state) -> list[int]:
    """Each seat's three: in stock, hiding, blocking and on guards."""
    laid = [*state.blocked, *state.asleep]
    return [state.crowns_left[seat] + (state.hidden >> seat & 1) + laid.count(seat) for seat in range(state.seats)]


def resting(state) -> bool:
    """No two figures rest on one cell, but for one in passing or the winner on a dot."""
    cells = [cell for cell in state.cell if cell >= 0]
    excused = state.passing >= 0 or state.actor == -2
    assert excused or len(set(cells)) == len(cells)
    return True


CONSERVED = (action_cards, treasure_crowns, thief_crowns, resting)
