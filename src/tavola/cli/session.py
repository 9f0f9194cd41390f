"""What a line typed at the table does: a move, or one of the words of `help`."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from rich.text import Text

from tavola import Budget, TavolaError, advise
from tavola.cli.rules import find_clause
from tavola.cli.table import Table
from tavola.cli.walk import Walk
from tavola.cli.why import why
from tavola.kernel.scene import Scene
from tavola.kernel.story import Voice
from tavola.paint import panels

VERBS = ("why", "hint", "undo", "save", "rules", "look", "moves", "log", "help", "quit")
LOG_LINES = 20
HINT = Budget(futures=24, ms=2000)


def points(share: float) -> int:
    """A share of a win, in points of a hundred."""
    return round(100 * share)


@dataclass
class Session:
    """A table, its reader, and the last answer."""

    table: Table
    language: str = "en"
    notes: list[Text] = field(default_factory=list)
    done: bool = False
    covered: bool = False
    reader: int | None = None  # nobody before the first of several people sits down
    secret: bool = False

    def __post_init__(self) -> None:
        self.voice = Voice("tavola.cli", self.language)
        if len(self.table.humans) == 1:
            self.reader = min(self.table.humans)
        self._verbs: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save,
            "rules": self.rules,
            "look": self.look,
            "moves": self.moves,
            "log": self.log,
            "help": self.help,
            "quit": self.quit,
        }

    # the moment

    def scene(self) -> Scene:
        """What the reader sees now."""
        return self.table.scene(self.reader, self.language)

    def walk(self) -> Walk:
        return Walk(self.scene())

    def run_on(self) -> None:
        """Let chance and bots act, then turn to whoever is asked; a lone choice the game marks is made."""
        self.table.run_on()
        while (only := self.table.only_answer()) is not None:
            self.table.play(only)
            self.table.run_on()
        self._turn_to_actor()

    def _turn_to_actor(self) -> None:
        """In hot seat, cover the screen between people as soon as the game has shown a secret."""
        if self.table.over or self.table.actor == self.reader:
            return
        self.secret = self.secret or any(self.table.secrets(seat) for seat in self.table.humans)
        self.covered = self.secret
        self.reader = self.table.actor

    # lines

    def answer(self, line: str) -> bool:
        """Carry out a typed line; True if the position changed."""
        self.notes = []
        verb, _, rest = line.strip().partition(" ")
        if not verb:
            return False
        before = len(self.table.plies)
        if verb.casefold().rstrip("?") in self._verbs:
            self._verbs[verb.casefold().rstrip("?")](rest.strip())
        else:
            self.move(line.split())
        return len(self.table.plies) != before

    def say(self, message: str, **args: object) -> None:
        self.notes.append(Text(self.voice.say(message, **args)))

    def move(self, tokens: list[str]) -> None:
        """Play the move these ids mean, or say what is missing."""
        walk = self.walk()
        found = walk.matches(tokens)
        if len(found) == 1:
            self.table.play(walk.paths[found[0]].act)
        elif found:
            self.say("several", moves=", ".join(walk.typed(path) for path in found))
        elif opened := walk.openings(tokens):
            steps = [walk.spoken(step.id) for path in opened for step in walk.below(path) if step.id]
            self.say("unfinished", typed=" ".join(tokens), steps=" ".join(steps))
        elif self.table.over:
            self.say("over")
        else:
            self.why(" ".join(tokens))

    def why(self, rest: str) -> None:
        self.notes += why(self.table, self.reader, rest.split(), self.language, self.voice)

    def hint(self, rest: str) -> None:
        """The best things to do, as far as the reader could know."""
        if self.table.over:
            self.say("hint-none")
            return
        advice, walk = advise(self.table.record.state, self.table.actor, HINT), self.walk()
        for nth, move in enumerate(advice.moves):
            facts = {"move": walk.worded(move.action), "share": points(move.share.at)}
            if nth:
                self.say("hint-behind", **facts, behind=points(-move.behind.at), band=points(move.behind.band))
            else:
                self.say("hint-move", **facts, band=points(move.share.band))
        if advice.others:
            self.say("hint-others", n=advice.others, most=points(advice.most))

    def undo(self, rest: str) -> None:
        self.say("undone" if self.table.undo() else "nothing-to-undo")

    def save(self, rest: str) -> None:
        if not rest:
            return self.say("save-where")
        try:
            self.table.record.save(Path(rest).expanduser())
        except (OSError, ValueError) as wrong:
            reason = wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else str(wrong)
            return self.say("not-saved", file=rest, reason=reason)
        return self.say("saved", file=rest, n=len(self.table.record.actions))

    def rules(self, rest: str) -> None:
        """One clause, or those that matter now."""
        ids = rest.split() or list(self.scene().prompt.clauses)
        for id in ids:
            try:
                clause = find_clause(self.table.game, id)
            except TavolaError as wrong:
                self.notes.append(Text(str(wrong)))
            else:
                self.notes.append(Text.assemble((clause.id, "bold"), " ", clause.text))

    def look(self, rest: str) -> None:
        """What lies on a space, in words."""
        scene, word = self.scene(), rest.casefold().rstrip("?")
        found = [piece.label for piece in scene.pieces if word in (piece.id.casefold(), piece.space.casefold())]
        found += [
            space.label for space in scene.spaces if space.id.casefold() == word and space.label.casefold() != word
        ]
        self.notes += [Text(label) for label in found]
        if not found:
            self.say("nothing-there", where=rest or "–")

    def moves(self, rest: str) -> None:
        """Every legal move, those of one piece on a line."""
        walk = self.walk()
        for step in walk.below(()):
            below = [walk.spoken(each.id) for each in walk.below((step.id,)) if each.id]
            self.notes.append(Text.assemble((walk.spoken(step.id), "bold"), " ", " ".join(below) or step.label))

    def log(self, rest: str) -> None:
        """The last things that happened, more of them than fit beside the board."""
        self.notes += [panels.line(told) for told in self.table.story(self.reader, self.language)[-LOG_LINES:]]

    def help(self, rest: str) -> None:
        self.notes += [Text(line) for line in self.voice.say("help").splitlines()]

    def quit(self, rest: str) -> None:
        self.done = True
