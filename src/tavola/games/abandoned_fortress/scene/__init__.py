"""What one seat sees of the Abandoned Fortress: the whole map, its own cards, and of others' cards the backs."""

from tavola.games.abandoned_fortress.asking import ASKING
from tavola.games.abandoned_fortress.asking.over import result
from tavola.games.abandoned_fortress.data import FACES, SIZE
from tavola.games.abandoned_fortress.scene.board import pieces, spaces
from tavola.games.abandoned_fortress.scene.panels import panels
from tavola.games.abandoned_fortress.scene.zones import zones
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.scene import Board, Die, Scene
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice


def draw(t: AbandonedFortress, seat: int | None, voice: Voice) -> Scene:
    asking = ASKING[t.questions[t.asks].name]
    decides = seat is not None and seat == t.actor
    return Scene(
        game="abandoned-fortress",
        seat=seat,
        actor=t.actor,
        board=Board(size=(SIZE, SIZE), art="map"),
        spaces=spaces(t, asking if decides else None, voice),
        pieces=pieces(t, voice),
        zones=zones(t, seat, asking.about, voice),
        seats=panels(t, seat, voice),
        dice=_dice(t, voice),
        prompt=asking.prompt(t, seat, voice),
        choices=asking.choices(t, voice) if decides else (),
        window=asking.window(t, voice) if decides else None,
        result=result(t, voice) if t.actor == OVER else "",
    )


def _dice(t: AbandonedFortress, voice: Voice) -> tuple[Die, ...]:
    if not t.white:
        return ()
    face = FACES[t.face]
    return (
        Die(id="white", style="bone", face=t.white, text=voice.say("die-white", n=t.white)),
        Die(id="black", style="dragon", face=face, text=voice.say("die-black", face=voice.say(f"face-{face}"))),
    )
