"""Puts the compiled modules into a wheel; set HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 to get one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledModules(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into the folder that `make` compiles into, where most of the work may have been done already."""
        sys.path.insert(0, str(Path(self.root, "tools")))
        import compiling  # noqa: PLC0415  # type: ignore[import-not-found]

        folder = Path(self.root, "build", "compiled")
        libraries = compiling.compile_into(folder, self.app.display_info)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(file): str(file.relative_to(folder)) for file in libraries})
