"""Names, notes and records."""

import pytest

import tavola
from tavola.games.adventurers_guard import data, tables
from tavola.games.adventurers_guard.actions import ACTIONS

from .board import GAME, START, at, move, roll


def notes(state, *texts) -> list[str]:
    """The short notes of what happens."""
    state.listener = chronicle = tavola.Chronicle()
    for text in texts:
        roll(state, text) if isinstance(text, int) else move(state, text)
    return [event.note for event in GAME.story(chronicle.take(), 0) if event.note]


def test_the_packed_tables_are_those_of_the_printed_data():
    assert (len(data.TILES), len(data.PAWNS), len(data.DIE)) == (tables.TILES, tables.PAWNS, 6)
    assert (tables.LAST_ROW, tables.TILES) == (tables.SIZE * (tables.SIZE - 1), tables.SIZE**2)


def test_codes_of_records_stay_what_they_were():
    assert ACTIONS.first == {"first": 0, "corner": 2, "roll": 4, "move": 10, "hold": 982, "decline": 983}
    assert ACTIONS.size == 984


@pytest.mark.parametrize(
    ("action", "number"),
    [
        ({"first": {"seat": 1}}, 1),
        ({"corner": {"side": "right"}}, 3),
        ({"roll": {"face": 6}}, 9),
        ({"move": {"pawn": "S-A", "to": "a1"}}, 10),
        ({"move": {"pawn": "N-W", "to": "i9"}}, 981),
        ({"hold": {}}, 982),
        ({"decline": {}}, 983),
    ],
)
def test_actions_by_name_and_number(action, number):
    assert GAME.actions.from_json(action) == number
    assert GAME.actions.to_json(number) == action


def test_notes_of_moves_captures_borrowing_and_gains():
    assert notes(at(START), 4, "d2-e5") == ["4", "4 R d2-e5"]
    assert notes(at("S: A a1, W e5. N: A i9, M d6 f6"), 5, "e5xd6") == ["5", "5 W e5xd6"]
    assert notes(at("S: A a5, W a8. N: A e9, M g2"), 1, "g2-g1") == ["1", "1 M ~g2-g1+"]
    assert notes(at("S: A a1, M d8. N: A i5, M e9, W i4"), 1, "d8xe9") == ["1", "1 M d8xe9+"]
    assert notes(at("S: A a1. N: A i9, M e8"), 2, "decline", 5) == ["2", "2 decline", "5", "5 –"]
    assert notes(at(START, options={"may_hold": True}), 3, "hold") == ["3", "3 hold"]
    assert notes(at("S: A d4. N: A e5"), 3, "d4xe5") == ["3", "3 A d4xe5", "#"]


def test_no_plus_where_a_cap_keeps_the_range():
    state = at("S: A a1, M e8:4. N: A i9", options={"range_cap": 2})
    assert notes(state, 1, "e8-e9") == ["1", "1 M e8-e9"]


def test_the_log_cites_the_clause_of_each_event():
    state = at("S: A a1, M d8. N: A i5, M e9, W i4")
    state.listener = chronicle = tavola.Chronicle()
    move(roll(state, 1), "d8xe9")
    told = GAME.story(chronicle.take(), None)
    assert [(event.kind, event.clause, event.ids) for event in told] == [
        ("rolled", "AG-12", ("die",)),
        ("captured", "AG-37", ("S-M1", "d8", "e9", "N-M1")),
        ("turned", "AG-31", ("S-M1",)),
    ]
    assert [event.text for event in told] == [
        "South rolls 1: mage.",
        "South takes the mage on e9 with its mage from d8.",
        "The mage of South turns round: +1 range, now 3.",
    ]


@pytest.mark.rule("AG-32")
def test_turning_at_home_cites_its_own_clause():
    state = at("S: A i1, M c3:3. N: A i5, W i4")
    state.listener = chronicle = tavola.Chronicle()
    move(roll(state, 2), "c3-c1")
    assert chronicle.take()[-1].clause == 32


@pytest.mark.rule("AG-15", "AG-17", "AG-23")
@pytest.mark.parametrize(
    ("position", "face", "clause"),
    [
        ("S: A e5, M d5, R c5 d6. N: A e9, W i9", 1, "AG-15"),
        ("S: A a1. N: A i9", 1, "AG-17"),
        ("S: A b3, M a1, R c3. N: A i9, W a3", 6, "AG-23"),
    ],
)
def test_no_turn_is_lost_in_silence(position, face, clause):
    state = at(position)
    state.listener = chronicle = tavola.Chronicle()
    roll(state, face)
    lost = GAME.story(chronicle.take(), 0)[-1]
    assert lost.clause == clause
    assert lost.text.startswith("South loses the turn: ")


def test_a_record_from_a_drawn_position_replays():
    record = tavola.Record.from_state(GAME, GAME.dump(at("S: A d4. N: A e5")))
    for action in ({"roll": {"face": 1}}, {"roll": {"face": 3}}, {"move": {"pawn": "N-A", "to": "d4"}}):
        record.play(GAME.actions.from_json(action))
    again = tavola.Record.from_text(record.text())
    assert again.text() == record.text()
    assert GAME.outcome(again.state).winners == (1,)
