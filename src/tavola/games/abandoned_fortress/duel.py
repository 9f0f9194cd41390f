"""The battle pane: both units part by part, what the reader knows of them, and the odds that follow from it."""

from tavola.games.abandoned_fortress import holders, phases, reckoning, strength, sums, wording
from tavola.games.abandoned_fortress.moves import battle, upkeep
from tavola.games.abandoned_fortress.odds import FATES, hidden, odds
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import (
    CELLS,
    DRAGON,
    NONE,
    STEPS,
    UPKEEP,
    WALL,
)
from tavola.kernel.scene import Item, Preview, Zone
from tavola.kernel.story import Voice


def _without_secrets(realm: AbandonedFortress, seat: int | None) -> AbandonedFortress:
    """The battle as this seat knows it: the other side's choices are not yet made to it."""
    twin = realm.clone()
    for side, leader in enumerate((realm.attacker, realm.defender)):
        if realm.stage < phases.REVEAL and (leader == DRAGON or leader // 16 != seat):
            twin.secret[side] = NONE
            twin.beaten_drums[side] = 0
    return twin


def _worded_odds(found: dict[str, float], voice: Voice, upside_down: bool = False) -> dict[str, float]:
    turned = {"win": "lose", "lose": "win", "none": "none"} if upside_down else {}
    shares = {turned.get(fate, fate): share for fate, share in found.items()}
    return {voice.say(f"odds-{fate}"): shares[fate] for fate in FATES.values() if fate in shares}


# before an attack


def preview(realm: AbandonedFortress, leader: int, cell: int, target: str, voice: Voice) -> Preview:
    """The own sum part by part, what shows of the enemy, the odds, and the maintenance. AF-38, AF-93"""
    there = DRAGON if realm.dragon == cell else realm.board[cell]
    if there != DRAGON and (there >= WALL or battle.falls_at_once(realm, there)):
        return Preview(capture=target, lines=(voice.say("preview-falls"),))
    twin = realm.clone()
    battle.begin(twin, leader, there)
    twin.ranged = STEPS[realm.cell[leader] * CELLS + cell] > 1
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
    shares = _worded_odds(found, voice) if not sure else {}
    return Preview(capture=target, numbers=numbers, odds=shares, lines=(*lines, *sure, voice.say("preview-tie")))


# while it is fought


def pane(realm: AbandonedFortress, seat: int | None, voice: Voice) -> list[Zone]:
    """Both sides before the reveal; from the reveal on how it came out, until a seat decides something else."""
    looks = bool(realm.onlookers if seat is None else realm.onlookers >> seat & 1)
    if realm.stage == phases.NO_BATTLE and not looks:
        return []
    fought = realm.stage == phases.NO_BATTLE or realm.stage >= phases.REVEAL
    items = [*reckoning.items(realm, voice), *_upkeep(realm, voice)] if fought else _before(realm, seat, voice)
    title = voice.say("battle-fought" if fought else "battle")
    return [Zone(id="battle", kind="track", title=title, items=tuple(items), clauses=("AF-38", "AF-76"))]


def _before(realm: AbandonedFortress, seat: int | None, voice: Voice) -> list[Item]:
    twin = _without_secrets(realm, seat)
    items = [_side(twin, leader, seat, voice) for leader in (realm.attacker, realm.defender)]
    mine = [leader != DRAGON and leader // 16 == seat for leader in (realm.attacker, realm.defender)]
    if any(mine):
        shares = _worded_odds(odds(twin, seat), voice, upside_down=mine[1]).items()
        text = " · ".join(f"{name} {round(share * 100)} %" for name, share in shares)
        items.append(Item(id="odds", title=text, lines=(voice.say("odds-without-black"),)))
    return items


def _side(realm: AbandonedFortress, leader: int, seat: int | None, voice: Voice) -> Item:
    """A unit with its total, if this seat knows all of it."""
    known = leader == DRAGON or (not hidden(realm, leader, seat) and holders.knows_leader(realm, leader, seat))
    return reckoning.side(realm, leader, known, sums.lines(realm, leader, seat, voice), voice)


def _upkeep(realm: AbandonedFortress, voice: Voice) -> list[Item]:
    """What is still to be paid."""
    if not realm.owes or not realm.upkeep_due:
        return []
    name = wording.leader(realm.attacker, realm.seats, voice)
    due = upkeep.due(realm) if realm.stage < phases.UPKEEP else 0
    costs = [
        voice.say("upkeep-card", card=wording.market_card(card, voice), n=UPKEEP[card]) for card in realm.upkeep_due
    ]
    return [Item(id="battle-upkeep", title=name, icon="gold", n=due or None, lines=tuple(costs))]
