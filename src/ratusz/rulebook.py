"""The rules of a game with their IDs, and the guide that tells them to players.

A rule is a paragraph of the game's `rules.md` that begins with its ID: a list item (`- **BU-SEND-2** Action cost …`,
also numbered, also with a plain `CR-GEN-4` that ends in a number), a paragraph (`**BU-EX-1 Completing the Chapel.** …`)
or the row of a table (`| **LH-DEC-PRE** | … |`). An ID inside a sentence only refers to its rule. A comment at the end
of a heading or a paragraph, `<!-- programmers -->` or `<!-- rulings -->`, tells the browser whom it is for. The same
rules in Polish, with the same IDs, are in `rules_pl.md`.
"""

from __future__ import annotations

import importlib.resources
import re
from dataclasses import dataclass

from ratusz.core.errors import RatuszError
from ratusz.core.game import Game

ORIGINAL = "en"
"""The language that rules are written in first; the others are translations of it."""

ID = r"[A-Z]+(?:-[A-Za-z0-9]+)+"
"""What the ID of a rule looks like."""
_CITATION = re.compile(rf"\((?P<ids>{ID}(?:, {ID})*)\)")
_CHAPTER = "## "
_NUMBERED = r"[A-Z]+(?:-[A-Z]+)*-\d+"
_BULLET = r"(?:[-*+]|\d+\.)\s+"
BEGINNING = re.compile(
    rf"(?:{_BULLET}|\|\s*)?\*\*(?P<bold>{ID})\b(?P<title>[^*]*)\*\*"
    rf"|(?:{_BULLET}|\|\s*)(?P<plain>{_NUMBERED})(?=\s)"
)
"""How a line begins that begins a rule."""
_HEADING = re.compile(r"#{1,6}\s+(?P<title>.+)")
_OWN_LINE = re.compile(rf"{_BULLET}|\|")
"""What keeps a line of its own within the text of a rule: items and the rows of tables."""
_FENCE = "```"
_COMMENT = re.compile(r"\s*<!--.*?-->")


class BadRulebook(RatuszError):
    """A rulebook that cannot be read."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its ID, the heading it stands under, and what it says."""

    id: str
    section: str
    text: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter of a guide: its heading, and the Markdown below it."""

    title: str
    text: str


def rules_of(game: Game, language: str = ORIGINAL) -> list[Rule]:
    """The rules of a game in a language, in the order of its rulebook."""
    return read_rules(rulebook_of(game, language))


def has_rules(game: Game) -> bool:
    """Whether somebody has written the rules down."""
    return bool(game.folder) and (importlib.resources.files(game.folder) / "rules.md").is_file()


def rulebook_of(game: Game, language: str = ORIGINAL) -> str:
    """The whole rulebook of a game in a language, as it is written."""
    return _beside_the_data(game, "rules", language)


def guide_of(game: Game, language: str = ORIGINAL) -> str:
    """The guide to a game for its players in a language, as it is written.

    What it states ends with the IDs of the rules that it rests on, in round brackets: `(BU-SEND-2, BU-SEND-3)`.
    """
    return _beside_the_data(game, "guide", language)


def _beside_the_data(game: Game, text: str, language: str) -> str:
    name = f"{text}.md" if language == ORIGINAL else f"{text}_{language:.60}.md"
    file = importlib.resources.files(game.folder) / name
    if not file.is_file():
        raise BadRulebook(f"The game '{game.id}' has no {name} beside its data.")
    return file.read_text(encoding="utf-8")


def chapters_of(guide: str) -> list[Chapter]:
    """The chapters of a guide.

    >>> chapters_of("# Toy\\n\\n## Turn\\n\\nRoll. (TO-TURN-1)\\n\\n## End\\n\\nStop.\\n")
    [Chapter(title='Turn', text='Roll. (TO-TURN-1)'), Chapter(title='End', text='Stop.')]
    """
    chapters: list[tuple[str, list[str]]] = []
    for line in guide.splitlines():
        if line.startswith(_CHAPTER):
            chapters.append((line.removeprefix(_CHAPTER), []))
        elif chapters:
            chapters[-1][1].append(line)
    return [Chapter(title, "\n".join(lines).strip()) for title, lines in chapters]


def cited_in(guide: str) -> list[list[str]]:
    """The IDs that a guide cites, one list for each pair of brackets.

    >>> cited_in("Roll (once). (TO-TURN-1)\\nMove. (TO-TURN-2, TO-MOVE-1)")
    [['TO-TURN-1'], ['TO-TURN-2', 'TO-MOVE-1']]
    """
    return [citation["ids"].split(", ") for citation in _CITATION.finditer(guide)]


def without_citations(text: str) -> str:
    """A text for people who do not call rules by their IDs: what stands in brackets is left out.

    >>> without_citations("Roll (once). (TO-TURN-1)\\nMove. (TO-TURN-2, TO-MOVE-1)")
    'Roll (once).\\nMove.'
    """
    return re.sub(rf" ?{_CITATION.pattern}", "", text)


def read_rules(markdown: str) -> list[Rule]:
    """The rules of a rulebook; an ID that stands for two of them is refused.

    >>> read_rules("## Turn\\n\\n- **TO-TURN-1** Roll.\\n- **TO-TURN-2 Moving.** As far\\n  as you rolled.\\n")[1]
    Rule(id='TO-TURN-2', section='Turn', text='Moving. As far as you rolled.')
    """
    reading = _Reading()
    for line in markdown.splitlines():
        reading.take(line)
    rules = reading.rules()
    seen: set[str] = set()
    for rule in rules:
        if rule.id in seen:
            raise BadRulebook(f"The ID '{rule.id}' stands for two rules.")
        seen.add(rule.id)
    return rules


class _Reading:
    """Goes through a rulebook line by line and sees which lines belong to which rule."""

    def __init__(self) -> None:
        self._section = ""
        self._found: list[tuple[str, str, list[str]]] = []
        self._open = False
        """Whether a line may still belong to the last rule."""
        self._after_gap = False
        self._fenced = False

    def rules(self) -> list[Rule]:
        return [Rule(name, section, "\n".join(lines).strip()) for name, section, lines in self._found]

    def take(self, line: str) -> None:
        if self._fenced or line.startswith(_FENCE):
            self._take_fenced(line)
            return
        line = _COMMENT.sub("", line)
        heading = _HEADING.match(line)
        beginning = BEGINNING.match(line)
        if heading:
            self._section = heading["title"]
            self._open = False
        elif beginning:
            self._begin(beginning, line)
        elif not line.strip():
            self._after_gap = True
        elif self._open:
            self._go_on(line)

    def _take_fenced(self, line: str) -> None:
        """A drawing or a table in fixed type belongs to the rule before it."""
        if line.startswith(_FENCE):
            self._fenced = not self._fenced
        elif self._open:
            self._found[-1][2].append(line)

    def _begin(self, beginning: re.Match[str], line: str) -> None:
        name = beginning["bold"] or beginning["plain"]
        rest = line[beginning.end() :]
        if line.startswith("|"):
            cells = [cell.strip() for cell in rest.strip().strip("|").split(" | ")]
            text = " | ".join(cell for cell in cells if cell).removeprefix("| ")
        else:
            text = ((beginning["title"] or "") + rest).lstrip(" :—–-")
        self._found.append((name, self._section, [text]))
        self._open = True
        self._after_gap = False

    def _go_on(self, line: str) -> None:
        """After an empty line only what is indented, or a table, still belongs to the rule."""
        if self._after_gap and not line.startswith((" ", "|")):
            self._open = False
            return
        lines = self._found[-1][2]
        if self._after_gap or _OWN_LINE.match(line.lstrip()):
            lines.append(line.rstrip())
        else:
            lines[-1] = f"{lines[-1]} {line.strip()}".lstrip()
        self._after_gap = False
