"""What one seat sees: both maps, all pieces, its own side's cards, and of the others what lies open."""

from msgspec.structs import replace

from tavola.games.el_dorado.asking import asked_now
from tavola.games.el_dorado.ending import result
from tavola.games.el_dorado.scene.fighting import dice
from tavola.games.el_dorado.scene.maps import sheets
from tavola.games.el_dorado.scene.panels import zones
from tavola.games.el_dorado.scene.pieces import pieces
from tavola.games.el_dorado.scene.sitters import panels
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.drawing import Drawing
from tavola.kernel.scene import Scene
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice


class Maps(Drawing[Dorado]):
    """Maps, pieces, dice and panels are everybody's; a seat has its hand, its prices and its choices on top."""

    def common(self, t: Dorado, voice: Voice) -> Scene:
        asked = asked_now(t)
        board, spaces = sheets(t, asked, voice)
        return Scene(
            game="el-dorado",
            seat=None,
            actor=t.actor,
            board=board,
            spaces=spaces,
            pieces=pieces(t, voice),
            zones=zones(t, asked, None, (), voice),
            seats=panels(t, voice),
            dice=dice(t, voice),
            prompt=asked.prompt(t, None, voice),
            result=result(t, voice) if t.actor == OVER else "",
        )

    def own(self, t: Dorado, seat: int, common: Scene, voice: Voice) -> Scene:
        asked = asked_now(t)
        made = asked.choices(t, voice) if t.actor == seat else ()
        return replace(
            common,
            seat=seat,
            zones=zones(t, asked, seat, made, voice, common.zones),
            prompt=common.prompt if asked.asks_all_alike else asked.prompt(t, seat, voice),
            choices=made,
            bundle=asked.bundle(t, made, voice) if made else None,
            window=asked.window(t, voice) if made else None,
        )
