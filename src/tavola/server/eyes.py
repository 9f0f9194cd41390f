"""Whose eyes a client has: its seat's, the deciding one's on a shared screen, nobody's behind a curtain."""

from tavola.server.client import Client
from tavola.server.table import Table


def look(client: Client, table: Table) -> bool:
    """Choose whose eyes a client has now; False if it must be shown everything anew."""
    before, actor = client.eyes, table.actor
    if client.watch or not client.seats:
        client.eyes = None
    elif len(client.seats) == 1 or not table.secrets:
        client.eyes = actor if actor in client.seats else before if before in client.seats else client.seats[0]
    else:
        _draw_curtain(client, actor)
    return client.eyes == before or not table.secrets


def _draw_curtain(client: Client, actor: int | None) -> None:
    """Hot seat with secrets: the screen shows a seat only after its player has opened it."""
    next_seat = actor if actor in client.seats else client.opened
    if client.opened is None or next_seat != client.opened:
        client.opened = None
        client.shut = next_seat if next_seat is not None else client.seats[0]
    else:
        client.shut = None
    client.eyes = client.opened


def may_open(client: Client, table: Table, seat: int | None) -> bool:
    """May the curtain open for this seat? For one of the screen's own, if no other of them is to decide."""
    if seat is None:
        return True
    return seat in client.seats and (table.actor in (seat, None) or table.actor not in client.seats)


def reseat(client: Client, table: Table) -> None:
    """Chairs changed hands: a client holds what its player holds."""
    client.seats = [] if client.watch else table.seats_of(client.player)
    client.shut = None
    if client.opened not in client.seats:
        client.opened = None  # what another holds now is no longer shown
