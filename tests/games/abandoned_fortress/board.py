"""Positions for the tests: a table with heroes in their corners, changed where a test needs it."""

from typing import Any

from tavola.games.abandoned_fortress import GAME
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.state import CHANCE

HEROES = ("rurik", "henry", "mirelle", "ove")
HOMES = {"nw": "B2", "ne": "L2", "se": "L12", "sw": "B12"}
CORNERS = {2: ("nw", "se"), 3: ("nw", "ne", "se"), 4: ("nw", "ne", "se", "sw")}
NW_WALLS = ["F1", "F2", "F3", "F4", "A5", "B5", "C5", "E5"]
NE_WALLS = ["M6", "L6", "K6", "J6", "I1", "I2", "I3", "I5"]


def set_up(asks: str = "act", seats: int = 4, options: dict[str, Any] | None = None, **given: Any) -> AbandonedFortress:
    """A position; `p0` to `p3` change the players, everything else is a field of the sheet."""
    players = [{"hero": HEROES[i], "at": HOMES[corner]} for i, corner in enumerate(CORNERS[seats])]
    for seat in range(seats):
        players[seat] |= given.pop(f"p{seat}", {})
    state = GAME.load({"asks": asks, "seats": seats, "options": options or {}, "players": players, **given})
    assert isinstance(state, AbandonedFortress)
    return state


def unit(at: str, *cards: str, card: str | None = None) -> dict[str, Any]:
    """A general (with its card) or a castle."""
    return {"at": at, "cards": list(cards)} | ({"card": card} if card else {})


def do(state: AbandonedFortress, kind: str, **params: Any) -> None:
    state.play(GAME.actions.encode(kind, **params))


def refused(state: AbandonedFortress, kind: str, **params: Any) -> str | None:
    """The clause that refuses an action, or None."""
    refusal = GAME.why_not(state, GAME.actions.encode(kind, **params))
    return refusal.clause if refusal else None


def kinds(state: AbandonedFortress) -> set[str]:
    """The kinds of action that are legal now."""
    return {GAME.actions.decode(action).kind for action in state.legal()}


def named(state: AbandonedFortress) -> set[str]:
    return {GAME.named(action) for action in state.legal()}


def settle(state: AbandonedFortress) -> None:
    """Let the backs of decks be turned up."""
    while state.actor == CHANCE and "top" in kinds(state):
        state.play(state.legal()[0])


def quiet(state: AbandonedFortress) -> None:
    """Answer every window of a battle with no, and keep whatever can be paid."""
    while kinds(state) & {"black", "yes", "top"}:
        if "black" in kinds(state):
            do(state, "black", black="none")
        elif "yes" in kinds(state):
            do(state, "yes")
        else:
            state.play(state.legal()[0])


def written(state: AbandonedFortress, seat: int) -> dict[str, Any]:
    """A player of the dumped position."""
    player = GAME.dump(state)["players"][seat]
    assert isinstance(player, dict)
    return player


def gold(state: AbandonedFortress, seat: int) -> int:
    return int(written(state, seat)["gold"])


def food(state: AbandonedFortress, seat: int) -> int:
    return int(written(state, seat)["food"])


def points(state: AbandonedFortress, seat: int) -> int:
    """As the seat's panel shows them."""
    facts = GAME.scene(state, None)["seats"][seat]["facts"]
    return next(int(fact["n"]) for fact in facts if fact["id"] == f"points{seat}")


def turn_of(state: AbandonedFortress) -> int:
    """Whose turn it is."""
    return int(GAME.dump(state)["active"])


def moves_left(state: AbandonedFortress) -> int:
    return int(GAME.dump(state)["turn"]["left"])


def winners(state: AbandonedFortress) -> tuple[int, ...]:
    outcome = GAME.outcome(state)
    return outcome.winners if outcome else ()


def pane(state: AbandonedFortress, seat: int | None = None, language: str = "en") -> list[dict[str, Any]]:
    """The items of the battle zone, none if it is not there."""
    zones = [zone for zone in GAME.scene(state, seat, language)["zones"] if zone["id"] == "battle"]
    return [item for zone in zones for item in zone["items"]]


def revealed(
    starter: dict[str, Any], defender: dict[str, Any], ranged: bool = False, **given: Any
) -> AbandonedFortress:
    """A battle as all see it; each side has its `leader`, its `cards` and, of a general, its `card`."""
    sides = (starter, defender)
    shown = {"attacker": starter["leader"], "defender": defender["leader"], "ranged": ranged, "onlookers": [0]}
    shown |= {"cards": [list(side["cards"]) for side in sides], "generals": [side.get("card") for side in sides]}
    return set_up(shown=shown, **given)


def strengths(state: AbandonedFortress) -> list[str]:
    """Attack and defence of both sides of a battle that is shown: `110/50`."""
    return [item["corners"][0] for item in pane(state)[:2]]


def marching(leader: str = "general1", left: int = 3, **given: Any) -> AbandonedFortress:
    """Seat 0 moves one of its pieces in Move and battle."""
    turn = {"mover": f"0 {leader}", "left": left, "moved": [leader], **given.pop("turn", {})}
    return set_up("move", turn=turn, **given)
