"""Everything beside the board: seats, dice, zones, and what happened."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from tavola.kernel.scene import Item, Scene, SeatView, Zone
from tavola.kernel.story import Told
from tavola.paint import palette
from tavola.paint.lit import Lit


def seats(scene: Scene, names: Sequence[str]) -> list[RenderableType]:
    """A line a seat: mark, role, name; public facts below."""
    return [line for view in scene.seats for line in seat(view, names[view.seat] if view.seat < len(names) else "")]


def seat(view: SeatView, name: str) -> list[RenderableType]:
    text = Text.assemble(palette.chip(view.seat), " ", (view.role, "bold underline" if view.active else "bold"))
    if name:
        text.append(f" ({name})")
    facts = " · ".join(fact_words(fact) for fact in view.facts)
    return [text, Padding(Text(facts, "dim"), (0, 0, 0, 4))] if facts else [text]


def dice(scene: Scene) -> list[Text]:
    return [
        Text.assemble((f" {pip(die.face)} ", "reverse"), " ", (die.text, "dim strike" if die.used else "bold"))
        for die in scene.dice
    ]


def pip(face: int | str) -> str:
    return palette.DICE[face - 1] if isinstance(face, int) and 1 <= face <= 6 else str(face)


def zones(scene: Scene, lit: Lit) -> list[Text]:
    """A line a zone, empty trays left out; ids stand before what can be chosen."""
    return [zone(each, lit) for each in scene.zones if each.items or each.kind not in ("tray", "discard")]


def zone(each: Zone, lit: Lit) -> Text:
    limit = f"/{each.limit}" if each.limit is not None else ""
    count = f" {sum(item.n or 1 for item in each.items)}{limit}" if each.kind in ("hand", "pile") or limit else ""
    text = Text.assemble((f"{each.title}{count}: ", "bold" if each.owner is None else ""))
    if each.owner is not None:
        text = Text.assemble(palette.chip(each.owner), " ", text)
    parts = [item(each_item, lit) for each_item in each.items]
    return text.append_text(Text(", ").join(parts)) if parts else text.append("–", "dim")


def item(each: Item, lit: Lit) -> Text:
    """A card, counter, track or line in words."""
    sign = lit.sign({each.id}).strip()
    words = f"{sign}{each.id} {item_words(each)}" if sign else item_words(each)
    style = "reverse" if each.id in lit.cursor else "bold" if sign else "dim" if each.off else ""
    return Text(words, style)


def fact_words(fact: Item) -> str:
    """With its number, also where that is one."""
    return item_words(fact) + (" ×1" if fact.n == 1 and fact.steps is None and "1" not in fact.title else "")


def item_words(each: Item) -> str:
    """`Broken Bow ×2`, `●●○○○`, `back of a card`."""
    if each.steps is not None:
        done = min(each.at or 0, each.steps)
        track = "●" * done + "○" * (each.steps - done)
        return " ".join(filter(None, [each.title, track, *each.marks]))
    name = (each.title or each.back or each.icon or each.id).replace("\u00ad", "")  # a terminal draws soft hyphens
    count = f" ×{each.n}" if each.n is not None and each.n != 1 and str(each.n) not in name else ""
    details = [*each.corners, *each.lines, *([each.cost] if each.cost else [])]
    return f"{name}{count}" + (f" ({', '.join(details)})" if details else "")


def log(told: Sequence[Told], fresh: int, room: int) -> list[Text]:
    """The last events, newest last; those since the reader's own move are bright."""
    first_fresh = len(told) - fresh
    lines = [line(each, dim=i < first_fresh) for i, each in enumerate(told)]
    return lines[-room:] if room > 0 else []


def line(each: Told, dim: bool = False) -> Text:
    mark = palette.seat(each.seat)
    text = Text.assemble((f"{mark.mark} " if each.seat >= 0 else "  "), each.text, (f" {each.clause}", "dim"))
    if dim:
        text.stylize("dim")
    if each.only_you:
        text.stylize("italic")
    return text
