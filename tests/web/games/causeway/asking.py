"""What a person sees of the question: steps, a bundle to gather, a rest with a warning."""

from collections.abc import Sequence

from causeway.actions import ACTIONS, HEXES, STEP
from causeway.state import Causeway
from tavola.kernel.actions import Action
from tavola.kernel.asking import Asking, Wording, by_name
from tavola.kernel.scene import Choice, Item, Preview, Prompt, Stepper
from tavola.kernel.story import Voice


class Step(Wording[Causeway]):
    def choice(self, t: Causeway, code: int, act: Action, voice: Voice) -> Choice:
        seat, name = t.actor, str(act.params["hex"])
        if t.at[1 - seat] != STEP.a(code):
            return Choice(act=code, ids=(f"w{seat}", name), label=voice.say("choose-step", hex=name))
        return Choice(
            act=code,
            ids=(f"w{seat}", f"w{1 - seat}"),
            label=voice.say("choose-attack", hex=name),
            menu=voice.say("menu-attack"),
            tone="capture",
            confirm="sheet",
            preview=Preview(capture=f"w{1 - seat}", numbers={voice.say("goods"): t.goods[1 - seat]}),
        )

    def meant(self, t: Causeway, seat: int, ids: Sequence[str]) -> int | None:
        match tuple(ids):
            case [walker, name] if walker == f"w{seat}" and name in HEXES:
                return ACTIONS.encode("step", hex=name)
        return None


class Gather(Wording[Causeway]):
    def choice(self, t: Causeway, code: int, act: Action, voice: Voice) -> Choice:
        food = int(act.params["food"])
        label = voice.say("choose-gather", food=food, wood=2 - food)
        return Choice(act=code, ids=(), label=label, bundle={"food": food, "wood": 2 - food})


class Rest(Wording[Causeway]):
    tone = "pass"

    def choice(self, t: Causeway, code: int, act: Action, voice: Voice) -> Choice:
        warning = () if t.goods[t.actor] else (voice.say("warn-goods"),)
        return Choice(
            act=code,
            ids=("rest",),
            label=voice.say("choose-rest"),
            tone="pass",
            confirm="press" if warning else "",
            preview=Preview(lines=warning) if warning else None,
        )

    def meant(self, t: Causeway, seat: int, ids: Sequence[str]) -> int | None:
        return ACTIONS.encode("rest") if tuple(ids) == ("rest",) else None


class Turn(Asking[Causeway]):
    def prompt(self, t: Causeway, seat: int | None, voice: Voice) -> Prompt:
        return Prompt(seat=t.actor, text=voice.say("prompt-turn"), clauses=("CW-03", "CW-04", "CW-05"))

    def bundle(self, t: Causeway, choices: Sequence[Choice], voice: Voice) -> Stepper:
        parts = (Item(id="food", title=voice.say("food")), Item(id="wood", title=voice.say("wood")))
        return Stepper(parts=parts, total=2)


class Over(Asking[Causeway]):
    def prompt(self, t: Causeway, seat: int | None, voice: Voice) -> Prompt:
        return Prompt(seat=None, text=voice.say("prompt-over"), clauses=("CW-06",))


WORDS = {"step": Step(), "gather": Gather(), "rest": Rest()}
ASKING = by_name([Turn("turn", ACTIONS, WORDS), Over("over", ACTIONS, WORDS)])
