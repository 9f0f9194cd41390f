"""Several people: two browsers against each other, a spectator, one screen passed on, and what each received."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from web.seat import Seat

Visit = Callable[..., Seat]
ME, INVITE = {"kind": "me"}, {"kind": "invite"}


def sit_two(visit: Visit, game: str = "nim") -> tuple[Seat, Seat, str]:
    """A host who invites, a guest who follows the link; the game has begun."""
    host, guest = visit(), visit()
    opened = host.open_table(game, seats=[ME, INVITE], start=False)
    table, secret = opened["table"]["id"], opened["invites"]["1"]
    guest.go(f"/t/{table}#seat=1&invite={secret}")
    expect(host.page.get_by_test_id("start")).to_be_enabled()
    host.page.get_by_test_id("start").click()
    for seat in (host, guest):
        seat.page.wait_for_selector("[data-testid=board]")
    return host, guest, table


def take_one(seat: Seat) -> None:
    """Nim with the mouse: the first heap that is lit, then the first count."""
    seat.wait_for_turn()

    def act() -> None:
        if starts := seat.lit("start"):  # a lone heap is chosen already
            seat.page.mouse.click(*seat.centre(starts[0]))
        seat.page.locator(".prompt button[data-key]").first.click()

    seat.decide(act)


def hands_of(seat: Seat, owner: int) -> list[dict[str, Any]]:
    """Every card of this owner that this browser ever received."""
    zones = [zone for scene in seat.scenes() for zone in scene.get("zones", [])]
    return [item for zone in zones if zone["id"] == f"hand{owner}" for item in zone.get("items", [])]


def test_two_browsers_play_to_the_end_and_neither_receives_the_others_card(visit: Visit) -> None:
    host, guest, _ = sit_two(visit)
    while not (host.over() or guest.over()):
        mover = next((seat for seat in (host, guest) if seat.mine()), None)
        if mover:
            take_one(mover)
        else:
            host.page.wait_for_timeout(30)
    for seat, other in ((host, 1), (guest, 0)):
        seat.page.wait_for_selector("[data-testid=result]")
        assert hands_of(seat, other), "the other hand was seen, as a back"
        assert all("n" not in card and card["back"] == "card" for card in hands_of(seat, other))
        assert any(card.get("n") for card in hands_of(seat, 1 - other)), "the own card was seen"
        dealt = [
            line
            for frame in seat.frames
            for line in frame.get("log", []) + frame.get("events", [])
            if line["kind"] == "dealt"
        ]
        assert {line["seat"] for line in dealt} <= {1 - other}


def test_a_spectator_sees_the_table_and_no_secret_and_may_not_choose(visit: Visit) -> None:
    host, guest, table = sit_two(visit)
    watcher = visit(f"/t/{table}")
    watcher.page.wait_for_selector("[data-testid=board]")
    take_one(host if host.mine() else guest)
    expect(watcher.page.get_by_test_id("log")).to_contain_text("takes 1")
    assert not watcher.mine()
    assert all("n" not in card for owner in (0, 1) for card in hands_of(watcher, owner))
    assert all(not scene.get("choices") for scene in watcher.scenes())
    assert watcher.page.get_by_test_id("undo").count() == 0


def test_an_invitation_takes_a_seat_once(visit: Visit) -> None:
    host, late = visit(), visit()
    opened = host.open_table("nim", seats=[ME, INVITE], start=False)
    table, secret = opened["table"]["id"], opened["invites"]["1"]
    expect(host.page.get_by_test_id("lobby")).to_be_visible()
    expect(host.page.get_by_test_id("invite-link")).to_have_count(0)  # told once, to the page that opened the table
    first = visit(f"/t/{table}#seat=1&invite={secret}")
    expect(first.page.get_by_test_id("lobby")).to_contain_text("you")
    expect(first.page).to_have_url(re.compile("^[^#]*$"))
    # the browser reports the refused request itself, perhaps after the page has told it
    with late.page.expect_console_message(lambda told: told.type == "error"):
        late.go(f"/t/{table}#seat=1&invite={secret}")
    expect(late.page.get_by_role("alert")).to_be_visible()
    late.complaints.clear()


def test_the_lobby_shows_a_link_and_its_qr_code(visit: Visit) -> None:
    host = visit()
    page = host.page
    page.get_by_role("button", name=re.compile("Play . Adventurer's Guard")).click()
    page.get_by_test_id("chair-1").select_option("invite")
    page.get_by_test_id("open-table").click()
    expect(page.get_by_test_id("invite-link")).to_have_value(re.compile(r"/t/\w+#seat=1&invite=[\w-]{22,}$"))
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(page.get_by_test_id("start")).to_be_disabled()
    page.get_by_role("button", name="Seat a bot").click()
    page.get_by_test_id("start").click()
    page.wait_for_selector("[data-testid=board]")


def test_a_new_table_names_its_house_rules_as_they_change(visit: Visit) -> None:
    page = visit().page
    page.get_by_role("button", name=re.compile("Play . Adventurer's Guard")).click()
    seats = page.get_by_test_id("new-table").locator(".chair .mark path")
    for place, colour in enumerate(["#185a9a", "#bb4400"]):  # those of its theme
        expect(seats.nth(place)).to_have_attribute("fill", colour)
    rules = page.get_by_test_id("house-rules")
    expect(rules).to_contain_text("After 150 turns each, more pawns win.")
    expect(rules.get_by_role("link", name="Rule AG-R39")).to_have_attribute("href", "/rules/adventurers-guard#AG-R39")
    page.get_by_text("As printed").click()
    expect(rules).to_have_count(0)
    expect(page.get_by_test_id("new-table")).to_contain_text("No house rules: the rulebook to the letter.")
    expect(page.get_by_test_id("not-added").locator("li")).to_have_count(2)
    expect(page.get_by_test_id("new-table")).to_contain_text("it lasts as long as it lasts")
    page.get_by_text("Choose rule by rule").click()
    page.get_by_label("Holding").check()
    expect(rules).to_have_text(re.compile(r"^\s*Holding: yes \(printed: no\)\s*AG-R10\s*$"))
    expect(page.get_by_test_id("new-table")).to_contain_text("As printed, 1 change")
    page.get_by_test_id("preset-back").click()
    expect(rules).to_have_count(0)
    expect(page.get_by_label("Holding")).not_to_be_checked()


def test_a_new_table_says_how_long_it_takes_and_opens_as_the_last_one_was(visit: Visit) -> None:
    seat = visit()
    page = seat.page
    page.get_by_role("button", name=re.compile("Play . Gadranton")).click()
    told = page.get_by_test_id("expected")
    expect(told).to_contain_text("1 person, 1 bot")
    before = told.inner_text()
    page.get_by_test_id("pick-length").get_by_text("long").click()
    expect(told).not_to_have_text(before)
    page.get_by_test_id("pick-players").get_by_text("3").click()
    page.get_by_test_id("level-2").click()
    page.get_by_test_id("level-2-novice").click()
    page.keyboard.press("Enter")  # folds the levels
    expect(page.get_by_test_id("level-2-novice")).to_have_count(0)
    page.keyboard.press("Tab")
    page.get_by_test_id("chair-1").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-testid=board]")
    seat.go("/")
    page.get_by_role("button", name=re.compile("Play . Gadranton")).click()
    expect(page.get_by_test_id("level-1")).to_contain_text("Club")
    expect(page.get_by_test_id("level-2")).to_contain_text("Novice")
    expect(page.get_by_test_id("pick-length").get_by_role("radio").last).to_be_checked()


def test_a_table_as_printed_says_so_in_the_lobby_and_beside_its_rules(visit: Visit) -> None:
    seat = visit()
    page = seat.page
    page.get_by_role("button", name=re.compile("Play . Adventurer's Guard")).click()
    page.get_by_text("As printed").click()
    page.get_by_test_id("chair-1").select_option("invite")
    page.get_by_test_id("open-table").click()
    expect(page.get_by_test_id("lobby")).to_contain_text("No house rules: the rulebook to the letter.")
    seat.open_table(options={"may_hold": True})
    page.wait_for_selector(".prompt.mine, [data-testid=board]")
    page.keyboard.press("r")
    page.get_by_test_id("drawer").get_by_text("3 house rules").click()
    expect(page.get_by_test_id("house-rules")).to_contain_text("Holding: yes (printed: no)")


def test_behind_the_curtain_nothing_secret_is_in_the_page(visit: Visit) -> None:
    seat = visit()
    seat.open_table("nim", seats=[ME, {"kind": "screen", "name": "Tom"}])
    page = seat.page
    page.wait_for_selector("[data-testid=curtain]")
    assert all("n" not in card for owner in (0, 1) for card in hands_of(seat, owner))
    for _ in range(2):
        page.keyboard.press("Enter")
    take_one(seat)
    page.wait_for_selector("[data-testid=curtain]")
    expect(page.get_by_test_id("curtain")).to_contain_text("Tom")
    shut = next(frame for frame in reversed(seat.frames) if frame["type"] == "view")
    assert shut["curtain"] == {"seat": 1}
    assert '"n":' not in json.dumps(shut["scene"]["zones"]).replace(" ", "")
    box = page.get_by_role("button", name="Hold to open").bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.wait_for_selector("[data-testid=board]")
    page.mouse.up()
    assert seat.mine()


def test_people_talk(visit: Visit) -> None:
    host, guest, _ = sit_two(visit)
    for seat in (host, guest):
        seat.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_placeholder("Say something to the table").fill("A good heap, that one")
    host.page.keyboard.press("Enter")
    expect(guest.page.get_by_test_id("chat")).to_contain_text("A good heap, that one")
    guest.page.get_by_role("button", name="Well played").click()
    expect(host.page.get_by_test_id("chat")).to_contain_text("Well played")
