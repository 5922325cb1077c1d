"""Laws of what lies on the table and what it is worth: pieces are conserved, points add up."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import chain, islice, product

from ratusz.core.game import ScoreDetails
from ratusz.core.state import NOBODY, State
from ratusz.testing.case import Case, positions
from ratusz.texts import LANGUAGES, Texts


def check_components_are_conserved(case: Case) -> None:
    """The same pieces are in every position, also after a redeal."""
    state = case.state()
    pieces = dict(case.game.components(state))
    assert pieces, "a game without components cannot lose any"
    for number, position in enumerate(positions(state, case.rng("pieces"))):
        assert dict(case.game.components(position)) == pieces, "pieces were lost or made on the way"
        if number % 10 == 0:
            for observer in (*range(case.players), NOBODY):
                twin = position.clone()
                twin.redeal(observer, case.rng("pieces redealt"))
                assert dict(case.game.components(twin)) == pieces, "pieces were lost or made by a redeal"


def check_scores_and_places(case: Case) -> None:
    """Every seat has whole points and a place at any time; somebody is first; more points are never a worse place."""
    for position in positions(case.state(), case.rng("scores")):
        scores = position.scores()
        assert len(scores) == case.players, f"there are {len(scores)} scores for {case.players} seats"
        ranking = position.ranking()
        assert len(ranking) == case.players, f"there are {len(ranking)} places for {case.players} seats"
        assert all(type(number) is int for number in [*scores, *ranking]), f"{scores}, {ranking} are whole numbers"
        for seat, place in enumerate(ranking):
            better = sum(1 for other in ranking if other < place)
            assert place == 1 + better, f"seat {seat} is on place {place} of {ranking} with {better} before it"
            for other in range(case.players):
                assert scores[other] <= scores[seat] or ranking[other] < place, f"scores {scores}, places {ranking}"


def check_score_sheet_adds_up(case: Case) -> None:
    """The points by source are the points, at any time."""
    for position in positions(case.state(), case.rng("sheet")):
        sheets = [case.game.score_sheet(position, seat) for seat in range(case.players)]
        scores = position.scores()
        assert [sum(sheet.values()) for sheet in sheets] == scores, f"the score sheets {sheets} are not {scores}"
        assert all(sheet.keys() == sheets[0].keys() for sheet in sheets), "score sheets have different lines"


def check_score_details_fit(case: Case) -> None:
    """What points are made of belongs to rows of the score sheet, and adds up to them where it is points."""
    for position, seat, details in _details(case):
        sheet = case.game.score_sheet(position, seat)
        for row, messages in details.items():
            assert row in sheet or not messages, f"'{row}' is no row of the score sheet"
            parts = [int(args["points"]) for _, args in messages if "points" in args]
            assert not parts or sum(parts) == sheet[row], f"'{row}' is {sheet[row]}, not {messages}"


def check_score_details_are_said(case: Case) -> None:
    """There are words for what points are made of, in every language."""
    texts = [Texts(language, case.game) for language in LANGUAGES]
    for _, _, details in _details(case):
        for text, message in product(texts, chain.from_iterable(details.values())):
            text.message(message)


def _details(case: Case) -> Iterator[tuple[State, int, ScoreDetails]]:
    tell = case.game.score_details
    if tell is None:
        return
    for position in islice(positions(case.state(), case.rng("details")), 0, None, 5):
        for seat in range(case.players):
            yield position, seat, tell(position, seat)


def check_values_are_chances(case: Case) -> None:
    """The heuristic value is a chance to win for each seat, and looking at it changes nothing.

    Alone at the table there is nobody to beat; the value then says how good the score will be, and so it changes.
    """
    seen: set[float] = set()
    for number, position in enumerate(positions(case.state(), case.rng("value"))):
        before = case.fingerprint(position) if number % 10 == 0 else ""
        values = case.game.value(position)
        assert len(values) == case.players, f"there are {len(values)} values for {case.players} seats"
        assert all(0.0 <= value <= 1.0 for value in values), f"{values} are not all from 0 to 1"
        seen.add(values[0])
        chances = case.players == 1 or math.isclose(sum(values), 1.0, abs_tol=1e-9)
        assert chances, f"the values {values} sum to {sum(values)}"
        assert not before or case.fingerprint(position) == before, "looking at the value changed the position"
    assert case.players > 1 or len(seen) > 1, f"the value of a seat that plays alone is {seen} all the time"


def check_observations_fit(case: Case) -> None:
    """An observation fills its part of the buffer, whatever was there, each part within its bounds, and no more."""
    observation = case.game.observation
    size = observation.size
    for position in positions(case.state(), case.rng("observation")):
        for seat in range(case.players):
            clean, dirty = bytearray(size + 1), bytearray(b"\xff" * (size + 1))
            observation.write(position, seat, clean)
            observation.write(position, seat, dirty)
            assert clean[:size] == dirty[:size], "an observation leaves bytes of the buffer unwritten"
            assert (clean[size], dirty[size], len(clean)) == (0, 255, size + 1), "an observation is too long"
            at = 0
            for part in observation.parts:
                highest = max(clean[at : at + part.size])
                assert highest <= part.highest, f"'{part.name}' holds {highest}, above its bound {part.highest}"
                at += part.size
