"""The bot that runs outside: any program that reads and writes one JSON object per line (see docs/bots.md).

The program learns only what its seat may see. Whatever it does wrong ends its process and raises BadBot.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import threading
import weakref
from collections import deque
from collections.abc import Sequence
from typing import IO, Any, Final

from ratusz.bots.base import Bot
from ratusz.core.errors import BadBot
from ratusz.core.match import Match
from ratusz.core.moves import Move
from ratusz.core.question import Question
from ratusz.core.state import NOBODY

PROTOCOL: Final = 2
"""The newest version; a program may also say that it speaks version 1, in which actions are numbers."""
SECONDS: Final = 10.0
"""How long a program may take for an answer, unless its spec says otherwise."""
ALL_WAYS: Final = 10**9
"""A program cannot ask for more of them."""
LONGEST_LINE: Final = 1 << 20
FAREWELL: Final = 1.0
"""How long a program may take to end by itself after `bye`."""

Message = dict[str, Any]


class OutsideBot(Bot):
    """A seat played by a program that is started at the first decision and ended by `close`."""

    def __init__(self, command: list[str], seconds: float = SECONDS) -> None:
        super().__init__()
        self.command = command
        self.seconds = seconds
        self._program: Program | None = None
        self._protocol = PROTOCOL
        """What the program speaks."""
        self._match: weakref.ref[Match] | None = None
        self._seat = NOBODY
        self._told = 0
        """How many actions of the match the program has heard of."""
        self._last: Move | None = None
        """The last of them."""

    @property
    def name(self) -> str:
        return f"exec:{shlex.join(self.command)}"

    def plan(self, match: Match, seat: int = NOBODY, most: int = 1) -> list[int]:
        """Ask the program; the answer is one action that is legal for the seat."""
        if seat < 0:
            seat = match.player
        question = match.question(seat)
        if not question.actions:
            raise BadBot(f"Seat {seat} has nothing to decide.")
        try:
            self._greet(match, seat)
            answer = self._ask(self._message(match, question))
            self._told = match.ply
            self._last = match.moves[-1] if match.moves else None
            return [self._check(answer, question)]
        except BaseException:
            self._end()
            raise

    def close(self) -> None:
        if self._program is not None:
            self._program.say({"type": "bye"})
            self._program.wait(FAREWELL)
        self._end()

    def _greet(self, match: Match, seat: int) -> None:
        """Start the program if need be, and tell it where it sits, unless it knows."""
        if self._program is None:
            self._program = Program(self.command, self.name)
        if self._match is not None and self._match() is match and self._seat == seat and self._still_true(match):
            return
        answer = self._ask(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "game": match.game.id,
                "rules_version": match.game.rules_version,
                "players": match.players,
                "seat": seat,
                "options": match.options,
                "deadline": self.seconds,
            }
        )
        version = answer.get("protocol")
        if isinstance(version, bool) or version not in (1, PROTOCOL):
            raise BadBot(
                f"The bot '{self.name}' speaks version {version!r:.60} of the line protocol, not 1 or {PROTOCOL}."
            )
        self._protocol = version
        self._match, self._seat, self._told = weakref.ref(match), seat, 0

    def _still_true(self, match: Match) -> bool:
        """Whether all the program has heard of is still in force, and not undone."""
        return self._told == 0 or (self._told <= match.ply and match.moves[self._told - 1] is self._last)

    def _message(self, match: Match, question: Question) -> Message:
        asked = (
            {"legal": [{"action": action, "notation": match.notation(action)} for action in question.actions]}
            if self._protocol == 1
            else {"question": question.document(ways=ALL_WAYS)}
        )
        return {
            "type": "decide",
            "view": match.view(question.seat),
            **asked,
            "events": [event.document() for event in match.events(question.seat, self._told)],
            "deadline": self.seconds,
        }

    def _ask(self, message: Message) -> Message:
        assert self._program is not None
        return self._program.ask(message, self.seconds)

    def _check(self, answer: Message, question: Question) -> int:
        """The action that was chosen: by its number in version 1, by its notation in version 2."""
        offered: Sequence[int | str] = question.actions if self._protocol == 1 else question.notations
        key, kind = ("action", "NUMBER") if self._protocol == 1 else ("answer", "NOTATION")
        chosen = answer.get(key)
        if isinstance(chosen, bool) or not isinstance(chosen, type(offered[0])):
            raise BadBot(
                f"The bot '{self.name}' answered {json.dumps(answer):.80}; {{\"{key}\": {kind}}} was expected."
            )
        if chosen not in offered:
            raise BadBot(f"The bot '{self.name}' chose {key} {chosen!r:.60}, which was not among the legal ones.")
        return question.actions[offered.index(chosen)]

    def _end(self) -> None:
        if self._program is not None:
            self._program.end()
        self._program = None
        self._match = None


class Program:
    """A running program and the threads that talk to it, so that it can block nobody."""

    def __init__(self, command: list[str], name: str) -> None:
        self.name = name
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise BadBot(f"The bot '{name}' could not be started: {error}.") from None
        self.outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.incoming: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.complaints: deque[str] = deque(maxlen=5)
        self.threads = [
            threading.Thread(target=work, args=(pipe,), daemon=True)
            for work, pipe in (
                (self._write, self.process.stdin),
                (self._read, self.process.stdout),
                (self._listen, self.process.stderr),
            )
        ]
        for thread in self.threads:
            thread.start()

    def say(self, message: Message) -> None:
        self.outgoing.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def ask(self, message: Message, seconds: float) -> Message:
        """Send a message and read the one line that answers it."""
        early = not self.incoming.empty()
        self.say(message)
        try:
            line = self.incoming.get(timeout=seconds)
        except queue.Empty:
            raise BadBot(f"The bot '{self.name}' gave no answer within {seconds:g} seconds.") from None
        if line and early:
            raise BadBot(f"The bot '{self.name}' spoke without being asked: {line!r:.80}.")
        if not line:
            raise BadBot(f"The bot '{self.name}' ended without an answer{self._last_words()}.")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise BadBot(f"The bot '{self.name}' answered {line!r:.80}; one JSON object on one line was expected.")
        return answer

    def wait(self, seconds: float) -> None:
        """Give the program time to end by itself."""
        self.outgoing.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(seconds)

    def end(self) -> None:
        """End the program and all it has started, whether it wants to or not."""
        self.outgoing.put(None)
        if hasattr(os, "killpg"):
            # The group outlives its leader where the program left children behind.
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()
        self.process.wait()
        for thread in self.threads:
            thread.join(FAREWELL)

    def _last_words(self) -> str:
        """What is known of a program that has gone: its exit code and the last line it wrote to stderr."""
        try:
            code = self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return ""
        self.threads[-1].join(FAREWELL)
        said = f"; its last words were: {self.complaints[-1]:.200}" if self.complaints else ""
        return f" (exit code {code}{said})"

    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError), pipe:
            while (line := self.outgoing.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(LONGEST_LINE):
                self.incoming.put(line)
        self.incoming.put(b"")

    def _listen(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(LONGEST_LINE):
                self.complaints.append(line.decode(errors="replace").strip())
