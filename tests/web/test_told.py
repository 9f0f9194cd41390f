"""Being told: an installable page whose worker keeps the shell and nothing else, and hears pushes."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import CDPSession, expect

from web.seat import Seat

Visit = Callable[..., Seat]
READY = "async () => { await navigator.serviceWorker.ready; return navigator.serviceWorker.controller !== null }"
KEPT = """async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return all.flat().map(one => new URL(one.url).pathname);
}"""
NOTICES = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(one => [one.title, one.body, one.tag, one.data?.path]);
}"""


def enlisted(visit: Visit) -> Seat:
    """A browser whose worker is at work."""
    seat = visit(service_workers="allow", permissions=["notifications"])
    seat.page.evaluate(READY)
    seat.page.reload()
    seat.page.wait_for_function("navigator.serviceWorker.controller !== null")
    return seat


def test_the_page_can_be_installed(visit: Visit) -> None:
    seat = visit()
    manifest = seat.page.evaluate("async () => (await fetch('/manifest.webmanifest')).json()")
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        kind = seat.page.evaluate(
            "async url => (answer => [answer.status, answer.headers.get('content-type')])(await fetch(url))",
            icon["src"],
        )
        assert kind == [200, icon["type"]]
    client = seat.page.context.new_cdp_session(seat.page)
    assert client.send("Page.getAppManifest")["errors"] == []


def test_the_worker_keeps_the_page_and_never_an_answer(visit: Visit) -> None:
    seat = enlisted(visit)
    seat.open_table()
    seat.page.wait_for_selector("[data-testid=board]")
    kept = seat.page.evaluate(KEPT)
    assert "/" in kept
    assert any(path.startswith("/assets/") for path in kept)
    assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []
    seat.page.context.set_offline(True)
    seat.page.goto(f"{seat.address}/")
    expect(seat.page.locator("#app > *").first).to_be_attached()
    seat.page.context.set_offline(False)


def noticed(seat: Seat) -> list[list[str]]:
    """The notices there are, once there is one of a table."""
    for _ in range(600):
        found: list[list[str]] = seat.page.evaluate(NOTICES)
        if any(path for _, _, _, path in found):
            return found
        seat.page.wait_for_timeout(50)
    raise AssertionError("no notice came")


def pushed(client: CDPSession, seat: Seat, registration: str, data: object) -> None:
    text = data if isinstance(data, str) else json.dumps(data)
    told = {"origin": seat.address, "registrationId": registration, "data": text}
    client.send("ServiceWorker.deliverPushMessage", told)


def test_a_push_shows_which_table_waits_and_a_strange_one_nothing(visit: Visit) -> None:
    seat = enlisted(visit)
    client = seat.page.context.new_cdp_session(seat.page)
    found: list[str] = []

    def note(told: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in told["registrations"] if one["scopeURL"].startswith(seat.address))

    client.on("ServiceWorker.workerRegistrationUpdated", note)
    client.send("ServiceWorker.enable")
    while not found:
        seat.page.wait_for_timeout(20)
    word = {"table": "k3v9", "title": "Gadranton", "text": "Gadranton: it is your turn", "path": "/t/k3v9"}
    for strange in ("no JSON", {"title": "x"}, word | {"path": "https://example.org/"}, word | {"path": "/t/../x"}):
        pushed(client, seat, found[0], strange)
    pushed(client, seat, found[0], word)
    shown = [notice for notice in noticed(seat) if notice[3]]  # the browser may say that a page was busy
    assert shown == [["Gadranton", "Gadranton: it is your turn", "k3v9", "/t/k3v9"]]


def test_a_page_in_the_background_shows_a_notice_when_it_is_your_turn(visit: Visit) -> None:
    seat = visit(service_workers="allow", permissions=["notifications"], settings={"notify": True})
    seat.page.evaluate(READY)
    seat.page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => true })")
    seat.open_table(options={"first_player": "seat0"})
    seat.wait_for_turn()
    assert noticed(seat)[0][:2] == ["Adventurer's Guard", "Your turn"]


def test_a_webhook_is_set_and_dropped_in_the_settings(visit: Visit) -> None:
    seat = visit()
    seat.page.get_by_role("button", name="Settings").click()
    box = seat.page.get_by_test_id("notices")
    address = box.get_by_label("Address of your own (webhook)")
    with seat.page.expect_console_message(lambda told: told.type == "error"):
        address.fill("http://192.168.1.1/turn")
        box.get_by_role("button", name="Have it called").click()
    expect(box.get_by_role("alert")).to_contain_text("only public addresses are called")
    seat.complaints.clear()
    address.fill("https://example.org/turn")
    box.get_by_role("button", name="Have it called").click()
    expect(box.get_by_test_id("hook-secret")).not_to_be_empty()
    box.get_by_role("button", name="No longer").click()
    expect(address).to_have_value("")
