"""The page's types, written from the Python ones by web/generate.py."""

import re
import runpy
from pathlib import Path

import pytest

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


def test_sentences_of_the_source_come_along(files: dict[str, str]) -> None:
    assert "/** A place a piece can be. */\nexport interface Space {" in files["scene.ts"]
    assert "  /** Its centre. */\n  at: Point;" in files["scene.ts"]


def test_the_page_is_built_anew_when_a_type_changes() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    wire = re.search(r"^WIRE := .*", makefile, re.MULTILINE)
    assert wire
    for module in ("kernel/scene", "server/asked", "server/protocol", "server/views"):
        assert module in wire[0]
