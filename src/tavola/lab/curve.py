"""A run drawn: what the best mind wins against the game's own estimate, one action ahead, by the games learnt from."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from tavola.lab.intervals import wilson
from tavola.lab.school import PROBE, Mark

WIDE, HIGH, EDGE = 640, 320, 48
INK = "#445"


def marks(folder: Path) -> list[Mark]:
    """The exams of a run so far."""
    curve = folder / "curve.jsonl"
    lines = curve.read_bytes().splitlines() if curve.exists() else []
    return [msgspec.json.decode(line, type=Mark) for line in lines]


def drawn(title: str, found: Sequence[Mark]) -> str:
    """The curve as SVG, each point with its 95 % interval; full where the exam was won."""
    most = max(1, *(mark.games for mark in found)) if found else 1
    places = [(EDGE + mark.games / most * (WIDE - 2 * EDGE), mark) for mark in found]
    line = " ".join(f"{x:.1f},{_up(mark.estimate):.1f}" for x, mark in places)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">',
        f"<title>{title}</title>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
        *(_level(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)),
        f'<polyline points="{line}" fill="none" stroke="{INK}" stroke-width="1.5"/>',
        *(_point(x, mark) for x, mark in places),
        f'<text x="{EDGE}" y="24" font-size="14">{title}</text>',
        f'<text x="{WIDE - EDGE}" y="{HIGH - 12}" text-anchor="end">{most:,} games</text>',
        "</svg>\n",
    ]
    return "\n".join(parts)


def _up(share: float) -> float:
    return HIGH - EDGE - share * (HIGH - 2 * EDGE)


def _level(share: float) -> str:
    y = _up(share)
    label = f'<text x="{EDGE - 6}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>'
    return f'<line x1="{EDGE}" x2="{WIDE - EDGE}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>{label}'


def _point(x: float, mark: Mark) -> str:
    known = wilson(mark.estimate * PROBE, PROBE)
    bar = f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{_up(known.low):.1f}" y2="{_up(known.high):.1f}" stroke="#99b"/>'
    fill = INK if mark.better else "#fff"
    return f'{bar}<circle cx="{x:.1f}" cy="{_up(mark.estimate):.1f}" r="3" fill="{fill}" stroke="{INK}"/>'
