"""The numbers drawings are looked up by agree with the plain way of drawing."""

from collections.abc import Iterator

import pytest

import tavola
from tavola.games.adventurers_guard import clicks, looks
from tavola.games.adventurers_guard.clauses import INTO_DANGER
from tavola.games.adventurers_guard.data import DIE, PAWNS, TILES, TYPE_OF_PAWN, TYPES
from tavola.games.adventurers_guard.phases import MOVING
from tavola.games.adventurers_guard.state import AdventurersGuard
from tavola.games.adventurers_guard.tables import GONE, HOLD, MOVE
from tavola.games.adventurers_guard.ways import ways
from tavola.kernel.state import FINE, OVER

GAME = tavola.game("adventurers-guard")
VOICE = GAME.voice("en")


def positions(seed: int, **options: object) -> Iterator[AdventurersGuard]:
    """A random game, position by position."""
    state, rng = GAME.new(**options), tavola.Rng(seed)
    assert isinstance(state, AdventurersGuard)
    while state.actor != OVER:
        yield state
        state.play(state.sample(rng))


@pytest.mark.parametrize("seed", range(3))
def test_packed_ways_are_the_ways(seed: int) -> None:
    for state in positions(seed, turn_limit=40, range_cap=2):
        for pawn in range(len(PAWNS)):
            if state.tile[pawn] != GONE and state.range[pawn] <= looks.MOST_RANGE:
                packed = {TILES[to]: way for to, way in enumerate(looks.ways(state, pawn)) if way != GONE}
                del packed[TILES[state.tile[pawn]]]
                assert {tile: clicks._passed(way) for tile, way in packed.items()} == ways(state, pawn)


@pytest.mark.parametrize("seed", range(3))
def test_a_preview_looked_up_is_the_preview_drawn_by_itself(seed: int) -> None:
    for state in positions(seed, turn_limit=40, range_cap=2, may_hold=True):
        if state.phase == MOVING:
            plain = [clicks.preview(clicks._far(state, act), VOICE) for act in state.moves() if MOVE <= act < HOLD]
            offered = [clicks.preview(key, VOICE) for _, _, key in clicks.offered(state) if key is not None]
            assert offered == plain


@pytest.mark.parametrize("seed", range(3))
def test_a_choice_says_who_goes_where_and_whom_it_takes(seed: int) -> None:
    for state in positions(seed, turn_limit=40):
        for choice in GAME.typed_scene(state, state.actor).choices if state.phase == MOVING else ():
            named = GAME.actions.decode(choice.act)
            if named.kind == "move":
                pawn, to = PAWNS.index(str(named.params["pawn"])), TILES.index(str(named.params["to"]))
                victim, borrowed = state.pawn_on(to), pawn // 6 != state.mover
                assert choice.ids == (PAWNS[pawn], TILES[to])
                assert choice.tone == ("capture" if victim != GONE else "borrow" if borrowed else "")
                assert choice.preview is not None
                assert choice.preview.capture == ("" if victim == GONE else PAWNS[victim])
                assert TILES[state.tile[pawn]] in choice.label
                assert TILES[to] in choice.label


@pytest.mark.parametrize("reach", [looks.MOST_RANGE + 1, 40])
def test_a_pawn_with_a_long_way_is_offered_all_its_moves(reach: int) -> None:
    state = next(state for state in positions(1) if state.phase == MOVING)
    ranges = state.range
    for pawn in range(len(PAWNS)):
        ranges[pawn] = reach
    state.range = ranges
    assert looks.goes_far(state)
    offered = clicks.offered(state)
    assert [clicks.deed(key).act for key, _, _ in offered] == list(state.legal())
    assert all(type(preview) is not int for _, _, preview in offered)


@pytest.mark.rule("AG-19")
@pytest.mark.parametrize("seed", range(6))
def test_dangerous_tiles_are_those_where_a_borrowed_pawn_may_not_go_for_its_danger(seed: int) -> None:
    for state in positions(seed, turn_limit=60):
        if state.phase != MOVING or not state.borrowing():
            assert not list(looks.dangers(state))
            continue
        rolled = [pawn for pawn in range(len(PAWNS)) if TYPES[TYPE_OF_PAWN[pawn]] == DIE[state.face - 1]]
        standing = [pawn for pawn in rolled if state.tile[pawn] != GONE]
        codes = [{state.move_breaks(pawn, tile) for pawn in standing} for tile in range(len(TILES))]
        wanted = [tile for tile, breaks in enumerate(codes) if INTO_DANGER in breaks and FINE not in breaks]
        assert list(looks.dangers(state)) == wanted
