"""The worked examples: each is sound Python, and does a little of what it says where its libraries are."""

import ast
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = sorted((Path(__file__).parent.parent / "examples").glob("*.py"))


def loaded(name: str) -> ModuleType:
    """An example as a module, without running it."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES[0].parent / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_an_example_says_what_it_is_and_how_it_is_run(path: Path) -> None:
    said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    assert f"python examples/{path.name}" in said
    assert "docs/examples.md" in said


@pytest.mark.parametrize(("installs", "named"), [("play", "litestar"), ("dev", "gymnasium")])
def test_neither_playing_nor_testing_installs_pytorch(installs: str, named: str) -> None:
    lines = (EXAMPLES[0].parent.parent / "requirements" / f"{installs}.txt").read_text("utf-8").splitlines()
    names = {line.split("==")[0] for line in lines if "==" in line}
    assert named in names
    assert "torch" not in names


def test_openspiel_plays_a_match_against_club() -> None:
    match = loaded("openspiel_match")
    match.openspiel.register()
    for slug, limit, name, value in (
        ("adventurers-guard", "turn_limit", "MCTS", "random"),
        ("gadranton", "round_limit", "IS-MCTS", "estimate"),
    ):
        row = match.match(slug, 2, games=1, ms=1, value=value, options={limit: 1}, book=match.Book())
        assert row.startswith(f"| {slug} | 2 | {name} | 1 |")
        assert row.count("|") == 10


def test_a_match_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, file, asked = loaded("openspiel_match"), tmp_path / "games.jsonl", []
    came = {"name": "MCTS", "won": 1.0, "ours": [0.02], "theirs": [0.01, 0.03], "simulations": [5, 7]}
    monkeypatch.setattr(match, "play", lambda *what: asked.append(what[3]) or came)
    for games in (2, 3):
        row = match.match("gadranton", 2, games, 20, "estimate", {}, match.Book(file))
        assert f"| {games} | 100% |" in row
        assert "| 20 ms / 20 ms | 6 |" in row
    assert asked == [0, 1, 2]
    assert len(file.read_text("utf-8").splitlines()) == 3


def test_ppo_makes_an_update_and_plays() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch, the extra `learn`, is not installed for tests")
    ppo = loaded("ppo")
    torch.manual_seed(1)
    policy = ppo.Policy()
    before = [each.clone() for each in policy.parameters()]
    learner = ppo.Learner(policy, envs=4, steps=8, seed=1)
    played = learner.play()
    learner.learn(played, left=1.0)
    assert {len(each) for each in played} == {32}
    assert any(not torch.equal(a, b) for a, b in zip(before, policy.parameters(), strict=True))
    assert ppo.trial(policy, "random", games=2).games == 2


def test_ppo_turns_the_codes_of_seat_one_round() -> None:
    """What seat 1 may do, turned, is what seat 0 may do in the same position seen from the other side."""
    pytest.importorskip("torch", reason="PyTorch, the extra `learn`, is not installed for tests")
    ppo = loaded("ppo")
    assert (ppo.TURNED[ppo.TURNED] == range(ppo.GAME.actions.size)).all()
    move = ppo.GAME.actions.encode("move", pawn="N-M1", to="d8")
    assert ppo.GAME.named(int(ppo.TURNED[move])) == "move S-M1 f2"
