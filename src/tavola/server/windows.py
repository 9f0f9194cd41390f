"""Auto-pass: a seat may let windows of a kind go by. The answer takes a beat, so that its timing tells nothing."""

from tavola.kernel.scene import Window
from tavola.server.audience import Audience
from tavola.server.client import Client
from tavola.server.dice import SYSTEM

EVEN = 0.5


def beat() -> float:
    """Seconds, drawn anew each time."""
    return SYSTEM.uniform(1.2, 1.8)


def passing(audience: Audience) -> int | None:
    """The pass of the seat to decide, if it asked not to be asked."""
    seat = audience.table.actor
    askers = [client for client in audience.clients if client.autopass and seat in client.seats]
    if seat is None or not askers:
        return None
    scene = audience.sights.scene(seat, askers[0].language)
    if scene.window is None or not _skips(askers, scene.window):
        return None
    return next((choice.act for choice in scene.choices if choice.tone == "pass"), None)


def _skips(askers: list[Client], window: Window) -> bool:
    settings = [client.autopass.get(window.kind, "always") for client in askers]
    odds = window.odds if window.odds is not None else 1.0
    return any(setting == "never" or (setting == "odds" and odds < EVEN) for setting in settings)
