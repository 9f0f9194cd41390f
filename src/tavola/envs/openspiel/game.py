"""A game of Tavola as OpenSpiel knows games: its type, its parameters, its first state."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import pyspiel

from tavola.envs.openspiel.observer import Observer, observes
from tavola.envs.openspiel.past import Past
from tavola.envs.openspiel.refusals import spoken
from tavola.envs.openspiel.state import TavolaState
from tavola.envs.structured import Structured
from tavola.envs.table import observable
from tavola.kernel.game import Game
from tavola.kernel.options import Value
from tavola.kernel.registry import game as game_named
from tavola.kernel.state import State

LONG: Final = 20_000  # actions, chance included; games that options keep from ending
ENDLESS: Final = 1_000_000  # are given up by OpenSpiel after so many
SEATS: Final = "seats"
NUMERIC: Final = frozenset("+-.0123456789")


def short_name(game: Game) -> str:
    """`tavola_adventurers_guard`."""
    return f"tavola_{game.slug.replace('-', '_')}"


def parameters(game: Game) -> dict[str, Any]:
    """Seats and every option, at their defaults."""
    return {SEATS: game.seats[0]} | {option.name: spelled(option.default) for option in game.options}


def spelled(value: Value) -> Value:
    """A word that OpenSpiel would take for a number, such as 1-6, is written _1-6."""
    return f"_{value}" if isinstance(value, str) and set(value) <= NUMERIC else value


def read(value: Any) -> Any:
    """What `spelled` wrote, as our option has it."""
    return value[1:] if isinstance(value, str) and value.startswith("_") else value


def has_secrets(state: State) -> bool:
    """Is there anything that a seat has to imagine?"""
    return type(state).imagine is not State.imagine


def game_type(game: Game) -> Any:
    """What OpenSpiel's algorithms may rely on."""
    kinds = pyspiel.GameType
    hidden = has_secrets(game.new())
    return kinds(
        short_name=short_name(game),
        long_name=f"{game.title} v{game.environment}",  # short names stay, this one tells rules apart
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,  # 1 is shared by the winners; playing alone, or together, all may lose
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class TavolaGame(pyspiel.Game):
    """One game with its options; `slug` says which, in a class of its own for each."""

    slug: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.rules = game_named(self.slug)
        self.first = begun(self.rules, dict(params or {}))
        self.observation = self.rules.observation_of(self.first)
        self.structured = Structured(self.rules.actions)
        super().__init__(game_type(self.rules), self._info(), dict(params or {}))

    def _info(self) -> Any:
        """Chance and players share the codes of actions."""
        values = self.rules.options_of(self.first)
        ends = not self.rules.limits or any(values[name] for name in self.rules.limits)
        return pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions.size,
            max_chance_outcomes=self.rules.actions.size,
            num_players=int(self.first.seats),
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONG if ends else ENDLESS,
        )

    def new_initial_state(self) -> TavolaState:
        return TavolaState(self, Past.begin(self.rules, self.first))

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer | None:
        """None for a kind that there is not, as OpenSpiel has it."""
        return Observer(self.observation, iig_obs_type, params) if observes(iig_obs_type) else None

    def max_chance_nodes_in_history(self) -> int:
        return int(self.max_game_length())

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)


def begun(rules: Game, params: dict[str, Any]) -> State:
    """The first position; what does not fit is refused as OpenSpiel refuses."""
    seats = params.pop(SEATS, rules.seats[0])
    with spoken():
        return rules.begin(seats, {name: read(value) for name, value in params.items()})


def register() -> list[str]:
    """Make every installed game known that can be observed; their names. Twice is once."""
    known = set(pyspiel.registered_names())
    names = []
    for game in observable():
        names.append(short_name(game))
        if short_name(game) not in known:
            # a class, for OpenSpiel lets go of it when Python has ended already, and only classes outlive that
            pyspiel.register_game(game_type(game), type(short_name(game), (TavolaGame,), {"slug": game.slug}))
    return names


def loaded(name: str) -> TavolaGame:
    """A game from its file, also in a process that has not registered any."""
    register()
    game: TavolaGame = pyspiel.load_game(name)
    return game
