"""Thousands of matches of any game at once, as NumPy arrays that share one block of memory."""

from __future__ import annotations

import secrets
import struct
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ratusz.bots.base import Bot
from ratusz.core.block import observed
from ratusz.core.errors import BadOptions
from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.core.record import LONGEST_SEED, seed_text
from ratusz.core.rng import Rng
from ratusz.core.state import State
from ratusz.envs.matches import Matches, Shape
from ratusz.envs.prizes import check_choice, prizes, series_seed

MASKS: Final = ["dense", "packed"]
AUTORESETS: Final = ["same_step", "next_step"]
MOST_MATCHES: Final = 10**6
_ROOM: Final = 20
"""The characters that a seed leaves for the numbers after it."""

Bytes: TypeAlias = npt.NDArray[np.uint8]
Flags: TypeAlias = npt.NDArray[np.bool_]


class Glance(Match):
    """A match as a bot is shown it whose actions are carried out elsewhere."""

    played = 0

    @property
    def ply(self) -> int:
        return self.played


class Vector:
    """So many matches side by side; in each of them one seat acts in every step.

    The arrays always hold the present: `step` and `reset` write them anew. They can be read and not be written.
    """

    observations: Bytes
    """For each match what the seat that decides may know."""
    masks: npt.NDArray[Any]
    """For each match a True for each legal action; packed, a bit, the lowest bit of the first byte being action 0."""
    rewards: npt.NDArray[np.float32]
    """For each match what its seats got, if a match ended here with the last step; otherwise zeros."""
    scores: npt.NDArray[np.int32]
    """For each match the points of the seats when the last match here ended; before that, zeros."""
    seats: Bytes
    """For each match the seat that decides."""
    terminated: Flags
    """For each match whether one ended here with the last step, by its rules."""
    truncated: Flags
    """For each match whether one ended here with the last step, by a cap on its rounds."""

    def __init__(
        self,
        game: Game,
        matches: int,
        players: int = 2,
        seed: int | str | Sequence[int | str] | None = None,
        options: Mapping[str, object] | None = None,
        *,
        rewards: str = "win",
        mask: str = "dense",
        autoreset: str = "same_step",
        records: bool = False,
        learners: Sequence[int] = (),
        rivals: Bot | None = None,
    ) -> None:
        game.check_players(players)
        check_choice("mask", mask, MASKS)
        check_choice("autoreset", autoreset, AUTORESETS)
        check_matches(matches)
        self.game = game
        self.options = game.check_options(options or {})
        game.check_seats(self.options, players)
        bits = [struct.unpack("<I", struct.pack("<f", prize))[0] for prize in prizes(players, rewards)]
        shape = Shape(matches, players, game.observation.size, game.space.size, mask == "packed")
        self._rivals = rivals
        self._tables: dict[int, Glance] = {}
        """What a bot that plays against learners is asked at."""
        self.matches = Matches(
            shape,
            game.observation.writer,
            self._deal,
            bits,
            records or rivals is not None,
            autoreset == "next_step",
            None if rivals is None else self._ask_rivals,
        )
        """The matches themselves, and their positions."""
        self.matches.learners = list(learners)
        self._lay_out(shape)
        self.reset(secrets.token_hex(16) if seed is None else seed)

    def _lay_out(self, shape: Shape) -> None:
        count = shape.matches
        whole = np.frombuffer(memoryview(self.matches.block), np.uint8)
        whole.flags.writeable = False

        def part(at: int, row: int, kind: str) -> Any:
            return whole[at : at + count * row].view(kind).reshape(count, -1)

        self.memory = whole
        """The whole block, for whoever wants to send or to copy all of it at once."""
        self.observations = part(shape.observations_at, shape.observation, "u1")
        self.masks = part(shape.masks_at, shape.mask, "u1" if shape.packed else "?")
        self.rewards = part(shape.rewards_at, 4 * shape.players, "<f4")
        self.scores = part(shape.scores_at, 4 * shape.players, "<i4")
        self.seats = part(shape.seats_at, 1, "u1")[:, 0]
        self.terminated = part(shape.terminated_at, 1, "?")[:, 0]
        self.truncated = part(shape.truncated_at, 1, "?")[:, 0]
        self.parts: dict[str, Bytes] = {}
        """The observations by the names of their parts, in the same memory."""
        at = 0
        for one in self.game.observation.parts:
            self.parts[one.name] = self.observations[:, at : at + one.size]
            at += one.size

    # Matches and their seeds.

    def reset(self, seed: int | str | Sequence[int | str] | None = None) -> None:
        """Deal all matches anew: those of a seed, or without one the next in each series.

        With the seed 7, the first matches have the seeds 7/0, 7/1, 7/2 …, and the one after 7/2 has 7/2/1. A list of
        seeds has one for each match.
        """
        if seed is not None:
            self._seeds = _seeds(seed, self.matches.shape.matches)
            self.matches.dealt = [0] * self.matches.shape.matches
            self.matches.rng = Rng.from_seed(f"{seed_text(self._seeds[0])}/choices")
        self.matches.begin()

    def _deal(self, match: int) -> State:
        self.matches.dealt[match] += 1
        seed = self._seed(match, 1)
        state: State = self.game.deal(self.matches.shape.players, self.options, Rng.from_seed(seed))
        state.settle()
        if self._rivals is not None:
            self._tables[match] = Glance(self.game, state, self.options, seed=seed)
        return state

    def _ask_rivals(self, match: int, state: State, seat: int) -> int:
        table = self._tables[match]
        table.played = len(self.matches.history[match]) // 2
        assert self._rivals is not None
        return self._rivals.choose(table, seat)

    def match_seed(self, match: int) -> str:
        """The seed of a match, with which `ratusz.new` deals it again."""
        return self._seed(match, 1)

    def _seed(self, match: int, back: int) -> str:
        return series_seed(self._seeds[match], self.matches.dealt[match] - back)

    def match(self, match: int) -> Match:
        """A match so far, played again from its seed and its actions: its `record` is the record of the match.

        Actions are kept for this only with `records`.
        """
        return self._replayed(self.match_seed(match), self._kept(self.matches.history, match))

    def previous_match(self, match: int) -> Match:
        """The match that was over before the present one began in its place, in the same way."""
        if self.matches.finished[match] is None:
            raise ValueError(f"No match has ended in place {match} yet.")
        return self._replayed(self._seed(match, 2), self._kept(self.matches.past, match))

    def _kept(self, kept: list[list[int]], match: int) -> list[int]:
        if not kept:
            raise ValueError("The actions of matches are kept only if 'records' is true.")
        return kept[match]

    def _replayed(self, seed: str, history: list[int]) -> Match:
        match = Match.new(self.game, self.matches.shape.players, seed, self.options)
        for seat, action in zip(history[::2], history[1::2], strict=True):
            match.apply(action, seat)
        return match

    # Playing.

    def step(self, actions: Any) -> None:
        """Let the deciding seat of each match act, and go on to the next decision of each.

        If an action is illegal, IllegalAction names the match, and nothing is carried out in any of them.
        """
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (self.matches.shape.matches,):
            raise ValueError(
                f"{self.matches.shape.matches} whole numbers were expected, an action for each match,"
                f" not an array of {given.dtype} with the shape {given.shape}."
            )
        self.matches.step(np.ascontiguousarray(given, np.int64))

    def final_observation(self, match: int, seat: int) -> Bytes:
        """What a seat sees of the match that was over before the present one began in its place."""
        state = self.matches.finished[match]
        if state is None:
            raise ValueError(f"No match has ended in place {match} yet.")
        block = observed(self.game.observation.writer, state, seat, self.game.observation.size)
        return np.frombuffer(memoryview(block), np.uint8)

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for each match, all being equally likely."""
        return np.frombuffer(memoryview(self.matches.draw()), np.int64)


def check_matches(matches: int) -> None:
    if isinstance(matches, bool) or not isinstance(matches, int) or not 1 <= matches <= MOST_MATCHES:
        raise BadOptions(f"'matches' is a whole number from 1 to {MOST_MATCHES}, not {matches!r:.60}.")


def _seeds(seed: int | str | Sequence[int | str], matches: int) -> list[str]:
    """The seed with which the series of each match begins."""
    if isinstance(seed, int | str):
        seeds = [f"{seed_text(seed)}/{match}" for match in range(matches)]
    else:
        seeds = [seed_text(one) for one in seed]
        if len(seeds) != matches:
            raise BadOptions(f"{matches} seeds were expected, one for each match, not {len(seeds)}.")
    longest = max(seeds, key=len)
    if len(longest) > LONGEST_SEED - _ROOM:
        raise BadOptions(f"A seed for many matches has at most {LONGEST_SEED - _ROOM} characters, not {len(longest)}.")
    return seeds
