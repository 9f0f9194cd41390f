"""What a seat sees, and what its clicks mean."""

import pytest

import tavola
from tavola.games.adventurers_guard.data import PAWNS, TILES

from .board import GAME, START, at, move, roll

FIRST_TURN = {"turns": {"south": 0, "north": 0}}
BORROWED_MAGES = "S: A e1, R e3, W a4. N: A e9, M d6 h6"


def scene(state, seat=0, language="en"):
    return GAME.scene(state, seat, language)


def why(state, *ids, seat=0):
    """The clause that answers a click, or None when the click is legal or means nothing."""
    action = GAME.action_of(state, seat, ids)
    refusal = GAME.why_not(state, action) if action is not None else None
    return refusal.clause if refusal else None


@pytest.mark.rule("AG-40", "AG-31")
def test_a_piece_shows_type_owner_heading_gain_and_shield():
    pieces = {piece["id"]: piece for piece in scene(at("S: A a1, M e5:3. N: A i9"))["pieces"]}
    assert pieces["S-M1"] == {
        "id": "S-M1",
        "space": "e5",
        "icon": "mage",
        "label": "South: mage, range 3, heading south",
        "owner": 0,
        "facing": "S",
        "badges": ({"at": "se", "text": "3", "tone": "up"},),
        "style": "blue",
    }
    assert pieces["S-A"]["badges"] == ({"at": "ne", "icon": "shield"},)
    assert "badges" not in pieces["N-A"]


def test_captured_pawns_lie_in_their_owners_tray():
    trays = {
        zone["id"]: [item["id"] for item in zone.get("items", ())]
        for zone in scene(at("S: A a1. N: A i9, W e5"))["zones"]
    }
    assert trays["tray0"] == ["lost-S-M1", "lost-S-M2", "lost-S-R1", "lost-S-R2", "lost-S-W"]
    assert trays["tray1"] == ["lost-N-M1", "lost-N-M2", "lost-N-R1", "lost-N-R2"]


@pytest.mark.rule("AG-12")
def test_the_die_and_the_strip_of_faces_with_the_rolled_type_lit():
    drawn = scene(at(START, die=4))
    assert drawn["dice"] == ({"id": "die", "style": "bone", "face": 4, "text": "4, ranger"},)
    strip = next(zone for zone in drawn["zones"] if zone["id"] == "faces")["items"]
    assert [(item["title"], item["corners"], item.get("tone", "")) for item in strip] == [
        ("Mage", ("1", "2"), ""),
        ("Adventurer", ("3",), ""),
        ("Ranger", ("4",), "lit"),
        ("Warrior", ("5", "6"), ""),
    ]


@pytest.mark.rule("AG-36")
def test_the_truce_is_announced_on_a_first_turn_only():
    def lines(state):
        return next(zone for zone in scene(state)["zones"] if zone["id"] == "turns")["items"][0]

    first = lines(at(START, **FIRST_TURN))
    assert (first["title"], first["lines"]) == ("Turn 1 of 150 each", ("First-turn truce: no captures yet.",))
    assert lines(at(START)) == {"id": "turn", "title": "Turn 2 of 150 each"}
    assert lines(at(START, options={"turn_limit": 0}))["title"] == "Turn 2"


def test_a_choice_names_pawn_and_tile_and_shows_way_and_capture():
    choices = {choice["ids"]: choice for choice in scene(at("S: A a1, W e5. N: A i9, M d6 f6", die=5))["choices"]}
    assert choices["S-W", "f6"] == {
        "act": GAME.actions.encode("move", pawn="S-W", to="f6"),
        "ids": ("S-W", "f6"),
        "label": "Warrior e5 takes the mage on f6",
        "tone": "capture",
        "preview": {"capture": "N-M2"},
    }
    assert choices["S-W", "e6"]["preview"] == {"path": ("d5",)}


@pytest.mark.rule("AG-31")
def test_a_choice_tells_that_the_pawn_turns_round():
    choices = {choice["ids"]: choice for choice in scene(at("S: A a1, M e8. N: A i9", die=1))["choices"]}
    assert choices["S-M1", "e9"]["preview"] == {"lines": ("Turns round there, range 3",)}


@pytest.mark.rule("AG-16", "AG-19")
def test_borrowing_is_announced_and_dangerous_tiles_are_marked():
    drawn = scene(at(BORROWED_MAGES, die=2))
    assert drawn["prompt"]["text"] == "Move an enemy mage, or decline"
    assert {space["id"] for space in drawn["spaces"] if space.get("state") == "danger"} == {
        "b6", "c5", "c6", "d4", "e5", "f6", "g5", "h4",
    }  # fmt: skip
    assert {choice["tone"] for choice in drawn["choices"]} == {"borrow", "pass"}


def test_the_prompt_says_what_the_options_allow():
    forced = scene(at(BORROWED_MAGES, die=2, options={"borrow": "forced", "suicide_guard": "no_capture"}))
    assert forced["prompt"]["text"] == "Move an enemy mage"
    assert forced["prompt"]["hint"] == "You have none left. It takes nothing."
    facing = scene(GAME.new(first_player="seat0", warrior_corner="facing"))
    assert facing["prompt"]["hint"] == "The other warrior goes to the corner facing it, in the same column."


def test_only_the_seat_to_decide_gets_choices():
    state = at(START, die=4)
    assert [len(scene(state, seat)["choices"]) for seat in (0, 1, None)] == [27, 0, 0]


def test_the_end_says_who_won_and_why():
    state = move(at("S: A d4. N: A e5", die=3), "d4xe5")
    assert scene(state)["result"] == "South wins: every enemy pawn is taken."
    assert scene(state)["prompt"]["clauses"] == ("AG-45",)


def test_every_choice_is_what_its_ids_mean():
    rng = tavola.Rng(11)
    for options in ({}, {"may_hold": True}, {"first_player": "seat1", "suicide_guard": "no_capture"}):
        state = GAME.new(turn_limit=40, **options)
        while state.actor != tavola.OVER:
            if state.actor >= 0:
                for choice in scene(state, state.actor)["choices"]:
                    assert GAME.action_of(state, state.actor, choice["ids"]) == choice["act"]
            state.play(state.sample(rng))


@pytest.mark.parametrize(
    ("position", "die", "ids", "clause"),
    [
        ("S: A e5, M c3. N: A i9, W g7", 1, ["S-A"], "AG-13"),  # another type was rolled
        ("S: A e5, M c3. N: A i9, W g7", 1, ["N-W"], "AG-13"),
        ("S: A e5, M c3. N: A i9, M g7", 1, ["N-M1"], "AG-16"),  # an enemy of a type not lost
        ("S: A e5, M c3. N: A i9, M g7", 1, ["lost-S-M2"], "AG-37"),
        ("S: A e5, M d5 a2, R c5 d6. N: A i9", 1, ["S-M1"], "AG-26"),  # stuck
        ("S: A e5, M c3. N: A i9, W g7", 1, ["S-M1", "N-A"], "AG-24"),  # a pawn stands for its tile
        ("S: A a1, M e7. N: A e8, W a5", 1, ["S-M1", "N-A"], "AG-40"),
        ("S: A a1, M e7. N: A e8, W a5", 1, ["e8"], "AG-40"),  # one mage only, so it is meant
        ("S: A e5, M c3. N: A i9, W g7", 1, ["c1"], "AG-27"),
        ("S: A e5, M c3. N: A i9, W g7", 1, ["e5"], "AG-13"),  # an own pawn's tile is that pawn
        ("S: A e5, M c3. N: A i9, W g7", 1, ["hold"], "AG-14"),
        ("S: A e5, M c3. N: A i9, W g7", 1, ["decline"], "AG-14"),
        ("S: A e5, M c3. N: A i9, W g7", 1, ["c4"], None),  # legal
        ("S: A e5, M c3. N: A i9, W g7", 1, ["die"], None),  # means nothing
        ("S: A e5, M c3. N: A i9, W g7", 1, ["S-M1", "c4", "c5"], None),
        ("S: A b3, M a1, R c3. N: A i9, M h8, W a3", 4, ["N-W"], "AG-13"),
        (BORROWED_MAGES, 2, ["N-M1", "c6"], "AG-19"),
    ],
)
def test_a_click_is_answered_with_the_clause_that_helps(position, die, ids, clause):
    assert why(at(position, die=die), *ids) == clause


def test_clicks_out_of_turn():
    rolling = at(START)
    assert why(rolling, "S-A") == "AG-12"
    assert why(rolling, "e5") == "AG-12"
    assert GAME.action_of(at(START, die=3), 1, ["N-A"]) is None  # South decides; North's clicks mean nothing
    choosing = GAME.new(first_player="seat0")
    assert why(choosing, "S-A") == "AG-07"
    assert why(choosing, "a9") == "AG-07"
    assert why(choosing, "a1") is None
    over = move(at("S: A d4. N: A e5", die=3), "d4xe5")
    assert why(over, "S-A") == "AG-45"


def test_no_click_raises_anywhere():
    rng = tavola.Rng(2)
    ids = [*PAWNS, *TILES[::7], "hold", "decline", "die", "tray0", "lost-N-R2", ""]
    state = GAME.new(turn_limit=25)
    while state.actor != tavola.OVER:
        for seat in (0, 1):
            for first in ids:
                why(state, first, seat=seat)
                why(state, first, ids[rng.below(len(ids))], seat=seat)
        state.play(state.sample(rng))


def test_the_prompt_of_a_move_names_its_clauses():
    state = roll(at(START), 3)
    assert scene(state)["prompt"] == {
        "seat": 0,
        "text": "Choose a tile for your adventurer",
        "hint": "Any neighbouring tile.",
        "clauses": ("AG-13", "AG-29", "AG-24", "AG-26"),
    }
