"""`tavola simulate` and `tavola bench`."""

import json

import pytest

from tavola.lab import extras

SIMULATE = ("simulate", "nim", "--games", "20", "--bots", "random,random")


def test_shares_come_with_intervals(run):
    shown = run(*SIMULATE).stdout
    assert "Nim: 20 games" in shown
    assert "95 % interval" in shown
    assert "ended by" in shown


def test_json_holds_the_whole_report(run):
    report = json.loads(run(*SIMULATE, "--json", "--option", "misere=true", "--seed", "7").stdout)
    assert report["games"] == 20
    assert report["seed"] == 7
    assert report["options"] == {"misere": True}
    assert sum(entrant["wins"]["won"] for entrant in report["entrants"]) == 20
    assert all(
        entrant["wins"]["low"] < entrant["wins"]["share"] < entrant["wins"]["high"] for entrant in report["entrants"]
    )


@pytest.mark.parametrize(
    ("words", "limit"),
    [((), 150), (("--preset", "recommended"), 150), (("--option", "turn_limit=9", "--preset", "printed"), 9)],
)
def test_options_go_on_top_of_a_preset(run, words, limit):
    guard = ("simulate", "adventurers-guard", "--games", "1", "--bots", "random", "--json")
    assert json.loads(run(*guard, *words).stdout)["options"]["turn_limit"] == limit


def test_games_that_are_not_over_are_said_aloud(run):
    guard = ("simulate", "adventurers-guard", "--games", "2", "--bots", "random", "--preset", "printed")
    shown = run(*guard, "--limit", "20").stdout
    assert "not over after 20 decisions, and in no share: 2 games" in shown
    assert "ended by: nothing" in shown
    assert "not over" not in run(*SIMULATE).stdout


def test_the_same_seed_gives_the_same_games_on_any_number_of_workers(outside):
    one, two = (outside(*SIMULATE, "--json", "--workers", workers).stdout for workers in "12")
    assert json.loads(one) == json.loads(two)


def test_one_bot_takes_all_seats(run):
    report = json.loads(run("simulate", "nim", "--games", "3", "--bots", "random", "--seats", "3", "--json").stdout)
    assert len(report["entrants"]) == 3


def test_bench_measures_every_game(run):
    rates = json.loads(run("bench", "nim", "--seconds", "0.01", "--json").stdout)["rates"]
    assert all(rate > 0 for rate in rates["nim"].values())
    assert "clones, a second" in run("bench", "nim", "--seconds", "0.01").stdout


def test_the_command_writes_and_goes_on(run, tmp_path):
    words = ("simulate", "nim", "--games", "3", "--bots", "random", "--out", str(tmp_path / "nim.jsonl"), "--json")
    first = run(*words, "--observations").stdout
    assert json.loads(first)["games"] == 3
    assert run(*words, "--observations").stdout == first
    assert len((tmp_path / "nim.jsonl").read_text().splitlines()) == 3
    assert (tmp_path / "nim.decisions.jsonl").exists()


def test_the_command_says_what_is_missing(run, tmp_path, monkeypatch):
    asked = run("simulate", "nim", "--observations")
    assert asked.exit_code == 2
    assert "--observations needs --out FILE" in asked.stderr
    monkeypatch.setattr(extras, "find_spec", lambda library: None)
    refused = run("simulate", "nim", "--out", str(tmp_path / "x.parquet"))
    assert refused.exit_code == 2
    assert "pip install 'tavola[data]'" in refused.stderr
    assert not list(tmp_path.iterdir())
