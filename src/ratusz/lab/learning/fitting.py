"""Finding weights: ridge regression on the margin with Huber's loss, and how far a lead decides, by who won.

The weights that are best on matches they were not learned from are kept; how good these are is told by further matches,
which decided nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ratusz.core.features import AMOUNT, COUNT, Feature, Features
from ratusz.core.observation import Observation
from ratusz.core.weights import FORMAT, columns, name_of, parts_of
from ratusz.lab.learning.looking import Samples

Floats = NDArray[np.float64]

CHUNK: Final = 20_000
"""How many rows are looked at together."""
PASSES: Final = 3
"""How often weights are found anew, with outliers counting less."""
HUBER: Final = 1.5
"""Where outliers begin, in typical errors."""
PENALTIES: Final = (1e-4, 3e-4, 1e-3, 3e-3, 1e-2, 3e-2, 1e-1)
"""What large weights cost, in parts of the samples; the best is chosen."""
RARE: Final = 30
"""What fewer rows show counts for nothing."""
PARTS: Final = 10
TEST: Final = 0
CHOICE: Final = 1
"""Of ten matches, one tells how good weights are, and one which of them are best."""


@dataclass(frozen=True, slots=True)
class Accuracy:
    """How well chances to win fit how matches came out."""

    log_loss: float
    brier: float
    spearman: float
    """How well the order of the chances fits that of the margins."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """Weights, as a file has them, and how good they are."""

    document: dict[str, Any]
    learned: Accuracy
    """On matches that decided nothing."""
    own: Accuracy
    """What the game's own value comes to on the same."""
    rows: int


class Columns:
    """The features as columns of a matrix, in the order of the looks and terms."""

    def __init__(self, features: Features, observation: Observation[Any]) -> None:
        self.features = features
        self.parts = parts_of(observation)
        self.sizes = [columns(look, self.parts) for look in features.looks]
        self.number = sum(self.sizes) + 2 * len(features.term_ids)

    def matrix(self, samples: Samples, rows: slice) -> NDArray[np.float32]:
        """The features of some rows, and behind them the same times what is left of the match."""
        seen = samples.seen[rows]
        found = [self._look(look, seen) for look in self.features.looks]
        always = np.concatenate([*found, samples.terms[rows]], axis=1)
        return np.concatenate([always, always * samples.left[rows, None]], axis=1)

    def _look(self, look: Feature, seen: NDArray[np.uint8]) -> NDArray[np.float32]:
        start, part = self.parts[look.part]
        amounts = seen[:, start : start + part.size]
        if look.how == AMOUNT:
            plain = amounts.astype(np.float32)
            return np.stack([plain, np.sqrt(plain)], axis=2).reshape(len(seen), -1)
        cases = part.highest + 1
        picked = amounts.astype(np.int64)
        if look.by:
            beside, other = self.parts[look.by]
            picked = picked * (other.highest + 1) + seen[:, beside : beside + part.size]
            cases *= other.highest + 1
        if look.how != COUNT:
            picked = picked + cases * np.arange(part.size)
            cases *= part.size
        flat = picked + cases * np.arange(len(seen))[:, None]
        counted = np.bincount(flat.ravel(), minlength=cases * len(seen))
        return counted.reshape(len(seen), cases).astype(np.float32)

    def document(self, weights: Floats, bias: tuple[float, float], spread: tuple[float, float]) -> dict[str, Any]:
        """Weights as a file has them."""
        always, timely = weights[: self.number], weights[self.number :]
        looks: dict[str, list[list[float]]] = {}
        at = 0
        for look, size in zip(self.features.looks, self.sizes, strict=True):
            looks[name_of(look)] = [_short(always[at : at + size]), _short(timely[at : at + size])]
            at += size
        count = len(self.features.term_ids)
        terms = {
            term: _short(np.array([part[at + number + shift] for shift in (0, count) for part in (always, timely)]))
            for number, term in enumerate(self.features.term_ids)
        }
        return {
            "format": FORMAT,
            "bias": _short(np.array(bias)),
            "spread": _short(np.array(spread)),
            "terms": terms,
            "looks": looks,
        }


def fit(features: Features, observation: Observation[Any], samples: Samples) -> Fitted:
    """The weights that follow from samples."""
    kinds = samples.match % PARTS
    learning, choosing, testing = (samples.only(rows) for rows in (kinds > CHOICE, kinds == CHOICE, kinds == TEST))
    table = Columns(features, observation)
    mean, scale = _standard(table, learning)
    center = float(learning.margin.mean())
    counts = np.ones(len(learning.margin))
    best: tuple[float, Floats] = (np.inf, np.zeros(0))
    for number in range(PASSES):
        gram, moment = _moments(table, learning, mean, scale, center, counts)
        values, vectors = np.linalg.eigh(gram)
        turned = vectors.T @ moment
        last = number == PASSES - 1
        for penalty in PENALTIES if last else PENALTIES[2:3]:
            weights = vectors @ (turned / (values + penalty * counts.sum()))
            if not last:
                best = (np.inf, weights)
                continue
            strengths = _strengths(table, choosing, mean, scale, weights) + center
            loss = accuracy(_chances(strengths, choosing, spread_of(strengths, choosing)), choosing).log_loss
            if loss < best[0]:
                best = loss, weights
        errors = learning.margin - center - _strengths(table, learning, mean, scale, best[1])
        typical = HUBER * 1.4826 * float(np.median(np.abs(errors)))
        counts = np.minimum(1.0, typical / np.maximum(np.abs(errors), 1e-9))
    strengths = center + _strengths(table, learning, mean, scale, best[1])
    spread = spread_of(strengths, learning)
    raw = _raw(best[1], scale)
    document = table.document(raw, (center - float(mean @ raw), 0.0), spread)
    tested = _chances(center + _strengths(table, testing, mean, scale, best[1]), testing, spread)
    return Fitted(document, accuracy(tested, testing), accuracy(testing.opinion, testing), len(samples.margin))


def _chunks(samples: Samples) -> Iterator[slice]:
    for start in range(0, len(samples.margin), CHUNK):
        yield slice(start, min(start + CHUNK, len(samples.margin)))


def _standard(table: Columns, samples: Samples) -> tuple[Floats, Floats]:
    """The mean of every column, and by what it is divided; infinitely much where hardly any row differs."""
    total = np.zeros(2 * table.number)
    squares = np.zeros(2 * table.number)
    shown = np.zeros(2 * table.number)
    for rows in _chunks(samples):
        matrix = table.matrix(samples, rows)
        total += matrix.sum(axis=0, dtype=np.float64)
        squares += np.einsum("ij,ij->j", matrix, matrix, dtype=np.float64)
        shown += np.count_nonzero(matrix, axis=0)
    number = len(samples.margin)
    mean = total / number
    scale = np.sqrt(np.maximum(squares / number - mean**2, 0.0))
    return mean, np.where((shown < RARE) | (scale < 1e-6), np.inf, scale)


def _moments(
    table: Columns, samples: Samples, mean: Floats, scale: Floats, center: float, counts: Floats
) -> tuple[Floats, Floats]:
    """Products of the columns that count, with each other and with the margin."""
    counted = np.isfinite(scale)
    number = int(counted.sum())
    shift, factor = mean[counted].astype(np.float32), (1.0 / scale[counted]).astype(np.float32)
    gram = np.zeros((number, number))
    moment = np.zeros(number)
    for rows in _chunks(samples):
        matrix = (table.matrix(samples, rows)[:, counted] - shift) * factor
        weighted = matrix * counts[rows, None].astype(np.float32)
        gram += weighted.T @ matrix
        moment += weighted.T @ (samples.margin[rows] - center)
    return gram, moment


def _strengths(table: Columns, samples: Samples, mean: Floats, scale: Floats, weights: Floats) -> Floats:
    raw = _raw(weights, scale)
    found = [table.matrix(samples, rows) @ raw.astype(np.float32) for rows in _chunks(samples)]
    return np.asarray(np.concatenate(found), np.float64) - float(mean @ raw)


def _raw(weights: Floats, scale: Floats) -> Floats:
    """The weights of the columns as they are; nothing where they do not count."""
    raw = np.zeros(len(scale))
    raw[np.isfinite(scale)] = weights / scale[np.isfinite(scale)]
    return raw


def spread_of(strengths: Floats, samples: Samples) -> tuple[float, float]:
    """The logarithm of the lead that means odds of e to one, at the end and how much more there is at the beginning."""
    at, slope, reach = np.log(max(float(strengths.std()), 1e-3)), 0.0, 2.0
    for _ in range(7):
        tries = [
            (at + reach * x, slope + reach * y)
            for x in (-1.0, -0.5, 0.0, 0.5, 1.0)
            for y in (-1.0, -0.5, 0.0, 0.5, 1.0)
        ]
        losses = [_log_loss(_chances(strengths, samples, each), samples.share) for each in tries]
        at, slope = tries[int(np.argmin(losses))]
        reach /= 2.0
    return float(at), float(slope)


def _chances(strengths: Floats, samples: Samples, spread: tuple[float, float]) -> Floats:
    """The chance of each row's seat to win, as a judge would tell it."""
    odds = strengths / np.exp(spread[0] + spread[1] * samples.left)
    table = odds.reshape(-1, samples.players)
    table = np.exp(table - table.max(axis=1, keepdims=True))
    return np.asarray((table / table.sum(axis=1, keepdims=True)).ravel(), np.float64)


def accuracy(chances: NDArray[Any], samples: Samples) -> Accuracy:
    """How well chances fit how matches came out."""
    shares = samples.share
    brier = float(np.mean((chances - shares) ** 2)) * samples.players / 2.0
    order = np.corrcoef(_ranks(chances), _ranks(samples.margin))[0, 1]
    return Accuracy(_log_loss(chances, shares) * samples.players, brier, float(order))


def _log_loss(chances: NDArray[Any], shares: NDArray[Any]) -> float:
    return float(-np.mean(shares * np.log(np.maximum(chances, 1e-6))))


def _ranks(numbers: NDArray[Any]) -> Floats:
    """Places in ascending order; equal numbers share the mean of theirs."""
    _, place, counts = np.unique(numbers, return_inverse=True, return_counts=True)
    last = np.cumsum(counts)
    return np.asarray((last - (counts - 1) / 2.0)[place], np.float64)


def _short(numbers: Floats) -> list[float]:
    """Five digits are enough, and zeros are short."""
    return [float(f"{number:.5g}") if number else 0 for number in numbers]
