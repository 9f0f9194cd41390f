"""Fields in writing: each form both ways, and what is told to bad ones."""

from types import SimpleNamespace
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tavola.kernel.errors import BadPosition
from tavola.kernel.sheet import Bits, Counts, Flag, Form, Line, Number, Numbers, Sheet, Word, Words, only

NAMES = ("north", "south", "east")


@pytest.mark.parametrize(
    ("form", "code", "written"),
    [
        (Number(), 7, 7),
        (Number(none=True), -1, None),
        (Flag(), True, True),
        (Word(NAMES), 2, "east"),
        (Word(NAMES, none=True), -1, None),
        (Bits(NAMES), 0b101, ["north", "east"]),
        (Bits(range(4)), 0b1010, [1, 3]),
        (Words(NAMES), [1, 1, 0], ["south", "south", "north"]),
        (Words(NAMES, none=True), [1, -1], ["south", None]),
        (Numbers(), [3, 0], [3, 0]),
        (Counts(NAMES), [0, 2, 1], {"south": 2, "east": 1}),
    ],
)
def test_writing_and_reading_undo_each_other(form: Form, code: Any, written: Any) -> None:
    assert form.write(vec[i64](code) if isinstance(code, list) else code) == written
    read = form.read("it", written)
    assert (list(read) if isinstance(code, list) else read) == code


@pytest.mark.parametrize(
    ("form", "value", "message"),
    [
        (Number(1, 6), 7, "it must be a whole number from 1 to 6, not 7"),
        (Number(), True, "it must be a whole number from 0 to 1000000000, not True"),
        (Number(), None, "not None"),
        (Flag(), 1, "it must be true or false, not 1"),
        (Word(NAMES), "nort", "it cannot be 'nort': did you mean north?"),
        (Word(NAMES), None, "it cannot be None"),
        (Bits(NAMES), "north", "it is written as a list, not as 'north'"),
        (Bits(NAMES), ["up"], "it cannot have 'up': it must be north, south or east"),
        (Bits(range(2)), [True], "it cannot have True"),
        (Words(NAMES), {"north": 1}, "it is written as a list"),
        (Words(NAMES), ["norht"], "it cannot be 'norht': did you mean north?"),
        (Numbers(0, 1), [2], "it must be a whole number from 0 to 1, not 2"),
        (Counts(NAMES), ["north"], "it is written as names with numbers"),
        (Counts(NAMES), {"up": 1}, "it cannot have 'up'"),
        (Counts(NAMES), {"north": -1}, "north of it must be a whole number from 0"),
    ],
)
def test_what_cannot_be_read_is_told_what_would_be_right(form: Form, value: Any, message: str) -> None:
    with pytest.raises(BadPosition) as wrong:
        form.read("it", value)
    assert message in str(wrong.value)


SHEET = Sheet(Line("turn", "mover", Word(NAMES)), Line("die", "face", Number(0, 6), default=0))
PLAYER = Sheet(Line("gold", "gold", Number(), default=5), Line("hand", "hand", Counts(NAMES)), brief=True)


def position() -> Any:
    return SimpleNamespace(mover=0, face=3, gold=vec[i64]([5, 1]), hand=vec[i64]([1, 0, 0, 0, 0, 2]))


def test_a_sheet_writes_its_fields_in_order() -> None:
    assert list(SHEET.write(position()).items()) == [("turn", "north"), ("die", 3)]


def test_of_packed_arrays_it_writes_what_belongs_to_one_seat_and_in_brief_what_is_not_as_usual() -> None:
    assert [PLAYER.write(position(), at) for at in range(2)] == [
        {"hand": {"north": 1}},
        {"gold": 1, "hand": {"east": 2}},
    ]


def test_a_sheet_reads_into_a_position_with_defaults_for_what_is_left_out() -> None:
    t = position()
    SHEET.read(t, {"turn": "east"})
    PLAYER.read(t, {"hand": {"south": 4}}, at=1)
    assert (t.mover, t.face, list(t.gold), list(t.hand)) == (2, 0, [5, 5], [1, 0, 0, 0, 4, 0])


def test_packed_arrays_that_are_left_out_are_new_for_each_position() -> None:
    sheet = Sheet(Line("heaps", "heaps", Numbers(), default=(3, 4)), brief=True)
    one, other = SimpleNamespace(), SimpleNamespace()
    sheet.read(one, {})
    sheet.read(other, {})
    assert sheet.write(one) == {}
    one.heaps[0] = 0
    assert (list(one.heaps), list(other.heaps)) == ([0, 4], [3, 4])
    assert sheet.write(one) == {"heaps": [0, 4]}


def test_what_may_not_be_left_out_is_asked_for() -> None:
    with pytest.raises(BadPosition, match="a position needs turn"):
        SHEET.read(position(), {"die": 1})
    with pytest.raises(BadPosition, match="the first player needs hand"):
        PLAYER.read(position(), {}, at=0, what="the first player")


def test_only_known_names() -> None:
    assert only("a pawn", {"at": 1}, ("at", "range")) == {"at": 1}
    with pytest.raises(BadPosition, match="a pawn has no 'rang': did you mean range"):
        only("a pawn", {"rang": 1}, ("at", "range"))
    with pytest.raises(BadPosition, match="a pawn is written as names with values, not as 7"):
        only("a pawn", 7, ("at", "range"))
