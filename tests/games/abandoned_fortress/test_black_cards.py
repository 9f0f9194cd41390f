"""What every Black card, War Drums and the Turn Guides do to the numbers that are compared, close and at range."""

from typing import Any

import pytest

from tavola.games.abandoned_fortress import GAME
from tavola.games.abandoned_fortress import events as told
from tavola.games.abandoned_fortress.data import BLACKS
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import TABLE
from tavola.kernel.story import Chronicle, Raw

from .board import do, gold, named, points, refused, set_up, unit, written

Pairs = list[tuple[int, int]]
AXES = {"generals": {"general1": unit("L4", "IA3", "IA1", card="G01")}, "gold": 9}  # 70/30 with Torvald's 10/0
SPEARS = {"generals": {"general1": unit("L3", "IP3", "IP5", card="G08")}}  # 60/120: S 30, Bram 0/20
ARCHERS = {"generals": {"general1": unit("L5", "AC4", "IA5", card="G12")}, "gold": 9}  # 40 at range
WEAK = {"generals": {"general1": unit("L3", "IS1", card="G02")}}
CLOSE: Pairs = [(70, 120), (60, 30)]  # the opening attack, then the counterattack
SHOTS: Pairs = [(40, 40), (40, 60)]  # each card of the spears by itself


def fought(
    p0: dict[str, Any],
    p1: dict[str, Any],
    blacks: tuple[str | None, str | None] = (None, None),
    drums: tuple[int, int] = (0, 0),
    **given: Any,
) -> tuple[AbandonedFortress, Pairs]:
    """Seat 0 attacks seat 1 on L3, both play what they are given; attack and defence of every comparison."""
    mine = p0 | {"drums": drums[0], "black": {blacks[0]: 1} if blacks[0] else {}}
    theirs = p1 | {"drums": drums[1], "black": {blacks[1]: 1} if blacks[1] else {}}
    state = set_up("move", p0=mine, p1=theirs, turn={"mover": "0 general1", "left": 3}, **given)
    state.listener = chronicle = Chronicle()
    do(state, "attack", space="L3")
    return state, answered(state, blacks, chronicle)


def answered(state: AbandonedFortress, blacks: tuple[str | None, str | None], chronicle: Chronicle) -> Pairs:
    while (asked := GAME.dump(state)["asks"]) in ("black", "drums"):
        if asked == "black":
            do(state, "black", black=blacks[min(state.actor, 1)])
        else:
            do(state, "yes")
    compared = {told.COMPARED: (1, 2), told.CARD_SHOT_AT: (2, 3)}
    pairs = [(facts(event), compared[event.kind]) for event in chronicle.events if event.kind in compared]
    return [(numbers[a], numbers[b]) for numbers, (a, b) in pairs]


def facts(event: Raw) -> tuple[int, ...]:
    """What an event tells, without the number of seats."""
    return (*event.args[:3], event.args[3] // TABLE)


@pytest.mark.rule("AF-R72", "AF-R75", "AF-R77", "AF-R111")
@pytest.mark.parametrize(
    ("mine", "theirs", "close", "shots"),
    [
        (None, None, CLOSE, SHOTS),
        ("night_raid", None, [(90, 120), (60, 30)], [(60, 40), (60, 60)]),
        (None, "spike_trap", [(70, 140), (60, 30)], [(40, 60), (40, 80)]),
        ("turncoat", None, [(70, 120), (30, 30)], SHOTS),
        (None, "turncoat", [(30, 120), (60, 30)], [(0, 40), (0, 60)]),  # at range the axes are not looked at
        ("broken_shields", None, [(70, 90), (60, 30)], [(40, 30), (40, 40)]),
        (None, "broken_shields", CLOSE, SHOTS),
        ("torn_banner", None, [(70, 100), (60, 30)], SHOTS),
        (None, "torn_banner", [(60, 120), (60, 30)], SHOTS),
        ("black_powder", None, [(80, 120), (60, 40)], [(50, 40), (50, 60)]),
        (None, "black_powder", [(70, 130), (70, 30)], [(40, 50), (40, 70)]),
        ("black_powder", "black_powder", [(80, 130), (70, 40)], [(50, 50), (50, 70)]),
        ("smoke_screen", "black_powder", [], []),
        ("night_raid", "smoke_screen", [], []),
        ("paid_silence", None, CLOSE, SHOTS),
        (None, "last_stand", CLOSE, SHOTS),
    ],
)
def test_the_numbers_compared(mine: str | None, theirs: str | None, close: Pairs, shots: Pairs) -> None:
    assert fought(AXES, SPEARS, (mine, theirs))[1] == close
    assert fought(ARCHERS, SPEARS, (mine, theirs))[1] == shots


@pytest.mark.rule("AF-R111", "AF-38")
def test_war_drums_add_ten_to_whoever_beats_them() -> None:
    assert fought(AXES, SPEARS, drums=(1, 0))[1] == [(80, 120), (60, 30)]
    assert fought(AXES, SPEARS, drums=(0, 1))[1] == [(70, 120), (70, 30)]
    assert fought(AXES, SPEARS, ("night_raid", "torn_banner"), (1, 1))[1] == [(90, 120), (70, 30)]


@pytest.mark.rule("AF-R01")
def test_under_the_single_boost_a_leader_shelters_each_card_and_specialty_counts_nothing() -> None:
    option = {"options": {"boost_rule": "leader_only"}}
    assert fought(AXES, SPEARS, **option)[1] == [(70, 90), (60, 30)]
    assert fought(ARCHERS, SPEARS, **option)[1] == [(40, 50), (40, 60)]
    assert fought(ARCHERS, SPEARS, ("torn_banner", None), **option)[1] == [(40, 30), (40, 40)]
    castle = {"castles": {"bastion": unit("L3", "IP5", "IP1")}}
    assert fought(ARCHERS, castle, **option)[1] == [(40, 40), (40, 20)]  # a castle does not


@pytest.mark.rule("AF-R72")
@pytest.mark.parametrize("black", [card.id for card in BLACKS])
def test_each_black_card_is_played_by_its_side_only(black: str) -> None:
    sides = {"night_raid": (0,), "paid_silence": (0,), "spike_trap": (1,), "dragon_bane": ()}.get(black, (0, 1))
    for side in (0, 1):
        held: list[dict[str, Any]] = [{}, {}]
        held[side] = {"black": {black: 1}}
        state = set_up("move", p0=AXES | held[0], p1=WEAK | held[1], turn={"mover": "0 general1", "left": 3})
        do(state, "attack", space="L3")
        assert state.actor == side
        assert refused(state, "black", black=black) == (None if side in sides else "AF-R72")


def against_the_dragon(black: str | None, lands: bool, card: str = "D4", **p0: Any) -> tuple[AbandonedFortress, Pairs]:
    """Henry with Men-at-Arms and Swordsmen, 70/70, attacks the dragon, or it comes down on him."""
    hero = {"hero": "henry", "at": "G4", "cards": ["IS4", "IS2"], "black": {black: 1} if black else {}} | p0
    where = {"p0": hero, "p1": {"hero": "rurik" if hero["hero"] == "henry" else "henry"}}
    dragon = {"alert": 0, "at": "G5", "card": card}
    if lands:
        state = set_up("roll", active=1, dragon=dragon, **where)
    else:
        turn = {"mover": "0 hero", "left": 2, "white": 3, "black": "up"}
        state = set_up("move", phase="hero_move", turn=turn, dragon=dragon, **where)
    state.listener = chronicle = Chronicle()
    do(state, "roll", white=1, black="up") if lands else do(state, "attack", space="G5")
    return state, answered(state, (black, black), chronicle)


@pytest.mark.rule("AF-107", "AF-R72")
@pytest.mark.parametrize(
    ("black", "pairs"),
    [
        (None, [(70, 90), (100, 70)]),
        ("night_raid", [(90, 90), (100, 70)]),
        ("black_powder", [(80, 90), (100, 80)]),
        ("paid_silence", [(70, 90), (100, 70)]),
        ("smoke_screen", []),
        ("dragon_bane", [(110, 90)]),
    ],
)
def test_black_cards_of_a_hero_that_attacks_the_dragon(black: str | None, pairs: Pairs) -> None:
    state, compared = against_the_dragon(black, lands=False)
    assert compared == pairs
    assert points(state, 0) == (20 if black == "dragon_bane" else 0)


@pytest.mark.rule("AF-106", "AF-R72", "AF-R73")
@pytest.mark.parametrize(
    ("black", "pairs"),
    [
        (None, [(100, 70)]),
        ("spike_trap", [(100, 90)]),
        ("black_powder", [(100, 80)]),
        ("dragon_bane", [(100, 110), (110, 90)]),
        ("smoke_screen", []),
    ],
)
def test_black_cards_of_a_hero_the_dragon_comes_down_on(black: str | None, pairs: Pairs) -> None:
    state, compared = against_the_dragon(black, lands=True)
    assert compared == pairs
    slain, smoke = black == "dragon_bane", black == "smoke_screen"
    dragon = GAME.dump(state)["dragon"]
    assert (dragon["taken"], dragon["under"]) == ({"D4": 0} if slain else {}, ["D4"] if smoke else [])
    assert written(state, 0)["cards"] == (["IS4/0123", "IS2/0123"] if slain or smoke else [])


@pytest.mark.rule("AF-R72")
@pytest.mark.parametrize("lands", [False, True])
def test_the_other_black_cards_are_of_no_use_against_the_dragon(lands: bool) -> None:
    fit = {"black_powder", "smoke_screen", "dragon_bane"} | (
        {"spike_trap"} if lands else {"night_raid", "paid_silence"}
    )
    for card in BLACKS:
        hero = {"at": "G4", "cards": ["IA1"], "black": {card.id: 1}}
        dragon = {"alert": 0, "at": "G5", "card": "D1"}
        if lands:
            state = set_up("roll", active=1, p0=hero, dragon=dragon)
            do(state, "roll", white=1, black="up")
        else:
            state = set_up("move", p0=hero, dragon=dragon, turn={"mover": "0 hero", "left": 1})
            do(state, "attack", space="G5")
        assert named(state) == {"black none"} | ({f"black {card.id}"} if card.id in fit else set())


@pytest.mark.rule("AF-R89")
def test_rurik_strikes_ten_higher_only_where_he_begins() -> None:
    rurik = {"hero": "rurik", "cards": ["IA5", "IA3"]}
    assert against_the_dragon(None, False, "D4", **rurik)[1] == [(120, 90)]
    rurik["cards"] = ["IA5", "IP5"]
    assert against_the_dragon(None, True, "D1", **rurik)[1] == [(70, 100), (100, 60)]


@pytest.mark.rule("AF-R73", "AF-R107", "AF-R76")
def test_what_is_owed_and_lost_after_the_numbers() -> None:
    assert GAME.dump(fought(AXES, SPEARS, ("paid_silence", "smoke_screen"))[0])["asks"] == "upkeep"
    state = fought(AXES, WEAK, ("paid_silence", None))[0]
    assert (GAME.dump(state)["asks"], gold(state, 0)) == ("move", 9)
    state = fought(AXES, SPEARS, ("last_stand", None))[0]  # the starter loses, the defender pays with a card
    assert (state.actor, named(state), points(state, 1)) == (1, {"lose_card IP3", "lose_card IP5"}, 10)


@pytest.mark.rule("AF-R117", "AF-R97", "AF-R104")
def test_an_ally_never_plays_a_card_into_the_others_battle() -> None:
    """Seats 2 and 3 hold Black cards and War Drums too; only the two sides of the battle are asked."""
    held = {"black": {"black_powder": 1}, "drums": 1}
    given = {
        "p0": AXES | held,
        "p1": SPEARS | held,
        "p2": {"black": {"turncoat": 1}, "drums": 1},
        "p3": {"black": {"spike_trap": 1}, "drums": 1},
    }
    state = set_up("move", turn={"mover": "0 general1", "left": 3}, options={"teams": True}, **given)
    do(state, "attack", space="L3")
    asked = []
    while GAME.dump(state)["asks"] in ("black", "drums"):
        asked.append((state.actor, GAME.dump(state)["asks"]))
        state.play(state.legal()[-1])  # no Black card, no drums
    assert asked == [(0, "black"), (0, "drums"), (1, "black"), (1, "drums")]
    assert [written(state, seat)["drums"] for seat in (2, 3)] == [1, 1]
