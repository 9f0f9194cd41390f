"""The battle pane: both units part by part, what the reader knows of them, and the odds that follow from it."""

from collections.abc import Sequence

from tavola.games.abandoned_fortress import knowledge, names, steps
from tavola.games.abandoned_fortress.duel import reckoning, sums
from tavola.games.abandoned_fortress.duel.odds import odds
from tavola.games.abandoned_fortress.duel.preview import worded_odds
from tavola.games.abandoned_fortress.knowledge import hidden
from tavola.games.abandoned_fortress.questions.battle import upkeep
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import DRAGON, NONE, UPKEEP
from tavola.kernel.scene import Item, Zone
from tavola.kernel.story import Voice


def _without_secrets(t: AbandonedFortress, seat: int | None) -> AbandonedFortress:
    """The battle as this seat knows it: the other side's choices are not yet made to it."""
    twin = t.clone()
    for side, leader in enumerate((t.attacker, t.defender)):
        if t.stage < steps.REVEAL and (leader == DRAGON or leader // 16 != seat):
            twin.secret[side] = NONE
            twin.beaten_drums[side] = 0
    return twin


def pane(t: AbandonedFortress, seat: int | None, voice: Voice) -> list[Zone]:
    """Both sides before the reveal; from the reveal on how it came out, until a seat decides something else.

    Who was unarmed fell without a reveal: then there is only what is to be paid. AF-R34
    """
    looks, fought = _looks(t, seat), _fought(t)
    if t.stage == steps.NO_BATTLE and not looks:
        return []
    shown = reckoning.items(t, voice) if looks else []
    items = [*shown, *_upkeep(t, voice)] if fought else _before(t, seat, voice)
    title = voice.say("battle-fought" if fought else "battle")
    return [Zone(id="battle", kind="track", title=title, items=tuple(items), clauses=("AF-38", "AF-76"))]


def own_pane(t: AbandonedFortress, seat: int, voice: Voice) -> dict[str, Sequence[Zone]]:
    """Whoever looks at how it came out sees what all see."""
    return {} if _fought(t) and _looks(t, seat) else {"battle": pane(t, seat, voice)}


def _looks(t: Realm, seat: int | None) -> bool:
    return bool(t.onlookers if seat is None else t.onlookers >> seat & 1)


def _fought(t: Realm) -> bool:
    return t.stage == steps.NO_BATTLE or t.stage >= steps.REVEAL


def _before(t: AbandonedFortress, seat: int | None, voice: Voice) -> list[Item]:
    twin = _without_secrets(t, seat)
    items = [_side(twin, leader, seat, voice) for leader in (t.attacker, t.defender)]
    mine = [leader != DRAGON and leader // 16 == seat for leader in (t.attacker, t.defender)]
    if any(mine):
        shares = worded_odds(odds(twin, seat), voice, upside_down=mine[1]).items()
        text = " · ".join(f"{name} {round(share * 100)} %" for name, share in shares)
        items.append(Item(id="odds", title=text, lines=(voice.say("odds-without-black"),)))
    return items


def _side(t: Realm, leader: int, seat: int | None, voice: Voice) -> Item:
    """A unit with its total, if this seat knows all of it."""
    known = leader == DRAGON or (not hidden(t, leader, seat) and knowledge.knows_leader(t, leader, seat))
    return reckoning.side(t, leader, known, sums.lines(t, leader, seat, voice), voice)


def _upkeep(t: Realm, voice: Voice) -> list[Item]:
    """What is still to be paid."""
    if not t.owes or not t.upkeep_due:
        return []
    name = names.leader(t.attacker, t.seats, voice)
    due = upkeep.due(t) if t.stage < steps.UPKEEP else 0
    costs = [voice.say("upkeep-card", card=names.market_card(card, voice), n=UPKEEP[card]) for card in t.upkeep_due]
    return [Item(id="battle-upkeep", title=name, icon="gold", n=due or None, lines=tuple(costs))]
