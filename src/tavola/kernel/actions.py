"""Actions: ints inside, names outside."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tavola.kernel.errors import BadAction, nearest
from tavola.kernel.kinds import Kind, Name

KEPT = 1 << 16  # decoded actions kept at most


class Action(msgspec.Struct, frozen=True):
    """An action by its names."""

    kind: str
    params: dict[str, Name]


def kind(name: str, /, **params: Sequence[Name]) -> Kind:
    """Declare a kind: `kind("move", pawn=PAWNS, to=TILES)`."""
    return Kind(name, {param: tuple(names) for param, names in params.items()})


class ActionSpace:
    """All actions of a game, numbered 0 to size - 1: kinds in order, the first parameter counting most."""

    def __init__(self, *kinds: Kind) -> None:
        _refuse_twins("kinds of action", [each.name for each in kinds])
        for each in kinds:
            for param, names in each.params.items():
                _refuse_twins(f"names for {param} of {each.name}", names)
        self.kinds = {each.name: each for each in kinds}
        self.first: dict[str, int] = {}
        self.size = 0
        self._written: dict[int, dict[str, dict[str, Name]]] = {}
        self._named: dict[int, Action] = {}  # those decoded before: scenes and logs name the same ones over and over
        for each in kinds:
            each.number(self.size)
            self.first[each.name] = self.size
            self.size += each.size
        self._places = {
            each.name: {param: {name: i for i, name in enumerate(names)} for param, names in each.params.items()}
            for each in kinds
        }

    def encode(self, kind: str, /, **params: Name) -> int:
        """The number of an action; BadAction if there is no such one."""
        if kind not in self.kinds:
            raise BadAction(f"there is no action {kind!r}: {nearest(kind, self.kinds)}")
        places = self._places[kind]
        if params.keys() != places.keys():
            raise BadAction(f"{kind} takes {_listed(places)}, not {_listed(params)}")
        code = 0
        for param, names in places.items():
            if (
                isinstance(params[param], bool)
                or not isinstance(params[param], str | int)
                or params[param] not in names
            ):
                raise BadAction(f"{param} of {kind} cannot be {params[param]!r}: {nearest(params[param], names)}")
            code = code * len(names) + names[params[param]]
        return self.first[kind] + code

    def check(self, action: object) -> int:
        """The action itself; BadAction if it is no number of one."""
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < self.size:
            raise BadAction(f"{action!r} is no action: it must be a whole number from 0 to {self.size - 1}")
        return action

    def decode(self, action: int) -> Action:
        """The names of an action; BadAction if the number is out of range."""
        known = self._named.get(self.check(action))
        if known is None:
            known = self._decode(action)
            if len(self._named) < KEPT:
                self._named[action] = known
        return known

    def _decode(self, action: int) -> Action:
        name = next(each for each in reversed(self.kinds) if self.first[each] <= action)
        code = action - self.first[name]
        params: dict[str, Name] = {}
        for param, names in reversed(self.kinds[name].params.items()):
            code, place = divmod(code, len(names))
            params[param] = names[place]
        return Action(name, dict(reversed(params.items())))

    def to_json(self, action: int) -> dict[str, dict[str, Name]]:
        """`{"move": {"pawn": "S-M1", "to": "e5"}}`"""
        named = self.decode(action)
        return {named.kind: dict(named.params)}

    def written(self, action: int) -> dict[str, dict[str, Name]]:
        """`to_json`, kept: not to be changed."""
        found = self._written.get(action)
        if found is None:
            if len(self._written) >= KEPT:
                self._written.clear()
            found = self._written[action] = self.to_json(action)
        return found

    def from_json(self, value: Any) -> int:
        """The number of an action written as `to_json` writes it."""
        if not isinstance(value, Mapping) or len(value) != 1:
            raise BadAction(f"an action is written as one kind with its parameters, not as {value!r}")
        ((name, params),) = value.items()
        if not isinstance(params, Mapping) or not isinstance(name, str) or not all(isinstance(p, str) for p in params):
            raise BadAction(f"the parameters of {name} are written as names with values, not as {params!r}")
        return self.encode(name, **params)


def _listed(params: Mapping[str, object]) -> str:
    """`pawn and to`."""
    return " and ".join(params) if params else "no parameters"


def _refuse_twins(what: str, names: Sequence[Name]) -> None:
    if len(set(names)) < len(names):
        raise ValueError(f"there are two {what} alike in {list(names)}: each must differ")
