"""What a seat sees of Nim: the heaps, its own card, and the cards shown."""

from msgspec.structs import replace

from tavola.kernel.drawing import Drawing, drawn
from tavola.kernel.scene import Board, Item, Scene, SeatView, Space, Zone
from tavola.kernel.story import Voice
from tavola_nim.asking import ASKING
from tavola_nim.data import HEAPS
from tavola_nim.state import Nim

BOARD = Board(size=(3, 1))


class Heaps(Drawing[Nim]):
    """All see the heaps and the cards shown; a seat its own card, and what it may take."""

    def common(self, t: Nim, voice: Voice) -> Scene:
        return Scene(
            game="nim",
            seat=None,
            actor=t.actor,
            board=BOARD,
            spaces=tuple(heap(i, t.heaps[i], voice) for i in range(len(HEAPS))),
            zones=tuple(hand(owner, t.cards[owner], bool(t.shown[owner]), voice) for owner in range(t.seats)),
            seats=tuple(panel(each, voice) for each in range(t.seats)),
            prompt=ASKING[t.questions[t.asks].name].prompt(t, None, voice),
        )

    def own(self, t: Nim, seat: int, common: Scene, voice: Voice) -> Scene:
        asking = ASKING[t.questions[t.asks].name]
        mine = hand(seat, t.cards[seat], True, voice)
        return replace(
            common,
            seat=seat,
            zones=(*common.zones[:seat], mine, *common.zones[seat + 1 :]),
            prompt=asking.prompt(t, seat, voice),
            choices=asking.choices(t, voice) if seat == t.actor else (),
        )


@drawn
def heap(heap: int, count: int, voice: Voice) -> Space:
    label = voice.say("heap", heap=HEAPS[heap], count=count)
    return Space(id=HEAPS[heap], shape="circle", at=(heap + 0.5, 0.5), label=label)


@drawn
def hand(owner: int, held: int, known: bool, voice: Voice) -> Zone:
    card = Item(id=f"card{owner}", n=held) if known else Item(id=f"card{owner}", back="card")
    items = (card,) if held else ()
    return Zone(id=f"hand{owner}", kind="hand", owner=owner, title=voice.say("hand", seat=owner), items=items)


@drawn
def panel(seat: int, voice: Voice) -> SeatView:
    return SeatView(seat=seat, role=voice.say("seat", seat=seat))
