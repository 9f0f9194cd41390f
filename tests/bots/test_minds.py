"""Minds in files: read as they were written, refused if they do not fit, and used where a game has one."""

from importlib.resources import files

import msgspec
import pytest
import tavola_nim

import tavola
from tavola.bots.levels import bot
from tavola.bots.minds import ESTIMATE, BadMind, Written, judge_of, kept, read, rounded, shipped

MOST_BYTES = 300_000


def written(**other: object) -> Written:
    features = tavola_nim.GAME.featured(2)
    rng = tavola.Rng(2)
    scale, first = rounded([rng.unit() - 0.5 for _ in range((features + 1) * 4)])
    right = Written("nim", 2, features, (4, 1), scale, first, (0.5, -0.5, 0.25, 1.0, 0.0))
    return msgspec.structs.replace(right, **other)


def test_a_mind_is_read_as_it_was_written(tmp_path) -> None:
    kept(tmp_path / "2.json", written())
    again = read((tmp_path / "2.json").read_bytes(), tavola_nim.GAME, 2)
    assert again == written()
    state = tavola_nim.GAME.new(2)
    assert again.mind().value(state, 0) == written().mind().value(state, 0)


def test_weights_are_rounded_to_the_nearest_of_four_thousand() -> None:
    weights = [0.1, -2.0, 0.7654321, 1.9999]
    scale, first = rounded([*weights, 0.0, 0.0, 0.0, 0.0])
    fits = written(scale=scale, first=first, sizes=(4, 1), features=1)
    lit = fits.mind().lit(tavola_nim.GAME.new(2).options[:0])
    assert list(lit) == [0.0] * 4  # the bias, which is the last row
    assert scale == 2.0 / 2047


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"{", "this is no mind"),
        (b"[]", "this is no mind"),
        (msgspec.json.encode(written(seats=3)), "is of nim for 3 seats"),
        (msgspec.json.encode(written(game="chess")), "is of chess for 2 seats"),
        (msgspec.json.encode(written(features=5)), "looks at 5"),
        (msgspec.json.encode(written(sizes=(5, 1))), "weights"),
        (msgspec.json.encode(written(rest=(0.5,))), "weights"),
        (msgspec.json.encode(written(first="%")), "weights"),
        (msgspec.json.encode(written(sizes=(4, 2))), "outputs"),
    ],
)
def test_what_is_no_mind_of_the_game_is_refused_in_a_line(text: bytes, says: str) -> None:
    with pytest.raises(BadMind, match=says) as refused:
        read(text, tavola_nim.GAME, 2)
    assert "\n" not in str(refused.value)


def test_a_game_without_a_mind_is_weighed_by_its_estimate() -> None:
    assert judge_of(tavola_nim.GAME.new(2)) is ESTIMATE


def test_a_mind_in_the_package_of_its_game_is_used_unless_it_is_left_out(tmp_path, monkeypatch) -> None:
    (tmp_path / "minds").mkdir()
    kept(tmp_path / "minds" / "2.json", written())
    monkeypatch.setattr("tavola.bots.minds.files", lambda package: tmp_path)
    shipped.cache_clear()
    state = tavola_nim.GAME.new(2)
    assert judge_of(state).value(state, 0) == written().mind().value(state, 0)
    assert judge_of(tavola_nim.GAME.new(3)) is ESTIMATE
    for kind in ("greedy", "search"):
        assert bot(f"{kind}:mind=0").judges(state) is ESTIMATE
        assert bot(kind).judges(state) is judge_of(state)
    shipped.cache_clear()


@pytest.mark.parametrize("slug", tavola.games())
def test_every_mind_in_a_package_fits_its_game_and_its_size(slug: str) -> None:
    game = tavola.game(slug)
    found = (
        {file.name: file.read_bytes() for file in (files(game.package) / "minds").iterdir()} if has_minds(game) else {}
    )
    assert {*found} <= {f"{seats}.json" for seats in game.seats}
    for name, text in found.items():
        assert len(text) <= MOST_BYTES
        assert read(text, game, int(name.removesuffix(".json"))).made["command"].startswith(f"tavola train {slug}")


def has_minds(game: tavola.Game) -> bool:
    return (files(game.package) / "minds").is_dir()
