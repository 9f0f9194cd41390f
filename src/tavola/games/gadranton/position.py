"""Positions in writing: what `dump` says, and `load` of the same or of a position set by hand."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.gadranton import scoring
from tavola.games.gadranton.attacks import show
from tavola.games.gadranton.checking import ATTACKS, FIGURES, PHASES, check, refuse
from tavola.games.gadranton.data import (
    CARDS,
    CELLS,
    COLOURS,
    CROWNS_A_COLOUR,
    GATES,
    GUARDS,
    MOVERS,
    SECRETS,
    THIEF_CROWNS,
    THIEVES,
)
from tavola.games.gadranton.options import ANY, EXCHANGE_CROWN
from tavola.games.gadranton.state import Gadranton, start
from tavola.games.gadranton.tables import ARCHERY_DICE, COMBAT_DICE, NOBODY, NONE, SEATS
from tavola.kernel.errors import BadOption, BadPosition
from tavola.kernel.sheet import Bits, Counts, Flag, Line, Number, Sheet, Word, only
from tavola.kernel.state import OVER

SEAT: Final = Number(0, SEATS - 1)
ACTED: Final = ("nobody", "thief", "guard")
FACES: Final = ("flop", "target")


class Names(Bits):
    """A set of names, none of them written twice."""

    def read(self, what: str, value: Any) -> int:
        code = super().read(what, value)
        for each in value:
            refuse(value.count(each) > 1, f"{what} names {each} twice")
        return code


class OneOf(Line):
    """Yes or no for a seat or a guard, held with the others as bits of one number."""

    def code(self, t: Any, at: int | None) -> Any:
        return getattr(t, self.field) >> (at or 0) & 1

    def put(self, t: Any, at: int | None, code: Any) -> None:
        others = getattr(t, self.field) & ~(1 << (at or 0))
        setattr(t, self.field, others | int(code) << (at or 0))


FRAME: Final = Sheet(
    Line("first", "first", SEAT, default=0),
    Line("active", "active", SEAT, default=0),
    Line("round", "round", Number(1), default=1),
)
PLAYER: Final = Sheet(
    Line("thief", "thief", Word(THIEVES, none=True), default=None),  # left out: by seat, if nobody chooses
    Line("at", "cell", Word(CELLS, none=True), default=NONE),
    Line("objectives", "objectives", Names(COLOURS), default=0),
    Line("delivered", "delivered", Names(COLOURS), default=0),
    Line("ever_worn", "worn_ever", Names(COLOURS), default=0),  # left out: what follows from the rest
    Line("wears", "worn", Word(COLOURS, none=True), default=NONE),
    Line("since_home", "since_home", Number(), default=0),
    Line("keys", "keys", Names(COLOURS), default=0),
    Line("hand", "hand", Counts(CARDS), default=None),
    OneOf("hidden", "hidden", Flag(), default=False),
    Line("blocked_by", "blocked", Number(0, SEATS - 1, none=True), default=NONE),
    Line("played", "played", Names(CARDS), default=0),
)
IN_VAIN: Final = Sheet(Line("no_card", "no_card", Names(COLOURS), default=0), brief=True)  # GA-R80
GUARD: Final = Sheet(
    Line("asleep_by", "asleep", Number(0, SEATS - 1, none=True), default=NONE),
    OneOf("beaten", "beaten", Flag(), default=False),
)
CITY: Final = Sheet(
    Line("doors", "doors", Names(GATES), default=0),
    Line("pile", "pile", Counts(CARDS), default=None),  # left out: every card that is nowhere else
    Line("discards", "discards", Counts(CARDS), default=None),
)
TURN: Final = Sheet(
    Line("n", "steps", Number(0, 6), default=0),
    Line("thief_steps", "thief_steps", Number(), default=0),
    Line("guard_steps", "guard_steps", Number(), default=0),
    Line("thief_bonus", "thief_bonus", Number(0, 2), default=0),
    Line("guard_bonus", "guard_bonus", Number(0, 2), default=0),
    Line("guard", "guard", Word(GUARDS, none=True), default=NONE),
    Line("thief_attacks", "thief_attacks", Names(ATTACKS), default=0),
    Line("guard_attacks", "guard_attacks", Names(ATTACKS), default=0),
    Line("passing", "passing", Word(FIGURES, none=True), default=NONE),
    Line("teleported", "teleported", Flag(), default=False),
    Line("secret_open", "secret_open", Word(SECRETS, none=True), default=NONE),
    Line("acted_first", "acted_first", Word(ACTED), default=NOBODY),
    Line("both_acted", "both_acted", Flag(), default=False),
)
ATTACK: Final = Sheet(
    Line("attacker", "attacker", Word(FIGURES)),
    Line("target", "target", SEAT),
    Line("attack_bonus", "attack_bonus", Number(0, 2), default=0),
    Line("defence_bonus", "defence_bonus", Number(0, 2), default=0),
    Line("crown", "crown_at_stake", Word(COLOURS, none=True), default=NONE),
)
KEYS: Final = ("phase", *FRAME.keys, "players", "guards", *CITY.keys, "turn", "attack")


def dump(t: Gadranton) -> dict[str, Any]:
    """Everything but the options."""
    return {
        "phase": PHASES[t.asks],
        **FRAME.write(t),
        "players": [PLAYER.write(t, seat) | IN_VAIN.write(t, seat) for seat in range(t.seats)],
        "guards": {name: {"at": CELLS[t.cell[SEATS + i]], **GUARD.write(t, i)} for i, name in enumerate(GUARDS)},
        **CITY.write(t),
        "turn": {"mover": MOVERS[t.mover] if t.steps else None, **TURN.write(t), "shown": _shown(t)},
        "attack": None if t.attacker == NONE else ATTACK.write(t),
    }


def _shown(t: Gadranton) -> dict[str, Any] | None:
    """The dice of the last attack this turn, as they lie on the table."""
    if t.shown == COMBAT_DICE:
        return {"attack": t.shown_first, "defence": t.shown_second}
    return {"archery": FACES[t.shown_first], "number": t.shown_second} if t.shown == ARCHERY_DICE else None


def load(seats: int, options: vec[i64], written: Mapping[str, Any]) -> Gadranton:
    """A position by hand or from `dump`; BadPosition if it cannot be."""
    try:
        t = start(seats, options)
    except BadOption as wrong:
        raise BadPosition(str(wrong)) from wrong
    given = _given("a position", written, KEYS, "pile", "attack")
    refuse("phase" not in given, "a position needs phase")
    t.asks = Word(PHASES).read("phase", given["phase"])
    FRAME.read(t, given)
    _read_players(t, given.get("players"))
    _read_guards(t, given.get("guards", {}))
    CITY.read(t, given)
    _read_turn(t, given.get("turn", {}))
    if "attack" in given:
        ATTACK.read(t, only("attack", given["attack"], ATTACK.keys), what="attack")
    _count_what_is_left(t, "pile" in given)
    _find_actor(t)
    check(t)
    return t


def _given(what: str, written: Any, known: Sequence[str], *open_to_none: str) -> dict[str, Any]:
    """What is written, where some things are left out by writing None."""
    return {
        key: value for key, value in only(what, written, known).items() if value is not None or key not in open_to_none
    }


def _read_players(t: Gadranton, players: Any) -> None:
    refuse(not isinstance(players, list | tuple), f"players is written as a list, not as {players!r}")
    refuse(len(players) != t.seats, f"{len(players)} players for {t.seats} seats: there must be one each")
    for seat, player in enumerate(players):
        what = f"player {seat}"
        given = _given(what, player, (*PLAYER.keys, *IN_VAIN.keys), "thief", "ever_worn")
        PLAYER.read(t, given, seat, what)
        IN_VAIN.read(t, given, seat, what)
        t.hand_size[seat] = sum(t.hand[seat * len(CARDS) : (seat + 1) * len(CARDS)])
        if "ever_worn" not in given:
            shows = t.worn[seat] != NONE and t.options[EXCHANGE_CROWN] != ANY
            t.worn_ever[seat] = t.delivered[seat] | (1 << t.worn[seat] if shows else 0)


def _read_guards(t: Gadranton, guards: Any) -> None:
    """Without a cell a guard stands where it starts."""
    for name, guard in only("guards", guards, GUARDS).items():
        given = _given(name, guard, ("at", *GUARD.keys), "at")
        GUARD.read(t, given, GUARDS.index(name), name)
        if "at" in given:
            t.cell[SEATS + GUARDS.index(name)] = Word(CELLS).read(f"at of {name}", given["at"])


def _read_turn(t: Gadranton, turn: Any) -> None:
    given = _given("turn", turn, ("mover", *TURN.keys, "shown"), "mover", "shown")
    TURN.read(t, given, what="turn")
    refuse(("mover" in given) != (t.steps > 0), "after the roll turn needs mover and n (GA-12)")
    if "mover" in given:
        t.mover = Word(MOVERS).read("mover", given["mover"])
    if "shown" in given:
        _read_shown(t, given["shown"])


def _read_shown(t: Gadranton, shown: Any) -> None:
    """Two dice of one attack, or BadPosition."""
    keys = ("attack", "defence", "archery", "number")
    given = _given("shown", shown, keys, *keys)
    die = {key: Number(1, 6).read(key, value) for key, value in given.items() if key != "archery"}
    if given.keys() == {"attack", "defence"}:
        show(t, COMBAT_DICE, die["attack"], die["defence"])
    elif given.keys() == {"archery", "number"}:
        show(t, ARCHERY_DICE, Word(FACES).read("archery", given["archery"]), die["number"])
    else:
        raise BadPosition("shown is attack and defence of a fight, or archery and number of an arrow")


def _count_what_is_left(t: Gadranton, pile_given: bool) -> None:
    """Stocks follow from what is out; cards named nowhere lie in the draw pile."""
    for card in range(0 if pile_given else len(CARDS)):
        t.pile[card] -= t.discards[card] + sum(t.hand[seat * len(CARDS) + card] for seat in range(t.seats))
    for colour in range(len(COLOURS)):
        out = sum((t.delivered[seat] >> colour & 1) + (t.worn[seat] == colour) for seat in range(t.seats))
        t.stock[colour] = CROWNS_A_COLOUR - out - (t.crown_at_stake == colour)
    for seat in range(t.seats):
        t.crowns_left[seat] = THIEF_CROWNS - (t.hidden >> seat & 1) - [*t.blocked, *t.asleep].count(seat)


def _find_actor(t: Gadranton) -> None:
    """Whoever the question is asked of; who has won follows from the rest."""
    t.actor = t.questions[t.asks].asked(t)
    if t.actor == OVER:
        t.winners = 1 << t.active if scoring.all_home(t) else scoring.leaders(t)
