"""Looks a built site over: its links lead somewhere, it needs no other site, and it shows what was written."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

from markdown_it import MarkdownIt

from docsite import prose
from docsite.staging import HERE, Library

_ELSEWHERE = re.compile(r"(?:[a-z][a-z0-9+.-]*:)?//|mailto:|data:", re.IGNORECASE)
_IN_STYLE = re.compile(r"url\(['\"]?([^'\")]+)")
_VOID = frozenset({"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"})
_BLOCKS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6", "li", "pre", "td", "th"})
_DIRECTIVE = ":::"
"""A page with it shows docstrings, which its Markdown does not hold."""


class Page(HTMLParser):
    """What a page links to, what can be linked to on it, and what its article says, block by block."""

    def __init__(self, html: str, article: bool = True) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        """Where a reader can go."""
        self.needs: list[str] = []
        """What the browser fetches by itself."""
        self.blocks: list[tuple[str, int, str]] = []
        """Each heading, item, cell, paragraph and piece of code: what it is, how deep in lists, and its text."""
        self._open: list[tuple[str, int]] = []
        """The elements around, each with the number of the block that text belongs to there; below 0: to none."""
        self._wanted = not article
        self.feed(html)
        self.close()
        self.blocks = [(kind, depth, " ".join(text.split())) for kind, depth, text in self.blocks if text.strip()]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if "href" in given:
            (self.needs if tag == "link" else self.links).append(given["href"])
        if "src" in given:
            self.needs.append(given["src"])
        if tag == "article":
            self._wanted = True
        if tag not in _VOID:
            self._open.append((tag, self._block(tag, given.get("class", ""))))

    def _block(self, tag: str, kind: str) -> int:
        """The number of the block that the text of an element belongs to."""
        around = self._open[-1][1] if self._open else -1
        own_words = {"headerlink", "translation"} & set(kind.split()) or tag in ("script", "style", "button", "nav")
        if not self._wanted or own_words:
            return -1
        if tag in _BLOCKS or (tag == "p" and around < 0):
            depth = sum(1 for name, _ in self._open if name == "li")
            self.blocks.append((tag, depth, ""))
            return len(self.blocks) - 1
        return around

    def handle_endtag(self, tag: str) -> None:
        while any(name == tag for name, _ in self._open):
            name, _ = self._open.pop()
            if name == tag:
                break
        if tag == "article":
            self._wanted = False

    def handle_data(self, data: str) -> None:
        number = self._open[-1][1] if self._open else -1
        if number >= 0:
            kind, depth, text = self.blocks[number]
            self.blocks[number] = (kind, depth, text + data)


def complaints(site: Path, library: Library) -> list[str]:
    """Everything that is wrong with a site."""
    pages = {
        file.relative_to(site).as_posix(): Page(file.read_text(encoding="utf-8"))
        for file in sorted(site.rglob("*.html"))
    }
    return [
        *astray(site, pages),
        *strangers(site, pages),
        *lost_rules(pages, library),
        *changed(pages, library),
        *unlisted(library),
    ]


def astray(site: Path, pages: dict[str, Page]) -> Iterator[str]:
    """Links that lead nowhere."""
    for name, page in pages.items():
        for link in sorted({*page.links, *page.needs}):
            if _ELSEWHERE.match(link):
                continue
            path, _, anchor = link.partition("#")
            target = os.path.normpath(Path(name).parent / unquote(path)) if path else name
            if not (site / target).is_file():
                yield f"{name}: there is no '{link}'."
            elif anchor and target in pages and unquote(anchor) not in pages[target].anchors:
                yield f"{name}: there is no place '{link}'."


def strangers(site: Path, pages: dict[str, Page]) -> Iterator[str]:
    """What would be fetched from another site."""
    for name, page in pages.items():
        yield from (f"{name}: needs '{need}' from elsewhere." for need in page.needs if _is_elsewhere(need))
    for file in site.rglob("*.css"):
        for need in _IN_STYLE.findall(file.read_text(encoding="utf-8")):
            if _is_elsewhere(need):
                yield f"{file.relative_to(site)}: needs '{need}' from elsewhere."
            elif not _ELSEWHERE.match(need) and not (file.parent / need.partition("#")[0]).is_file():
                yield f"{file.relative_to(site)}: there is no '{need}'."


def _is_elsewhere(link: str) -> bool:
    return bool(_ELSEWHERE.match(link)) and not link.startswith("data:")


def lost_rules(pages: dict[str, Page], library: Library) -> Iterator[str]:
    """Rules that cannot be linked to."""
    for told in library.rules.values():
        for rule, page in told.items():
            if rule not in pages[html(page)].anchors:
                yield f"{page}: no place for {rule}."


def changed(pages: dict[str, Page], library: Library) -> Iterator[str]:
    """Pages that do not show what was written: the site's Markdown differs from the one that code hosts show."""
    reader = MarkdownIt("commonmark").enable("table")
    for page in library.pages.values():
        source = library.source(page)
        if _DIRECTIVE in source:
            continue
        written = Page(reader.render(prose.without_directives(source)), article=False).blocks
        shown = pages[html(page)].blocks
        difference = next(((a, b) for a, b in zip(written, shown, strict=False) if a != b), None)
        if difference:
            yield f"{page}: written {difference[0]}, shown {difference[1]}."
        elif len(written) != len(shown):
            yield f"{page}: {len(written)} blocks were written, {len(shown)} are shown."


def unlisted(library: Library) -> Iterator[str]:
    """Pages that the navigation leaves out."""
    with (HERE / "zensical.toml").open("rb") as file:
        listed = set(leaves(tomllib.load(file)["project"]["nav"]))
    yield from (f"{page}: is not in the navigation." for page in library.pages.values() if page not in listed)


def leaves(nav: object) -> Iterable[str]:
    """The pages in a navigation, however deep."""
    if isinstance(nav, str):
        return [nav]
    inner = nav.values() if isinstance(nav, dict) else nav if isinstance(nav, list) else []
    return [leaf for entry in inner for leaf in leaves(entry)]


def html(page: str) -> str:
    return page.removesuffix(".md") + ".html"
