"""Sketches: a scene said in keys, so that what changed is found by comparing keys, and each item is drawn only once.

A game without secrets may offer three things in its scene.py: `shared`, the keys of all that everyone sees alike;
`own`, those of what depends on who looks; and `paint`, the thing behind a key. Its `draw` is then `painted`, so that
they cannot disagree.
"""

from collections.abc import Callable, Hashable
from typing import Any, Literal

from tavola.kernel.scene import Choice, Part, Preview, Scene
from tavola.kernel.story import Voice

Key = Hashable
Keys = tuple[Any, ...]  # a key for each part of a scene; for a list the keys of its items
Sketch = tuple[Keys, Keys]  # in the order of SHARED and of OWN
Paint = Callable[[str, Any, Voice], object]  # the part, or the item of a list, behind a key

OWN = ("seat", "board", "choices")
SHARED = tuple(part for part in Scene.__struct_fields__ if part not in OWN)
LISTS = frozenset({"spaces", "pieces", "zones", "seats", "dice", "choices", "sights", "last"})
LAYERS = ("deed", "name", "preview")  # the keys of a choice, in this order; as one key there would be too many to keep


class Deed(Part):
    """The first layer of a choice: which action, by which ids."""

    act: int
    ids: tuple[str, ...]


class Name(Part):
    """The second: what it is called. The third is its preview, or None."""

    label: str
    tone: Literal["", "capture", "borrow", "card", "pass"] = ""


def painted(sketch: Sketch, paint: Paint, voice: Voice) -> Scene:
    """The scene behind a sketch."""
    shared, own = sketch
    keys = zip(SHARED + OWN, shared + own, strict=True)
    return Scene(**{part: _painted(part, key, paint, voice) for part, key in keys})  # type: ignore[arg-type]


def _painted(part: str, key: Any, paint: Paint, voice: Voice) -> object:
    if part == "choices":
        return tuple([_choice(layers, paint, voice) for layers in key])
    return tuple([paint(part, item, voice) for item in key]) if part in LISTS else paint(part, key, voice)


def _choice(layers: Keys, paint: Paint, voice: Voice) -> Choice:
    deed, name, preview = (paint(layer, key, voice) for layer, key in zip(LAYERS, layers, strict=True))
    assert isinstance(deed, Deed)
    assert isinstance(name, Name)
    assert preview is None or isinstance(preview, Preview)
    return Choice(act=deed.act, ids=deed.ids, label=name.label, tone=name.tone, preview=preview)
