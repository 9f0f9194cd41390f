"""What a tile does when it is found, and the battle for a zone it lies in."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, tasks
from tavola.games.el_dorado.fields import LOOSE
from tavola.games.el_dorado.moves import battle
from tavola.games.el_dorado.moves.coins import BAVIECA_COIN, take_coin
from tavola.games.el_dorado.moves.spoils import (
    FOR_THE_CURSE,
    beat_monster,
    fall_building,
    fall_villagers,
    take_curse,
    take_shrine,
    take_treasure,
)
from tavola.games.el_dorado.moves.steps import drop_lost_buildings, finder_seat, spare_thief
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    AROUND,
    BASE,
    BASE_CAVE_SHRINE_TILE,
    BAVIECA,
    BUILDINGS,
    CAVE_IN,
    CAVE_IN_BUILDINGS,
    CAVE_SHRINE,
    CURSE,
    DEN,
    EMPTY,
    EXIT,
    GOLD,
    JIMENEZ_TILE,
    LEADS,
    M_GUARDIAN,
    M_TIGER,
    NONE,
    SHRINE,
    SOLO,
    THIEF,
    TIGER,
    TITAN,
    TOTEC,
    WOLF,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE

CURSED_GOLD: Final = 5
ROSE_COIN: Final = 1
THIEF_SPEED: Final = 4
GUARDIAN_OF: Final = vec[i64]([1, NONE, 2, 0])  # by tile: the Thieves' den, the giant, the Titan, the Wolf


def settle(t: Power) -> None:
    """The tile's own effect. ED-R219"""
    finder = t.arg(0)
    place = t.arg(1)
    kind = t.arg(2)
    t.pop()
    if kind == SHRINE and t.mode == SOLO:
        guardian_appears(t, place)
    elif kind == CAVE_SHRINE:
        find_cave_shrine(t, finder, place)
    elif TIGER <= kind <= WOLF:
        meet(t, finder, place, kind)
    elif BAVIECA <= kind <= JIMENEZ_TILE:
        find_coin(t, finder, place, kind - BAVIECA)
    elif kind == CURSE:
        find_curse(t, finder, place)
    elif kind == CAVE_IN:
        cave_in(t, finder, place)
    elif kind == TOTEC:
        t.withered = True  # ED-219, ED-R187
        t.tell(events.WITHERED, ed.TOTECS_GARDEN, finder_seat(t, finder), EVERYONE)
    elif kind == EXIT:
        reopen(t)


def explorer_of(t: Power, finder: i64) -> i64:
    """Who takes what is found: the finder, or for the Wolf its owner's explorer. ED-209, ED-R225"""
    return finder if finder < LEADS else t.wolf_of


def thieves_choose(t: Power, finder: i64) -> bool:
    """What their Wolf finds goes to the thief they name. ED-R225"""
    return finder >= LEADS and t.side_of(t.wolf_of) == t.thieves


def find_cave_shrine(t: Power, finder: i64, place: i64) -> None:
    """Control at once; of what the Wolf finds the Thieves choose the bearer. ED-07, ED-90, ED-194, ED-R225"""
    if thieves_choose(t, finder):
        t.shrine_by = LOOSE
        t.test_win()
        t.push(tasks.SHRINE, t.thieves, 0)
    else:
        take_shrine(t, explorer_of(t, finder))
    if t.mode == BASE and t.options[BASE_CAVE_SHRINE_TILE] == 0:
        t.shrine_tile = place
    else:
        t.lay(place, EMPTY)


def meet(t: Power, finder: i64, place: i64, kind: i64) -> None:
    """A dweller is attacked at once. ED-100, ED-199, ED-204, ED-210 to ED-213, ED-233"""
    if t.mode == SOLO and (kind == DEN or kind >= TITAN):
        meet_guardian(t, finder, place, kind)
        return
    if kind == DEN and t.thieves != NONE:
        meet_thieves(t, finder, place)
        return
    if kind == TITAN:
        t.lay(place, EMPTY)
        t.titan = place
    battle.against_dweller(t, finder, place, M_TIGER + kind - TIGER)


def meet_guardian(t: Power, finder: i64, place: i64, kind: i64) -> None:
    """Its tile is empty cave whatever comes of the battle. ED-233, ED-R197, ED-R198"""
    which = GUARDIAN_OF[kind - DEN]
    t.met |= BIT[which]
    t.guardian[which] = place
    t.lay(place, EMPTY)
    t.tell(events.GUARDIAN, ed.GUARDIAN_IN_THE_CAVE, 0, EVERYONE, which, place)
    battle.enter(t, t.side_of(finder_seat(t, finder)), place, BIT[M_GUARDIAN + which])
    t.b_lead = DEN if kind == DEN else NONE


def meet_thieves(t: Power, finder: i64, place: i64) -> None:
    """ED-211 to ED-213, ED-R178, ED-R226"""
    thief = spare_thief(t)
    seat = finder_seat(t, finder)
    t.lay(place, EMPTY)
    if thief != NONE:
        place_thief(t, thief, place)
    if t.side_of(seat) == t.thieves or thief == NONE:
        take_treasure(t, seat)
    else:
        battle.against_den_thief(t, finder, place)


def place_thief(t: Power, thief: i64, place: i64) -> None:
    """Free, and ready to act in the own turn. ED-213, ED-R148, ED-R226"""
    t.at[thief] = place
    t.came[thief] = NONE
    t.fixed[thief] = 0
    t.wait[thief] = 0
    t.speed[thief] = THIEF_SPEED - (1 if t.curse == thief else 0) if t.on_turn == t.thieves else 0
    if t.shrine_by == LOOSE:
        take_shrine(t, thief)


def find_coin(t: Power, finder: i64, place: i64, coin: i64) -> None:
    """ED-186 to ED-189, ED-R153, ED-R154"""
    seat = finder_seat(t, finder)
    t.lay(place, EMPTY)
    if coin == BAVIECA_COIN and THIEF <= finder < LEADS and not t.bavieca_used:
        t.bavieca_used = True
        t.speed[finder] += 1
    take_coin(t, coin, seat, ed.TREASURE_FOUND)
    if coin == ROSE_COIN:
        t.push(tasks.ROSE, seat)


def find_curse(t: Power, finder: i64, place: i64) -> None:
    """Gold and the curse; speed suffers from the next turn on. ED-190, ED-R160, ED-R224"""
    t.lay(place, EMPTY)
    t.gains(finder_seat(t, finder), GOLD, CURSED_GOLD)
    if thieves_choose(t, finder):
        t.push(tasks.SHRINE, t.thieves, 0, FOR_THE_CURSE)
    else:
        take_curse(t, explorer_of(t, finder))


# the cave-in


def cave_in(t: Power, finder: i64, place: i64) -> None:
    """ED-214, ED-215, ED-R183, ED-R223"""
    gone = t.exit
    t.way_in = place
    t.exit = NONE
    t.marks_void = True
    seat = finder_seat(t, finder)
    t.tell(events.CAVED_IN, ed.CAVE_IN, seat, EVERYONE)
    if gone == NONE:
        return
    t.lift(gone)
    t.cave.sink(EXIT, t.cave.size() // 2 + 1)
    bury(t, gone, seat)


def bury(t: Power, gone: i64, finder: i64) -> None:
    """Whatever stood on the exit falls, on-turn side first. ED-214, ED-217, ED-R181, ED-R182, ED-R223"""
    for i in range(t.sides):
        side = (t.turn + t.sides - 1 - i) % t.sides
        if side == t.thieves:
            bury_thieves(t, gone)
        for lead in range(THIEF):
            if t.at[lead] == gone and t.side_of_lead(lead) == side:
                bury_explorer(t, lead, finder)
        fall_villagers(t, side, gone, ed.CAVE_IN)
    if t.options[CAVE_IN_BUILDINGS] == 0:
        crush(t, gone)
    if t.wolf_at == gone:
        t.wolf_at = NONE
        t.wolf_of = NONE
    while t.monster_on(gone) != NONE:
        beat_monster(t, t.monster_on(gone), t.side_of(finder), t.way_in)
    drop_lost_buildings(t)


def bury_explorer(t: Power, lead: i64, finder: i64) -> None:
    """Half the hand to the stacks; coins and the shrine stay. ED-217, ED-R223"""
    t.at[lead] = NONE
    seat = t.owner(lead)
    t.tell(events.BEATEN, ed.CAVE_IN, seat, EVERYONE, lead)
    t.placer[lead] = t.left_of(seat) if t.side_of(finder) == t.side_of(seat) else finder
    t.push(tasks.GIVE, seat, tasks.STACKS, t.cards(seat) // 2)


def bury_thieves(t: Power, gone: i64) -> None:
    """They share one hand, so half of it goes once; the shrine stays theirs. ED-217, ED-R145, ED-R148"""
    t.push(tasks.AFTERMATH, t.thieves, 0)
    seat = t.captain(t.thieves)
    fallen = False
    for lead in range(THIEF, LEADS):
        if t.at[lead] == gone:
            fallen = True
            t.at[lead] = NONE
            t.wait[lead] = 1
            t.tell(events.BEATEN, ed.CAVE_IN, seat, EVERYONE, lead)
            if t.shrine_by == lead:
                t.shrine_by = LOOSE
                t.push(tasks.SHRINE, t.thieves, 0)
    if fallen:
        t.push(tasks.GIVE, seat, tasks.STACKS, t.cards(seat) // 2)


def crush(t: Power, gone: i64) -> None:
    """Buildings on the corners of the exit. ED-R181"""
    for i in range(t.sides * BUILDINGS):
        corner = t.corner[i]
        if corner != NONE:
            for k in range(3):
                if AROUND[corner * 3 + k] == gone:
                    fall_building(t, i, ed.BUILDINGS_AT_THE_EXIT)


def reopen(t: Power) -> None:
    """The exit is found again. ED-216, ED-R184"""
    if t.way_in != NONE:
        t.lay(t.way_in, EMPTY)
        t.way_in = NONE


# solo


def guardian_appears(t: Power, place: i64) -> None:
    """The first, second and third shrine bring the Wolf, the Thief and the Titan. ED-223, ED-233, ED-R189"""
    which = i64(len(t.shrine_at)) - 1
    if not t.met & BIT[which]:
        t.met |= BIT[which]
        t.guardian[which] = place
        t.tell(events.GUARDIAN, ed.GUARDIANS_APPEAR, 0, EVERYONE, which, place)


# zones


def enter_zone(t: Power) -> None:
    """Whoever stands or holds a zone where the finder now is must be fought. ED-70, ED-82, ED-R51, ED-R114"""
    finder = t.arg(0)
    place = t.arg(1)
    t.pop()
    if finder < LEADS and t.at[finder] != place:
        return
    if finder >= LEADS and t.wolf_at != place:
        return
    side = t.side_of(finder_seat(t, finder))
    against = t.defenders(side, place)
    if tied(t, finder):
        against &= zones_over(t, place)
    if against and not t.peace():
        battle.enter(t, side, place, against)


def tied(t: Power, finder: i64) -> bool:
    """Has it just fought what it found, with no way back? Then they coexist. ED-R49, ED-R89"""
    return (t.fixed[finder] if finder < LEADS else t.wolf_fixed) > 0


def zones_over(t: Power, place: i64) -> i64:
    """Sides whose fort or hideout occupies the place, as bits."""
    found: i64 = 0
    for side in range(t.sides):
        if t.zone(side, place):
            found |= BIT[side]
    return found
