"""Sketches: a scene said in keys, so that what changed is found by comparing keys, and each item is drawn only once.

A game may offer both halves in its scene.py: `sketch`, the keys of all that a seat sees, and `paint`, the thing behind
a key. Its `draw` is then `painted`, so that the two cannot disagree.
"""

from collections.abc import Callable, Hashable

from tavola.kernel.scene import Scene
from tavola.kernel.story import Voice

Key = Hashable
Sketch = tuple[Key, ...]  # a key for each part of a scene, in the order of PARTS; for a list the keys of its items
Paint = Callable[[str, Key, Voice], object]  # the part, or the item of a list, behind a key

PARTS = Scene.__struct_fields__
LISTS = frozenset({"spaces", "pieces", "zones", "seats", "dice", "choices", "sights", "last"})


def painted(sketch: Sketch, paint: Paint, voice: Voice) -> Scene:
    """The scene behind a sketch."""
    parts: dict[str, object] = {}
    for name, key in zip(PARTS, sketch, strict=True):
        if name in LISTS:
            assert isinstance(key, tuple)
            parts[name] = tuple([paint(name, item, voice) for item in key])
        else:
            parts[name] = paint(name, key, voice)
    return Scene(**parts)  # type: ignore[arg-type]
