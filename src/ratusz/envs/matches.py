"""Many matches side by side in one block of memory: every decision of all of them passes through here, in one call.

The block holds, one after the other, a row for each match of what the seat that decides sees, of the actions that are
legal for it, of rewards and of scores, and a byte for the seat and for each way in which a match can have ended.
Whoever reads the block reads what was written here: there are no copies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from ratusz.core.block import Page, Writer
from ratusz.core.errors import IllegalAction
from ratusz.core.rng import Rng
from ratusz.core.state import NO_ANSWERS, State
from ratusz.core.unboxed import vec

NUMBER: Final = 4
"""The bytes of a reward or a score, the lowest first."""
ALIGNED: Final = 64
"""Every part of the block begins at a multiple of this."""
MASK_BITS: Final[list[int]] = [1, 2, 4, 8, 16, 32, 64, 128]


class Shape:
    """What a block is made of: how many matches of what size, and where the parts begin."""

    matches: int
    players: int
    packed: bool
    actions: i64
    observation: i64
    """The bytes of a row, like the next one."""
    mask: i64
    size: i64
    """The bytes of the block."""
    observations_at: i64
    masks_at: i64
    rewards_at: i64
    scores_at: i64
    seats_at: i64
    terminated_at: i64
    truncated_at: i64

    def __init__(self, matches: int, players: int, observation: int, actions: int, packed: bool) -> None:
        self.matches = matches
        self.players = players
        self.packed = packed
        self.actions = actions
        self.observation = observation
        self.mask = (actions + 7) // 8 if packed else actions
        self.size = 0
        self.observations_at = self._add(self.observation)
        self.masks_at = self._add(self.mask)
        self.rewards_at = self._add(NUMBER * players)
        self.scores_at = self._add(NUMBER * players)
        self.seats_at = self._add(1)
        self.terminated_at = self._add(1)
        self.truncated_at = self._add(1)

    def _add(self, row: i64) -> i64:
        begin = self.size
        self.size = (begin + self.matches * row + ALIGNED - 1) // ALIGNED * ALIGNED
        return begin


class Matches:
    """So many matches that go on and on: where one ends, the next begins.

    `deal` makes the first position of the next match in a place. With `late`, a match that is over stays to be seen,
    and the next one begins with the next step, whatever action is given for it. With `learners`, one seat of each match
    is asked, and `rivals` answer for the others; without these, anything legal is done.

    It has no subclasses: from those that are not compiled, each call would go through the interpreter.
    """

    def __init__(
        self,
        shape: Shape,
        writer: Writer,
        deal: Callable[[int], State],
        prizes: list[int],
        keep: bool,
        late: bool,
        rivals: Callable[[int, State, int], int] | None = None,
    ) -> None:
        self.shape = shape
        self.deal = deal
        self.rivals = rivals
        self.page = Page(int(shape.size))
        """Where the observations are written, row after row; what follows them lies behind."""
        self.block = self.page.whole
        self.positions: list[State] = []
        """The position of each match."""
        self.finished: list[State | None] = []
        """For each match the last position of the one before it."""
        self.dealt: list[int] = [0] * shape.matches
        """How many matches were dealt in each place."""
        self.history: list[list[int]] = []
        """For each match its actions, each after its seat, if they are kept."""
        self.past: list[list[int]] = []
        """The same of the match before it."""
        self.learners: list[int] = []
        """The seat of each match that is asked; empty if all are."""
        self.rng = Rng(0, 0, 0, 1)
        """Draws for `draw`, and for rivals that play at random."""
        self.made = 0
        """How many actions were carried out, those of rivals included."""
        self._writer = writer
        self._prizes = prizes
        """The bits of the reward for a victory that so many share, and first of that for no victory."""
        self._keep = keep
        self._late = late
        self._shown: list[list[int]] = [NO_ANSWERS] * shape.matches
        """The actions that stand in the mask of each match."""
        self._ended: list[int] = []
        """The matches that ended with the last step."""

    # All matches at once.

    def begin(self) -> None:
        """Deal every match anew."""
        count = self.shape.matches
        self._forget_ends()
        for place in range(NUMBER * count * self.shape.players):
            self.block[self.shape.scores_at + place] = 0
        self.history = [[] for _ in range(count)] if self._keep else []
        self.past = [[] for _ in range(count)] if self._keep else []
        self.finished = [None] * count
        self.positions = []
        self.page.rewind()
        for match in range(count):
            self.positions.append(self.deal(match))
        for match in range(count):
            self._meet_learner(match)
            self._show(match)

    def step(self, actions: Any) -> None:
        """Let one seat of each match act. If one of the actions is illegal, none is carried out."""
        chosen = vec[i64](actions)
        if len(chosen) != self.shape.matches:
            raise ValueError(f"{self.shape.matches} actions were expected, one for each match, not {len(chosen)}.")
        self._check(chosen)
        self._forget_ends()
        self.page.rewind()
        for match, action in enumerate(chosen):
            self._advance(match, action)

    def draw(self) -> Any:
        """A legal action for each match, all being equally likely; 0 for one that is over."""
        chosen = vec[i64]([0] * self.shape.matches)
        rng = self.rng
        for match, legal in enumerate(self._shown):
            if legal:
                chosen[match] = legal[rng.below(len(legal))]
        return chosen

    # One match.

    def _check(self, chosen: vec[i64]) -> None:
        block = self.block
        highest = self.shape.actions - 1
        row = self.shape.masks_at
        size = self.shape.mask
        packed = self.shape.packed
        for match, action in enumerate(chosen):
            if action < 0 or action > highest:
                self._refuse(match, action)
            elif packed:
                if not block[row + (action >> 3)] & MASK_BITS[action & 7]:
                    self._refuse(match, action)
            elif not block[row + action]:
                self._refuse(match, action)
            row += size

    def _refuse(self, match: int, action: int) -> None:
        """IllegalAction, unless the match is over and is only waiting for the next."""
        state = self.positions[match]
        if state.decider >= 0:
            raise IllegalAction(f"Match {match}: {state.refusal(action, state.decider)} Nothing was carried out.")

    def _advance(self, match: int, action: int) -> None:
        state = self.positions[match]
        if state.decider < 0:
            self._deal_next(match)
        else:
            self._carry_out(match, state, action)
            if self.learners:
                self._let_rivals_play(match, state)
            if state.decider < 0:
                self._end(match, state)
                if not self._late:
                    self._deal_next(match)
        self._show(match)

    def _carry_out(self, match: int, state: State, action: int) -> None:
        seat = state.decider
        if self._keep:
            self.history[match].append(seat)
            self.history[match].append(action)
        self.made += 1
        state.carry_out(action, seat)

    def _let_rivals_play(self, match: int, state: State) -> None:
        """Let everybody else play until the learner has to decide or the match is over."""
        learner = self.learners[match]
        while state.decider >= 0 and state.decider != learner:
            seat = state.decider
            if self.rivals is not None:
                action = self.rivals(match, state, seat)
            else:
                legal = state.answers[seat]
                action = legal[self.rng.below(len(legal))]
            self._carry_out(match, state, action)

    def _deal_next(self, match: int) -> None:
        if self._keep:
            self.past[match] = self.history[match]
            self.history[match] = []
        self.finished[match] = self.positions[match]
        self.positions[match] = self.deal(match)
        self._meet_learner(match)

    def _meet_learner(self, match: int) -> None:
        """Go on to the learner's first decision, past a match that ends before it comes to that."""
        if self.learners:
            self._let_rivals_play(match, self.positions[match])
            if self.positions[match].decider < 0:
                self._deal_next(match)

    # The block.

    def _show(self, match: int) -> None:
        """Write what the seat that decides sees and may do."""
        shape = self.shape
        block = self.block
        state = self.positions[match]
        seat = state.decider
        legal = NO_ANSWERS
        if seat >= 0:
            legal = state.answers[seat]
            block[shape.seats_at + match] = seat
        else:
            seat = block[shape.seats_at + match]
        self._writer.write(state, seat, self.page)
        row = shape.masks_at + match * shape.mask
        if shape.packed:
            for action in self._shown[match]:
                block[row + (action >> 3)] = 0
            for action in legal:
                block[row + (action >> 3)] |= MASK_BITS[action & 7]
        else:
            for action in self._shown[match]:
                block[row + action] = 0
            for action in legal:
                block[row + action] = 1
        self._shown[match] = legal

    def _end(self, match: int, state: State) -> None:
        """Write what came of a match."""
        shape = self.shape
        self._ended.append(match)
        at = shape.truncated_at if state.capped else shape.terminated_at
        self.block[at + match] = 1
        scores = state.scores()
        places = state.ranking()
        winners = places.count(1)
        for seat in range(shape.players):
            place = match * shape.players + seat
            self._put_number(shape.scores_at + NUMBER * place, scores[seat])
            if not state.capped:
                prize = self._prizes[winners if places[seat] == 1 else 0]
                self._put_number(shape.rewards_at + NUMBER * place, prize)

    def _put_number(self, at: i64, number: int) -> None:
        for byte in range(NUMBER):
            self.block[at + byte] = number >> (8 * byte) & 255

    def _forget_ends(self) -> None:
        """The rewards and flags of the last step are those of the last step alone."""
        shape = self.shape
        for match in self._ended:
            self.block[shape.terminated_at + match] = 0
            self.block[shape.truncated_at + match] = 0
            for place in range(NUMBER * shape.players):
                self.block[shape.rewards_at + NUMBER * shape.players * match + place] = 0
        self._ended = []
