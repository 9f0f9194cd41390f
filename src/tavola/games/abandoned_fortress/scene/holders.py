"""The card holders: one for each own leader; of other seats' units what this one knows of them. AF-R90"""

from tavola.games.abandoned_fortress import names
from tavola.games.abandoned_fortress.data import BRANCHES, GENERALS, MILITARY
from tavola.games.abandoned_fortress.knowledge import knows, knows_leader, name, seen_by, stats
from tavola.games.abandoned_fortress.options import CARD_BACKS, COUNT_ONLY
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import CARD_BRANCH, FIRST_GENERAL, NONE, PRICE
from tavola.kernel.scene import Item, Zone
from tavola.kernel.story import Voice


def zones(t: Realm, seat: int | None, voice: Voice) -> list[Zone]:
    """A holder for each own leader, then a list of units for every other seat."""
    found = []
    for owner in range(t.seats):
        leaders = [leader for leader in range(owner * 16, owner * 16 + 16) if t.exists(leader)]
        if owner == seat:
            found += [_own(t, leader, voice) for leader in leaders]
        elif leaders:
            found.append(_others(t, owner, leaders, seat, voice))
    return found


def _own(t: Realm, leader: int, voice: Voice) -> Zone:
    """A leader that is not on the map is chosen by its holder, else by its piece. AF-R63"""
    piece = names.leader_id(leader)
    title = f"{name(t, leader, voice)} {stats(t, leader)}"
    items = tuple(_cards(t, leader, leader // 16, voice))
    clause = "AF-29" if leader % 16 > 3 else "AF-30" if leader % 16 else "AF-31"
    return Zone(
        id=piece if t.cell[leader] == NONE else f"holder-{piece}",
        kind="holder",
        owner=leader // 16,
        title=title,
        items=items,
        limit=2,
        clauses=(clause,),
    )


def _others(t: Realm, owner: int, leaders: list[int], seat: int | None, voice: Voice) -> Zone:
    items: list[Item] = []
    for leader in leaders:
        items += [_leader(t, leader, seat, voice), *_cards(t, leader, seat, voice)]
    title = voice.say("holder-of", who=names.side(t.seats, owner, voice))
    return Zone(id=f"holder{owner}", kind="panel", title=title, items=tuple(items), clauses=("AF-R90",))


# leaders


def _leader(t: Realm, leader: int, seat: int | None, voice: Voice) -> Item:
    id, branch = f"leader-{names.leader_id(leader)}", BRANCHES[t.branch(leader)]
    seen = seen_by(t.general_known[leader])
    if not knows_leader(t, leader, seat):
        price = "" if t.options[CARD_BACKS] == COUNT_ONLY else str(PRICE[FIRST_GENERAL + t.general[leader]])
        title = voice.say("unknown-general", branch=voice.say(f"branch-{branch}"))
        return Item(id=id, title=title, icon=branch, back=f"general-{branch}", cost=price, seats=seen)
    icon = "hero" if leader % 16 == 0 else "castle" if leader % 16 < 4 else branch
    lines = (voice.say(f"weapon-{GENERALS[t.general[leader]].weapon}"),) if leader % 16 > 3 else ()
    corners = (stats(t, leader),)
    return Item(id=id, title=name(t, leader, voice), icon=icon, lines=lines, corners=corners, seats=seen)


# military cards


def _cards(t: Realm, leader: int, seat: int | None, voice: Voice) -> list[Item]:
    """Known fronts, then backs, sorted, so that their order tells nothing."""
    owner, slot = leader // 16, names.leader_id(leader)
    fronts, backs = list[tuple[int, int]](), list[tuple[int, int, int]]()
    for place in (leader * 2, leader * 2 + 1):
        card = t.card[place]
        if card == NONE:
            continue
        if knows(t, owner, seat, t.card_known[place]):
            fronts.append((card, t.card_known[place]))
        else:
            shows = t.options[CARD_BACKS] != COUNT_ONLY  # where only numbers show, their order must not tell more
            backs.append((CARD_BRANCH[card] if shows else 0, PRICE[card] if shows else 0, t.card_known[place]))
    if owner != seat:
        fronts.sort()
    shown = [front(f"card-{slot}-{n}", card, voice, mask) for n, (card, mask) in enumerate(fronts)]
    return shown + [_back(t, f"back-{slot}-{n}", *back, voice) for n, back in enumerate(sorted(backs))]


def front(id: str, card: int, voice: Voice, mask: int = 0, n: int = 1) -> Item:
    """Attack and defence, the specialty bonus beside them, the maintenance below."""
    military = MILITARY[card]
    bonus = (f"+{military.specialty}",) if military.specialty else ()
    return Item(
        id=id,
        title=names.market_card(card, voice),
        icon=military.branch,
        lines=(voice.say(f"weapon-{military.weapon}"),),
        corners=(f"{military.attack}/{military.defence}", *bonus),
        cost=voice.say("upkeep-short", n=military.upkeep) if military.upkeep else "",
        frame=military.branch,
        seats=seen_by(mask),
        n=n if n > 1 else None,
    )


def _back(t: Realm, id: str, branch: int, price: int, mask: int, voice: Voice) -> Item:
    seats = seen_by(mask)
    if t.options[CARD_BACKS] == COUNT_ONLY:
        return Item(id=id, title=voice.say("unknown-card"), back="military", seats=seats)
    kind = BRANCHES[branch]
    title = voice.say("unknown-military", branch=voice.say(f"branch-{kind}"))
    return Item(id=id, title=title, icon=kind, back=f"military-{kind}", cost=str(price), seats=seats)
