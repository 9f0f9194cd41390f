"""As printed: no limit of turns, and a borrowed pawn may take its borrower's; both ways."""

import pytest

import tavola
from tavola.bots.levels import bot

from .board import GAME, action, at, move, moves, refused, roll, seen, told

OWN = {"borrow_captures_own": True}
RISKY = OWN | {"suicide_guard": "no_capture"}
BESIDE = "S: A a1, M e5. N: A i9, W d6, R c6"  # South has no warrior; the enemy's stands before its mage


def test_print_differs_from_what_is_recommended_in_two_options():
    recommended, printed = GAME.preset("recommended"), GAME.preset("printed")
    differs = {name: (recommended[name], printed[name]) for name in printed if printed[name] != recommended[name]}
    assert differs == {"turn_limit": (150, 0), "borrow_captures_own": (False, True)}
    assert GAME.options_of(GAME.new(**printed)) == printed


@pytest.mark.rule("AG-47", "AG-R39")
@pytest.mark.parametrize(("preset", "over"), [("recommended", True), ("printed", False)])
def test_the_rulebook_knows_no_limit_of_turns(preset, over):
    last = {"turn": "north", "first": "south", "turns": {"south": 150, "north": 149}}
    state = roll(at("S: A a1. N: A i9", options=GAME.preset(preset), **last), 1)
    assert (state.actor == tavola.OVER) is over
    assert GAME.scene(state, 0)["zones"][-1]["items"][0]["title"] == ("Turn 150 of 150 each" if over else "Turn 151")


@pytest.mark.rule("AG-18", "AG-20", "AG-R27", "AG-R52")
@pytest.mark.parametrize(("own", "clause"), [(False, "AG-20"), (True, None)])
def test_a_valid_move_of_a_borrowed_pawn_may_take_its_borrowers(own, clause):
    state = at(BESIDE, die=5, options={"borrow_captures_own": own})
    assert refused(state, "d6xe5") == clause
    assert ("e5x" in moves(state)["d6"].split()) is own
    assert refused(state, "d6-c6") == "AG-26"


@pytest.mark.rule("AG-R52", "AG-37")
def test_the_borrowers_pawn_is_gone_for_good_and_the_log_says_by_whom():
    state = at(BESIDE, die=5, options=OWN)
    state.listener = chronicle = tavola.Chronicle()
    move(state, "d6xe5")
    line, broken = GAME.story(chronicle.take(), 0)
    assert broken.kind == "shield-broken"
    assert (line.kind, line.clause, line.note) == ("captured-own", "AG-R52", "5 W ~d6xe5")
    assert line.text == "South takes its own mage on e5 with an enemy warrior from d6."
    assert seen(state).keys() == {"S-A", "N-A", "N-W", "N-R1"}
    assert GAME.dump(state)["turn"] == "north"


@pytest.mark.rule("AG-19", "AG-R28", "AG-R52")
def test_a_borrowed_pawn_does_not_take_where_another_could_take_it():
    """The ranger on c3 covers e5; the mage that is taken there covers nothing any more."""
    guarded = "S: A a1, M e5, R c3. N: A i9, W d6"
    assert refused(at(guarded, die=5, options=OWN), "d6xe5") == "AG-19"
    assert refused(at(guarded, die=5, options=RISKY), "d6xe5") is None
    assert refused(at("S: A a1, M e5, R c4. N: A i9, W d6", die=5, options=OWN), "d6xe5") is None


@pytest.mark.rule("AG-R52", "AG-40")
def test_the_borrowers_adventurer_is_shielded_from_borrowed_pawns_too():
    state = at("S: A e5, M a1. N: A i9, W d6", die=5, options=RISKY)
    assert refused(state, "d6xe5") == "AG-40"


@pytest.mark.rule("AG-45", "AG-R43", "AG-R52")
def test_whoever_has_the_own_lone_adventurer_taken_loses():
    state = at("S: A e5. N: A i9, W d6", die=5, options=OWN)
    assert told(state, "d6xe5") == ["captured-own", "won"]
    assert GAME.outcome(state) == tavola.Outcome((1,), (0.0, 2.0), "captured", "AG-45")
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


@pytest.mark.rule("AG-R47")
def test_a_game_lost_by_the_own_deed_can_be_set_by_hand():
    over = {"phase": "over", "turn": "north", "pawns": {"S-A": "a1"}}
    assert GAME.outcome(GAME.load(over | {"options": OWN})).winners == (0,)
    with pytest.raises(tavola.BadPosition, match="the last turn was south"):
        GAME.load(over)


@pytest.mark.rule("AG-36", "AG-R52")
def test_the_truce_covers_borrowed_captures():
    first = {"turns": {"south": 0, "north": 0}}
    assert refused(at(BESIDE, die=5, options=OWN, **first), "d6xe5") == "AG-36"


@pytest.mark.rule("AG-22", "AG-43", "AG-R52")
def test_a_borrowed_pawn_gains_where_it_takes_on_its_goal_row():
    state = at("S: A a5, M d1. N: A i9, W e2", die=5, options=OWN)
    assert told(state, "e2xd1") == ["captured-own", "shield-broken", "turned"]
    assert seen(state)["N-W"] == {"at": "d1", "range": 3, "heading": "up"}


@pytest.mark.rule("AG-R25", "AG-R52")
def test_forced_borrowing_may_force_it():
    """The mage on b1 covers b2, but not the other way round."""
    state = at("S: A i1, M b1 b2. N: A i9, W a2", die=5, options=OWN | {"borrow": "forced"})
    assert moves(state) == {"a2": "b1x"}
    assert GAME.default(state, tavola.Rng(1)) == action(state, "a2xb1")


@pytest.mark.rule("AG-R52")
def test_taking_an_own_pawn_is_asked_for_twice_and_never_the_default():
    state = at(BESIDE, die=5, options=OWN | {"borrow": "forced"})
    choices = {tuple(choice["ids"]): choice for choice in GAME.scene(state, 0)["choices"]}
    taking = choices["N-W", "e5"]
    assert (taking["label"], taking["confirm"], taking["tone"]) == (
        "Enemy warrior d6 takes your own mage on e5",
        "press",
        "capture",
    )
    assert all(not choice.get("confirm") for ids, choice in choices.items() if ids != ("N-W", "e5"))
    assert GAME.default(state, tavola.Rng(1)) not in (action(state, "d6xe5"), -1)
    free = at(BESIDE, die=5, options=OWN)
    assert GAME.default(free, tavola.Rng(1)) == GAME.actions.encode("decline")


@pytest.mark.rule("AG-R52")
@pytest.mark.parametrize(("options", "hint"), [({}, "It takes nothing"), (OWN, "It may take your own pawns")])
def test_the_hint_says_what_a_borrowed_pawn_may_take(options, hint):
    prompt = GAME.scene(at(BESIDE, die=5, options=options), 0)["prompt"]
    assert hint in prompt["hint"]
    assert ("AG-R52" in prompt["clauses"]) is bool(options)


@pytest.mark.rule("AG-R52")
def test_a_click_on_the_own_pawn_means_that_it_is_taken():
    state = at(BESIDE, die=5, options=OWN)
    assert GAME.action_of(state, 0, ["N-W", "S-M1"]) == action(state, "d6xe5")
    assert GAME.action_of(state, 0, ["e5"]) == action(state, "d6xe5")


def test_bots_do_not_take_their_own():
    state = at(BESIDE, die=5, options=OWN | {"borrow": "forced"})
    for spec in ("greedy", "search:iterations=60"):
        assert bot(spec, 1).decide(state, 0) != action(state, "d6xe5")


def test_a_game_written_before_the_option_is_played_without_it():
    old = GAME.dump(at(BESIDE, die=5))
    del old["options"]["borrow_captures_own"]
    assert refused(GAME.load(old), "d6xe5") == "AG-20"
