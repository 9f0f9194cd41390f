"""Sentences for the log: one for each event, with the ids it names."""

from collections.abc import Callable
from typing import Any, Final

from tavola.games.gadranton import events as told
from tavola.games.gadranton.data import CARDS, CELLS, COLOURS, GATES, GUARDS, MOVERS, SECRETS, THIEVES
from tavola.kernel.story import Raw, Told, Voice

Facts = tuple[str, tuple[str, ...], dict[str, Any]]
PAYS: Final = ("none", "key", "master_key")


def figure_id(figure: int) -> str:
    """The id of a figure in scenes: `T0` to `T3` for the thieves, `guard1` to `guard4`, since G1 is a cell."""
    return f"T{figure}" if figure < 4 else f"guard{figure - 3}"


def card_name(card: int) -> str:
    """A card, or `unknown` to those who may not see it."""
    return CARDS[card] if card >= 0 else "unknown"


def narrate(event: Raw, voice: Voice) -> Told:
    name, ids, args = FACTS[event.kind](*event.args)
    clause = f"GA-R{event.clause - 1000:02d}" if event.clause >= 1000 else f"GA-{event.clause:02d}"
    worded = {key: voice.say(f"word-{value}") if key in WORDED else value for key, value in args.items()}
    text = voice.say(f"event-{name}", seat=event.seat, **worded)
    only_you = name in ("dealt-objective", "dealt-action", "drew") and event.audience & (event.audience - 1) == 0
    return Told(name, event.seat, clause, text, ids, only_you=only_you)


WORDED: Final = ("card", "colour", "mover", "thief")


def _dealt(kind: str, names: tuple[str, ...]) -> Callable[[int, int, int, int], Facts]:
    """A card dealt or drawn: named to its owner, counted by the others."""

    def facts(seat: int, what: int, c: int, d: int) -> Facts:
        if what < 0:
            return f"{kind}-unseen", (), {}
        return kind, (), {"colour" if names is COLOURS else "card": names[what]}

    return facts


def _drawn(card: int, b: int, c: int, d: int) -> Facts:
    return ("drew-unseen", (), {}) if card < 0 else ("drew", (), {"card": CARDS[card]})


def _stepped(figure: int, start: int, to: int, d: int) -> Facts:
    who = "thief" if figure < 4 else GUARDS[figure - 4]
    return (
        "stepped",
        (figure_id(figure), CELLS[start], CELLS[to]),
        {"figure": who, "start": CELLS[start], "to": CELLS[to]},
    )


def _attack(name: str) -> Callable[[int, int, int, int], Facts]:
    def facts(attacker: int, target: int, how: int, distance: int) -> Facts:
        who = "thief" if attacker < 4 else GUARDS[attacker - 4]
        args = {"figure": who, "target": target + 1, "how": "card" if how else "plain", "range": distance}
        return name, (figure_id(attacker), figure_id(target)), args

    return facts


def _laid(card: int, on: int, c: int, d: int) -> Facts:
    """What a card is laid on depends on the card."""
    name = CARDS[card]
    if name == "accelerated_walk":
        return "walk", (), {"figure": "guard" if on else "thief"}
    if name == "open_close_door":
        return "laid", (GATES[on],), {"card": name, "on": GATES[on]}
    if name == "secret_door":
        return "laid", (), {"card": name, "on": SECRETS[on]}
    if on < 0:
        return "played", (), {"card": name}
    if on >= 4:
        return "laid", (figure_id(on),), {"card": name, "on": GUARDS[on - 4]}
    return "laid-on-seat", (figure_id(on),), {"card": name, "target": on + 1}


def _limit(winners: int, b: int, c: int, d: int) -> Facts:
    seats = [str(seat + 1) for seat in range(4) if winners >> seat & 1]
    return "limit", (), {"winners": ", ".join(seats), "n": len(seats)}


FACTS: Final[dict[int, Callable[[int, int, int, int], Facts]]] = {
    told.FIRST_PLAYER: lambda a, b, c, d: ("first", (), {}),
    told.OBJECTIVE_DEALT: _dealt("dealt-objective", COLOURS),
    told.DEAL_STUCK: lambda a, b, c, d: ("deal-stuck", (), {}),
    told.ACTION_DEALT: _dealt("dealt-action", CARDS),
    told.THIEF_CHOSEN: lambda a, b, c, d: ("chose-thief", (), {"thief": THIEVES[a]}),
    told.THIEF_PLACED: lambda a, b, c, d: ("placed", (CELLS[a],), {"cell": CELLS[a]}),
    told.TURN_BEGAN: lambda a, b, c, d: ("turn", (), {"n": a}),
    told.ROLLED: lambda a, b, c, d: ("rolled", ("mover", "steps"), {"mover": MOVERS[a], "n": b}),
    told.STEPPED: _stepped,
    told.KEY_TAKEN: lambda a, b, c, d: ("key", (), {"colour": COLOURS[a]}),
    told.CROWN_TAKEN: lambda a, b, c, d: ("crown", (), {"colour": COLOURS[a], "pay": PAYS[b]}),
    told.DELIVERED: lambda a, b, c, d: ("delivered", (CELLS[b],), {"colour": COLOURS[a], "cell": CELLS[b]}),
    told.CROSSED: lambda a, b, c, d: ("crossed", (CELLS[b], CELLS[c]), {"start": CELLS[b], "to": CELLS[c]}),
    told.TELEPORTED: lambda a, b, c, d: ("teleported", (CELLS[a], CELLS[b]), {"start": CELLS[a], "to": CELLS[b]}),
    told.REACHED: lambda a, b, c, d: ("reached", (CELLS[a],), {"cell": CELLS[a]}),
    told.FIGHT_CALLED: _attack("fight"),
    told.SHOT_CALLED: _attack("shot"),
    told.ANSWERED: lambda a, b, c, d: ("no-answer", (), {}) if a < 0 else ("answered", (), {"card": CARDS[a]}),
    told.FIGHT_DICE: lambda a, b, c, d: ("fight-dice", ("combat",), {"attack": a, "defence": b}),
    told.ARROW_DICE: lambda a, b, c, d: (
        "arrow-dice",
        ("combat",),
        {"face": "target" if a else "flop", "n": b, "range": c},
    ),
    told.CROWN_LOST: lambda a, b, c, d: ("crown-lost", (figure_id(a),), {"colour": COLOURS[b]}),
    told.CROWN_KEPT: lambda a, b, c, d: ("crown-kept", (figure_id(a),), {}),
    told.CROWN_WON: lambda a, b, c, d: ("crown-won", (), {"colour": COLOURS[a]}),
    told.CROWN_RETURNED: lambda a, b, c, d: ("crown-returned", (), {"colour": COLOURS[a]}),
    told.GUARD_BEATEN: lambda a, b, c, d: ("guard-beaten", (figure_id(a + 4),), {"guard": GUARDS[a]}),
    told.CARD_PLAYED: _laid,
    told.DOOR_SHUT: lambda a, b, c, d: ("door-shut", (GATES[a],), {"gate": GATES[a]}),
    told.DOOR_OPENED: lambda a, b, c, d: ("door-opened", (GATES[a],), {"gate": GATES[a]}),
    told.DRAWN: _drawn,
    told.RESHUFFLED: lambda a, b, c, d: ("reshuffled", (), {}),
    told.DISCARDED: lambda a, b, c, d: ("discarded", (), {"card": CARDS[a]}),
    told.TURN_ENDED: lambda a, b, c, d: ("turn-ended", (), {}),
    told.WON: lambda a, b, c, d: ("won", (), {}),
    told.LIMIT_REACHED: _limit,
}
