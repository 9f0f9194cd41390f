"""Golden records: games of old replay and save byte for byte; `tests/golden/write.py SLUG` adds missing ones."""

from pathlib import Path

import pytest

import tavola

RECORDS = sorted(Path(__file__).parent.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_replays_and_saves_byte_for_byte(path: Path) -> None:
    record = tavola.Record.read(path)
    assert record.text().encode() == path.read_bytes()
    assert record.game.slug == path.parent.name
    assert record.game.outcome(list(record.replay())[-1]) == record.game.outcome(record.state)


@pytest.mark.parametrize("slug", tavola.games())
def test_every_game_has_golden_records(slug: str) -> None:
    assert [path for path in RECORDS if path.parent.name == slug], f"run python tests/golden/write.py {slug}"
