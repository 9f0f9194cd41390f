"""A panel for each seat: public facts, in the same order for all."""

from tavola.games.el_dorado.data import COINS, EXPLORERS
from tavola.games.el_dorado.names import COLOURS, ability, capital, side_colour
from tavola.games.el_dorado.scene.panels import turns_to_place
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import KINDS, LEADS, NONE, THIEF, VILLAGERS
from tavola.kernel.scene import Item, SeatView
from tavola.kernel.story import Voice


def panels(t: Dorado, voice: Voice) -> tuple[SeatView, ...]:
    return tuple(_panel(t, seat, voice) for seat in range(t.seats))


def _panel(t: Dorado, seat: int, voice: Voice) -> SeatView:
    colour = COLOURS.get(side_colour(t, t.side_of(seat)), "")
    facts = tuple(_facts(t, seat, voice))
    return SeatView(seat=seat, role=_role(t, seat, voice), facts=facts, active=t.actor == seat, colour=colour)


def _role(t: Dorado, seat: int, voice: Voice) -> str:
    """`Red · Pedro the Conquistador`; partners of a team have one colour."""
    side = t.side_of(seat)
    if side == t.thieves:
        return voice.say("role-hiding" if t.hiding else "role-thieves")
    colour = side_colour(t, side)
    if not colour:
        return voice.say("role-none")
    if t.who[seat] == NONE:
        return capital(voice.say("role-board", colour=voice.say(f"word-{colour}")))
    name = EXPLORERS[t.who[seat]]
    words = {"colour": voice.say(f"word-{colour}"), "name": voice.say(f"word-{name}")}
    return capital(voice.say("role", title=voice.say(f"title-{name}"), **words))


def _facts(t: Dorado, seat: int, voice: Voice) -> list[Item]:
    """Shrines, strength, cards, villagers on the map, doubloons, treasures, ability. ED-168"""
    side = t.side_of(seat)
    found = [
        _fact(f"shrines{seat}", "shrine", f"{t.shrines(side)}/{t.needed() + 1}", voice.say("fact-shrines")),
        _fact(f"strength{seat}", "strength", str(_strength(t, seat)), voice.say("fact-strength")),
        _fact(f"cards{seat}", "cards", str(t.cards(seat)), voice.say("fact-cards")),
    ]
    if side == t.thieves:
        found.append(_fact("doubloons", "doubloon", str(t.doubloons), voice.say("fact-doubloons")))
    else:
        found.append(_fact(f"army{seat}", "villager", str(_villagers(t, side)), voice.say("fact-villagers")))
    return [*found, *_held(t, seat, voice), *_important(t, seat, voice), *_ability(t, seat, voice)]


def _important(t: Dorado, seat: int, voice: Voice) -> list[Item]:
    """How many important tiles it holds, and the turns left to place them. ED-239"""
    side = t.side_of(seat)
    tiles = sum(t.important[side * KINDS : (side + 1) * KINDS])
    title = voice.say("tiles-and-turns", tiles=int(tiles), turns=turns_to_place(t, side))
    return [_fact(f"important{seat}", "important", title, voice.say("fact-important"))] if tiles else []


def _ability(t: Dorado, seat: int, voice: Voice) -> list[Item]:
    """As it stands on the player board under the explorer's name. ED-106 to ED-115, ED-139, ED-140"""
    if t.who[seat] == NONE:
        return []
    name = EXPLORERS[t.who[seat]]
    return [_fact(f"ability{seat}", name, ability(t, name, voice), voice.say("fact-ability"))]


def _fact(id: str, icon: str, title: str, meaning: str) -> Item:
    return Item(id=id, icon=icon, title=title, lines=(meaning,))


def _strength(t: Dorado, seat: int) -> int:
    """Of the explorer, or of the strongest thief on the map; off the map it counts nothing."""
    leads = [lead for lead in range(LEADS) if t.owner(lead) == seat and t.at[lead] != NONE]
    return max((int(t.lead_strength(lead)) for lead in leads), default=0)


def _villagers(t: Dorado, side: int) -> int:
    return sum(t.v_at[i] != NONE for i in range(side * VILLAGERS, (side + 1) * VILLAGERS))


def _held(t: Dorado, seat: int, voice: Voice) -> list[Item]:
    """The cave shrine, treasures, the curse, and that the explorer is off the map."""
    side = t.side_of(seat)
    found = []
    if t.has_cave_shrine(side) and (side == t.thieves or t.shrine_by == seat):
        found.append(Item(id=f"shrine{seat}", icon="cave_shrine", title=voice.say("word-cave_shrine")))
    found += [
        Item(id=f"coin{seat}-{name}", icon=name, title=voice.say(f"word-{name}"))
        for i, name in enumerate(COINS)
        if t.coin[i] == seat
    ]
    if t.curse != NONE and t.owner(t.curse) == seat:
        found.append(Item(id=f"curse{seat}", icon="curse", title=voice.say("word-curse"), tone="warn"))
    if seat < THIEF and t.who[seat] != NONE and t.at[seat] == NONE:
        found.append(Item(id=f"off{seat}", icon="off", title=voice.say("fact-off"), tone="warn"))
    return found
