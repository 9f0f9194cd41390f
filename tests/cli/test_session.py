"""Words typed at the table: moves, why, undo, save, look, rules, quit."""

import pytest

import tavola
from cli.seating import script, table_of
from tavola import Record


def told(session, line):
    session.answer(line)
    return " ".join(note.plain for note in session.notes)


def placed(session):
    session.run_on()
    session.answer("a1")
    session.run_on()
    return session


def from_position(**position):
    session = table_of("adventurers-guard", [0], seed=1)
    session.table.record = Record.from_state(tavola.game("adventurers-guard"), position)
    return session


MAGE = {"turn": "south", "die": 1, "pawns": {"S-A": "a1", "S-M1": "e7", "N-A": "e8", "N-W": "a5"}}
RANGERS = {"turn": "south", "die": 4, "pawns": {"S-A": "a1", "S-R1": "d2", "S-R2": "f2", "N-A": "i9", "N-W": "i8"}}


def test_why_names_the_clause_and_its_sentence():
    answer = told(from_position(**MAGE), "why e7 e8")
    assert "AG-40" in answer
    assert tavola.game("adventurers-guard").ledger["AG-40"].text in answer


def test_a_hint_names_the_best_moves_as_they_are_typed():
    session = from_position(**RANGERS)
    best, *rest = told(session, "hint").split(" of 100, give or take ")
    move = best.partition(" (")[0]
    assert rest
    assert session.answer(move)


def test_a_finished_game_has_no_hint():
    session = from_position(**RANGERS)
    session.table.record = Record.read("tests/golden/adventurers-guard/greedy-won-by-capture.json")
    assert told(session, "hint") == "There is nothing to decide."


@pytest.mark.parametrize("line", ["why e8", "why e8?", "why S-M1 N-A", "why e7 e8?", "e7 e8", "e8"])
def test_why_reads_ids_as_a_person_types_them(line):
    session = from_position(**MAGE)
    assert "AG-40" in told(session, line)
    assert not session.table.plies


def test_why_of_a_legal_move_says_so():
    assert told(from_position(**MAGE), "why e7 d7") == "e7 d7 is allowed."


def test_why_of_nonsense_is_answered():
    assert told(from_position(**MAGE), "why zzz") == "zzz: nothing to do here now; `moves` lists every legal move."
    assert told(from_position(**MAGE), "why").startswith("Why what?")


def test_the_last_id_is_enough_when_one_piece_can_go_there():
    session = from_position(**MAGE)
    assert session.answer("d7")
    assert tavola.game("adventurers-guard").dump(session.table.record.state)["pawns"]["S-M1"]["at"] == "d7"


def test_two_pieces_that_could_go_there_are_named():
    session = from_position(**RANGERS)
    assert told(session, "e3") == "Which one? d2 e3, f2 e3"
    assert not session.table.plies


def test_a_piece_alone_is_answered_with_its_targets():
    answer = told(from_position(**MAGE), "e7")
    assert answer.startswith("e7 can go to: ")
    assert "d7" in answer.split()


def test_undo_goes_back_to_the_last_own_decision(guard):
    placed(guard)
    before = tavola.game("adventurers-guard").dump(guard.table.record.state)
    path = next(iter(guard.walk().paths))
    guard.answer(guard.walk().typed(path))
    guard.run_on()
    assert told(guard, "undo") == "Taken back."
    assert tavola.game("adventurers-guard").dump(guard.table.record.state) == before


def test_undo_does_not_roll_again(guard):
    placed(guard)
    rolled = guard.scene().dice
    guard.answer("undo")
    guard.answer("a1")
    guard.run_on()
    assert guard.scene().dice == rolled


def test_undo_with_nothing_to_take_back(guard):
    guard.run_on()
    assert told(guard, "undo") == "There is no decision of yours to take back."


def test_undo_after_the_end_goes_on():
    session = table_of("adventurers-guard", [0], seed=5, turn_limit=3)
    script(session)
    assert session.table.over
    assert session.answer("undo")
    assert not session.table.over


def test_a_saved_game_verifies(guard, tmp_path):
    placed(guard)
    assert told(guard, f"save {tmp_path / 'game.json'}").startswith("Saved ")
    assert Record.read(tmp_path / "game.json").actions == guard.table.record.actions


def test_where_it_cannot_save_it_says_why(guard, tmp_path):
    guard.run_on()
    assert told(guard, f"save {tmp_path}").endswith("cannot be written: Is a directory.")
    assert told(guard, "save").startswith("Save where?")


def test_look_says_what_stands_there():
    session = from_position(**MAGE)
    assert "shielded" in told(session, "look e8")
    assert told(session, "look c4") == "Nothing stands on c4."


def test_rules_of_the_moment_and_of_one_clause(guard):
    guard.run_on()
    assert "AG-07" in told(guard, "rules")
    assert told(guard, "rules 40").startswith("AG-40 ")
    assert "no clause" in told(guard, "rules 999")


def test_moves_lists_every_target():
    assert told(from_position(**MAGE), "moves") == "e7 c7 d7 f7 g7 d8 f8"


def test_the_log_tells_the_last_events(guard):
    placed(guard)
    assert "AG-08" in told(guard, "log")


def test_quit(guard):
    guard.run_on()
    guard.answer("quit")
    assert guard.done
