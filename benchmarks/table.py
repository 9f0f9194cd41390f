"""The browser table, measured in Chromium: a scene update on the largest board, cold load, page weight."""

import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from playwright.sync_api import Browser, CDPSession, Response, sync_playwright

from web import chromium
from web.house import House
from web.seat import Seat

SIDE, PIECES, CHOICES, UPDATES = 20, 200, 300, 60  # the sizes table.md section 5 names
FRAME = 16.0
PARTS = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
HEAR = """async text => {
    window.sockets.at(-1).onmessage({data: text});
    await Promise.resolve().then(() => document.body.offsetHeight);  // what Svelte changed is laid out
    await new Promise(requestAnimationFrame);
}"""


def cell(i: int) -> str:
    return f"s{i % SIDE}-{i // SIDE}"


def pieces(shift: int) -> list[dict[str, Any]]:
    """Half the cells are taken; each update moves three pieces to the free cell beside them, or back."""
    moved = [2 * i + (1 if i % 60 == shift % 60 else 0) for i in range(PIECES)]
    badge = {"at": "se", "text": "3", "tone": "up"}
    icons = ("mage", "ranger", "warrior", "adventurer")
    return [
        {"id": f"p{i}", "space": cell(at), "icon": icons[i % 4], "owner": i % 2, "label": f"p{i}", "badges": [badge]}
        for i, at in enumerate(moved)
    ]


def choices(shift: int) -> list[dict[str, Any]]:
    ids = [[f"p{i % 20}", cell((i * 7 + shift) % SIDE**2)] for i in range(CHOICES)]
    return [{"act": i, "ids": pair, "label": " ".join(pair)} for i, pair in enumerate(ids)]


def large(view: dict[str, Any]) -> dict[str, Any]:
    """A real view whose scene has become as large as scenes get."""
    grid = [
        {"id": cell(i), "shape": "square", "at": [i % SIDE + 0.5, i // SIDE + 0.5], "label": cell(i), "style": "dark"}
        for i in range(SIDE**2)
    ]
    board = {"size": [SIDE, SIDE], "art": ""}
    scene = view["scene"] | {"board": board, "spaces": grid, "pieces": pieces(0), "choices": choices(0), "dice": []}
    return view | {"scene": scene}


def update(n: int, seq: int, ply: int) -> dict[str, Any]:
    old, new = pieces(n - 1), pieces(n)
    patch = {"pieces": [[i, piece] for i, piece in enumerate(new) if piece != old[i]]}
    line = {"seq": seq + n, "ply": ply, "kind": "moved", "seat": 0, "text": f"Move {n}", "ids": [cell(n)]}
    return {"type": "update", "after": seq + n - 1, "seq": seq + n, "ply": ply} | {
        "scene": {"choices": choices(n)},
        "patch": patch,
        "events": [line],
    }


def largest_board(browser: Browser, address: str) -> list[float]:
    """Milliseconds of the page's own thread from a message to the laid-out page, on a board of 400 spaces."""
    seat = Seat(browser.new_context(reduced_motion="reduce").new_page(), address, {})
    seat.go("/")
    seat.open_table(options={"first_player": "seat0"})
    seat.page.wait_for_selector(".prompt.mine")
    view = next(frame for frame in seat.frames if frame["type"] == "view")
    seat.page.evaluate(HEAR, json.dumps(large(view)))
    seat.page.wait_for_function(f"() => document.querySelectorAll('.space').length === {SIDE**2}")
    line = seat.page.context.new_cdp_session(seat.page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})  # not the time others had the processor
    times, before = [], spent(line)
    for n in range(1, UPDATES + 1):
        seat.page.evaluate(HEAR, json.dumps(update(n, view["seq"], view["ply"])))
        now = spent(line)
        times.append(now - before)
        before = now
    return times


def spent(line: CDPSession) -> float:
    """Milliseconds the page has spent on scripts, styles and layout so far."""
    told = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    return 1000 * float(sum(told[part] for part in PARTS))


def cold(browser: Browser, address: str) -> tuple[float, int]:
    """Milliseconds to the first lit board in a fresh browser, and the bytes of page, scripts, styles and fonts."""
    seat = Seat(browser.new_context(reduced_motion="reduce").new_page(), address, {})
    seat.go("/")
    table = seat.open_table(options={"first_player": "seat0"})["table"]["id"]
    cookies = seat.page.context.cookies()
    context = browser.new_context(reduced_motion="reduce")
    context.add_cookies(cookies)
    page = context.new_page()
    seen: list[Response] = []
    page.on("response", lambda one: seen.append(one))
    page.goto(f"{address}/t/{table}")
    page.wait_for_selector(".prompt.mine")
    took = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    own = [one for one in seen if "/api/" not in one.url]
    return float(took), sum(one.request.sizes()["responseBodySize"] for one in own)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), path="")
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium.executable(), args=list(chromium.FLAGS))
            times = sorted(largest_board(browser, house.address))
            loads = [cold(browser, house.address) for _ in range(5)]
        finally:
            house.kill()
    late, load = times[int(len(times) * 0.95)], statistics.median(took for took, _ in loads)
    print(f"scene update, 400 spaces, 200 pieces, 300 choices: median {statistics.median(times):.1f} ms,")
    print(f"  95 % within {late:.1f} ms ({'under' if late < FRAME else 'over'} a frame of {FRAME:.0f} ms)")
    print(f"cold load to the first lit board: median {load:.0f} ms of {len(loads)}")
    print(f"page weight of a table, fonts included, as sent: {loads[0][1] / 1000:.0f} kB")


if __name__ == "__main__":
    main()
