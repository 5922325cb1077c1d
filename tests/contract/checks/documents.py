"""Laws of documents and options: what was written can be read, and what is wrong is refused with the right error."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ratusz.core.errors import BadDocument, BadOptions
from ratusz.core.game import Document, Game
from ratusz.core.match import Match
from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY, State
from tests.contract.case import Case, decide, walk
from tests.contract.checks.play import LONGEST_MATCH

GOOD_WHILE = 80
"""For so many decisions, more than lie between two documents, a position from a document is played beside its twin."""


def check_documents_round_trip(case: Case) -> None:
    """A position read from its document behaves like the original for a good while; the last one to the end."""
    state = case.state(list(range(0, case.players, 2)))
    for number, _ in enumerate(walk(state, case.rng("documents"))):
        if number % 25 == 0:
            _check_twins(case, state.clone(), GOOD_WHILE)
    assert _check_twins(case, state.clone(), LONGEST_MATCH), f"a match is not over after {LONGEST_MATCH} decisions"


def _check_twins(case: Case, state: State, most: int) -> bool:
    """Play a position and its twin on together for so many decisions; whether they came to the end."""
    match = case.standing(state)
    match.keep_events = True
    document = json.loads(json.dumps(match.document()))
    twin = Match.from_document(case.game, document, keep_events=True)
    assert twin.document() == document, "a document reads to another position than it was written from"
    rng = case.rng("twins")
    for _ in range(most):
        decision = decide(match, rng)
        if decision is None:
            break
        assert twin.deciders() == match.deciders(), "a position from a document asks other seats"
        for seat in match.deciders():
            assert twin.legal(seat) == match.legal(seat), f"seat {seat} has other actions from a document"
        match.apply(decision.action, decision.seat)
        twin.apply(decision.action, decision.seat)
        assert twin.moves[-1].events == match.moves[-1].events, "other things happen from a document"
    assert twin.over == match.over, "a match from a document and its original are not over at the same time"
    assert twin.document() == match.document(), "a match from a document comes to another position"
    assert Match.replay(case.game, twin.record()).fingerprint() == match.fingerprint(), "its record replays elsewhere"
    return match.over


def check_damaged_document(case: Case, damage_seed: str, most: int = 60) -> bool:
    """A damaged document raises BadDocument, or it describes a position that can be played; whether it was refused.

    Such a position has all its pieces, and keeps them.
    """
    rng = Rng.from_seed(f"damage/{damage_seed}")
    state = case.state()
    for _ in walk(state, rng, rng.below(most)):
        pass
    document = json.loads(json.dumps(case.document(state)))
    pieces = dict(case.game.components(state))
    damages = [damage(document, rng) for _ in range(1 + rng.below(2))]
    try:
        match = Match.from_document(case.game, document)
    except BadDocument:
        return True
    except Exception as error:
        raise AssertionError(f"after damage ({'; '.join(damages)}) reading raised {error!r}") from error
    try:
        _play_a_while(case, match, pieces, rng)
    except Exception as error:
        raise AssertionError(f"after damage ({'; '.join(damages)}) playing raised {error!r}") from error
    return False


def _play_a_while(case: Case, match: Match, pieces: dict[str, int], rng: Rng) -> None:
    for _ in range(60):
        if match.players == case.players:
            assert case.game.components(match.redealt(NOBODY, rng)) == pieces, "pieces were lost or made"
        for observer in [*range(match.players), None]:
            match.view(observer)
        match.scores(), match.ranking(), match.score_sheet(), match.document()
        decision = decide(match, rng)
        if decision is None:
            break
        match.apply(decision.action, decision.seat)


def check_unknown_entries_are_refused(case: Case) -> None:
    """An entry that nobody knows, more likely a mistake than a wish, is refused by its name, also within a seat."""
    document = json.loads(json.dumps(case.document(case.state())))
    for where in (document["position"], *document["position"].get("seats", ())):
        said = "nothing was said"
        where["nonsense"] = 1
        try:
            Match.from_document(case.game, document)
        except BadDocument as error:
            said = str(error)
        del where["nonsense"]
        assert "'nonsense'" in said, f"an unknown entry beside {', '.join(where)} was not noticed: {said}"


Place = tuple[Any, Any]
"""A list or an object, and the index or key of something in it."""


def damage(document: Document, rng: Rng) -> str:
    """Change a document in place, in some way that may well be wrong; what was done."""
    places = list(_places(document))
    holder, key = places[rng.below(len(places))]
    kind = ("drop", "replace", "nudge", "swap", "move", "repeat")[rng.below(6)]
    other, other_key = places[rng.below(len(places))]
    if kind == "swap" and type(other[other_key]) is type(holder[key]):
        holder[key], other[other_key] = other[other_key], holder[key]
    elif kind == "nudge" and isinstance(holder[key], int):
        holder[key] += (-1, 1, 1000)[rng.below(3)]
    elif kind == "move" and isinstance(holder, list) and isinstance(other, list):
        other.insert(other_key, holder.pop(key))
    elif kind == "repeat" and isinstance(holder, list):
        holder.append(holder[key])
    elif kind == "drop":
        del holder[key]
    else:
        kind = "replace"
        holder[key] = _strangers()[rng.below(len(_strangers()))]
    return f"{kind} {key!r}"


def _strangers() -> list[Any]:
    return [
        None,
        True,
        -1,
        0,
        10**12,
        0.5,
        "",
        "end_turn",
        "\ud800",
        [],
        [[]],
        [None],
        {},
        {"step": "turn", "player": 0},
    ]


def _places(value: Any) -> Iterator[Place]:
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    for key in keys:
        yield value, key
        yield from _places(value[key])


def check_bad_options_are_refused(case: Case) -> None:
    """Every option takes its bounds and nothing beyond; so do player counts and confirm lists."""
    game, players = case.game, case.players
    for option in game.options:
        number = isinstance(option.default, int) and not isinstance(option.default, bool)
        good = [option.default, *option.choices, *((option.lowest, option.highest) if number else ())]
        for value in good:
            _check_accepted(game, players, option.name, value)
        bad: list[object] = [None, 0.5, "nonsense", [], "1", 1 if isinstance(option.default, bool) else True]
        for value in [*bad, *((option.lowest - 1, option.highest + 1) if number else ())]:
            _check_refused(game, players, {option.name: value})
    _check_refused(game, players, {"no_such_option": True})
    for count in (game.players[0] - 1, game.players[-1] + 1, -players, True, None, 2.0, str(players)):
        _check_refused(game, count, {})
    for seat in (-1, players, 0.5, "0", None, True):
        _check_refused(game, players, {}, seat)


def _check_accepted(game: Game, players: int, name: str, value: object) -> None:
    try:
        game.new_state(players, {name: value}, "1")
    except BadOptions as error:
        raise AssertionError(f"option '{name}' refuses {value!r}: {error}") from None


def _check_refused(game: Game, players: Any, options: dict[str, Any], *confirm: Any) -> None:
    try:
        game.new_state(players, options, "1", confirm)
    except BadOptions:
        return
    except Exception as error:
        raise AssertionError(f"{players!r} players, {options}, confirm {confirm} raised {error!r}") from error
    raise AssertionError(f"{players!r} players with {options}, confirm {confirm}, should have been refused")
