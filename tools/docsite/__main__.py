"""Builds the site and checks it: `make docs`. What fails a check is not published."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from docsite.checking import complaints
from docsite.staging import HERE, ROOT, Library


def main(build: Path) -> int:
    started = time.monotonic()
    project = build / "docs"
    shutil.rmtree(project, ignore_errors=True)
    library = Library(ROOT)
    library.stage(project)
    around = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", HERE.parent))), "NO_COLOR": "1"}
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    outcome = subprocess.run(command, cwd=project, env=around, check=False)
    if outcome.returncode:
        return outcome.returncode
    (project / "site" / "404.html").unlink()  # Its links hold only at the root of a host.
    found = complaints(project / "site", library)
    for complaint in found:
        print(complaint, file=sys.stderr)
    if found:
        print(f"The site was not published: {len(found)} complaint(s).", file=sys.stderr)
        return 1
    site = build / "site"
    shutil.rmtree(site, ignore_errors=True)
    (project / "site").rename(site)
    print(f"{len(library.pages)} pages in {time.monotonic() - started:.1f} s: {site / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "build")))
