"""The squares of a position in writing, and the stacks DM-20, DM-51 and DM-69 allow."""

from collections.abc import Mapping
from typing import Any

from tavola.games.dracomundis.data import CELLS, KINDS
from tavola.games.dracomundis.entering import enter_breaks
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import DRAGON_TRAPS
from tavola.games.dracomundis.position.written import Read, cell, claim_tag, refuse, write
from tavola.games.dracomundis.tables import CAMPSITE, CANNIBAL, EXPLORER, NOTHING, TIGER, TRAP
from tavola.games.dracomundis.tokens import FACE_DOWN, kind_of, owner_of
from tavola.kernel.state import FINE


def write_board(t: Fields) -> dict[str, Any]:
    """Each square that holds something: one token, or a list from the ground up."""
    stacks = {CELLS[at]: _stack(t, at) for at in range(t.edge, len(CELLS))}
    return {name: stack[0] if len(stack) == 1 else stack for name, stack in stacks.items() if stack}


def _stack(t: Fields, at: int) -> list[str]:
    ground, figure = t.ground[at], t.figure[at]
    stack = [write(ground)] if ground != NOTHING else []
    if figure != NOTHING and kind_of(figure) == CANNIBAL and t.captive[owner_of(figure)] != NOTHING:
        stack.append(write(t.captive[owner_of(figure)], prisoner=True))
    return [*stack, write(figure)] if figure != NOTHING else stack


def read_board(t: Fields, board: Any) -> set[int]:
    """Lay all tokens; the numbers taken."""
    refuse(not isinstance(board, Mapping), f"the board is written as squares with tokens, not as {board!r}")
    stacks = {}
    for name, stack in board.items():
        at = cell("a square of the board", name, t.edge)
        tokens = [stack] if isinstance(stack, str) else stack
        refuse(not isinstance(tokens, list | tuple) or not tokens, f"{name} holds a token or a list, not {stack!r}")
        stacks[at] = [Read(text, t.seats) for text in tokens]
    taken: set[int] = set()
    for read in (read for stack in stacks.values() for read in stack):
        claim_tag(read, taken)
    for at in sorted(stacks):
        _lay(t, at, stacks[at], taken)
    return taken


def _lay(t: Fields, at: int, stack: list[Read], taken: set[int]) -> None:
    """From the ground up: a terrain or a token face down, a prisoner, a character or a trap. DM-R77"""
    name = CELLS[at]
    for read in stack:
        refuse(read.kind == TRAP and not t.options[DRAGON_TRAPS], f"{name}: there are no traps here (DM-66)")
        tok = read.packed(taken)
        if read.down:
            _lay_face_down(t, at, read, tok, len(stack))
        elif read.held:
            _lay_prisoner(t, at, read, tok, stack)
        elif read.is_character or read.kind == TRAP:
            refuse(t.figure[at] != NOTHING, f"{name} holds two characters that are free (DM-20)")
            t.figure[at] = tok
        else:
            refuse(read.faced, f"{read.text!r} on {name}: terrains have no facing (DM-R29)")
            refuse(t.ground[at] != NOTHING or read is not stack[0], f"{name}: one terrain, below all else (DM-20)")
            t.ground[at] = tok
    _check_stack(t, at)


def _lay_face_down(t: Fields, at: int, read: Read, tok: int, high: int) -> None:
    refuse(high > 1, f"{CELLS[at]}: a token face down lies alone (DM-R77)")
    refuse(read.kind == EXPLORER, f"{CELLS[at]}: Explorers are never face down (DM-05)")
    t.ground[at] = tok
    t.hidden += 1


def _lay_prisoner(t: Fields, at: int, read: Read, tok: int, stack: list[Read]) -> None:
    """DM-47, DM-48, DM-51."""
    captor = stack[-1]
    free = not (captor.down or captor.held) and captor.kind == CANNIBAL
    refuse(not free, f"{CELLS[at]}: only a Cannibal on top holds a prisoner (DM-46)")
    fits = read.is_character and read.kind != CANNIBAL and read.owner != captor.owner
    refuse(not fits, f"{CELLS[at]}: {KINDS[read.kind]} cannot be this Cannibal's prisoner (DM-46, DM-47)")
    refuse(t.captive[captor.owner] != NOTHING, f"{CELLS[at]}: a Cannibal holds one prisoner (DM-47)")
    t.captive[captor.owner] = tok


def _check_stack(t: Fields, at: int) -> None:
    """Who may stand there: DM-54, DM-57, DM-61, DM-69."""
    ground, figure = t.ground[at], t.figure[at]
    if ground == NOTHING or figure == NOTHING or ground >= FACE_DOWN:
        return
    if kind_of(figure) == TRAP:
        refuse(kind_of(ground) in (CAMPSITE, TIGER), f"{CELLS[at]}: a trap lies on no camp and no Tiger (DM-69)")
        return
    wrong = enter_breaks(figure, ground) != FINE
    refuse(wrong, f"{CELLS[at]}: {KINDS[kind_of(figure)]} may not stand on that {KINDS[kind_of(ground)]} (DM-R77)")
