"""Hidden information: what a seat may know, what it imagines, and that nothing else reaches it, in setup too."""

from collections import Counter

import pytest

import tavola
from tavola.games.dracomundis.data import CELLS, KINDS

from .valley import GAME, at, may, placed, play, story

BOARD = ("A explorer h4 N", "B dragon h5 down", "B swamp g4 down", "B hunter k7 down", "B explorer l1 N")


def board(state) -> dict[str, str]:
    return {cell: text.rsplit(" #", 1)[0] for cell, text in GAME.dump(state)["board"].items()}


def dreams(state, seat: int, count: int = 60) -> list[dict[str, str]]:
    rng = tavola.Rng(7)
    return [board(state.imagine(seat, rng)) for _ in range(count)]


@pytest.mark.rule("DM-R05", "DM-13")
def test_a_seat_imagines_only_what_it_has_not_seen():
    state = at(*BOARD, hidden=0)
    assert {dream["h5"] for dream in dreams(state, 0)} == {"B dragon down", "B swamp down", "B hunter down"}
    play(state, "look h5")
    assert {dream["h5"] for dream in dreams(state, 0)} == {"B dragon down"}
    assert {dream["g4"] for dream in dreams(state, 0)} == {"B swamp down", "B hunter down"}
    play(state, "look g4")
    assert {dream["k7"] for dream in dreams(state, 0)} == {"B hunter down"}  # what is left can be deduced


@pytest.mark.rule("DM-R05")
def test_the_owner_imagines_nothing_of_its_own():
    state = at(*BOARD, hidden=0)
    assert all(dream == board(state) for dream in dreams(state, 1))


def test_all_layouts_are_imagined_alike():
    state = at(*BOARD, hidden=0)
    seen = Counter(dream["h5"] for dream in dreams(state, 0, 900))
    assert all(230 <= n <= 370 for n in seen.values())


def test_nothing_is_imagined_once_all_is_public():
    state = at("A explorer h4 N", "B swamp h5 down", "B dragon k5 down", hidden=0, turns=198,
               options={"max_rounds": 100, "quiet_rounds": 0})  # fmt: skip
    play(state, "orient h4 E", "end_turn")
    over = GAME.load(GAME.dump(state) | {"phase": "over", "turns": 200, "turn": "B"})
    assert all(dream == board(over) for dream in dreams(over, 0))
    assert {piece["ghost"] for piece in GAME.scene(over, None)["pieces"] if piece.get("face_down")} == {
        "swamp",
        "dragon",
    }


@pytest.mark.rule("DM-R74")
def test_the_tiger_penalty_is_imagined_with_the_layout():
    state = at(
        "B tiger h5 down", "B campsite h6 down", "B swamp k1 down", "B jungle l8 down", "A explorer g1 N", hidden=0
    )
    rng = tavola.Rng(3)
    penalties = Counter(state.imagine(0, rng).estimate(1) < 0.4 for _ in range(50))
    assert set(penalties) == {True, False}
    squares = [GAME.dump(state.imagine(0, rng))["setup"]["B"] for _ in range(30)]
    assert {each["tiger"] for each in squares} == {"h5", "h6", "k1", "l8"}
    for _ in range(30):
        dream = GAME.dump(state.imagine(0, rng))
        for kind, cell in dream["setup"]["B"].items():
            assert dream["board"][cell].startswith(f"B {kind} down")


@pytest.mark.rule("DM-02", "DM-04", "DM-R05")
@pytest.mark.parametrize("count", [0, 1, 5, 20, 32])
def test_in_setup_the_whole_screen_is_imagined(count):
    state = placed(2, count)
    play(state, "pick journalist")
    other = 1 - state.actor
    rng = tavola.Rng(5)
    for _ in range(20):
        dream = state.imagine(other, rng)
        assert GAME.scene(dream, other) == GAME.scene(state, other)
        assert GAME.dump(GAME.load(GAME.dump(dream))) == GAME.dump(dream)
    picked = {GAME.dump(state.imagine(other, rng))["picked"] for _ in range(80)}
    assert len(picked) > 1
    assert "explorer" not in picked


def test_an_explorer_is_public_from_its_pick_on():
    state = play(placed(), "pick explorer")
    rng = tavola.Rng(5)
    assert {GAME.dump(state.imagine(1, rng))["picked"] for _ in range(30)} == {"explorer"}
    assert GAME.scene(state, 1)["prompt"]["text"] == "Ivory chooses a square for an Explorer"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_setup_others_cannot_tell_what_is_placed(seats):
    """Two games that differ only in which kinds one seat places look and sound the same to all others."""
    games = [placed(seats), placed(seats)]
    orders = [KINDS[1:13], KINDS[12:0:-1]]
    cells = iter(CELLS[48:])
    for first, second in zip(*orders, strict=True):
        cell = next(cells)
        heard = [
            story(game, f"pick {kind}", f"place {cell}", seat=1)
            for game, kind in zip(games, (first, second), strict=True)
        ]
        assert heard[0] == heard[1]
        for reader in (*range(1, seats), None):
            assert GAME.scene(games[0], reader) == GAME.scene(games[1], reader)
        for _ in range(seats - 1):
            cell = next(cells)
            for game in games:
                game.play(game.legal()[-1])
                play(game, f"place {cell}")


def test_piece_ids_follow_the_order_of_placing():
    state = play(placed(), "pick dragon", "place h4", "pick swamp", "place k2", "pick explorer", "place g1", "face N")
    ids = {piece["space"]: piece["id"] for piece in GAME.scene(state, 1)["pieces"]}
    assert ids == {"h4": "t0", "k2": "t1", "g1": "t2"}


def test_a_piece_keeps_its_id_when_turned_over_and_moved():
    state = at("A explorer h4 N", "A hunter h5 down", hidden=2)
    before = next(piece["id"] for piece in GAME.scene(state, 1)["pieces"] if piece["space"] == "h5")
    play(state, "reveal h5", "face N", "move h5 h6")
    assert next(piece["id"] for piece in GAME.scene(state, 1)["pieces"] if piece["space"] == "h6") == before


@pytest.mark.rule("DM-R05", "DM-R10")
@pytest.mark.parametrize(
    ("aid", "owner", "own", "seen"),
    [("full", 1, "hunter", "dragon"), ("owner", 1, "", ""), ("none", None, "", "")],
)
def test_what_the_screen_remembers(aid, owner, own, seen):
    tokens = ("A explorer h4 N", "B dragon h5 down", "A hunter k2 down", "B explorer l1 N")
    state = play(at(*tokens, options={"memory_aid": aid}), "look h5", "orient h4 E")
    pieces = {piece["space"]: piece for piece in GAME.scene(state, 0)["pieces"]}
    assert (pieces["h5"].get("owner"), pieces["k2"].get("ghost", ""), pieces["h5"].get("ghost", "")) == (
        owner,
        own,
        seen,
    )
    assert all(
        "dragon" not in str(piece).lower() for piece in GAME.scene(state, None)["pieces"] if piece["space"] == "h5"
    )


@pytest.mark.rule("DM-R05")
@pytest.mark.parametrize("aid", ["full", "owner", "none"])
def test_a_token_just_looked_at_stays_lifted_for_the_looker(aid):
    state = play(at("A explorer h4 N", "B dragon h5 down", options={"memory_aid": aid}), "look h5")

    def ghosts(seat):
        return [piece.get("ghost", "") for piece in GAME.scene(state, seat)["pieces"] if piece["space"] == "h5"]

    assert (ghosts(0), ghosts(None)) == (["dragon"], [""])
    assert GAME.dump(GAME.load(GAME.dump(state)))["peek"] == {"seat": "A", "cell": "h5"}
    play(state, "orient h4 E")
    assert ghosts(0) == (["dragon"] if aid == "full" else [""])


@pytest.mark.rule("DM-R05")
def test_a_blank_back_has_a_blank_preview():
    """Odds are counted over the kinds of one colour, so they would tell whose token it is."""
    tokens = ("A explorer h4 N", "A dragon g4 down", "B dragon h5 down", "B swamp k8 down")

    def previews(aid):
        offered = GAME.scene(at(*tokens, hidden=0, options={"memory_aid": aid}), 0)["choices"]
        return [each["preview"] for each in offered if each["label"].startswith("Turn over")]

    assert [preview.get("odds") for preview in previews("owner")] == [{"lose": 1, "no fight": 1}, {"no fight": 1}]
    assert previews("none") == [{"numbers": {"attack": 2}}] * 2


def test_the_memory_aid_changes_no_rule():
    rng = tavola.Rng(4)
    states = [at(*BOARD, options={"memory_aid": aid}) for aid in ("full", "owner", "none")]
    while states[0].actor != tavola.OVER:
        assert len({tuple(state.legal()) for state in states}) == 1
        act = states[0].sample(rng)
        for state in states:
            state.play(act)


def test_refusals_do_not_depend_on_what_lies_hidden():
    state = at(*BOARD)
    rng = tavola.Rng(1)
    reasons = [tuple(state.imagine(0, rng).breaks(act) for act in range(0, GAME.actions.size, 7)) for _ in range(5)]
    assert len(set(reasons)) == 1


def test_what_was_brought_to_light_is_a_glimpse():
    state = at("A explorer h4 N", "B dragon h5 down", "B swamp g4 down")
    assert play(state.clone(), "orient h4 E").glimpse() == 0
    looked, revealed = play(state.clone(), "look h5").glimpse(), play(state.clone(), "reveal g4").glimpse()
    assert 0 < looked != revealed > 0
    assert may(state, "look") == "g4 h5"
