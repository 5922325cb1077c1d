"""Shows the examples in docstrings as what they are: sessions in Python."""

from __future__ import annotations

from typing import Any

import griffe

from docsite.prose import with_sessions


class Sessions(griffe.Extension):  # type: ignore[misc]
    """What the site generator lets look at every docstring."""

    def on_object(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = with_sessions(obj.docstring.value)

    def on_package(self, *, pkg: Any, **_: Any) -> None:
        self.on_object(obj=pkg)
