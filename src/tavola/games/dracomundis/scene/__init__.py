"""What one seat sees of Draco Mundis: built from what it knows, never from the whole position."""

from tavola.games.dracomundis.asking import ASKING
from tavola.games.dracomundis.asking.over import result
from tavola.games.dracomundis.data import CELLS, COLUMNS, ROWS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.scene.panels import seat_view, zones
from tavola.games.dracomundis.scene.pieces import pieces
from tavola.kernel.scene import Board, Scene, Space
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice


def draw(t: Fields, seat: int | None, voice: Voice) -> Scene:
    asking = ASKING[t.questions[t.asks].name]
    first = t.edge // ROWS
    return Scene(
        game="dracomundis",
        seat=seat,
        actor=t.actor,
        board=Board(size=(float(len(COLUMNS) - first), float(ROWS)), art=f"valley{t.seats}"),
        spaces=tuple(_space(at, first) for at in range(t.edge, len(CELLS))),
        pieces=pieces(t, seat, voice),
        zones=zones(t, seat, voice),
        seats=tuple(seat_view(t, owner, seat, voice) for owner in range(t.seats)),
        prompt=asking.prompt(t, seat, voice),
        choices=asking.choices(t, voice) if t.actor == seat else (),
        result=result(t, voice) if t.actor == OVER else "",
    )


def _space(at: int, first: int) -> Space:
    """A square of the map; DM-01: those not in use are not drawn."""
    column, row = divmod(at, ROWS)
    return Space(
        id=CELLS[at], shape="square", at=(column - first + 0.5, ROWS - row - 0.5), style="map", label=CELLS[at]
    )
