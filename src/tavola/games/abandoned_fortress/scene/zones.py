"""What lies beside the map: card holders, hands, the market, the tracks."""

from tavola.games.abandoned_fortress.asking.decision import About
from tavola.games.abandoned_fortress.duel.pane import own_pane, pane
from tavola.games.abandoned_fortress.scene import hands, holders, market, row, tracks
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.scene import Zone
from tavola.kernel.story import Voice


def zones(t: AbandonedFortress, about: About, voice: Voice) -> tuple[Zone, ...]:
    """What the question is about stands first: the market, a hand, or the card holders."""
    found = {
        "units": holders.zones(t, voice),
        "hands": hands.zones(t, voice),
        "market": market.zones(t, voice),
    }
    first = found.pop(about)
    rest = [zone for part in found.values() for zone in part]
    return (*first, *rest, *tracks.before(t, voice), *pane(t, None, voice), *tracks.after(t, voice))


def own_zones(t: AbandonedFortress, seat: int, common: tuple[Zone, ...], voice: Voice) -> tuple[Zone, ...]:
    """What this seat sees of a zone stands in the place of what all see of it."""
    own = {
        **holders.own_zones(t, seat, voice),
        **row.own_zones(t, seat, voice),
        **hands.own_zones(t, seat, voice),
        **market.own_zones(t, seat, voice),
        **own_pane(t, seat, voice),
    }
    return tuple([zone for shared in common for zone in own.get(shared.id, (shared,))])
