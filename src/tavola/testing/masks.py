"""Masks: what is legal, as bytes over all codes, and kind by kind, parameter by parameter."""

from collections.abc import Iterator

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.kernel.game import Game
from tavola.kernel.masks import Structure
from tavola.kernel.rng import Rng
from tavola.kernel.state import State
from tavola.testing.effort import Effort

FOLLOWED = 40  # actions of a position that are chosen parameter by parameter


def masks_are_the_legal_actions(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """One byte a code, 1 where it is legal; the masks of kinds and parameters lead to the same actions."""
    legal, mask = state.legal(), state.mask()
    assert len(mask) == game.actions.size, f"a mask of {len(mask)} for {game.actions.size} actions"
    assert all(mask[action] == 1 for action in legal), "mask() closes what is legal"
    assert mask.count(0) == len(mask) - len(legal), "mask() opens what is not legal"
    few = vec[i64](sorted(legal)[:FOLLOWED])
    led_to = list(_led_to(game.actions.structure, few))
    assert led_to == list(few), f"kinds and parameters lead to {led_to}, not to {list(few)}"


def _led_to(structure: Structure, legal: "vec[i64]") -> Iterator[int]:
    for kind, open_ in enumerate(structure.kinds_mask(legal)):
        if open_:
            yield from _chosen(structure, legal, kind, vec[i64]())


def _chosen(structure: Structure, legal: "vec[i64]", kind: int, so_far: "vec[i64]") -> Iterator[int]:
    if len(so_far) == structure.counts[kind]:
        action = structure.code(kind, so_far)
        assert list(structure.split(action)) == [kind, *so_far], f"{action} is not split into {kind}, {list(so_far)}"
        yield action
        return
    for place, open_ in enumerate(structure.parameter_mask(legal, kind, so_far)):
        if open_:
            yield from _chosen(structure, legal, kind, append(so_far[:], place))
