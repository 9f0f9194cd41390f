"""Food that only its owner sees: by option, as the rulebook's list of what is public has it. AF-R100"""

from collections import Counter
from typing import Any

import pytest

from tavola.games.abandoned_fortress import GAME
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.rng import Rng
from tavola.kernel.story import Chronicle

from .board import do, food, kinds, refused, set_up, unit

CLOSED = {"food_open": False}


def panel(state: AbandonedFortress, reader: int | None, seat: int) -> dict[str, Any]:
    facts = GAME.scene(state, reader)["seats"][seat]["facts"]
    return {fact["icon"]: fact.get("n") for fact in facts}


def told(state: AbandonedFortress, reader: int | None, kind: str, **params: Any) -> list[str]:
    """What a reader hears of an action, in a copy of the position."""
    copy = state.clone()
    copy.listener = chronicle = Chronicle()
    copy.play(GAME.actions.encode(kind, **params))
    return [each.text for each in GAME.story(chronicle.take(), reader)]


def imagined(state: AbandonedFortress, seat: int, owner: int, times: int = 120) -> set[int]:
    """The amounts of food a seat holds possible."""
    return {food(state.imagine(seat, Rng(seed)), owner) for seed in range(times)}


# what is seen


@pytest.mark.rule("AF-R100", "AF-20")
def test_food_shows_to_all_or_to_its_owner_alone() -> None:
    for options, readers in (({}, {None, 0, 1, 2, 3}), (CLOSED, {1})):
        state = set_up(p1={"food": 3}, options=options)
        assert {reader for reader in (None, 0, 1, 2, 3) if panel(state, reader, 1).get("food") == 3} == readers
        assert panel(state, 0, 1)["gold"] == 5


@pytest.mark.rule("AF-R100", "AF-R97")
def test_an_ally_does_not_see_it_either() -> None:
    state = set_up(p2={"food": 3}, options=CLOSED | {"teams": True})
    assert "food" not in panel(state, 0, 2)


@pytest.mark.rule("AF-R100")
def test_after_the_game_food_is_open() -> None:
    mine = {"tokens": 70, "castles": {"tower": unit("B1")}, "food": 2}
    state = set_up("nothing", phase="over", p0=mine, p1={"food": 3}, crown="0 tower", options=CLOSED)
    assert (panel(state, None, 1)["food"], panel(state, 1, 0)["food"]) == (3, 2)
    assert imagined(state, 0, 1, 5) == {3}


# what is told


@pytest.mark.rule("AF-R100", "AF-24")
def test_the_income_is_told_with_food_to_its_owner_and_with_gold_to_all() -> None:
    """How much is taken would tell how near the limit it is."""
    hand = {"hand": {"tax": 4, "harvest": 4}}
    for have in (1, 4):
        state = set_up("discard", p0=hand, p1={"food": have, "castles": {"tower": unit("L1")}}, options=CLOSED)
        assert told(state, 1, "discard", card="tax")[-1] == f"Round 1: Blue takes 4 gold, {min(2, 5 - have)} food."
        for reader in (None, 0, 2):
            assert told(state, reader, "discard", card="tax")[-1] == "Round 1: Blue takes 4 gold, and food."


@pytest.mark.rule("AF-R100", "AF-R96")
def test_a_harvest_is_told_without_its_number() -> None:
    for options, words in (({}, "Red takes 1 food."), (CLOSED, "Red takes food.")):
        state = set_up("card", p0={"food": 4, "hand": {"harvest": 1}}, options=options)
        assert told(state, 0, "play", card="harvest")[1] == "Red takes 1 food."
        assert told(state, 2, "play", card="harvest")[1] == words
        assert told(state, None, "play", card="harvest")[1] == words


@pytest.mark.rule("AF-R100", "AF-56")
def test_what_is_handed_in_is_seen() -> None:
    """Coins for food lie on the table."""
    state = set_up("trade", p0={"food": 4}, options=CLOSED)
    assert told(state, 2, "trade_food") == ["Red turns 2 food into 1 gold."]


@pytest.mark.rule("AF-R100")
@pytest.mark.parametrize("have", [0, 1, 2, 3, 5])
def test_nobody_else_sees_a_difference_whatever_the_food(have: int) -> None:
    """Scenes of the four actions, of a trade and of a march, to everybody but the owner."""
    generals = {"general1": unit("C3", "IA5", card="G01"), "general2": unit("C4", card="G02")}
    for asks, march in (("act", 0), ("act", 1), ("trade", 0), ("pick", 1), ("card", 0)):
        given = {"generals": generals, "hand": {"harvest": 1}}
        options = CLOSED | {"march_food": march}
        one, other = (
            set_up(asks, p0=given | {"food": n}, options=options, turn={"moved": ["hero"]}) for n in (have, 4)
        )
        for reader in (1, 2, 3, None):
            assert GAME.scene(one, reader) == GAME.scene(other, reader)


# what is imagined


@pytest.mark.rule("AF-R100")
def test_a_seat_imagines_any_food_of_others_and_its_own_as_it_is() -> None:
    state = set_up("card", round=3, p0={"food": 2}, p1={"food": 3, "hand": {"tax": 1}}, active=1, options=CLOSED)
    assert imagined(state, 0, 1) == {0, 1, 2, 3, 4, 5}
    assert imagined(state, 0, 0, 20) == {2}
    assert imagined(set_up("card", round=3, p1={"food": 3, "hand": {"tax": 1}}, active=1), 0, 1, 20) == {3}


@pytest.mark.rule("AF-R100", "AF-24")
def test_up_to_its_action_a_seat_has_at_least_what_its_turn_began_with() -> None:
    castles = {"tower": unit("L1"), "bastion": unit("K1")}
    state = set_up("act", round=3, active=1, p1={"food": 4, "castles": castles}, options=CLOSED)
    assert imagined(state, 0, 1) == {3, 4, 5}
    assert imagined(state, 1, 0) == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("AF-R100", "AF-19")
def test_before_its_first_income_a_seat_has_none() -> None:
    state = set_up("act", active=1, p0={"food": 1}, p1={"food": 1}, options=CLOSED)
    assert (imagined(state, 1, 2, 20), imagined(state, 1, 3, 20)) == ({0}, {0})
    assert imagined(state, 1, 0) == {0, 1, 2, 3, 4, 5}
    fresh = GAME.new(3, food_open=False)
    assert imagined(fresh, 0, 1, 10) == {0}


@pytest.mark.rule("AF-R100", "AF-R03")
@pytest.mark.parametrize(
    ("given", "least"), [({"cards": ["IA1"]}, 2), ({"castles": {"bastion": unit("L1", "IS1")}, "cards": []}, 3)]
)
def test_who_redeploys_is_imagined_with_the_food_for_it(given: dict[str, Any], least: int) -> None:
    state = set_up(
        "pay", round=3, active=1, p1=given | {"hero": "rurik", "food": 5}, p0={"hero": "henry"}, options=CLOSED
    )
    assert imagined(state, 0, 1) == set(range(least, 6))
    for seed in range(20):
        assert GAME.load(GAME.dump(state.imagine(0, Rng(seed)))).actor == 1


@pytest.mark.rule("AF-R100", "AF-R51")
def test_who_marches_first_is_imagined_with_the_food_for_it() -> None:
    """A general that can only walk was chosen to march: its player has food."""
    p1 = {"at": None, "generals": {"general1": unit("L3", card="G01")}, "food": 2}
    state = set_up("pick", round=3, active=1, p1=p1, options=CLOSED | {"march_food": 1})
    assert imagined(state, 0, 1) == {1, 2, 3, 4, 5}


# what is asked


def marched(have: int, options: dict[str, Any]) -> AbandonedFortress:
    """Two generals, and food for the step of one of them or for both."""
    generals = {"general1": unit("C3", "IA5", card="G01"), "general2": unit("C4", card="G02")}
    p0 = {"at": None, "food": have, "generals": generals}
    state = set_up("pick", p0=p0, options=options | {"march_food": 1})
    do(state, "pick", leader="general1")
    do(state, "step", direction="up")
    do(state, "stop")
    return state


@pytest.mark.rule("AF-R51", "AF-R104", "AF-R100")
def test_the_march_does_not_end_by_itself_for_want_of_food_nobody_sees() -> None:
    """Open food ends it at once; closed, its owner ends it, whether there is food or not."""
    assert kinds(marched(1, {})) == {"draw"}
    assert kinds(marched(2, {})) == {"pick", "end_march"}
    assert kinds(marched(1, CLOSED)) == {"end_march"}
    assert kinds(marched(2, CLOSED)) == {"pick", "end_march"}
    assert refused(marched(1, CLOSED), "pick", leader="general2") == "AF-R106"
    for reader in (1, 2, None):
        assert GAME.scene(marched(1, CLOSED), reader) == GAME.scene(marched(2, CLOSED), reader)


@pytest.mark.rule("AF-R51", "AF-R104", "AF-R100")
def test_after_its_battle_a_general_is_asked_on_whether_or_not_it_could_march() -> None:
    for have, asked in ((0, {"stop"}), (1, {"step", "stop"})):
        p0 = {"food": have, "generals": {"general1": unit("L4", "IA1", card="G01")}}
        enemy = {"generals": {"general1": unit("L3", card="G02")}}
        state = set_up("pick", p0=p0, p1=enemy, options=CLOSED | {"march_food": 1})
        do(state, "pick", leader="general1")
        do(state, "attack", space="L3")
        assert kinds(state) == asked
        if not have:
            assert refused(state, "step", direction="up") == "AF-R51"


@pytest.mark.rule("AF-R100")
def test_a_bots_estimate_does_not_go_by_the_food_it_imagined() -> None:
    """Only what changes counts, so that moves are compared and not guesses."""
    state = set_up("act", round=3, p1={"food": 5}, options=CLOSED)
    looks = Counter(round(state.imagine(0, Rng(seed)).estimate(0), 9) for seed in range(12))
    assert len(looks) == 1


def test_whole_turns_go_on_with_closed_food() -> None:
    """Others' eyes on imagined positions of a whole game: the same scenes, and they load."""
    state, rng = GAME.new(3, food_open=False, march_food=1), Rng(4)
    for ply in range(400):
        if ply % 10 == 0:
            for seat in range(3):
                dream = state.imagine(seat, rng)
                assert GAME.scene(dream, seat) == GAME.scene(state, seat)
                assert GAME.load(GAME.dump(dream)).actor == state.actor
        state.play(state.sample(rng))
