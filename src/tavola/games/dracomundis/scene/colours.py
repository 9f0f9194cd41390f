"""The four colours, while they are chosen: each with its Explorer, those taken with whoever has them."""

from tavola.games.dracomundis.data import COLOURS
from tavola.games.dracomundis.names import explorer
from tavola.games.dracomundis.palette import seat_in
from tavola.games.dracomundis.tables import NOTHING
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Item, Zone
from tavola.kernel.story import Voice


@drawn
def colours(palette: int, seats: int, voice: Voice) -> Zone:
    """DM-02, DM-R82, DM-R83"""
    items = tuple(_colour(number, seat_in(palette, seats, number), voice) for number in range(len(COLOURS)))
    return Zone(id="colours", kind="market", title=voice.say("colours"), items=items, clauses=("DM-02", "DM-R82"))


def _colour(number: int, seat: int, voice: Voice) -> Item:
    name = COLOURS[number]
    return Item(
        id=f"colour-{name}",
        icon=explorer(number),
        title=voice.say(f"colour-{name}"),
        frame=name,
        off="" if seat == NOTHING else "DM-R83",
        seats=() if seat == NOTHING else (seat,),
    )
