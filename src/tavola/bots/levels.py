"""Bots by name: `random`, `greedy`, `search:ms=100`, and the levels a player chooses from."""

from collections.abc import Callable

from tavola.bots.bot import Bot
from tavola.bots.greedy import Greedy
from tavola.bots.judge import Judge
from tavola.bots.minds import estimator, judge_of
from tavola.bots.random_bot import RandomBot
from tavola.bots.search import Search
from tavola.kernel.errors import BadBot, nearest
from tavola.kernel.rng import Rng
from tavola.kernel.state import State

CLUB_MS = 100
LEVELS = {
    "novice": "greedy:misses=60",
    "casual": "greedy:misses=20",
    "club": f"search:ms={CLUB_MS}",
    "expert": "search:ms=1000",
}

SETTINGS = {
    "random": {},
    "greedy": {"imagined": range(1, 1001), "slips": range(101), "misses": range(101), "mind": range(2)},
    "search": {
        "iterations": range(1, 10**9 + 1),
        "ms": range(1, 10**7 + 1),
        "explore": range(1, 1001),
        "mind": range(2),
    },
}


def bot(spec: str, seed: int = 0) -> Bot:
    """The bot a spec names, with its own random numbers; BadBot says what would have been right."""
    kind, *given = LEVELS.get(spec, spec).split(":")
    if kind in LEVELS:
        raise BadBot(f"{kind} is a level and takes no settings: write {LEVELS[kind]} and change that")
    if kind not in SETTINGS:
        raise BadBot(f"there is no bot {kind!r}: {nearest(kind, [*SETTINGS, *LEVELS])}")
    settings = dict(setting(kind, text) for text in given)
    return MAKERS[kind](spec, Rng(seed), settings)


def judge(spec: str, state: State) -> Judge:
    """Who weighs positions for the bot a spec names."""
    kind, *given = LEVELS.get(spec, spec).split(":")
    return judges(dict(setting(kind, text) for text in given))(state)


def setting(kind: str, text: str) -> tuple[str, int]:
    """`ms=100`, read and checked."""
    name, _, value = text.partition("=")
    known = SETTINGS[kind]
    if name not in known:
        hint = f"{nearest(name, known)}" if known else "it takes none"
        raise BadBot(f"{kind} has no setting {name!r}: {hint}")
    allowed = known[name]
    if not value.isdecimal() or int(value) not in allowed:
        raise BadBot(f"{name} of {kind} must be a whole number from {allowed[0]} to {allowed[-1]}, not {value!r}")
    return name, int(value)


def search(spec: str, rng: Rng, settings: dict[str, int]) -> Bot:
    """A search with no budget named thinks as long as club; `explore` is in hundredths."""
    iterations, ms = settings.get("iterations", 0), settings.get("ms", 0)
    explore = settings["explore"] / 100 if "explore" in settings else None
    return Search(rng, iterations, ms if ms or iterations else CLUB_MS, explore, spec, judges=judges(settings))


def greedy(spec: str, rng: Rng, settings: dict[str, int]) -> Bot:
    slips, misses = settings.get("slips", 0) / 100, settings.get("misses", 0) / 100
    return Greedy(rng, settings.get("imagined", 4), slips, spec, judges(settings), misses)


def judges(settings: dict[str, int]) -> Callable[[State], Judge]:
    """`mind=0`: by the game's estimate even where there is a mind."""
    return judge_of if settings.get("mind", 1) else estimator


MAKERS: dict[str, Callable[[str, Rng, dict[str, int]], Bot]] = {
    "random": lambda spec, rng, settings: RandomBot(rng, spec),
    "greedy": greedy,
    "search": search,
}
