"""Laws of events and of undo, which is computed from them."""

from __future__ import annotations

import json
import re

from ratusz.core.errors import IllegalAction
from ratusz.core.events import Event, MatchEnded, TurnEnded
from ratusz.core.match import Match
from ratusz.core.moves import Dealing, Move
from ratusz.core.rng import Rng
from tests.contract.case import MOST_PLIES, Case, decide
from tests.contract.checks.records import played

KIND = re.compile(r"[a-z]+(_[a-z]+)*")


def check_events_are_well_formed(case: Case) -> None:
    """Every event has a kind of its own, a seat of the table and a JSON; the end of the match is told once, last."""
    match = played(case, keep_events=True)
    kinds: dict[str, type[Event]] = {}
    events = [event for move in match.moves for event in move.events]
    for event in events:
        assert KIND.fullmatch(event.kind), f"{event} has no proper kind"
        assert kinds.setdefault(event.kind, type(event)) is type(event), f"two events are called '{event.kind}'"
        assert -1 <= event.seat < case.players, f"{event} is of no seat"
        for observer in case.observers:
            seen = event.seen_by(observer)
            document = {} if seen is None else seen.document()
            assert seen is None or document["event"] == event.kind, f"{event} is told to {observer} as another event"
            try:
                json.dumps(document)
            except (TypeError, ValueError) as error:
                raise AssertionError(f"{event} cannot be written as JSON: {error}") from None
    ends = [event for event in events if isinstance(event, MatchEnded)]
    assert len(ends) == match.over, f"a match that is {'' if match.over else 'not '}over told its end {len(ends)} times"
    if ends:
        assert events[-1] is ends[0], "something happened after the match ended"
        assert ends[0].by_cap == match.capped, "the event and the position disagree on what ended the match"


def check_undo(case: Case) -> int:
    """Undo leads back to the position before, crosses nothing it must not, and stays in a record that replays.

    How often something was taken back is the result.
    """
    match = case.match(list(range(case.players)), keep_events=True)
    rng = case.rng("undo")
    undone = 0
    for _ in range(MOST_PLIES // 2):
        decision = decide(match, rng)
        if decision is None:
            break
        match.apply(decision.action, decision.seat)
        seat = decision.seat if rng.below(3) else rng.below(case.players)
        _check_limits(match, seat)
        allowed = match.undoable(seat)
        own = sum(1 for move in match.moves if move.seat == seat)
        if allowed and rng.below(3) == 0:
            _check_taking_back(case, match, seat, 1 + rng.below(allowed), rng, by_consent=False)
            undone += 1
        elif own and rng.below(25) == 0:
            _check_taking_back(case, match, seat, 1 + rng.below(min(own, 6)), rng, by_consent=True)
            undone += 1
    again = Match.replay(case.game, match.record())
    assert again.fingerprint() == match.fingerprint(), "a record with undone actions replays to another position"
    assert again.record() == match.record(), "a record with undone actions replays to another record"
    return undone


def _check_limits(match: Match, seat: int) -> None:
    """What a seat may take back on its own, and that it may take back no more."""
    allowed = match.undoable(seat)
    waits = seat in match.deciders() or match.document()["together"]
    assert waits or allowed == 0, f"seat {seat} may undo {allowed} action(s), and its turn is over"
    for move in match.moves[_index_of(match.moves, seat, allowed) :] if allowed else []:
        for event in move.events:
            assert not isinstance(event, TurnEnded) or event.seat != seat, f"seat {seat} may undo the end of its turn"
            told = event.seen_by(seat) == event
            assert not (event.reveal and told), f"seat {seat} may undo what it did before it saw {event}"
    before = match.record()
    for count in (0, -1, allowed + 1):
        try:
            match.undo(seat, count)
        except IllegalAction:
            continue
        raise AssertionError(f"seat {seat} took back {count} actions and may take back {allowed}")
    assert match.record() == before, "a refused undo changed the match"


def _index_of(moves: list[Move], seat: int, count: int) -> int:
    """Where the earliest of a seat's last `count` actions stands."""
    return [index for index, move in enumerate(moves) if move.seat == seat][-count]


def _check_taking_back(case: Case, match: Match, seat: int, count: int, rng: Rng, *, by_consent: bool) -> None:
    before = list(match.moves)
    lines = match.record().actions
    taken = match.undo(seat, count, by_consent=by_consent)
    first = _index_of(before, seat, taken)
    _check_answered_for(match, before, seat, count, taken)
    assert match.moves[:first] == before[:first], "undo changed what came before"
    kept = [move for move in before[first:] if move.seat != seat and not isinstance(move, Dealing)]
    anew = bool(match.moves) and match.moves[-1] not in before and isinstance(match.moves[-1], Dealing)
    if not by_consent:
        assert match.moves[first : match.ply - anew] == kept, "undo took back actions of other seats"
    line = f"{seat} undo {taken} anew" if anew else f"{seat} undo {taken}"
    assert match.record().actions == [*lines, line], "undone actions have to stay in the record"
    if any(isinstance(move, Dealing) for move in match.moves):
        return  # The kept actions alone do not lead there; there is a check of its own.
    fresh = case.match(match.confirm)
    for move in match.moves:
        fresh.apply(move.action, move.seat)
    assert fresh.fingerprint() == match.fingerprint(), "undo leads to a position that the kept actions do not lead to"


def _check_answered_for(match: Match, before: list[Move], seat: int, count: int, taken: int) -> None:
    """An undo goes back as far as was asked, and further only past answers given for the sake of secrecy."""
    assert taken >= count, f"{count} actions were to be taken back, and {taken} were"
    stops = match.feigned(seat) and match.undoable(seat) > 0
    assert not stops, "undo stops at a question that will be answered for the seat again"
    for further in range(count, taken):
        at = match.at(_index_of(before, seat, taken))
        between = before[at.ply : _index_of(before, seat, further)]
        if any(isinstance(move, Dealing) for move in between):
            continue
        for move in between:
            at.apply(move.action, move.seat)
        assert at.feigned(seat), "undo took back more than was asked"
