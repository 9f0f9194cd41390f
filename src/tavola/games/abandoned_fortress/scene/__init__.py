"""What one seat sees of the Abandoned Fortress: the whole map, its own cards, and of others' cards the backs."""

from typing import Final

from msgspec.structs import replace

from tavola.games.abandoned_fortress.asking import ASKING
from tavola.games.abandoned_fortress.asking.over import result
from tavola.games.abandoned_fortress.data import FACES, SIZE
from tavola.games.abandoned_fortress.scene.board import ground, pieces, with_ways
from tavola.games.abandoned_fortress.scene.panels import own_panels, panels
from tavola.games.abandoned_fortress.scene.zones import own_zones, zones
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.drawing import Drawing, drawn
from tavola.kernel.scene import Board, Die, Scene
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice

BOARD: Final = Board(size=(SIZE, SIZE), art="map")


class Land(Drawing[AbandonedFortress]):
    """All see the map and the backs of cards; a seat knows its own, those it has looked at, and what it may do."""

    def common(self, t: AbandonedFortress, voice: Voice) -> Scene:
        asking = ASKING[t.questions[t.asks].name]
        return Scene(
            game="abandoned-fortress",
            seat=None,
            actor=t.actor,
            board=BOARD,
            spaces=ground(voice),
            pieces=pieces(t, voice),
            zones=zones(t, asking.about, voice),
            seats=panels(t, voice),
            dice=_dice(t.white, t.face, voice),
            prompt=asking.prompt(t, None, voice),
            result=result(t, voice) if t.actor == OVER else "",
        )

    def own(self, t: AbandonedFortress, seat: int, common: Scene, voice: Voice) -> Scene:
        seats, beside = own_panels(t, seat, common.seats, voice), own_zones(t, seat, common.zones, voice)
        if t.actor != seat:
            return replace(common, seat=seat, zones=beside, seats=seats)
        asking = ASKING[t.questions[t.asks].name]
        return replace(
            common,
            seat=seat,
            spaces=with_ways(common.spaces, asking.ways(t), voice),
            zones=beside,
            seats=seats,
            prompt=asking.prompt(t, seat, voice),
            choices=asking.choices(t, voice),
            window=asking.window(t, voice),
        )


@drawn
def _dice(white: int, black: int, voice: Voice) -> tuple[Die, ...]:
    if not white:
        return ()
    face = FACES[black]
    return (
        Die(id="white", style="bone", face=white, text=voice.say("die-white", n=white)),
        Die(id="black", style="dragon", face=face, text=voice.say("die-black", face=voice.say(f"face-{face}"))),
    )
