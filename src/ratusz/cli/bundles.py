"""Several answers that are given in one go: a chain of crafts, a payment, what a panel proposes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ratusz.core.errors import IllegalAction
from ratusz.core.events import TurnEnded
from ratusz.core.form import Form
from ratusz.core.match import Match
from ratusz.core.question import Outcome

MOST: Final = 8
"""More are not offered at once: the best come first."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """Answers that belong together, as notations."""

    answers: tuple[str, ...]
    outcome: Outcome
    """What they cost and bring in the end, as far as that is certain."""


def bundles_of(match: Match, seat: int) -> list[Bundle]:
    """What a seat can do in one go that would take several answers, the best first."""
    panel = match.question(seat).panel
    if panel is None:
        return []
    told = [panel.answers(counts) for counts in panel.proposals] if isinstance(panel, Form) else panel.answers
    found: dict[tuple[str, ...], Bundle] = {}
    for answers in told[:MOST]:
        bundle = _tried(match, seat, list(answers))
        if bundle is not None:
            found.setdefault(bundle.answers, bundle)
    return list(found.values())


def _tried(match: Match, seat: int, answers: list[str]) -> Bundle | None:
    """Answers as they are given: without those that nobody asks for; None if fewer than two are left."""
    ahead = match.clone()
    purse = match.game.purse
    before = purse(ahead.state, seat) if purse else []
    try:
        given = [match.notation(action) for action in ahead.answering(answers, seat)]
    except IllegalAction:
        return None
    if len(given) < 2:
        return None
    certain = not any(
        event.reveal or isinstance(event, TurnEnded) for move in ahead.moves[match.ply :] for event in move.events
    )
    if not purse or not certain:
        return Bundle(tuple(given), Outcome())
    after = purse(ahead.state, seat)
    changes = {name: now - then for name, now, then in zip(match.game.purse_ids, after, before, strict=True)}
    cost = {name: -change for name, change in changes.items() if change < 0}
    return Bundle(tuple(given), Outcome(cost, {name: change for name, change in changes.items() if change > 0}))
