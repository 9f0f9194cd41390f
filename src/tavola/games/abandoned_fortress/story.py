"""Sentences for the log: one for each event, with the ids it names."""

from collections.abc import Callable
from typing import Any, Final

from tavola.games.abandoned_fortress import events, names
from tavola.games.abandoned_fortress.data import (
    ACTS,
    BLACKS,
    BRANCHES,
    CASTLES,
    CELLS,
    DECKS,
    DRAGONS,
    FACES,
    GENERALS,
    HEROES,
    MILITARY,
    TUNNELS,
)
from tavola.games.abandoned_fortress.names import clause_id
from tavola.games.abandoned_fortress.tables import DRAGON, TABLE, WALL
from tavola.kernel.story import Raw, Told, Voice

Facts = tuple[str, tuple[str, ...], dict[str, Any]]
Teller = Callable[[Voice, int, int, int, int], Facts]


def narrate(event: Raw, voice: Voice) -> Told:
    a, b, c, last = event.args
    d, seats = divmod(last, TABLE)
    name, ids, args = FACTS[event.kind](voice, a, b, c, d)
    worded = {key: _worded(key, value, seats, voice) for key, value in args.items()}
    text = capital(voice.say(f"event-{name}", who=names.side(seats, event.seat, voice), **worded))
    only_you = name in ONLY_YOURS and event.audience & (event.audience - 1) == 0
    return Told(name, event.seat, clause_id(event.clause), text, ids, only_you=only_you)


def notable(event: Raw) -> bool:
    """Battles, for a result."""
    return event.kind == events.ATTACKED


ONLY_YOURS: Final = ("card-taken", "action-drawn", "assigned", "seen", "general-gone")


def _worded(key: str, value: Any, seats: int, voice: Voice) -> Any:
    """Codes become words: leaders by whose they are, seats by their colours."""
    if key in ("leader", "attacker", "defender"):
        return names.leader(value, seats, voice)
    if key == "victim":
        return names.side(seats, value, voice)
    return names.sides(seats, value, voice) if key == "winners" else value


def capital(text: str) -> str:
    """A sentence begins with a capital."""
    return text[:1].upper() + text[1:]


def leader_ids(*codes: int) -> tuple[str, ...]:
    """Pieces; a wall is named by its space."""
    return tuple(
        "dragon" if code == DRAGON else names.leader_id(code) for code in codes if code < WALL or code == DRAGON
    )


def plain(name: str) -> Teller:
    return lambda voice, a, b, c, d: (name, (), {})


def number(name: str) -> Teller:
    return lambda voice, a, b, c, d: (name, (), {"n": a})


def of_cell(name: str) -> Teller:
    return lambda voice, a, b, c, d: (name, (CELLS[a],), {"space": CELLS[a]})


def of_leader(name: str) -> Teller:
    return lambda voice, a, b, c, d: (name, leader_ids(a), {"leader": a})


def of_leader_card(name: str) -> Teller:
    """A leader and a card; others learn of the card nothing but that it is one."""

    def facts(voice: Voice, a: int, b: int, c: int, d: int) -> Facts:
        who = {"leader": a}
        if b < 0:
            return f"{name}-unseen", leader_ids(a), who
        return name, leader_ids(a), who | {"card": names.market_card(b, voice)}

    return facts


def of_black(name: str) -> Teller:
    return lambda voice, a, b, c, d: (name, (), {"card": names.black(a, voice)})


def of_dragon(name: str) -> Teller:
    return lambda voice, a, b, c, d: (name, ("dragon",), {"dragon": names.dragon(a, voice)})


def _taken(voice: Voice, a: int, b: int, c: int, d: int) -> Facts:
    deck = voice.say(f"deck-{DECKS[a]}")
    if b < 0:
        return "card-taken-unseen", (f"deck-{DECKS[a]}",), {"deck": deck}
    return "card-taken", (f"deck-{DECKS[a]}",), {"deck": deck, "card": names.market_card(b, voice)}


def _drawn(voice: Voice, a: int, b: int, c: int, d: int) -> Facts:
    return ("action-drawn-unseen", (), {}) if a < 0 else ("action-drawn", (), {"card": names.action_card(a, voice)})


def _action(name: str) -> Teller:
    return lambda voice, a, b, c, d: (name, (), {"card": names.action_card(a, voice)})


def _stepped(name: str) -> Teller:
    def facts(voice: Voice, a: int, b: int, c: int, d: int) -> Facts:
        args = {"leader": a, "start": CELLS[b], "to": CELLS[c]}
        return name, (*leader_ids(a), CELLS[b], CELLS[c]), args

    return facts


def _placed(voice: Voice, a: int, b: int, c: int, d: int) -> Facts:
    return "placed", (*leader_ids(a), CELLS[b]), {"leader": a, "space": CELLS[b]}


def _attacked(voice: Voice, a: int, b: int, c: int, d: int) -> Facts:
    args = {"attacker": a, "defender": b, "space": CELLS[c]}
    return "shot" if d else "attacked", (*leader_ids(a, b), CELLS[c]), args


def _compared(voice: Voice, a: int, b: int, c: int, d: int) -> Facts:
    name = "countered" if d else "compared"
    return name, leader_ids(a), {"leader": a, "attack": b, "defence": c}


def _shot_at(voice: Voice, a: int, b: int, c: int, d: int) -> Facts:
    return "card-shot-at", leader_ids(a), {"card": names.market_card(b, voice), "attack": c, "defence": d}


SHOWN: Final = ("shown", "shown-idle", "shown-close")
SHOWN_CARDS: Final = (*MILITARY, *GENERALS, *(None for _ in BLACKS), *HEROES, *CASTLES, *DRAGONS)


def _shown(voice: Voice, a: int, b: int, c: int, d: int) -> Facts:
    """A card of a unit, with its numbers: the sum of a battle can be followed in the log."""
    card = SHOWN_CARDS[b]
    assert card is not None
    args = {"leader": a, "card": names.shown_card(b, voice)}
    return SHOWN[c], leader_ids(a), args | {"attack": card.attack, "defence": card.defence}


def _added(voice: Voice, a: int, b: int, c: int, d: int) -> Facts:
    """What else is added up: specialty, Turn Guide, War Drums, Black cards of both sides."""
    parts = (voice.say("part-specialty"), voice.say("part-rurik"), voice.say("action-war_drums"))
    what = parts[b] if b < len(parts) else names.black(b - len(parts), voice)
    args = {"leader": a, "what": what, "attack": names.signed(c), "defence": names.signed(d)}
    return "added", leader_ids(a), args


def _rock(voice: Voice, a: int, b: int, c: int, d: int) -> Facts:
    return ("rock-off", ("rock",), {}) if a < 0 else ("rock", ("rock", TUNNELS[a]), {"space": TUNNELS[a]})


def _winners(name: str) -> Teller:
    def facts(voice: Voice, a: int, b: int, c: int, d: int) -> Facts:
        return name, (), {"winners": a, "n": a.bit_count()}

    return facts


def _crown(voice: Voice, a: int, b: int, c: int, d: int) -> Facts:
    return "crown-taken", ("crown", *leader_ids(a)), {"leader": a}


def _fell(voice: Voice, a: int, b: int, c: int, d: int) -> Facts:
    """A general's card is discarded with it, and every discard is shown. AF-R101"""
    who = {"leader": a}
    if b < 0:
        return "fell", leader_ids(a), who
    return "fell-general", leader_ids(a), who | {"card": names.market_card(b, voice)}


def _renewed(voice: Voice, a: int, b: int, c: int, d: int) -> Facts:
    if a == len(DECKS):
        return "renewed", (), {}
    return "deck-renewed", (f"deck-{DECKS[a]}",), {"deck": voice.say(f"deck-{DECKS[a]}")}


FACTS: Final[dict[int, Teller]] = {
    events.FIRST_PLAYER: plain("first"),
    events.HERO_CHOSEN: lambda voice, a, b, c, d: ("hero-chosen", (), {"hero": voice.say(f"name-{HEROES[a].id}")}),
    events.TOP_SHOWN: lambda voice, a, b, c, d: (
        "top",
        (f"deck-{DECKS[a]}",),
        {"deck": voice.say(f"deck-{DECKS[a]}"), "n": b},
    ),
    events.PLACED: _placed,
    events.BRANCH_CHOSEN: lambda voice, a, b, c, d: ("branch", (), {"branch": voice.say(f"branch-{BRANCHES[a]}")}),
    events.CARD_TAKEN: _taken,
    events.ACTION_DRAWN: _drawn,
    events.TURN_BEGAN: lambda voice, a, b, c, d: (
        "turn-unseen" if b < 0 else "turn",
        (),
        {"gold": a, "food": b, "round": c},
    ),
    events.ROLLED: lambda voice, a, b, c, d: (
        "rolled",
        ("white", "black"),
        {"n": a, "face": voice.say(f"face-{FACES[b]}")},
    ),
    events.ROCK_MOVED: _rock,
    events.ALERT: number("alert"),
    events.DRAGON_CAME: of_dragon("dragon-came"),
    events.DRAGON_FLEW: lambda voice, a, b, c, d: ("dragon-flew", ("dragon", CELLS[a]), {"space": CELLS[a]}),
    events.DRAGON_LEFT: of_dragon("dragon-left"),
    events.STEPPED: _stepped("stepped"),
    events.TUNNELLED: _stepped("tunnelled"),
    events.STOLEN: lambda voice, a, b, c, d: ("stolen", (), {"victim": a, "n": b}),
    events.ACTED: lambda voice, a, b, c, d: ("acted", (), {"action": voice.say(f"act-{ACTS[a]}")}),
    events.BOUGHT: lambda voice, a, b, c, d: (
        "bought",
        (f"deck-{DECKS[a]}",),
        {"deck": voice.say(f"deck-{DECKS[a]}"), "n": b},
    ),
    events.FOOD_TRADED: number("food-traded"),
    events.ASSIGNED: of_leader_card("assigned"),
    events.CARD_LOST: of_leader_card("card-lost"),
    events.STAGED_LOST: lambda voice, a, b, c, d: ("staged-lost", (), {"card": names.market_card(a, voice)}),
    events.GENERAL_DISMISSED: of_leader_card("dismissed"),
    events.BLACK_DISCARDED: of_black("black-discarded"),
    events.REDEPLOYED: lambda voice, a, b, c, d: ("redeployed-castles" if a else "redeployed", (), {}),
    events.CASTLE_BUILT: lambda voice, a, b, c, d: (
        "castle-built",
        (CELLS[b],),
        {"castle": voice.say(f"own-{CASTLES[a].id}"), "space": CELLS[b]},
    ),
    events.WALL_BUILT: of_cell("wall-built"),
    events.ACTION_PLAYED: _action("action-played"),
    events.SPIED: of_leader("spied"),
    events.SEEN: of_leader_card("seen"),
    events.GOLD_TAKEN: number("gold-taken"),
    events.FOOD_TAKEN: lambda voice, a, b, c, d: ("food-taken-unseen" if a < 0 else "food-taken", (), {"n": a}),
    events.ATTACKED: _attacked,
    events.SECRET_CHOSEN: plain("secret"),
    events.SHOWN: _shown,
    events.ADDED: _added,
    events.GENERAL_GONE: lambda voice, a, b, c, d: ("general-gone", (), {"card": names.market_card(a, voice)}),
    events.BLACK_SHOWN: of_black("black-shown"),
    events.DRUMS_SHOWN: plain("drums"),
    events.SMOKE: plain("smoke"),
    events.COMPARED: _compared,
    events.CARD_SHOT_AT: _shot_at,
    events.FELL: _fell,
    events.SENT_HOME: of_leader("sent-home"),
    events.WALL_FELL: of_cell("wall-fell"),
    events.POINTS: number("points"),
    events.DRAGON_SLAIN: of_dragon("dragon-slain"),
    events.NO_WINNER: plain("no-winner"),
    events.UPKEEP_PAID: lambda voice, a, b, c, d: (
        "upkeep",
        leader_ids(a),
        {"card": names.market_card(b, voice), "n": c},
    ),
    events.CHEST_OPENED: of_leader("chest"),
    events.CROWN_TAKEN: _crown,
    events.CROWN_BACK: plain("crown-back"),
    events.QUEUED: number("queued"),
    events.UNQUEUED: plain("unqueued"),
    events.ACTION_DISCARDED: _action("action-discarded"),
    events.RENEWED: _renewed,
    events.TURN_ENDED: plain("turn-ended"),
    events.WON: _winners("won"),
    events.LIMIT: _winners("limit"),
}
