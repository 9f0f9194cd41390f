"""What the net looks at in every ply, part by part; each is a value that JSON can hold."""

from collections.abc import Callable
from functools import cached_property
from typing import Any, Final, NamedTuple

import tavola
from tavola.kernel.story import Raw, Told

TRIED = 50  # actions tried for their refusals
CLICKED = 6  # choices, and as many groups of ids, tried for what they mean
FOREIGN = 20  # every so many plies, scenes and events are worded in all languages
FIELDS = ("kind", "seat", "clause", "text", "ids", "note", "only_you")  # of an event told; later ones are not looked at


class Known(NamedTuple):
    """What the game had when the digests were written; what was added later is not looked at."""

    options: tuple[str, ...]
    kinds: int  # of actions


class Ply:
    """A position of a record, and what the action before it told."""

    def __init__(self, record: tavola.Record, number: int, known: Known, events: list[Raw]) -> None:
        self.number, self.known, self.events = number, known, events
        self.game, self.state, self.rules = record.game, record.state, record.rules

    def rng(self) -> tavola.Rng:
        """The same numbers whenever this ply is looked at."""
        return tavola.Rng(self.number)

    @property
    def size(self) -> int:
        """Codes there were at the time."""
        kinds = list(self.game.actions.kinds.values())
        return int(kinds[self.known.kinds - 1].end)

    def legal(self) -> list[int]:
        """What is legal of what there was at the time."""
        return [int(action) for action in self.state.legal() if action < self.size]

    @property
    def readers(self) -> tuple[int | None, ...]:
        return (None, *range(self.state.seats))

    @property
    def languages(self) -> tuple[str, ...]:
        return ("en",) if self.number % FOREIGN else ("en", "fr", "ko")

    @cached_property
    def scenes(self) -> dict[str, Any]:
        """By language and reader, as `en seat 0` or `fr spectator`."""
        return {
            f"{language} {'spectator' if reader is None else f'seat {reader}'}": self.game.scene(
                self.state, reader, language
            )
            for language in self.languages
            for reader in self.readers
        }


def asked(ply: Ply) -> Any:
    """Who decides between what, in order; with which weights; how it ended."""
    state, outcome = ply.state, ply.game.outcome(ply.state)
    ended = outcome and [outcome.winners, outcome.scores, outcome.reason, outcome.clause, state.returns()]
    return {"actor": state.actor, "legal": ply.legal(), "chances": state.chances(), "outcome": ended}


def dump(ply: Ply) -> Any:
    """The position in writing."""
    return position(ply, ply.state)


def position(ply: Ply, state: tavola.State) -> dict[str, Any]:
    """A position, with the options that the record names and under its version of the rules."""
    written = ply.game.dump(state)
    return written | {"rules": ply.rules, "options": {name: written["options"][name] for name in ply.known.options}}


def events(ply: Ply) -> Any:
    """What was told: as codes, and as every reader has it."""
    raw = [[event.kind, event.clause, event.seat, event.audience, event.args] for event in ply.events]
    told = {
        f"{language} {reader}": [_fields(each) for each in ply.game.story(ply.events, reader, language)]
        for language in ply.languages
        for reader in ply.readers
    }
    return {"raw": raw, "told": told}


def _fields(told: Told) -> dict[str, Any]:
    return {name: getattr(told, name) for name in FIELDS}


def refusals(ply: Ply) -> Any:
    """Every clause in the way of some actions, with its words."""
    return {ply.game.named(action): _refusals(ply, action) for action in tried(ply)}


def _refusals(ply: Ply, action: int) -> list[list[str]]:
    found = ply.game.refusals(ply.state, action)
    return [[refusal.clause, refusal.message, refusal.fact] for refusal in found]


def tried(ply: Ply) -> list[int]:
    """Some actions by their kinds, since large kinds would hide the small ones, some beside those that are legal."""
    rng, space = ply.rng(), ply.game.actions
    kinds, legal, size = list(space.kinds.values())[: ply.known.kinds], ply.legal(), ply.size
    chosen = [kinds[rng.below(len(kinds))] for _ in range(TRIED // 2)]
    wanted = [space.first[kind.name] + rng.below(kind.size) for kind in chosen]
    while len(legal) and len(wanted) < TRIED * 4 // 5:
        wanted.append((legal[rng.below(len(legal))] + rng.below(7) - 3) % size)
    return wanted + [rng.below(size) for _ in range(TRIED - len(wanted))]


def scenes(ply: Ply) -> Any:
    """What every reader sees."""
    return ply.scenes


def clicks(ply: Ply) -> Any:
    """What ids mean that the one to decide may click: those of each choice, and some pairs of the scene's."""
    if ply.state.actor < 0:
        return {}
    scene, rng = ply.scenes[f"en seat {ply.state.actor}"], ply.rng()
    items = [item["id"] for zone in scene["zones"] for item in zone.get("items", ())]
    ids = [*items, *(each["id"] for part in ("spaces", "pieces", "zones") for each in scene[part])]
    clicked = [tuple(choice["ids"]) for choice in scene["choices"][:CLICKED]]
    clicked += [tuple(ids[rng.below(len(ids))] for _ in range(1 + rng.below(3))) for _ in range(CLICKED)]
    return {" ".join(each): ply.game.action_of(ply.state, ply.state.actor, each) for each in clicked}


def bots(ply: Ply) -> Any:
    """What bots go by: estimates, a position imagined, an action by lot, what is played when time is up."""
    state = ply.state
    if state.actor == tavola.OVER:
        return {}
    decides = state.actor >= 0 and ply.game.slug != "adventurers-guard"  # which left it to the table at the time
    return {
        "estimates": list(state.estimates()),
        "horizon": state.horizon(),
        "glimpse": state.glimpse(),
        "alike": [state.alike(outcome) for outcome in state.legal()] if state.actor == tavola.CHANCE else [],
        "imagined": position(ply, state.imagine(ply.number % state.seats, ply.rng())),
        "sample": state.sample(ply.rng()),
        "default": ply.game.default(state, ply.rng()) if decides else None,
    }


PARTS: Final[dict[str, Callable[[Ply], Any]]] = {
    part.__name__: part for part in (asked, dump, events, refusals, scenes, clicks, bots)
}
EVERY_PLY: Final = ("asked", "dump", "events", "refusals")  # the others are looked at now and then
