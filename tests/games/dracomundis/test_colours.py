"""Colours: by seat, or chosen before the lot. DM-02, DM-44, DM-R82, DM-R83."""

import pytest

import tavola
from tavola.games.dracomundis.data import COLOURS, PAINTS

from .valley import GAME, action, at, kinds, may, play, refused, story

CHOSEN = {"colours": "chosen"}


def chosen(*colours: str, **options) -> tavola.State:
    """A table where these colours were chosen, seat after seat."""
    state = GAME.new(max(2, len(colours)), **CHOSEN | options)
    return play(state, *(f"colour {colour}" for colour in colours))


def roles(state, seat=None, language="en") -> list[str]:
    return [view["role"] for view in GAME.scene(state, seat, language)["seats"]]


@pytest.mark.rule("DM-02", "DM-R82")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_chooses_a_colour_before_the_lot(seats):
    state = GAME.new(seats, **CHOSEN)
    asked = []
    for colour in ("teal", "ivory", "indigo", "crimson")[:seats]:
        asked.append(state.actor)
        play(state, f"colour {colour}")
    assert (asked, state.actor, kinds(state)) == (list(range(seats)), tavola.CHANCE, "first")
    assert roles(state) == ["Teal", "Ivory", "Indigo", "Crimson"][:seats]
    assert play(state, "first 1").actor == 1


@pytest.mark.rule("DM-R82")
def test_by_seat_nothing_is_asked():
    state = GAME.new(4)
    assert (state.actor, roles(state)) == (tavola.CHANCE, ["Ivory", "Crimson", "Teal", "Indigo"])
    assert refused(state, "colour teal") == "DM-03"
    assert refused(play(state, "first 0"), "colour teal") == "DM-04"
    assert refused(at("A explorer h4 N"), "colour teal") == "DM-07"


@pytest.mark.rule("DM-R83")
def test_no_two_players_have_the_same_colour():
    state = chosen("teal")
    assert refused(state, "colour teal") == "DM-R83"
    assert may(state, "colour") == "crimson indigo ivory"
    with pytest.raises(tavola.IllegalAction):
        state.play(action("colour teal"))


@pytest.mark.rule("DM-R82")
def test_nothing_else_is_done_before_all_have_chosen():
    state = chosen("teal")
    assert refused(state, "pick dragon") == refused(state, "first 0") == "DM-R82"
    assert GAME.why_not(state, action("first 0")).fact == "First everybody chooses a colour."


def test_what_is_seen_while_colours_are_chosen():
    state = chosen("teal")
    scene = GAME.scene(state, 1)
    [zone] = scene["zones"]
    assert [(item["id"], item["icon"], item.get("off", ""), item.get("seats", ())) for item in zone["items"]] == [
        ("colour-ivory", "ivory.explorer", "", ()),
        ("colour-crimson", "crimson.explorer", "", ()),
        ("colour-teal", "teal.explorer", "DM-R83", (0,)),
        ("colour-indigo", "indigo.explorer", "", ()),
    ]
    assert [(view["role"], view["colour"]) for view in scene["seats"]] == [("Teal", PAINTS[2]), ("Seat 2", "#8d8676")]
    assert {choice["ids"]: choice["label"] for choice in scene["choices"]}[("colour-indigo",)] == "Indigo"
    assert GAME.action_of(state, 1, ["colour-teal"]) == action("colour teal")
    assert GAME.action_of(state, 0, ["colour-ivory"]) is None
    texts = [GAME.scene(state, seat)["prompt"]["text"] for seat in (1, 0, None)]
    assert texts == ["Choose your colour", "Seat 2 chooses a colour", "Seat 2 chooses a colour"]


@pytest.mark.parametrize(
    ("language", "heard"),
    [
        ("en", ["Seat 2 takes the colour Ivory.", "Ivory goes first."]),
        ("fr", ["Siège 2 prend la couleur Ivoire.", "Ivoire commence."]),
        ("ko", ["2번 자리가 색을 골라요: 상아.", "상아가 먼저 해요."]),
    ],
)
def test_the_log_names_everybody_by_the_colour_chosen(language, heard):
    state = chosen("teal")
    state.listener = chronicle = tavola.Chronicle()
    play(state, "colour ivory", "first 1")
    assert [line.text for line in GAME.story(chronicle.take(), None, language)] == heard


@pytest.mark.rule("DM-R83")
def test_everything_that_shows_a_colour_follows_the_choice():
    colours = {"A": "indigo", "B": "teal"}
    board = ("A hunter h4 N", "A explorer k2 N", "B sherpa h5 down")
    state = at(*board, options=CHOSEN, colours=colours, won={"A": ["B explorer"]}, hidden=0)
    told = [line.text for line in story(state, "reveal h5")]
    assert told == [
        "Indigo turns over h5: the Sherpa of Teal.",
        "Indigo attacks the Sherpa of Teal on h5, 3 against 1, and wins.",
        "Indigo takes the Sherpa of Teal from h5.",
    ]
    scene = GAME.scene(state, 1)
    assert [(view["role"], view["colour"]) for view in scene["seats"]] == [("Indigo", PAINTS[3]), ("Teal", PAINTS[2])]
    assert [piece["icon"] for piece in scene["pieces"] if piece["space"] == "k2"] == ["indigo.explorer"]
    tray = next(zone for zone in scene["zones"] if zone["id"] == "tray0")
    assert (tray["title"], [item["icon"] for item in tray["items"]]) == ("Won by Indigo", ["teal.explorer", "sherpa"])
    assert scene["prompt"]["text"] == "It is the turn of Indigo"
    over = play(state, "end_turn")
    assert GAME.scene(over, None)["result"] == "Indigo wins"


@pytest.mark.rule("DM-46", "DM-68")
def test_events_with_four_numbers_keep_them_beside_the_colours():
    options = CHOSEN | {"dragon_traps": True}
    colours = {"A": "indigo", "B": "teal"}
    taken = at("A cannibal i2 N", "B explorer i3 N", options=options, colours=colours)
    [line] = story(taken, "move i2 i3")
    assert line.text == "The Cannibal of Indigo goes from i2 to i3 and captures the Explorer of Teal."
    [line] = story(at("A explorer l6 N", "B trap l7", options=options, colours=colours), "push l6 N 1")
    assert line.text == "Indigo pushes a trap to l8 with the Explorer, now on l7."


@pytest.mark.rule("DM-44", "DM-R83")
def test_explorers_are_drawn_differently_in_each_colour():
    board = [f"{seat} explorer {cell} N" for seat, cell in zip("ABCD", ("b2", "e2", "h2", "k2"), strict=True)]
    scene = GAME.scene(at(*board, seats=4, hidden=1), 0)
    icons = [piece["icon"] for piece in scene["pieces"] if not piece.get("face_down")]
    assert icons == [f"{colour}.explorer" for colour in COLOURS]
    behind = GAME.scene(play(chosen("crimson", "ivory"), "first 0"), 0)["zones"][0]["items"]
    assert behind[0]["icon"] == "crimson.explorer"
    held = at("B explorer h4 prisoner:N", "A cannibal h4 N")
    assert [piece["icon"] for piece in GAME.scene(held, 0)["pieces"] if piece["space"] == "h4"][1] == "crimson.explorer"


@pytest.mark.rule("DM-R83")
def test_no_rule_depends_on_the_colour():
    board = ("A hunter h4 N", "B sherpa h5 down", "A explorer k2 N", "B explorer l4 S")
    plain = at(*board)
    dyed = at(*board, options=CHOSEN, colours={"A": "teal", "B": "ivory"})
    for text in ("reveal h5", "move k2 k4", "fight k4"):
        assert list(plain.legal()) == list(dyed.legal())
        play(plain, text)
        play(dyed, text)
    assert GAME.dump(plain)["board"] == GAME.dump(dyed)["board"]


def test_whose_time_is_up_has_the_colour_of_his_seat_if_it_is_left():
    rng = tavola.Rng(1)
    assert GAME.named(GAME.default(chosen("teal"), rng)) == "colour crimson"
    assert GAME.named(GAME.default(chosen("crimson"), rng)) == "colour ivory"


@pytest.mark.rule("DM-R77", "DM-R82", "DM-R83")
@pytest.mark.parametrize(
    ("written", "why"),
    [
        ({"colours": {"A": "teal", "B": "teal"}}, "B and A cannot both be teal"),
        ({"colours": {"A": "teal"}}, "every seat has a colour before the lot"),
        ({"colours": {"A": "pink", "B": "teal"}}, "the colour of A cannot be 'pink'"),
        ({"colours": {"C": "teal"}}, "the seat of a colour cannot be 'C'"),
        ({"colours": ["teal"]}, "colours are written by seat"),
        ({"phase": "colour", "colours": {"B": "teal"}}, "A chooses its colour before the seats after it"),
        ({"phase": "colour", "colours": {"A": "ivory", "B": "teal"}}, "next the lot is drawn"),
        ({"phase": "colour", "board": {"h4": "A explorer N"}}, "nothing is placed before the lot"),
        ({"phase": "colour", "turn": "A"}, "no lot was drawn yet"),
        ({"options": {}, "colours": {"A": "ivory", "B": "teal"}}, "colours go by seat unless"),
        ({"options": {}, "phase": "colour"}, "colours go by seat unless"),
    ],
)
def test_colours_that_cannot_be(written, why):
    board = {} if written.get("phase") == "colour" else {"h4": "A explorer N", "l8": "B swamp down"}
    with pytest.raises(tavola.BadPosition, match=why):
        GAME.load({"options": CHOSEN, "board": board} | written)


@pytest.mark.rule("DM-R82")
def test_positions_with_colours_load_again():
    state = GAME.new(3, **CHOSEN)
    for text in ("colour teal", "colour indigo", "colour ivory", "first 2", "pick swamp", "place h4"):
        assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
        play(state, text)
    assert GAME.dump(state)["colours"] == {"A": "teal", "B": "indigo", "C": "ivory"}
    assert roles(GAME.load(GAME.dump(state))) == roles(state) == ["Teal", "Indigo", "Ivory"]
    unsaid = GAME.load({"options": CHOSEN, "board": {"h4": "A explorer N", "l8": "B swamp down"}})
    assert roles(unsaid) == ["Ivory", "Crimson"]
