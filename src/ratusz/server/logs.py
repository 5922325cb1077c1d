"""Logs as one JSON object a line, without anybody's secrets: no cookies, no bodies, no paths with secrets in them."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

_STANDARD = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}

_NOTHING_WRONG = frozenset(
    {
        "ASGI callable returned without completing handshake.",
        "Invalid HTTP request received.",
        "Unsupported upgrade request.",
    }
)


class JsonLines(logging.Formatter):
    """Time, level, logger, message and whatever was given as `extra`; and which server it was, if it has a name."""

    def __init__(self, node: str = "") -> None:
        super().__init__()
        self._node = {"node": node} if node else {}

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": round(record.created, 3),
            **self._node,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        entry.update({key: value for key, value in record.__dict__.items() if key not in _STANDARD})
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False, default=str)


def set_up(name: str = "info", node: str = "") -> None:
    """Send all logs from this level on to standard error as JSON lines."""
    level = logging.getLevelNamesMapping()[name.upper()]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(node))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    web_server = logging.getLogger("uvicorn.error")
    web_server.setLevel(max(level, logging.WARNING))  # At other levels it tells of every socket that opens.
    web_server.addFilter(_calm)


def _calm(record: logging.LogRecord) -> bool:
    """Drop what the web server takes for errors of ours.

    Text that is no UTF-8 is a mistake of the other side and closes its socket; a socket that was refused with an answer
    has no handshake to complete. Requests that cannot be read are counted, lest somebody fill the disk with them.
    """
    not_utf8 = record.exc_info is not None and isinstance(record.exc_info[1], UnicodeDecodeError)
    return not (not_utf8 or record.getMessage() in _NOTHING_WRONG)
