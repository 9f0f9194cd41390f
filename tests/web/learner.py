"""Somebody who learns: does what the coach asks, by any hand, and looks whether the card covers what it speaks of."""

from typing import Any

from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

import tavola
from tavola.kernel.lesson import Step, lesson_of
from tavola.kernel.lesson.script import ANY
from web.hands import PATIENCE, Hand
from web.player import FAR, GESTURES, Choice, Player, offered
from web.seat import Seat

# Ids that the coach's card covers, or that lie outside the window; and whether its text is cut.
COVERED = """ids => {
    const card = document.querySelector("[data-testid=coach]").getBoundingClientRect();
    const under = box => card.x < box.right && box.x < card.right && card.y < box.bottom && box.y < card.bottom;
    return ids.filter(id => {
        const name = CSS.escape(id);
        const seen = [...document.querySelectorAll(`[data-id="${name}"], [data-key="${name}"]`)]
            .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect()).filter(box => box.width);
        return seen.length && seen.every(under);
    });
}"""
CUT = """() => {
    const card = document.querySelector("[data-testid=coach]"), box = card.getBoundingClientRect();
    const low = [...card.querySelectorAll("footer, .end")].map(one => one.getBoundingClientRect());
    const parts = [...card.querySelectorAll("*")].filter(one => one.clientWidth)
        .filter(one => one.scrollWidth > one.clientWidth + 1);
    const beyond = box.bottom > innerHeight + 1 || low.some(one => one.bottom > box.bottom + 1)
        || [...card.children].some(one => one.getBoundingClientRect().right > box.right + 1 && !one.matches(".tail"));
    const asked = document.querySelector(".prompt")?.getBoundingClientRect();
    const over = asked?.width && card.matches(".floats") && box.y < asked.bottom && asked.y < box.bottom
        && box.x < asked.right && asked.x < box.right;
    const wide = parts.map(one => one.outerHTML.slice(0, 80));
    return [...(over ? ["the prompt is covered"] : []), ...wide, ...(beyond ? ["the card's end"] : [])];
}"""
COACH = "[data-testid=coach]"


class Learner(Player):
    """Goes through a lesson, step by step."""

    def __init__(self, seat: Seat, hand: Hand | None, slug: str) -> None:
        super().__init__(seat, hand)  # type: ignore[arg-type]
        self.game = tavola.game(slug)
        found = lesson_of(self.game)
        assert found, f"{slug} has no lesson"
        self.lesson = found

    def learn(self) -> None:
        """Every step but the last, which is free play."""
        for place, step in enumerate(self.lesson.script.steps[:-1]):
            self.arrive(place)
            self.take(step)
            self.leave(step)
        self.arrive(len(self.lesson.script.steps) - 1)

    def arrive(self, place: int) -> None:
        coach = self.page.locator(COACH)
        expect(coach).to_have_attribute("data-step", str(place))
        expect(coach).to_have_attribute("data-passed", "false")

    def look_at(self, step: Step) -> None:
        """The card covers nothing it points at, and shows all it says."""
        rests = f"ids => !({CUT})().length && !({COVERED})(ids).length && !document.querySelector('.coach.waiting')"
        pointed = [*step.point, *step.arrow]
        try:
            self.page.wait_for_function(rests, arg=pointed, timeout=PATIENCE)
        except Late:
            covered, cut = self.page.evaluate(COVERED, pointed), self.page.evaluate(CUT)
            raise AssertionError(f"step {step.id}: the card covers {covered}, and its text is cut: {cut}") from None

    def take(self, step: Step) -> None:
        self.look_at(step)
        if step.kind == "try":
            self.attempt(list(step.expect[0]))
        for paths in step.decisions if step.kind == "do" else ():
            self.choose(self.choice(paths[0]))

    def choice(self, path: tuple[str, ...]) -> Choice:
        """The choice a path means, in the scene that was last received."""
        self.turn()
        for one in self.seat.scene["choices"]:
            if path == ANY or tuple(one["ids"]) == path or (*one["ids"], self.game.named(one["act"])) == path:
                return dict(one)
        raise AssertionError(f"{path} is not offered: {self.seat.scene['choices'][:5]}")

    def choose(self, choice: Choice) -> None:
        look = self.look()
        begun, self.tried = look["ply"], []
        for _ in range(GESTURES):
            if not look["sending"]:
                self.gesture(look, choice, False)
            look = self.after(look, choice)
            if look["ply"] != begun or self.page.locator(f"{COACH}[data-passed=true]").count():
                return
        raise self.failure(choice, look, "no end of it")

    def lead_on(self, ids: list[str], path: list[str], far: bool) -> None:
        """The full stop goes to the pointed cell first, however far it is; from there it may be a long way round."""
        reached = self.page.eval_on_selector_all(".lit.far", FAR)
        wanted = ids[len(path)]
        self.do(wanted, self.hand.press, wanted, [*offered(self.seat.scene["choices"], path), *reached])

    def attempt(self, path: list[str]) -> None:
        """What will be refused, thing by thing."""
        for id in path:
            if id not in self.look()["path"]:
                self.hand.press(id, [id])

    def leave(self, step: Step) -> None:
        """Reading takes a moment; after a refusal, and where one only looks, somebody says so."""
        if step.kind == "do":
            return
        if step.kind == "try":  # the answer has come
            expect(self.page.locator(COACH)).to_have_attribute("data-passed", "true")
        if self.page.get_by_test_id("why").count():
            self.page.get_by_test_id("why").get_by_role("button").last.click()
        self.page.get_by_test_id("next").click()


class ListLearner(Learner):
    """From the list, with the drawing switched off."""

    def look_at(self, step: Step) -> None:
        expect(self.page.locator(COACH)).to_be_visible()

    def gesture(self, look: dict[str, Any], choice: Choice, far: bool) -> None:
        first = self.page.locator(f'[data-testid=lesson-choice][data-act="{choice["act"]}"]')
        self.do(
            "the list", first.or_(self.page.locator(f'[data-testid=choice][data-act="{choice["act"]}"]')).first.click
        )

    def attempt(self, path: list[str]) -> None:
        self.page.get_by_test_id("try").click()
