"""The law of fixed layouts: nothing of a table is cut off or lies over another thing, and nothing changes its place."""

import json
import os
import random
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest

from web.boxes import SIZES, measured, measured_at, moved
from web.screenshots import play_one
from web.seat import Seat
from web.test_whole_games import GAMES, GOLDEN, sit_late

Visit = Callable[..., Seat]
THOROUGH = bool(os.environ.get("TAVOLA_THOROUGH"))
SITS, EACH = (20, 10) if THOROUGH else (2, 5)  # where games are entered, and how many decisions are looked at there


def entries(slug: str) -> list[tuple[str, int]]:
    """Plies of golden records, spread over seat counts and over the course of a game."""
    records = sorted((GOLDEN / slug).glob("*.json"))
    long = [
        (one.stem, written) for one in records if len(written := json.loads(one.read_text("utf-8"))["actions"]) > 100
    ]
    picked = [long[len(long) * n // SITS] for n in range(SITS)]
    return [(f"{slug}/{name}", 2 + len(actions) * n // (SITS + 1)) for n, (name, actions) in enumerate(picked)]


def decisions(seat: Seat, dice: random.Random) -> Iterator[bool]:
    """Before each: is it still the turn of the one before?"""
    told = 0
    for _ in range(EACH):
        if not seat.wait_for_turn():
            return
        scenes = seat.scenes()
        mine = scenes[-1]["seat"]
        yield told > 0 and all(scene["actor"] in (mine, -1) for scene in scenes[told:])
        told = len(scenes)
        play_one(seat, dice)


@pytest.mark.parametrize("slug", GAMES)
def test_nothing_is_cut_off_or_overlaps_and_no_region_moves_at_four_widths(visit: Visit, slug: str) -> None:
    looked, dice = 0, random.Random(5)
    for record, ply in entries(slug):
        seat = visit()
        sit_late(seat, record, ply)
        before: dict[int, dict[str, Any]] = {}
        for same_turn in decisions(seat, dice):
            for width in SIZES:
                now = measured_at(seat.page, width)
                where = f"{record} from ply {ply}, at ply {seat.ply()}, {width} pixels wide"
                assert now["faults"] == [], where
                was = before.get(width, now)
                assert now["regions"] == was["regions"], where
                if width >= 700 and same_turn:
                    assert moved(was, now) == {}, where
                before[width] = now
            looked += 1
            seat.page.set_viewport_size({"width": 1280, "height": SIZES[1280]})
        seat.page.context.close()
    assert looked >= SITS * EACH * 0.8  # some entries are near an end


GROWS = "el-dorado"  # between two turns there may be room for more of its island


@pytest.mark.parametrize("slug", GAMES)
def test_the_board_of_a_phone_lies_where_its_reader_left_it(visit: Visit, slug: str) -> None:
    seat = visit(viewport={"width": 390, "height": SIZES[390]}, has_touch=True, is_mobile=True)
    sit_late(seat, *entries(slug)[-1])
    looks = [(same, measured(seat.page)) for same in decisions(seat, random.Random(3))]
    lasts = [moved(was, now) for (_, was), (same, now) in pairwise(looks) if same or slug != GROWS]
    assert [each for each in lasts if each] == []
