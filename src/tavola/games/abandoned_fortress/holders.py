"""The card holders: one for each own leader; of other seats' units what this one knows of them. AF-R90"""

from tavola.games.abandoned_fortress import strength, wording
from tavola.games.abandoned_fortress.data import BRANCHES, GENERALS, HEROES, MILITARY
from tavola.games.abandoned_fortress.names import OWN_LEADERS
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import CARD_BACKS, CARD_BRANCH, FIRST_GENERAL, NONE, PRICE
from tavola.kernel.scene import Item, Zone
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice


def zones(realm: AbandonedFortress, seat: int | None, voice: Voice) -> list[Zone]:
    """A holder for each own leader, then a list of units for every other seat."""
    found = []
    for owner in range(realm.seats):
        leaders = [leader for leader in range(owner * 16, owner * 16 + 16) if realm.exists(leader)]
        if owner == seat:
            found += [_own(realm, leader, voice) for leader in leaders]
        elif leaders:
            found.append(_others(realm, owner, leaders, seat, voice))
    return found


def _own(realm: AbandonedFortress, leader: int, voice: Voice) -> Zone:
    """A leader that is not on the map is chosen by its holder, else by its piece. AF-R63"""
    piece = wording.leader_id(leader)
    title = f"{name(realm, leader, voice)} {stats(realm, leader)}"
    items = tuple(_cards(realm, leader, leader // 16, voice))
    clause = "AF-29" if leader % 16 > 3 else "AF-30" if leader % 16 else "AF-31"
    return Zone(
        id=piece if realm.cell[leader] == NONE else f"holder-{piece}",
        kind="holder",
        owner=leader // 16,
        title=title,
        items=items,
        limit=2,
        clauses=(clause,),
    )


def _others(realm: AbandonedFortress, owner: int, leaders: list[int], seat: int | None, voice: Voice) -> Zone:
    items: list[Item] = []
    for leader in leaders:
        items += [_leader(realm, leader, seat, voice), *_cards(realm, leader, seat, voice)]
    title = voice.say("holder-of", who=wording.side(realm.seats, owner, voice))
    return Zone(id=f"holder{owner}", kind="panel", title=title, items=tuple(items), clauses=("AF-R90",))


# leaders


def name(realm: AbandonedFortress, leader: int, voice: Voice) -> str:
    """To whoever knows it: the hero's, the castle's or the general's own."""
    if leader % 16 == 0:
        return voice.say(f"name-{HEROES[realm.hero[leader // 16]].id}")
    if leader % 16 < 4:
        return voice.say(f"own-{OWN_LEADERS[leader % 16]}")
    return voice.say(f"card-{GENERALS[realm.general[leader]].id}")


def stats(realm: AbandonedFortress, leader: int) -> str:
    return f"{strength.own_attack(realm, leader)}/{strength.own_defence(realm, leader)}"


def knows(realm: AbandonedFortress, owner: int, seat: int | None, mask: int) -> bool:
    """The owner, whoever has seen the card; everybody after the game. AF-R101"""
    open_to_all = mask == (1 << realm.seats) - 1 or realm.actor == OVER
    return open_to_all or (seat is not None and (owner == seat or bool(mask >> seat & 1)))


def knows_leader(realm: AbandonedFortress, leader: int, seat: int | None) -> bool:
    return leader % 16 < 4 or knows(realm, leader // 16, seat, realm.general_known[leader])


def _leader(realm: AbandonedFortress, leader: int, seat: int | None, voice: Voice) -> Item:
    id, branch = f"leader-{wording.leader_id(leader)}", BRANCHES[realm.branch(leader)]
    seen = seen_by(realm.general_known[leader])
    if not knows_leader(realm, leader, seat):
        price = "" if realm.options[CARD_BACKS] else str(PRICE[FIRST_GENERAL + realm.general[leader]])
        title = voice.say("unknown-general", branch=voice.say(f"branch-{branch}"))
        return Item(id=id, title=title, icon=branch, back=f"general-{branch}", cost=price, seats=seen)
    icon = "hero" if leader % 16 == 0 else "castle" if leader % 16 < 4 else branch
    lines = (voice.say(f"weapon-{GENERALS[realm.general[leader]].weapon}"),) if leader % 16 > 3 else ()
    corners = (stats(realm, leader),)
    return Item(id=id, title=name(realm, leader, voice), icon=icon, lines=lines, corners=corners, seats=seen)


# military cards


def _cards(realm: AbandonedFortress, leader: int, seat: int | None, voice: Voice) -> list[Item]:
    """Known fronts, then backs, sorted, so that their order tells nothing."""
    owner, slot = leader // 16, wording.leader_id(leader)
    fronts, backs = list[tuple[int, int]](), list[tuple[int, int, int]]()
    for place in (leader * 2, leader * 2 + 1):
        card = realm.card[place]
        if card == NONE:
            continue
        if knows(realm, owner, seat, realm.card_known[place]):
            fronts.append((card, realm.card_known[place]))
        else:
            shows = not realm.options[CARD_BACKS]  # where only numbers show, their order must not tell more
            backs.append((CARD_BRANCH[card] if shows else 0, PRICE[card] if shows else 0, realm.card_known[place]))
    if owner != seat:
        fronts.sort()
    shown = [front(f"card-{slot}-{n}", card, voice, mask) for n, (card, mask) in enumerate(fronts)]
    return shown + [_back(realm, f"back-{slot}-{n}", *back, voice) for n, back in enumerate(sorted(backs))]


def seen_by(mask: int) -> tuple[int, ...]:
    """The seats that have seen a card: that they looked is known to all. AF-R101"""
    return tuple(seat for seat in range(4) if mask >> seat & 1)


def front(id: str, card: int, voice: Voice, mask: int = 0, n: int = 1) -> Item:
    """Attack and defence, the specialty bonus beside them, the maintenance below."""
    military = MILITARY[card]
    bonus = (f"+{military.specialty}",) if military.specialty else ()
    return Item(
        id=id,
        title=wording.market_card(card, voice),
        icon=military.branch,
        lines=(voice.say(f"weapon-{military.weapon}"),),
        corners=(f"{military.attack}/{military.defence}", *bonus),
        cost=voice.say("upkeep-short", n=military.upkeep) if military.upkeep else "",
        frame=military.branch,
        seats=seen_by(mask),
        n=n if n > 1 else None,
    )


def _back(realm: AbandonedFortress, id: str, branch: int, price: int, mask: int, voice: Voice) -> Item:
    seats = seen_by(mask)
    if realm.options[CARD_BACKS]:
        return Item(id=id, title=voice.say("unknown-card"), back="military", seats=seats)
    kind = BRANCHES[branch]
    title = voice.say("unknown-military", branch=voice.say(f"branch-{kind}"))
    return Item(id=id, title=title, icon=kind, back=f"military-{kind}", cost=str(price), seats=seats)
