"""What is played for a seat whose time is up: nothing is risked, nothing is given away without need."""

from collections.abc import Callable
from typing import Any, Final

from tavola.games.el_dorado import tasks
from tavola.games.el_dorado.data import LEADS
from tavola.games.el_dorado.data import TYPES as CARDS
from tavola.games.el_dorado.kinds import ACTIONS
from tavola.games.el_dorado.moves.armies import ON_THE_ROAD
from tavola.games.el_dorado.moves.giving import parts
from tavola.games.el_dorado.moves.thieves import someone_to_rob
from tavola.games.el_dorado.moves.turns import die_slot
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import TYPES, VILLAGERS
from tavola.games.el_dorado.words import PLACE_NUMBERS
from tavola.kernel.actions import Action
from tavola.kernel.rng import Rng

LOTS: Final = {tasks.GIVE: "give", tasks.SURRENDER: "surrender", tasks.STOLEN: "pick_card"}
# what ends a decision without doing anything; an offering that was declared is still wanted
CALM: Final = (
    *("end_turn", "pass", "done", "keep", "keep_golden", "refuse"),
    *("pay_offering", "withdraw", "skip", "take_gold"),
)


def default(t: Dorado, rng: Rng) -> int:
    """The calmest of the legal actions; by lot where a choice would tell what a hand holds."""
    legal = {int(act): ACTIONS.decode(act) for act in t.legal()}
    for kind in CALM:
        for act, named in legal.items():
            if named.kind == kind:
                return act
    if t.task() in LOTS:
        return _by_lot(t, rng)
    worth = WORTH.get(t.task(), _first)
    return max(legal, key=lambda act: worth(t, legal[act]))


def _first(t: Dorado, named: Action) -> int:
    return 0


# cards


def _by_lot(t: Dorado, rng: Rng) -> int:
    """Cards drawn from a hand without looking: those given up, surrendered or taken."""
    giving = t.task() == tasks.GIVE
    owner = t.arg(1) if t.task() == tasks.STOLEN else t.arg(0)
    hand = [type for type in range(TYPES) for _ in range(t.hand[owner * TYPES + type])]
    drawn = [hand.pop(rng.below(len(hand))) for _ in range(t.arg(2) if giving else 1)]
    if giving:
        return ACTIONS.encode("give", **{name: drawn.count(type) for type, name in enumerate(CARDS)})
    return ACTIONS.encode(LOTS[t.task()], type=CARDS[drawn[0]])


def _gathers(t: Dorado, named: Action) -> tuple[int, int]:
    """As many as there are, of all types alike."""
    taken = _counted(named)
    return sum(taken), -sum(n * n for n in taken)


def _counted(named: Action) -> list[int]:
    return [int(named.params[type]) for type in CARDS]


def _divides(t: Dorado, named: Action) -> int:
    """Half of each type to the partner."""
    return -sum(abs(2 * kept - int(whole)) for kept, whole in zip(_counted(named), parts(t.arg(1)), strict=True))


def _stack(t: Dorado, named: Action) -> int:
    """The highest of the open stacks."""
    return int(t.stock[CARDS.index(str(named.params["type"]))])


# dice, victims and ways


def _speed(t: Dorado, named: Action) -> int:
    """The higher die gathers: whoever is away does not walk."""
    return -int(t.dice[die_slot(t, t.actor) + int(named.params["die"])])


def _victim(t: Dorado, named: Action) -> int:
    """The largest hand; its size is open."""
    return int(t.cards(int(named.params["seat"])))


def _reach(t: Dorado, named: Action) -> tuple[bool, int]:
    """Somebody to rob, then as many cards as possible."""
    twin = t.clone()
    reach = (twin.arg(0), 7 - twin.arg(0))[int(named.params["number"])]
    twin.set_arg(0, reach)
    return someone_to_rob(twin), 7 - reach


def _under_way(t: Dorado, named: Action) -> int:
    """A step of those that have set out for a battle and must arrive, all of a tile together. ED-R78"""
    if named.kind == "army_step":
        side, start = t.side_of(t.actor), PLACE_NUMBERS[str(named.params["start"])]
        mine = range(side * VILLAGERS, (side + 1) * VILLAGERS)
        waiting = any(t.v_at[i] == start and t.v_road[i] == ON_THE_ROAD for i in mine)
        return int(named.params["count"]) if waiting else 0
    if named.kind == "move":
        return int(t.road[LEADS.index(str(named.params["piece"]))] == ON_THE_ROAD)
    return int(named.kind == "wolf_step" and t.wolf_road == ON_THE_ROAD)


WORTH: Final[dict[int, Callable[[Dorado, Action], Any]]] = {
    tasks.GATHER: _gathers,
    tasks.DIVIDE: _divides,
    tasks.TAKE: _gathers,
    tasks.ROSE: _stack,
    tasks.DICE: _speed,
    tasks.LAFFITE: _victim,
    tasks.ROB: _victim,
    tasks.REACH: _reach,
    tasks.BATTLE: _under_way,
}
