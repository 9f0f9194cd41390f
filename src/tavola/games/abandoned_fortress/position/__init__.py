"""Positions in writing: `write` says everything but the options, `read` takes it again, or what was set by hand."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda, scoring, state
from tavola.games.abandoned_fortress.options import ANY, ONE_BATTLE, TEAMS
from tavola.games.abandoned_fortress.position import checking, decks, pending, players, sheets, shown
from tavola.games.abandoned_fortress.position.asks import PHASE_OF, asks_of, number_of
from tavola.games.abandoned_fortress.position.spelling import refuse
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import DRAGONS, NONE
from tavola.kernel.errors import BadOption
from tavola.kernel.questions import BY_ITSELF
from tavola.kernel.sheet import Word, only
from tavola.kernel.state import OVER

KEYS: Final = (
    *("asks", "phase", *sheets.STANDING.keys, "players", *decks.KEYS, *sheets.QUEUE.keys, "dragon"),
    *(*sheets.ROCK_AND_CROWN.keys, "turn", "battle", "shown", *sheets.IN_BETWEEN.keys),
)
PHASE: Final = Word(sheets.PHASES)


def start(seats: int, options: vec[i64]) -> AbandonedFortress:
    """Team play is for four. AF-R97"""
    if options[TEAMS] and seats != 4:
        raise BadOption(f"teams is for 4 seats, not {seats}")
    return state.start(seats, options)


def write(t: AbandonedFortress) -> dict[str, Any]:
    return {
        "asks": asks_of(t),
        "phase": PHASE.write(t.phase),
        **sheets.STANDING.write(t),
        "players": [players.write(t, seat) for seat in range(t.seats)],
        **decks.write(t),
        **sheets.QUEUE.write(t),
        "dragon": sheets.DRAGON.write(t),
        **sheets.ROCK_AND_CROWN.write(t),
        "turn": sheets.TURN.write(t) | (sheets.ATTACKED.write(t) if t.options[ONE_BATTLE] == ANY else {}),
        "battle": sheets.BATTLE.write(t) if t.stage else None,
        "shown": shown.write(t),
        **sheets.IN_BETWEEN.write(t),
    }


def read(seats: int, options: vec[i64], given: Mapping[str, Any]) -> AbandonedFortress:
    """BadPosition if it cannot be."""
    refuse(bool(options[TEAMS]) and seats != 4, f"teams is for 4 seats, not {seats}")
    written = only("a position of the Abandoned Fortress", given, KEYS)
    t = state.blank(seats, options)
    asks = written.get("asks")
    t.phase = PHASE.read("phase", written.get("phase") or PHASE_OF.get(str(asks), "act"))
    _read_players(t, written.get("players"))
    _read_table(t, written)
    decks.read(t, written)
    t.asks = number_of(asks, t.effect)
    checking.check(t)
    pending.check(t)
    _ask(t)
    return t


def _read_players(t: AbandonedFortress, given: Any) -> None:
    refuse(not isinstance(given, list | tuple), f"players are written as a list, one for each seat, not as {given!r}")
    refuse(len(given) != t.seats, f"{len(given)} players for {t.seats} seats: there must be one each")
    for seat, player in enumerate(given):
        players.read(t, seat, player)


def _read_table(t: AbandonedFortress, written: Mapping[str, Any]) -> None:
    for sheet in (sheets.STANDING, sheets.QUEUE, sheets.ROCK_AND_CROWN, sheets.IN_BETWEEN):
        sheet.read(t, written)
    sheets.DRAGON.read(t, _part("dragon", written, sheets.DRAGON.keys), what="the dragon")
    turn = _part("turn", written, (*sheets.TURN.keys, *sheets.ATTACKED.keys))
    sheets.TURN.read(t, turn)
    sheets.ATTACKED.read(t, turn)
    if written.get("battle") is not None:
        sheets.BATTLE.read(t, _part("battle", written, sheets.BATTLE.keys), what="a battle")
    shown.read(t, written.get("shown"))
    _count_dragons(t)


def _part(name: str, written: Mapping[str, Any], keys: tuple[str, ...]) -> Mapping[str, Any]:
    return only(name, written.get(name, {}), keys)


def _count_dragons(t: AbandonedFortress) -> None:
    taken = [card for card in range(DRAGONS) if t.dragon_owner[card] != NONE]
    known = [*([t.dragon_card] if t.dragon_card != NONE else []), *t.dragon_under, *taken]
    refuse(len(set(known)) < len(known), "a Dragon card is in one place only (AF-101)")
    for card in known:
        t.dragon_unseen &= ~(1 << card)


def _ask(t: AbandonedFortress) -> None:
    """Who decides, and that there is something to decide."""
    asked = t.questions[t.asks].asked(t)
    t.actor = t.active if asked == BY_ITSELF else asked
    if t.asks == agenda.OVER:
        won = scoring.has_won(t, t.active)
        t.winners = scoring.side(t, t.active) if won else scoring.leaders(t)
    refuse(t.actor >= t.seats, "the seat that is asked is not there")
    legal = len(t.legal()) if t.actor != OVER else 1
    refuse(not legal, f"nothing could be done when asked {asks_of(t)}")
