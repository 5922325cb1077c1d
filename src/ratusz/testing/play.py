"""Laws of playing: matches end, nobody is stuck, nothing illegal happens, no idle question is asked."""

from __future__ import annotations

from ratusz.core.actions import END_TURN
from ratusz.core.errors import IllegalAction
from ratusz.core.game import Document
from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY, State
from ratusz.testing.case import Case, Decision, decide, positions, top_step, walk

LONGEST_MATCH = 100_000
FAR_OFF = 2**70
"""An action that no game has and that fits no machine word."""
ENOUGH_WORLDS = 100
"""Answers that a seat has in none of so many redealt worlds, it hardly ever has."""


def check_matches_end(case: Case, longest: int = LONGEST_MATCH) -> None:
    """Random play comes to an end, and until then every decider has something to do."""
    state = case.state()
    for _ in walk(state, case.rng("end"), longest):
        _check_questions(case, state)
        assert not state.capped, "a match that goes on is marked as ended by the cap"
    assert state.deciders() == [], f"the match is not over after {longest} decisions"
    _check_questions(case, state)
    assert state.player == NOBODY, "the match is over and yet somebody is to move"
    assert state.legal() == [], "the match is over and yet something is legal"


def _check_questions(case: Case, state: State) -> None:
    deciders = state.deciders()
    assert deciders == sorted(set(deciders)), f"deciders {deciders} are not in seat order"
    assert state.player == (deciders[0] if deciders else NOBODY), "player is not the first decider"
    for seat in range(case.players):
        legal = state.legal(seat)
        assert bool(legal) == (seat in deciders), f"seat {seat}, deciders {deciders}, but its legal list is {legal}"
        assert len(set(legal)) == len(legal), f"the legal list of seat {seat} repeats an action: {legal}"
        assert all(0 <= action < case.game.space.size for action in legal), f"{legal} leaves the action space"


def check_illegal_actions_are_refused(case: Case) -> None:
    """What is not legal raises IllegalAction and changes nothing: action, seat, before and after the end."""
    state = case.state()
    rng = case.rng("illegal")
    for number, _ in enumerate(walk(state, rng)):
        if number % 8 == 0:
            _check_refusals(case, state, rng)
    for _ in walk(state, rng, LONGEST_MATCH):
        pass
    _check_refusals(case, state, rng)


def _check_refusals(case: Case, state: State, rng: Rng) -> None:
    size = case.game.space.size
    actions = [NOBODY, size, FAR_OFF, *(rng.below(size) for _ in range(6)), *state.legal()]
    wrong = [
        Decision(seat, action)
        for seat in range(case.players + 2)
        for action in actions
        if seat >= case.players or action not in state.legal(seat)
    ]
    before = case.fingerprint(state)
    answers = [state.legal(seat) for seat in range(case.players)]
    for decision in wrong:
        try:
            state.apply(decision.action, decision.seat)
        except IllegalAction:
            pass
        else:
            raise AssertionError(f"{decision} is not legal and was carried out")
        assert [state.legal(seat) for seat in range(case.players)] == answers, f"refusing {decision} changed answers"
    assert case.fingerprint(state) == before, "a refused action changed the position"


def check_refused_actions_leave_no_trace(case: Case) -> None:
    """A match that refuses an action has the same record, events and position as before."""
    match = case.match(keep_events=True)
    rng = case.rng("trace")
    for _ in range(20):
        decision = decide(match, rng)
        if decision is None:
            break
        before = (match.record(), match.ply)
        for action, seat in ((FAR_OFF, decision.seat), (decision.action, case.players), (NOBODY, decision.seat)):
            try:
                match.apply(action, seat)
            except IllegalAction:
                continue
            raise AssertionError(f"action {action} of seat {seat} is not legal and was carried out")
        assert (match.record(), match.ply) == before, "a refused action is in the record"
        match.apply(decision.action, decision.seat)


def check_no_idle_questions(case: Case) -> None:
    """A question with one answer is not asked, but for two reasons.

    A seat may want to be asked whether its turn may end. Or the question is feigned: for all that others know, it might
    have more answers or another one, and that is to stay secret. Worlds in which it has may be too rare to be met by
    chance (a hand of one colour that could still outbid), so they are asked of most feigned questions of a match, and
    a world in which the seat could not go on at all is none.
    """
    feigned: list[bool] = []
    for confirm in ([], list(range(case.players))):
        for state in positions(case.state(confirm), case.rng("idle")):
            for seat in state.deciders():
                if len(state.legal(seat)) > 1:
                    continue
                if state.feigned(seat):
                    feigned.append(_might_answer_otherwise(case, state, seat))
                    continue
                asked = top_step(state, seat)
                assert state.legal(seat) == [END_TURN], f"'{asked.name}' of seat {seat} was asked without a choice"
                assert seat in confirm, f"seat {seat} was asked to confirm its turn, and had not wished to be"
    assert 3 * sum(feigned) >= 2 * len(feigned), (
        f"of {len(feigned)} questions with one answer, put for secrecy's sake, all know {feigned.count(False)} answers"
    )


def _might_answer_otherwise(case: Case, state: State, seat: int) -> bool:
    """Whether the seat has other answers in a world that a spectator cannot tell from this one."""
    rng = case.rng("other worlds")
    mine = state.legal(seat)
    for _ in range(ENOUGH_WORLDS):
        twin = state.clone()
        twin.redeal(NOBODY, rng)
        if twin.legal(seat) not in ([], mine):
            return True
    return False


def check_confirming_changes_nothing(case: Case) -> None:
    """Asking every seat to confirm its turns leads to the same positions as asking nobody."""
    plain = case.state()
    asked = case.state(list(range(case.players)))
    for decision in walk(plain, case.rng("confirm")):
        _confirm(case, asked, plain)
        assert _apart_from_confirm(case, asked) == _apart_from_confirm(case, plain), "confirming changed the match"
        assert asked.legal(decision.seat) == plain.legal(decision.seat), "confirming changed what is legal"
        asked.apply(decision.action, decision.seat)
    _confirm(case, asked, plain)
    assert _apart_from_confirm(case, asked) == _apart_from_confirm(case, plain), "confirming changed the match"


def _confirm(case: Case, state: State, plain: State) -> None:
    """End the turns that the other match has ended already."""
    while waiting := [seat for seat in state.deciders() if state.legal(seat) == [END_TURN]]:
        if _apart_from_confirm(case, state) == _apart_from_confirm(case, plain):
            return
        state.apply(END_TURN, waiting[0])


def _apart_from_confirm(case: Case, state: State) -> Document:
    return {**case.document(state), "confirm": []}


def check_notation_round_trips(case: Case) -> None:
    """Every action of the space has a text of its own that means it."""
    space = case.game.space
    texts: dict[str, int] = {}
    for action in range(space.size):
        text = space.notation(action)
        assert text not in texts, f"'{text}' stands for {texts[text]} and for {action}"
        texts[text] = action
        assert text == " ".join(text.split()), f"the notation '{text}' has stray spaces"
        assert space.parse(text) == action, f"'{text}' is action {action} and is read as {space.parse(text)}"
