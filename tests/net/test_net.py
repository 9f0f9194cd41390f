"""Every game does what it did: a sample of the net that changes with each commit; `make soak` draws in all of it."""

import os
import subprocess
from zlib import crc32

import pytest

import tavola
from net import net, parts

RECORDS = 4  # of each game
STRETCH, END = 100, 20  # plies looked at in each: somewhere, and the last
WHOLE = "TAVOLA_THOROUGH" in os.environ


def seed() -> str:
    """What TAVOLA_NET says; else the commit, so that every change draws other plies."""
    told = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=net.HERE, capture_output=True, text=True)
    return os.environ.get("TAVOLA_NET") or told.stdout.strip() or "none"


SEED = seed()


def by_lot(what: object, below: int) -> int:
    return crc32(f"{SEED} {what}".encode()) % below


def sample(slug: str) -> list[net.Case]:
    """Some records of a game, or all."""
    every = net.cases(slug)
    return every if WHOLE else sorted(every, key=lambda case: by_lot(case, 1 << 30))[:RECORDS]


def stretch(case: net.Case) -> net.Wanted:
    """Some plies of a record and its end, or all."""
    last = net.length(case)
    begin = by_lot(f"{case} begins", max(last - STRETCH, 0) + 1)
    return lambda ply, part: WHOLE or begin <= ply < begin + STRETCH or ply > last - END


@pytest.mark.parametrize("case", [case for slug in net.SLUGS for case in sample(slug)], ids=str)
def test_a_game_does_what_it_did(case: net.Case) -> None:
    print(f"TAVOLA_NET={SEED} draws the same plies again")
    found = next(net.differences(case, stretch(case)), None)
    assert found is None, f"run PYTHONPATH=src python tests/net/check.py {case.slug} --record {case.name}"


@pytest.mark.parametrize("slug", net.SLUGS)
def test_every_record_of_the_net_has_its_digests(slug: str) -> None:
    written = {path.stem: path.read_text("utf-8").count("\n") - 2 for path in (net.HERE / slug).glob("*.txt")}
    assert written == {case.name: net.length(case) for case in net.cases(slug)}, f"run tests/net/write.py {slug}"


@pytest.mark.parametrize("slug", net.SLUGS)
def test_whole_games_reach_their_end_at_every_seat_count(slug: str) -> None:
    paths = sorted((net.HERE / slug).glob("*.json"))
    records = [tavola.Record.read(path) for path in paths]
    assert all(record.game.outcome(record.state) for record in records)
    assert [record.text() for record in records] == [path.read_text("utf-8") for path in paths]
    assert {len(record.names) for record in records} == set(tavola.game(slug).seats)


@pytest.mark.parametrize("part", parts.PARTS)
def test_the_net_names_the_ply_and_the_part_that_differ(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case, look = net.cases("adventurers-guard")[-1], parts.PARTS[part]
    last = net.length(case)
    monkeypatch.setitem(parts.PARTS, part, lambda ply: look(ply) if ply.number < last else "something else")
    found = list(net.differences(case, lambda ply, part: ply > last - END))
    assert found == [net.Difference(case, last, part)]
