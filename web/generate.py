"""Writes the page's types of scenes and messages from the Python ones, so that the two never disagree.

`web/build.py` runs this before anything else; what it writes into `src/generated` is not kept in git.
"""

import json
import re
from collections.abc import Iterator
from inspect import cleandoc, getsource
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, get_origin

from msgspec import Struct, inspect

from tavola.kernel import cues, scene
from tavola.server import admin_views, asked, protocol, views
from tavola.server.people import asked as people_asked
from tavola.server.people import shown

FOLDER = Path(__file__).parent / "src" / "generated"
FILES = {"scene": (scene,), "wire": (protocol, views, asked, admin_views, shown, people_asked)}
NAMED: dict[str, dict[str, Any]] = {"wire": {"Cue": Literal[cues.CUES]}}  # what Python checks by itself
FROM_THE_PAGE = (protocol.Asked, asked.Body)  # where a default may be left out by who writes
NOTED = re.compile(r"^ {4}(\w+):.*?  # (.*)$", re.MULTILINE)  # a field and what its line says of it
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


class Writer:
    """One file of types: those of its modules, and whatever else they name that no other file has."""

    def __init__(self, name: str, homes: dict[type, str]) -> None:
        self.name, self.homes = name, homes
        named = dict(aliases(FILES[name])) | NAMED.get(name, {})
        self.aliases = {alias: inspect.type_info(kind) for alias, kind in named.items()}
        self.waiting = [each for module in FILES[name] for each in structs(module)]
        self.written: dict[str, str] = {}

    def text(self) -> str:
        for alias, kind in self.aliases.items():
            self.put(alias, f"export type {alias} = {self.notation(kind)};")
        for each in self.waiting:  # grows while it is read: a type may name others
            self.put(each.__name__, self.interface(each))
        others = [f'import type * as {name} from "./{name}";' for name in FILES if self.names(name)]
        head = f"/** Written by web/generate.py from {', '.join(module.__name__ for module in FILES[self.name])}. */"
        return "\n".join([head, *others, "", "\n\n".join(self.written.values()), ""])

    def put(self, name: str, text: str) -> None:
        assert name not in self.written, f"two types called {name}"
        self.written[name] = text

    def names(self, other: str) -> bool:
        return other != self.name and any(f"{other}." in text for text in self.written.values())

    def interface(self, struct: type[Struct]) -> str:
        kind = inspect.type_info(struct)
        assert isinstance(kind, inspect.StructType)
        notes = dict(NOTED.findall(getsource(struct)))
        lines = [self.field(struct, field, notes.get(field.name, "")) for field in kind.fields]
        if kind.tag_field:
            lines.insert(0, f"  {kind.tag_field}: {json.dumps(kind.tag)};")
        said = struct.__dict__.get("__doc__")
        head = [f"/** {cleandoc(said)} */"] if said else []
        return "\n".join([*head, f"export interface {struct.__name__} {{", *lines, "}"])

    def field(self, struct: type[Struct], field: inspect.Field, note: str) -> str:
        """Where defaults are left out, nothing stands for the default; a default of None is then never written."""
        ours = not issubclass(struct, FROM_THE_PAGE)
        free = not field.required and (struct.__struct_config__.omit_defaults or not ours)
        kind = without_none(field.type) if ours and free and field.default is None else field.type
        line = f"  {field.encode_name}{'?' * free}: {self.said(kind)};"
        return f"  /** {note[0].upper()}{note[1:]}. */\n{line}" if note else line

    def said(self, kind: inspect.Type) -> str:
        """A type by its name, where its module gives it one."""
        known = (alias for alias, meant in self.aliases.items() if meant == kind)
        return next(known, None) or self.notation(kind)

    def notation(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.Metadata(extra={"page": name}):
                return str(name)
            case inspect.Metadata(type=inner):
                return self.said(inner)
            case inspect.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case inspect.UnionType(types=kinds):
                return " | ".join(dict.fromkeys(self.said(each) for each in kinds))
            case inspect.TupleType(item_types=kinds):
                return f"[{', '.join(self.said(each) for each in kinds)}]"
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                inner = self.said(item)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.said(value)}>"
            case inspect.StructType(cls=struct):
                return self.named(struct)
            case _:
                return PLAIN[type(kind)]

    def named(self, struct: type[Struct]) -> str:
        home = self.homes.setdefault(struct, self.name)
        if home != self.name:
            return f"{home}.{struct.__name__}"
        if struct not in self.waiting:
            self.waiting.append(struct)
        return struct.__name__


def without_none(kind: inspect.Type) -> inspect.Type:
    if not isinstance(kind, inspect.UnionType):
        return kind
    left = tuple(each for each in kind.types if not isinstance(each, inspect.NoneType))
    return left[0] if len(left) == 1 else inspect.UnionType(left)


def structs(module: ModuleType) -> list[type[Struct]]:
    """Those a module defines, but for bases without a field of their own."""
    own = [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__]
    return [each for each in own if issubclass(each, Struct) and (each.__struct_fields__ or not each.__subclasses__())]


def aliases(modules: tuple[ModuleType, ...]) -> Iterator[tuple[str, Any]]:
    for module in modules:
        for name, value in vars(module).items():
            if get_origin(value) in (Literal, tuple, UnionType):
                yield name, value


def files() -> dict[str, str]:
    """Each file's name and text."""
    homes = {each: name for name, modules in FILES.items() for module in modules for each in structs(module)}
    return {f"{name}.ts": Writer(name, homes).text() for name in FILES}


def main() -> None:
    """Leaves them as they are where they say the same, so that nothing is built anew for them."""
    FOLDER.mkdir(exist_ok=True)
    written = {FOLDER / name: text for name, text in files().items()}
    if any(not path.exists() or path.read_text("utf-8") != text for path, text in written.items()):
        for path, text in written.items():
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
