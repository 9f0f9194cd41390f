"""Setup: the section in use, the screens, picking and placing, facings. DM-01 to DM-08."""

import pytest

import tavola
from tavola.games.dracomundis.data import CELLS, COPIES, KINDS

from .valley import GAME, action, at, behind_screen, face_down, kinds, lies, may, placed, play, points, refused, told


@pytest.mark.rule("DM-01", "DM-R02")
@pytest.mark.parametrize(("seats", "columns"), [(2, "ghijkl"), (3, "defghijkl"), (4, "abcdefghijkl")])
def test_the_section_in_use_follows_from_the_players(seats, columns):
    state = play(placed(seats), "pick dragon")
    assert may(state, "place").split() == sorted(f"{column}{row}" for column in columns for row in range(1, 9))
    assert refused(state, "place a1") == (None if seats == 4 else "DM-01")
    assert len(GAME.scene(state, 0)["spaces"]) == 8 * len(columns)


@pytest.mark.rule("DM-02", "DM-R03")
def test_each_colour_has_nineteen_tokens():
    state = placed()
    assert may(state, "pick").split() == sorted(KINDS[:13])
    assert sum(COPIES) - 1 == 19
    assert [behind_screen(state, seat) for seat in (0, 1)] == [19, 19]


@pytest.mark.rule("DM-02")
def test_a_kind_that_is_used_up_cannot_be_picked_again():
    state = play(placed(), "pick hunter", "place g1", "pick hunter", "place g2")
    assert refused(state, "pick hunter") == "DM-02"
    assert refused(state, "pick trap") == "DM-66"


@pytest.mark.rule("DM-03")
def test_the_first_player_is_drawn_all_seats_alike():
    state = GAME.new(3)
    assert state.chances() == [(action("first 0"), 1), (action("first 1"), 1), (action("first 2"), 1)]
    assert refused(state, "first 3") == "DM-03"
    assert refused(state, "pick dragon") == "DM-03"
    assert play(state, "first 2").actor == 2
    assert refused(at("A explorer h4 N"), "first 0") == "DM-03"


@pytest.mark.rule("DM-04", "DM-R09")
def test_seats_take_turns_clockwise_from_the_first():
    state = placed(3, first=1)
    seats = []
    for cell in CELLS[24:30]:
        seats.append(state.actor)
        play(state, "pick swamp", f"place {cell}")
    assert seats == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("DM-04")
def test_a_token_goes_on_an_empty_square_only():
    state = play(placed(), "pick swamp", "place h4", "pick swamp")
    assert refused(state, "place h4") == "DM-04"
    assert refused(state, "place h5") is None
    assert refused(state, "pick swamp") == "DM-04"
    assert refused(placed(), "place h4") == "DM-04"


@pytest.mark.rule("DM-05", "DM-44", "DM-R06", "DM-R07")
def test_explorers_stand_face_up_and_their_owner_turns_them():
    state = play(placed(), "pick explorer", "place h4")
    assert (state.actor, kinds(state)) == (0, "face")
    assert refused(state, "pick swamp") == "DM-R06"
    play(state, "face E", "pick dragon", "place h5")
    assert (lies(state, "h4"), lies(state, "h5")) == ("A explorer E", "B dragon down")


@pytest.mark.rule("DM-06")
def test_the_camp_may_be_placed_beside_the_tiger_in_either_order():
    state = play(placed(), "pick tiger", "place h4", "pick campsite", "place k4", "pick campsite")
    assert refused(state, "place h5") is None
    warned = {choice["ids"][0]: choice for choice in GAME.scene(state, 0)["choices"]}
    assert (warned["h5"]["confirm"], "confirm" in warned["i5"]) == ("press", False)
    play(state, "place h5", "pick tiger", "place k5")
    assert points(state) == [-5, -5]


@pytest.mark.rule("DM-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_last_token_the_first_player_begins(seats):
    state = placed(seats, 19 * seats, first=1)
    assert (state.actor, GAME.dump(state)["phase"], face_down(state)) == (1, "turn", 17 * seats)
    assert refused(state, "pick swamp") == "DM-07"
    assert refused(state, f"place {CELLS[95]}") == "DM-07"


@pytest.mark.rule("DM-08", "DM-R08")
def test_two_tokens_a_turn_and_the_last_alone():
    state = placed(2, setup_step=2)
    seats = []
    cells = iter(CELLS[48:])
    while GAME.dump(state)["phase"] == "pick":
        seats.append(state.actor)
        state.play(state.legal()[-1])
        play(state, f"place {next(cells)}")
        if "face" in kinds(state):
            play(state, "face S")
    assert seats == [0, 0, 1, 1] * 9 + [0, 1]
    assert state.actor == 0


@pytest.mark.rule("DM-08", "DM-66")
def test_with_traps_two_tokens_a_turn_come_out_even():
    state = placed(2, 40, setup_step=2, dragon_traps=True)
    assert (GAME.dump(state)["phase"], face_down(state)) == ("turn", 36)


@pytest.mark.rule("DM-05", "DM-R15")
def test_others_are_told_the_square_and_not_the_kind():
    assert told(placed(), "pick dragon", "place h4", seat=0) == ["picked", "placed"]
    assert told(placed(), "pick dragon", "place h4", seat=1) == ["placed-face-down"]
    assert told(placed(), "pick dragon", "place h4", seat=None) == ["placed-face-down"]
    assert told(placed(), "pick explorer", "place h4", "face N", seat=1) == ["picked", "placed", "faced"]


@pytest.mark.rule("DM-03", "DM-R73")
def test_the_lot_is_told_to_all():
    assert told(GAME.new(4), "first 3") == ["first"]
    assert GAME.new(4).actor == tavola.CHANCE


def by_lot(seats: int, **options) -> tavola.State:
    state = GAME.new(seats, setup="random", **options)
    rng = tavola.Rng(seats)
    while state.actor == tavola.CHANCE:
        state.play(state.sample(rng))
    return state


@pytest.mark.rule("DM-R85")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lot_places_everything_and_the_first_player_begins(seats):
    state = by_lot(seats, dragon_traps=True, setup_step=2)
    assert (GAME.dump(state)["phase"], face_down(state)) == ("turn", 18 * seats)
    assert GAME.dump(state)["first"] == GAME.dump(state)["turn"]


@pytest.mark.rule("DM-R85")
def test_of_the_tokens_behind_a_screen_each_is_as_likely():
    state = play(GAME.new(2, setup="random"), "first 0")
    assert dict(zip(map(GAME.named, state.legal()), state.weights(), strict=True))["pick dragon"] == 2
    assert sum(state.weights()) == 19
    assert set(play(state, "pick explorer").weights()) == {1}
    assert len(state.legal()) == 48
    assert set(play(state, "place h4").weights()) == {1}


@pytest.mark.rule("DM-R85", "DM-05")
def test_what_the_lot_places_its_owner_alone_knows():
    state = play(GAME.new(2, setup="random"), "first 0")
    assert told(state.clone(), "pick dragon", "place h4", seat=0) == ["picked", "placed"]
    assert told(state.clone(), "pick dragon", "place h4", seat=1) == ["placed-face-down"]
    assert GAME.scene(state, 0)["prompt"] == {"seat": None, "text": "The lot places the tokens", "clauses": ("DM-R85",)}


def test_whoever_places_may_have_the_table_place_the_rest():
    state = placed()
    asked = [GAME.scene(state, seat)["prompt"].get("rest") for seat in (0, 1, None)]
    assert asked == ["Place the rest for me", None, None]
    assert GAME.rests(play(state, "pick explorer"))
    assert GAME.rests(play(state, "place h4"))
    assert not GAME.rests(at("A explorer h4 N"))
