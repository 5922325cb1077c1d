"""The compiled build: `python tools/compiling.py FOLDER` leaves a copy of the package there, its hot modules compiled.

mypyc turns each group of modules (the core, the bots, the environment, each game) into one C file, and each file into
one library. The C compiler works on as many of them at once as there are processors, and a change compiles only its own
group again. One library for everything takes far longer: much of what an optimiser does grows faster than the file.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import os
import shutil
import sys
import sysconfig
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "src"
STATIC: Final = Path("ratusz", "server", "static")
"""The browser client, which is linked rather than copied."""
MYPY_ARGUMENTS: Final = ("--no-warn-unused-ignores", "--ignore-missing-imports", "--no-site-packages")

Say = Callable[[str], None]


def hot_modules() -> list[Path]:
    """The files that are compiled, relative to the sources."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["hatch"]["build"]["hooks"]["custom"]["compile"]
    return sorted(file.relative_to(SOURCES) for pattern in patterns for file in SOURCES.glob(pattern))


def group_of(module: Path) -> str:
    """The library that a module becomes part of: that of its game, or of its layer."""
    _, layer, name, *_ = module.parts
    return name if layer == "games" else layer


def compile_into(folder: Path, say: Say) -> list[Path]:
    """Compile the hot modules into a folder, as far as that is not done yet; the libraries, as files."""
    began = time.monotonic()
    # Beside it lies what makes the next time quick; nothing of it suits another Python or another mypyc.
    versions = f"{sysconfig.get_platform()}-{sys.implementation.cache_tag}-mypyc-{mypy_version}"
    work = folder.with_name("compiling") / versions
    groups: dict[str, list[str]] = {}
    for module in hot_modules():
        groups.setdefault(group_of(module), []).append(str(module))
    with contextlib.chdir(SOURCES):
        extensions = mypycify(
            [*MYPY_ARGUMENTS, f"--cache-dir={work / 'mypy'}", *itertools.chain(*groups.values())],
            opt_level="3",
            debug_level="0",
            separate=[(files, f"ratusz_{name}") for name, files in groups.items()],
            target_dir=str(work / "c"),
        )
        say(f"wrote C for {len(groups)} libraries in {_seconds(began)}; compiling them, the longest first")
        return _build(extensions, folder, work, say)


class Build(build_ext):
    """Builds all libraries side by side, the longest first, and tells of each."""

    say: Say
    done: Iterator[int]
    """Counts the libraries."""

    def build_extension(self, ext: Any) -> None:
        target = Path(self.get_ext_fullpath(ext.name))
        begun = Path(self.build_temp, f"{ext.name}.begun")
        if begun.exists():
            # Interrupted while it was being written, half a library would pass for a new one.
            target.unlink(missing_ok=True)
        begun.touch()
        before = target.stat().st_mtime_ns if target.exists() else None
        began = time.monotonic()
        super().build_extension(ext)
        begun.unlink()
        if not _is_library(ext):
            return
        count = f"{next(self.done)} of {sum(map(_is_library, self.extensions))}"
        if target.stat().st_mtime_ns != before:
            name = ext.name.removeprefix("ratusz_").removesuffix("__mypyc")
            self.say(f"compiled {name} in {_seconds(began)}, {count}")


def _is_library(extension: Any) -> bool:
    """The others only lead from a module to its library."""
    return bool(extension.name.endswith("__mypyc"))


def _build(extensions: list[Any], folder: Path, work: Path, say: Say) -> list[Path]:
    for extension in extensions:
        # Whatever a newer C compiler finds to warn about in what mypyc wrote is no reason to go without.
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        # Calls within a library may then be inlined.
        extension.extra_compile_args = flags if sys.platform == "win32" else [*flags, "-fvisibility=hidden"]
        # The flags are here.
        extension.depends = [*extension.depends, __file__]
    extensions.sort(key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))
    command = Build(Distribution({"name": "ratusz", "ext_modules": extensions}))
    command.say = say
    command.done = itertools.count(1)
    command.build_lib = str(folder)
    command.build_temp = str(work / "objects")
    Path(command.build_temp).mkdir(parents=True, exist_ok=True)
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    return [Path(command.get_ext_fullpath(extension.name)) for extension in extensions]


def complete(folder: Path, libraries: Iterable[Path]) -> None:
    """Put the rest of the package beside what was compiled, and remove what belongs to nothing any more."""
    wanted = {folder / file.relative_to(SOURCES): file for file in _package_files()}
    for target, source in wanted.items():
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    static = folder / STATIC
    if not static.is_symlink():
        static.symlink_to(SOURCES / STATIC)
    for file in set(folder.rglob("*.*")) - set(wanted) - set(libraries) - {static}:
        if file.is_file() and file.suffix != ".pyc":
            file.unlink()


def _package_files() -> Iterator[Path]:
    for file in SOURCES.rglob("*"):
        if file.is_file() and file.suffix != ".pyc" and not file.is_relative_to(SOURCES / STATIC):
            yield file


def _seconds(began: float) -> str:
    return f"{time.monotonic() - began:.0f} s"


@contextlib.contextmanager
def _quiet(log: Path) -> Iterator[Say]:
    """What mypyc and the C compiler print goes to a file; what is said goes where it would have gone."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with os.fdopen(os.dup(1), "w", buffering=1) as aloud, log.open("w") as file:
        kept = os.dup(1), os.dup(2)
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
        try:
            yield lambda sentence: print(sentence, file=aloud)
        finally:
            sys.stdout.flush()
            for number, one in enumerate(kept, 1):
                os.dup2(one, number)
                os.close(one)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Compile the hot modules of Ratusz.")
    parser.add_argument("folder", type=Path, help="where the compiled build goes")
    folder = parser.parse_args(arguments).folder.resolve()
    log = folder.with_name("compiling") / "log"
    (folder / "ready").unlink(missing_ok=True)
    try:
        with _quiet(log) as say:
            complete(folder, compile_into(folder, say))
    except (Exception, SystemExit) as error:
        sys.exit(f"Compiling failed, and {log} tells more: {error}")
    (folder / "ready").touch()


if __name__ == "__main__":
    main(sys.argv[1:])
