"""docs/observations.md is what docs/observations.py writes."""

import runpy
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"


def test_the_page_is_current() -> None:
    page = runpy.run_path(str(DOCS / "observations.py"))["page"]()
    assert (DOCS / "observations.md").read_text("utf-8") == page, "write it anew: make observations"
