"""How a battle came out, step by step: what both sides showed, each comparison, and who has won. AF-74 to AF-92"""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import strength, sums, wording
from tavola.games.abandoned_fortress.moves import battle, showing
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import DRAGON, LEADERS, NONE, SMOKE_SCREEN
from tavola.kernel.scene import Item
from tavola.kernel.story import Voice


def items(realm: AbandonedFortress, voice: Voice) -> list[Item]:
    """Both units with their sums, then every comparison, then the result."""
    if not len(realm.shown):
        return []
    twin = at_the_reveal(realm)
    both = [side(twin, leader, True, _lines(twin, leader, voice), voice) for leader in (twin.attacker, twin.defender)]
    steps = [*_steps(twin, voice), _result(twin, voice)]
    return both + [Item(id=f"battle-step{n}", title=text) for n, text in enumerate(steps, 1)]


def at_the_reveal(realm: AbandonedFortress) -> AbandonedFortress:
    """The battle that is shown put back as it was, whatever has fallen since."""
    twin, told = realm.clone(), realm.shown
    twin.attacker, twin.defender, twin.ranged = told[0], told[1], bool(told[2])
    twin.dragon_card = told[3]
    for leader, at in ((told[0], 4), (told[1], 7)):
        if leader != DRAGON:
            twin.general[leader] = told[at]
            twin.card[leader * 2], twin.card[leader * 2 + 1] = told[at + 1], told[at + 2]
    twin.secret = vec[i64]([told[10], told[12]])
    twin.beaten_drums = vec[i64]([told[11], told[13]])
    return twin


def _lines(realm: AbandonedFortress, leader: int, voice: Voice) -> list[str]:
    """All is shown: as the unit's owner sees it."""
    return sums.lines(realm, leader, None if leader == DRAGON else leader // LEADERS, voice)


def side(realm: AbandonedFortress, leader: int, known: bool, lines: list[str], voice: Voice) -> Item:
    """A unit part by part, its totals in the corner if they are known."""
    starts = leader == realm.attacker
    total = f"{strength.total_attack(realm, leader, starts)}/{strength.total_defence(realm, leader, not starts)}"
    return Item(
        id=f"battle-{'starter' if starts else 'defender'}",
        title=wording.leader(leader, realm.seats, voice),
        icon="attack" if starts else "defence",
        corners=(total,) if known else (),
        lines=tuple(lines),
    )


# step by step


def _steps(realm: AbandonedFortress, voice: Voice) -> list[str]:
    """The opening attack, or card by card at range; then the counterattack where there is one."""
    starter, other = realm.attacker, realm.defender
    if SMOKE_SCREEN in realm.secret:
        return []
    attack = strength.total_attack(realm, starter, True)
    if showing.card_by_card(realm):
        return [_shot(realm, place, attack, voice) for place in (other * 2, other * 2 + 1) if realm.card[place] != NONE]
    opening = _compared("reckon-attack", attack, strength.total_defence(realm, other, True), voice)
    if battle.fate(realm) == 1:
        return [opening]
    if not battle.strikes_back(realm):
        return [opening, voice.say("reckon-no-counter")]
    back, defence = strength.total_attack(realm, other, False), strength.total_defence(realm, starter, False)
    return [opening, _compared("reckon-counter", back, defence, voice)]


def _compared(name: str, attack: int, defence: int, voice: Voice) -> str:
    """Only a higher attack wins. AF-76"""
    return voice.say(f"{name}-{'wins' if attack > defence else 'held'}", attack=attack, defence=defence)


def _shot(realm: AbandonedFortress, place: int, attack: int, voice: Voice) -> str:
    defence = strength.targeted_defence(realm, realm.defender, place)
    name = "reckon-card-lost" if attack > defence else "reckon-card-stays"
    return voice.say(name, card=wording.market_card(realm.card[place], voice), attack=attack, defence=defence)


def _result(realm: AbandonedFortress, voice: Voice) -> str:
    if SMOKE_SCREEN in realm.secret:
        return voice.say("reckon-smoke")
    fate = battle.fate(realm)
    if fate == 0:
        return voice.say("reckon-nobody")
    winner = realm.attacker if fate == 1 else realm.defender
    return voice.say("reckon-winner", leader=wording.leader(winner, realm.seats, voice))
