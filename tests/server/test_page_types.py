"""The page's types, written from the Python ones by web/generate.py."""

import os
import re
import runpy
import subprocess
from pathlib import Path

import pytest

from tavola.kernel.cues import CUES
from tavola.kernel.scene import Scene

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    return runpy.run_path(str(ROOT / "web" / "generate.py"))["files"]()


def interface(text: str, name: str) -> list[str]:
    """The lines of one type, without notes."""
    found = re.search(rf"^export interface {name} {{\n(.*?)^}}", text, re.MULTILINE | re.DOTALL)
    assert found
    return [line.strip() for line in found[1].splitlines() if not line.lstrip().startswith("/**")]


def test_what_is_left_out_at_its_default_is_optional_and_never_null(files: dict[str, str]) -> None:
    lines = interface(files["scene.ts"], "Piece")
    assert lines[:6] == [
        "id: string;",
        "space: string;",
        "icon: string;",
        "label: string;",
        "owner?: number;",
        "layer?: Layer;",
    ]


def test_every_part_of_a_scene_is_always_there(files: dict[str, str]) -> None:
    lines = interface(files["scene.ts"], "Scene")
    assert [re.match(r"\w+\??", line)[0] for line in lines] == list(Scene.__struct_fields__)  # type: ignore[index]
    assert "window: Window | null;" in lines


def test_a_client_may_leave_out_what_has_a_default(files: dict[str, str]) -> None:
    expected = ['type: "sync";', "after?: number;"]
    assert interface(files["wire.ts"], "Sync") == expected
    assert "name?: string | null;" in interface(files["wire.ts"], "NewTable")


def test_what_is_encoded_already_is_called_by_its_type(files: dict[str, str]) -> None:
    lines = interface(files["wire.ts"], "Update")
    assert {"scene: Partial<scene.Scene>;", "patch: Patch;", "events: LogLine[];", "undo: UndoView;"} <= set(lines)
    assert 'import type * as scene from "./scene";' in files["wire.ts"]


def test_a_line_of_the_log_has_one_of_the_cues(files: dict[str, str]) -> None:
    assert "cue?: Cue;" in interface(files["wire.ts"], "LogLine")
    written = re.search(r"^export type Cue = (.*);", files["wire.ts"], re.MULTILINE)
    assert written
    assert set(written[1].replace('"', "").split(" | ")) == set(CUES)


def test_sentences_of_the_source_come_along(files: dict[str, str]) -> None:
    assert "/** A place a piece can be. */\nexport interface Space {" in files["scene.ts"]
    assert "  /** Its centre. */\n  at: Point;" in files["scene.ts"]


def would_do(changed: str, wanted: str) -> str:
    """What make would do for one file if another were new."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    command = ["make", "-n", "-W", changed, wanted]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("module", ["kernel/cues", "kernel/scene", "server/asked", "server/protocol", "server/views"])
def test_the_page_is_built_anew_when_a_type_changes(module: str) -> None:
    types = "web/src/generated/wire.ts"
    assert "web/generate.py" in would_do(f"src/tavola/{module}.py", types)
    assert "web/build.py" in would_do(types, "web")
