"""deploy/: what can be run is run, the rest is read closely."""

import configparser
import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml
from typer.main import get_command

from tavola.cli.app import app
from web.house import House

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
KNOWN = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"}
EXPOSED = 30  # of 100, as systemd counts
Steps = list[tuple[str, str]]


def steps() -> Steps:
    """The instructions of the container file, each with what it says."""
    text = re.sub(r"\\\n", " ", (DEPLOY / "Containerfile").read_text("utf-8"))
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in lines]


def last_stage(all: Steps) -> dict[str, str]:
    starts = [nth for nth, (word, _) in enumerate(all) if word == "FROM"]
    return dict(all[starts[-1] :])


def compose() -> dict[str, Any]:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def unit() -> dict[str, list[str]]:
    """All settings of the unit; one may be written more than once."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / "tavola.service").read_text("utf-8").splitlines():
        if "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            found.setdefault(name, []).append(value)
    return found


def started() -> list[tuple[str, list[str]]]:
    """How each of the three starts the server."""
    own = shlex.split(unit()["ExecStart"][0].replace("${STATE_DIRECTORY}", "/var/lib/tavola"))
    image = json.loads(last_stage(steps())["CMD"])
    return [("unit", own[1:]), ("image", image), ("compose", compose()["services"]["tavola"]["command"])]


@pytest.mark.parametrize(("where", "words"), started())
def test_the_server_is_started_with_options_it_has(where: str, words: list[str]) -> None:
    assert words[0] == "serve"
    command: Any = get_command(app)
    context = command.commands["serve"].make_context("serve", words[1:])
    assert context.params["db"].startswith("/var/lib/tavola/")
    assert context.params["backup_to"].startswith("/var/lib/tavola/")
    assert context.params["backup_every"] == 24


def test_an_option_that_does_not_exist_would_be_found() -> None:
    command: Any = get_command(app)
    with pytest.raises(Exception, match="No such option") as wrong:
        command.commands["serve"].make_context("serve", ["--backup-evry", "24"])
    assert not isinstance(wrong.value, typer.Exit)


# the image


def test_the_image_is_built_in_two_stages_and_runs_as_nobody() -> None:
    all = steps()
    assert {word for word, _ in all} <= KNOWN
    assert [word for word, _ in all].count("FROM") == 2
    last = last_stage(all)
    assert last["COPY"].startswith("--from=build ")
    assert int(last["USER"]) > 0
    assert "gcc" not in " ".join(last.values())
    assert json.loads(last["ENTRYPOINT"]) == ["/opt/tavola/bin/tavola"]


def test_what_is_copied_into_the_image_is_there_and_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    for word, said in steps():
        source = said.split()[0]
        if word == "COPY" and not source.startswith("--"):
            assert (ROOT / source).exists()
            assert source not in ignored
    for needed in ("src", "web", "requirements", "pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE"):
        assert (ROOT / needed).exists()
        assert needed not in ignored


def health_check(port: int) -> int:
    words = json.loads(last_stage(steps())["HEALTHCHECK"].partition(" CMD ")[2])
    own = [sys.executable, *(word.replace(":8765", f":{port}") for word in words[1:])]
    return subprocess.run(own, stderr=subprocess.DEVNULL, timeout=60, check=False).returncode


def test_the_health_check_sees_a_server_that_is_well_and_one_that_is_not_there(tmp_path: Path) -> None:
    house = House(tmp_path, "")
    house.start()
    assert health_check(house.port) == 0
    house.kill()
    assert health_check(house.port) != 0


# compose


def test_the_compose_file_names_what_there_is() -> None:
    told = compose()
    service = told["services"]["tavola"]
    assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    assert [volume.split(":")[0] for volume in service["volumes"]] == list(told["volumes"])
    assert service["volumes"][0].split(":")[1] == last_stage(steps())["VOLUME"]
    outside, port = service["ports"][0].rsplit(":", 1)
    assert port == last_stage(steps())["EXPOSE"]
    assert outside.startswith("127.0.0.1:")  # HTTPS comes from a web server in front
    assert (service["read_only"], service["cap_drop"]) == (True, ["ALL"])


# the unit


def test_the_unit_is_what_systemd_reads(tmp_path: Path) -> None:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / "tavola.service", "utf-8")
    assert parser.sections() == ["Unit", "Service", "Install"]
    assert unit()["Restart"] == ["always"]  # a drained server ends by itself
    if not shutil.which("systemd-analyze"):
        pytest.skip("no systemd-analyze here")
    copy = tmp_path / "tavola.service"  # with a program that is there
    copy.write_text(
        (DEPLOY / "tavola.service").read_text("utf-8").replace("/opt/tavola/bin/tavola", "/bin/true"), "utf-8"
    )
    for words in (["verify"], ["security", "--offline=true", f"--threshold={EXPOSED}"]):
        told = subprocess.run(["systemd-analyze", *words, str(copy)], capture_output=True, text=True, check=False)
        assert told.returncode == 0, told.stdout + told.stderr
        assert told.stderr == ""
