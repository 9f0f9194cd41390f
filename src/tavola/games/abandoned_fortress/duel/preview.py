"""Before an attack: the own sum, what shows of the enemy, and the odds that follow from it."""

from tavola.games.abandoned_fortress import strength
from tavola.games.abandoned_fortress.duel import sums
from tavola.games.abandoned_fortress.duel.odds import FATES, odds
from tavola.games.abandoned_fortress.options import EVERY_BATTLE, MAINTENANCE
from tavola.games.abandoned_fortress.questions.battle import upkeep
from tavola.games.abandoned_fortress.questions.battle.fighting import begin, falls_at_once
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import CELLS, DRAGON, STEPS, WALL
from tavola.kernel.scene import Preview
from tavola.kernel.story import Voice


def worded_odds(found: dict[str, float], voice: Voice, upside_down: bool = False) -> dict[str, float]:
    turned = {"win": "lose", "lose": "win", "none": "none"} if upside_down else {}
    shares = {turned.get(fate, fate): share for fate, share in found.items()}
    return {voice.say(f"odds-{fate}"): shares[fate] for fate in FATES.values() if fate in shares}


def preview(t: AbandonedFortress, leader: int, cell: int, target: str, voice: Voice) -> Preview:
    """The own sum part by part, what shows of the enemy, the odds, and the maintenance. AF-38, AF-93"""
    there = DRAGON if t.dragon == cell else t.board[cell]
    if there != DRAGON and (there >= WALL or falls_at_once(t, there)):
        return _without_a_fight(t, leader, there, target, voice)
    twin = t.clone()
    begin(twin, leader, there)
    twin.ranged = STEPS[t.cell[leader] * CELLS + cell] > 1
    seat = leader // 16
    found = odds(twin, seat)
    sure = [voice.say(f"sure-{fate}") for fate in found if len(found) == 1]
    lines = [*sums.lines(twin, leader, seat, voice), voice.say("preview-enemy"), *sums.lines(twin, there, seat, voice)]
    upkeep.owe_upkeep(twin, False)
    numbers: dict[str, int | str] = {
        voice.say("number-attack"): strength.total_attack(twin, leader, True),
        voice.say("number-defence"): strength.total_defence(twin, leader, False),
        voice.say("number-upkeep"): upkeep.due(twin),
    }
    shares = worded_odds(found, voice) if not sure else {}
    return Preview(capture=target, numbers=numbers, odds=shares, lines=(*lines, *sure, voice.say("preview-tie")))


def _without_a_fight(t: AbandonedFortress, leader: int, there: int, target: str, voice: Voice) -> Preview:
    """A wall, an unarmed piece, an empty castle; by option maintenance is due, but for walls. AF-100, AF-R34"""
    if there >= WALL or t.options[MAINTENANCE] != EVERY_BATTLE:
        return Preview(capture=target, lines=(voice.say("preview-falls"),))
    twin = t.clone()
    begin(twin, leader, there)
    upkeep.owe_upkeep(twin, False)
    numbers: dict[str, int | str] = {voice.say("number-upkeep"): upkeep.due(twin)}
    return Preview(capture=target, numbers=numbers, lines=(voice.say("preview-falls-paid"),))
