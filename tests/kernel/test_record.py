import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tavola
from tavola import BadAction, BadRecord, IllegalAction, Record, Rng
from tavola.kernel import record as records
from tavola.kernel.options import Option

GUARD = tavola.game("adventurers-guard")


def played(actions: int = 10_000, **options: Any) -> Record:
    """A game of random moves, to the end or so far."""
    record, rng = Record.start(GUARD, names=("Ann", "Bob"), **options), Rng(4)
    while record.state.actor != tavola.OVER and len(record.actions) < actions:
        record.play(record.state.sample(rng))
    return record


WHOLE = played(turn_limit=20)
SHEET = WHOLE.to_json()


def test_a_saved_record_is_read_again_and_saved_the_same(tmp_path: Path) -> None:
    WHOLE.save(tmp_path / "game.json")
    again = Record.read(tmp_path / "game.json")
    assert again.actions == WHOLE.actions
    assert (again.names, GUARD.dump(again.state)) == (["Ann", "Bob"], GUARD.dump(WHOLE.state))
    assert again.text() == WHOLE.text() == (tmp_path / "game.json").read_text("utf-8")


def test_a_record_is_a_file_a_person_can_read() -> None:
    lines = played(4, first_player="seat0", turn_limit=9).text().splitlines()
    assert lines[:4] == ["{", '  "tavola": 1,', '  "game": "adventurers-guard",', '  "rules": "1",']
    assert '    {"corner": {"side": ' in "\n".join(lines)
    assert json.loads("\n".join(lines))["seats"] == ["Ann", "Bob"]


def test_replaying_gives_every_position_each_by_itself() -> None:
    record = played(30)
    dumps = [GUARD.dump(state) for state in record.replay()]
    assert len(dumps) == 31
    assert dumps[0] == GUARD.dump(GUARD.new())
    assert dumps[-1] == GUARD.dump(record.state)
    for state in record.replay():
        tavola.playout(state, Rng(1))
    assert [GUARD.dump(state) for state in record.replay()] == dumps


def test_an_illegal_action_is_not_written_down() -> None:
    record = played(5)
    before = GUARD.dump(record.state)
    with pytest.raises(IllegalAction):
        record.play(0)
    assert (len(record.actions), GUARD.dump(record.state)) == (5, before)


@pytest.mark.parametrize("thing", [-1, 10**30, 2.5, "roll", None, True])
def test_what_is_no_action_is_not_written_down_either(thing: Any) -> None:
    record = played(5)
    with pytest.raises(BadAction, match="it must be a whole number from 0 to 983"):
        record.play(thing)
    assert len(record.actions) == 5


def test_going_back_takes_back_what_followed() -> None:
    record = played(12)
    dumps = [GUARD.dump(state) for state in record.replay()]
    record.back_to(7)
    assert (len(record.actions), GUARD.dump(record.state)) == (7, dumps[7])


@pytest.mark.parametrize("ply", [-1, 13])
def test_there_is_no_going_back_to_where_nobody_was(ply: int) -> None:
    record = played(12)
    with pytest.raises(BadRecord, match="it must be from 0 to 12"):
        record.back_to(ply)
    assert len(record.actions) == 12


def test_a_game_may_start_from_a_position() -> None:
    middle = GUARD.dump(played(20).state)
    record = Record.from_state(GUARD, middle)
    record.play(record.state.sample(Rng(1)))
    again = Record.from_text(record.text())
    assert GUARD.dump(next(again.replay())) == middle
    again.back_to(0)
    assert GUARD.dump(again.state) == middle
    assert again.names == ["seat 0", "seat 1"]


def test_the_options_of_a_record_are_those_of_its_first_position() -> None:
    sheet = Record.from_state(GUARD, GUARD.dump(played(20).state)).to_json()
    sheet["options"] = {"turn_limit": 7}
    with pytest.raises(BadRecord, match=r"gives the options \{'turn_limit': 7\}"):
        Record.from_text(json.dumps(sheet))


def test_an_unfinished_record_has_no_outcome() -> None:
    record = played(12)
    assert record.to_json()["outcome"] is None
    assert Record.from_text(record.text()).actions == record.actions


@pytest.mark.parametrize(
    ("damage", "right"),
    [
        ({"tavola": 2}, "this version reads format 1"),
        ({"tavola": "1"}, "this is no record"),
        ({"game": "adventurers-gard"}, "did you mean adventurers-guard?"),
        ({"game": 5}, "this is no record"),
        ({"rules": "0"}, "here they are at '1'"),
        ({"seats": ["Ann"]}, "seats 2, not 1"),
        ({"seats": []}, "seats 2, not 0"),
        ({"seats": 2}, "this is no record"),
        ({"options": {"turn_limits": 3}}, "did you mean turn_limit?"),
        ({"options": {"turn_limit": 5000}}, "from 0 to 1000"),
        ({"options": {"seats": 2}}, "there is no option 'seats'"),
        ({"options": {"names": "x"}}, "there is no option 'names'"),
        ({"options": {"self": 1, "cls": 2}}, "there is no option 'self'"),
        ({"options": {"turn_limit": 1.5}}, "this is no record"),
        ({"start": {"pawns": 5}}, "this record cannot begin"),
        ({"start": []}, "this is no record"),
        ({"comment": "nice game"}, "this is no record"),
        ({"actions": {}}, "this is no record"),
        ({"actions": [5]}, "this is no record"),
    ],
)
def test_a_damaged_head_is_refused_before_the_first_ply(damage: dict[str, Any], right: str) -> None:
    with pytest.raises(BadRecord, match=right) as refused:
        Record.from_text(json.dumps(SHEET | damage))
    assert refused.value.ply is None


@pytest.mark.parametrize("field", ["tavola", "game", "rules", "seats", "options", "actions"])
def test_a_missing_field_is_named(field: str) -> None:
    with pytest.raises(BadRecord, match=f"missing required field `{field}`"):
        Record.from_text(json.dumps({key: value for key, value in SHEET.items() if key != field}))


@pytest.mark.parametrize(
    ("action", "right"),
    [
        ({"jump": {}}, "there is no action 'jump'"),
        ({"roll": {"face": 9}}, "face of roll cannot be 9"),
        ({"roll": {}}, "roll takes face"),
        ({"first": {"seat": 0}}, "AG-1"),
        ({"hold": {}, "decline": {}}, "one kind"),
        ({}, "one kind"),
    ],
)
@pytest.mark.parametrize("ply", [3, 12])
def test_a_record_breaks_at_the_ply_that_cannot_be(action: dict[str, Any], right: str, ply: int) -> None:
    actions = [*SHEET["actions"][:ply], action, *SHEET["actions"][ply + 1 :]]
    with pytest.raises(BadRecord, match=f"breaks at ply {ply}: .*{right}") as refused:
        Record.from_text(json.dumps(SHEET | {"actions": actions}))
    assert refused.value.ply == ply


def test_nothing_follows_the_end() -> None:
    ply = len(SHEET["actions"])
    with pytest.raises(
        BadRecord, match=f"breaks at ply {ply}: roll 1 is refused. The game is over.* AG-47: "
    ) as refused:
        Record.from_text(json.dumps(SHEET | {"actions": [*SHEET["actions"], {"roll": {"face": 1}}]}))
    assert refused.value.ply == ply


REACHED = SHEET["outcome"]


@pytest.mark.parametrize(
    "outcome",
    [None, REACHED | {"winners": [0, 1]}, REACHED | {"scores": [9.0, 9.0]}, REACHED | {"clause": "AG-01"}],
)
def test_the_outcome_claimed_is_the_one_reached(outcome: dict[str, Any] | None) -> None:
    with pytest.raises(BadRecord, match="but its actions lead to") as refused:
        Record.from_text(json.dumps(SHEET | {"outcome": outcome}))
    assert refused.value.ply == len(SHEET["actions"])


@pytest.mark.parametrize("text", ["", "null", "[]", "{", "nonsense", "[" * 100_000, b"\xff\xfe", b'{"tavola": "\xff"}'])
def test_what_is_no_record_is_said_to_be_none(text: str | bytes) -> None:
    with pytest.raises(BadRecord, match="this is no record"):
        Record.from_text(text)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read: No such file"):
        Record.read(tmp_path / "none.json")
    with pytest.raises(BadRecord, match="cannot be read"):
        Record.read(tmp_path)
    (tmp_path / "latin.json").write_bytes(b"\xe9t\xe9")
    with pytest.raises(BadRecord, match="not UTF-8"):
        Record.read(tmp_path / "latin.json")


def test_every_cut_and_every_changed_letter_is_refused_or_read_the_same() -> None:
    """A thousand mangled files: each is refused with a BadRecord, or was not damaged after all."""
    text, rng = WHOLE.text(), Rng(99)
    refused = list[str]()
    for _ in range(1000):
        at = rng.below(len(text))
        mangled = text[:at] + (chr(32 + rng.below(95)) if rng.below(2) else "") + text[at + 1 + rng.below(3) :]
        try:
            Record.from_text(mangled)
        except BadRecord as wrong:
            refused.append(str(wrong))
    assert len(refused) > 800
    assert all(refused)


FOG = Option("fog", ("none", "thick"), "thick", "An option added later.", before="none")
LATER = replace(GUARD, options=(*GUARD.options, FOG), version="later", older=(GUARD.version,))


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> tavola.Game:
    """The game as it is once an option was added that changes what is usual."""
    monkeypatch.setattr(records, "find_game", lambda slug: LATER)
    return LATER


def test_an_older_record_is_played_with_what_was_before_and_saved_byte_for_byte(later: tavola.Game) -> None:
    again = Record.from_text(WHOLE.text())
    assert later.options_of(again.state)["fog"] == "none"
    assert [later.options_of(state)["fog"] for state in again.replay()][:2] == ["none", "none"]
    assert again.text() == WHOLE.text()


def test_a_record_from_an_older_position_is_saved_byte_for_byte(later: tavola.Game) -> None:
    record = Record.from_state(GUARD, GUARD.dump(played(20).state))
    record.play(record.state.sample(Rng(1)))
    again = Record.from_text(record.text())
    assert later.options_of(again.state)["fog"] == "none"
    assert again.text() == record.text()


def test_a_new_record_is_saved_with_all_options(later: tavola.Game) -> None:
    fresh = Record.start(later, fog="thick")
    assert Record.from_text(fresh.text()).text() == fresh.text()
    assert json.loads(fresh.text())["options"] == json.loads(played(0).text())["options"] | {"fog": "thick"}


def test_an_older_position_is_loaded_with_what_was_before() -> None:
    assert LATER.options_of(LATER.load(GUARD.dump(GUARD.new())))["fog"] == "none"
    assert LATER.options_of(LATER.new())["fog"] == "thick"


def test_a_position_of_today_is_loaded_with_the_defaults_of_today() -> None:
    body = {name: value for name, value in GUARD.dump(GUARD.new()).items() if name != "rules"}
    assert [LATER.options_of(LATER.load(body | rules))["fog"] for rules in ({}, {"rules": "later"})] == ["thick"] * 2


def test_a_version_nobody_declared_is_refused() -> None:
    with pytest.raises(tavola.BadPosition, match="this position is of rules version '0'; here they are at 'later'"):
        LATER.load(GUARD.dump(GUARD.new()) | {"rules": "0"})


@pytest.mark.parametrize("options", [{}, {"may_hold": True}, {"turn_limit": 20, "borrow": "forced"}])
def test_options_a_record_leaves_out_are_left_out_again(options: dict[str, Any]) -> None:
    sheet = played(0, **options).to_json() | {"options": options}
    assert Record.from_text(json.dumps(sheet)).to_json() == sheet


@pytest.mark.parametrize("missing", [{"outcome"}, {"start"}, {"outcome", "start"}])
def test_fields_a_record_leaves_out_are_left_out_again(missing: set[str]) -> None:
    sheet = {name: value for name, value in played(5).to_json().items() if name not in missing}
    assert Record.from_text(json.dumps(sheet)).to_json() == sheet


def test_a_record_that_reaches_its_end_has_an_outcome_whatever_it_was_read_with() -> None:
    sheet = {name: value for name, value in played(5).to_json().items() if name != "outcome"}
    record, rng = Record.from_text(json.dumps(sheet)), Rng(1)
    while record.state.actor != tavola.OVER:
        record.play(record.state.sample(rng))
    assert Record.from_text(record.text()).to_json()["outcome"] == record.to_json()["outcome"] is not None
