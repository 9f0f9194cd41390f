"""What a seat sees of Nim: the heaps, its own card, and the cards shown."""

from tavola.kernel.scene import Board, Item, Scene, SeatView, Space, Zone
from tavola.kernel.story import Voice
from tavola_nim.asking import ASKING
from tavola_nim.data import HEAPS
from tavola_nim.state import Nim


def draw(t: Nim, seat: int | None, voice: Voice) -> Scene:
    asking = ASKING[t.questions[t.asks].name]
    return Scene(
        game="nim",
        seat=seat,
        actor=t.actor,
        board=Board(size=(3, 1)),
        spaces=tuple(_heap(t, i, voice) for i in range(len(HEAPS))),
        zones=tuple(_hand(t, owner, seat, voice) for owner in range(t.seats)),
        seats=tuple(SeatView(seat=each, role=voice.say("seat", seat=each)) for each in range(t.seats)),
        prompt=asking.prompt(t, seat, voice),
        choices=asking.choices(t, voice) if seat == t.actor else (),
    )


def _heap(t: Nim, heap: int, voice: Voice) -> Space:
    label = voice.say("heap", heap=HEAPS[heap], count=t.heaps[heap])
    return Space(id=HEAPS[heap], shape="circle", at=(heap + 0.5, 0.5), label=label)


def _hand(t: Nim, owner: int, reader: int | None, voice: Voice) -> Zone:
    known = owner == reader or t.shown[owner]
    card = Item(id=f"card{owner}", n=t.cards[owner]) if known else Item(id=f"card{owner}", back="card")
    items = (card,) if t.cards[owner] else ()
    return Zone(id=f"hand{owner}", kind="hand", owner=owner, title=voice.say("hand", seat=owner), items=items)
