"""What one seat sees: both maps, all pieces, its own side's cards, and of the others what lies open."""

from tavola.games.el_dorado.asking import asked_now
from tavola.games.el_dorado.ending import result
from tavola.games.el_dorado.scene.fighting import dice
from tavola.games.el_dorado.scene.maps import sheets
from tavola.games.el_dorado.scene.panels import zones
from tavola.games.el_dorado.scene.pieces import pieces
from tavola.games.el_dorado.scene.sitters import panels
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.scene import Scene
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice


def draw(t: Dorado, seat: int | None, voice: Voice) -> Scene:
    asked = asked_now(t)
    board, spaces = sheets(t, asked, voice)
    made = asked.choices(t, voice) if t.actor == seat else ()
    return Scene(
        game="el-dorado",
        seat=seat,
        actor=t.actor,
        board=board,
        spaces=spaces,
        pieces=pieces(t, voice),
        zones=zones(t, asked, seat, made, voice),
        seats=panels(t, voice),
        dice=dice(t, voice),
        prompt=asked.prompt(t, seat, voice),
        choices=made,
        bundle=asked.bundle(t, made, voice) if made else None,
        window=asked.window(t, voice) if made else None,
        result=result(t, voice) if t.actor == OVER else "",
    )
