"""Writes docs/img: home, a table of each game, what teaches and ends one, a replay and the rules, at several sizes."""

import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, sync_playwright

from web import chromium
from web.house import House
from web.seat import BOT, Seat

IMAGES = Path(__file__).parent.parent.parent / "docs" / "img"
SIZES = {"1280": {"width": 1280, "height": 800}, "390": {"width": 390, "height": 844}}
MORE = {"768": {"width": 768, "height": 1024}, "1920": {"width": 1920, "height": 1080}}  # of tables, as JPEG
DECISIONS = {"abandoned-fortress": 40, "adventurers-guard": 12, "dracomundis": 50, "el-dorado": 70, "gadranton": 30}
PLAY = """([ply, act]) => window.sockets.at(-1).send(JSON.stringify(
    {type: "play", id: `shot-${ply}-${act}-${Date.now()}`, ply, act}))"""


def play_one(seat: Seat, dice: random.Random) -> None:
    choices = seat.scenes()[-1]["choices"]
    takes = [choice for choice in choices if choice.get("tone") == "capture"]
    chosen = dice.choice(takes or choices)
    seat.decide(lambda: seat.page.evaluate(PLAY, [seat.ply(), chosen["act"]]))


def play_on(seat: Seat, decisions: int) -> None:
    """Plays for whoever sits here, without haste and without skill."""
    dice = random.Random(7)
    for _ in range(decisions):
        seat.page.wait_for_selector(".prompt.mine, [data-testid=result]", timeout=60000)
        if seat.over():
            return
        play_one(seat, dice)
    seat.page.wait_for_selector(".prompt.mine, [data-testid=result]", timeout=60000)


def shoot(seat: Seat, name: str) -> None:
    for width, size in SIZES.items():
        seat.page.set_viewport_size(size)
        if width == "390":
            seat.page.reload()  # as a phone opens it
        seat.page.wait_for_load_state("networkidle")
        seat.page.wait_for_timeout(2500)  # fonts, theme and pictures are painted
        seat.page.screenshot(path=IMAGES / f"{name}-{width}.png")
        print(f"docs/img/{name}-{width}.png", flush=True)
    seat.page.set_viewport_size(SIZES["1280"])


def shoot_more(seat: Seat, name: str) -> None:
    """The same on a tablet and on a large desk."""
    for width, size in MORE.items():
        seat.page.set_viewport_size(size)
        seat.page.wait_for_timeout(2500)
        seat.page.screenshot(path=IMAGES / f"{name}-{width}.jpg", type="jpeg", quality=80)
        print(f"docs/img/{name}-{width}.jpg", flush=True)
    seat.page.set_viewport_size(SIZES["1280"])


def shoot_teaching(seat: Seat) -> None:
    """A new table, a lesson, a goal card and a result."""
    seat.go("/")
    seat.page.keyboard.press("n")
    seat.page.wait_for_selector("[data-testid=expected] b")
    seat.page.screenshot(path=IMAGES / "new-table-1280.png")
    seat.go("/learn/adventurers-guard")
    for step in (1, 2):  # the third step takes a pawn
        seat.page.wait_for_selector("[data-testid=coach]")
        seat.page.keyboard.press("]")
        seat.page.wait_for_selector(f"[data-testid=coach][data-step='{step}']")
    shoot(seat, "lesson")
    seat.open_table("gadranton", seats=[{"kind": "me"}, BOT, BOT])
    seat.page.wait_for_selector(".prompt")
    seat.page.keyboard.press("g")
    seat.page.wait_for_selector("[data-testid=got-it]")
    seat.page.wait_for_timeout(1500)
    seat.page.screenshot(path=IMAGES / "goal-1280.png")
    seat.open_table(options={"turn_limit": 20})
    play_on(seat, 60)
    seat.page.wait_for_selector("[data-testid=story][data-told=true]")
    shoot(seat, "result")


def choose_something(seat: Seat) -> None:
    """Shows what is lit once a first thing is chosen."""
    if not seat.lit("chosen") and (starts := seat.lit("start")):
        seat.page.mouse.click(*seat.centre(seat.space_of(starts[0])))
    seat.page.mouse.move(2, 400)


def games(seat: Seat) -> Iterator[tuple[str, int]]:
    for game in seat.ask("GET", "/games"):
        if game["theme"]:
            yield game["slug"], game["seats"][min(1, len(game["seats"]) - 1)]


def shoot_all(browser: Browser, address: str) -> None:
    seat = Seat(browser.new_context(viewport=SIZES["1280"], reduced_motion="reduce").new_page(), address, {})
    seat.go("/")
    for slug, many in games(seat):
        bots = [{"kind": "bot", "level": "random"}] * (many - 1)
        table = seat.open_table(slug, seats=[{"kind": "me"}, *bots])["table"]["id"]
        play_on(seat, DECISIONS.get(slug, 30))
        choose_something(seat)
        shoot(seat, f"table-{slug}")
        shoot_more(seat, f"table-{slug}")
        if slug == "adventurers-guard":
            seat.go(f"/t/{table}/replay")
            shoot(seat, "replay")
    shoot_teaching(seat)
    seat.go("/rules/adventurers-guard")
    shoot(seat, "rules")
    seat.go("/")
    shoot(seat, "home")


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), path="")
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium.executable(), args=list(chromium.FLAGS))
            shoot_all(browser, house.address)
        finally:
            house.kill()


if __name__ == "__main__":
    main()
