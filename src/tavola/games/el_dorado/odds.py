"""Chances of a battle: what the dice give, and how many both sides would roll."""

from functools import cache

from tavola.games.el_dorado import agenda
from tavola.games.el_dorado.actions import TARGETS
from tavola.games.el_dorado.options import BATTLE_DIE
from tavola.games.el_dorado.rules.dice import attack_strength, defence_strength
from tavola.games.el_dorado.rules.stages import ATT_ROLL
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import BUILDINGS, NONE, SIDES
from tavola.kernel.scene import Preview
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice

Odds = tuple[int, int, int]
HOUSE = 1
OUTPOST = 4


@cache
def sums(dice: int, low: int = 1) -> dict[int, int]:
    """How many ways a number of dice give each sum; the faces go from `low` to `low` + 5. ED-R04"""
    found = {0: 1}
    for _ in range(dice):
        thrown: dict[int, int] = {}
        for total, ways in found.items():
            for face in range(low, low + 6):
                thrown[total + face] = thrown.get(total + face, 0) + ways
        found = thrown
    return found


@cache
def odds(attack: int, defence: int, low: int = 1) -> Odds:
    """Win, tie and loss for the attacker in percent. ED-75, ED-93"""
    mine, theirs = sums(attack, low), sums(defence, low)
    whole = 6 ** (attack + defence)
    win = sum(a * b for x, a in mine.items() for y, b in theirs.items() if x > y)
    tie = sum(a * b for x, a in mine.items() for y, b in theirs.items() if x == y)
    return round(100 * win / whole), round(100 * tie / whole), round(100 * (whole - win - tie) / whole)


def lowest(t: Dorado) -> int:
    """The smallest face of the battle dice."""
    return 0 if t.options[BATTLE_DIE] else 1


def entering(t: Dorado, to: int, strength: int) -> tuple[int, int] | None:
    """If the seat to act steps there with so much; None: no battle, or more than one to choose from."""
    side = t.side_of(t.actor)
    if to == NONE:
        return None
    foes = [target for target in range(len(TARGETS)) if t.defenders(side, to) >> target & 1]
    if len(foes) != 1:
        return None
    return strength + t.strength(side, to), defence(t, foes[0], to)


def defence(t: Dorado, target: int, place: int) -> int:
    return int(t.monster_strength(target) if target >= SIDES else t.strength(target, place))


def besieging(t: Dorado, place: int, corner: int) -> tuple[int, int]:
    """Against a farmhouse or an outpost alone. ED-86, ED-178"""
    side = t.side_of(t.actor)
    owner = t.building_on(t.corner_of(place, corner)) // BUILDINGS
    zone = (2 if side == t.thieves else 1) if t.zone(side, place) else 0
    return int(t.strength(side, place)) - zone, OUTPOST if owner == t.thieves else HOUSE


def preview(t: Dorado, dice: tuple[int, int], voice: Voice) -> Preview:
    """The attacker's chances, as bars."""
    win, tie, loss = odds(*dice, lowest(t))
    bars = {voice.say("odds-win"): win, voice.say("odds-tie"): tie, voice.say("odds-loss"): loss}
    return Preview(odds={name: n for name, n in bars.items() if n}, lines=(voice.say("dice-of", a=dice[0], b=dice[1]),))


# the battle under way


def battling(t: Dorado) -> bool:
    """Is a battle under way, with both sides named?"""
    if t.actor == OVER or t.defender == NONE:
        return False
    return t.asks == agenda.BATTLE or (t.asks == agenda.STEP_PRICE and t.arg(1) == 1)


def own_odds(t: Dorado, seat: int | None) -> Odds | None:
    """Win, tie and loss in percent for a side that fights, before any die has fallen."""
    if seat is None or not battling(t) or t.stage >= ATT_ROLL:
        return None
    if t.side_of(seat) not in (t.attacker, t.defender):
        return None
    win, tie, loss = odds(int(attack_strength(t)), int(defence_strength(t)), lowest(t))
    return (win, tie, loss) if t.side_of(seat) == t.attacker else (loss, tie, win)
