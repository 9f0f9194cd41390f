"""What of a table was drawn, worded and encoded since its last entry: once for all who see the same."""

from msgspec import Raw as RawJson
from msgspec.structs import replace

from tavola.kernel.scene import Scene
from tavola.kernel.story import Voice
from tavola.server import logbook, patches, taking_back
from tavola.server.table import Table
from tavola.server.voices import spoken


class Sights:
    """What the position of a table looks like, for each pair of eyes and each language."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.voices: dict[str, Voice] = {}  # by the reader's language
        self.scenes: dict[tuple[int | None, Voice], Scene] = {}
        self.told = patches.Told()
        self.lines: dict[tuple[int | None, str, int], tuple[RawJson, bool]] = {}
        self.undo: dict[tuple[tuple[int, ...], str], RawJson] = {}

    def clear(self) -> None:
        """The position is another."""
        self.scenes.clear()
        self.told.clear()
        self.lines.clear()
        self.undo.clear()

    def scene(self, eyes: int | None, language: str) -> Scene:
        """What these eyes see."""
        return self._scene(eyes, self._voice(language))

    def _scene(self, eyes: int | None, voice: Voice) -> Scene:
        """Drawn once for all who see the same; what everybody sees, once for all who speak the same."""
        key = (eyes, voice)
        found = self.scenes.get(key)
        if found is None:
            drawing, state = self.table.game.drawing, self.table.line.state
            if eyes is None:
                found = drawing.common(state, voice)
            else:
                found = drawing.scene(state, eyes, voice, lambda: self._scene(None, voice))
                found = self._offering(found, eyes, voice)
            self.scenes[key] = found
        return found

    def _offering(self, scene: Scene, eyes: int, voice: Voice) -> Scene:
        """With what the table may do for whoever is asked, where the game does not say it itself."""
        game, state = self.table.game, self.table.line.state
        if eyes != self.table.actor or scene.prompt.rest or self.table.course is not None or not game.rests(state):
            return scene
        return replace(scene, prompt=replace(scene.prompt, rest=voice.say(f"rest-{game.asked(state).name}")))

    def _voice(self, language: str) -> Voice:
        found = self.voices.get(language)
        if found is None:
            game = self.table.game
            found = self.voices[language] = game.voice(spoken(game, language))
        return found

    def changes(self, old: Scene, new: Scene) -> tuple[bytes, bytes]:
        """Parts of a scene that changed as a whole, and items of the long ones, encoded."""
        return patches.changes(old, new, self.told)

    def log(self, eyes: int | None, language: str, after: int) -> tuple[RawJson, bool]:
        """The log after an entry, encoded; and was there a die or a draw?"""
        key = (eyes if self.table.secrets else None, language, after)
        found = self.lines.get(key)
        if found is None:
            found = self.lines[key] = logbook.encoded(self.table, eyes, language, after)
        return found

    def taking_back(self, seats: list[int], language: str) -> RawJson:
        """What these seats may take back, or why nothing, encoded."""
        key = (tuple(seats), language)
        found = self.undo.get(key)
        if found is None:
            found = self.undo[key] = taking_back.shown(self.table, seats, language)
        return found
