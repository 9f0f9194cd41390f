"""Names of spaces, cards and actions; the option list; how a game ended."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import position, scoring, state, story
from tavola.games.abandoned_fortress.data import (
    ACTION_CARDS,
    BRANCHES,
    CELLS,
    DECKS,
    DIRECTIONS,
    FACES,
    MARKET_CARDS,
    TUNNELS,
)
from tavola.games.abandoned_fortress.names import (
    ACTS,
    BLACK_IDS,
    CASTLE_IDS,
    DRAGON_IDS,
    GENERAL_IDS,
    HERO_IDS,
    MILITARY_IDS,
    OWN_LEADERS,
)
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import TEAMS
from tavola.kernel.actions import ActionSpace, kind
from tavola.kernel.errors import BadOption, BadPosition
from tavola.kernel.game import Outcome
from tavola.kernel.options import Option
from tavola.kernel.story import Raw, Told, Voice

SEATS: Final = (0, 1, 2, 3)

OPTIONS: Final = (
    Option("teams", (False, True), False, "Two teams of two, allies opposite; four seats only."),
    Option("late_start", ("cards", "none"), "cards", "Later seats begin with Action cards, or nobody does."),
    Option("boost_rule", ("two_rules", "leader_only"), "two_rules", "Specialty and weapon rule, or one single boost."),
    Option("food_income", ("home1_castle1", "home1", "home2"), "home1_castle1", "Where food comes from."),
    Option("redeploy_cost", ("field2_all3", "flat2", "flat3"), "field2_all3", "Food for a redeployment."),
    Option("initial_general", ("top", "choose"), "top", "The first general: top of a deck, or any card of it."),
    Option(
        "hero_choice", ("reverse_order", "turn_order", "random"), "reverse_order", "In which order heroes are chosen."
    ),
    Option("hero_castle_branch", ("own", "uniform"), "own", "Heroes and castles lead their branch, or any one branch."),
    Option("range_metric", ("manhattan", "straight"), "manhattan", "Shots in any shape of 2 or 3 steps, or in a line."),
    Option("hero_army_move", (False, True), True, "The hero may also move in Move and battle."),
    Option("own_walls_passable", (False, True), False, "Pieces may cross own walls."),
    Option("empty_castle", ("falls", "base_defence"), "falls", "An empty castle falls at once, or defends itself."),
    Option("queue_bonus", ("while_first", "once"), "while_first", "20 points while first in the Queue, or once."),
    Option("dragon_card_replaces_crown", (False, True), False, "A Dragon card counts as the crown for winning."),
    Option("march_food", (0, 1), 0, "Food a general's first step costs in Move and battle."),
    Option("dragon_card_points", (10, 0), 10, "Points on a Dragon card."),
    Option("action_hand_limit", (7, 0), 7, "Action cards kept at the end of a turn; 0: no limit."),
    Option("first_player", ("random", "seat", "oldest"), "random", "Who begins: by lot, or seat 0."),
    Option("free_walls", (False, True), False, "Walls on any inner or wall space."),
    Option("round_limit", range(100_001), 40, "Rounds before the game is ranked; 0: none."),
    Option(
        "card_backs", ("visible", "count_only"), "visible", "Others see branch and price of cards, or numbers only."
    ),
)

ACTIONS: Final = ActionSpace(
    kind("first", seat=SEATS),
    kind("choose_hero", hero=HERO_IDS),
    kind("top", deck=DECKS[:6], price=range(1, 5)),
    kind("front", card=MARKET_CARDS),
    kind("choose_branch", branch=BRANCHES),
    kind("choose_general", general=GENERAL_IDS),
    kind("draw", card=ACTION_CARDS),
    kind("roll", white=range(1, 7), black=FACES),
    kind("dragon", card=DRAGON_IDS),
    kind("place", space=CELLS),
    kind("place_rock", tunnel=TUNNELS),
    kind("lift_rock"),
    kind("step", direction=DIRECTIONS),
    kind("tunnel", tunnel=TUNNELS),
    kind("attack", space=CELLS),
    kind("stop"),
    kind("steal", seat=SEATS),
    kind("pass"),
    kind("act", action=ACTS),
    kind("buy", deck=DECKS),
    kind("trade_food"),
    kind("assign", card=MILITARY_IDS, leader=OWN_LEADERS, replace=("none", "first", "second")),
    kind("discard_general", leader=OWN_LEADERS),
    kind("discard_black", black=BLACK_IDS),
    kind("end_trade"),
    kind("drop"),
    kind("pay", food=(2, 3)),
    kind("deploy", leader=OWN_LEADERS),
    kind("build_castle", space=CELLS, castle=CASTLE_IDS),
    kind("build_wall", space=CELLS),
    kind("end_build"),
    kind("pick", leader=OWN_LEADERS),
    kind("end_march"),
    kind("play", card=ACTION_CARDS),
    kind("sabotage", space=CELLS),
    kind("spy", seat=SEATS, leader=OWN_LEADERS),
    kind("horn", way=("forward", "back")),
    kind("fly", direction=DIRECTIONS, spaces=(1, 2, 3)),
    kind("black", black=(*BLACK_IDS, "none")),
    kind("yes"),
    kind("no"),
    kind("lose_card", card=MILITARY_IDS),
    kind("crown_castle", castle=CASTLE_IDS),
    kind("keep", card=ACTION_CARDS),
    kind("discard", card=ACTION_CARDS),
)


def start(seats: int, options: vec[i64]) -> AbandonedFortress:
    check_options(seats, options)
    return state.start(seats, options)


def check_options(seats: int, options: vec[i64]) -> None:
    """Team play is for four. AF-R97"""
    if options[TEAMS] and seats != 4:
        raise BadOption(f"teams is for 4 seats, not {seats}")


def dump(realm: AbandonedFortress) -> dict[str, Any]:
    return position.dump(realm)


def load(seats: int, options: vec[i64], written: Mapping[str, Any]) -> AbandonedFortress:
    try:
        check_options(seats, options)
    except BadOption as wrong:
        raise BadPosition(str(wrong)) from wrong
    return position.load(seats, options, written)


def outcome(realm: AbandonedFortress) -> Outcome:
    """Scores are victory points. AF-01, AF-R86"""
    winners = tuple(seat for seat in range(realm.seats) if realm.winners >> seat & 1)
    scores = tuple(float(scoring.points(realm, seat)) for seat in range(realm.seats))
    won = scoring.has_won(realm, realm.active)
    return Outcome(winners, scores, "crown" if won else "limit", "AF-01" if won else "AF-R86")


def narrate(event: Raw, voice: Voice) -> Told:
    return story.narrate(event, voice)
