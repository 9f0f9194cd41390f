"""What lies beside the maps: hands, stacks, the turn, the battle with its odds, and a panel for each seat."""

from functools import cache
from typing import Final

from tavola.games.el_dorado import imagining, tasks
from tavola.games.el_dorado.data import BOARDS, COINS, EXPLORERS, KINDS, TYPES
from tavola.games.el_dorado.moves.dice import attack_strength, defence_strength, dice_sum
from tavola.games.el_dorado.moves.stages import ATT_ROLL
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.story import target_name
from tavola.games.el_dorado.tables import HAND_VISIBILITY, NONE, ROUND_LIMIT, THIEF
from tavola.games.el_dorado.tables import KINDS as KIND_COUNT
from tavola.kernel.scene import Die, Item, SeatView, Zone
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice

LIMIT: Final = 9


def zones(t: Dorado, seat: int | None, voice: Voice) -> tuple[Zone, ...]:
    found = [_hand(t, owner, seat, voice) for owner in range(t.seats)]
    found += [_stock(t, voice), _stacks(t, seat, voice), _turn(t, voice), _cave_board(t, voice)]
    if seat is not None:
        found += _important(t, seat, voice)
    if t.actor != OVER and t.task() == tasks.BATTLE:
        found.append(_battle(t, voice))
    return tuple(found)


def open_hand(t: Dorado, owner: int, seat: int | None) -> bool:
    """Who may see these cards? ED-151, ED-166, ED-R211"""
    if t.options[HAND_VISIBILITY] == 1 or t.actor == OVER:
        return True
    return seat is not None and imagining.sees(t, seat, owner)


def _hand(t: Dorado, owner: int, seat: int | None, voice: Voice) -> Zone:
    title = voice.say("hand", seat=owner + 1)
    if open_hand(t, owner, seat):
        items = [
            Item(id=f"card{owner}-{name}", icon=name, title=voice.say(f"word-{name}"), n=t.hand[owner * 3 + i])
            for i, name in enumerate(TYPES)
        ]
    else:
        n = t.cards(owner)
        items = [Item(id=f"card{owner}-back", back="resource", title=voice.say("cards", n=n), n=n)]
    return Zone(
        id=f"hand{owner}",
        kind="hand",
        owner=owner,
        title=title,
        items=tuple(items),
        limit=LIMIT,
        clauses=("ED-35", "ED-37"),
    )


def _stock(t: Dorado, voice: Voice) -> Zone:
    items = [
        Item(id=f"stock-{name}", icon=name, title=voice.say(f"word-{name}"), n=t.stock[i])
        for i, name in enumerate(TYPES)
    ]
    return Zone(id="stock", kind="market", title=voice.say("stock"), items=tuple(items), clauses=("ED-16",))


def _stacks(t: Dorado, seat: int | None, voice: Voice) -> Zone:
    """The two stacks of tiles; what Emma knows is seen by her side alone. ED-R132"""
    items = [
        Item(id="stack-island", back="tile", title=voice.say("tiles-left", n=t.island.size()), n=t.island.size()),
        Item(id="stack-cave", back="cave", title=voice.say("tiles-left", n=t.cave.size()), n=t.cave.size()),
    ]
    known = t.island.known_tops(seat) if seat is not None else 0
    for depth in range(known):
        name = KINDS[t.island.top(depth)]
        items.append(Item(id=f"known{depth}", icon=name, title=voice.say(f"word-{name}")))
    return Zone(id="stacks", kind="pile", title=voice.say("stacks"), items=tuple(items), clauses=("ED-43",))


def _important(t: Dorado, seat: int, voice: Voice) -> list[Zone]:
    side = t.side_of(seat)
    found = [(i, KINDS[i]) for i in range(KIND_COUNT) if t.important[side * KIND_COUNT + i]]
    if not found:
        return []
    items = tuple(
        Item(id=f"own-{name}", icon=name, title=voice.say(f"word-{name}"), n=t.important[side * KIND_COUNT + i])
        for i, name in found
    )
    return [Zone(id="important", kind="hand", owner=seat, title=voice.say("important"), items=items)]


def _turn(t: Dorado, voice: Voice) -> Zone:
    limit = t.options[ROUND_LIMIT]
    items = [Item(id="round", title=voice.say("round", n=t.round, limit=limit), n=t.round)]
    for lead, speed in enumerate(t.speed):
        if speed:
            items.append(Item(id=f"speed{lead}", title=voice.say("speed-left", n=speed), steps=speed, at=0))
    return Zone(id="turn", kind="track", title=voice.say("turn"), items=tuple(items), clauses=("ED-26", "ED-R210"))


def _cave_board(t: Dorado, voice: Voice) -> Zone:
    items = [
        Item(id=f"den-{name}", icon=name, title=voice.say(f"word-{name}"), n=t.den[i]) for i, name in enumerate(TYPES)
    ]
    for i, name in enumerate(COINS):
        if t.coin[i] >= 100:
            items.append(Item(id=f"lost-{name}", icon=name, title=voice.say(f"word-{name}")))
    return Zone(id="cave-board", kind="tray", title=voice.say("cave-board"), items=tuple(items), clauses=("ED-104",))


# the battle


@cache
def sums(dice: int) -> dict[int, int]:
    """How many ways a number of dice give each sum."""
    found = {0: 1}
    for _ in range(dice):
        thrown: dict[int, int] = {}
        for total, ways in found.items():
            for face in range(1, 7):
                thrown[total + face] = thrown.get(total + face, 0) + ways
        found = thrown
    return found


@cache
def odds(attack: int, defence: int) -> tuple[int, int, int]:
    """Win, tie and loss for the attacker in percent. ED-93"""
    mine, theirs = sums(attack), sums(defence)
    all_ways = 6 ** (attack + defence)
    win = sum(a * b for x, a in mine.items() for y, b in theirs.items() if x > y)
    tie = sum(a * b for x, a in mine.items() for y, b in theirs.items() if x == y)
    return round(100 * win / all_ways), round(100 * tie / all_ways), round(100 * (all_ways - win - tie) / all_ways)


def _battle(t: Dorado, voice: Voice) -> Zone:
    if t.defender == NONE:
        return Zone(id="battle", kind="panel", title=voice.say("battle"), clauses=("ED-75",))
    attack, defence = attack_strength(t), defence_strength(t)
    items = [
        Item(id="battle-attacker", title=_fighter(t, t.attacker, voice), n=attack),
        Item(id="battle-defender", title=_fighter(t, t.defender, voice), n=defence),
    ]
    if t.stage <= ATT_ROLL:
        win, tie, loss = odds(attack, defence)
        items.append(Item(id="battle-odds", title=voice.say("odds", win=win, tie=tie, loss=loss)))
    else:
        items.append(Item(id="battle-sum", title=voice.say("sums", a=dice_sum(t.att_dice), b=dice_sum(t.def_dice))))
    return Zone(id="battle", kind="panel", title=voice.say("battle"), items=tuple(items), clauses=("ED-75",))


def _fighter(t: Dorado, target: int, voice: Voice) -> str:
    if target < t.sides:
        return voice.say("seat", seat=t.captain(target) + 1)
    return voice.say(f"word-{target_name(target)}")


def dice(t: Dorado, voice: Voice) -> tuple[Die, ...]:
    return tuple(
        Die(id=f"golden{i}", style="golden", face=face, text=voice.say("die-shows", n=face))
        for i, face in enumerate(t.dice)
        if face
    )


# seats


def panels(t: Dorado, voice: Voice) -> tuple[SeatView, ...]:
    return tuple(_panel(t, seat, voice) for seat in range(t.seats))


def _panel(t: Dorado, seat: int, voice: Voice) -> SeatView:
    """The size of a hand is open. ED-168"""
    side = t.side_of(seat)
    facts = [
        Item(id=f"shrines{seat}", icon="shrine", title=voice.say("shrines", n=t.shrines(side)), n=t.shrines(side)),
        Item(id=f"cards{seat}", icon="cards", title=voice.say("cards", n=t.cards(seat)), n=t.cards(seat)),
    ]
    if seat < THIEF and side != t.thieves and t.who[seat] != NONE:
        n = t.lead_strength(seat)
        facts.append(Item(id=f"strength{seat}", icon="strength", title=voice.say("strength", n=n), n=n))
    if side == t.thieves:
        facts.append(Item(id="doubloons", icon="doubloon", title=voice.say("doubloons", n=t.doubloons), n=t.doubloons))
    facts += [
        Item(id=f"coin{seat}-{name}", icon=name, title=voice.say(f"word-{name}"))
        for i, name in enumerate(COINS)
        if t.coin[i] == seat
    ]
    colour = BOARDS[t.board[side]] if t.board[side] != NONE else "black"
    return SeatView(seat=seat, role=_role(t, seat, voice), facts=tuple(facts), active=t.actor == seat, colour=colour)


def _role(t: Dorado, seat: int, voice: Voice) -> str:
    if t.side_of(seat) == t.thieves:
        return voice.say("role-thieves")
    return voice.say("role-none") if t.who[seat] == NONE else voice.say(f"word-{EXPLORERS[t.who[seat]]}")
