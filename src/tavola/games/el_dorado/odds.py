"""Chances of a battle: what the dice give, and which battle a choice would start."""

from functools import cache

from tavola.games.el_dorado.data import LEADS, WAYS
from tavola.games.el_dorado.kinds import TARGETS
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import BATTLE_DIE, BUILDINGS, NONE, SIDES
from tavola.games.el_dorado.words import PLACE_NUMBERS
from tavola.kernel.actions import Action
from tavola.kernel.scene import Preview
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


def dice_against(t: Dorado, named: Action) -> tuple[int, int] | None:
    """The dice both sides would roll as things stand; None: no battle, or more than one to choose from."""
    params = named.params
    match named.kind:
        case "move":
            lead = LEADS.index(str(params["piece"]))
            to = t.step(t.at[lead], WAYS.index(str(params["way"])))
            return _entering(t, to, t.lead_strength(lead))
        case "army_step" | "off_attack":
            to = t.step(PLACE_NUMBERS[str(params["start"])], WAYS.index(str(params["way"])))
            return _entering(t, to, int(params["count"]))
        case "wolf_step":
            return _entering(t, t.step(t.wolf_at, WAYS.index(str(params["way"]))), 1)
        case "attack_building":
            return _besieging(t, PLACE_NUMBERS[str(params["place"])], int(params["corner"]))
        case "ranged_attack":
            target = TARGETS.index(str(params["target"]))
            return t.lead_strength(t.actor), _defence(t, target, PLACE_NUMBERS[str(params["place"])])
    return None


def _entering(t: Dorado, to: int, strength: int) -> tuple[int, int] | None:
    side = t.side_of(t.actor)
    if to == NONE:
        return None
    foes = [target for target in range(len(TARGETS)) if t.defenders(side, to) >> target & 1]
    if len(foes) != 1:
        return None
    return strength + t.strength(side, to), _defence(t, foes[0], to)


def _defence(t: Dorado, target: int, place: int) -> int:
    return int(t.monster_strength(target) if target >= SIDES else t.strength(target, place))


def _besieging(t: Dorado, place: int, corner: int) -> tuple[int, int]:
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
