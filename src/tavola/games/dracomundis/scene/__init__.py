"""What one seat sees of Draco Mundis: built from what it knows, never from the whole position."""

from typing import Final

from msgspec.structs import replace

from tavola.games.dracomundis.asking import ASKING
from tavola.games.dracomundis.asking.over import result
from tavola.games.dracomundis.data import CELLS, COLUMNS, ROWS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.knowledge import backs
from tavola.games.dracomundis.scene.panels import own_panels, own_zones, panels, zones
from tavola.games.dracomundis.scene.pieces import own_pieces, pieces
from tavola.kernel.drawing import Drawing, drawn
from tavola.kernel.scene import Board, Scene, Space
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice

BOARDS: Final = {
    (first, seats): Board(size=(float(len(COLUMNS) - first), float(ROWS)), art=f"valley{seats}")
    for first in range(len(COLUMNS))
    for seats in (2, 3, 4)
}


class Valley(Drawing[Fields]):
    """All see backs and faces; a seat knows its own backs and those it has looked at."""

    def common(self, t: Fields, voice: Voice) -> Scene:
        first, seen = t.edge // ROWS, backs(t, None)
        return Scene(
            game="dracomundis",
            seat=None,
            actor=t.actor,
            board=BOARDS[first, t.seats],
            spaces=_spaces(first),
            pieces=pieces(t, voice),
            zones=zones(t, seen, voice),
            seats=panels(t, voice),
            prompt=ASKING[t.questions[t.asks].name].prompt(t, None, voice),
            result=result(t, voice) if t.actor == OVER else "",
        )

    def own(self, t: Fields, seat: int, common: Scene, voice: Voice) -> Scene:
        asking, decides, seen = ASKING[t.questions[t.asks].name], t.actor == seat, backs(t, seat)
        return replace(
            common,
            seat=seat,
            pieces=own_pieces(t, seat, seen, common.pieces, voice),
            zones=own_zones(t, seat, seen, common.zones, voice),
            seats=own_panels(t, seat, common.seats, voice),
            prompt=asking.prompt(t, seat, voice) if decides else common.prompt,
            choices=asking.choices(t, voice) if decides else (),
        )


@drawn
def _spaces(first: int) -> tuple[Space, ...]:
    """The squares of the map; DM-01: those not in use are not drawn."""
    return tuple(_space(at, first) for at in range(first * ROWS, len(CELLS)))


def _space(at: int, first: int) -> Space:
    column, row = divmod(at, ROWS)
    return Space(
        id=CELLS[at], shape="square", at=(column - first + 0.5, ROWS - row - 0.5), style="map", label=CELLS[at]
    )
