"""What a position set by hand may not be in the middle of."""

from typing import Final

from tavola.games.abandoned_fortress import phases, scoring
from tavola.games.abandoned_fortress.moves import battle, deploying, targets, turns
from tavola.games.abandoned_fortress.names import ASKS, PHASES, STAGES, clause_id
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import (
    ALL_LEADERS,
    CELLS,
    DRAGON,
    HENRY,
    LEADERS,
    MIRELLE,
    NONE,
    ROUND_LIMIT,
    STEPS,
)
from tavola.kernel.errors import BadPosition
from tavola.kernel.state import CHANCE, FINE, OVER

SETUP: Final = ("first", "heroes", "camp", "start_cards")
BATTLE_ASKS: Final = {  # the stages in which a battle asks
    "black": ("starter_black", "defender_black"),
    "drums": ("starter_drums", "defender_drums"),
    "last_stand": ("aftermath",),
    "chest": ("chest",),
    "upkeep": ("upkeep",),
}
INTERRUPTS: Final = ("crown", "home", "top")  # they come before anything else
PHASE_ASKS: Final = {  # the phases in which a question can come
    "first": ("first",),
    "hero": ("heroes",),
    "branch": ("camp",),
    "general": ("camp",),
    "start_card": ("start_cards",),
    "roll": ("roll",),
    "rock": ("dragon",),
    "dragon": ("hero_enters", "effect"),
    "move": ("hero_move", "march", "effect"),
    "theft": ("theft",),
    "act": ("act",),
    "trade": ("trade", "effect"),
    "pay": ("redeploy",),
    "deploy": ("redeploy", "effect"),
    "build": ("build",),
    "pick": ("march",),
    "card": ("card",),
    "effect": ("effect",),
    "strike": ("effect",),
    "draw": ("draw",),
    "keep": ("draw",),
    "discard": ("discard",),
    "nothing": ("over",),
}


def refuse(wrong: bool, message: str) -> None:
    if wrong:
        raise BadPosition(message)


def check(realm: AbandonedFortress) -> None:
    """The battle and the turn under way."""
    check_battle(realm)
    check_turn(realm)


def check_battle(realm: AbandonedFortress) -> None:
    asks = ASKS[realm.asks]
    due = BATTLE_ASKS.get(asks)
    stage = STAGES[realm.stage]
    refuse(due is not None and stage not in due, f"asks {asks} needs a battle at {due}, not {stage}")
    if realm.stage == phases.NO_BATTLE or asks == "nothing":  # a win ends the game in the middle of a battle
        return
    refuse(PHASES[realm.phase] in SETUP, "there is no battle in this phase")
    ordinary = due is None and asks not in INTERRUPTS
    refuse(ordinary, f"a battle comes before asks {asks}")
    sides = (realm.attacker, realm.defender)
    refuse(sides.count(DRAGON) > 1 or NONE in sides or sides[0] == sides[1], "a battle has two sides")
    for leader in sides:
        refuse(leader != DRAGON and leader // LEADERS >= realm.seats, "a side of the battle has no seat")
    own = realm.attacker // LEADERS == realm.active and not realm.is_castle(realm.attacker)
    refuse(realm.attacker != DRAGON and not own, "a piece of the active player, or the dragon, starts a battle")
    if realm.stage < phases.REVEAL:
        check_attack(realm)
        check_secrets(realm)
    check_upkeep(realm)
    lost = asks == "last_stand" and (realm.mourner == NONE or realm.cards_of(realm.mourner) < 2)
    refuse(lost, "Last Stand asks a winner with two cards (AF-R76)")


def check_attack(realm: AbandonedFortress) -> None:
    """Before the reveal both sides stand, and the one may attack the other."""
    leader, other = realm.attacker, realm.defender
    for side in (leader, other):
        gone = realm.dragon == NONE if side == DRAGON else not realm.exists(side) or realm.cell[side] == NONE
        refuse(gone, "a side of the battle is not on the board")
    refuse(other != DRAGON and battle.falls_at_once(realm, other), "who is unarmed falls without a battle (AF-96)")
    if leader == DRAGON:
        refuse(realm.cell[other] != realm.dragon, "the dragon attacks what is under it (AF-102)")
        return
    refuse(
        not realm.armed(leader) or not realm.is_free_under(leader), "an armed piece attacks from a free space (AF-67)"
    )
    cell = realm.dragon if other == DRAGON else realm.cell[other]
    code = targets.target_breaks(realm, leader // LEADERS, cell)
    code = code if code != FINE else targets.reach_breaks(realm, leader, cell, realm.shoots(leader))
    refuse(code != FINE, f"the defender cannot be attacked so ({clause_id(code)})")
    far = STEPS[realm.cell[leader] * CELLS + cell] > 1
    refuse(realm.ranged != far, "a battle is ranged exactly if the units are 2 or 3 steps apart (AF-68)")


def check_secrets(realm: AbandonedFortress) -> None:
    """What has been chosen is held, and may be played by its side. AF-R72"""
    stage = realm.stage
    for side, leader in enumerate((realm.attacker, realm.defender)):
        asked = (phases.STARTER_BLACK, phases.DEFENDER_BLACK)[side]
        black, drums = realm.secret[side], realm.beaten_drums[side]
        early = (black != NONE and stage <= asked) or (drums and stage <= asked + 1)
        refuse(bool(early), "a secret is chosen before its stage")
        refuse(leader == DRAGON and bool(black != NONE or drums), "the dragon has no secrets")
        realm.stage = asked
        wrong = black != NONE and battle.black_breaks(realm, black) != FINE
        realm.stage = stage
        refuse(wrong, "a Black card that is played is held, and fits its side of this battle (AF-R72)")
        refuse(bool(drums) and not realm.drums[leader // LEADERS], "War Drums that are beaten lie before their player")


def check_upkeep(realm: AbandonedFortress) -> None:
    asks, leader = ASKS[realm.asks], realm.attacker
    refuse(asks in ("chest", "upkeep") and leader == DRAGON, "a dragon pays nothing")
    refuse(asks == "upkeep" and not realm.upkeep_due, "upkeep asks about a card that is due (AF-93)")
    led = [] if leader == DRAGON else [realm.card[leader * 2], realm.card[leader * 2 + 1]]
    for card in realm.upkeep_due:
        refuse(list(realm.upkeep_due).count(card) > led.count(card), "due cards are the starter's")


NEEDS: Final = {
    "move": "mover",
    "place": "placing",
    "front": "drawing",
    "general": "drawing",
    "strike": "effect_piece",
    "effect": "effect",
    "crown": "crown_taker",
}


def check_turn(realm: AbandonedFortress) -> None:
    asks, phase = ASKS[realm.asks], PHASES[realm.phase]
    fitting = PHASE_ASKS.get(asks)
    refuse(fitting is not None and phase not in fitting, f"asks {asks} does not come in phase {phase}")
    refuse((phase == "over") != (asks == "nothing"), "a game that is over asks nothing")
    field = NEEDS.get(asks)
    refuse(field is not None and getattr(realm, field) == NONE, f"asks {asks} needs {field}")
    refuse((phase == "effect") != (realm.effect != NONE), "an effect belongs to phase effect")
    refuse(asks == "home" and not realm.going_home, "asks home needs a hero that is going home (AF-97)")
    refuse(asks == "dragon" and not realm.summoning, "asks dragon needs a summoning (AF-101)")
    refuse(asks == "keep" and len(realm.drawn) != 2, "asks keep needs two drawn cards (AF-R115)")
    refuse(asks not in ("keep", "draw") and bool(realm.drawn), "cards are drawn in the last step only")
    refuse(asks == "deploy" and not realm.paid, "a redeployment is paid for first (AF-57)")
    refuse(asks == "move" and realm.placing != NONE, "nobody moves while a figure is to be placed")
    for leader in (realm.placing, realm.effect_piece):
        foreign = leader != NONE and (leader // LEADERS != realm.active or not realm.exists(leader))
        refuse(foreign, "placing and effect_piece name leaders of the active player")
    refuse(realm.placing != NONE and realm.cell[realm.placing] != NONE, "who is to be placed is not on the board yet")
    check_plan(realm)
    check_rest(realm)
    limit = realm.options[ROUND_LIMIT]
    refuse(bool(limit) and realm.round > limit, f"the game ends after round {limit} (AF-R86)")
    check_won(realm, asks)
    ended = scoring.has_won(realm, realm.active) or bool(limit and realm.round == limit)
    refuse(asks == "nothing" and not ended, "the game is over by the crown, or at the round limit (AF-01, AF-R86)")


def check_won(realm: AbandonedFortress, asks: str) -> None:
    """Crown and points end the game at once; only what is turned up, and the crown's castle, come before. AF-01"""
    runs = realm.phase >= phases.START and asks not in ("nothing", "top", "crown")
    refuse(runs and scoring.has_won(realm, realm.active), "who has crown and points has won: asks is nothing (AF-01)")


def check_rest(realm: AbandonedFortress) -> None:
    """What belongs to some questions only; a win ends the game in the middle of anything."""
    asks = ASKS[realm.asks]
    if asks == "nothing":
        return
    for name, there, questions in (
        ("a mover", realm.mover != NONE, ("move", *BATTLE_ASKS, *INTERRUPTS)),
        ("a landing", realm.landing, INTERRUPTS),
        ("a hero that is going home", bool(realm.going_home), INTERRUPTS),
        ("who takes the crown", realm.crown_taker != NONE, ("crown", "top")),
        ("a summoning", realm.summoning, ("dragon", *INTERRUPTS)),
        ("a staged card", any(realm.staged), ("trade", "effect", "front", "place", "top")),
    ):
        refuse(there and asks not in questions, f"{name} does not wait while {asks} is asked")
    home = [seat for seat in range(4) if realm.going_home >> seat & 1 and realm.cell[seat * LEADERS] != NONE]
    refuse(bool(home), "a hero that is going home is off the board (AF-97)")
    for leader in range(ALL_LEADERS):
        lost = realm.general[leader] != NONE and realm.cell[leader] == NONE and leader != realm.placing
        refuse(lost, "a general that serves is on the board (AF-54)")
    refuse(realm.crown_taker != NONE and realm.crown != NONE, "a crown that is taken lies on no castle yet (AF-112)")
    refuse((realm.white > 0) != (realm.face != NONE), "both dice are shown, or none (AF-41)")
    check_heroes_rights(realm, asks)


def check_heroes_rights(realm: AbandonedFortress, asks: str) -> None:
    """Questions that come to one hero, or beyond a limit."""
    hero = realm.hero[realm.active]
    refuse(asks == "theft" and hero != MIRELLE, "only Mirelle steals (AF-R87)")
    refuse(asks == "keep" and hero != HENRY, "only Henry chooses of two cards (AF-R115)")
    wanted = 2 if hero == HENRY else 1
    refuse(asks == "draw" and len(realm.drawn) >= wanted, "enough Action cards are drawn already (AF-72)")
    refuse(asks == "discard" and not turns.over_limit(realm), "the hand is within its limit (AF-R70)")
    refuse(realm.phase >= phases.START and not realm.tops_open, "the top backs lie open once play begins (AF-R102)")


def check_plan(realm: AbandonedFortress) -> None:
    if not realm.paid:
        refuse(bool(realm.plan) or realm.with_castles, "a plan belongs to a redeployment that is paid for")
        return
    given, plan = deploying.cards(realm), realm.plan
    refuse(len(plan) > len(given), "the plan names more cards than take part (AF-57)")
    for i in range(len(plan)):
        realm.plan = plan[:i]
        refuse(deploying.deploy_breaks(realm, plan[i]) != 0, "the plan cannot be carried out (AF-57)")
    realm.plan = plan


def check_question(realm: AbandonedFortress) -> None:
    """Whoever is asked has an answer."""
    refuse(realm.actor >= realm.seats, "the seat that is asked is not there")
    refuse(realm.actor != OVER and not len(realm.legal()), f"nothing could be done when asked {ASKS[realm.asks]}")
    refuse(realm.actor == CHANCE and min(realm.weights()) < 1, "chance has nothing to draw")
