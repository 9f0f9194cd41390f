"""What no action may make or lose: every token behind a screen, in the valley, in front of somebody or given up."""

from tavola.games.dracomundis.data import COPIES, KINDS
from tavola.games.dracomundis.tokens import FACE_DOWN, kind_of, owner_of, tag_of

SHERPA = KINDS.index("sherpa")


def tokens(state) -> list[int]:
    """The number of tokens of each colour and kind."""
    count = [0] * (state.seats * len(KINDS))
    for tok in [*state.ground, *state.figure, *state.captive, *state.won]:
        if tok >= 0:
            count[owner_of(tok) * len(KINDS) + kind_of(tok)] += 1
    for at, n in enumerate(state.hand):
        count[at] += n
    if state.picked >= 0:
        count[state.mover * len(KINDS) + state.picked] += 1
    for seat in range(state.seats):
        count[seat * len(KINDS) + SHERPA] += state.sacrificed >> seat & 1
    return count


def numbers(state) -> bool:
    """No two tokens share a number, and the count of those face down is right."""
    tags = [tag_of(tok) for tok in [*state.ground, *state.figure, *state.captive, *state.won] if tok >= 0]
    return len(set(tags)) == len(tags) and state.hidden == sum(tok >= FACE_DOWN for tok in state.ground)


def full_sets(state) -> bool:
    """Every colour has what is printed."""
    traps = state.options[0]
    return tokens(state) == [
        n if kind < 13 or traps else 0 for _ in range(state.seats) for kind, n in enumerate(COPIES)
    ]


CONSERVED = (tokens, numbers, full_sets)
