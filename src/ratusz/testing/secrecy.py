"""Laws of what is hidden: two worlds that differ only in what an observer cannot know are the same to it.

The second world of each pair is a clone after `redeal`. So these laws also hold `redeal` to its word.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ratusz.bots.base import Bot, keeps_to
from ratusz.core.actions import END_TURN
from ratusz.core.events import Event
from ratusz.core.question import Question
from ratusz.core.state import EVERYBODY, NOBODY, State
from ratusz.testing.case import Case, as_bytes, positions, walk

ENOUGH_REDEALS = 24
"""What a redeal never changed in so many attempts, it does not reshuffle."""


def redealt(case: Case, state: State, observer: int | None, purpose: str = "another world") -> State:
    """A world that the observer cannot tell from this one."""
    twin = state.clone()
    twin.redeal(NOBODY if observer is None else observer, case.rng(purpose))
    return twin


def known(case: Case, state: State, observer: int | None) -> dict[str, bytes]:
    """All that an observer is shown of a position."""
    game = case.game
    shown = {"view": as_bytes(game.view(state, observer)), "deciders": as_bytes(state.deciders())}
    if observer is not None:
        legal = state.legal(observer)
        if "observation" not in game.lacks:
            buffer = bytearray(game.observation.size)
            game.observation.write(state, observer, buffer)
            shown["observation"] = bytes(buffer)
        shown["legal list"] = as_bytes(legal)
        shown["question"] = as_bytes(Question(game, state, observer).document())
        shown["reasons"] = as_bytes([game.reason(state, observer, action) for action in legal])
    return shown


def assert_same(one: Mapping[str, bytes], other: Mapping[str, bytes], observer: int | None, why: str) -> None:
    for name in one:
        assert one[name] == other[name], (
            f"the {name} of observer {observer} differs {why}: {one[name]!r}, {other[name]!r}"
        )


def check_nothing_hidden_is_shown(case: Case) -> None:
    """View, question, observation and hints are byte-equal in both worlds, for every seat and for a spectator."""
    for number, position in enumerate(positions(case.state(), case.rng("secrecy"))):
        if number % 4 == 0:
            _check_that_twins_look_alike(case, position)
    # Whoever confirms a turn is told something then, too.
    confirming = positions(case.state(range(case.players)), case.rng("ends of turns"))
    ends = (position for position in confirming if position.player >= 0 and END_TURN in position.legal())
    for number, position in enumerate(ends):
        if number % 8 == 0:
            _check_that_twins_look_alike(case, position)


def _check_that_twins_look_alike(case: Case, position: State) -> None:
    for observer in case.observers:
        twin = redealt(case, position, observer)
        assert_same(
            known(case, position, observer),
            known(case, twin, observer),
            observer,
            "between worlds that it cannot tell apart",
        )


def check_who_has_no_secrets_shows_none(case: Case) -> None:
    """A seat without secrets is shown the same in every world that a spectator cannot tell apart."""
    for number, position in enumerate(positions(case.state(), case.rng("shared screen"))):
        if number % 4 == 0:
            twin = redealt(case, position, None)
            for seat in range(case.players):
                if not case.standing(position).secrets(seat):
                    assert_same(
                        known(case, position, seat),
                        known(case, twin, seat),
                        seat,
                        "between worlds that a spectator cannot tell apart, though it has no secrets",
                    )


def check_private_takes_the_place_of_public(case: Case) -> None:
    """What a seat sees otherwise stands in the places of what everybody sees, which stays as it is."""
    private = case.game.private
    for number, position in enumerate(positions(case.state(), case.rng("private"))):
        if private is None or number % 4:
            continue
        public = case.game.public(position)
        before = as_bytes(public)
        for observer in range(case.players):
            for name in private(position, observer, public):
                assert name in public, f"there is no public '{name}' for the private one of seat {observer}"
        assert as_bytes(public) == before, "what everybody sees was changed by what a seat sees"


def check_events_tell_nothing_hidden(case: Case) -> None:
    """The same action in both worlds shows an observer the same events and position, up to the first reveal."""
    state = case.state()
    for number, decision in enumerate(walk(state, case.rng("events"))):
        if number % 2:
            continue
        for observer in case.observers:
            world, twin = state.clone(), redealt(case, state, observer)
            if decision.action not in twin.legal(decision.seat):
                assert decision.seat != observer, f"seat {observer} may do in one world what it may not in the other"
                continue
            seen, seen_there = (_events_of(one, decision.action, decision.seat, observer) for one in (world, twin))
            until = min(_first_reveal(seen), _first_reveal(seen_there))
            assert [event.document() for event in seen[:until]] == [event.document() for event in seen_there[:until]], (
                f"observer {observer} sees other events in a world that it could not tell apart: {seen}, {seen_there}"
            )
            if state.together and decision.seat != observer and world.deciders() != twin.deciders():
                continue  # Whether another seat is done may be seen, and here it differs.
            if until == len(seen) == len(seen_there):
                assert_same(
                    known(case, world, observer),
                    known(case, twin, observer),
                    observer,
                    "after an action that revealed nothing",
                )


def _events_of(state: State, action: int, seat: int, observer: int | None) -> list[Event]:
    state.events = []
    state.apply(action, seat)
    seen = [event.seen_by(observer) for event in state.events]
    return [event for event in seen if event is not None]


def _first_reveal(events: Sequence[Event]) -> int:
    return next((index for index, event in enumerate(events) if event.reveal), len(events))


def check_redeal_knows_no_more(case: Case) -> None:
    """A redeal is a function of what the observer knows: both worlds redeal to the same one, generator included."""
    for number, position in enumerate(positions(case.state(), case.rng("redeal"))):
        if number % 4 == 0:
            generator = case.document(position)["rng"]
            for observer in [*case.observers, EVERYBODY]:
                twin = redealt(case, position, observer)
                once = case.document(redealt(case, position, observer, "a third world"))
                again = case.document(redealt(case, twin, observer, "a third world"))
                assert once == again, f"redealing for observer {observer} depends on what it cannot know"
                assert once["rng"] != generator, "a redeal keeps the generator, and so the future"


def check_redeal_forgets_nothing(case: Case) -> None:
    """Every text or list of the position that an observer's view does not show is reshuffled sooner or later.

    It goes by the words of the document: what is to be known to a seat has to stand in its view in the same words.
    """
    observers = [*case.observers, EVERYBODY]
    seen: dict[int | None, Counter[str]] = {observer: Counter() for observer in observers}
    changed: dict[int | None, set[str]] = {observer: set() for observer in observers}
    for number, position in enumerate(positions(case.state(), case.rng("forgotten"))):
        if number > 24 and number % 16:
            continue
        written = _things(case.game.write(position))
        for observer in observers:
            eyes = case.observers if observer == EVERYBODY else [observer]
            shown = {thing for one in eyes for thing in _things(case.game.view(position, one)).values()}
            hidden = {path: thing for path, thing in written.items() if thing not in shown}
            for attempt in range(2):
                twin = redealt(case, position, observer, f"attempt {attempt} at ply {number}")
                things = _things(case.game.write(twin))
                seen[observer].update(hidden.keys())
                changed[observer].update(path for path, thing in hidden.items() if things.get(path) != thing)
    for observer in observers:
        often = {path for path, times in seen[observer].items() if times >= ENOUGH_REDEALS}
        kept = sorted(often - changed[observer])
        assert not kept, f"'{kept[0]}' is neither shown to observer {observer} nor redealt"


def _things(document: object) -> dict[str, str]:
    """The texts of a document and its lists of several plain values, by where they stand."""
    found: dict[str, str] = {}
    _collect(document, "", found)
    return found


def _collect(value: Any, path: str, found: dict[str, str]) -> None:
    if isinstance(value, str):
        found[path] = repr(value)
    elif isinstance(value, dict):
        for key, item in value.items():
            if isinstance(item, str | list | dict):
                _collect(item, f"{path}.{key}" if path else key, found)
    elif isinstance(value, list):
        if len(value) > 1 and not any(isinstance(item, list | dict) for item in value):
            found[path] = repr(value)
        for index, item in enumerate(value):
            if isinstance(item, str | list | dict):
                _collect(item, f"{path}[{index}]", found)


def check_bot_does_not_peek(case: Case, bot: Bot, decisions: int = 8) -> None:
    """A bot plans the same in both worlds, every time it is asked, begins with what is legal, and touches nothing."""
    state = case.state()
    for number, decision in enumerate(walk(state, case.rng("bot"))):
        if number % 5:
            continue
        if number >= 5 * decisions:
            break
        seat = decision.seat
        match = case.standing(state.clone())
        chosen = bot.choose(match, seat)
        assert as_bytes(match.document()) == case.fingerprint(state), "the bot changed the match it was asked about"
        assert chosen in state.legal(seat), f"the bot chose {chosen}, which is not legal"
        plan = bot.plan(match, seat)
        assert plan[0] == chosen, "the bot does not answer the same question the same way"
        there = bot.plan(case.standing(redealt(case, state, seat)), seat)
        assert there == plan, f"the bot of seat {seat} planned {plan}, and {there} where only hidden things differ"


def check_plans_come_true(case: Case, bot: Bot, most: int = 40, *, committed: bool = False) -> int:
    """A bot can play what it plans, and begins as it would if asked for one action; how many actions it foresaw.

    If it is not committed to the turn that it has found, it would choose the same if it were asked after each action.
    """
    match = case.match(keep_events=True)
    foreseen = 0
    while not match.over and match.ply < most:
        seat = match.player
        for number, action in enumerate(bot.plan(match, seat)):
            assert number == 0 or keeps_to(match, seat, action), f"seat {seat} could not play {action} as planned"
            chosen = action if number and committed else bot.choose(match, seat)
            assert chosen == action, f"seat {seat} planned to play {action}, and then would rather play {chosen}"
            match.apply(action, seat)
            foreseen += number > 0
    return foreseen
