"""What a seat sees of Causeway."""

from collections.abc import Sequence
from math import cos, pi, sin

from causeway.notation import ACTIONS
from causeway.state import GATHER, HEXES, REST, Causeway
from tavola.kernel.scene import (
    Board,
    Choice,
    Item,
    Piece,
    Plane,
    Preview,
    Prompt,
    Scene,
    SeatView,
    Space,
    Stepper,
)
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice

MIDDLE = 1.5


def draw(state: Causeway, seat: int | None, voice: Voice) -> Scene:
    mine = seat == state.actor
    cellar = Plane(id="cellar", title=voice.say("plane-cellar"), kind="inset", size=(2.0, 1.0))
    return Scene(
        game="causeway",
        seat=seat,
        actor=state.actor,
        board=Board(size=(3, 3), planes=(Plane(id="island"), cellar)),
        spaces=tuple(_hex(name, voice) for name in HEXES),
        pieces=tuple(_walker(state, each, voice) for each in range(2)),
        seats=tuple(_panel(state, each, voice) for each in range(2)),
        prompt=_prompt(state, voice),
        choices=tuple(_choice(state, act, voice) for act in state.legal()) if mine else (),
        bundle=_bundle(voice) if mine else None,
    )


def meant(state: Causeway, seat: int, ids: Sequence[str]) -> int | None:
    match tuple(ids):
        case [walker, name] if walker == f"w{seat}" and name in HEXES:
            return ACTIONS.encode("step", hex=name)
        case ["rest"]:
            return ACTIONS.encode("rest")
    return None


def _hex(name: str, voice: Voice) -> Space:
    n = int(name[1])
    label = voice.say("space", hex=name)
    if name[0] == "c":
        return Space(id=name, shape="hex", at=(n + 0.5, 0.5), label=label, plane="cellar")
    angle = (n - 1) * pi / 3
    at = (MIDDLE + cos(angle), MIDDLE + sin(angle)) if n else (MIDDLE, MIDDLE)
    return Space(id=name, shape="hex", at=at, label=label, plane="island")


def _walker(state: Causeway, owner: int, voice: Voice) -> Piece:
    at = HEXES[state.at[owner]]
    return Piece(id=f"w{owner}", space=at, icon="walker", owner=owner, label=voice.say("walker", seat=owner))


def _panel(state: Causeway, seat: int, voice: Voice) -> SeatView:
    goods = Item(id=f"goods{seat}", title=str(state.goods[seat]))
    return SeatView(seat=seat, role=voice.say("seat", seat=seat), facts=(goods,))


def _bundle(voice: Voice) -> Stepper:
    return Stepper(parts=(Item(id="food", title=voice.say("food")), Item(id="wood", title=voice.say("wood"))), total=2)


def _prompt(state: Causeway, voice: Voice) -> Prompt:
    if state.actor == OVER:
        return Prompt(seat=None, text=voice.say("prompt-over"), clauses=("CW-06",))
    return Prompt(seat=state.actor, text=voice.say("prompt-turn"), clauses=("CW-03", "CW-04", "CW-05"))


def _choice(state: Causeway, act: int, voice: Voice) -> Choice:
    if act < GATHER:
        return _step(state, act, voice)
    if act < REST:
        food = act - GATHER + 1
        label = voice.say("choose-gather", food=food, wood=2 - food)
        return Choice(act=act, ids=(), label=label, bundle={"food": food, "wood": 2 - food})
    warning = () if state.goods[state.actor] else (voice.say("warn-goods"),)
    return Choice(
        act=act,
        ids=("rest",),
        label=voice.say("choose-rest"),
        tone="pass",
        confirm="press" if warning else "",
        preview=Preview(lines=warning) if warning else None,
    )


def _step(state: Causeway, act: int, voice: Voice) -> Choice:
    seat, name = state.actor, HEXES[act]
    if state.at[1 - seat] != act:
        return Choice(act=act, ids=(f"w{seat}", name), label=voice.say("choose-step", hex=name))
    return Choice(
        act=act,
        ids=(f"w{seat}", f"w{1 - seat}"),
        label=voice.say("choose-attack", hex=name),
        menu=voice.say("menu-attack"),
        tone="capture",
        confirm="sheet",
        preview=Preview(capture=f"w{1 - seat}", numbers={voice.say("goods"): state.goods[1 - seat]}),
    )
