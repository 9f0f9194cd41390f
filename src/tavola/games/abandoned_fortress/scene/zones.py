"""What lies beside the map: card holders, hands, the market, the tracks."""

from tavola.games.abandoned_fortress.asking.decision import About
from tavola.games.abandoned_fortress.duel.pane import pane
from tavola.games.abandoned_fortress.scene import hands, holders, market, tracks
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.scene import Zone
from tavola.kernel.story import Voice


def zones(t: AbandonedFortress, seat: int | None, about: About, voice: Voice) -> tuple[Zone, ...]:
    """What the question is about stands first: the market, a hand, or the card holders."""
    found = {
        "units": holders.zones(t, seat, voice),
        "hands": hands.zones(t, seat, voice),
        "market": market.zones(t, seat, voice),
    }
    first = found.pop(about)
    rest = [zone for part in found.values() for zone in part]
    return (*first, *rest, *tracks.before(t, voice), *pane(t, seat, voice), *tracks.after(t, voice))
