"""Writes docs/positions.md: positions in writing, game by game and field by field.

python docs/positions.py
"""

import json
import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import tavola
from tavola.kernel import sheet
from tavola.kernel.sheet import NEEDED, Form, Line, Sheet

PAGE = Path(__file__).with_suffix(".md")
MEANINGS = json.loads(Path(__file__).with_name("positions.json").read_text("utf-8"))
FEW = 8  # names that are listed in full
COMMENT = re.compile(r"^ +self\.(\w+)\b[^#\n]*# (.+)$", re.MULTILINE)
HEAD = """# Positions in writing

<!-- written by docs/positions.py: make positions -->

`game.dump(state)` writes a position, `game.load(position)` reads one, of `dump` or written by hand: what is left out is
as the tables say, and what cannot be is refused with `BadPosition`, which says what would have been right.
`tavola play GAME --from FILE` and `tavola show GAME --from FILE` take one in JSON.

Every position has the same shell:

| key | is |
| --- | --- |
| `game` | the slug; may be left out |
| `rules` | the version of the rules it was written under; left out: the one of today |
| `seats` | how many; left out: as many as `players` are written, else the fewest |
| `options` | names with values; left out: as recommended |

A form in the tables: a *number*, *yes or no* (`true`, `false`), a *name* of a few, a *list* of them, or *counts*, names
with numbers where names of which there are none are left out. "Needed" may not be left out.
"""


class Part(NamedTuple):
    """A part of a position: what it is called on the page, where its keys stand, and the sheets that write it."""

    where: str
    sheets: tuple[Sheet, ...]


def parts(slug: str) -> list[Part]:
    """As the game's position declares them; the places are those of MEANINGS."""
    module = import_module(f"{tavola.game(slug).package}.position{'.sheets' if 'sheets' in MEANINGS[slug] else ''}")
    return [
        Part(where, tuple(getattr(module, name) for name in names)) for where, names in MEANINGS[slug]["parts"].items()
    ]


def page() -> str:
    return "\n".join([HEAD, *(section(tavola.game(slug)) for slug in MEANINGS)])


def section(game: tavola.Game) -> str:
    said = MEANINGS[game.slug]
    tables = "\n".join(table(game, part) for part in parts(game.slug))
    example = json.dumps(said["example"], ensure_ascii=False)
    return f"## {game.title}\n\n{said['intro']}\n\n{tables}\nFor example:\n\n```json\n{wrapped(example)}\n```\n"


def table(game: tavola.Game, part: Part) -> str:
    """The fields of a part: first those that a sheet writes, then those with a notation of their own."""
    own = MEANINGS[game.slug]["own"].get(part.where, {})
    rows = [row(game, part.where, line) for each in part.sheets for line in each.lines]
    rows += [f"| `{key}` | {form} | {left_out} | {meaning} |" for key, (form, left_out, meaning) in own.items()]
    head = "| key | form | left out | is |\n| --- | --- | --- | --- |\n"
    return f"### {part.where}\n\n{head}" + "\n".join(rows) + "\n"


def row(game: tavola.Game, where: str, line: Line) -> str:
    without = MEANINGS[game.slug].get("left", {}).get(line.key) or left_out(line)
    return f"| `{line.key}` | {form_of(line.form)} | {without} | {meaning(game, where, line)} |"


def meaning(game: tavola.Game, where: str, line: Line) -> str:
    """What the page's words say of it, else the comment at the field's declaration."""
    said = MEANINGS[game.slug]["says"]
    return said.get(f"{where}/{line.key}") or said.get(line.key) or comments(game)[line.field]


def comments(game: tavola.Game) -> dict[str, str]:
    text = (files(game.package) / "fields.py").read_text("utf-8")
    return {field: said[0].upper() + said[1:] for field, said in COMMENT.findall(text)}


def left_out(line: Line) -> str:
    if line.default is NEEDED:
        return "needed"
    if line.default is None:
        return "what follows from the rest"
    written = line.form.write(line.default)
    return f"`{json.dumps(written, ensure_ascii=False)}`"


def form_of(form: Form) -> str:
    none = " or `null`" if getattr(form, "none", False) else ""
    match form:
        case sheet.Number():
            most = f"from {form.least} to {form.most}" if form.most < sheet.MOST else f"from {form.least} on"
            return f"number {most}{none}"
        case sheet.Flag():
            return "yes or no"
        case sheet.Word():
            return f"name: {listed(form.names)}{none}"
        case sheet.Bits():
            return f"list: {listed(form.names)}"
        case sheet.Words():
            return f"list: {listed(form.word.names)}"
        case sheet.Numbers():
            return f"list of numbers from {form.number.least}"
        case sheet.Counts():
            return f"counts: {listed(form.names)}"
    return str(type(form).__doc__).splitlines()[0].rstrip(".")


def listed(names: Any) -> str:
    words = [f"`{name}`" for name in names]
    return ", ".join(words) if len(words) <= FEW else f"{words[0]}, {words[1]} … {words[-1]}"


def wrapped(text: str, width: int = 120) -> str:
    """JSON over several lines, broken after commas."""
    lines, line = [], ""
    for piece in re.split(r"(?<=, )", text):
        if len(line) + len(piece) > width:
            lines.append(line.rstrip())
            line = ""
        line += piece
    return "\n".join([*lines, line])


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
