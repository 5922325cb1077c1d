"""The learning curve as a picture: how well chances to win were told after each generation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ratusz.lab.learning.fitting import Fitted

WIDTH: Final = 480
HEIGHT: Final = 260
EDGE: Final = 48


def drawn(title: str, steps: Sequence[tuple[int, Fitted]]) -> str:
    """An SVG of the log-loss after so many matches: what was learned, and the game's own value on the same matches."""
    most = max(matches for matches, _ in steps)
    losses = [loss for _, fitted in steps for loss in (fitted.learned.log_loss, fitted.own.log_loss)]
    low, high = min(losses) - 0.01, max(losses) + 0.01

    def place(matches: int, loss: float) -> str:
        across = EDGE + (WIDTH - 2 * EDGE) * matches / most
        return f"{across:.1f},{EDGE + (HEIGHT - 2 * EDGE) * (high - loss) / (high - low):.1f}"

    learned = [place(matches, fitted.learned.log_loss) for matches, fitted in steps]
    own = [place(matches, fitted.own.log_loss) for matches, fitted in steps]
    bottom = HEIGHT - EDGE
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
            f'<text x="{EDGE}" y="24" font-size="14">{title}: log-loss on matches not learned from</text>',
            f'<path d="M{EDGE},{EDGE}V{bottom}H{WIDTH - EDGE}" fill="none" stroke="#444"/>',
            f'<text x="4" y="{EDGE + 4}" font-size="11">{high:.3f}</text>',
            f'<text x="4" y="{bottom}" font-size="11">{low:.3f}</text>',
            f'<text x="{WIDTH - EDGE}" y="{bottom + 16}" font-size="11" text-anchor="end">{most} matches</text>',
            *_line(own, "#b5651d", "the game's own value", 0),
            *_line(learned, "#1d5fb5", "learned", 1),
            "</svg>\n",
        ]
    )


def _line(places: Sequence[str], colour: str, name: str, number: int) -> list[str]:
    dots = [f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in (place.split(",") for place in places)]
    text = f'<text x="{EDGE + 8 + 160 * number}" y="{HEIGHT - 10}" font-size="12" fill="{colour}">{name}</text>'
    return [f'<polyline points="{" ".join(places)}" fill="none" stroke="{colour}" stroke-width="2"/>', *dots, text]
