"""A position in writing."""

from collections.abc import Sequence
from typing import Any

from tavola.games.el_dorado import data
from tavola.games.el_dorado.fields import TAKEN
from tavola.games.el_dorado.position import sheets
from tavola.games.el_dorado.position.agendas import NAMES
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import LEADS, NONE, THIEF, VILLAGERS
from tavola.kernel import piles
from tavola.kernel.bits import BIT
from tavola.kernel.questions import FRAME
from tavola.kernel.sheet import Bits
from tavola.kernel.state import OVER


def dump(t: Dorado) -> dict[str, Any]:
    """Everything but the options."""
    written = sheets.TABLE.write(t) | {
        "players": [_player(t, seat) for seat in range(t.seats)],
        "sides": [_side(t, side) for side in range(t.sides)],
        "thieves": [sheets.THIEF.write(t, lead) for lead in range(THIEF, LEADS)] if t.thieves != NONE else [],
        "over": t.actor == OVER,
        "winners": Bits(range(data.SEATS)).write(t.winners),
        "agenda": [_task(list(t.agenda[i : i + FRAME])) for i in range(0, len(t.agenda), FRAME)],
        "tiles": {data.PLACES[place]: data.KINDS[t.kind[place]] for place in t.laid},
        "shrines": [data.PLACES[place] for place in t.shrine_at],
        "bridge": _bridge(t),
        "island": piles.dump(t.island, data.KINDS),
        "cave": piles.dump(t.cave, data.KINDS),
        "wolf": sheets.WOLF.write(t) | ({"taken": True} if t.wolf_fixed == TAKEN else {}),
        "now": _now(t),
        "battle": _battle(t),
    }
    return _ordered(written, sheets.KEYS)


def _ordered(written: dict[str, Any], keys: Sequence[str]) -> dict[str, Any]:
    return {key: written[key] for key in keys if key in written}


def _player(t: Dorado, seat: int) -> dict[str, Any]:
    marks = {"ended": t.ended & BIT[seat], "acted": t.acted_by & BIT[seat]}
    return sheets.PLAYER.write(t, seat) | {name: True for name, marked in marks.items() if marked}


def _side(t: Dorado, side: int) -> dict[str, Any]:
    written = sheets.OF_SIDE.write(t, side)
    if villagers := _villagers(t, side):
        written["villagers"] = villagers
    return _ordered(written, sheets.SIDE_KEYS)


def _villagers(t: Dorado, side: int) -> list[dict[str, Any] | None]:
    """None is one in the supply; the last ones of those are left out."""
    found = [sheets.VILLAGER.write(t, i) or None for i in range(side * VILLAGERS, (side + 1) * VILLAGERS)]
    while found and found[-1] is None:
        found.pop()
    return found


def _task(frame: list[int]) -> list[str | int]:
    return [NAMES[frame[0]], *frame[1:]]


def _bridge(t: Dorado) -> dict[str, str] | None:
    """A bridged water tile and the two sides it joins."""
    return None if t.bridge == NONE else {"at": data.PLACES[t.bridge], "ends": data.SIDE_PAIRS[t.bridge_ends]}


def _now(t: Dorado) -> dict[str, Any]:
    """With the off-turn attacks that sides have let pass."""
    passed = [
        {
            "side": t.seen[i],
            "from": data.PLACES[t.seen[i + 1]],
            "to": data.PLACES[t.seen[i + 2]],
            "pieces": t.seen[i + 3],
        }
        for i in range(0, len(t.seen), 4)
    ]
    return sheets.NOW.write(t) | ({"passed": passed} if passed else {})


def _battle(t: Dorado) -> dict[str, Any]:
    """Its lead is the ranged attacker, or the finder; the Wolf finds for its owner."""
    lead = None if t.b_lead == NONE or t.b_lead >= LEADS else data.LEADS[t.b_lead]
    return _ordered(sheets.BATTLE.write(t) | {"lead": lead, "den": t.b_lead >= LEADS}, sheets.BATTLE_KEYS)
