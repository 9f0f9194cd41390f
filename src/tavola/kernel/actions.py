"""Actions: ints inside, names outside."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from keyword import iskeyword
from typing import Any

import msgspec

from tavola.kernel.errors import BadAction, nearest
from tavola.kernel.kinds import Kind, Name
from tavola.kernel.masks import Structure

KEPT = 1 << 16  # decoded actions kept at most


class Action(msgspec.Struct, frozen=True):
    """An action by its names."""

    kind: str
    params: dict[str, Name]


def kind(name: str, /, **params: Sequence[Name]) -> Kind:
    """Declare a kind: `kind("move", pawn=PAWNS, to=TILES)`; `from_` declares what Python keeps for itself, `from`."""
    return Kind(name, {_plain(param): tuple(names) for param, names in params.items()})


def _plain(param: str) -> str:
    """`from` of `from_`, as Python wants its keywords written where names stand."""
    return param[:-1] if param.endswith("_") and iskeyword(param[:-1]) else param


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
        for each in kinds:
            each.codes = self.size
        self._places = {
            each.name: {param: {name: i for i, name in enumerate(names)} for param, names in each.params.items()}
            for each in kinds
        }

    @cached_property
    def structure(self) -> Structure:
        """Actions as kind and parameters, with a mask for each."""
        return Structure(list(self.kinds.values()))

    def encode(self, kind: str, /, **params: Name) -> int:
        """The number of an action; BadAction if there is no such one. A parameter `from` may be given as `from_`."""
        return self._encode(kind, {_plain(param): value for param, value in params.items()})

    def _encode(self, kind: str, params: Mapping[str, Name]) -> int:
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
        known = self._named.get(action) if type(action) is int else None
        if known is None:
            known = self._decode(self.check(action))
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

    def named(self, action: int) -> str:
        """An action in one short line: `move S-M1 e5`."""
        named = self.decode(action)
        return " ".join([named.kind, *map(str, named.params.values())])

    def unnamed(self, text: str) -> int:
        """The action that `named` writes so, legal or not; BadAction if there is none."""
        found = self._unnamed(text) if isinstance(text, str) else None
        if found is None:
            raise BadAction(f"there is no action {text!r}: {self._nearest(str(text))}")
        return found

    def _unnamed(self, text: str) -> int | None:
        """Names may have spaces in them, so each kind is asked for a reading of the whole line."""
        for kind in self.kinds.values():
            for places in _readings(text.removeprefix(kind.name), list(kind.params.values())):
                if self.named(found := self._encode(kind.name, dict(zip(kind.params, places, strict=True)))) == text:
                    return found
        return None

    def _nearest(self, text: str) -> str:
        """The kind that was meant, and what it takes."""
        word = text.partition(" ")[0]
        if word not in self.kinds:
            return nearest(word, self.kinds)
        return f"{word} takes {_listed(self._places[word])}, as in {self.named(self.first[word])!r}"

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
        return self._encode(name, params)


def _readings(text: str, params: Sequence[Sequence[Name]]) -> Iterator[tuple[Name, ...]]:
    """Every way in which a text is one name of each parameter, with a space before each."""
    if not params:
        yield from [()] if not text else []
        return
    for name in params[0]:
        if (text + " ").startswith(f" {name} "):
            for others in _readings(text[len(f" {name}") :], params[1:]):
                yield name, *others


def _listed(params: Mapping[str, object]) -> str:
    """`pawn and to`."""
    return " and ".join(params) if params else "no parameters"


def _refuse_twins(what: str, names: Sequence[Name]) -> None:
    if len(set(names)) < len(names):
        raise ValueError(f"there are two {what} alike in {list(names)}: each must differ")
