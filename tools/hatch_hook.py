"""What packages need beyond the files of the tree: the browser client, rules that are real files, compiled modules.

Wheels are pure Python unless RATUSZ_COMPILE=1 asks for compiled ones.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE: Final = os.environ.get("RATUSZ_COMPILE") == "1"
COMPILERS: Final = ("mypy", "setuptools")


class Packages(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What compiling needs, in the versions that the tests have."""
        tools = self.metadata.core.optional_dependencies["dev"]
        return [tool for tool in tools if COMPILE and tool.partition(">")[0] in COMPILERS]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not Path(self.root, "src/ratusz/server/static/index.html").is_file():
            self.app.abort("The browser client has not been built, and belongs into every package. Run: make client")
        if self.target_name == "sdist":
            build_data["force_include"].update(self._linked_files())
        elif COMPILE:
            build_data["force_include"].update(self._libraries())
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _linked_files(self) -> dict[str, str]:
        """The rules and guides of games, which are links into the documentation, as files of their own."""
        links = [file for file in Path(self.root, "src").rglob("*.md") if file.is_symlink()]
        copies = Path(self.root, "build", "linked")
        included = {}
        for link in links:
            name = link.relative_to(self.root)
            # A copy, since a file that is forced into one place is left out of the other.
            (copies / name).parent.mkdir(parents=True, exist_ok=True)
            included[str(shutil.copyfile(link, copies / name))] = str(name)
        return included

    def _libraries(self) -> dict[str, str]:
        """Compile into the folder that `make` compiles into, where most of the work may have been done already."""
        sys.path.insert(0, str(Path(self.root, "tools")))
        from compiling import compile_into  # noqa: PLC0415

        folder = Path(self.root, "build", "compiled")
        return {str(file): str(file.relative_to(folder)) for file in compile_into(folder, self.app.display_info)}
