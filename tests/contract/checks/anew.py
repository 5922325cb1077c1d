"""Laws of an undo past a reveal: what no seat knows is dealt anew, and what seats know stays."""

from __future__ import annotations

from collections.abc import Sequence

from ratusz.core.match import Match
from ratusz.core.moves import Dealing, Move
from ratusz.core.state import EVERYBODY, NOBODY, State
from tests.contract.case import MOST_PLIES, Case, as_bytes, decide, walk
from tests.contract.checks.secrecy import assert_same, known

MOST_TAKEN_BACK = 6


def check_dealing_anew(case: Case) -> int:
    """Nobody can see or know anything else after it; records, moments and documents agree on what was dealt.

    How often the new deal differs from the old one is the result.
    """
    match = case.match(list(range(case.players)), keep_events=True)
    rng = case.rng("anew")
    changed = 0
    for _ in range(MOST_PLIES // 3):
        decision = decide(match, rng)
        if decision is None:
            break
        match.apply(decision.action, decision.seat)
        if rng.below(5) == 0:
            changed += _take_back(case, match, decision.seat, 1 + rng.below(MOST_TAKEN_BACK))
    _check_record(case, match)
    return changed


def _take_back(case: Case, match: Match, seat: int, count: int) -> int:
    before = list(match.moves)
    prints = _prints(match)
    match.undo(seat, min(count, match.retractable(seat)), by_consent=True)
    common = _common(before, match.moves)
    assert _prints(match)[: common + 1] == prints[: common + 1], "undo changed what came before"
    if not _seen(before) > _seen(match.moves):
        return 0
    dealt = bool(match.moves) and isinstance(match.moves[-1], Dealing)
    assert dealt == case.game.chance, "a reveal was taken back, and the cards lie as they lay"
    return _check_dealing(case, match) if dealt else 0


def _seen(moves: Sequence[Move]) -> int:
    """How often something was revealed, or dealt anew because of that."""
    return sum(move.reveals + isinstance(move, Dealing) for move in moves)


def _prints(match: Match) -> list[str]:
    """The position at some moments, the first ones and the last."""
    return [match.at(ply).fingerprint() if ply % 16 == 0 else "" for ply in range(match.ply + 1)]


def _common(before: Sequence[Move], after: Sequence[Move]) -> int:
    common = 0
    while common < min(len(before), len(after)) and before[common] is after[common]:
        common += 1
    return common


def _check_dealing(case: Case, match: Match) -> int:
    """Compares the position with the one just before the dealing; whether they differ."""
    old, new = _state(match.at(match.ply - 1)), _state(match)
    assert case.game.components(old) == case.game.components(new), "a dealing anew lost or made something"
    for observer in case.observers:
        assert_same(known(case, old, observer), known(case, new, observer), observer, "after a dealing anew")
    for observer in (*range(case.players), NOBODY, EVERYBODY):
        worlds = [_redealt(case, state, observer) for state in (old, new)]
        assert worlds[0] == worlds[1], f"observer {observer} knows something else after a dealing anew"
    read = Match.from_document(case.game, match.document())
    assert read.fingerprint() == match.fingerprint(), "a position dealt anew has no document"
    assert old.rng.document() != new.rng.document(), "chance goes on as before a dealing anew"
    return case.game.write(old) != case.game.write(new)


def _state(match: Match) -> State:
    return match.clone().state


def _redealt(case: Case, state: State, observer: int) -> bytes:
    twin = state.clone()
    twin.redeal(observer, case.rng("what is known"))
    return case.fingerprint(twin)


def _check_record(case: Case, match: Match) -> None:
    for keep_events in (False, True):
        again = Match.replay(case.game, match.record(), keep_events=keep_events)
        assert again.fingerprint() == match.fingerprint(), "a record with dealings anew replays to another position"
        assert again.record() == match.record(), "a record with dealings anew replays to another record"
    for observer in case.observers:
        assert again.events(observer) == match.events(observer), f"observer {observer} sees another replay"
    half = match.at(match.ply // 2)
    moment = Match.replay(case.game, half.record())
    assert moment.fingerprint() == half.fingerprint(), "the record of a moment leads to another position"


def check_what_is_left_to_chance(case: Case) -> None:
    """A game without chance after the deal goes on the same way whatever the generator, and nothing in it is unseen."""
    if case.game.chance:
        return
    state = case.state()
    twin = state.clone()
    for number, decision in enumerate(walk(state, case.rng("chance"))):
        if number % 8 == 0:
            assert _same(case, state, twin), "chance decides in a game that leaves nothing to chance"
            twin.redeal(EVERYBODY, case.rng(f"generator {number}"))
            assert _same(case, state, twin), "something is dealt anew in a game that leaves nothing to chance"
        twin.apply(decision.action, decision.seat)


def _same(case: Case, one: State, other: State) -> bool:
    return as_bytes(case.game.write(one)) == as_bytes(case.game.write(other))
