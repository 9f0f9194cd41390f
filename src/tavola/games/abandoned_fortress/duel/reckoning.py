"""How a battle came out, step by step: what both sides showed, each comparison, and who has won. AF-74 to AF-92"""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import names, strength
from tavola.games.abandoned_fortress.duel import sums
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import DRAGON, LEADERS, NONE, SMOKE_SCREEN
from tavola.kernel.scene import Item
from tavola.kernel.story import Voice


def items(t: AbandonedFortress, voice: Voice) -> list[Item]:
    """Both units with their sums, then every comparison, then the result."""
    if not len(t.shown):
        return []
    twin = at_the_reveal(t)
    both = [side(twin, leader, True, _lines(twin, leader, voice), voice) for leader in (twin.attacker, twin.defender)]
    steps = [*_steps(twin, voice), _result(twin, voice)]
    return both + [Item(id=f"battle-step{n}", title=text) for n, text in enumerate(steps, 1)]


def at_the_reveal(t: AbandonedFortress) -> AbandonedFortress:
    """The battle that is shown put back as it was, whatever has fallen since."""
    twin, told = t.clone(), t.shown
    twin.attacker, twin.defender, twin.ranged = told[0], told[1], bool(told[2])
    twin.dragon_card = told[3]
    for leader, at in ((told[0], 4), (told[1], 7)):
        if leader != DRAGON:
            twin.general[leader] = told[at]
            twin.card[leader * 2], twin.card[leader * 2 + 1] = told[at + 1], told[at + 2]
    twin.secret = vec[i64]([told[10], told[12]])
    twin.beaten_drums = vec[i64]([told[11], told[13]])
    return twin


def _lines(t: Realm, leader: int, voice: Voice) -> list[str]:
    """All is shown: as the unit's owner sees it."""
    return sums.lines(t, leader, None if leader == DRAGON else leader // LEADERS, voice)


def side(t: Realm, leader: int, known: bool, lines: list[str], voice: Voice) -> Item:
    """A unit part by part, its totals in the corner if they are known."""
    starts = leader == t.attacker
    total = f"{strength.total_attack(t, leader, starts)}/{strength.total_defence(t, leader, not starts)}"
    return Item(
        id=f"battle-{'starter' if starts else 'defender'}",
        title=names.leader(leader, t.seats, voice),
        icon="attack" if starts else "defence",
        corners=(total,) if known else (),
        lines=tuple(lines),
    )


# step by step


def _steps(t: Realm, voice: Voice) -> list[str]:
    """The opening attack, or card by card at range; then the counterattack where there is one."""
    starter, other = t.attacker, t.defender
    if SMOKE_SCREEN in t.secret:
        return []
    attack = strength.total_attack(t, starter, True)
    if strength.card_by_card(t):
        return [_shot(t, place, attack, voice) for place in (other * 2, other * 2 + 1) if t.card[place] != NONE]
    opening = _compared("reckon-attack", attack, strength.total_defence(t, other, True), voice)
    if strength.fate(t) == 1:
        return [opening]
    if not strength.strikes_back(t):
        return [opening, voice.say("reckon-no-counter")]
    back, defence = strength.total_attack(t, other, False), strength.total_defence(t, starter, False)
    return [opening, _compared("reckon-counter", back, defence, voice)]


def _compared(name: str, attack: int, defence: int, voice: Voice) -> str:
    """Only a higher attack wins. AF-76"""
    return voice.say(f"{name}-{'wins' if attack > defence else 'held'}", attack=attack, defence=defence)


def _shot(t: Realm, place: int, attack: int, voice: Voice) -> str:
    defence = strength.targeted_defence(t, t.defender, place)
    name = "reckon-card-lost" if attack > defence else "reckon-card-stays"
    return voice.say(name, card=names.market_card(t.card[place], voice), attack=attack, defence=defence)


def _result(t: Realm, voice: Voice) -> str:
    if SMOKE_SCREEN in t.secret:
        return voice.say("reckon-smoke")
    fate = strength.fate(t)
    if fate == 0:
        return voice.say("reckon-nobody")
    winner = t.attacker if fate == 1 else t.defender
    return voice.say("reckon-winner", leader=names.leader(winner, t.seats, voice))
