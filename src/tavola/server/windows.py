"""Auto-pass: a seat may let windows of a kind go by, or all until its turn. The answer takes a beat, so that its
timing tells nothing."""

from tavola.kernel.scene import Scene, Window
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
    askers = [client for client in audience.clients if (client.autopass or client.quiet) and seat in client.seats]
    if seat is None or not askers:
        return None
    scene = audience.sights.scene(seat, askers[0].language)
    act = next((choice.act for choice in scene.choices if choice.tone == "pass"), None)
    quiet = _keeps_quiet(askers, may=act is not None and (scene.window is not None or not _on_turn(scene, seat)))
    skips = scene.window is not None and _skips(askers, scene.window)
    return act if quiet or skips else None


def _keeps_quiet(askers: list[Client], may: bool) -> bool:
    """Does the seat pass until its turn? Its turn, or what has no pass, ends that."""
    for client in askers:
        client.quiet = client.quiet and may
    return any(client.quiet for client in askers)


def _on_turn(scene: Scene, seat: int) -> bool:
    return any(each.active for each in scene.seats if each.seat == seat)


def _skips(askers: list[Client], window: Window) -> bool:
    settings = [client.autopass.get(window.kind, "always") for client in askers]
    odds = window.odds if window.odds is not None else 1.0
    return any(setting == "never" or (setting == "odds" and odds < EVEN) for setting in settings)
