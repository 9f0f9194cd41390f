"""A scene in words, line by line, as the list mode of the page has it: for whoever reads and does not look."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import dist

from tavola.cli.walk import Walk
from tavola.kernel.scene import Item, Piece, Prompt, Scene, SeatView, Space, Zone
from tavola.kernel.story import Told, Voice
from tavola.paint.panels import item_words

BETWEEN = ("corner", "edge")  # told only where something stands or can go
A_STEP = 1.1  # times the smallest distance: centres of neighbours lie no farther apart
Near = Callable[[Space], Sequence[str]]


def look(scene: Scene, names: Sequence[str], events: Sequence[Told], voice: Voice, near: bool = False) -> str:
    """All that the seat sees now, under headings; `near` adds the neighbours of each space."""
    parts = {
        "told-happened": happened(events),
        "told-asked": [asked(scene.prompt)],
        "told-dice": [f"- {die.text}" + (f" ({voice.say('told-used')})" if die.used else "") for die in scene.dice],
        "told-seats": [seat(view, names, scene, voice) for view in scene.seats],
        "told-board": list(board(scene, voice, near)),
        "told-beside": [zone(each) for each in scene.zones if each.items],
        "told-result": [scene.result] if scene.result else [],
    }
    return "\n\n".join("\n".join([f"## {voice.say(title)}", *lines]) for title, lines in parts.items() if lines)


def happened(events: Sequence[Told]) -> list[str]:
    return [f"- {event.text} {event.clause}".rstrip() for event in events]


def asked(prompt: Prompt) -> str:
    clauses = f" ({' '.join(prompt.clauses)})" if prompt.clauses else ""
    return "\n".join(filter(None, [prompt.text + clauses, prompt.hint]))


def seat(view: SeatView, names: Sequence[str], scene: Scene, voice: Voice) -> str:
    """`- seat 0 – South (you), to decide. 12 gold. 3 cards`"""
    who = f"- {voice.say('told-seat', n=view.seat)} – {view.role} ({names[view.seat]})"
    if view.seat == scene.actor:
        who += f", {voice.say('told-decides')}"
    return ". ".join([who, *(said(fact) for fact in view.facts)])


def zone(each: Zone) -> str:
    limit = f" ({sum(item.n or 1 for item in each.items)}/{each.limit})" if each.limit is not None else ""
    return f"- {each.title}{limit} – " + "; ".join(said(item) for item in each.items)


def said(item: Item) -> str:
    """A line of a panel is only its words; anything else has a name."""
    named = item.title or item.back or item.icon or item.steps is not None or not item.lines
    return item_words(item) if named else ", ".join(item.lines)


def board(scene: Scene, voice: Voice, near: bool) -> Iterator[str]:
    """A line for each space with something on it; the others together with those that are like them."""
    on: dict[str, list[Piece]] = {}
    for piece in scene.pieces:
        on.setdefault(piece.space, []).append(piece)
    walk, aims = Walk(scene), {id for choice in scene.choices for id in choice.ids}
    told = [space for space in scene.spaces if space.shape not in BETWEEN or space.id in on or space.id in aims]
    beside = neighbours(told) if near else None
    alike: dict[str, list[str]] = {}
    for space in told:
        words = "; ".join(filter(None, [kind(space), *(piece_words(piece, walk) for piece in on.get(space.id, []))]))
        if beside is not None and (ids := beside(space)):
            words += f" ({voice.say('told-near', ids=' '.join(ids))})"
        alike.setdefault(words, []).append(space.id)
    for words, ids in alike.items():
        yield f"- {' '.join(ids)} – {words or voice.say('told-free')}"


def kind(space: Space) -> str:
    """What it is called beyond its id, which is what a move is written with: `forest` of `B2, forest`."""
    name, _, rest = space.label.partition(", ")
    return rest if name.casefold() == space.id.casefold() else space.label


def piece_words(piece: Piece, walk: Walk) -> str:
    """What it is; its id too where a move names it by that and not by its space."""
    words = piece.label + (f" ×{piece.n}" if piece.n != 1 else "")
    words += f" ({piece.ghost})" if piece.ghost else ""
    return words if walk.spoken(piece.id) == piece.space else f"{words} [{piece.id}]"


def neighbours(spaces: Sequence[Space]) -> Near:
    """Those the scene names, else those no more than a step away in the same part of the board."""
    apart = (dist(a.at, b.at) for a, b in combinations(spaces, 2) if a.plane == b.plane and a.at != b.at)
    step = min(apart, default=0.0) * A_STEP
    known = {space.id for space in spaces}
    return lambda space: (
        [id for id in space.near if id in known]
        if space.near
        else [b.id for b in spaces if b is not space and b.plane == space.plane and dist(space.at, b.at) <= step]
    )
