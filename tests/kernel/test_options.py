from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tavola import BadOption
from tavola.kernel.options import Option, decode, encode, encode_written, preset

LENGTH = Option("length", ("short", "standard", "long"), "standard", "How long.")
HOLD = Option("may_hold", (False, True), False, "May one hold?")
CAP = Option("cap", (0, 2), 0, "A cap.")
LIMIT = Option("limit", range(1001), 150, "Turns.")
TENS = Option("tens", range(0, 31, 10), 10, "Tens.")
FIRST = Option("first_player", ("random", "seat0", "seat1"), "random", "Who goes first.")
ALL = (LENGTH, HOLD, CAP, LIMIT, TENS)


def test_defaults_are_filled_in_and_words_become_places() -> None:
    assert list(encode(ALL, {})) == [1, 0, 0, 150, 10]
    assert list(encode(ALL, {"length": "long", "may_hold": True, "cap": 2, "limit": 0})) == [2, 1, 2, 0, 10]


def test_codes_become_values_again() -> None:
    given = {"length": "short", "may_hold": True, "cap": 2, "limit": 7, "tens": 30}
    assert decode(ALL, encode(ALL, given)) == given
    assert decode(ALL, vec[i64]([0, 0, 0, 1, 0]))["may_hold"] is False


@pytest.mark.parametrize(
    ("given", "right"),
    [
        ({"lenght": "long"}, "there is no option 'lenght': did you mean length?"),
        ({"length": "longer"}, "length cannot be 'longer': it must be short, standard or long"),
        ({"length": 1}, "length cannot be 1"),
        ({"may_hold": 1}, "may_hold cannot be 1: it must be false or true"),
        ({"cap": True}, "cap cannot be True: it must be 0 or 2"),
        ({"limit": 1001}, "limit cannot be 1001: it must be a whole number from 0 to 1000"),
        ({"limit": 1.0}, "a whole number"),
        ({"limit": None}, "a whole number"),
        ({"tens": 15}, "tens cannot be 15: it must be 0, 10, 20 or 30"),
    ],
)
def test_what_does_not_fit_is_told_what_would(given: dict[str, Any], right: str) -> None:
    with pytest.raises(BadOption, match=right):
        encode(ALL, given)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="this game has none"):
        encode((), {"length": "long"})


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [(LENGTH, "long", "long"), (HOLD, "True", True), (HOLD, "false", False), (CAP, "2", 2), (LIMIT, "0", 0)],
)
def test_a_person_types_a_value(option: Option, text: str, value: object) -> None:
    assert option.parse(text) == value
    assert type(option.parse(text)) is type(value)


@pytest.mark.parametrize(
    ("option", "text"), [(LENGTH, ""), (HOLD, "yes"), (CAP, "1"), (LIMIT, "-1"), (LIMIT, "1e3"), (LIMIT, "")]
)
def test_a_person_mistypes(option: Option, text: str) -> None:
    with pytest.raises(BadOption, match=f"{option.name} cannot be .*: it must be {option.allowed()}"):
        option.parse(text)


def test_a_seat_may_be_named_by_its_number() -> None:
    assert [FIRST.check(value) for value in (0, 1, "seat1", "random")] == ["seat0", "seat1", "seat1", "random"]
    assert FIRST.parse("1") == "seat1"
    for wrong in (2, -1, True, 1.0, "1", "", "2"):
        with pytest.raises(BadOption, match="it must be random, seat0 or seat1"):
            FIRST.check(wrong)


@pytest.mark.parametrize(("values", "default"), [(("a", "b"), "c"), ((0, "a"), 0), ((0, 1), True)])
def test_a_default_is_one_of_the_values(values: tuple[Any, ...], default: Any) -> None:
    with pytest.raises(ValueError, match="must be one of its values"):
        Option("odd", values, default, "")


FOG = Option("fog", ("none", "thin", "thick"), "thick", "An option added later.", before="none")


def test_an_option_added_later_says_what_games_were_played_with_until_then() -> None:
    assert list(encode((CAP, FOG), {})) == [0, 2]
    assert list(encode_written((CAP, FOG), {})) == [0, 0]
    assert list(encode_written((CAP, FOG), {"fog": "thin", "cap": 2})) == [2, 1]
    assert [option.unwritten for option in (CAP, FOG)] == [0, "none"]


def test_two_presets_recommended_and_as_printed() -> None:
    letter = Option("letter", ("kind", "strict"), "kind", "A rule we soften.", printed="strict")
    assert preset((CAP, letter), "recommended") == {"cap": 0, "letter": "kind"}
    assert preset((CAP, letter), "printed") == {"cap": 0, "letter": "strict"}
    with pytest.raises(BadOption, match="there is no preset 'print': it must be recommended or printed"):
        preset((CAP, letter), "print")
    with pytest.raises(ValueError, match="what letter was in print must be one of its values"):
        Option("letter", ("kind", "strict"), "kind", "", printed="lax")


def test_an_option_nobody_declared_is_refused_in_writing_too() -> None:
    with pytest.raises(BadOption, match="there is no option 'fogg': did you mean fog"):
        encode_written((CAP, FOG), {"fogg": "thin"})


@pytest.mark.parametrize("before", ["dense", 0, True])
def test_what_was_before_is_one_of_the_values(before: Any) -> None:
    with pytest.raises(ValueError, match="what fog was before must be one of its values"):
        Option("fog", ("none", "thin"), "thin", "", before=before)
