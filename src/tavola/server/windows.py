"""Auto-pass: a seat may let windows of a kind go by. The answer takes a beat, so that its timing tells nothing."""

from typing import TYPE_CHECKING

from tavola.kernel.scene import Window
from tavola.server.dice import SYSTEM

if TYPE_CHECKING:
    from tavola.server.live import Live

EVEN = 0.5


def beat() -> float:
    """Seconds, drawn anew each time."""
    return SYSTEM.uniform(1.2, 1.8)


def passing(live: "Live") -> int | None:
    """The pass of the seat to decide, if it asked not to be asked."""
    seat = live.actor
    if seat is None or not any(seat in client.seats and client.autopass for client in live.clients):
        return None
    scene = live.game.typed_scene(live.line.state, seat)
    if scene.window is None or not _skips(live, seat, scene.window):
        return None
    return next((choice.act for choice in scene.choices if choice.tone == "pass"), None)


def _skips(live: "Live", seat: int, window: Window) -> bool:
    settings = [client.autopass.get(window.kind, "always") for client in live.clients if seat in client.seats]
    odds = window.odds if window.odds is not None else 1.0
    return any(setting == "never" or (setting == "odds" and odds < EVEN) for setting in settings)
