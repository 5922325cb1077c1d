"""The compiled build is made in libraries: a change makes its own again and no other, and so does an interruption.

The C compiler here is a script that writes down what it links. What comes of real ones is tested by all tests that run
on the compiled build.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
HOT = ["ratusz/core/state.py", "ratusz/games/*/rules.py"]
FILES = {
    "pyproject.toml": f"[tool.hatch.build.hooks.custom]\ncompile = {HOT}\n",
    "src/ratusz/__init__.py": "",
    "src/ratusz/core/__init__.py": "",
    "src/ratusz/core/state.py": "class State:\n    def __init__(self) -> None:\n        self.ply = 0\n",
    "src/ratusz/games/__init__.py": "",
    "src/ratusz/games/chess/__init__.py": "",
    "src/ratusz/games/chess/rules.py": "from ratusz.core.state import State\n\nFIRST: State = State()\n",
    "src/ratusz/games/go/__init__.py": "",
    "src/ratusz/games/go/rules.py": "from ratusz.core.state import State\n\nFIRST: State = State()\n",
    "src/ratusz/server/__init__.py": "",
    "tools/compiling.py": (ROOT / "tools" / "compiling.py").read_text(encoding="utf-8"),
}
ALL = {"core", "chess", "go"}
COMPILER = """#!/bin/sh
while [ "$1" != -o ]; do shift; done
echo half >"$2"
case $2 in *{broken}__mypyc*) {trouble} ;; esac
echo "and half" >>"$2"
echo "$2" >>made
"""


class Workshop:
    """A small tree with the program that compiles it."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        self.told = ""
        """What was told on the way, the last time."""

    def tidy(self) -> None:
        """Bring everything back to its beginning, and compile it."""
        for name, text in FILES.items():
            self.write(name, text)
        code, _, said = self.compile()
        assert (code, said, self.ready) == (0, "", True)

    def write(self, name: str, text: str) -> None:
        file = self.tree / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")

    def compile(self, broken: str = "nothing", trouble: str = ":") -> tuple[int, set[str], str]:
        """How it ended, the libraries that were made, and what was said in the end."""
        compiler = self.tree / "cc"
        self.write("cc", COMPILER.format(broken=broken, trouble=trouble))
        compiler.chmod(0o755)
        made = self.tree / "src" / "made"
        made.unlink(missing_ok=True)
        done = subprocess.run(
            [sys.executable, self.tree / "tools" / "compiling.py", self.tree / "build" / "compiled"],
            env=os.environ | {"CC": str(compiler), "LDSHARED": str(compiler), "PYTHONPATH": ""},
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        self.told = done.stdout
        for file in (self.tree / "build" / "compiling").rglob("*.[ch]"):
            # mypyc dates what it writes a second ahead, which is longer than this compiler takes.
            os.utime(file, (0, file.stat().st_mtime - 2))
        names = re.findall(r"ratusz_(\w+?)__mypyc\..*\.so\n", made.read_text() if made.exists() else "")
        return done.returncode, set(names), done.stderr

    @property
    def ready(self) -> bool:
        return (self.tree / "build" / "compiled" / "ready").exists()


@pytest.fixture(scope="module")
def used_workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """What was compiled before saves time in the next test too."""
    return Workshop(tmp_path_factory.mktemp("workshop"))


@pytest.fixture
def workshop(used_workshop: Workshop) -> Workshop:
    """Where everything is compiled."""
    used_workshop.tidy()
    return used_workshop


def test_nothing_is_made_twice(workshop: Workshop) -> None:
    assert workshop.compile() == (0, set(), "")


def test_a_change_in_one_game_makes_its_library_alone(workshop: Workshop) -> None:
    workshop.write("src/ratusz/games/go/rules.py", "KOMI: int = 6\n")
    assert workshop.compile() == (0, {"go"}, "")


def test_whoever_knows_how_the_core_is_laid_out_is_made_again_with_it(workshop: Workshop) -> None:
    workshop.write("src/ratusz/core/state.py", FILES["src/ratusz/core/state.py"] + "        self.seat = 0\n")
    assert workshop.compile() == (0, ALL, "")


def test_a_library_that_was_cut_short_is_made_again(workshop: Workshop) -> None:
    workshop.write("src/ratusz/games/go/rules.py", "KOMI: int = 6\n")
    code, _, _ = workshop.compile("go", 'kill -9 "$PPID"; exit 1')
    assert (code, workshop.ready) == (-9, False)
    assert workshop.compile() == (0, {"go"}, "")
    assert workshop.compile() == (0, set(), "")


def test_other_ways_to_compile_make_everything_again(workshop: Workshop) -> None:
    program = FILES["tools/compiling.py"]
    workshop.write("tools/compiling.py", program.replace('opt_level="3"', 'opt_level="2"'))
    assert workshop.compile() == (0, ALL, "")


def test_on_the_way_it_tells_how_many_are_done(workshop: Workshop) -> None:
    program = FILES["tools/compiling.py"]
    workshop.write("tools/compiling.py", program + "# Others.\n")
    assert workshop.compile() == (0, ALL, "")
    first, *compiled = workshop.told.splitlines()
    assert re.fullmatch(r"wrote C for 3 libraries in \d+ s; compiling them, the longest first", first)
    told = [re.fullmatch(r"compiled (\w+) in \d+ s, (\d of 3)", line) for line in compiled]
    assert {line and line[1] for line in told} == ALL
    assert sorted(line[2] for line in told if line) == ["1 of 3", "2 of 3", "3 of 3"]


def test_a_compiler_that_fails_is_told_of_in_one_sentence(workshop: Workshop) -> None:
    workshop.write("src/ratusz/games/go/rules.py", "KOMI: int = 6\n")
    code, _, said = workshop.compile("go", "exit 1")
    assert (code, workshop.ready) == (1, False)
    assert re.fullmatch(r"Compiling failed, and \S+/build/compiling/log tells more: .*\n", said)


def test_a_module_with_a_mistake_is_told_of_in_one_sentence(workshop: Workshop) -> None:
    workshop.write("src/ratusz/games/go/rules.py", "KOMI: int = 'six'\n")
    code, made, said = workshop.compile()
    assert (code, made, workshop.ready) == (1, set(), False)
    assert re.fullmatch(r"Compiling failed, and \S+/build/compiling/log tells more: .*\n", said)
