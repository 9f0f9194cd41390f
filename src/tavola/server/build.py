"""Which web build is served: a page that was loaded from another one loads itself anew."""

import hashlib
from pathlib import Path

STATIC = Path(__file__).parent / "static"


def _tag(page: Path) -> str:
    """A few letters that change with the build; none where there is no page."""
    return hashlib.sha256(page.read_bytes()).hexdigest()[:16] if page.is_file() else ""


BUILD = _tag(STATIC / "index.html")
