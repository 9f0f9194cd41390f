"""An account by passkey, with Chromium's virtual authenticator: made, used on a second device, ended, recovered."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from web.house import House
from web.seat import Seat
from web.test_pages import AXE

Visit = Callable[..., Seat]
INSIDE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Device:
    """A browser by the server's name, with a passkey store of its own."""

    def __init__(self, house: House, visit: Visit, **wishes: Any) -> None:
        address = f"http://localhost:{house.port}"  # passkeys are for names, not for addresses
        self.seat = visit(address=address, **wishes)
        self.page: Page = self.seat.page
        self.client: CDPSession = self.page.context.new_cdp_session(self.page)
        self.client.send("WebAuthn.enable")
        added = self.client.send("WebAuthn.addVirtualAuthenticator", {"options": INSIDE})
        self.store: str = added["authenticatorId"]
        self.settings()

    def settings(self) -> None:
        self.seat.go("/")
        self.page.wait_for_selector("article")
        self.page.locator("header button").last.click()
        expect(self.page.get_by_test_id("account")).to_be_visible()

    def lend(self, other: "Device") -> None:
        """What a phone's cloud does: the same passkey elsewhere."""
        for held in self.client.send("WebAuthn.getCredentials", {"authenticatorId": self.store})["credentials"]:
            other.client.send("WebAuthn.addCredential", {"authenticatorId": other.store, "credential": held})

    def make(self) -> None:
        self.page.get_by_test_id("add-passkey").click()
        expect(self.page.get_by_test_id("codes").locator("li")).to_have_count(10)

    def come_in(self) -> None:
        self.changed(lambda: self.page.get_by_test_id("come-in").click())
        expect(self.page.get_by_test_id("devices").locator("li")).to_have_count(2)

    def changed(self, deed: Callable[[], None]) -> None:
        """Somebody else from here on: the page comes anew."""
        with self.page.expect_navigation():
            deed()
        self.settings()

    def me(self) -> Any:
        """Who the server takes this browser for; asked beside the page, whose console would tell of a refusal."""
        return self.page.context.request.get(f"{self.seat.address}/api/me").json()

    def who(self) -> str:
        return str(self.me()["player"])


def test_a_passkey_made_here_lets_one_in_there_and_a_device_is_ended(house: House, visit: Visit) -> None:
    desk = Device(house, visit, settings={"name": "Anna"})
    desk.make()
    phone = Device(house, visit, viewport={"width": 390, "height": 844})
    guest = phone.who()
    desk.lend(phone)
    phone.come_in()
    assert phone.who() == desk.who() != guest
    assert phone.me()["name"] == "Anna"
    phone.page.get_by_test_id("devices").get_by_role("button", name="End ").click()
    expect(phone.page.get_by_test_id("devices").locator("li")).to_have_count(1)
    assert desk.me()["code"] == "no-player"
    phone.changed(lambda: phone.page.get_by_test_id("go-out").click())
    expect(phone.page.get_by_test_id("come-in")).to_be_visible()
    assert phone.who() == guest


def test_a_recovery_code_lets_one_in(house: House, visit: Visit) -> None:
    desk = Device(house, visit)
    desk.make()
    code = desk.page.get_by_test_id("codes").locator("li").first.inner_text()
    other = Device(house, visit)
    other.page.get_by_role("button", name="Use a recovery code").click()
    other.page.get_by_label("Recovery code").fill(code)
    other.changed(lambda: other.page.keyboard.press("Enter"))
    expect(other.page.get_by_test_id("devices").locator("li")).to_have_count(2)
    assert other.who() == desk.who()


def test_without_a_passkey_at_hand_nothing_changes(house: House, visit: Visit) -> None:
    desk = Device(house, visit)
    before = desk.who()
    desk.page.get_by_test_id("come-in").click()
    expect(desk.page.get_by_role("alert")).to_contain_text("Nothing has changed")
    assert desk.who() == before


@pytest.mark.parametrize(("language", "theme"), [("fr", "light"), ("ko", "dark")])
def test_the_account_is_accessible_and_fits_a_phone(house: House, visit: Visit, language: str, theme: str) -> None:
    desk = Device(house, visit, viewport={"width": 390, "height": 844}, settings={"language": language, "theme": theme})
    desk.make()
    desk.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = desk.page.evaluate("async () => (await axe.run()).violations")
    assert [(one["id"], [node["target"] for node in one["nodes"]]) for one in found] == []
    assert desk.page.evaluate("document.documentElement.scrollWidth") <= 390


NOTED = """async () => {
    const asked = async path => (await fetch("/api" + path)).json();
    return (await asked("/players/" + (await asked("/me")).player)).past.length;
}"""


def test_a_finished_game_leads_to_the_profile(visit: Visit) -> None:
    seat = visit(settings={"name": "Anna"})
    table = seat.open_table(clock={"bank": 600, "add": 5})["table"]["id"]
    page = seat.page
    page.wait_for_selector(".prompt.mine")
    line = json.dumps({"type": "resign", "id": "r"})
    page.evaluate("line => window.sockets.at(-1).send(line)", line)
    page.wait_for_function(NOTED)
    page.get_by_test_id("seat-0").get_by_role("link", name="Anna").click()
    history = page.get_by_test_id("history").locator("li")
    expect(history).to_have_count(1)
    expect(history).to_contain_text("place 2")
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate("async () => (await axe.run()).violations.map(one => one.id)") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(history.locator("a")).to_have_attribute("href", f"/t/{table}")
