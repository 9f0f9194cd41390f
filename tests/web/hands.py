"""Ways to do what a person does at the table: mouse, keys alone, fingers on a phone, the list. None knows a rule."""

from typing import Any, Protocol

from playwright.sync_api import Locator

from web.seat import Seat

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PATIENCE = 90_000

# Points over a drawn thing where the board itself is on top, each with the id that is hit there;
# measured until two frames agree, for the board moves while the prompt grows.
SPOTS = """async id => {
    const find = () => {
        const drawn = document.querySelector(`svg.board [data-id="${CSS.escape(id)}"]`);
        const board = drawn?.closest("svg.board"), box = drawn?.getBoundingClientRect();
        const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
        return !box ? [] : parts
            .flatMap(down => parts.map(right => [box.x + box.width * right, box.y + box.height * down]))
            .filter(([x, y]) => document.elementFromPoint(x, y)?.closest("svg.board") === board)
            .map(([x, y]) => [x, y, document.elementsFromPoint(x, y).map(one => one.closest("[data-id]"))
                .find(one => one && board.contains(one))?.dataset.id ?? ""]);
    };
    const frame = () => new Promise(next => requestAnimationFrame(next));
    for (let before = "", now = JSON.stringify(find()); before !== now; now = JSON.stringify(find())) {
        before = now;
        await frame();
        await frame();
    }
    return find();
}"""

# Where a finger may lie down to pull the board, and how far the thing is from the middle.
PULL = """id => {
    const drawn = document.querySelector(`svg.board [data-id="${CSS.escape(id)}"]`);
    const board = drawn.closest("svg.board"), all = board.getBoundingClientRect(), box = drawn.getBoundingClientRect();
    const lit = new Set([...board.querySelectorAll(".lit")].map(one => one.dataset.for));
    const free = (x, y) => {
        const top = document.elementFromPoint(x, y);
        return top?.closest("svg.board") === board && !lit.has(top.closest(".piece")?.dataset.id);
    };
    const parts = [0.5, 0.35, 0.65, 0.2, 0.8];
    const from = parts.flatMap(down => parts.map(right => [all.x + all.width * right, all.y + all.height * down]))
        .find(([x, y]) => free(x, y)) ?? null;
    const off = [all.x + all.width / 2 - box.x - box.width / 2, all.y + all.height / 2 - box.y - box.height / 2];
    return [from, off];
}"""

# Which inset hides a thing: the one it is drawn in, folded; or one that lies over the board.
HIDING = """id => {
    const drawn = document.querySelector(`svg.board [data-id="${CSS.escape(id)}"]`);
    return [...document.querySelectorAll(".inset")].findIndex(one =>
        one.contains(drawn) ? !drawn.checkVisibility() : one.classList.contains("large"));
}"""

AT = """() => {
    const button = document.activeElement?.closest("button[data-id], button[data-key]");
    return button ? button.dataset.id ?? button.dataset.key : document.querySelector("svg.board")?.dataset.cursor ?? "";
}"""

NUMBER = "[data-testid=stepper] [data-part='{}'] [data-n='{}']"


class Hand(Protocol):
    def press(self, id: str, offered: list[str]) -> None:
        """One thing that is lit."""

    def again(self, id: str) -> None:
        """The same thing a second time, where that is asked."""

    def pick(self, act: int, number: int) -> None:
        """A line of the open menu."""

    def count(self, parts: list[str], counts: dict[str, int]) -> None:
        """A handful, on the sheet that counts."""

    def answer(self) -> None:
        """Yes, on the sheet that asks once more."""

    def back(self) -> None:
        """Up one."""


def meanings(scene: dict[str, Any], id: str) -> list[str]:
    """What a press on a drawn id may mean, first things first; as `Choosing.meanings` has it."""
    space = next((piece["space"] for piece in scene["pieces"] if piece["id"] == id), id)
    there = [piece["id"] for piece in scene["pieces"] if piece["space"] == space and piece["id"] != id]
    return [*reversed(there), id] if space == id else [id, space, *there]


def drawn_on_board(scene: dict[str, Any], id: str) -> bool:
    return any(one["id"] == id for part in ("spaces", "pieces") for one in scene[part])


class Pointer:
    """Mouse and fingers: whatever is lit is pressed where it is seen."""

    def __init__(self, seat: Seat) -> None:
        self.seat, self.page = seat, seat.page

    def tap(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def push(self, button: Locator) -> None:
        button.click(timeout=PATIENCE)

    def reach(self, id: str) -> None:
        """Brings a thing of the board into sight; a mouse has all of it in sight."""

    def press(self, id: str, offered: list[str]) -> None:
        if not drawn_on_board(self.seat.scene, id):
            button = self.page.locator(f'button[data-id="{id}"]:visible, button[data-key="{id}"]:visible').first
            if not button.count():  # among what the prompt has no room for
                self.push(self.page.locator(".prompt .more[aria-expanded=false]"))
            self.push(button)
            return
        self.unfold(id)
        spot = self.steady(id, offered)
        if not spot:
            self.reach(id)
            spot = self.steady(id, offered)
        assert spot, f"{id} is covered: no point of it can be pressed"
        self.tap(*spot)

    def unfold(self, id: str) -> None:
        """Opens the inset a thing is drawn in, or closes one that lies over it."""
        hiding = self.page.evaluate(HIDING, id)
        if hiding >= 0:
            self.push(self.page.locator(".inset h2 button").nth(hiding))

    def steady(self, id: str, offered: list[str]) -> tuple[float, float] | None:
        """The same point twice running: the board has come to rest."""
        spot = self.spot(id, offered)
        for _ in range(20):
            before, spot = spot, self.spot(id, offered)
            if spot == before:
                break
        return spot

    def spot(self, id: str, offered: list[str]) -> tuple[float, float] | None:
        """A point where a press means just this id."""
        space = next((piece["space"] for piece in self.seat.scene["pieces"] if piece["id"] == id), id)
        for drawn in dict.fromkeys((id, space)):
            for x, y, hit in self.page.evaluate(SPOTS, drawn):
                if next((one for one in meanings(self.seat.scene, hit) if one in offered), None) == id:
                    return x, y
        return None

    def again(self, id: str) -> None:
        self.press(id, [id])

    def pick(self, act: int, number: int) -> None:
        self.push(self.page.locator(f'[data-testid=menu] [data-act="{act}"]'))

    def count(self, parts: list[str], counts: dict[str, int]) -> None:
        for part in parts:
            self.push(self.page.locator(NUMBER.format(part, counts.get(part, 0))))
        self.push(self.page.locator("[data-testid=stepper] .pri"))

    def answer(self) -> None:
        self.push(self.page.locator("[data-testid=sheet] .pri"))

    def back(self) -> None:
        self.push(self.page.locator(".prompt .slot > button.btn").first)


class Mouse(Pointer):
    """A mouse at a desk."""


class Fingers(Pointer):
    """Fingers on a phone: taps, and pulling a board that is larger than the screen."""

    def tap(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def push(self, button: Locator) -> None:
        button.tap(timeout=PATIENCE)

    def reach(self, id: str) -> None:
        for _ in range(12):
            start, (dx, dy) = self.page.evaluate(PULL, id)
            assert start, f"no room for a finger to pull the board to {id}"
            if abs(dx) < 40 and abs(dy) < 40:
                return
            before = self.page.evaluate(PULL, id)[1]
            self.swipe(start, max(-120, min(120, dx)), max(-120, min(120, dy)))
            if self.page.evaluate(PULL, id)[1] == before:
                return

    def swipe(self, start: list[float], dx: float, dy: float) -> None:
        """One pull, made by the browser itself: a finger that paused on its way would be aiming."""
        pull = {"x": start[0], "y": start[1], "xDistance": dx, "yDistance": dy}
        fingers = self.page.context.new_cdp_session(self.page)
        fingers.send(
            "Input.synthesizeScrollGesture", pull | {"gestureSourceType": "touch", "speed": 1600, "preventFling": True}
        )
        fingers.detach()


class Keys:
    """The keyboard alone."""

    def __init__(self, seat: Seat) -> None:
        self.seat, self.page = seat, seat.page

    def press(self, id: str, offered: list[str]) -> None:
        """The full stop goes to the next lit thing, Enter chooses it."""
        wanted = next((piece["space"] for piece in self.seat.scene["pieces"] if piece["id"] == id), id)
        for _ in range(len(offered) + 1):
            if self.page.evaluate(AT) == wanted:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press(".")
        raise AssertionError(f"the full stop never comes to {wanted}")

    def again(self, id: str) -> None:
        self.page.keyboard.press("Enter")

    def pick(self, act: int, number: int) -> None:
        self.page.keyboard.press(str(number))

    def count(self, parts: list[str], counts: dict[str, int]) -> None:
        for part in parts:
            self.tab_to(NUMBER.format(part, counts.get(part, 0)))
            self.page.keyboard.press("Enter")
        self.tab_to("[data-testid=stepper] .pri")
        self.page.keyboard.press("Enter")

    def tab_to(self, selector: str) -> None:
        for _ in range(200):
            if self.page.evaluate("wanted => document.activeElement?.matches(wanted)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    def answer(self) -> None:
        self.page.keyboard.press("Enter")

    def back(self) -> None:
        self.page.keyboard.press("Escape")


HANDS: dict[str, tuple[type[Pointer] | type[Keys], dict[str, Any]]] = {
    "mouse": (Mouse, {}),
    "keyboard": (Keys, {}),
    "phone": (Fingers, PHONE),
}
