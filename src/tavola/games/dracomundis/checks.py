"""What no position can be: DM-R77, check by check."""

from tavola.games.dracomundis.data import CELLS, COPIES, KINDS, SEATS
from tavola.games.dracomundis.state import DracoMundis
from tavola.games.dracomundis.tables import (
    CAMPSITE,
    DRAGON_TRAPS,
    EXPLORER,
    MAX_ROUNDS,
    NOTHING,
    QUIET_ROUNDS,
    SETUP_STEP,
    SHERPA,
    TRAP,
    TURN_ACTIONS,
    WARPATH,
)
from tavola.games.dracomundis.tokens import FACE_DOWN, kind_of, owner_of
from tavola.games.dracomundis.valley import ACTING, CHOOSING_FIRST, ENDED, FACING, FACING_EXPLORER
from tavola.games.dracomundis.written import TAGS, Read, refuse


def free_tag(read: Read, taken: set[int]) -> int:
    """The token's own number, or the lowest that is free."""
    tag = read.tag if read.tag is not None else next(n for n in range(TAGS) if n not in taken)
    refuse(tag in taken, f"two tokens have the number #{tag}")
    taken.add(tag)
    return tag


def tag_for(read: Read, taken: set[int]) -> int:
    """On the board the numbers given were taken before the first token was laid."""
    return free_tag(read, taken) if read.tag is None else read.tag


def existing(state: DracoMundis, seat: int, kind: int) -> int:
    """How many tokens of a kind and colour lie in the valley or in front of somebody."""
    tokens = [*state.ground, *state.figure, *state.captive, *state.won]
    return sum(tok != NOTHING and owner_of(tok) == seat and kind_of(tok) == kind for tok in tokens)


def counts(state: DracoMundis, picked: bool) -> None:
    """DM-02: no colour has more of a kind than are printed."""
    for seat in range(state.seats):
        for kind, copies in enumerate(COPIES):
            gone = 1 if kind == SHERPA and state.sacrificed >> seat & 1 else 0
            held = 1 if picked and seat == state.mover and kind == state.picked else 0
            have = existing(state, seat, kind) + gone + held
            refuse(have > copies, f"{SEATS[seat]} has {have} of {KINDS[kind]}, and there are {copies} (DM-02)")
            refuse(kind == TRAP and have > 0 and not state.options[DRAGON_TRAPS], "there are no traps here (DM-66)")


def setup(state: DracoMundis) -> None:
    """DM-04 to DM-08: who has placed how many follows from whose turn it is."""
    for at in range(state.edge, len(CELLS)):
        tok = state.ground[at]
        face_up = (tok != NOTHING and tok < FACE_DOWN) or (_stands(state, at) and kind_of(state.figure[at]) != EXPLORER)
        refuse(face_up, f"{CELLS[at]}: in setup all but Explorers are face down (DM-05)")
    if state.phase == CHOOSING_FIRST:
        laid = state.hidden > 0 or state.batch > 0 or any(tok != NOTHING for tok in state.figure)
        refuse(laid, "nothing is placed before the lot (DM-03)")
        return
    _setup_order(state)
    if state.phase == FACING_EXPLORER:
        fits = _stands(state, state.turning) and owner_of(state.figure[state.turning]) == state.mover
        refuse(not fits, f"no Explorer of {SEATS[state.mover]} stands on {CELLS[state.turning]} to be faced (DM-R06)")


def _setup_order(state: DracoMundis) -> None:
    """Seats before the mover have had one turn of setup more than those after it."""
    step, full = state.options[SETUP_STEP], sum(COPIES) if state.options[DRAGON_TRAPS] else sum(COPIES) - 1
    laid = [sum(existing(state, seat, kind) for kind in range(len(KINDS))) for seat in range(state.seats)]
    done = laid[state.mover] - state.batch
    refuse(done < 0 or done % step != 0, f"{SEATS[state.mover]} cannot have placed {laid[state.mover]} tokens (DM-08)")
    waiting = state.phase == FACING_EXPLORER
    room = state.batch <= step and state.batch >= 1 if waiting else state.batch < step and laid[state.mover] < full
    refuse(not room, f"{SEATS[state.mover]} has nothing more to place in this turn of setup (DM-04, DM-08)")
    for seat in range(state.seats):
        if seat == state.mover:
            continue
        before = (seat - state.first) % state.seats < (state.mover - state.first) % state.seats
        due = min(done + step, full) if before else done
        refuse(laid[seat] != due, f"{SEATS[seat]} must have placed {due} tokens by now, not {laid[seat]} (DM-04)")


def _stands(state: DracoMundis, at: int) -> bool:
    return bool(state.figure[at] != NOTHING)


def turn(state: DracoMundis) -> None:
    """Action counts, quiet turns and the end: DM-09, DM-43, DM-62, DM-76 to DM-78."""
    _warpath(state)
    _actions(state)
    _quiet(state)
    limit = state.options[MAX_ROUNDS] * state.seats
    if state.phase == ENDED:
        stopped = bool(limit) and state.turns >= limit
        refuse(state.hidden > 0 and not stopped, "tokens lie face down: the game is not over (DM-62)")
        refuse(state.turns == 0, "the game cannot be over before its first turn (DM-62)")
    else:
        refuse(bool(limit) and state.turns >= limit, f"after {limit} turns the game is over (DM-78)")
        refuse(state.hidden == 0 and not state.turned, "nothing lies face down, so the game is over (DM-62)")
    if state.phase == FACING:
        fits = _stands(state, state.turning) and kind_of(state.figure[state.turning]) < CAMPSITE
        refuse(not fits, f"no character stands on {CELLS[state.turning]} to be faced (DM-23)")


def _warpath(state: DracoMundis) -> None:
    refuse(bool(state.sacrificed) and not state.options[WARPATH], "nobody gives up a Sherpa without warpath (DM-76)")
    own = bool(state.sacrificed >> state.mover & 1)
    refuse(bool(state.extra) and not own, f"{SEATS[state.mover]} has given up no Sherpa for an extra action (DM-76)")


def _actions(state: DracoMundis) -> None:
    most = TURN_ACTIONS + state.extra
    refuse(state.used > most, f"{state.used} actions were used, and there are {most} (DM-09)")
    refuse(state.flipped and not state.turned, "a flip turns a token: turned cannot be false (DM-38)")
    if state.phase == ACTING:
        refuse(state.turned and state.used == 0, "a token was turned, so an action was used (DM-09)")
        refuse(state.used == most and not state.may_sacrifice(), "no action is left, so the turn is over (DM-R71)")
    elif state.phase == FACING:
        refuse(state.used == most, "no action is left for the token that was turned (DM-09)")
        refuse(not state.turned, "the character to be faced was turned this turn: turned cannot be false (DM-23)")
    else:
        begun = state.used or state.extra or state.turned
        refuse(bool(begun), "no turn is under way once the game is over (DM-62)")


def _quiet(state: DracoMundis) -> None:
    limit = state.options[QUIET_ROUNDS] * state.seats
    most = min(state.turns, limit) if limit else state.turns
    refuse(state.quiet > most, f"quiet is {state.quiet}, but it can be {most} at most (DM-77)")
    due = bool(limit) and state.quiet == limit and (state.used > 0 or state.phase == FACING or bool(state.extra))
    refuse(due and not state.flipped, "the first action of this turn had to be a flip (DM-77)")
