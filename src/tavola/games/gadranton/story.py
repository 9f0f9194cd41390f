"""Sentences for the log: one for each event, with the ids it names."""

from collections.abc import Callable
from typing import Any, Final

from tavola.games.gadranton import events
from tavola.games.gadranton.data import CARDS, CELLS, COLOURS, GATES, GUARDS, MOVERS, THIEVES
from tavola.games.gadranton.names import figure_id, thief_in
from tavola.kernel.ledger import clause_id
from tavola.kernel.story import Raw, Told, Voice

Facts = tuple[str, tuple[str, ...], dict[str, Any]]
PAYS: Final = ("none", "key", "master_key")
WORDED: Final = ("card", "colour", "mover", "thief")
SECRET: Final = ("dealt-objective", "dealt-action", "drew")


def _figure(figure: int) -> str:
    """`thief`, or `G1`."""
    return "thief" if figure < 4 else GUARDS[figure - 4]


def notable(event: Raw) -> bool:
    """Attacks, for a result."""
    return event.kind in (events.FIGHT_CALLED, events.SHOT_CALLED)


ON: Final[dict[str, tuple[Callable[[int], str], Callable[[int], Any]]]] = {  # the id of what it lies on, and its name
    "open_close_door": (lambda gate: GATES[gate], lambda gate: GATES[gate]),
    "blocked_thief": (figure_id, lambda seat: seat),
    "thief_found": (figure_id, lambda seat: seat),
    "sleeping_guard": (figure_id, _figure),
    "guard_awake": (figure_id, _figure),
}


def narrate(event: Raw, voice: Voice) -> Told:
    a, b, c, last = event.args
    names = [thief_in(voice, (last >> 3 + 3 * seat & 7) - 1, seat) for seat in range(4)]
    name, ids, args = FACTS[event.kind](a, b, c, last & 7)
    worded = {key: _worded(key, value, names, voice) for key, value in args.items()}
    text = voice.say(f"event-{name}", who=names[event.seat], **worded)
    only_you = name in SECRET and event.audience & (event.audience - 1) == 0
    return Told(name, event.seat, clause_id("GA", event.clause), text, ids, only_you=only_you)


def _worded(key: str, value: Any, names: list[str], voice: Voice) -> Any:
    """Codes become words, seats the names of their thieves."""
    if key in WORDED:
        return voice.say(f"word-{value}")
    if key == "before":
        return voice.say("seat", n=value + 1)
    if key == "target" or (key == "on" and isinstance(value, int)):
        return names[value]
    return ", ".join(names[seat] for seat in value) if key == "winners" else value


def _dealt(kind: str, key: str, names: tuple[str, ...]) -> Callable[[int, int, int, int], Facts]:
    """A card dealt: named to its owner, counted by the others."""

    def facts(seat: int, what: int, c: int, d: int) -> Facts:
        return (f"{kind}-unseen", (), {}) if what < 0 else (kind, (), {key: names[what]})

    return facts


def _drawn(card: int, b: int, c: int, d: int) -> Facts:
    return ("drew-unseen", (), {}) if card < 0 else ("drew", (), {"card": CARDS[card]})


def _stepped(figure: int, start: int, to: int, d: int) -> Facts:
    facts = {"figure": _figure(figure), "start": CELLS[start], "to": CELLS[to]}
    return "stepped", (figure_id(figure), CELLS[start], CELLS[to]), facts


def _fight(attacker: int, target: int, plus_two: int, d: int) -> Facts:
    return "fight", (figure_id(attacker), figure_id(target)), {"figure": _figure(attacker), "target": target}


def _shot(attacker: int, target: int, by_card: int, distance: int) -> Facts:
    args = {"figure": _figure(attacker), "target": target, "range": distance}
    return "shot", (figure_id(attacker), figure_id(target)), args


def _laid(card: int, on: int, c: int, d: int) -> Facts:
    """What a card is laid on depends on the card."""
    name = CARDS[card]
    place = ON.get(name)
    if place is None:
        return "played", (), {"card": name}
    return "laid", (place[0](on),), {"card": name, "on": place[1](on)}


def _played(card: int, on: int, c: int, d: int) -> Facts:
    if CARDS[card] == "accelerated_walk":
        return "walk", (), {"figure": "guard" if on else "thief"}
    return _laid(card, on, c, d)


def _arrow(on_target: int, number: int, distance: int, d: int) -> Facts:
    return "arrow-dice", (), {"face": "target" if on_target else "flop", "n": number, "range": distance}


def _delivered(colour: int, cell: int, c: int, d: int) -> Facts:
    return "delivered", (CELLS[cell],), {"colour": COLOURS[colour], "cell": CELLS[cell]}


def _beaten(guard: int, seat: int, awake: int, d: int) -> Facts:
    """Where it does not count as asleep, it is only out of use. GA-R30"""
    return "guard-beaten", (figure_id(guard + 4),), {"guard": GUARDS[guard], "asleep": "no" if awake else "yes"}


def _limit(winners: int, b: int, c: int, d: int) -> Facts:
    seats = [seat for seat in range(4) if winners >> seat & 1]
    return "limit", (), {"winners": seats, "n": len(seats)}


FACTS: Final[dict[int, Callable[[int, int, int, int], Facts]]] = {
    events.FIRST_PLAYER: lambda a, b, c, d: ("first", (), {}),
    events.OBJECTIVE_DEALT: _dealt("dealt-objective", "colour", COLOURS),
    events.DEAL_STUCK: lambda a, b, c, d: ("deal-stuck", (), {}),
    events.ACTION_DEALT: _dealt("dealt-action", "card", CARDS),
    events.THIEF_CHOSEN: lambda a, b, c, d: ("chose-thief", (), {"thief": THIEVES[a], "before": b}),
    events.THIEF_PLACED: lambda a, b, c, d: ("placed", (CELLS[a],), {"cell": CELLS[a]}),
    events.TURN_BEGAN: lambda a, b, c, d: ("turn", (), {"n": a}),
    events.ROLLED: lambda a, b, c, d: ("rolled", ("mover", "steps"), {"mover": MOVERS[a], "n": b}),
    events.STEPPED: _stepped,
    events.KEY_TAKEN: lambda a, b, c, d: ("key", (), {"colour": COLOURS[a]}),
    events.CROWN_TAKEN: lambda a, b, c, d: ("crown", (), {"colour": COLOURS[a], "pay": PAYS[b]}),
    events.DELIVERED: _delivered,
    events.CROSSED: lambda a, b, c, d: ("crossed", (CELLS[b], CELLS[c]), {"start": CELLS[b], "to": CELLS[c]}),
    events.TELEPORTED: lambda a, b, c, d: ("teleported", (CELLS[a], CELLS[b]), {"start": CELLS[a], "to": CELLS[b]}),
    events.REACHED: lambda a, b, c, d: ("reached", (CELLS[a],), {"cell": CELLS[a]}),
    events.FIGHT_CALLED: _fight,
    events.SHOT_CALLED: _shot,
    events.ANSWERED: lambda a, b, c, d: ("no-answer", (), {}) if a < 0 else ("answered", (), {"card": CARDS[a]}),
    events.FIGHT_DICE: lambda a, b, c, d: ("fight-dice", (), {"attack": a, "defence": b}),
    events.ARROW_DICE: _arrow,
    events.CROWN_LOST: lambda a, b, c, d: ("crown-lost", (figure_id(a),), {"colour": COLOURS[b]}),
    events.CROWN_KEPT: lambda a, b, c, d: ("crown-kept", (figure_id(a),), {}),
    events.CROWN_WON: lambda a, b, c, d: ("crown-won", (), {"colour": COLOURS[a]}),
    events.CROWN_RETURNED: lambda a, b, c, d: ("crown-returned", (), {"colour": COLOURS[a]}),
    events.GUARD_BEATEN: _beaten,
    events.CARD_PLAYED: _played,
    events.DOOR_SHUT: lambda a, b, c, d: ("door-shut", (GATES[a],), {"gate": GATES[a]}),
    events.DOOR_OPENED: lambda a, b, c, d: ("door-opened", (GATES[a],), {"gate": GATES[a]}),
    events.DRAWN: _drawn,
    events.RESHUFFLED: lambda a, b, c, d: ("reshuffled", (), {}),
    events.DISCARDED: lambda a, b, c, d: ("discarded", (), {"card": CARDS[a]}),
    events.TURN_ENDED: lambda a, b, c, d: ("turn-ended", (), {}),
    events.WON: lambda a, b, c, d: ("won", (), {}),
    events.LIMIT_REACHED: _limit,
    events.CARD_SHOWN: _delivered,
    events.NO_CARD: lambda a, b, c, d: ("no-card", (CELLS[b],), {"colour": COLOURS[a]}),
}
