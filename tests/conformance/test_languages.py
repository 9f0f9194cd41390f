"""A game in one language, and one whose title and clauses are translated."""

import shutil
import sys
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest
from tavola_nim import GAME

from tavola.kernel.tally import Tally, source
from tavola.testing import Effort, Table, run

pytestmark = pytest.mark.cold
LITTLE = Effort(positions=1, actions=10)
WORDS = "all_languages_word_everything"


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest):
    """Nim from a package of its own, in English alone."""
    name = f"{request.node.name}_nim"  # words are kept by package
    home = tmp_path / name
    shutil.copytree(str(files(GAME.package)), home, ignore=shutil.ignore_patterns("*.py", "fr.ftl", "ko.ftl"))
    (home / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, name, raising=False)
    return home, replace(GAME, package=name)


def test_one_language_is_enough(nim) -> None:
    _, game = nim
    run(WORDS, game, Table(2), LITTLE)
    assert game.scene(game.new(), 0, "ko") == game.scene(game.new(), 0, "en")
    assert game.title_in("fr") == "Nim"
    refusal = game.why_not(game.new(), game.actions.encode("take", heap="a", count=1), "fr")
    assert refusal.message == game.ledger["NI-02"].text


def test_title_and_clauses_are_translated(nim) -> None:
    home, game = nim
    (home / "locale" / "fr.ftl").write_text("title = Le jeu de Nim\n")
    text = (home / "rules.md").read_text("utf-8")
    (home / "rules.fr.md").write_text(text.replace("A card is shown once.", "Une carte se montre une fois."))
    assert game.title_in("fr") == "Le jeu de Nim"
    assert game.ledger_in("fr")["NI-07"].text == "Une carte se montre une fois."
    assert game.ledger_in("ko")["NI-07"].text == "A card is shown once."


def test_an_option_that_is_worded_is_worded_as_a_whole(nim) -> None:
    home, game = nim
    with (home / "locale" / "en.ftl").open("a") as words:
        words.write("option-misere = Misère\noption-misere-help = The last counter loses.\noption-misere-true = yes\n")
    with pytest.raises(AssertionError, match=r"locale/en.ftl words misere, but not option-misere-false"):
        run(WORDS, game, Table(2), LITTLE)


def test_what_points_come_from_has_a_name(nim) -> None:
    _, game = nim
    counted = replace(game, counted=lambda t: Tally("points", (source("cards", range(t.seats), lambda seat: 1),)))
    with pytest.raises(AssertionError, match=r"locale/en.ftl lacks source-cards"):
        run(WORDS, counted, Table(2), LITTLE)


def test_a_translation_has_the_clauses_of_the_rules(nim) -> None:
    home, game = nim
    text = (home / "rules.md").read_text("utf-8")
    (home / "rules.ko.md").write_text(text.replace("- **NI-07** A card is shown once.\n", ""))
    with pytest.raises(AssertionError, match=r"rules.ko.md must have the clauses of rules.md in their order"):
        run(WORDS, game, Table(2), LITTLE)
