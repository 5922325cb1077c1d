"""What the page says: the texts of shell and game by their keys, so that tests do not hang on wording."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
SHELL = ("src/ratusz", "web/src")
BUILT_IN = ("src/ratusz/games/{game}", "web/src/games/{game}")
OUTSIDE = ("web/src/games/generic",)
"""What the client itself says of a game that it was built without."""


class Words:
    """`words("ui-round", round=3)` in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        built_in = (ROOT / "src/ratusz/games" / game).is_dir()
        for folder in (*SHELL, *(BUILT_IN if built_in else OUTSIDE)):
            file = ROOT / folder.format(game=game) / f"text_{language}.ftl"
            self._bundle.add_resource(FluentResource(file.read_text()))

    def __call__(self, key: str, **arguments: str | int) -> str:
        value = self._bundle.get_message(key).value
        assert value is not None, f"'{key}' says nothing."
        text, errors = self._bundle.format_pattern(value, arguments)
        assert not errors, f"'{key}': {errors}"
        return str(text)


@cache
def words_of(language: str, game: str = "builders") -> Words:
    return Words(language, game)
