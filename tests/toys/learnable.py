"""The fair as something to learn: what a value may look at there. In a module of its own, so that workers find it."""

from __future__ import annotations

from dataclasses import replace

from ratusz.core.features import AMOUNT, COUNT, KIND, OPINION, Feature, Features, Opinion
from tests.toys import fair

FAIR = replace(
    fair.GAME,
    features=Features(
        looks=(Feature("hand", KIND), Feature("discard", COUNT), Feature("coins", AMOUNT), Feature("points", AMOUNT)),
        term_ids=OPINION,
        terms=Opinion(fair.value),
        left=lambda state: state.round / 10,
    ),
)
