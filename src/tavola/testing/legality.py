"""One source of legality: `legal`, `breaks`, `permits`, `why_not` and `play` agree."""

from tavola.kernel.errors import BadAction, IllegalAction
from tavola.kernel.game import Game
from tavola.kernel.ledger import clause_id
from tavola.kernel.rng import Rng
from tavola.kernel.state import FINE, OVER, State
from tavola.kernel.story import Chronicle
from tavola.testing.effort import Effort
from tavola.testing.writing import in_bytes

WHOLE = 4_000  # an action space up to this size is tried whole
REFUSED = 12  # refusals played through at each position


def legal_agrees_with_why_not(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """`legal` lists, once each and in a fixed order, exactly what is not refused; a refusal cites a clause."""
    legal = list(state.legal())
    assert (state.actor == OVER) == (not legal), f"actor {state.actor} with {len(legal)} legal actions"
    assert len(set(legal)) == len(legal), "an action stands twice in legal()"
    assert list(state.legal()) == legal, "legal() changes its order from call to call"
    for action in tried(game, legal, rng, effort.actions):
        _agree(game, state, action, action in legal)


def _agree(game: Game, state: State, action: int, allowed: bool) -> None:
    refusal, name = game.why_not(state, action), game.named(action)
    assert (refusal is None) == allowed, f"{name}: legal() says {allowed}, why_not says {refusal}"
    if refusal is not None:
        assert refusal.clause in game.ledger, f"{name} is refused by {refusal.clause}, which the ledger lacks"
        assert refusal.message, f"{name} is refused by {refusal.clause} without a sentence"


def permits_agrees_with_breaks(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """Over the whole action space where it is small."""
    legal = set(state.legal())
    some = range(game.actions.size) if game.actions.size <= WHOLE else tried(game, list(legal), rng, effort.actions)
    for action in some:
        fine, permitted = state.breaks(action) == FINE, state.permits(action)
        assert fine == permitted == (action in legal), (
            f"{game.named(action)}: breaks {state.breaks(action)}, permits {permitted}, in legal() {action in legal}"
        )


def refusals_change_nothing(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """An illegal action raises IllegalAction that cites a clause, what is none BadAction; nobody sees any of it."""
    before, legal, heard = in_bytes(game, state), list(state.legal()), Chronicle()
    state.listener = heard
    refused = [action for action in tried(game, legal, rng, effort.actions) if action not in legal]
    for action in [*refused[:REFUSED], -1, game.actions.size, 1 << 40]:
        (_refused if 0 <= action < game.actions.size else _none_at_all)(game, state, action)
        assert in_bytes(game, state) == before, f"refusing {action} changed the position"
        assert list(state.legal()) == legal, f"refusing {action} changed what is legal"
    assert heard.take() == [], "a refused action was told as an event"
    state.listener = None


def _refused(game: Game, state: State, action: int) -> None:
    try:
        state.play(action)
    except IllegalAction as refusal:
        clause = clause_id(game.prefix, refusal.code)
        assert clause in game.ledger, f"the refusal of {game.named(action)} cites {clause}, which rules.md lacks"
    else:
        raise AssertionError(f"the illegal action {game.named(action)} was played")


def _none_at_all(game: Game, state: State, action: int) -> None:
    """A number outside the space of actions."""
    try:
        state.play(action)
    except BadAction:
        return
    raise AssertionError(f"{action} was played, which is outside the action space (0 to {game.actions.size - 1})")


def tried(game: Game, legal: list[int], rng: Rng, count: int) -> list[int]:
    """The whole action space, shuffled, if it is small; else the legal actions, their neighbours and some by lot."""
    size = game.actions.size
    if size <= count:
        wanted = list(range(size))
    else:
        near = [action + step for action in legal[:count] for step in (0, -1, 1) if 0 <= action + step < size]
        wanted = list(dict.fromkeys([*near, *(rng.below(size) for _ in range(count))]))
    for i in range(len(wanted) - 1, 0, -1):
        j = rng.below(i + 1)
        wanted[i], wanted[j] = wanted[j], wanted[i]
    return wanted
