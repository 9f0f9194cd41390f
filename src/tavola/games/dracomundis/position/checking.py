"""What no position can be: DM-R77, check by check."""

from collections.abc import Callable
from typing import Final

from tavola.games.dracomundis import agenda
from tavola.games.dracomundis.data import CELLS, COPIES, KINDS, SEATS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import DRAGON_TRAPS, MAX_ROUNDS, QUIET_ROUNDS, SETUP_STEP, WARPATH
from tavola.games.dracomundis.position.tokens import existing
from tavola.games.dracomundis.position.written import refuse
from tavola.games.dracomundis.tables import CAMPSITE, EXPLORER, NOTHING, SHERPA, TRAP, TURN_ACTIONS
from tavola.games.dracomundis.tokens import FACE_DOWN, kind_of, owner_of
from tavola.games.dracomundis.turns import may_sacrifice

FACING_ONLY: Final = "facing names a square in phase face or face_explorer, and only there"


def check(t: Fields) -> None:
    """What holds at any time, then what holds while this is asked."""
    picking, facing = t.asks == agenda.PLACE, t.asks in (agenda.FACE_EXPLORER, agenda.FACE)
    refuse((t.picked != NOTHING) != picking, "a token is picked in phase place, and only there (DM-04)")
    refuse((t.turning != NOTHING) != facing, f"{FACING_ONLY} (DM-23)")
    counts(t)
    for each in CHECKS[t.asks]:
        each(t)


def counts(t: Fields) -> None:
    """DM-02: no colour has more of a kind than are printed."""
    for seat in range(t.seats):
        for kind, copies in enumerate(COPIES):
            gone = 1 if kind == SHERPA and t.sacrificed >> seat & 1 else 0
            have = existing(t, seat, kind) + gone
            refuse(have > copies, f"{SEATS[seat]} has {have} of {KINDS[kind]}, and there are {copies} (DM-02)")
            refuse(kind == TRAP and have > 0 and not t.options[DRAGON_TRAPS], "there are no traps here (DM-66)")


def nothing_placed(t: Fields) -> None:
    laid = t.hidden > 0 or t.batch > 0 or any(tok != NOTHING for tok in t.figure)
    refuse(laid, "nothing is placed before the lot (DM-03)")


def all_face_down(t: Fields) -> None:
    """DM-05"""
    for at in range(t.edge, len(CELLS)):
        tok = t.ground[at]
        face_up = (tok != NOTHING and tok < FACE_DOWN) or (_stands(t, at) and kind_of(t.figure[at]) != EXPLORER)
        refuse(face_up, f"{CELLS[at]}: in setup all but Explorers are face down (DM-05)")


def setup_order(t: Fields) -> None:
    """Seats before the mover have had one turn of setup more than those after it. DM-04, DM-08"""
    step, full = t.options[SETUP_STEP], _set_of(t)
    done = _laid(t, t.mover) - t.batch
    refuse(done < 0 or done % step != 0, f"{SEATS[t.mover]} cannot have placed {_laid(t, t.mover)} tokens (DM-08)")
    refuse(not _has_room(t), f"{SEATS[t.mover]} has nothing more to place in this turn of setup (DM-04, DM-08)")
    for seat in (each for each in range(t.seats) if each != t.mover):
        before = (seat - t.first) % t.seats < (t.mover - t.first) % t.seats
        due, laid = min(done + step, full) if before else done, _laid(t, seat)
        refuse(laid != due, f"{SEATS[seat]} must have placed {due} tokens by now, not {laid} (DM-04)")


def _has_room(t: Fields) -> bool:
    """An Explorer waiting for its facing lies already; else one more token must fit into the turn."""
    if t.turning != NOTHING:
        return bool(1 <= t.batch <= t.options[SETUP_STEP])
    return bool(t.batch < t.options[SETUP_STEP] and _laid(t, t.mover) < _set_of(t))


def _set_of(t: Fields) -> int:
    """How many tokens a colour has."""
    return sum(COPIES) if t.options[DRAGON_TRAPS] else sum(COPIES) - 1


def _laid(t: Fields, seat: int) -> int:
    """How many tokens the seat has placed; one picked lies nowhere yet."""
    there = sum(existing(t, seat, kind) for kind in range(len(KINDS)))
    return there - (1 if seat == t.mover and t.picked != NOTHING else 0)


def an_explorer_to_face(t: Fields) -> None:
    fits = _stands(t, t.turning) and owner_of(t.figure[t.turning]) == t.mover
    refuse(not fits, f"no Explorer of {SEATS[t.mover]} stands on {CELLS[t.turning]} to be faced (DM-R06)")


def a_character_to_face(t: Fields) -> None:
    fits = _stands(t, t.turning) and kind_of(t.figure[t.turning]) < CAMPSITE
    refuse(not fits, f"no character stands on {CELLS[t.turning]} to be faced (DM-23)")


def _stands(t: Fields, at: int) -> bool:
    return bool(t.figure[at] != NOTHING)


def warpath(t: Fields) -> None:
    """DM-76"""
    refuse(bool(t.sacrificed) and not t.options[WARPATH], "nobody gives up a Sherpa without warpath (DM-76)")
    own = bool(t.sacrificed >> t.mover & 1)
    refuse(bool(t.extra) and not own, f"{SEATS[t.mover]} has given up no Sherpa for an extra action (DM-76)")


def actions(t: Fields) -> None:
    """DM-09, DM-38"""
    refuse(t.used > _most(t), f"{t.used} actions were used, and there are {_most(t)} (DM-09)")
    refuse(t.flipped and not t.turned, "a flip turns a token: turned cannot be false (DM-38)")


def _most(t: Fields) -> int:
    return int(TURN_ACTIONS + t.extra)


def something_to_do(t: Fields) -> None:
    refuse(t.turned and t.used == 0, "a token was turned, so an action was used (DM-09)")
    refuse(t.used == _most(t) and not may_sacrifice(t), "no action is left, so the turn is over (DM-R71)")


def a_token_just_turned(t: Fields) -> None:
    refuse(t.used == _most(t), "no action is left for the token that was turned (DM-09)")
    refuse(not t.turned, "the character to be faced was turned this turn: turned cannot be false (DM-23)")


def no_turn_under_way(t: Fields) -> None:
    refuse(bool(t.used or t.extra or t.turned), "no turn is under way once the game is over (DM-62)")


def quiet(t: Fields) -> None:
    """DM-77"""
    limit = t.options[QUIET_ROUNDS] * t.seats
    most = min(t.turns, limit) if limit else t.turns
    refuse(t.quiet > most, f"quiet is {t.quiet}, but it can be {most} at most (DM-77)")
    begun = t.used > 0 or t.turning != NOTHING or bool(t.extra)
    due = bool(limit) and t.quiet == limit and begun
    refuse(due and not t.flipped, "the first action of this turn had to be a flip (DM-77)")


def running(t: Fields) -> None:
    """DM-62, DM-78"""
    limit = t.options[MAX_ROUNDS] * t.seats
    refuse(bool(limit) and t.turns >= limit, f"after {limit} turns the game is over (DM-78)")
    refuse(t.hidden == 0 and not t.turned, "nothing lies face down, so the game is over (DM-62)")


def ended(t: Fields) -> None:
    """DM-62, DM-78"""
    limit = t.options[MAX_ROUNDS] * t.seats
    stopped = bool(limit) and t.turns >= limit
    refuse(t.hidden > 0 and not stopped, "tokens lie face down: the game is not over (DM-62)")
    refuse(t.turns == 0, "the game cannot be over before its first turn (DM-62)")


CHECKS: Final[dict[int, tuple[Callable[[Fields], None], ...]]] = {
    agenda.COLOUR: (all_face_down, nothing_placed),
    agenda.FIRST: (all_face_down, nothing_placed),
    agenda.PICK: (all_face_down, setup_order),
    agenda.PLACE: (all_face_down, setup_order),
    agenda.FACE_EXPLORER: (all_face_down, setup_order, an_explorer_to_face),
    agenda.TURN: (warpath, actions, something_to_do, quiet, running),
    agenda.FACE: (warpath, actions, a_token_just_turned, quiet, running, a_character_to_face),
    agenda.OVER: (warpath, actions, no_turn_under_way, quiet, ended),
}
