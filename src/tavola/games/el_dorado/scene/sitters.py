"""A panel for each seat: public facts, in the same order for all."""

from tavola.games.el_dorado.data import COINS, EXPLORERS
from tavola.games.el_dorado.names import COLOURS, ability, capital, side_colour
from tavola.games.el_dorado.scene.panels import turns_to_place
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import KINDS, LEADS, NONE, THIEF, VILLAGERS
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Item, SeatView
from tavola.kernel.story import Voice

Fact = tuple[str, str, str, str, bool]  # id, icon, title, the message that explains it, a warning?


def panels(t: Dorado, voice: Voice) -> tuple[SeatView, ...]:
    return tuple([_panel(t, seat, voice) for seat in range(t.seats)])


def _panel(t: Dorado, seat: int, voice: Voice) -> SeatView:
    colour = COLOURS.get(side_colour(t, t.side_of(seat)), "")
    return _seated(seat, _role(t, seat, voice), tuple(_facts(t, seat, voice)), t.actor == seat, colour, voice)


@drawn
def _seated(seat: int, role: str, facts: tuple[Fact, ...], active: bool, colour: str, voice: Voice) -> SeatView:
    items = tuple([_item(*fact, voice) for fact in facts])
    return SeatView(seat=seat, role=role, facts=items, active=active, colour=colour)


def _item(id: str, icon: str, title: str, meaning: str, warning: bool, voice: Voice) -> Item:
    lines = (voice.say(meaning),) if meaning else ()
    return Item(id=id, icon=icon, title=title, lines=lines, tone="warn" if warning else "")


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


def _facts(t: Dorado, seat: int, voice: Voice) -> list[Fact]:
    """Shrines, strength, cards, villagers on the map, doubloons, treasures, ability. ED-168"""
    side = t.side_of(seat)
    found: list[Fact] = [
        (f"shrines{seat}", "shrine", f"{t.shrines(side)}/{t.needed() + 1}", "fact-shrines", False),
        (f"strength{seat}", "strength", str(_strength(t, seat)), "fact-strength", False),
        (f"cards{seat}", "cards", str(t.cards(seat)), "fact-cards", False),
    ]
    if side == t.thieves:
        found.append(("doubloons", "doubloon", str(t.doubloons), "fact-doubloons", False))
    else:
        found.append((f"army{seat}", "villager", str(_villagers(t, side)), "fact-villagers", False))
    return [*found, *_held(t, seat, voice), *_important(t, seat, voice), *_ability(t, seat, voice)]


def _important(t: Dorado, seat: int, voice: Voice) -> list[Fact]:
    """How many important tiles it holds, and the turns left to place them. ED-239"""
    side = t.side_of(seat)
    tiles = sum(t.important[side * KINDS : (side + 1) * KINDS])
    if not tiles:
        return []
    title = voice.say("tiles-and-turns", tiles=int(tiles), turns=turns_to_place(t, side))
    return [(f"important{seat}", "important", title, "fact-important", False)]


def _ability(t: Dorado, seat: int, voice: Voice) -> list[Fact]:
    """As it stands on the player board under the explorer's name. ED-106 to ED-115, ED-139, ED-140"""
    if t.who[seat] == NONE:
        return []
    name = EXPLORERS[t.who[seat]]
    return [(f"ability{seat}", name, ability(t, name, voice), "fact-ability", False)]


def _strength(t: Dorado, seat: int) -> int:
    """Of the explorer, or of the strongest thief on the map; off the map it counts nothing."""
    leads = [lead for lead in range(LEADS) if t.owner(lead) == seat and t.at[lead] != NONE]
    return max((int(t.lead_strength(lead)) for lead in leads), default=0)


def _villagers(t: Dorado, side: int) -> int:
    return VILLAGERS - list(t.v_at[side * VILLAGERS : (side + 1) * VILLAGERS]).count(NONE)


def _held(t: Dorado, seat: int, voice: Voice) -> list[Fact]:
    """The cave shrine, treasures, the curse, and that the explorer is off the map."""
    side, found = t.side_of(seat), list[Fact]()
    if t.has_cave_shrine(side) and (side == t.thieves or t.shrine_by == seat):
        found.append((f"shrine{seat}", "cave_shrine", voice.say("word-cave_shrine"), "", False))
    found += [
        (f"coin{seat}-{name}", name, voice.say(f"word-{name}"), "", False)
        for i, name in enumerate(COINS)
        if t.coin[i] == seat
    ]
    if t.curse != NONE and t.owner(t.curse) == seat:
        found.append((f"curse{seat}", "curse", voice.say("word-curse"), "", True))
    if seat < THIEF and t.who[seat] != NONE and t.at[seat] == NONE:
        found.append((f"off{seat}", "off", voice.say("fact-off"), "", True))
    return found
