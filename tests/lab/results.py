"""Results to calculate with."""

from __future__ import annotations

from ratusz.lab.arena import Result
from ratusz.lab.seating import Seating


def result(
    number: int,
    seating: Seating,
    places: list[int],
    *,
    scores: list[int] | None = None,
    capped: bool = False,
    first: int = 0,
    rounds: int | None = 10,
    deeds: list[dict[str, int]] | None = None,
) -> Result:
    """A match in which only what matters is given."""
    return Result(
        number=number,
        seed=f"s/{number}",
        seating=seating,
        scores=scores or [20 - place for place in places],
        places=places,
        capped=capped,
        first=first,
        rounds=rounds,
        decisions=[30] * len(places),
        seconds=[0.3] * len(places),
        deeds=deeds or [{} for _ in places],
    )
