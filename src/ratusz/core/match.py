"""A match: a game, a position and how it came about. The one object a newcomer needs."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import ClassVar, Final

from ratusz.core.board import Say
from ratusz.core.data import unlike, varied
from ratusz.core.documents import by_these_rules, fingerprint, position_document, read_position
from ratusz.core.errors import BadDocument, BadNotation, BadOptions, BadRecord, IllegalAction, RatuszError
from ratusz.core.events import DealtAnew, Event
from ratusz.core.game import Document, Game, Message, Options, ScoreDetails, View
from ratusz.core.granting import has_taken_back, is_harmless, obvious_answer
from ratusz.core.moves import ANEW, UNDO, Dealing, Done, Move, Passed, TakenBack, line_of
from ratusz.core.outcomes import taken_for_granted
from ratusz.core.past import NotRemembered, Prelude, Waypoint, last_lines, marks_of, moves_by, open_moves, read, written
from ratusz.core.question import Question
from ratusz.core.reading import whole_number
from ratusz.core.record import LET_PASS, Earlier, Record, seed_hash, seed_text
from ratusz.core.rng import Rng
from ratusz.core.state import EVERYBODY, NOBODY, State
from ratusz.core.taking_back import WayBack

SPACING: Final = 64
"""After so many actions the position is kept, so that going back plays no more than these again."""
CLOSE_SPACING: Final = 8
"""The same on a way that is played again: whoever goes back one by one does not play it all every time."""


Origin = tuple[str | None, Document | None, int]
"""What a match was shuffled by, or the document that it began with, and how many lines before."""


class Match:
    """A match being played.

    `keep_events` makes it remember what happened after every action, which logs and undo need and simulation does not.
    """

    voice: ClassVar[Callable[[Game], Say]]
    """The words of a game for who prints a match. The package sets it: core itself knows no language."""

    def __init__(
        self,
        game: Game,
        state: State,
        options: Options,
        *,
        seed: str | None = None,
        start: Document | None = None,
        keep_events: bool = False,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        """What the match was shuffled by; None if it began from a document."""
        self.earlier: list[Earlier] = []
        """What was played by earlier rules, if the match was carried on from there by these."""
        self.behind = 0
        """How many lines those are."""
        self._origin: object = state.rng.document() if seed is None else seed
        """What is dealt anew comes from this, and from the line of the record."""
        self.follows = game.rules_version
        """The version of the rules that the record was played by which is being played again."""
        self.keep_events = keep_events
        self.names: list[str] = []
        """Who sits where, for people; may be empty."""
        self.moves: list[Move] = []
        """The actions in force, undone ones left out."""
        self._history: list[Done] = []
        """All that was ever done, line by line; if it was taken up somewhere, a few lines before that and all since."""
        self._unheld = 0
        """How many lines are before those."""
        self._past: Prelude | None = None
        """What was before the place where it was taken up, unless it is remembered."""
        self.undealt = 0
        """How many undos took back a reveal and dealt nothing anew, as they did before there were dealings."""
        self._dealt = False
        """Whether something was dealt anew: from then on every reveal that is taken back is."""
        self._played_again = 0
        self._kept = [Waypoint(0, state.clone(), 1)]
        self.start = start
        """The document that the match began from, or that it was carried on from; None if it was shuffled."""
        self._state = state
        self._phases = 1
        """The number of the simultaneous phase that is open or comes next."""

    @classmethod
    def new(
        cls,
        game: Game,
        players: int,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        confirm: Sequence[int] = (),
        keep_events: bool = False,
    ) -> Match:
        """Set up a match; without a seed it gets an unguessable one."""
        text = secrets.token_hex(16) if seed is None else seed_text(seed)
        checked = game.check_options(options or {})
        state = game.new_state(players, checked, text, confirm)
        return cls(game, state, checked, seed=text, keep_events=keep_events)

    # Playing.

    @property
    def state(self) -> State:
        """The position itself, secrets included. Not to be changed: `apply` is how a match goes on."""
        return self._state

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._state.players

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._state.player < 0

    @property
    def player(self) -> int:
        """The seat to decide, the first of them if several do; -1 when the match is over."""
        return self._state.player

    @property
    def ply(self) -> int:
        """How many actions are in force, dealings anew included."""
        return len(self.moves)

    @property
    def work(self) -> int:
        """How many actions it took to come here, undone ones and those that undos played again included."""
        return self._lines + self._played_again

    @property
    def _lines(self) -> int:
        """How many lines its record has."""
        return self._unheld + len(self._history)

    @property
    def phase(self) -> int:
        """The number of the simultaneous phase that is open; 0 outside of one."""
        return self._phases if self._state.together else 0

    @property
    def settled(self) -> int:
        """How many of the actions in force everybody may know about: in a simultaneous phase, only those before it."""
        phase = self.phase
        if not phase:
            return self.ply
        return self.ply - sum(1 for _ in takewhile(lambda move: move.phase == phase, reversed(self.moves)))

    @property
    def capped(self) -> bool:
        """Whether a cap ended the match; its scores then count for nobody's rating."""
        return self._state.capped

    @property
    def confirm(self) -> list[int]:
        """The seats that are asked before their turn ends."""
        return list(self._state.confirm)

    def deciders(self) -> list[int]:
        """The seats that may decide now."""
        return self._state.deciders()

    def legal(self, seat: int = NOBODY) -> list[int]:
        """The legal actions of a seat (by default of `player`)."""
        if seat >= self.players:
            raise IllegalAction(f"There is no seat {seat}: the seats are 0 to {self.players - 1}.")
        return list(self._state.legal(seat))

    def legal_texts(self, seat: int = NOBODY) -> list[str]:
        """The same in the notation."""
        return self.game.space.notations(self.legal(seat))

    def why(self, text: str, seat: int = NOBODY) -> str:
        """Why an action is not legal for a seat (by default `player`) now, in a sentence; nothing if it is."""
        question = self.question(seat)
        action = self.parse(text)
        if action in question.actions:
            return ""
        if not question.actions:
            return self._state.refusal(action, question.seat)
        closed = question.why(self.notation(action))
        if closed is None:
            return f"'{text:.100}' is not legal for seat {question.seat} now."
        args = closed.args_of(self.notation(action))
        ids = {name: value for name, value in args.items() if isinstance(value, str)}
        numbers = {name: value for name, value in args.items() if isinstance(value, int)}
        return f"{Match.voice(self.game)(f'closed-{closed.why}', ids, **numbers)} ({closed.rule})"

    def question(self, seat: int = NOBODY) -> Question:
        """What a seat (by default `player`) is asked now, with its answers; it has no answers if it decides nothing."""
        if seat >= self.players:
            raise IllegalAction(f"There is no seat {seat}: the seats are 0 to {self.players - 1}.")
        return Question(self.game, self._state, self._state.player if seat < 0 else seat)

    def feigned(self, seat: int) -> bool:
        """Whether a seat has only one answer and is asked merely to keep a secret: anybody may answer for it."""
        return self._state.feigned(seat)

    def window(self, seat: int) -> bool:
        """Whether a seat is offered a chance to act out of turn; its first answer lets the chance pass."""
        return self._state.window(seat)

    def apply(self, action: int, seat: int = NOBODY, *, granted: bool = False) -> None:
        """Carry out an action. If it is not legal, IllegalAction is raised and nothing changes."""
        move = self._play(action, seat)
        move.granted = granted
        self._history.append(move)

    def play(self, *texts: str, seat: int = NOBODY) -> Match:
        """Carry out actions written in the notation, one after the other, and return the match itself.

        At the first that is not legal, IllegalAction says why; those before it stay.
        """
        for text in texts:
            reason = self.why(text, seat)
            if reason:
                raise IllegalAction(reason)
            self.apply(self.parse(text), seat)
        return self

    def granted(self, seat: int, *, alone: bool) -> int:
        """The answer that a table gives for a seat that does not want to be asked what everybody answers alike.

        It reveals nothing, tells nobody anything, and can be taken back: what comes next is asked of the seat again,
        unless it is `alone`, so that nobody would have to agree. Only what is foregone (`Game.foregone`) may reveal
        something. Who has taken something back is asked everything until the turn is over. Below 0 if there is no such
        answer.
        """
        action = obvious_answer(self.game, self._state, seat)
        if action < 0 or has_taken_back(self._history, seat, self.phase):
            return NOBODY
        return action if is_harmless(self.game, self._state, seat, action, alone=alone) else NOBODY

    def let_pass(self, count: int) -> None:
        """Let the next chances to act out of turn pass, so many of them, whoever has them. The record has one line."""
        ply, seat = self.ply, self.player
        for _ in range(count):
            if self.phase or self.over or not self.window(self.player):
                passed = self.ply - ply
                self._return_to(ply)
                raise IllegalAction(f"There are {passed} chances to act out of turn to let pass, not {count}.")
            self._play_again(Move(self.player, self.legal()[0], 0, True))
        self._history.append(Passed(seat, count))

    def play_all(self, texts: Sequence[str], seat: int = NOBODY) -> int:
        """Give several answers of a seat, each when it is asked for, and return how many were given.

        What nobody asks for, as it was the only answer there was, is left out, and so is what would answer a question
        from before the one that is asked now. IllegalAction if nothing is asked for.
        """
        return sum(1 for _ in self.answering(texts, seat))

    def answering(self, texts: Sequence[str], seat: int = NOBODY) -> Iterator[int]:
        """The same one by one: each action once it is carried out."""
        seat = self.player if seat < 0 else seat
        left = [self.parse(text) for text in texts]
        depth = self._depth(seat)
        given = 0
        while (action := next((one for one in left if one in self._state.legal(seat)), None)) is not None:
            if self._depth(seat) < depth:
                return
            left.remove(action)
            granted = taken_for_granted(self._state, seat, action) if left else []
            self.apply(action, seat)
            for single in granted:
                if single in left:
                    left.remove(single)
            given += 1
            yield action
        if not given:
            if not self.legal(seat):
                raise IllegalAction(self._state.refusal(NOBODY, seat))
            raise IllegalAction(f"'{'; '.join(texts):.100}' is not legal for seat {seat} now.")

    def _depth(self, seat: int) -> int:
        """How many steps lie on the stack of a seat."""
        state = self._state
        return len(state.together[seat] if state.together else state.steps)

    def _play(self, action: int, seat: int) -> Move:
        state = self._state
        decider = state.player if seat < 0 else seat
        together, phase = state.together, self.phase
        asked = 0 <= decider < state.players
        window, feigned = asked and state.window(decider), asked and state.feigned(decider)
        if self.keep_events:
            state.events = []
        state.apply(action, decider)
        move = Move(decider, action, phase, window, state.events or [], feigned)
        state.events = None
        if phase and state.together is not together:
            self._phases += 1
        self.moves.append(move)
        if len(self.moves) % SPACING == 0:
            first, *others = self._kept
            self._kept = [first, *(kept for kept in others if kept.ply % SPACING == 0)]
            self._keep_position()
        return move

    def _keep_position(self) -> None:
        self._kept.append(Waypoint(len(self.moves), self._state.clone(), self._phases))

    def scores(self) -> list[int]:
        """The points of each seat: final, or as if the match ended now."""
        return self._state.scores()

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the winner; tied seats share a place."""
        return self._state.ranking()

    def score_sheet(self) -> list[dict[str, int]]:
        """For each seat its points by source."""
        return [self.game.score_sheet(self._state, seat) for seat in range(self.players)]

    def score_details(self) -> list[ScoreDetails]:
        """For each seat what the points of its score sheet are made of."""
        tell = self.game.score_details
        return [tell(self._state, seat) if tell else {} for seat in range(self.players)]

    def notation(self, action: int) -> str:
        """The text of an action."""
        return self.game.space.notation(action)

    def parse(self, text: str) -> int:
        """The action of a text; BadNotation if there is none."""
        return self.game.space.parse(text)

    def reason(self, action: int, seat: int = NOBODY) -> Message:
        """Why a seat, the first that decides if none is named, might choose an action: a text's key and arguments."""
        return self.game.reason(self._state, self.player if seat < 0 else seat, action)

    # Undo.

    def undoable(self, seat: int) -> int:
        """How many of its actions a seat may take back on its own.

        It may go back to the start of its turn, but never past something that was revealed, the end of a turn or of a
        simultaneous phase, what was done out of turn, or another seat's decision.
        """
        return self._way_back.undoable(seat)

    def retractable(self, seat: int) -> int:
        """How many of its actions a seat may take back if the whole table agrees: all of them."""
        return self._way_back.retractable(seat)

    def undoing(self, seat: int, steps: int) -> int:
        """How many actions it takes back to undo so many steps of a seat.

        An action of its own and what the table answered after it are one step.
        """
        return self._way_back.undoing(seat, steps)

    def undoable_steps(self, seat: int) -> int:
        """How many steps a seat may take back on its own; what the table answered first is left for the very last."""
        return self._way_back.undoable_steps(seat)

    def retraction(self, seat: int, count: int) -> tuple[int, bool]:
        """What an undo by consent would do: how many actions stay as they are, and whether cards are dealt anew.

        Nothing is played for that, so without events the answer is that they are. What others did in the same
        simultaneous phase is played again by the undo and does not count, but for the action that ended the phase: it
        would not have.
        """
        first, reveals = self._way_back.retraction(seat, count)
        return first, self.game.chance and reveals

    @property
    def _way_back(self) -> WayBack:
        return WayBack(self.moves, self.phase, self.keep_events)

    def undo(self, seat: int, count: int = 1, *, by_consent: bool = False) -> int:
        """Take back the last actions of a seat, and return how many there were. They stay in the record as undone.

        Beyond `undoable` the whole table has to agree (`by_consent`); what others did since is then taken back too,
        except in the same simultaneous phase. A feigned question is answered for the seat, so an undo does not stop at
        one if the seat may go back further. If something was revealed since, what no seat knows is dealt anew.
        """
        allowed = self.retractable(seat) if by_consent else self.undoable(seat)
        if not 1 <= count <= allowed:
            raise IllegalAction(f"Seat {seat} may take back {allowed} action(s), not {count}.")
        revealed = self._take_back(seat, count)
        while self.feigned(seat) and self.undoable(seat):
            revealed |= self._take_back(seat, 1)
            count += 1
        self._end_undo(seat, count, anew=revealed and self.game.chance)
        return count

    def _take_back(self, seat: int, count: int) -> bool:
        """Take back, and tell whether that undid a reveal, or a dealing because of one."""
        first = self._way_back.places(seat)[-count]
        undone = self.moves[first:]
        phase = undone[0].phase
        self._return_to(first)
        before = self._state.clone()
        for move in takewhile(lambda move: not isinstance(move, Dealing), undone):
            if move.seat != seat and phase and move.phase == phase:
                self._play_again(move)
        if any(isinstance(move, Dealing) for move in undone):
            return True
        return self._reveals(before, undone) > self._reveals(before, self.moves[first:])

    def _reveals(self, state: State, moves: Sequence[Move]) -> int:
        """How often moves from a position on revealed something; without events, they are played again to tell."""
        if self.keep_events:
            return sum(move.reveals for move in moves)
        state = state.clone()
        revealed = 0
        for move in moves:
            state.events = []
            state.apply(move.action, move.seat)
            revealed += sum(event.reveal for event in state.events)
        self._played_again += len(moves)
        return revealed

    def _return_to(self, ply: int) -> None:
        """Go back to an earlier moment: to the nearest position that was kept, and on from there."""
        if self._past is not None and ply < self._past.ply:
            self._recall()
        while self._kept[-1].ply > ply:
            self._kept.pop()
        kept = self._kept[-1]
        between = self.moves[kept.ply : ply]
        self.moves = self.moves[: kept.ply]
        self._state = kept.state.clone()
        self._phases = kept.phases
        for move in between:
            self.redo(move)

    def redo(self, move: Move) -> None:
        """Let a move of this match be in force again; what it caused is known."""
        if isinstance(move, Dealing):
            self._state.redeal(EVERYBODY, self._chance(move.line))
            self.moves.append(move)
        else:
            self._play_again(move)
            self.moves[-1] = move
        if self.ply % CLOSE_SPACING == 0 and self._kept[-1].ply < self.ply:
            self._keep_position()

    def _play_again(self, move: Move) -> None:
        self._play(move.action, move.seat).granted = move.granted
        self._played_again += 1

    def _end_undo(self, seat: int, count: int, *, anew: bool) -> None:
        self._history.append(TakenBack(seat, count, anew))
        if anew:
            self._dealt = True
            told: list[Event] = [DealtAnew(seat)] if self.keep_events else []
            self.redo(Dealing(NOBODY, NOBODY, self.phase, False, told, line=self._lines))

    def _chance(self, line: int) -> Rng:
        """What cards are dealt anew by: the seed, or the generator of the document, and the line of the record."""
        return Rng.from_seed(f"{ANEW} {self.behind + line} {self._origin}")

    # Looking.

    def __repr__(self) -> str:
        question = self.question()
        asked = f"seat {question.seat} decides {question.step}" if question.step else "over"
        return f"<Match {self.game.id}, {self.players} players, ply {self.ply}, {asked}>"

    def __str__(self) -> str:
        """The table in words, as who decides sees it; after the end, as everybody does."""
        seat = self.player
        view = self.view(None if seat < 0 else seat)
        names = self.names or [f"Seat {number}" for number in range(self.players)]
        return self.game.board.draw(view, names, Match.voice(self.game)).text(seat)

    def clone(self) -> Match:
        """An independent copy."""
        twin = self._twin()
        twin._state = self._state.clone()
        return twin

    def _twin(self) -> Match:
        """A copy with the same position, which is about to be given another one."""
        twin: Match = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.names = list(self.names)
        twin.moves = list(self.moves)
        twin._history = list(self._history)
        twin._kept = list(self._kept)
        return twin

    def at(self, ply: int) -> Match:
        """The same match after its first `ply` actions."""
        if not 0 <= ply <= len(self.moves):
            raise IllegalAction(f"The match has moments 0 to {len(self.moves)}, not {ply}.")
        if self._past is not None and (self._past.known or ply < self._past.ply):
            self._recall()
        twin = self._twin()
        if self._past is None:
            twin._history = self._way_to(ply)
        else:  # Which lines lead there is not remembered, and nobody can tell this one later: it has no record.
            twin._past = Prelude(self._past.ply, self._past.lines)
        twin._return_to(ply)
        return twin

    def moments(self, first: int, end: int) -> Iterator[Match]:
        """The match as it stood at each ply from `first` up to, but not at, `end`: one match that goes on."""
        moment = self.at(first)
        yield moment
        for move in self.moves[first : end - 1]:
            moment.redo(move)
            self._follow(moment._history, move)
            yield moment

    def _way_to(self, ply: int) -> list[Done]:
        """The lines of a record that lead to a moment; a dealing anew needs all lines before it, its number counts."""
        way: list[Done] = []
        for move in self.moves[:ply]:
            self._follow(way, move)
        return way

    def _follow(self, way: list[Done], move: Move) -> None:
        if isinstance(move, Dealing):
            way[:] = self._history[: move.line - self._unheld]
        else:
            way.append(move)

    def counted(self, observer: int | None) -> list[Move]:
        """The actions in force that an observer (None: a spectator) may count: of an open phase only its own.

        A dealing anew is nobody's action, and everybody is told of it.
        """
        if not self._state.together:
            return self.moves
        settled = self.settled
        return self.moves[:settled] + [move for move in self.moves[settled:] if move.seat in (observer, NOBODY)]

    def redealt(self, seat: int, rng: Rng) -> State:
        """A copy of the position to think about, with everything that the seat cannot know reshuffled."""
        state = self._state.clone()
        state.redeal(seat, rng)
        return state

    def view(self, seat: int | None = None) -> View:
        """What a seat (None: a spectator) may see, as JSON."""
        if seat is not None and not 0 <= seat < self.players:
            raise IllegalAction(f"There is no seat {seat}: the seats are 0 to {self.players - 1}.")
        return self.game.view(self._state, seat)

    def private(self, seat: int, public: View) -> View:
        """What a seat sees otherwise than a spectator, whose view is given."""
        return {} if self.game.private is None else self.game.private(self._state, seat, public)

    def secrets(self, seat: int) -> bool:
        """Whether a seat sees or decides now what others must not see, so that a shared screen has to be covered."""
        return self.game.has_secrets(self._state, seat)

    def events(self, observer: int | None, since: int = 0) -> list[Event]:
        """What an observer (None: a spectator) saw happen since a ply."""
        if self._past is not None and since < self._past.ply:
            self._recall()
        seen = [event.seen_by(observer) for move in self.moves[since:] for event in move.events]
        return [event for event in seen if event is not None]

    def common(self, earlier: Match) -> int:
        """How many actions are still in force that were so in an earlier clone of this match."""
        count = min(self.ply, earlier.ply)
        while count and self.moves[count - 1] is not earlier.moves[count - 1]:
            count -= 1
        return count

    # Documents and records.

    def document(self) -> Document:
        """The whole position as readable JSON, secrets included; `from_document` loads it back."""
        return position_document(self.game, self._state, self.options)

    @classmethod
    def from_document(cls, game: Game, document: Document, keep_events: bool = False) -> Match:
        """A match that begins at the position of a document; BadDocument says what is wrong with it."""
        try:
            document = by_these_rules(game, document)
            state, options = read_position(game, document)
        except BadOptions as error:
            raise BadDocument(str(error)) from None
        return cls(game, state, options, start=copy.deepcopy(document), keep_events=keep_events)

    @classmethod
    def carry_on(cls, game: Game, document: Document, keep_events: bool = False) -> Match:
        """The rest of a match that was begun by earlier rules, from a document that this program wrote itself.

        It is asked what was asked then, even if these rules would have asked something else at that point.
        """
        document = by_these_rules(game, document)
        state, options = read_position(game, document, any_steps=True)
        match = cls(game, state, options, keep_events=keep_events)
        match.start = match.document()
        return match

    def fingerprint(self) -> str:
        """A hash of the whole position: equal positions, equal fingerprints."""
        return fingerprint(self.document())

    def record(self) -> Record:
        """The match so far, from its beginning."""
        if self._past is not None:
            self._recall()
        state = self._state
        return Record(
            game=self.game.id,
            rules_version=self.game.rules_version,
            players=state.players,
            options=self.game.written(self.options),
            confirm=list(state.confirm),
            seed=self.seed,
            seed_hash=None if self.seed is None else seed_hash(self.seed),
            start=self.start,
            actions=[line_of(done, self.game.space) for done in self._history],
            final=self.fingerprint(),
            scores=self.scores() if self.over else None,
            capped=state.capped,
            names=list(self.names),
            earlier=self.earlier,
            data=varied(self.game.id),
        )

    def last_line(self) -> str:
        """The newest line of the record."""
        return line_of(self._history[-1], self.game.space)

    @classmethod
    def replay(cls, game: Game, record: Record, keep_events: bool = False) -> Match:
        """Play a record again; BadRecord names the first line that does not fit, and has the match up to there.

        The record may follow another version of the rules: these are the ones that it is played by now.
        """
        match = cls.beginning(game, record, keep_events)
        match.play_lines(record.actions)
        return match

    @classmethod
    def beginning(cls, game: Game, record: Record, keep_events: bool = False) -> Match:
        """The first position of a record; BadRecord if there is none."""
        if record.game != game.id:
            raise BadRecord(f"The record is for '{record.game}', not for '{game.id}'.")
        if misfit := unlike(game.id, record.data):
            raise BadRecord(f"The record cannot be replayed here: {misfit}")
        try:
            if record.start is not None:
                match = cls.from_document(game, record.start, keep_events)
            else:
                match = cls.new(game, record.players, record.seed, record.options, record.confirm, keep_events)
        except (BadOptions, BadDocument) as error:
            raise BadRecord(str(error)) from None
        match.earlier = record.earlier
        if record.earlier:
            lines = sum(len(part.actions) for part in record.earlier)
            match.continue_from(record.seed, record.earlier[0].start, lines)
        match.follows = record.rules_version
        match.names = list(record.names)
        return match

    # Taking up.

    def marks(self) -> Document:
        """What it takes to take the match up here, beside the position of which everybody knows.

        What was done since in an open simultaneous phase is told in full: it is played again from there.
        """
        settled = self.settled
        return {
            "lines": self._lines,
            "phases": self._phases,
            "dealt": self._dealt,
            "undealt": self.undealt,
            "played_again": self._played_again,
            "history": written(last_lines(self._history)),
            "open": open_moves(self.moves[settled:], self.game.space),
            **marks_of(self.moves[:settled]),
        }

    @classmethod
    def take_up(cls, game: Game, document: Document, marks: Document, origin: Origin) -> Match:
        """A match that goes on from a position with its `marks`, as if it had been played up to there.

        What was before is not remembered: whoever asks for it gets NotRemembered, until `remember` was called.
        """
        state, options = read_position(game, by_these_rules(game, document), any_steps=True)
        match = cls(game, state, options, keep_events=True)
        match.continue_from(*origin)
        match.moves, match._history = moves_by(marks), read(marks["history"])
        match._unheld = marks["lines"] - len(match._history)
        match._past = Prelude(match.ply, marks["lines"])
        match._phases, match._dealt, match.undealt = marks["phases"], marks["dealt"], marks["undealt"]
        match._kept = [Waypoint(match.ply, state.clone(), match._phases)]
        for seat, text, granted, line in marks["open"]:
            if line:
                match.redo(Dealing(NOBODY, NOBODY, match.phase, False, [DealtAnew(seat)], line=line))
            else:
                match._play(match.parse(text), seat).granted = granted
        match._played_again = marks["played_again"]
        return match

    @property
    def remembered(self) -> bool:
        """Whether all is held that was done since its beginning."""
        return self._past is None

    def remember(self, whole: Match) -> None:
        """Know all that was before, from the same match played from its beginning to where it was taken up."""
        past = self._past
        if past is None:
            return
        for mark, move in zip(self.moves[: past.ply], whole.moves[: past.ply], strict=True):
            mark.action, mark.events = move.action, move.events
        past.kept, past.history = [kept for kept in whole._kept if kept.ply < past.ply], whole._history
        past.known = True
        self.start = whole.start
        self._recall()

    def _recall(self) -> None:
        """Let what is remembered of the past be part of this match, which may be a clone from before."""
        past = self._past
        if past is None or not past.known:
            raise NotRemembered
        self._kept = past.kept + self._kept
        self._history = past.history + self._history[past.lines - self._unheld :]
        self._unheld, self._past = 0, None

    def continue_from(self, seed: str | None, start: Document | None, lines: int) -> None:
        """Be the rest of a match that was shuffled by a seed, or began with a document, so many lines before."""
        self.seed, self.behind = seed, lines
        if seed is not None or start is not None:
            self._origin = seed if start is None else start.get("rng")

    def play_lines(self, lines: Sequence[str], first: int = 1) -> None:
        """Carry out lines of a record, numbered from `first` on; BadRecord names the one that does not fit."""
        for number, line in enumerate(lines, start=first):
            try:
                self.play_line(line)
            except RatuszError as error:
                misfit = f"Line {number} of the record, '{line:.60}', does not fit"
                raise BadRecord(f"{misfit}{self._by_which_rules()}: {error}", number, self) from None

    def _by_which_rules(self) -> str:
        now = self.game.rules_version
        return "" if self.follows == now else f" version {now} of the rules (it was played by version {self.follows})"

    def play_line(self, line: str, *, granted: bool = False) -> None:
        """Carry out a line of a record: `SEAT NOTATION`, `SEAT undo COUNT`, that with `anew`, or `SEAT let_pass COUNT`.

        If it does not fit, nothing changes.
        """
        seat_text, _, text = line.partition(" ")
        seat = whole_number(seat_text)
        if seat is None or seat >= self.players:
            raise BadNotation(f"a seat from 0 to {self.players - 1} was expected first.")
        verb, _, rest = text.partition(" ")
        if verb == UNDO:
            self._play_undo(seat, rest)
        elif verb == LET_PASS:
            self._play_passes(seat, rest)
        else:
            self.apply(self.parse(text), seat, granted=granted)

    def _play_undo(self, seat: int, text: str) -> None:
        count_text, _, word = text.partition(" ")
        count = whole_number(count_text)
        if count is None or not 1 <= count <= self.retractable(seat):
            raise BadNotation("there is nothing that far back to undo.")
        if word not in ("", ANEW):
            raise BadNotation(f"'{ANEW}' or nothing was expected after the count, not '{word:.20}'.")
        before = self.moves, list(self._kept), self._state, self._phases
        past = self._history, self._unheld, self._past
        try:
            self._check_dealing(self._take_back(seat, count), word == ANEW)
        except RatuszError:
            self.moves, self._kept, self._state, self._phases = before
            self._history, self._unheld, self._past = past
            raise
        self._end_undo(seat, count, anew=word == ANEW)

    def _play_passes(self, seat: int, text: str) -> None:
        count = whole_number(text)
        if not count or seat != self.player:
            raise BadNotation(
                f"the first seat that has a chance to act out of turn was expected before '{LET_PASS}'"
                " and after it how many there are."
            )
        self.let_pass(count)

    def _check_dealing(self, revealed: bool, anew: bool) -> None:
        """A record deals anew what a match would deal anew; but it may be from before there were dealings."""
        if anew and not self.game.chance:
            raise BadNotation(f"nothing can be dealt anew in {self.game.id}.")
        if anew and not revealed:
            raise BadNotation("nothing was revealed since then, so nothing is dealt anew.")
        if revealed and self.game.chance and not anew:
            if self._dealt:
                raise BadNotation(
                    f"something was revealed since then: '{ANEW}' was expected, as earlier in the record."
                )
            self.undealt += 1
