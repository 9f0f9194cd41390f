"""The four colours, while they are chosen: each with its Explorer, those taken with whoever has them."""

from tavola.games.dracomundis.data import COLOURS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.names import explorer
from tavola.games.dracomundis.palette import seat_in
from tavola.games.dracomundis.tables import NOTHING
from tavola.kernel.scene import Item, Zone
from tavola.kernel.story import Voice


def colours(t: Fields, voice: Voice) -> Zone:
    """DM-02, DM-R82, DM-R83"""
    items = tuple(_colour(t, number, voice) for number in range(len(COLOURS)))
    return Zone(id="colours", kind="market", title=voice.say("colours"), items=items, clauses=("DM-02", "DM-R82"))


def _colour(t: Fields, number: int, voice: Voice) -> Item:
    name, seat = COLOURS[number], seat_in(t.palette, t.seats, number)
    return Item(
        id=f"colour-{name}",
        icon=explorer(number),
        title=voice.say(f"colour-{name}"),
        frame=name,
        off="" if seat == NOTHING else "DM-R83",
        seats=() if seat == NOTHING else (seat,),
    )
