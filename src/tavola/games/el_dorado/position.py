"""Positions in writing, out of a table and into one."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import data, sheet, words
from tavola.games.el_dorado.checking import check_table, refuse
from tavola.games.el_dorado.fields import TAKEN
from tavola.games.el_dorado.kinds import ITEMS
from tavola.games.el_dorado.moves import flow, setup
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import BUILDINGS, ISLAND, ISLAND_COUNTS, KINDS, NONE, THIEF, TYPES, VILLAGERS
from tavola.games.el_dorado.tasks import BEGIN
from tavola.kernel import piles
from tavola.kernel.errors import BadPosition, nearest
from tavola.kernel.pile import Pile
from tavola.kernel.state import CHANCE, OVER

WANTS: Final = ("nothing", *ITEMS)

# writing


def dump(t: Dorado) -> dict[str, Any]:
    """Everything but the options."""
    written: dict[str, Any] = msgspec.to_builtins(_sheet(t))
    written["island"], written["cave"] = piles.dump(t.island, data.KINDS), piles.dump(t.cave, data.KINDS)
    return written


def _sheet(t: Dorado) -> sheet.Sheet:
    return sheet.Sheet(
        players=[_player(t, seat) for seat in range(t.seats)],
        sides=[_side(t, side) for side in range(t.sides)],
        thieves=[_thief(t, lead) for lead in range(THIEF, THIEF + 4)] if t.thieves != NONE else [],
        over=t.actor == OVER,
        winners=words.bits(t.winners),
        limit_reached=t.limit_reached,
        round=t.round,
        first=t.first,
        turn=t.turn,
        on_turn=None if t.on_turn == NONE else t.on_turn,
        agenda=[_task(list(t.agenda[i : i + 4])) for i in range(0, len(t.agenda), 4)],
        tiles={data.PLACES[place]: data.KINDS[t.kind[place]] for place in t.laid},
        shrines=[data.PLACES[place] for place in t.shrine_at],
        way_in=words.place(t.way_in),
        marks_void=t.marks_void,
        withered=t.withered,
        bridge=None if t.bridge == NONE else sheet.Bridge(data.PLACES[t.bridge], data.SIDE_PAIRS[t.bridge_ends]),
        shrine_tile=words.place(t.shrine_tile),
        stock=words.cards(t.stock),
        den=words.cards(t.den),
        wolf=sheet.Wolf(
            words.place(t.wolf_at),
            words.place(t.wolf_came),
            t.wolf_fixed > 0,
            _road(t.wolf_road),
            None if t.wolf_of == NONE else t.wolf_of,
            t.wolf_fixed == TAKEN,
        ),
        titan=words.place(t.titan),
        monster_came=words.place(t.titan_came),
        guardians=[words.place(place) for place in t.guardian],
        sits_out=words.bits(t.sits_out),
        met=words.bits(t.met),
        swapped=words.bits(t.swapped),
        coins={coin: words.holder(by) or "" for coin, by in zip(data.COINS, t.coin, strict=True) if by != NONE},
        curse=words.name(data.LEADS, t.curse),
        cave_shrine=words.bearer(t.shrine_by),
        doubloons=t.doubloons,
        hiding=t.hiding,
        bought=t.bought,
        now=_turn(t),
        battle=_battle(t),
    )


def _task(frame: list[int]) -> list[str | int]:
    return [words.TASKS[frame[0]], *frame[1:]]


def _road(number: int) -> Any:
    return words.ROADS[number]


def _player(t: Dorado, seat: int) -> sheet.Player:
    return sheet.Player(
        at=words.place(t.at[seat]),
        came=words.place(t.came[seat]),
        fixed=t.fixed[seat] == 1,
        road=_road(t.road[seat]),
        explorer=words.name(data.EXPLORERS, t.who[seat]),
        speed=t.speed[seat],
        placed_by=None if t.placer[seat] == NONE else t.placer[seat],
        hand=words.cards(t.hand[seat * TYPES : seat * TYPES + TYPES]),
        gathers=t.gather[seat],
        offers=t.offers[seat],
        trade_seen=words.bits(t.asked_partners[seat]),
        ended=bool(t.ended >> seat & 1),
        acted=bool(t.acted_by >> seat & 1),
    )


def _thief(t: Dorado, lead: int) -> sheet.Thief:
    return sheet.Thief(
        at=words.place(t.at[lead]),
        came=words.place(t.came[lead]),
        fixed=t.fixed[lead] == 1,
        road=_road(t.road[lead]),
        speed=t.speed[lead],
        waits=words.WAITS[t.wait[lead]],
    )


def _side(t: Dorado, side: int) -> sheet.Side:
    corners = zip(words.BUILDINGS, t.corner[side * BUILDINGS : (side + 1) * BUILDINGS], strict=True)
    return sheet.Side(
        board=words.name(data.BOARDS, t.board[side]),
        owns=t.villagers[side],
        villagers=_villagers(t, side),
        beaten=t.v_wait[side],
        buildings={building: words.CORNER_NAMES[corner] for building, corner in corners if corner != NONE},
        beaten_buildings=[words.BUILDINGS[i] for i in words.bits(t.b_wait[side])],
        offerings=words.bits(t.offerings[side]),
        important=words.counts(t.important[side * KINDS : (side + 1) * KINDS], data.KINDS),
        laid_important=words.counts(t.from_hand[side * KINDS : (side + 1) * KINDS], data.KINDS),
        returned_important=words.counts(t.gone_back[side * KINDS : (side + 1) * KINDS], data.KINDS),
        turns=t.turns_done[side],
        start_die=None if t.rolls[side] == NONE else t.rolls[side],
    )


def _villagers(t: Dorado, side: int) -> list[sheet.Piece | None]:
    found: list[sheet.Piece | None] = []
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        piece = sheet.Piece(words.place(t.v_at[i]), words.place(t.v_came[i]), t.v_fixed[i] == 1, _road(t.v_road[i]))
        found.append(None if piece == sheet.Piece() else piece)
    while found and found[-1] is None:
        found.pop()
    return found


def _turn(t: Dorado) -> sheet.Turn:
    return sheet.Turn(
        dice=list(t.dice) if any(t.dice) else [],
        dealt=words.bits(t.dealt),
        free_step=t.free_step == 1,
        shares=t.shares,
        acted=t.acted,
        failed_shot=t.failed_shot,
        shots=t.shots,
        bavieca_used=t.bavieca_used,
        given=[data.LEADS[lead] for lead in words.bits(t.given)],
        offer_give=words.name(ITEMS, t.offer_give),
        offer_want=words.name(WANTS, t.offer_want),
        passed=[
            sheet.Attack(t.seen[i], data.PLACES[t.seen[i + 1]], data.PLACES[t.seen[i + 2]], t.seen[i + 3])
            for i in range(0, len(t.seen), 4)
        ],
    )


def _battle(t: Dorado) -> sheet.Battle:
    return sheet.Battle(
        kind=words.KINDS_OF_BATTLE[t.b_kind],
        tile=words.place(t.b_tile),
        attacker=words.name(words.FIGHTERS, t.attacker),
        defender=words.name(words.FIGHTERS, t.defender),
        building=None if t.b_building == NONE else t.b_building,
        lead=words.name(data.LEADS, t.b_lead) if t.b_lead < len(data.LEADS) else None,
        den=t.b_lead >= len(data.LEADS),
        queue=[words.FIGHTERS[i] for i in words.bits(t.queue)],
        stage=words.STAGES[t.stage],
        interrupted=t.interrupted,
        to_roll=t.to_roll,
        attack=_faces(t.att_dice),
        defence=_faces(t.def_dice),
        result=words.RESULTS[t.b_result],
        hid=t.b_hid,
    )


def _faces(dice: Iterable[int]) -> list[int]:
    return [face for face, count in enumerate(dice) for _ in range(count)]


# reading


def load(seats: int, options: vec[i64], written: Mapping[str, Any]) -> Dorado:
    """A position by hand or from `dump`; BadPosition if it cannot be."""
    page = sheet.read(written)
    t = Dorado(seats, options)
    setup.set_up(t)
    _read_players(t, page)
    _read_sides(t, page)
    _read_table(t, page)
    _read_map(t, page)
    _read_piles(t, page)
    _read_monsters(t, page)
    _read_turn(t, page.now)
    _read_battle(t, page.battle)
    _read_agenda(t, page)
    check_table(t)
    _go_on(t, page)
    return t


def _read_players(t: Dorado, page: sheet.Sheet) -> None:
    refuse(len(page.players) > t.seats, f"there are {t.seats} seats, not {len(page.players)}")
    for seat, player in enumerate(page.players):
        _read_piece(t, seat, player)
        t.speed[seat] = player.speed
        t.who[seat] = words.index(data.EXPLORERS, player.explorer, "explorer")
        t.placer[seat] = NONE if player.placed_by is None else player.placed_by
        for type, count in enumerate(words.cards_of(player.hand)):
            t.hand[seat * TYPES + type] = count
        t.gather[seat] = player.gathers
        t.offers[seat] = player.offers
        t.asked_partners[seat] = words.mask(player.trade_seen)
    t.ended = words.mask([seat for seat, player in enumerate(page.players) if player.ended])
    t.acted_by = words.mask([seat for seat, player in enumerate(page.players) if player.acted])
    refuse(bool(page.thieves) and t.thieves == NONE, "there are no Thieves in this game")
    for i, thief in enumerate(page.thieves):
        _read_piece(t, THIEF + i, thief)
        t.speed[THIEF + i] = thief.speed
        t.wait[THIEF + i] = words.WAITS.index(thief.waits)


def _read_piece(t: Dorado, lead: int, piece: sheet.Piece) -> None:
    t.at[lead] = words.place_of(piece.at)
    t.came[lead] = words.place_of(piece.came)
    t.fixed[lead] = int(piece.fixed)
    t.road[lead] = words.ROADS.index(piece.road)


def _read_sides(t: Dorado, page: sheet.Sheet) -> None:
    refuse(len(page.sides) > t.sides, f"there are only {t.sides} sides")
    for number, side in enumerate(page.sides):
        t.board[number] = words.index(data.BOARDS, side.board, "board")
        t.villagers[number] = side.owns
        t.v_wait[number] = side.beaten
        t.b_wait[number] = words.mask(
            [words.index(words.BUILDINGS, name, "building") for name in side.beaten_buildings]
        )
        t.offerings[number] = words.mask(side.offerings)
        t.turns_done[number] = side.turns
        t.rolls[number] = NONE if side.start_die is None else side.start_die
        for building, corner in side.buildings.items():
            which = words.index(words.BUILDINGS, building, "building")
            t.corner[number * BUILDINGS + which] = words.corner_of(corner)
        for i, villager in enumerate(side.villagers):
            _read_villager(t, number * VILLAGERS + i, villager or sheet.Piece())
        for kind, count in enumerate(words.counts_of(side.important, data.KINDS, "tile")):
            t.important[number * KINDS + kind] = count
        for kind, count in enumerate(words.counts_of(side.laid_important, data.KINDS, "tile")):
            t.from_hand[number * KINDS + kind] = count
        for kind, count in enumerate(words.counts_of(side.returned_important, data.KINDS, "tile")):
            t.gone_back[number * KINDS + kind] = count


def _read_villager(t: Dorado, i: int, piece: sheet.Piece) -> None:
    t.v_at[i] = words.place_of(piece.at)
    t.v_came[i] = words.place_of(piece.came)
    t.v_fixed[i] = int(piece.fixed)
    t.v_road[i] = words.ROADS.index(piece.road)


def _read_table(t: Dorado, page: sheet.Sheet) -> None:
    t.limit_reached = page.limit_reached
    t.round, t.first, t.turn = page.round, page.first, page.turn
    t.on_turn = NONE if page.on_turn is None else page.on_turn
    t.way_in, t.shrine_tile = words.place_of(page.way_in), words.place_of(page.shrine_tile)
    t.marks_void, t.withered, t.bought = page.marks_void, page.withered, page.bought
    if page.bridge is not None:
        t.bridge = words.place_of(page.bridge.at)
        t.bridge_ends = words.index(data.SIDE_PAIRS, page.bridge.ends, "pair of sides")
    for coin, by in page.coins.items():
        t.coin[words.index(data.COINS, coin, "coin")] = words.holder_of(by)
    t.curse = words.index(data.LEADS, page.curse, "piece")
    t.shrine_by = words.bearer_of(page.cave_shrine)
    t.doubloons = t.doubloons if page.doubloons is None else page.doubloons
    t.hiding = t.hiding if page.hiding is None else page.hiding
    if page.den is not None:
        t.den = vec[i64](words.cards_of(page.den))
    dealt = [data.CARDS[i] - t.den[i] - sum(t.hand[seat * TYPES + i] for seat in range(t.seats)) for i in range(TYPES)]
    t.stock = vec[i64](dealt if page.stock is None else words.cards_of(page.stock))


def _read_map(t: Dorado, page: sheet.Sheet) -> None:
    for name, kind in page.tiles.items():
        place, code = words.place_of(name), words.index(data.KINDS[1:], kind, "tile") + 1
        refuse((code < data.CAVE_KINDS) != (place < ISLAND), f"{kind} does not belong on {name}")
        t.lay(place, code)
    if page.shrines is not None:
        places = [words.place_of(name) for name in page.shrines]
        refuse(sorted(places) != sorted(t.shrine_at), "shrines lists the island shrines as they were found")
        t.shrine_at = vec[i64](places)


def _read_piles(t: Dorado, page: sheet.Sheet) -> None:
    """Left out, a stack holds all tiles that are nowhere else."""
    if page.island is not None:
        t.island = piles.load(page.island, data.KINDS, (), t.seats)
    else:
        t.island = Pile(ISLAND_COUNTS)
        held = [kind for i, count in enumerate(t.important) for kind in [i % KINDS] * count]
        for kind in [t.kind[place] for place in t.laid if place < ISLAND] + held:
            _take(t.island, kind)
    if page.cave is not None:
        t.cave = piles.load(page.cave, data.KINDS, (), t.seats)
    else:
        for place in t.laid:
            if place >= ISLAND and t.kind[place] > data.CAVE_KINDS + 1:
                _take(t.cave, t.kind[place])


def _take(pile: Pile, kind: int) -> None:
    refuse(pile.weight(kind) == 0, f"there are not so many tiles of {data.KINDS[kind]}")
    pile.take_hidden(kind)


def _read_monsters(t: Dorado, page: sheet.Sheet) -> None:
    t.wolf_of = NONE if page.wolf.owner is None else page.wolf.owner
    t.wolf_at, t.wolf_came = words.place_of(page.wolf.at), words.place_of(page.wolf.came)
    t.wolf_fixed, t.wolf_road = _wolf_fixed(page.wolf), words.ROADS.index(page.wolf.road)
    t.titan, t.titan_came = words.place_of(page.titan), words.place_of(page.monster_came)
    for which, name in enumerate(page.guardians):
        t.guardian[which] = words.place_of(name)
    t.sits_out, t.met, t.swapped = words.mask(page.sits_out), words.mask(page.met), words.mask(page.swapped)


def _wolf_fixed(wolf: sheet.Wolf) -> int:
    refuse(wolf.taken and not wolf.fixed, "the Wolf taken this turn is fixed (ED-R225)")
    return TAKEN if wolf.taken else int(wolf.fixed)


def _read_turn(t: Dorado, now: sheet.Turn) -> None:
    refuse(len(now.dice) not in (0, 4), "dice are four numbers, two for each partner")
    t.dice = vec[i64](now.dice or [0, 0, 0, 0])
    t.dealt = words.mask(now.dealt)
    t.free_step, t.shares, t.acted = int(now.free_step), now.shares, now.acted
    t.failed_shot, t.shots, t.bavieca_used = now.failed_shot, now.shots, now.bavieca_used
    t.given = words.mask([words.index(data.LEADS, name, "piece") for name in now.given])
    t.offer_give = words.index(ITEMS, now.offer_give, "thing to offer")
    t.offer_want = words.index(WANTS, now.offer_want, "thing to want")
    seen: list[int] = []
    for attack in now.passed:
        seen += [attack.side, words.place_of(attack.from_), words.place_of(attack.to), attack.pieces]
    t.seen = vec[i64](seen)


def _read_battle(t: Dorado, battle: sheet.Battle) -> None:
    t.b_kind = words.index(words.KINDS_OF_BATTLE, battle.kind, "kind of battle")
    t.b_tile = words.place_of(battle.tile)
    t.attacker = words.index(words.FIGHTERS, battle.attacker, "side or monster")
    t.defender = words.index(words.FIGHTERS, battle.defender, "side or monster")
    t.b_building = NONE if battle.building is None else battle.building
    t.b_lead = len(data.LEADS) if battle.den else words.index(data.LEADS, battle.lead, "piece")
    t.queue = words.mask([words.index(words.FIGHTERS, name, "side or monster") for name in battle.queue])
    t.stage = words.index(words.STAGES, battle.stage, "stage")
    t.interrupted, t.to_roll, t.b_hid = battle.interrupted, battle.to_roll, battle.hid
    t.att_dice = vec[i64]([battle.attack.count(face) for face in range(7)])
    t.def_dice = vec[i64]([battle.defence.count(face) for face in range(7)])
    t.b_result = words.RESULTS.index(battle.result)


def _read_agenda(t: Dorado, page: sheet.Sheet) -> None:
    t.agenda = vec[i64]()
    if page.agenda and page.agenda[0][:1] != ["begin"]:
        t.push(BEGIN)  # below everything lies the next side's turn
    for frame in page.agenda:
        refuse(not 1 <= len(frame) <= 4, f"{frame!r} is no task: it is written as a name and up to three numbers")
        task, *numbers = frame
        if task not in words.TASKS:
            raise BadPosition(f"there is no task {task!r}: {nearest(str(task), words.TASKS)}")
        refuse(any(isinstance(number, str) for number in numbers), f"{frame!r} must have numbers after its name")
        t.push(words.TASKS.index(str(task)), *(int(number) for number in numbers))
    if not len(t.agenda) and not page.over:
        try:
            setup.plan(t)
        except ValueError as wrong:
            raise BadPosition(f"only a game not yet set up has no agenda, and here {wrong}") from wrong
    t.actor = CHANCE


def _go_on(t: Dorado, page: sheet.Sheet) -> None:
    """Who is to act follows from the agenda."""
    if page.over:
        t.actor = OVER
        refuse(any(seat >= t.seats for seat in page.winners), f"winners are seats from 0 to {t.seats - 1}")
        t.winners = words.mask(page.winners)
        return
    try:
        flow.run(t)
        legal = t.legal()
    except (IndexError, ValueError) as wrong:
        raise BadPosition(f"this agenda does not fit the position: {wrong}") from wrong
    refuse(t.actor != OVER and not len(legal), "nothing could be done in this position")
