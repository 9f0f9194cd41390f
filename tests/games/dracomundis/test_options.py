"""The options: what there is, and that every pair of them plays to the end."""

from itertools import combinations

import pytest

import tavola
from tavola.bots.levels import bot as make

from .valley import GAME, action


def test_the_options_and_their_defaults():
    assert {option.name: (tuple(option.values), option.default) for option in GAME.options} == {
        "dragon_traps": ((False, True), False),
        "warpath": ((False, True), False),
        "setup_step": ((1, 2), 1),
        "dragon_vp_total": ((3, 4), 3),
        "prisoner_scores": (("captor", "nobody"), "captor"),
        "cannibal_takes_journalist": ((True, False), True),
        "trap_helps_cannibal": ((True, False), True),
        "any_flip_fights": (("never", "if_adjacent"), "never"),
        "stuck_test": (("any_facing", "current_facing"), "any_facing"),
        "memory_aid": (("full", "owner", "none"), "full"),
        "quiet_rounds": ((8, 4, 6, 12, 0), 8),
        "max_rounds": ((0, 100, 200), 0),
        "tie_break": (("shared", "dragons"), "shared"),
        "biplane_crosses_traps": ((False, True), False),
        "push_distance": (("up_to", "exact"), "up_to"),
        "colours": (("by_seat", "chosen"), "by_seat"),
        "setup": (("placed", "random"), "placed"),
    }


def test_what_differs_in_print():
    recommended, printed = GAME.preset("recommended"), GAME.preset("printed")
    assert {name: value for name, value in printed.items() if value != recommended[name]} == {
        "stuck_test": "current_facing",
        "memory_aid": "none",
        "quiet_rounds": 0,
        "push_distance": "exact",
        "colours": "chosen",
    }
    assert (printed["max_rounds"], printed["biplane_crosses_traps"]) == (0, False)


@pytest.mark.rule("DM-R58")
def test_games_of_before_are_played_on_as_they_were():
    """The Biplane crossed traps in version 1 of the rules."""
    board = {"h3": "A biplane N", "h4": "B trap", "l8": "B swamp down"}
    old = {"rules": "1", "options": {"dragon_traps": True}, "board": board}
    crossing = action("move h3 h5")
    assert GAME.why_not(GAME.load(old), crossing) is None
    assert GAME.why_not(GAME.load(GAME.dump(GAME.load(old))), crossing) is None
    assert GAME.why_not(GAME.load(old | {"rules": "2"}), crossing).clause == "DM-R58"


@pytest.mark.rule("DM-R40", "DM-R82")
@pytest.mark.parametrize("bot", ["greedy", "search:iterations=20"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_as_printed(seats, bot):
    """Nothing need end such a game: here it is played for a while, and every position can be written down."""
    state, rng = GAME.new(seats, **GAME.preset("printed") | {"setup_step": 2}), tavola.Rng(seats)
    bots = [make(bot, seat + 1) for seat in range(seats)]
    for _ in range(30):
        actor = state.actor
        state.play(state.sample(rng) if actor == tavola.CHANCE else bots[actor].decide(state, actor))
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


@pytest.mark.rule("DM-R60")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_pair_of_options_plays_to_the_end(seats):
    flips = {option.name: [value for value in option.values if value != option.default][-1] for option in GAME.options}
    for seed, (one, other) in enumerate(combinations(flips, 2)):
        options = {one: flips[one], other: flips[other]}
        if options.get("quiet_rounds") == 0 and "max_rounds" not in options:
            options["max_rounds"] = 100
        ended = tavola.playout(GAME.new(seats, **options), tavola.Rng(seed))
        assert GAME.outcome(ended).reason in ("all_revealed", "round_limit"), options


@pytest.mark.rule("DM-77")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_game_is_longer_than_the_ledger_allows(seats):
    for seed in range(6):
        ended = tavola.playout(GAME.new(seats), tavola.Rng(seed))
        assert GAME.dump(ended)["turns"] <= {2: 578, 3: 1275, 4: 2244}[seats]


@pytest.mark.parametrize(
    ("name", "value"), [("setup_step", 3), ("warpath", 1), ("memory_aid", "some"), ("max_rounds", 5)]
)
def test_values_that_do_not_fit_are_refused(name, value):
    with pytest.raises(tavola.BadOption, match=f"{name} cannot be"):
        GAME.new(**{name: value})


def test_seats_that_do_not_fit_are_refused():
    with pytest.raises(tavola.BadOption, match="Draco Mundis seats 2, 3 or 4, not 5"):
        GAME.new(5)


@pytest.mark.rule("DM-R01")
def test_the_name_of_the_game():
    assert (GAME.title, GAME.slug, GAME.prefix) == ("Draco Mundis", "dracomundis", "DM")
