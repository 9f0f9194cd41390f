"""What one seat sees: as the terminal writes it, or as a picture."""

from io import StringIO
from typing import Any

from rich.console import Console

from tavola.envs.raster import raster
from tavola.kernel.game import Game
from tavola.kernel.scene import Scene
from tavola.kernel.state import State
from tavola.paint.frame import Frame

WIDE = 100


def frame(game: Game, state: State, seat: int | None, mode: str) -> Any:
    """`ansi`: text in lines; `rgb_array`: pixels."""
    scene = game.typed_scene(state, seat)
    return raster(scene) if mode == "rgb_array" else text(game.title, scene)


def text(title: str, scene: Scene) -> str:
    """The table without colours, and what is asked."""
    page = Console(file=StringIO(), width=WIDE, highlight=False, markup=False, emoji=False, color_system=None)
    with page.capture() as written:
        page.print(Frame(title, scene, width=WIDE, plain=True).draw())
        page.print(" ".join(filter(None, [scene.prompt.text, scene.prompt.hint, scene.result])))
    return written.get()
