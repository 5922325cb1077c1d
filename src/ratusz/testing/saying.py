"""The law of texts: whatever is asked, answered, told and scored can be said in every language that the game speaks."""

from __future__ import annotations

from collections.abc import Mapping

from ratusz.core.errors import RatuszError
from ratusz.core.question import Question
from ratusz.core.state import State
from ratusz.testing.case import Case
from ratusz.testing.records import played
from ratusz.texts import LANGUAGES, Argument, Texts


class _Once(Texts):
    """Puts the same words together once: they can be said at every later moment too, and most are said at many."""

    def __init__(self, language: str, case: Case) -> None:
        super().__init__(language, case.game)
        self._said: dict[tuple[str, str, str], str] = {}

    def say(self, key: str, ids: Mapping[str, str] | None = None, /, **args: Argument) -> str:
        """What was said before, or what there is to say now."""
        known = key, repr(ids), repr(args)
        if known not in self._said:
            self._said[known] = super().say(key, ids, **args)
        return self._said[known]


def check_everything_can_be_said(case: Case) -> None:
    """Every question, answer, price, event and row of the score sheet of a random match has its text."""
    match = played(case, keep_events=True)
    names = [f"Seat {seat}" for seat in range(case.players)]
    voices = [_Once(language, case) for language in LANGUAGES]
    try:
        for texts in voices:
            texts.say("game-name")
        for moment in match.moments(0, match.ply):
            _say_question(case, voices, moment.player, moment.state)
        for texts in voices:
            for event in match.events(None):
                texts.event(event, names)
            for row in match.score_sheet()[0]:
                texts.say(f"score-{row}")
    except RatuszError as error:
        raise AssertionError(f"something cannot be said: {error}") from None


def _say_question(case: Case, voices: list[_Once], seat: int, state: State) -> None:
    question = Question(case.game, state, seat)
    view = case.game.view(state, seat)
    for texts in voices:
        texts.question(question.step, view, "Seat")
        case.game.board.draw(view, [f"Seat {number}" for number in range(case.players)], texts.say)
        case.game.board.menu(view, question, texts.say)
        for closed in question.closed:
            texts.message((f"closed-{closed.why}", dict(closed.args_of(closed.of[0]))))
        for outcome in question.outcomes:
            for kind, amount in (*outcome.cost.items(), *outcome.gain.items()):
                texts.amount(kind, amount)
