"""Somebody at a browser: opens tables, reads what was received, chooses by mouse, by keys, from the list."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Request, WebSocket, expect

BOT = {"kind": "bot", "level": "random"}
QUIET = (
    "net::ERR_",
    "WebSocket connection",
    "Service Worker registration blocked",
)  # a cut line is told by the browser itself, not by the page
SOCKETS = """
window.sockets = [];
const Real = WebSocket;
window.WebSocket = class extends Real { constructor(...a) { super(...a); window.sockets.push(this); } };
"""

# The middle of a space; measured until two frames agree, for the board moves while the prompt grows.
CENTRE = """async id => {
    const find = () => {
        const box = document.querySelector(`.space[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();
        return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
    };
    const frame = () => new Promise(next => requestAnimationFrame(next));
    for (let before = "", now = JSON.stringify(find()); before !== now; now = JSON.stringify(find())) {
        before = now;
        await frame();
        await frame();
    }
    return find();
}"""
PATIENCE = 90_000  # a busy machine is slow, not wrong


def patched(scene: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """Parts of which only the items that changed were told, whole again."""
    return {part: [dict(items).get(at, old) for at, old in enumerate(scene[part])] for part, items in patch.items()}


class Seat:
    def __init__(self, page: Page, address: str, settings: dict[str, Any]) -> None:
        self.page, self.address = page, address
        self.complaints: list[str] = []
        self.strangers: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.scene: dict[str, Any] = {}
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self.watch)
        page.on("websocket", self.tap)
        page.add_init_script(SOCKETS)
        kept = json.dumps(json.dumps({"goals": False} | settings))  # a goal card is met by those who look for it
        key = "localStorage.getItem('tavola.settings')"
        page.add_init_script(f"{key} ?? localStorage.setItem('tavola.settings', {kept})")

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(word in message.text for word in QUIET):
            self.complaints.append(message.text)

    def watch(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.strangers.append(request.url)

    def tap(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.receive(json.loads(frame)))
        socket.on("framesent", lambda frame: self.send(json.loads(frame)))

    def receive(self, frame: dict[str, Any]) -> None:
        """Keeps what came, and the scene as it stands after it."""
        self.frames.append(frame)
        if frame["type"] in ("view", "update"):
            before = self.scene if frame["type"] == "update" else {}
            self.scene = before | (frame.get("scene") or {}) | patched(before, frame.get("patch") or {})

    def send(self, frame: dict[str, Any]) -> None:
        """Keeps the moves this page sent."""
        if frame["type"] == "play":
            self.sent.append(frame)

    def go(self, path: str) -> None:
        self.page.goto(f"{self.address}{path}")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The HTTP half of the protocol, with this browser's cookie."""
        script = """async ([method, path, body]) => {
            const headers = {"Content-Type": "application/json"};
            const text = body === null ? null : JSON.stringify(body);
            return (await fetch("/api" + path, {method, headers, body: text})).json();
        }"""
        return self.page.evaluate(script, [method, path, body])

    def introduce(self, name: str) -> None:
        """Names this browser's player, once the first visit has brought a key: asked at once, there would be two."""
        for _ in range(PATIENCE // 20):
            if any(cookie["name"] == "tavola" for cookie in self.page.context.cookies()):
                break
            self.page.wait_for_timeout(20)
        self.page.wait_for_load_state("networkidle")  # nothing is under way that leaving the page would cut off
        self.ask("POST", "/me", {"name": name})

    def open_table(self, game: str = "adventurers-guard", **wishes: Any) -> dict[str, Any]:
        """A table opened by the protocol; the page then shows it."""
        self.introduce("Anna")
        wish = {"game": game, "name": "Anna", "seats": [{"kind": "me"}, BOT], "start": True} | wishes
        opened: dict[str, Any] = self.ask("POST", "/tables", wish)
        assert "table" in opened, opened
        self.go(f"/t/{opened['table']['id']}")
        return opened

    # what is on the page

    @property
    def prompt(self) -> str:
        return self.page.locator("#prompt-text").inner_text()

    def over(self) -> bool:
        return self.page.get_by_test_id("result").count() > 0

    def live(self) -> None:
        expect(self.page.get_by_test_id("link")).to_have_text("Live")

    def mine(self) -> bool:
        return self.page.locator(".prompt.mine").count() > 0

    def wait_for_turn(self) -> bool:
        """True when something is to be chosen, False when the game is over."""
        self.page.wait_for_selector(".prompt.mine, [data-testid=result]", timeout=PATIENCE)
        return not self.over()

    def scenes(self) -> list[dict[str, Any]]:
        """Every scene this browser ever had, put together from what it received."""
        scenes: list[dict[str, Any]] = []
        for frame in self.frames:
            if frame["type"] == "view":
                scenes.append(frame["scene"] or {})
            elif frame["type"] == "update":
                scene = scenes[-1] | frame["scene"]
                for part, items in frame["patch"].items():
                    fresh = dict(items)
                    scene[part] = [fresh.get(place, item) for place, item in enumerate(scene[part])]
                scenes.append(scene)
        return scenes

    def ply(self) -> int:
        frames = [frame for frame in self.frames if frame["type"] in ("view", "update")]
        return int(frames[-1]["ply"])

    # choosing

    def decide(self, act: Callable[[], None]) -> None:
        """One decision, and wait until the page shows it confirmed."""
        before = self.shown_ply()
        act()
        self.page.wait_for_function(
            "before => document.querySelector('[data-testid=result]') "
            "|| document.querySelector('[data-ply]')?.dataset.ply !== before",
            arg=before,
            timeout=PATIENCE,
        )

    def shown_ply(self) -> str:
        return str(self.page.locator("[data-ply]").get_attribute("data-ply"))

    def until_over(self, act: Callable[[], None], most: int = 400) -> int:
        """Acts whenever it is this seat's turn; how often it did."""
        for turn in range(most):
            if not self.wait_for_turn():
                return turn
            self.decide(act)
        raise AssertionError(f"not over after {most} turns")

    def centre(self, id: str) -> tuple[float, float]:
        """The middle of a space, in window pixels, once the board has come to rest."""
        self.page.wait_for_selector(f'.space[data-id="{id}"]', state="attached")
        x, y = self.page.evaluate(CENTRE, id)
        return x, y

    def lit(self, *kinds: str) -> list[str]:
        """Ids lit in one of these ways, as drawn."""
        chosen = ", ".join(f".lit.{kind}" for kind in kinds)
        return [str(id) for id in self.page.eval_on_selector_all(chosen, "all => all.map(one => one.dataset.for)")]

    def space_of(self, id: str) -> str:
        """Where a piece stands; a space is itself."""
        return str(
            self.page.evaluate(
                "id => document.querySelector(`.piece[data-id='${CSS.escape(id)}']`)?.dataset.space ?? id", id
            )
        )

    def stands(self, piece: str, space: str) -> None:
        """Waits until a piece is drawn on a space."""
        expect(self.page.locator(f'.piece[data-id="{piece}"]')).to_have_attribute("data-space", space)

    def caught_up(self, other: "Seat") -> None:
        """Waits until this page shows as much of a game as another one does."""
        expect(self.page.locator("[data-ply]")).to_have_attribute("data-ply", other.shown_ply())

    def click_choice(self) -> None:
        """One decision with the mouse: a lit piece, then a lit target; or a button."""
        if not self.lit("chosen"):
            starts = self.lit("start", "borrow")
            if starts:
                self.page.mouse.click(*self.centre(self.space_of(starts[0])))
        targets = self.lit("capture", "target")
        if targets:
            self.page.mouse.click(*self.centre(self.space_of(targets[-1])))
        else:
            self.page.locator(".prompt button[data-key]").first.click()
