"""One build of the engine at work, a slice of time after the other, so that slices of several builds can alternate.

Run as a program it serves another process: a line `SUBJECT SECONDS` comes in, a line `UNITS BATCHES SECONDS` goes out.
Time is what the processor spent on this process, so that neighbours on the machine matter little.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from ratusz import envs, games
from ratusz.core import state as core_state
from ratusz.core.errors import RatuszError
from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.core.playout import play_randomly
from ratusz.core.record import Record
from ratusz.core.rng import Rng
from ratusz.core.state import State

if TYPE_CHECKING:
    from ratusz.envs.aec import Environment
    from ratusz.envs.batch import Vector
    from ratusz.envs.learner import Learner

LIMIT: Final = 10**6
"""More decisions than any match has."""
MATCHES: Final = 100
"""How many different matches are played over and over."""
POSITIONS: Final = 20
VECTOR: Final = 256
"""How many matches are played side by side unless somebody says otherwise."""
REPEATS: Final = 25
"""How often each position is cloned or redealt in a batch."""


class CannotMeasure(RatuszError):
    """Something to be measured that is not there, or does not do what was asked of it."""


class Slice(NamedTuple):
    """What was done in a slice of time: units (decisions, clones …) in batches (matches …)."""

    units: int
    batches: int
    seconds: float


def build() -> str:
    """Which build of the engine this process runs."""
    return "interpreted" if str(core_state.__file__).endswith(".py") else "compiled"


def timed(batch: Callable[[], int], seconds: float) -> Slice:
    """Do batches until so much processor time was spent; at least one."""
    units = batches = 0
    start = time.process_time()
    while True:
        units += batch()
        batches += 1
        spent = time.process_time() - start
        if spent >= seconds:
            return Slice(units, batches, spent)


class Work:
    """The subjects a build is measured on, for one game and player count."""

    def __init__(self, game: Game, players: int, matches: int = VECTOR) -> None:
        self.game = game
        self.players = players
        self.matches = matches
        self.many: Vector | None = None
        self.learner: Learner | None = None
        self.options = game.check_options({})
        self.turn = 0
        self.subjects: dict[str, Callable[[], int]] = {
            "random_play": self.random_play,
            "python_loop": self.python_loop,
            "clones": self.clones,
            "redeals": self.redeals,
            "reloads": self.reloads,
        }
        self.positions = [self.position(index) for index in range(POSITIONS)]
        self.rng = Rng.from_seed("redeal")
        self.longest = self.longest_record()
        self.text = self.longest.to_json()
        self.missing: list[str] = []
        """What this build cannot be measured on for want of an extra, a sentence each."""
        self._seat_learners()

    def _seat_learners(self) -> None:
        try:
            sizes = bytearray(self.game.observation.size), bytearray(self.game.space.size)
            self.lent = envs.pettingzoo(self.game.id, self.players, buffers=sizes)
            self.copied = envs.pettingzoo(self.game.id, self.players)
        except envs.MissingPackage as error:
            self.missing.append(str(error))
            return
        self.subjects["vector"] = self.vector
        self.subjects["learner"] = self.against_bots
        self.subjects["environment"] = self.environment
        self.subjects["environment_copies"] = self.environment_copies

    def run(self, subject: str, seconds: float) -> Slice:
        return timed(self.subjects[subject], seconds)

    def next_match(self) -> tuple[str, Rng]:
        """The seed of the next match, and the generator that chooses in it."""
        self.turn = (self.turn + 1) % MATCHES
        return str(self.turn), Rng.from_seed(f"choice {self.turn}")

    def deal(self, seed: str) -> State:
        state: State = self.game.new_state(self.players, self.options, seed)
        return state

    def position(self, index: int) -> State:
        """A position in the middle of a match, the more so the higher the index."""
        state = self.deal(str(index))
        play_randomly(state, Rng.from_seed(f"choice {index}"), 10 * index)
        return state

    def longest_record(self) -> Record:
        """The record of the match with the most decisions."""
        lengths = {}
        for index in range(MATCHES):
            state = self.deal(str(index))
            lengths[index] = play_randomly(state, Rng.from_seed(f"choice {index}"), LIMIT)
        longest = max(lengths, key=lambda index: lengths[index])
        match = Match.new(self.game, self.players, longest)
        rng = Rng.from_seed(f"choice {longest}")
        while not match.over:
            legal = match.legal()
            match.apply(legal[rng.below(len(legal))])
        return match.record()

    # The subjects: each does one batch and says how many units that were.

    def random_play(self) -> int:
        """A whole match from deal to end, the loop being part of the build."""
        seed, rng = self.next_match()
        return play_randomly(self.deal(seed), rng, LIMIT)

    def python_loop(self) -> int:
        """The same match with the loop in Python, as a program that uses the engine would have it."""
        seed, rng = self.next_match()
        state = self.deal(seed)
        made = 0
        while state.player >= 0:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
            made += 1
        return made

    def environment(self) -> int:
        """The same match through the environment, every observation and mask written into lent buffers."""
        return self.play_learners(self.lent)

    def environment_copies(self) -> int:
        """The same match through the environment, every observation and mask a fresh array."""
        return self.play_learners(self.copied)

    def play_learners(self, env: Environment) -> int:
        seed, rng = self.next_match()
        env.reset(seed=seed)
        made = 0
        for _ in env.agent_iter():
            _, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                legal = env.legal()
                env.step(legal[rng.below(len(legal))])
                made += 1
        return made

    def vector(self) -> int:
        """A step of many matches, the actions drawn, everything written."""
        if self.many is None:
            self.many = envs.vector(self.game.id, self.matches, self.players, seed=1)
            self.spread(self.many)
        self.many.step(self.many.sample())
        return self.matches

    def against_bots(self) -> int:
        """A step of one learner in many matches against bots that play at random, their decisions counted too."""
        if self.learner is None:
            self.learner = envs.gymnasium(self.game.id, self.matches, self.players, seed=1)
            self.spread(self.learner.vector)
        before = self.learner.vector.matches.made
        self.learner.step(self.learner.sample())
        return self.learner.vector.matches.made - before

    def spread(self, many: Vector) -> None:
        """Play until each match has ended once: from then on they are at all stages, as single matches are in time."""
        while min(many.matches.dealt) < 2:
            many.step(many.sample())

    def clones(self) -> int:
        for state in self.positions:
            for _ in range(REPEATS):
                state.clone()
        return POSITIONS * REPEATS

    def redeals(self) -> int:
        for state in self.positions:
            for _ in range(REPEATS):
                state.redeal(0, self.rng)
        return POSITIONS * REPEATS

    def reloads(self) -> int:
        """The longest match, from the text of its record to its last position."""
        Match.replay(self.game, Record.from_json(self.text))
        return 1


def serve(game: str, players: int, matches: int) -> None:
    """Measure whatever is asked for on stdin until it ends."""
    work = Work(games.find(game), players, matches)
    hello = {"build": build(), "subjects": list(work.subjects), "longest": len(work.longest.actions)}
    print(json.dumps(hello), flush=True)
    for line in sys.stdin:
        subject, seconds = line.split()
        print(*work.run(subject, float(seconds)), flush=True)


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else VECTOR)
