"""What a seat sees of Causeway."""

from math import cos, pi, sin

from causeway.actions import HEXES
from causeway.asking import ASKING
from causeway.state import Causeway
from tavola.kernel.scene import Board, Item, Piece, Plane, Scene, SeatView, Space
from tavola.kernel.story import Voice

MIDDLE = 1.5


def draw(t: Causeway, seat: int | None, voice: Voice) -> Scene:
    mine, asking = seat == t.actor, ASKING[t.questions[t.asks].name]
    choices = asking.choices(t, voice) if mine else ()
    cellar = Plane(id="cellar", title=voice.say("plane-cellar"), kind="inset", size=(2.0, 1.0))
    return Scene(
        game="causeway",
        seat=seat,
        actor=t.actor,
        board=Board(size=(3, 3), planes=(Plane(id="island"), cellar)),
        spaces=tuple(_hex(name, voice) for name in HEXES),
        pieces=tuple(_walker(t, each, voice) for each in range(2)),
        seats=tuple(_panel(t, each, voice) for each in range(2)),
        prompt=asking.prompt(t, seat, voice),
        choices=choices,
        bundle=asking.bundle(t, choices, voice) if mine else None,
    )


def _hex(name: str, voice: Voice) -> Space:
    n = int(name[1])
    label = voice.say("space", hex=name)
    if name[0] == "c":
        return Space(id=name, shape="hex", at=(n + 0.5, 0.5), label=label, plane="cellar")
    angle = (n - 1) * pi / 3
    at = (MIDDLE + cos(angle), MIDDLE + sin(angle)) if n else (MIDDLE, MIDDLE)
    return Space(id=name, shape="hex", at=at, label=label, plane="island")


def _walker(t: Causeway, owner: int, voice: Voice) -> Piece:
    at = HEXES[t.at[owner]]
    return Piece(id=f"w{owner}", space=at, icon="walker", owner=owner, label=voice.say("walker", seat=owner))


def _panel(t: Causeway, seat: int, voice: Voice) -> SeatView:
    goods = Item(id=f"goods{seat}", title=str(t.goods[seat]))
    return SeatView(seat=seat, role=voice.say("seat", seat=seat), facts=(goods,))
