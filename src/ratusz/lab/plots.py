"""Plots as SVG, for reports and notebooks: they need no library, follow the colours of the page, and read as text."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Final

WIDTH: Final = 460
AXIS: Final = 300
"""How long the axis of intervals is."""
LETTER: Final = 7
"""What a letter of a name takes at most, as a rule."""
LONGEST: Final = 34
"""So many letters of a name are shown."""
RIGHT: Final = 66
"""Room for the number itself."""
LINE: Final = 22
INK: Final = "var(--ink, currentColor)"
ACCENT: Final = "var(--accent, #b7791f)"
FAINT: Final = "var(--line-strong, #a89879)"


@dataclass(frozen=True, slots=True)
class Plot:
    """A picture; notebooks show it, and `str` gives the SVG."""

    svg: str

    def __str__(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        return self.svg


def intervals(
    rows: Sequence[Mapping[str, Any]], *, title: str, percent: bool = False, reference: float | None = None
) -> Plot:
    """A line for each row: its `name`, its `value` as a dot, and from `low` to `high` a bar.

    >>> print(str(intervals([{"name": "inn", "value": 0.5, "low": 0.4, "high": 0.7}], title="Wins"))[:52])
    <svg viewBox="0 0 421 68" role="img" aria-label="Win
    """
    finite = [row[key] for row in rows for key in ("value", "low", "high") if math.isfinite(row[key])]
    ticks = _ticks([*finite, *([] if reference is None else [reference])])
    names = [_short(str(row["name"])) for row in rows]
    left = 34 + LETTER * max((len(name) for name in names), default=0)
    place = _Axis(ticks[0], ticks[-1], left, left + AXIS)
    height = LINE * len(rows) + 46
    parts = [_axis(ticks, place, height, percent)]
    if reference is not None:
        parts.append(_rule(place(reference), 8, height - 34, ACCENT, "4 3"))
    for number, row in enumerate(rows):
        y = 20 + LINE * number
        low, high = (min(max(row[key], ticks[0]), ticks[-1]) for key in ("low", "high"))
        parts += [
            _text(left - 10, y + 4, names[number], "end"),
            f'<line x1="{place(low):.1f}" x2="{place(high):.1f}" y1="{y}" y2="{y}" stroke="{FAINT}" stroke-width="3"/>',
            f'<circle cx="{place(row["value"]):.1f}" cy="{y}" r="4.5" fill="{ACCENT}"/>',
            _text(left + AXIS + 10, y + 4, number_text(row["value"], percent), "start"),
        ]
    return _svg(height, title, parts, left + AXIS + RIGHT)


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def histogram(numbers: Sequence[float], *, title: str) -> Plot:
    """How often numbers fall where."""
    ticks = _ticks(numbers)
    step = (ticks[1] - ticks[0]) / 4
    bins = [0] * round((ticks[-1] - ticks[0]) / step)
    for number in numbers:
        bins[min(len(bins) - 1, int((number - ticks[0]) / step))] += 1
    most, height = max(bins), 190
    place = _Axis(ticks[0], ticks[-1], 50, WIDTH - 30)
    tall = _Axis(0, most, height - 34, 14)
    parts = [_axis(ticks, place, height, percent=False)]
    for number, count in enumerate(bins):
        left, right = place(ticks[0] + number * step), place(ticks[0] + (number + 1) * step)
        if count:
            parts.append(
                f'<rect x="{left + 0.5:.1f}" y="{tall(count):.1f}" width="{right - left - 1:.1f}"'
                f' height="{height - 34 - tall(count):.1f}" fill="{ACCENT}"/>'
            )
    parts.append(_text(44, tall(most) + 4, str(most), "end"))
    return _svg(height, title, parts)


def number_text(number: float, percent: bool = False) -> str:
    """A number as reports print it."""
    if not math.isfinite(number):
        return "–"
    return f"{100 * number:.1f} %" if percent else f"{number:.3g}" if abs(number) < 10 else f"{number:.1f}"


def chance_text(p_value: float) -> str:
    """A p-value as reports print it."""
    return "< 0.001" if p_value < 0.001 else f"{p_value:.3f}"


def _svg(height: float, title: str, parts: Sequence[str], width: int = WIDTH) -> Plot:
    """No letter is smaller than ten pixels: on a narrow page a wide plot is scrolled."""
    name = escape(title, quote=True)
    style = f'style="max-width:{width}px;min-width:{width * 10 // 13}px;width:100%;font:13px system-ui,sans-serif"'
    return Plot(f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{name}" {style}>{"".join(parts)}</svg>')


class _Axis:
    """Where numbers are on the page."""

    def __init__(self, low: float, high: float, begin: float, end: float) -> None:
        self.low, self.begin = low, begin
        self.factor = (end - begin) / ((high - low) or 1)

    def __call__(self, number: float) -> float:
        return self.begin + (number - self.low) * self.factor


def _ticks(numbers: Sequence[float]) -> list[float]:
    """Round numbers from below the least to above the greatest."""
    low, high = min(numbers, default=0.0), max(numbers, default=1.0)
    room = high - low or abs(high) or 1.0
    power = 10.0 ** math.floor(math.log10(room / 4))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor * 5 >= room)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [round(number * step, 10) for number in range(first, max(last, first + 1) + 1)]


def _axis(ticks: Sequence[float], place: _Axis, height: float, percent: bool) -> str:
    return "".join(
        _rule(place(tick), 8, height - 34, "var(--line, #cdbfa6)")
        + _text(place(tick), height - 16, f"{100 * tick:g} %" if percent else f"{tick:g}", "middle")
        for tick in ticks
    )


def _rule(x: float, top: float, bottom: float, colour: str, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}" stroke="{colour}"{dashed}/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{INK}">{escape(text)}</text>'
