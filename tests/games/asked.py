"""What questions say of their answers, in the notation."""

from __future__ import annotations

from ratusz.core.match import Match
from ratusz.core.state import NOBODY


def obvious(match: Match, seat: int = NOBODY) -> str | None:
    """The answer that everybody gives in the place of a seat (by default of who decides); None if there is a choice."""
    question = match.question(seat)
    assert question.actions, "the seat is asked"
    return match.notation(question.obvious) if question.obvious >= 0 else None


def costly(match: Match, seat: int = NOBODY) -> dict[str, str]:
    """The answers that throw something away, and what."""
    question = match.question(seat)
    assert question.actions, "the seat is asked"
    return {match.notation(action): what for action, what in question.costly.items()}
