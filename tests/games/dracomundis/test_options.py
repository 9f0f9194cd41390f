"""The options: what there is, and that every pair of them plays to the end."""

from itertools import combinations

import pytest

import tavola

from .valley import GAME


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
    }


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
