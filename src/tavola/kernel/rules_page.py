"""The page of the rules, rules.md: clauses and rulings, and the prose, tables and maps that stand between them."""

import re
from collections.abc import Iterator, Sequence

import msgspec

from tavola.kernel.state import RULING

ENTRY = re.compile(r"^- \*\*(?P<id>[A-Z]{2}-R?\d+)\*\*\s+(?P<text>.*)$")
HEADING = re.compile(r"^(?P<marks>#+)\s+(?P<title>.*)$")
CELL = re.compile(r"(?<!\\)\|")
RULER = re.compile(r"^:?-+:?$")
POINT, ROW, FENCE, MAP = "- ", "|", "```", "```map"
UNSHOWN = "Nothing to show"  # a list for the tests: clauses that no test can show


class Clause(msgspec.Struct, frozen=True):
    """One numbered sentence: a clause (`AG-12`) or a ruling (`AG-R07`)."""

    id: str
    text: str
    section: str

    @property
    def ruling(self) -> bool:
        return "-R" in self.id

    @property
    def code(self) -> int:
        """The number hot code names it by."""
        number = self.id.split("-")[1]
        return RULING + int(number[1:]) if self.ruling else int(number)


class Paragraph(msgspec.Struct, frozen=True):
    """Prose between the clauses."""

    text: str


class Points(msgspec.Struct, frozen=True):
    """A list without numbers."""

    items: tuple[str, ...]


class Table(msgspec.Struct, frozen=True):
    """What is printed in rows: costs, faces, counts."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Map(msgspec.Struct, frozen=True):
    """The board drawn in signs, line by line."""

    text: str


Part = Clause | Paragraph | Points | Table | Map


class Section(msgspec.Struct, frozen=True):
    """What stands under one heading, in order; before the first heading the title is empty."""

    title: str
    level: int
    parts: tuple[Part, ...]


def parse(markdown: str) -> Iterator[Section]:
    """The page heading by heading; an empty start and what is there for the tests alone are left out."""
    for title, level, lines in chapters(markdown.splitlines()):
        parts = tuple(part(block, title) for block in blocks(lines))
        if title != UNSHOWN and (title or parts):
            yield Section(title, level, parts)


def chapters(lines: Sequence[str]) -> Iterator[tuple[str, int, list[str]]]:
    """Title, level and lines under each heading; the title of the page is no heading of its own."""
    title, level, under, fenced = "", 1, list[str](), False
    for line in lines:
        fenced ^= line.startswith(FENCE)
        heading = None if fenced else HEADING.match(line)
        if heading is None:
            under.append(line)
            continue
        yield title, level, under
        level, under = len(heading["marks"]), []
        title = heading["title"].strip() if level > 1 or heading["title"].strip() == UNSHOWN else ""
    yield title, level, under


def blocks(lines: Sequence[str]) -> Iterator[list[str]]:
    """Lines that belong together: a clause, a paragraph, a list, a table or a map between its fences."""
    block: list[str] = []
    for line in lines:
        if block and parted(block, line):
            yield block
            block = []
        if block or line.strip():
            block.append(line)
    if block and block[0].startswith(FENCE) and not closed(block):
        raise ValueError(f"a map of the rules has no end: {FENCE} is missing after {block[-1]!r}")
    if block:
        yield block


def parted(block: Sequence[str], line: str) -> bool:
    """Does this line begin something new after the block?"""
    first = block[0]
    if first.startswith(FENCE):
        return closed(block)
    if not line.strip() or line.startswith(FENCE) or ENTRY.match(line):
        return True
    if line.startswith(POINT):
        return not first.startswith(POINT) or bool(ENTRY.match(first))
    return first.startswith(ROW) != line.startswith(ROW)


def closed(block: Sequence[str]) -> bool:
    return len(block) > 1 and block[-1].strip() == FENCE


def part(block: Sequence[str], section: str) -> Part:
    """What a block of lines is, by how it begins."""
    first = block[0]
    if entry := ENTRY.match(first):
        return Clause(entry["id"], joined([entry["text"], *block[1:]]), section)
    if first.startswith(FENCE):
        return drawn(block)
    if first.startswith(ROW):
        return tabled(block)
    if first.startswith(POINT):
        items = "\n".join(line if line.startswith(POINT) else f" {line.strip()}" for line in block)
        return Points(tuple(joined(item.splitlines()) for item in re.split(r"(?:^|\n)- ", items)[1:]))
    return Paragraph(joined(block))


def joined(lines: Sequence[str]) -> str:
    return " ".join(line.strip() for line in lines)


def drawn(block: Sequence[str]) -> Map:
    if block[0].strip() != MAP:
        raise ValueError(f"a fenced block of the rules is a map and begins with {MAP}, not with {block[0]!r}")
    return Map("\n".join(line.rstrip() for line in block[1:-1]))


def tabled(block: Sequence[str]) -> Table:
    """A GitHub table; its second line rules off the head."""
    head, *rest = [cells(line) for line in block]
    if not rest or not all(RULER.match(cell) for cell in rest[0]):
        raise ValueError(f"a table of the rules needs a line of dashes under its head: {block[0]!r}")
    for row, line in zip(rest, block[1:], strict=True):
        if len(row) != len(head):
            raise ValueError(f"a row of the rules has {len(row)} cells under a head of {len(head)}: {line!r}")
    return Table(head, tuple(rest[1:]))


def cells(line: str) -> tuple[str, ...]:
    inner = line.strip().removeprefix(ROW)
    inner = inner[:-1] if inner.endswith(ROW) and not inner.endswith(r"\|") else inner
    return tuple(cell.strip().replace(r"\|", ROW) for cell in CELL.split(inner))
