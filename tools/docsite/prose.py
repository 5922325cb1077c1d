"""What the repository's Markdown becomes on the site: rule IDs that can be linked to, links that lead to pages.

The texts are written in CommonMark, as code hosts show it. The site's Markdown wants a little more space around lists.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from ratusz.rulebook import BEGINNING, ID

_FENCE = re.compile(r"(`{3,})(\w*)")
_ITEM = re.compile(r"([-*+]|\d+\.)\s+")
_DIRECTIVE = re.compile(r"\s*# doctest:.*$", re.MULTILINE)
_SESSION = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
_INDENT = 4

_PASSAGE = re.compile(
    r"(?P<heading>^#(?:(?!\]\()[^\n])*?(?=\s*(?:<!--|$)))"
    r"|(?P<code>(?P<ticks>`+)(?:(?!\n\n).)*?(?P=ticks))"
    r"|(?P<comment>\s*<!--.*?-->)"
    r'|(?P<opening>\]\(|\bsrc=")(?P<target>[^)\s"]+)'
    rf"|(?P<place><a [^>]*>[^<]*</a>)|(?<![\w-])(?P<rule>{ID})(?![\w-]|[^\[\]]*\]\()",
    re.MULTILINE | re.DOTALL,
)
"""Whatever is looked at in a text; headings, code and places are left as they are."""


def spaced(markdown: str) -> str:
    """The same lists with the space that the site's Markdown wants: four columns a level, an empty line before them.

    >>> spaced("Then:\\n1. roll,\\n   - or pass\\n2. move").split("\\n")
    ['Then:', '', '1. roll,', '    - or pass', '2. move']
    """
    lines: list[str] = []
    columns: list[int] = []
    """Where the text of each open item begins."""
    tight = fenced = False
    """Whether the lines since the last empty one began with an item, so that another may follow at once."""
    for line in markdown.splitlines():
        body = line.lstrip(" ")
        indent = len(line) - len(body)
        item = None if fenced else _ITEM.match(body)
        if not lines or not lines[-1]:
            tight = bool(item)
        elif item and not tight:
            lines.append("")
            tight = True
        while body and not fenced and columns and indent < columns[-1]:
            columns.pop()
        shift = _INDENT * len(columns) - (columns[-1] if columns else 0)
        lines.append(" " * (indent + shift) + body if body else "")
        if item:
            columns.append(indent + item.end())
        if _FENCE.match(body):
            fenced = not fenced
    return "\n".join(lines)


def parts(markdown: str) -> Iterator[tuple[bool, str]]:
    """A text in parts, each with whether it is a block of code."""
    lines: list[str] = []
    fenced = False
    for line in markdown.splitlines():
        fence = _FENCE.match(line.lstrip())
        if fence and not fenced:
            yield False, "\n".join(lines)
            lines = []
        lines.append(line)
        if fence and fenced:
            yield True, "\n".join(lines)
            lines = []
        fenced ^= bool(fence)
    yield fenced, "\n".join(lines)


def console(block: str) -> str:
    """A block of code as readers want to see it: a session as such, without notes to the doctests.

    >>> console("```python\\n>>> 1 / 3  # doctest: +ELLIPSIS\\n0.33...\\n```")
    '```pycon\\n>>> 1 / 3\\n0.33...\\n```'
    """
    return re.sub(r"^(\s*```)python(?=\n\s*>>>)", r"\1pycon", without_directives(block))


def without_directives(code: str) -> str:
    return _DIRECTIVE.sub("", code)


def with_anchors(text: str, rules: Iterable[str]) -> str:
    """The beginning of each rule as a place that can be linked to.

    >>> with_anchors("- **TO-TURN-1** Roll.", ["TO-TURN-1"])
    '- <a class="rule" id="TO-TURN-1" href="#TO-TURN-1">TO-TURN-1</a> Roll.'
    """
    known = set(rules)
    return "\n".join(_with_anchor(line, known) for line in text.split("\n"))


def _with_anchor(line: str, rules: set[str]) -> str:
    found = BEGINNING.match(line)
    rule = found and (found["bold"] or found["plain"])
    if not found or rule not in rules:
        return line
    lead = line[: found.start("bold") - 2 if found["bold"] else found.start("plain")]
    title = found["title"] or ""
    if any(letter.isalnum() for letter in title):
        title = f" **{title.strip()}**"
    return f'{lead}<a class="rule" id="{rule}" href="#{rule}">{rule}</a>{title}{line[found.end() :]}'


def linked(text: str, link: Callable[[str], str], place: Callable[[str], str | None]) -> str:
    """A text whose links are those of the site, without the comments that are meant for the browser client.

    `link` says where a link leads there, `place` where a rule is told, None if there is no such rule.

    >>> linked("See TO-END-1 and [more](../b.md), not `TO-END-1`.", str.upper, "toy.md#{}".format)
    'See [TO-END-1](toy.md#TO-END-1) and [more](../B.MD), not `TO-END-1`.'
    """

    def replaced(found: re.Match[str]) -> str:
        if found["comment"]:
            return ""
        if found["target"]:
            return found["opening"] + link(found["target"])
        where = place(found["rule"]) if found["rule"] else None
        return f"[{found['rule']}]({where})" if where else found[0]

    return _PASSAGE.sub(replaced, text)


def with_sessions(docstring: str) -> str:
    """A docstring whose examples are blocks of code.

    >>> with_sessions("Adds.\\n\\n>>> add(1, 2)\\n3\\n\\nNever fails.")
    'Adds.\\n\\n```pycon\\n>>> add(1, 2)\\n3\\n```\\n\\nNever fails.'
    """
    return _SESSION.sub(lambda found: console(f"```python\n{found[0]}\n```"), docstring)
