"""Somebody who plays any game, knowing none: takes a legal choice at random and makes just the gestures for it."""

import json
import random
from typing import Any

from playwright.sync_api import TimeoutError as Late

from web.hands import PATIENCE, Hand
from web.seat import Seat

LOOK = """() => {
    const one = selector => document.querySelector(selector);
    const at = (one(".prompt") ?? one("[data-testid=list-mode]"))?.dataset ?? {};
    const number = text => text === undefined ? null : Number(text);
    return {
        ply: number(at.ply), path: (at.path ?? "").split(" ").filter(Boolean),
        armed: number(at.armed), sheet: number(at.sheet),
        menu: [...document.querySelectorAll("[data-testid=menu] [data-act]")].map(one => Number(one.dataset.act)),
        counts: [...document.querySelectorAll("[data-testid=stepper] output")].map(one => one.textContent),
        why: one("[data-testid=why]")?.innerText ?? one(".toast")?.innerText ?? "",
        mine: !!one(".prompt.mine, [data-testid=choice]"), sending: !!one(".hollow"),
        over: !!one("[data-testid=result]"),
    };
}"""
LIT = "all => all.map(one => `${one.dataset.for} ${one.classList[1]}`)"
OPEN_AND_CLICK = "one => { one.closest('details')?.setAttribute('open', ''); one.click(); }"
FAR = "all => all.map(one => one.dataset.for)"
GESTURES = 40
OTHERS = 180_000  # the others may think, and their first thought starts a process

Look = dict[str, Any]
Choice = dict[str, Any]


def offered(choices: list[Choice], path: list[str]) -> list[str]:
    """Ids that lead on from a path through the choices."""
    deeper = [one["ids"] for one in choices if one["ids"][: len(path)] == path and len(one["ids"]) > len(path)]
    return list(dict.fromkeys(ids[len(path)] for ids in deeper))


class Player:
    """Progress is by ply: each decision is confirmed by the page, or fails and says what was tried."""

    def __init__(self, seat: Seat, hand: Hand, seed: int = 1) -> None:
        self.seat, self.page, self.hand, self.dice = seat, seat.page, hand, random.Random(seed)
        self.tried: list[str] = []

    def play(self, most: int) -> int:
        """To the end screen; how many decisions it took."""
        for turn in range(most):
            if not self.decide():
                return turn
        raise AssertionError(f"not over after {most} decisions: {self.look()}")

    def decide(self) -> bool:
        """One decision, made and confirmed; False if the game is over."""
        look = self.turn()
        if look["over"]:
            return False
        choice, begun, sent = self.dice.choice(self.seat.scene["choices"]), look["ply"], len(self.seat.sent)
        far = choice.get("walk", {}).get("left", 0) > 1 and self.dice.random() < 0.3
        self.tried = []
        for _ in range(GESTURES):
            if not look["sending"]:
                self.gesture(look, choice, far)
            look = self.after(look, choice)
            if look["over"] or look["ply"] != begun:
                self.check(choice, sent, far)
                return True
        raise self.failure(choice, look, "no end of it")

    def turn(self) -> Look:
        """Waits until something is asked, or the end is shown, and the page shows what was last received."""
        asked = f"() => {{ const now = ({LOOK})(); return now.over || now.mine && !now.sending; }}"
        for _ in range(PATIENCE // 100):
            self.page.wait_for_function(asked, timeout=OTHERS)
            look = self.look()
            if look["over"] or (look["mine"] and look["ply"] == self.seat.ply()):
                return look
            self.page.wait_for_timeout(100)
        raise AssertionError(f"the page shows {self.look()}, but ply {self.seat.ply()} was received")

    def look(self) -> Look:
        seen: Look = self.page.evaluate(LOOK)
        return seen

    def gesture(self, look: Look, choice: Choice, far: bool) -> None:
        """The one next thing to do for a choice, as the page stands."""
        ids, path, act = choice["ids"], look["path"], choice["act"]
        asked = look["sheet"] if look["sheet"] is not None else look["armed"]
        if asked is not None and asked != act:
            self.do("back", self.hand.back)
        elif look["sheet"] is not None:
            self.do("yes", self.hand.answer)
        elif asked is not None:
            self.do(f"{ids[-1]} again", self.hand.again, ids[-1])
        elif path == ids and look["counts"] and choice.get("bundle"):
            parts = [part["id"] for part in self.seat.scene["bundle"]["parts"]]
            self.do("count", self.hand.count, parts, choice["bundle"])
        elif path == ids and act in look["menu"]:
            self.do(f"menu {act}", self.hand.pick, act, look["menu"].index(act) + 1)
        elif ids[: len(path)] == path and len(path) < len(ids):
            self.lead_on(ids, path, far)
        else:
            self.do("back", self.hand.back)

    def lead_on(self, ids: list[str], path: list[str], far: bool) -> None:
        """The next id; or a cell far off, if it is to be a walk."""
        lit = offered(self.seat.scene["choices"], path)
        reached = self.page.eval_on_selector_all(".lit.far", FAR) if far and len(path) == len(ids) - 1 else []
        wanted = self.dice.choice(sorted(reached)) if reached else ids[len(path)]
        self.do(wanted, self.hand.press, wanted, [*lit, *reached])

    def do(self, name: str, gesture: Any, *what: Any) -> None:
        self.tried.append(name)
        gesture(*what)

    def after(self, before: Look, choice: Choice) -> Look:
        """The page once it has answered a gesture."""
        told = json.dumps(before)
        changed = f"told => JSON.stringify(({LOOK})()) !== JSON.stringify(JSON.parse(told))"
        try:
            self.page.wait_for_function(changed, arg=told, timeout=PATIENCE)
        except Late:
            raise self.failure(choice, before, "nothing came of it") from None
        look = self.look()
        if look["why"]:
            raise self.failure(choice, look, f"the page refused: {look['why']!r}")
        return look

    def check(self, choice: Choice, sent: int, far: bool) -> None:
        """The page sent what was chosen, and nothing else."""
        for _ in range(PATIENCE // 100):
            if len(self.seat.sent) > sent:
                break
            self.page.wait_for_timeout(100)
        acts = [frame["act"] for frame in self.seat.sent[sent:]]
        if acts[:1] != [choice["act"]] and not far:
            raise self.failure(choice, self.look(), f"the page sent {acts}")

    def failure(self, choice: Choice, look: Look, what: str) -> AssertionError:
        lit = self.page.eval_on_selector_all(".lit", LIT)
        wanted = f"{choice['label']!r} ({choice['act']}: {' '.join(choice['ids'])})"
        tried = f"{type(self.hand).__name__} tried {' · '.join(self.tried)}"
        return AssertionError(f"{tried} for {wanted}: {what}\n  page: {look}\n  lit: {lit}")


class Reader(Player):
    """Plays from the list, with the drawing switched off."""

    def __init__(self, seat: Seat, seed: int = 1) -> None:
        super().__init__(seat, None, seed)  # type: ignore[arg-type]

    def gesture(self, look: Look, choice: Choice, far: bool) -> None:
        button = f'[data-testid=choice][data-act="{choice["act"]}"]'
        self.do("the list", self.page.eval_on_selector, button, OPEN_AND_CLICK)
