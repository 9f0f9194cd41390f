"""`tavola games`, `--version` and help."""

import tavola


def test_every_game_is_listed_with_its_options(run):
    shown = run("games").stdout
    for slug in tavola.games():
        assert slug in shown
    assert "turn_limit" in shown
    assert "a whole number from 0 to 1000" in shown


def test_where_print_differs_both_values_are_shown(run):
    shown = " ".join(run("games").stdout.split())
    assert "0: none. Recommended: 150; printed: 0." in shown
    assert "You may refuse to move your own pawn. Recommended" not in shown


def test_version(run):
    assert run("--version").stdout == f"tavola {tavola.__version__}\n"


def test_without_a_command_it_explains_itself(run):
    result = run()
    assert result.exit_code == 0
    assert all(word in result.stdout for word in ("games", "rules", "play", "simulate", "replay", "bench", "record"))


def test_every_command_has_help(run):
    for command in ("games", "rules", "play", "simulate", "replay", "bench", "record"):
        result = run(command, "--help")
        assert result.exit_code == 0
        assert "Usage" in result.stdout
