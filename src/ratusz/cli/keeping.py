"""Where the record of a match in the terminal is kept, so that nothing is lost whatever happens."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from ratusz.cli.common import BadInput
from ratusz.core.match import Match
from ratusz.core.record import seed_hash


def state_folder() -> Path:
    """Where matches are kept that nobody gave a file for; the folder for temporary files if it cannot be written."""
    base = os.environ.get("XDG_STATE_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "state") / "ratusz"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.gettempdir())
    return folder if os.access(folder, os.W_OK) else Path(tempfile.gettempdir())


def free_file(match: Match) -> Path:
    """A file that is not taken yet, named after the match."""
    folder = state_folder()
    name = f"{match.game.id}-{seed_hash(match.seed)[:8] if match.seed is not None else 'position'}"
    number = 1
    while True:
        path = folder / (f"{name}.json" if number == 1 else f"{name}-{number}.json")
        if not path.exists():
            return path
        number += 1


def write_record(match: Match, path: Path) -> None:
    """Write the record, whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(match.record().to_json())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadInput(f"The record cannot be written to '{path}': {error.strerror}.") from None


class Keeper:
    """Keeps the record of one match in a file: the one that was asked for, or one of the state folder."""

    def __init__(self, match: Match, path: Path | None) -> None:
        self.match = match
        self.path = path if path is not None else free_file(match)

    def save(self) -> Path:
        write_record(self.match, self.path)
        return self.path

    def save_as(self, name: str) -> Path:
        """Keep it in another file from now on; a file that is there already is left alone."""
        path = Path(name).expanduser()
        check_free(path)
        write_record(self.match, path)
        self.path = path
        return path


def check_free(path: Path) -> None:
    if path.exists():
        raise BadInput(f"The file '{path}' already exists; name another one, or continue its match with --load.")
