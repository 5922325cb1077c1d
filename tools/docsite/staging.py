"""Collects the pages of the site from the whole repository, and all that has to lie beside them."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path, PurePosixPath

from docsite import prose
from ratusz.rulebook import read_rules

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]

DOCS = "docs"
HOME = "index.md"
AT_THE_ROOT = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
}
"""Pages that lie outside of docs, and what they are called on the site."""
OF_A_GAME = ("games", "guide", "rules")
"""The folders in which every page belongs to the game it is named after."""
RULES = "rules"
ENGLISH, POLISH = "en", "pl"
OTHER_LANGUAGE = {ENGLISH: "Po polsku", POLISH: "In English"}
"""What a page calls its translation."""

SHELL = Path("web/src/shell")
FONTS = Path("web/node_modules")
_FONT_FACE = re.compile(r"@font-face \{.*?\n\}", re.DOTALL)
_ACCENT = re.compile(r"accent: \{ light: '(?P<light>[^']+)', dark: '(?P<dark>[^']+)'")
_FONT_FILE = re.compile(r"'(@fontsource/[^']*/([^'/]+))'")


class Broken(Exception):
    """A page that cannot be put together; its text says why."""


class Library:
    """All pages of the site, where they come from, and which rules they tell."""

    def __init__(self, root: Path) -> None:
        self.root = root
        folder = root / DOCS
        names = sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*.md"))
        self.pages = {f"{DOCS}/{name}": name for name in names} | AT_THE_ROOT
        """The place of each page on the site by its place in the repository."""
        pictures = sorted(file.relative_to(folder).as_posix() for file in folder.rglob("pictures/*"))
        self.files = {f"{DOCS}/{name}": name for name in pictures}
        """The same for everything else that pages show or link to."""
        self.rules: dict[str, dict[str, str]] = {ENGLISH: {}, POLISH: {}}
        """For each language the page on which each rule is told."""
        for page in self.pages.values():
            if page.startswith(f"{RULES}/"):
                told = read_rules(self.source(page))
                self.rules[language_of(page)] |= {rule.id: page for rule in told}

    def source(self, page: str) -> str:
        """The Markdown of a page as it is written."""
        path = next(path for path, name in self.pages.items() if name == page)
        return (self.root / path).read_text(encoding="utf-8")

    def stage(self, project: Path) -> None:
        """Fill a folder with all that the site generator needs."""
        shutil.copytree(HERE / "look", project / "pages" / "look")
        shutil.copytree(HERE / "templates", project / "templates")
        shutil.copy(HERE / "zensical.toml", project)
        (project / "src").symlink_to(self.root / "src")
        self._stage_look(project / "pages" / "look")
        for path, page in self.pages.items():
            file = project / "pages" / page
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(self.text(path), encoding="utf-8")
        for path, name in self.files.items():
            file = project / "pages" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(self.root / path, file)

    def _stage_look(self, look: Path) -> None:
        """The colours and typefaces are those of the browser client."""
        shutil.copy(self.root / SHELL / "tokens.css", look)
        shutil.copy(self.root / "web/public/icon.svg", look)
        faces = "\n".join(_FONT_FACE.findall((self.root / SHELL / "base.css").read_text(encoding="utf-8")))
        for path, _ in _FONT_FILE.findall(faces):
            shutil.copy(self.root / FONTS / path, look)
        (look / "fonts.css").write_text(_FONT_FILE.sub(r"'\2'", faces), encoding="utf-8")
        cards = sorted(self.root.glob("web/src/games/*/card.ts"))
        accents = "\n".join(accent(card.parent.name, card.read_text(encoding="utf-8")) for card in cards)
        (look / "accents.css").write_text(accents, encoding="utf-8")

    def text(self, path: str) -> str:
        """A page of the repository as it stands on the site."""
        page = self.pages[path]
        told = [rule for rule, where in self.rules[language_of(page)].items() if where == page]
        markdown = prose.spaced((self.root / path).read_text(encoding="utf-8"))
        text = "\n".join(self._part(path, code, part, told) for code, part in prose.parts(markdown))
        missing = [rule for rule in told if f'id="{rule}"' not in text]
        if missing:
            raise Broken(f"{path}: no place was found for {', '.join(missing)}.")
        return front_matter(page) + self._with_translation(page, text) + "\n"

    def _part(self, path: str, code: bool, part: str, told: list[str]) -> str:
        if code:
            return prose.console(part)
        page = self.pages[path]
        text = prose.with_anchors(part, told)
        return prose.linked(text, lambda target: self._link(path, target), lambda rule: self._place(page, rule))

    def _link(self, path: str, target: str) -> str:
        """Where a link in a file of the repository leads on the site."""
        name, mark, anchor = target.partition("#")
        if not name or "://" in name or name.startswith("mailto:"):
            return target
        found = os.path.normpath(PurePosixPath(path).parent / name)
        if found not in self.pages and found not in self.files:
            if not (self.root / found).is_file():
                raise Broken(f"{path}: there is no file '{target}' to link to.")
            self.files[found] = found  # Such as an example: it comes along as it is.
        return relative(self.pages[path], self.pages.get(found) or self.files[found]) + mark + anchor

    def _place(self, page: str, rule: str) -> str | None:
        where = self.rules[language_of(page)].get(rule)
        return where and f"{relative(page, where) if where != page else ''}#{rule}"

    def _with_translation(self, page: str, text: str) -> str:
        """A page that exists in two languages says so below its title."""
        other = twin(page)
        if other not in self.pages.values():
            return text
        title, _, rest = text.partition("\n")
        name = OTHER_LANGUAGE[language_of(page)]
        where = relative(page, other).removesuffix(".md") + ".html"
        return f'{title}\n\n<a class="translation" lang="{language_of(other)}" href="{where}">{name}</a>\n{rest}'


def accent(game: str, card: str) -> str:
    """The colour that the pages of a game wear, and its place on the home page.

    >>> accent("toy", "accent: { light: '#111', dark: '#eee' },")
    ":root:has([data-game='toy']), .games li:has([href*='games/toy.']) { --accent: light-dark(#111, #eee); }"
    """
    found = _ACCENT.search(card)
    if not found:
        raise Broken(f"The card of {game} names no accent.")
    where = f":root:has([data-game='{game}']), .games li:has([href*='games/{game}.'])"
    return f"{where} {{ --accent: light-dark({found['light']}, {found['dark']}); }}"


def language_of(page: str) -> str:
    return POLISH if page.endswith(f".{POLISH}.md") else ENGLISH


def twin(page: str) -> str:
    """The same page in the other language."""
    if language_of(page) == POLISH:
        return page.removesuffix(f".{POLISH}.md") + ".md"
    return page.removesuffix(".md") + f".{POLISH}.md"


def game_of(page: str) -> str:
    """The game that a page belongs to, empty if it belongs to all."""
    folder, _, name = page.rpartition("/")
    return name.partition(".")[0] if folder in OF_A_GAME else ""


def front_matter(page: str) -> str:
    """What the templates have to know of a page."""
    hidden = "hide: [navigation, toc]\n" if page == HOME else ""
    return f"---\nlanguage: {language_of(page)}\ngame: {game_of(page) or 'none'}\n{hidden}---\n"


def relative(page: str, other: str) -> str:
    """How a page links to another."""
    return PurePosixPath(os.path.relpath(other, PurePosixPath(page).parent)).as_posix()
