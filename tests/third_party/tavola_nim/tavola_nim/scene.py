"""What a seat sees of Nim: the heaps, its own card, and the cards shown."""

from collections.abc import Sequence

from tavola.kernel.scene import Board, Choice, Item, Prompt, Scene, SeatView, Space, Zone
from tavola.kernel.state import CHANCE, OVER
from tavola.kernel.story import Voice
from tavola_nim.notation import ACTIONS, HEAPS
from tavola_nim.state import Nim


def draw(state: Nim, seat: int | None, voice: Voice) -> Scene:
    return Scene(
        game="nim",
        seat=seat,
        actor=state.actor,
        board=Board(size=(3, 1)),
        spaces=tuple(_heap(state, i, voice) for i in range(len(HEAPS))),
        zones=tuple(_hand(state, owner, seat, voice) for owner in range(state.seats)),
        seats=tuple(SeatView(seat=each, role=voice.say("seat", seat=each)) for each in range(state.seats)),
        prompt=_prompt(state, voice),
        choices=tuple(_choice(act, voice) for act in state.legal()) if seat == state.actor else (),
    )


def meant(state: Nim, seat: int, ids: Sequence[str]) -> int | None:
    """A heap with a count, or the own card with a heap."""
    match tuple(ids):
        case [heap, "1" | "2" as count] if heap in HEAPS:
            return ACTIONS.encode("take", heap=heap, count=int(count))
        case ["card", heap] if heap in HEAPS:
            return ACTIONS.encode("show", heap=heap)
    return None


def _heap(state: Nim, heap: int, voice: Voice) -> Space:
    label = voice.say("heap", heap=HEAPS[heap], count=state.heaps[heap])
    return Space(id=HEAPS[heap], shape="circle", at=(heap + 0.5, 0.5), label=label)


def _hand(state: Nim, owner: int, reader: int | None, voice: Voice) -> Zone:
    known = owner == reader or state.shown[owner]
    card = Item(id=f"card{owner}", n=state.cards[owner]) if known else Item(id=f"card{owner}", back="card")
    items = (card,) if state.cards[owner] else ()
    return Zone(id=f"hand{owner}", kind="hand", owner=owner, title=voice.say("hand", seat=owner), items=items)


def _prompt(state: Nim, voice: Voice) -> Prompt:
    if state.actor == CHANCE:
        return Prompt(seat=None, text=voice.say("prompt-deal"), clauses=("NI-02",))
    if state.actor == OVER:
        return Prompt(seat=None, text=voice.say("prompt-over"), clauses=("NI-08",))
    return Prompt(seat=state.actor, text=voice.say("prompt-take", seat=state.actor), clauses=("NI-04", "NI-06"))


def _choice(act: int, voice: Voice) -> Choice:
    named = ACTIONS.decode(act)
    heap = str(named.params["heap"])
    if named.kind == "show":
        return Choice(act=act, ids=("card", heap), label=voice.say("choose-show", heap=heap))
    count = named.params["count"]
    return Choice(act=act, ids=(heap, str(count)), label=voice.say("choose-take", heap=heap, count=count))
