"""The rules as text: the whole page, what stands under one heading, or a clause."""

from tavola import Game
from tavola.cli.models.desk import Refused
from tavola.cli.rules import find_clause
from tavola.kernel.errors import nearest
from tavola.kernel.rules_page import Clause, Map, Paragraph, Part, Points, Section, Table


def rules_text(game: Game, clause: str | None = None, section: str | None = None) -> str:
    """Refused or UnknownClause for what the page does not have."""
    if clause is not None:
        found = find_clause(game, clause)
        return f"{found.id} {found.text}"
    sections = game.ledger.sections if section is None else (headed(game, section),)
    return "\n\n".join([f"# {game.title}", *(section_text(each) for each in sections)])


def headed(game: Game, title: str) -> Section:
    titles = {section.title.casefold(): section for section in game.ledger.sections}
    if title.casefold() not in titles:
        known = [section.title for section in game.ledger.sections if section.title]
        raise Refused(f"the rules of {game.title} have no heading {title!r}: {nearest(title, known)}")
    return titles[title.casefold()]


def section_text(section: Section) -> str:
    head = [f"{'#' * section.level} {section.title}"] if section.title else []
    return "\n\n".join([*head, *(part_text(part) for part in section.parts)])


def part_text(part: Part) -> str:
    match part:
        case Clause():
            return f"{part.id} {part.text}"
        case Paragraph(text) | Map(text):
            return text
        case Points(items):
            return "\n".join(f"- {item}" for item in items)
        case Table(head, rows):
            return "\n".join(" | ".join(row) for row in (head, *rows))
