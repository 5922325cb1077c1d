"""The end of a match: each source of points, places, what decided ties, and what a cap means."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ratusz.cli.screen import Screen
from ratusz.core.match import Match
from ratusz.texts import Texts


def show_result(match: Match, names: Sequence[str], texts: Texts, screen: Screen) -> None:
    """The score sheet and who won."""
    say = texts.say
    sheets = match.score_sheet()
    rows = [(say(f"score-{source}"), [_figure(sheet[source]) for sheet in sheets]) for source in sheets[0]]
    total = say("score-total")
    rows.append((total, [_figure(points) for points in match.scores()]))
    rows.append((say("score-place"), [f"{place}." for place in match.ranking()]))
    screen.write()
    screen.title(say("score-sheet"))
    screen.sheet(names, rows, total)
    screen.write()
    for sentence in result(match, names, texts):
        screen.write(sentence, "bold")
    if texts.has("game-tie-breaks"):
        screen.write(say("game-tie-breaks"), "dim")


def _figure(points: int) -> str:
    return str(points).replace("-", "−")


def result(match: Match, names: Sequence[str], texts: Texts) -> list[str]:
    """Who won, how, and what was decided by a tie-break."""
    scores, ranking = match.scores(), match.ranking()
    winners = [seat for seat, place in enumerate(ranking) if place == 1]
    points = scores[winners[0]]
    players = texts.listing([names[seat] for seat in winners])
    sentences = [texts.say("result-capped")] if match.capped else []
    key = "result-led" if match.capped else "result-won" if len(winners) == 1 else "result-shared"
    sentences.append(texts.say(key, players=players, points=points, count=len(winners)))
    return sentences + _broken_ties(match, names, texts)


def _broken_ties(match: Match, names: Sequence[str], texts: Texts) -> list[str]:
    """For each two seats with equal scores in neighbouring places, what put one ahead."""
    scores, ranking = match.scores(), match.ranking()
    view, tie_breaks = match.view(None), match.game.board.tie_breaks
    order = sorted(range(match.players), key=lambda seat: ranking[seat])
    sentences = []
    for ahead, behind in pairwise(order):
        if scores[ahead] != scores[behind] or ranking[ahead] == ranking[behind]:
            continue
        for name, amount in tie_breaks.items():
            more, less = amount(view, ahead), amount(view, behind)
            if more != less:
                told = {"player": names[ahead], "other": names[behind], "reason": texts.say(f"tie-{name}")}
                sentences.append(texts.say("result-tie", points=scores[ahead], more=more, less=less, **told))
                break
    return sentences
