"""What the table answers: why not, undo, the rules pane, spoken words, replay and branches."""

from collections.abc import Callable

from playwright.sync_api import expect

from web.seat import Seat

Visit = Callable[..., Seat]
SOUTH_FIRST = {"first_player": "seat0"}


def begun(seat: Seat) -> None:
    seat.open_table(options=SOUTH_FIRST)
    seat.wait_for_turn()
    seat.decide(seat.click_choice)
    seat.wait_for_turn()


def test_something_unlit_answers_with_the_fact_and_its_clause(seat: Seat) -> None:
    begun(seat)
    page = seat.page
    if not seat.lit("chosen"):
        page.mouse.click(*seat.centre(seat.space_of(seat.lit("start")[0])))
    page.mouse.click(*seat.centre("e9"))
    why = page.get_by_test_id("why")
    expect(why).to_contain_text("e9")
    cited = why.locator("blockquote b")
    expect(cited).to_contain_text("AG-")
    clause = cited.text_content()
    why.get_by_role("button", name="Open rule").click()
    expect(page.locator(f"#{clause}")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("drawer")).to_have_count(0)


def test_a_popover_never_covers_what_it_speaks_of(seat: Seat) -> None:
    begun(seat)
    page = seat.page
    if not seat.lit("chosen"):
        page.mouse.click(*seat.centre(seat.space_of(seat.lit("start")[0])))
    why = page.get_by_test_id("why")
    for space in ("a9", "i9", "e5", "a5", "i2"):
        if space in seat.lit("target", "capture"):
            continue
        page.mouse.click(*seat.centre(space))
        expect(why).to_contain_text(space)
        expect(why).to_be_visible()
        box = why.bounding_box()
        assert box
        x, y = seat.centre(space)
        assert not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]), space
        page.keyboard.press("Escape")


def test_nothing_to_do_is_said_where_no_action_is_meant(seat: Seat) -> None:
    begun(seat)
    seat.page.mouse.click(*seat.centre("e9"))
    expect(seat.page.get_by_test_id("why")).to_be_visible()


def test_a_practice_table_takes_back_across_everything(seat: Seat) -> None:
    begun(seat)
    seat.decide(seat.click_choice)
    seat.wait_for_turn()
    seat.page.keyboard.press("u")
    expect(seat.page.get_by_test_id("log")).to_contain_text("took back", ignore_case=True)
    expect(seat.page.locator("header .meta")).to_contain_text("practice")


def test_keys_speak(seat: Seat) -> None:
    begun(seat)
    polite = seat.page.get_by_test_id("polite")
    seat.page.keyboard.press("p")
    expect(polite).to_contain_text("choice")
    seat.page.keyboard.press("s")
    expect(polite).to_contain_text("Anna")
    seat.page.keyboard.press(".")
    expect(polite).to_contain_text("can be chosen")


def test_the_move_field_plays_what_is_typed(seat: Seat) -> None:
    begun(seat)
    seat.page.keyboard.press("Space")
    field = seat.page.get_by_test_id("move-field")
    expect(field).to_be_focused()
    path = seat.page.locator("#move-paths option").first.get_attribute("value")
    assert path
    before = seat.ply()
    field.fill(path)
    seat.decide(lambda: field.press("Enter"))
    assert seat.ply() > before


def test_letters_can_be_switched_off(visit: Visit) -> None:
    seat = visit(settings={"keys": False})
    begun(seat)
    seat.page.keyboard.press("l")
    assert seat.page.get_by_test_id("board").count() == 1


def test_a_finished_game_is_replayed_and_gone_on_from(seat: Seat) -> None:
    opened = seat.open_table(options={"turn_limit": 3} | SOUTH_FIRST)
    seat.until_over(seat.click_choice)
    page = seat.page
    page.get_by_test_id("result").get_by_role("link", name="Replay").click()
    expect(page.get_by_test_id("range")).to_be_visible()
    last = int(page.get_by_test_id("range").get_attribute("max") or 0)
    assert last > 6
    page.keyboard.press("Home")
    expect(page.locator("#prompt-text")).to_have_text("The start")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(page).to_have_url(f"{seat.address}/t/{opened['table']['id']}/replay#4")
    page.get_by_role("combobox").select_option(index=1)
    page.get_by_role("button", name="Play on").click()
    page.wait_for_function("() => Number(location.hash.slice(1)) > 5")
    page.keyboard.press("Space")
    page.get_by_test_id("branch").click()
    page.get_by_test_id("level-1").click()
    page.get_by_test_id("level-1-novice").click()
    page.get_by_test_id("open-table").click()
    page.wait_for_url(lambda url: "/replay" not in url)
    page.wait_for_selector("[data-testid=board]")
    assert opened["table"]["id"] not in page.url


def test_the_rules_are_searched_and_addressed(visit: Visit) -> None:
    seat = visit("/rules/adventurers-guard#AG-40")
    page = seat.page
    expect(page.locator("#AG-40")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("shield")
    expect(page.locator("p[id^=AG]").first).to_be_visible()
    assert 0 < page.locator("p[id^=AG]").count() < 20


def test_an_address_without_a_page_says_so(visit: Visit) -> None:
    seat = visit("/t/nosuchtable00000")
    expect(seat.page.get_by_role("heading")).to_have_text("There is no such table here.")
