"""An agreed draw: who may offer it, who may answer, and what bots say to it."""

from tavola.server.dice import fresh_rng
from tavola.server.entries import Body, Entry, Kind
from tavola.server.refusals import Refusal
from tavola.server.sheet import Chair
from tavola.server.table import Table


def said(table: Table, seat: int, do: str, at: float, id: str) -> list[Entry]:
    """A seat offers, accepts or declines, and the bots answer an offer."""
    entry = _enter(table, _kind(table, seat, do), seat, at, id)
    return [entry, *_bots_answer(table, at)] if do == "offer" else [entry]


def _kind(table: Table, seat: int, do: str) -> Kind:
    if not table.game.draws:
        raise Refusal("no-draw", f"{table.game.title} knows no agreed draw")
    if do == "offer":
        if table.offered is not None:
            raise Refusal("no-draw", "an offer stands already")
        return "draw-offered"
    if table.offered is None or seat in table.offers:
        raise Refusal("no-draw", "there is no offer to answer")
    return "draw-declined" if do == "decline" else "draw-accepted"


def _enter(table: Table, kind: Kind, seat: int, at: float, id: str | None = None) -> Entry:
    if kind == "draw-accepted" and table.offers | {seat} == set(range(len(table.chairs))):
        kind = "draw-agreed"
    return table.enter(kind, seat, Body(name=table.name_of(seat)), at, id)


def _bots_answer(table: Table, at: float) -> list[Entry]:
    new = []
    for chair in table.chairs:
        if chair.kind == "bot" and table.offered is not None:
            kind: Kind = "draw-accepted" if _takes(table, chair) else "draw-declined"
            new.append(_enter(table, kind, chair.seat, at))
    return new


def _takes(table: Table, chair: Chair) -> bool:
    """A bot takes a draw when its chances look no better than even, seen with its own eyes; never for a person."""
    if chair.player is not None:
        return False
    looks = table.line.state.imagine(chair.seat, fresh_rng()).estimate(chair.seat)
    return looks <= 1 / len(table.chairs)
