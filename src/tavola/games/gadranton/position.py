"""Positions in writing: what `dump` says, and `load` of the same or of a position set by hand."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.gadranton import checking, scoring
from tavola.games.gadranton.checking import FIGURES
from tavola.games.gadranton.city import ARROW_DICE, COMBAT_DICE
from tavola.games.gadranton.data import (
    CARDS,
    CELLS,
    COLOURS,
    GATES,
    GUARDS,
    MOVERS,
    SECRETS,
    THIEVES,
)
from tavola.games.gadranton.sheet import Attack, Guard, Player, Sheet, Shown, Turn, read
from tavola.games.gadranton.state import Gadranton, start
from tavola.games.gadranton.tables import NONE
from tavola.kernel.errors import BadPosition
from tavola.kernel.state import CHANCE, OVER

PHASES: Final = (
    "first",
    "deal_objectives",
    "deal_actions",
    "choose_thief",
    "place",
    "roll",
    "main",
    "answer_fight",
    "fight_dice",
    "crown_won",
    "answer_shot",
    "arrow_dice",
    "draw",
    "discard",
    "over",
)
CHANCES: Final = ("first", "deal_objectives", "deal_actions", "roll", "fight_dice", "arrow_dice", "draw")
ANSWERS: Final = ("answer_fight", "answer_shot")
ACTED: Final = ("nobody", "thief", "guard")


def names(mask: int, words: tuple[str, ...]) -> list[str]:
    """The words of a bit mask."""
    return [word for i, word in enumerate(words) if mask >> i & 1]


def counts(numbers: vec[i64]) -> dict[str, int]:
    """Cards by name, those that are there."""
    return {card: numbers[i] for i, card in enumerate(CARDS) if numbers[i]}


def named(code: int, words: tuple[str, ...]) -> str | None:
    return None if code == NONE else words[code]


def dump(city: Gadranton) -> dict[str, Any]:
    """Everything but the options."""
    return {
        "phase": PHASES[city.phase],
        "first": city.first,
        "active": city.active,
        "round": city.round,
        "players": [_player(city, seat) for seat in range(city.seats)],
        "guards": {guard: _guard(city, i) for i, guard in enumerate(GUARDS)},
        "doors": names(city.doors, GATES),
        "pile": counts(city.pile),
        "discards": counts(city.discards),
        "turn": _turn(city),
        "attack": _attack(city),
    }


def _player(city: Gadranton, seat: int) -> dict[str, Any]:
    return {
        "thief": named(city.thief[seat], THIEVES),
        "at": named(city.cell[seat], CELLS),
        "objectives": names(city.objectives[seat], COLOURS),
        "delivered": names(city.delivered[seat], COLOURS),
        "ever_worn": names(city.worn_ever[seat], COLOURS),
        "wears": named(city.worn[seat], COLOURS),
        "since_home": city.since_home[seat],
        "keys": names(city.keys[seat], COLOURS),
        "hand": counts(city.hand[seat * len(CARDS) : (seat + 1) * len(CARDS)]),
        "hidden": bool(city.hidden[seat]),
        "blocked_by": None if city.blocked[seat] == NONE else city.blocked[seat],
        "played": names(city.played[seat], CARDS),
    }


def _guard(city: Gadranton, guard: int) -> dict[str, Any]:
    asleep = city.asleep[guard]
    return {
        "at": CELLS[city.cell[4 + guard]],
        "asleep_by": None if asleep == NONE else asleep,
        "beaten": bool(city.beaten[guard]),
    }


def _turn(city: Gadranton) -> dict[str, Any]:
    """The turn record."""
    return {
        "mover": MOVERS[city.mover] if city.steps else None,
        "n": city.steps,
        "thief_steps": city.thief_steps,
        "guard_steps": city.guard_steps,
        "thief_bonus": city.thief_bonus,
        "guard_bonus": city.guard_bonus,
        "guard": named(city.guard, GUARDS),
        "thief_attacks": names(city.thief_attacks, ("fight", "arrow")),
        "guard_attacks": names(city.guard_attacks, ("fight", "arrow")),
        "passing": named(city.passing, FIGURES),
        "teleported": city.teleported,
        "secret_open": named(city.secret_open, SECRETS),
        "acted_first": ACTED[city.acted_first],
        "both_acted": city.both_acted,
        "shown": _shown(city),
    }


def _shown(city: Gadranton) -> dict[str, Any] | None:
    if city.shown == COMBAT_DICE:
        return {"attack": city.shown_first, "defence": city.shown_second}
    face = "target" if city.shown_first else "flop"
    return {"archery": face, "number": city.shown_second} if city.shown == ARROW_DICE else None


def _attack(city: Gadranton) -> dict[str, Any] | None:
    if city.attacker == NONE:
        return None
    return {
        "attacker": FIGURES[city.attacker],
        "target": city.target,
        "attack_bonus": city.attack_bonus,
        "defence_bonus": city.defence_bonus,
        "crown": named(city.crown_at_stake, COLOURS),
    }


def load(seats: int, options: vec[i64], written: Mapping[str, Any]) -> Gadranton:
    """A position by hand or from `dump`; BadPosition if it cannot be."""
    sheet = read(written)
    checking.check_sheet(seats, sheet)
    city = start(seats, options)
    city.phase = PHASES.index(sheet.phase)
    city.first, city.active, city.round = sheet.first, sheet.active, sheet.round
    for seat, player in enumerate(sheet.players):
        _read_player(city, seat, player)
    for i, guard in enumerate(GUARDS):
        _read_guard(city, i, sheet.guards.get(guard, Guard()))
    city.doors = mask(sheet.doors, GATES)
    _read_turn(city, sheet.turn)
    _read_attack(city, sheet.attack)
    _count_what_is_left(city, sheet)
    city.actor = _actor(city, sheet.phase)
    checking.check_city(city, sheet)
    return city


def mask(words: Sequence[str], known: tuple[str, ...]) -> int:
    return sum(1 << known.index(word) for word in words)


def code(word: str | None, known: tuple[str, ...]) -> int:
    return NONE if word is None else known.index(word)


def _read_player(city: Gadranton, seat: int, player: Player) -> None:
    if player.thief is not None:
        city.thief[seat] = THIEVES.index(player.thief)
    city.cell[seat] = code(player.at, CELLS)
    city.objectives[seat] = mask(player.objectives, COLOURS)
    city.delivered[seat] = mask(player.delivered, COLOURS)
    city.worn[seat] = code(player.wears, COLOURS)
    city.since_home[seat] = player.since_home
    shown = city.delivered[seat] | (mask([player.wears], COLOURS) if player.wears else 0)
    city.worn_ever[seat] = shown if player.ever_worn is None else mask(player.ever_worn, COLOURS)
    city.keys[seat] = mask(player.keys, COLOURS)
    for card, n in player.hand.items():
        city.hand[seat * len(CARDS) + CARDS.index(card)] = n
    city.hand_size[seat] = sum(player.hand.values())
    city.hidden[seat] = int(player.hidden)
    city.blocked[seat] = NONE if player.blocked_by is None else player.blocked_by
    city.played[seat] = mask(player.played, CARDS)


def _read_guard(city: Gadranton, guard: int, written: Guard) -> None:
    if written.at is not None:
        city.cell[4 + guard] = CELLS.index(written.at)
    city.asleep[guard] = NONE if written.asleep_by is None else written.asleep_by
    city.beaten[guard] = int(written.beaten)


def _read_turn(city: Gadranton, turn: Turn) -> None:
    city.mover, city.steps = code(turn.mover, MOVERS) if turn.mover else 0, turn.n
    city.thief_steps, city.guard_steps = turn.thief_steps, turn.guard_steps
    city.thief_bonus, city.guard_bonus = turn.thief_bonus, turn.guard_bonus
    city.guard = code(turn.guard, GUARDS)
    city.thief_attacks = mask(turn.thief_attacks, ("fight", "arrow"))
    city.guard_attacks = mask(turn.guard_attacks, ("fight", "arrow"))
    city.passing = NONE if turn.passing is None else FIGURES.index(turn.passing)
    city.teleported, city.both_acted = turn.teleported, turn.both_acted
    city.secret_open = code(turn.secret_open, SECRETS)
    city.acted_first = ACTED.index(turn.acted_first)
    if turn.shown is not None:
        _read_shown(city, turn.shown)


def _read_shown(city: Gadranton, shown: Shown) -> None:
    """Two dice of one attack, or BadPosition."""
    fight, arrow = shown.attack or shown.defence, shown.archery or shown.number
    if shown.attack and shown.defence and not arrow:
        city.show(COMBAT_DICE, shown.attack, shown.defence)
    elif shown.archery and shown.number and not fight:
        city.show(ARROW_DICE, int(shown.archery == "target"), shown.number)
    else:
        raise BadPosition("shown is attack and defence of a fight, or archery and number of an arrow")


def _read_attack(city: Gadranton, attack: Attack | None) -> None:
    if attack is not None:
        city.attacker, city.target = FIGURES.index(attack.attacker), attack.target
        city.attack_bonus, city.defence_bonus = attack.attack_bonus, attack.defence_bonus
        city.crown_at_stake = code(attack.crown, COLOURS)


def _count_what_is_left(city: Gadranton, sheet: Sheet) -> None:
    """Stocks follow from what is out; cards named nowhere lie in the draw pile."""
    for i, card in enumerate(CARDS):
        city.discards[i] = sheet.discards.get(card, 0)
        out = city.discards[i] + sum(city.hand[seat * len(CARDS) + i] for seat in range(city.seats))
        city.pile[i] = city.pile[i] - out if sheet.pile is None else sheet.pile.get(card, 0)
    for colour in range(len(COLOURS)):
        out = sum((city.delivered[seat] >> colour & 1) + (city.worn[seat] == colour) for seat in range(city.seats))
        city.stock[colour] = 2 - out - (city.crown_at_stake == colour)
    for seat in range(city.seats):
        city.crowns_left[seat] = 3 - city.hidden[seat] - [*city.blocked, *city.asleep].count(seat)


def _actor(city: Gadranton, phase: str) -> int:
    if phase == "over":
        city.winners = 1 << city.active if city.some_winner_is_home() else scoring.leaders(city)
        return OVER
    if phase in CHANCES:
        return CHANCE
    return city.target if phase in ANSWERS else city.active
