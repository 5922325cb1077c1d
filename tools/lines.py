"""Count what an average game takes, and print it as a Markdown table with a column for each tree that is named.

`python tools/lines.py 1b3b9d8 .` compares a commit with the tree as it lies here. Lines count unless they are blank, as
the formatters leave them. Imports of Python are counted apart; generated files, texts and card data not at all.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
CATEGORIES: Final[Mapping[str, tuple[str, ...]]] = {
    "rules": ("rules", "state", "effects", "hands", "progress"),
    "documents": ("position", "writing", "soundness", "pending", "fitting", "filling", "lesson"),
    "views, questions": ("view", "asking", "coming", "obvious"),
    "observation": ("observation",),
    "events": ("events",),
    "actions": ("actions",),
    "data": ("cards",),
    "bots": ("value", "features", "habits", "prospects", "advice", "styles"),
    "terminal": ("board",),
    "game": ("__init__",),
}
"""By name of a module or of its package what it is about; the name of the module comes first."""
WEB: Final = ("judging", "types", "data", "pictures, scenes", "other TypeScript", "components", "styles")
DRAWN: Final = ("album", "country", "glyphs", "goods", "paint", "pictures", "scenes", "towns")
"""The modules of pages that only draw."""
KINDS: Final = {"view": "types", "types": "types", "cards": "data", **dict.fromkeys(DRAWN, "pictures, scenes")}
"""By name of a module of a page what it is; all others are other TypeScript."""
TESTS: Final = ("builder of positions", "other tests")
ALL: Final[tuple[str, ...]] = ("imports", *CATEGORIES, *(f"web: {name}" for name in WEB))
BESIDE: Final = tuple(name for name in ALL if name != "rules")

JUDGING: Final[Mapping[str, str]] = {
    "builders/cards.ts": "coinsFor",
    "builders/explain.ts": "",
    "builders/forecast.ts": "",
    "craftsmen/cards.ts": "crowdOf fits isGold match setValue",
    "craftsmen/closed.ts": "",
    "craftsmen/discards.ts": "",
    "craftsmen/explain.ts": "",
    "craftsmen/payment.ts": "cheapestFirst groupsOf isExact loss paymentsOf printed worth",
    "craftsmen/ships.ts": "",
    "craftsmen/words.ts": "aboutBuilding aboutCapital aboutLoading aboutStacking fieldTip isOnGold privilegeCost",
    "le_havre/bonus.ts": "",
    "le_havre/cards.ts": "costOf saleOf",
    "le_havre/counter/asks.ts": "",
    "le_havre/counter/panel.ts": "bringsOf choose debtWords everything feedWords refusal",
    "le_havre/counter/parts.ts": "",
    "le_havre/counter/plan.ts": "follow wanted",
    "le_havre/counter/propose.ts": "",
    "le_havre/counter/purse.ts": "",
    "le_havre/counter/sections.ts": "",
    "le_havre/explain.ts": "",
    "le_havre/forecast.ts": "",
    "le_havre/harbour.ts": "",
    "le_havre/preview.ts": "changesOf topCards",
    "le_havre/reminders.ts": "",
    "le_havre/words.ts": "nowWords shipWords",
    "little_town/explain.ts": "",
    "little_town/forecast.ts": "",
    "orleans/cards.ts": "accepts pointsOf",
    "orleans/chances.ts": "",
    "orleans/explain.ts": "",
    "orleans/idle.ts": "",
    "orleans/planning.ts": "dearness fillingOf layingOn offerOf",
    "orleans/ways.ts": "goalsOf originOf waysFrom",
    "orleans/words.ts": "aboutState chancesOf dueOf dueToPlague",
}
"""The TypeScript that judges what is legal, affordable or useful: whole files, or functions in them. It was listed
before any of it went; new code that judges would have to be added."""

ARRANGING: Final = (
    "craftsmen/words.ts aboutBuilding",
    "craftsmen/words.ts aboutLoading",
    "craftsmen/words.ts fieldTip",
    "le_havre/cards.ts costOf",
    "le_havre/preview.ts changesOf",
    "le_havre/preview.ts topCards",
    "le_havre/reminders.ts",
    "le_havre/words.ts nowWords",
    "orleans/planning.ts fillingOf",
    "orleans/planning.ts layingOn",
    "orleans/planning.ts offerOf",
    "orleans/ways.ts goalsOf",
    "orleans/words.ts aboutState",
    "orleans/words.ts chancesOf",
    "orleans/words.ts dueOf",
)
"""What has kept its name since questions tell what can be done (`core/question.py`), and arranges or draws what they
tell. Each was read; one that judges again has to be taken off this list."""

FIELDS_OF: Final = "le_havre"
"""The game of whose state all fields are counted: in how many places each of them stands."""
LISTING: Final = ("state", "position", "writing", "view", "observation", "filling")
"""The modules that list fields. Whatever else of a game names a field uses it."""
CHECKS: Final = re.compile(r"_check|components")
"""What these modules have beside lists: checks, which name the fields that have to agree."""


def main(trees: list[str]) -> None:
    columns = [(name, *measure(name)) for name in trees or ["."]]
    print("| lines of an average game |", " | ".join(name for name, *_ in columns), "|")
    print("|---|" + "---:|" * len(columns))
    counts = [lines for _, lines, _ in columns]
    for name in ALL:
        print(row(name, [lines[name] for lines in counts]))
    sums = [sum(lines[name] for name in BESIDE) for lines in counts]
    print(row("**beside the rules**", sums))
    for name in TESTS:
        print(row(f"tests: {name}", [lines[name] for lines in counts]))
    for name in columns[0][2]:
        print(row(name, [figures[name] for *_, figures in columns]))


def row(name: str, numbers: list[int]) -> str:
    return f"| {name} | " + " | ".join(f"{number:,}" for number in numbers) + " |"


def measure(tree: str) -> tuple[Counter[str], dict[str, int]]:
    """The lines of an average game by category, and what else is counted, of a folder or a commit."""
    if Path(tree).is_dir():
        return lines_of(Path(tree)), figures_of(Path(tree))
    archive = subprocess.run(["git", "archive", tree], cwd=ROOT, capture_output=True, check=True).stdout
    with tempfile.TemporaryDirectory() as folder, tarfile.open(fileobj=BytesIO(archive)) as files:
        files.extractall(folder, filter="data")
        return lines_of(Path(folder)), figures_of(Path(folder))


def games_of(tree: Path) -> list[str]:
    return sorted(file.parent.name for file in (tree / "src/ratusz/games").glob("*/data.json"))


def lines_of(tree: Path) -> Counter[str]:
    found: Counter[str] = Counter()
    games = games_of(tree)
    for game in games:
        count_python(tree / "src/ratusz/games" / game, found)
        count_web(tree / "web/src/games", game, found)
        for file in (tree / "tests/games" / game).rglob("*.py"):
            found[TESTS[0] if file.stem in ("table", "words") else TESTS[1]] += filled(file.read_text("utf-8"))
    return Counter({name: round(number / len(games)) for name, number in found.items()})


def filled(text: str) -> int:
    return sum(1 for line in text.splitlines() if line.strip())


def count_python(folder: Path, found: Counter[str]) -> None:
    for file in folder.rglob("*.py"):
        text = file.read_text("utf-8")
        imports = sum((node.end_lineno or 0) - node.lineno + 1 for node in imports_of(text))
        found["imports"] += imports
        found[category(file.relative_to(folder))] += filled(text) - imports


def imports_of(text: str) -> Iterator[ast.Import | ast.ImportFrom]:
    return (node for node in ast.parse(text).body if isinstance(node, ast.Import | ast.ImportFrom))


def category(file: Path) -> str:
    """What a module is about: by its own name, or by that of its package."""
    names = [file.stem, *(part for part in reversed(file.parts[:-1]))]
    if names[0] == "__init__" and len(names) > 1:
        names = names[1:]
    for name in names:
        for about, modules in CATEGORIES.items():
            if name in modules:
                return about
    raise SystemExit(f"No category of tools/lines.py names {file}.")


def count_web(folder: Path, game: str, found: Counter[str]) -> None:
    listed = judging_in(folder.parents[2])
    for file in (folder / game).rglob("*.ts"):
        text = file.read_text("utf-8")
        if ".test." in file.name or is_generated(text):
            continue
        name = file.relative_to(folder).as_posix()
        judging = judged(text, listed[name]) if name in listed else 0
        rest = KINDS.get(file.stem, "other TypeScript")
        found["web: judging"] += judging
        found[f"web: {rest}"] += filled(text) - judging
    for file in (folder / game).rglob("*.svelte"):
        script, *style = re.split(r"^<style", file.read_text("utf-8"), flags=re.MULTILINE)
        found["web: components"] += filled(script)
        found["web: styles"] += filled("".join(style))


def is_generated(text: str) -> bool:
    return "not to be edited" in text.split("\n", 1)[0]


def judging_in(tree: Path) -> dict[str, list[str]]:
    """The files of a tree that judge, and the functions; none if all of a file does."""
    told = (tree / "src/ratusz/core/question.py").exists()
    judging: dict[str, list[str]] = {}
    for name, listed in JUDGING.items():
        functions = [function for function in listed.split() if not (told and f"{name} {function}" in ARRANGING)]
        if functions or not (listed or (told and name in ARRANGING)):
            judging[name] = functions
    return judging


def judged(text: str, functions: list[str]) -> int:
    """The lines of some functions, with the comments before them; of the whole text if none are named."""
    if not functions:
        return filled(text)
    names = "|".join(functions)
    pattern = (
        rf"(?:^(?:/\*\*| \*).*\n)*^(?:export )?(?:function|const) (?:{names})\b(?:.*[^{{(\[\n]$|(?:.*\n)+?^[}})\]].*$)"
    )
    return sum(filled(match[0]) for match in re.finditer(pattern, text, re.MULTILINE))


def figures_of(tree: Path) -> dict[str, int]:
    """What is counted over all games, or over the whole package."""
    judging = [(tree / "web/src/games" / name, names) for name, names in judging_in(tree).items()]
    modules = [file.read_text("utf-8") for file in (tree / "src").rglob("*.py")]
    places = [len(found) for found in places_of_fields(tree).values()]
    lists = [len(node.names) for text in modules for node in imports_of(text) if isinstance(node, ast.ImportFrom)]
    return {
        "TypeScript that judges, all games": sum(
            judged(file.read_text("utf-8"), f) for file, f in judging if file.exists()
        ),
        "names in the longest import list": max(lists),
        "places of a field, median": round(median(places)),
        "places of a field, at most": max(places),
    }


def places_of_fields(tree: Path) -> dict[str, list[str]]:
    """For each field of a state the definitions that list it.

    They are its annotation, `clone`, the setup, the layout of documents, the type of a view and the function that makes
    it, a part of the observation and the function that fills it, and what fills a position of which little is said;
    before types were generated, those of the page too. A field that is told in two ways, or that helps to tell another,
    stands in more.
    """
    folder = tree / "src/ratusz/games" / FIELDS_OF
    files = [file for file in (folder / f"{name}.py" for name in LISTING) if file.exists()]
    definitions = [(f"{file.stem} {name}", words) for file in files for name, words in definitions_in(file)]
    for file in (tree / "web/src/games" / FIELDS_OF / f"{name}.ts" for name in ("view", "types")):
        text = file.read_text("utf-8") if file.exists() else ""
        if not is_generated(text):
            definitions.append((file.name, set(re.findall(r"\w+", text))))
    return {field: [name for name, words in definitions if field in words] for field in fields_of(folder / "state.py")}


def fields_of(file: Path) -> list[str]:
    """The fields of the state of a game, in the order of its class."""
    classes = [node for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
    state = next(node for node in classes if "State" in map(ast.unparse, node.bases))
    return [ast.unparse(node.target) for node in state.body if isinstance(node, ast.AnnAssign)]


def definitions_in(file: Path) -> Iterator[tuple[str, set[str]]]:
    """The definitions of a module that list fields, and what they name.

    Those of a state are its annotations, its `clone` and the setup; its other methods are rules.
    """
    nodes: list[ast.stmt] = ast.parse(file.read_text("utf-8")).body
    if file.stem == "state":
        listed = ("clone", "deal")
        inner = [part for node in nodes if isinstance(node, ast.ClassDef) for part in node.body]
        nodes = [node for node in inner + nodes if not isinstance(node, ast.ClassDef)]
        nodes = [node for node in nodes if not isinstance(node, ast.FunctionDef) or node.name in listed]
    for node in nodes:
        name = (
            node.name
            if isinstance(node, ast.ClassDef | ast.FunctionDef)
            else re.split(r"[:=]", ast.unparse(node))[0].strip()
        )
        if not isinstance(node, ast.Import | ast.ImportFrom) and not CHECKS.match(name):
            yield name, set(named_in(node))


def named_in(definition: ast.stmt) -> Iterator[str]:
    """The attributes, keys and annotated names of a definition."""
    for node in ast.walk(definition):
        if isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id


if __name__ == "__main__":
    main(sys.argv[1:])
