"""What a position set by hand may not be in the middle of."""

from typing import Final

from tavola.games.abandoned_fortress import scoring, steps
from tavola.games.abandoned_fortress.names import clause_id
from tavola.games.abandoned_fortress.options import ANY, ONE_BATTLE, ROUND_LIMIT
from tavola.games.abandoned_fortress.position.asks import asks_of
from tavola.games.abandoned_fortress.position.sheets import PHASES, STAGES
from tavola.games.abandoned_fortress.position.spelling import refuse
from tavola.games.abandoned_fortress.questions.battle.fighting import falls_at_once
from tavola.games.abandoned_fortress.questions.battle.secrets import black_breaks
from tavola.games.abandoned_fortress.questions.drawing import over_limit
from tavola.games.abandoned_fortress.questions.moving.targets import reach_breaks, target_breaks
from tavola.games.abandoned_fortress.questions.redeploying import cards, deploy_breaks
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import ALL_LEADERS, CELLS, DRAGON, HENRY, LEADERS, MIRELLE, NONE, STEPS
from tavola.kernel.state import FINE

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


def check(t: AbandonedFortress) -> None:
    """The battle and the turn under way."""
    check_battle(t)
    check_turn(t)


def check_battle(t: AbandonedFortress) -> None:
    asks = asks_of(t)
    due = BATTLE_ASKS.get(asks)
    stage = STAGES[t.stage]
    refuse(due is not None and stage not in due, f"asks {asks} needs a battle at {due}, not {stage}")
    if t.stage == steps.NO_BATTLE or asks == "nothing":  # a win ends the game in the middle of a battle
        return
    refuse(PHASES[t.phase] in SETUP, "there is no battle in this phase")
    ordinary = due is None and asks not in INTERRUPTS
    refuse(ordinary, f"a battle comes before asks {asks}")
    sides = (t.attacker, t.defender)
    refuse(sides.count(DRAGON) > 1 or NONE in sides or sides[0] == sides[1], "a battle has two sides")
    for leader in sides:
        refuse(leader != DRAGON and leader // LEADERS >= t.seats, "a side of the battle has no seat")
    own = t.attacker // LEADERS == t.active and not t.is_castle(t.attacker)
    refuse(t.attacker != DRAGON and not own, "a piece of the active player, or the dragon, starts a battle")
    if t.stage < steps.REVEAL:
        check_attack(t)
        check_secrets(t)
    check_upkeep(t)
    lost = asks == "last_stand" and (t.mourner == NONE or t.cards_of(t.mourner) < 2)
    refuse(lost, "Last Stand asks a winner with two cards (AF-R76)")


def check_attack(t: AbandonedFortress) -> None:
    """Before the reveal both sides stand, and the one may attack the other."""
    leader, other = t.attacker, t.defender
    for side in (leader, other):
        gone = t.dragon == NONE if side == DRAGON else not t.exists(side) or t.cell[side] == NONE
        refuse(gone, "a side of the battle is not on the board")
    refuse(other != DRAGON and falls_at_once(t, other), "who is unarmed falls without a battle (AF-96)")
    if leader == DRAGON:
        refuse(t.cell[other] != t.dragon, "the dragon attacks what is under it (AF-102)")
        return
    refuse(not t.armed(leader) or not t.is_free_under(leader), "an armed piece attacks from a free space (AF-67)")
    cell = t.dragon if other == DRAGON else t.cell[other]
    code = target_breaks(t, leader // LEADERS, cell)
    code = code if code != FINE else reach_breaks(t, leader, cell, t.shoots(leader))
    refuse(code != FINE, f"the defender cannot be attacked so ({clause_id(code)})")
    far = STEPS[t.cell[leader] * CELLS + cell] > 1
    refuse(t.ranged != far, "a battle is ranged exactly if the units are 2 or 3 steps apart (AF-68)")


def check_secrets(t: AbandonedFortress) -> None:
    """What has been chosen is held, and may be played by its side. AF-R72"""
    stage = t.stage
    for side, leader in enumerate((t.attacker, t.defender)):
        asked = (steps.STARTER_BLACK, steps.DEFENDER_BLACK)[side]
        black, drums = t.secret[side], t.beaten_drums[side]
        early = (black != NONE and stage <= asked) or (drums and stage <= asked + 1)
        refuse(bool(early), "a secret is chosen before its stage")
        refuse(leader == DRAGON and bool(black != NONE or drums), "the dragon has no secrets")
        wrong = black != NONE and black_breaks(t, side, black) != FINE
        refuse(wrong, "a Black card that is played is held, and fits its side of this battle (AF-R72)")
        refuse(bool(drums) and not t.drums[leader // LEADERS], "War Drums that are beaten lie before their player")


def check_upkeep(t: AbandonedFortress) -> None:
    asks, leader = asks_of(t), t.attacker
    refuse(asks in ("chest", "upkeep") and leader == DRAGON, "a dragon pays nothing")
    refuse(asks == "upkeep" and not t.upkeep_due, "upkeep asks about a card that is due (AF-93)")
    led = [] if leader == DRAGON else [t.card[leader * 2], t.card[leader * 2 + 1]]
    for card in t.upkeep_due:
        refuse(list(t.upkeep_due).count(card) > led.count(card), "due cards are the starter's")


NEEDS: Final = {
    "move": "mover",
    "place": "placing",
    "front": "drawing",
    "general": "drawing",
    "strike": "effect_piece",
    "effect": "effect",
    "crown": "crown_taker",
}


def check_turn(t: AbandonedFortress) -> None:
    asks, phase = asks_of(t), PHASES[t.phase]
    fitting = PHASE_ASKS.get(asks)
    refuse(fitting is not None and phase not in fitting, f"asks {asks} does not come in phase {phase}")
    refuse((phase == "over") != (asks == "nothing"), "a game that is over asks nothing")
    field = NEEDS.get(asks)
    refuse(field is not None and getattr(t, field) == NONE, f"asks {asks} needs {field}")
    refuse((phase == "effect") != (t.effect != NONE), "an effect belongs to phase effect")
    refuse(asks == "home" and not t.going_home, "asks home needs a hero that is going home (AF-97)")
    refuse(asks == "dragon" and not t.summoning, "asks dragon needs a summoning (AF-101)")
    refuse(asks == "keep" and len(t.drawn) != 2, "asks keep needs two drawn cards (AF-R115)")
    refuse(asks not in ("keep", "draw") and bool(t.drawn), "cards are drawn in the last step only")
    refuse(asks == "deploy" and not t.paid, "a redeployment is paid for first (AF-57)")
    refuse(asks == "move" and t.placing != NONE, "nobody moves while a figure is to be placed")
    for leader in (t.placing, t.effect_piece):
        foreign = leader != NONE and (leader // LEADERS != t.active or not t.exists(leader))
        refuse(foreign, "placing and effect_piece name leaders of the active player")
    refuse(t.placing != NONE and t.cell[t.placing] != NONE, "who is to be placed is not on the board yet")
    check_plan(t)
    check_attacked(t)
    check_rest(t)
    limit = t.options[ROUND_LIMIT]
    refuse(bool(limit) and t.round > limit, f"the game ends after round {limit} (AF-R86)")
    check_won(t, asks)
    ended = scoring.has_won(t, t.active) or bool(limit and t.round == limit)
    refuse(asks == "nothing" and not ended, "the game is over by the crown, or at the round limit (AF-01, AF-R86)")


def check_attacked(t: AbandonedFortress) -> None:
    counts = t.options[ONE_BATTLE] == ANY
    refuse(bool(t.attacked) and not counts, "who was attacked is noted where one_battle is any (AF-R18)")
    for leader in t.attacked:
        refuse(leader // LEADERS >= t.seats, "who was attacked has no seat")


def check_won(t: AbandonedFortress, asks: str) -> None:
    """Crown and points end the game at once; only what is turned up, and the crown's castle, come before. AF-01"""
    runs = t.phase >= steps.START and asks not in ("nothing", "top", "crown")
    refuse(runs and scoring.has_won(t, t.active), "who has crown and points has won: asks is nothing (AF-01)")


def check_rest(t: AbandonedFortress) -> None:
    """What belongs to some questions only; a win ends the game in the middle of anything."""
    asks = asks_of(t)
    if asks == "nothing":
        return
    for name, there, questions in (
        ("a mover", t.mover != NONE, ("move", *BATTLE_ASKS, *INTERRUPTS)),
        ("a landing", t.landing, INTERRUPTS),
        ("a hero that is going home", bool(t.going_home), INTERRUPTS),
        ("who takes the crown", t.crown_taker != NONE, ("crown", "top")),
        ("a summoning", t.summoning, ("dragon", *INTERRUPTS)),
        ("a staged card", any(t.staged), ("trade", "effect", "front", "place", "top")),
    ):
        refuse(there and asks not in questions, f"{name} does not wait while {asks} is asked")
    home = [seat for seat in range(4) if t.going_home >> seat & 1 and t.cell[seat * LEADERS] != NONE]
    refuse(bool(home), "a hero that is going home is off the board (AF-97)")
    for leader in range(ALL_LEADERS):
        lost = t.general[leader] != NONE and t.cell[leader] == NONE and leader != t.placing
        refuse(lost, "a general that serves is on the board (AF-54)")
    refuse(t.crown_taker != NONE and t.crown != NONE, "a crown that is taken lies on no castle yet (AF-112)")
    refuse((t.white > 0) != (t.face != NONE), "both dice are shown, or none (AF-41)")
    check_heroes_rights(t, asks)


def check_heroes_rights(t: AbandonedFortress, asks: str) -> None:
    """Questions that come to one hero, or beyond a limit."""
    hero = t.hero[t.active]
    refuse(asks == "theft" and hero != MIRELLE, "only Mirelle steals (AF-R87)")
    refuse(asks == "keep" and hero != HENRY, "only Henry chooses of two cards (AF-R115)")
    wanted = 2 if hero == HENRY else 1
    refuse(asks == "draw" and len(t.drawn) >= wanted, "enough Action cards are drawn already (AF-72)")
    refuse(asks == "discard" and not over_limit(t), "the hand is within its limit (AF-R70)")
    refuse(t.phase >= steps.START and not t.tops_open, "the top backs lie open once play begins (AF-R102)")


def check_plan(t: AbandonedFortress) -> None:
    if not t.paid:
        refuse(bool(t.plan) or t.with_castles, "a plan belongs to a redeployment that is paid for")
        return
    given, plan = cards(t), t.plan
    refuse(len(plan) > len(given), "the plan names more cards than take part (AF-57)")
    for i in range(len(plan)):
        t.plan = plan[:i]
        refuse(deploy_breaks(t, given, plan[i]) != 0, "the plan cannot be carried out (AF-57)")
    t.plan = plan
