"""The battle pane: both units part by part, what the reader knows of them, and the odds that follow from it."""

from tavola.games.abandoned_fortress import holders, phases, strength, wording
from tavola.games.abandoned_fortress.data import MILITARY
from tavola.games.abandoned_fortress.moves import battle, upkeep
from tavola.games.abandoned_fortress.odds import FATES, hidden, odds
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import (
    CARD_BACKS,
    CELLS,
    DECK,
    DRAGON,
    DRAGON_ATTACK,
    DRAGON_DEFENCE,
    NONE,
    PRICE,
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
    lines = [*parts(twin, leader, seat, voice), voice.say("preview-enemy"), *parts(twin, there, seat, voice)]
    upkeep.owe_upkeep(twin, False)
    numbers: dict[str, int | str] = {
        voice.say("number-attack"): strength.total_attack(twin, leader, True),
        voice.say("number-defence"): strength.total_defence(twin, leader, False),
        voice.say("number-upkeep"): upkeep.due(twin),
    }
    shares = _worded_odds(found, voice) if not sure else {}
    return Preview(capture=target, numbers=numbers, odds=shares, lines=(*lines, *sure, voice.say("preview-tie")))


def parts(realm: AbandonedFortress, leader: int, seat: int | None, voice: Voice) -> list[str]:
    """A unit's sum: each card, specialty, leader; backs where no more is known."""
    if leader == DRAGON:
        card = realm.dragon_card
        name = wording.dragon(card, voice)
        return [voice.say("part", what=name, attack=DRAGON_ATTACK[card], defence=DRAGON_DEFENCE[card])]
    found = [_card_part(realm, leader, place, seat, voice) for place in _in_order(realm, leader, seat)]
    if not holders.knows_leader(realm, leader, seat):
        return [*found, voice.say("part-unknown-leader")]
    name, counts = holders.name(realm, leader, voice), strength.counts_itself(realm, leader)
    if hidden(realm, leader, seat) and leader % 16 > 3:
        return [*found, voice.say("part-perhaps", what=name, stats=holders.stats(realm, leader))]
    own = (strength.own_attack(realm, leader), strength.own_defence(realm, leader)) if counts else (0, 0)
    return [*found, voice.say("part", what=name, attack=own[0], defence=own[1])]


def _in_order(realm: AbandonedFortress, leader: int, seat: int | None) -> list[int]:
    """Others' cards are sorted by what shows of them, so that their order tells nothing."""
    closed = hidden(realm, leader, seat)
    places = [place for place in (leader * 2, leader * 2 + 1) if realm.card[place] != NONE]

    def shows(place: int) -> tuple[bool, int, int]:
        card = realm.card[place]
        if place not in closed:
            return False, card, 0
        return True, *((0, 0) if realm.options[CARD_BACKS] else (DECK[card], PRICE[card]))

    return places if leader // 16 == seat else sorted(places, key=shows)


def _card_part(realm: AbandonedFortress, leader: int, place: int, seat: int | None, voice: Voice) -> str:
    card = realm.card[place]
    if place in hidden(realm, leader, seat):
        if realm.options[CARD_BACKS]:
            return voice.say("part-back")
        return voice.say("part-price", branch=voice.say(f"branch-{MILITARY[card].branch}"), n=PRICE[card])
    attack = strength.card_attack(realm, place, realm.ranged)
    known = not hidden(realm, leader, seat)
    defence = strength.card_defence(realm, leader, place) if known else MILITARY[card].defence
    return voice.say("part", what=wording.market_card(card, voice), attack=attack, defence=defence)


# while it is fought


def pane(realm: AbandonedFortress, seat: int | None, voice: Voice) -> list[Zone]:
    """Both sides before the reveal; afterwards what is still to be paid."""
    if realm.stage == phases.NO_BATTLE:
        return []
    items = _after(realm, voice) if realm.stage >= phases.REVEAL else _before(realm, seat, voice)
    return [Zone(id="battle", kind="track", title=voice.say("battle"), items=tuple(items), clauses=("AF-38", "AF-76"))]


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
    starts = leader == realm.attacker
    attack = strength.total_attack(realm, leader, starts) if known else 0
    defence = strength.total_defence(realm, leader, not starts) if known else 0
    lines = parts(realm, leader, seat, voice)
    if leader != DRAGON and leader // 16 == seat:
        lines += _chosen(realm, 0 if starts else 1, voice)
    return Item(
        id=f"battle-{'starter' if starts else 'defender'}",
        title=wording.leader(leader, voice),
        icon="attack" if starts else "defence",
        corners=(f"{attack}/{defence}",) if known else (),
        lines=tuple(lines),
    )


def _chosen(realm: AbandonedFortress, side: int, voice: Voice) -> list[str]:
    """The own secrets so far."""
    found = [wording.black(realm.secret[side], voice)] if realm.secret[side] != NONE else []
    return found + ([voice.say("action-war_drums")] if realm.beaten_drums[side] else [])


def _after(realm: AbandonedFortress, voice: Voice) -> list[Item]:
    leader = realm.attacker
    if leader == DRAGON or not realm.owes or not realm.exists(leader):
        return []
    name = wording.leader(leader, voice)
    due = upkeep.due(realm) if realm.stage < phases.UPKEEP else 0
    costs = [
        voice.say("upkeep-card", card=wording.market_card(card, voice), n=UPKEEP[card]) for card in realm.upkeep_due
    ]
    return [Item(id="battle-upkeep", title=name, icon="gold", n=due or None, lines=tuple(costs))]
