"""The documentation site: how its pages are put together, and what is found wrong with them."""

from __future__ import annotations

import doctest
from pathlib import Path
from types import ModuleType

import pytest

from docsite import checking, prose, staging
from docsite.checking import Page
from docsite.staging import ROOT, Broken, Library
from ratusz.rulebook import read_rules


@pytest.fixture(scope="module")
def library() -> Library:
    return Library(ROOT)


@pytest.mark.parametrize("module", [prose, staging])
def test_the_examples_are_true(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)

    assert tried > 0
    assert failed == 0


def test_every_rule_can_be_linked_to_in_both_languages(library: Library) -> None:
    english, polish = library.rules["en"], library.rules["pl"]

    assert english.keys() == polish.keys()
    for path, page in library.pages.items():
        if page.startswith("rules/"):
            rules = [rule.id for rule in read_rules((ROOT / path).read_text(encoding="utf-8"))]
            text = library.text(path)
            assert [text.count(f' id="{rule}" ') for rule in rules] == [1] * len(rules)


@pytest.mark.parametrize(("page", "link"), [("builders.md", "builders.md"), ("builders.pl.md", "builders.pl.md")])
def test_a_guide_links_the_rules_of_its_own_language(library: Library, page: str, link: str) -> None:
    assert f"[BU-SCORE-1](../rules/{link}#BU-SCORE-1)" in library.text(f"docs/guide/{page}")


def test_a_page_outside_of_docs_links_into_the_site(library: Library) -> None:
    assert "](bots.md)" in library.text("CONTRIBUTING.md")
    assert "](architecture.md)" in library.text("CONTRIBUTING.md")


def test_comments_for_the_browser_do_not_show(library: Library) -> None:
    assert "<!--" in (ROOT / "docs/rules/builders.md").read_text(encoding="utf-8")
    assert "<!--" not in library.text("docs/rules/builders.md")
    assert "`<!-- programmers -->`" in library.text("CONTRIBUTING.md")


def test_a_page_names_its_language_its_game_and_its_translation(library: Library) -> None:
    text = library.text("docs/rules/le_havre.pl.md")

    assert text.startswith("---\nlanguage: pl\ngame: le_havre\n---\n")
    assert '<a class="translation" lang="en" href="le_havre.html">In English</a>' in text


def test_a_file_that_a_page_links_to_comes_along(library: Library) -> None:
    library.text("docs/bots.md")

    assert library.files["examples/line_bot.py"] == "examples/line_bot.py"


def test_a_link_to_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/page.md").write_text("# Page\n\n[gone](gone.md)\n")

    with pytest.raises(Broken, match=r"docs/page\.md: there is no file 'gone\.md'"):
        Library(tmp_path).text("docs/page.md")


@pytest.mark.parametrize(
    ("html", "complaint"),
    [
        ('<a href="gone.html">', "there is no 'gone.html'"),
        ('<a href="#gone">', "there is no place '#gone'"),
        ('<a href="other.html#gone">', "there is no place 'other.html#gone'"),
        ('<img src="gone.png">', "there is no 'gone.png'"),
        ('<script src="https://example.org/a.js"></script>', "needs 'https://example.org/a.js' from elsewhere"),
        ('<link rel="stylesheet" href="//example.org/a.css">', "needs '//example.org/a.css' from elsewhere"),
    ],
)
def test_a_page_that_misses_something_is_found(tmp_path: Path, html: str, complaint: str) -> None:
    pages = {"page.html": Page(html), "other.html": Page('<p id="here">')}
    for name in pages:
        (tmp_path / name).touch()

    found = [*checking.astray(tmp_path, pages), *checking.strangers(tmp_path, pages)]

    assert found == [f"page.html: {complaint}."]


@pytest.mark.parametrize(
    ("style", "complaint"),
    [
        ("url('gone.woff2')", "a.css: there is no 'gone.woff2'."),
        ("url(https://example.org/a.woff2)", "a.css: needs 'https://example.org/a.woff2' from elsewhere."),
    ],
)
def test_a_style_that_misses_something_is_found(tmp_path: Path, style: str, complaint: str) -> None:
    (tmp_path / "a.css").write_text(f"p {{ background: {style} }}")

    assert list(checking.strangers(tmp_path, {})) == [complaint]


@pytest.mark.parametrize(
    "shown",
    [
        "<article><h1>Toy</h1><ul><li>one</li><li>two</li></ul></article>",
        "<article><h1>Toy</h1><ul><li>one - two</li></ul></article>",
        "<article><h1>Toy</h1><ul><li>one</li></ul></article>",
    ],
)
def test_a_page_that_shows_something_else_than_was_written_is_found(tmp_path: Path, shown: str) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/toy.md").write_text("# Toy\n\n- one\n  - two\n")
    toys = Library(tmp_path)
    toys.pages = {"docs/toy.md": "toy.md"}
    good = "<article><h1>Toy</h1><ul><li>one<ul><li>two</li></ul></li></ul></article>"

    assert list(checking.changed({"toy.html": Page(good)}, toys)) == []
    assert len(list(checking.changed({"toy.html": Page(shown)}, toys))) == 1


def test_a_page_that_the_navigation_leaves_out_is_found(library: Library) -> None:
    assert list(checking.unlisted(library)) == []

    extended = Library(ROOT)
    extended.pages = library.pages | {"docs/new.md": "new.md"}

    assert list(checking.unlisted(extended)) == ["new.md: is not in the navigation."]
