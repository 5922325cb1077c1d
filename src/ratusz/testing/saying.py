"""The law of texts: whatever is asked, answered, told and scored can be said in every language that the game speaks."""

from __future__ import annotations

from ratusz.core.errors import RatuszError
from ratusz.core.question import Question
from ratusz.core.state import State
from ratusz.testing.case import Case
from ratusz.testing.records import played
from ratusz.texts import LANGUAGES, Texts


def check_everything_can_be_said(case: Case) -> None:
    """Every question, answer, price, event and row of the score sheet of a random match has its text."""
    match = played(case, keep_events=True)
    names = [f"Seat {seat}" for seat in range(case.players)]
    for language in LANGUAGES:
        texts = Texts(language, case.game)
        try:
            texts.say("game-name")
            for moment in match.moments(0, match.ply):
                _say_question(case, texts, moment.player, moment.state)
            for event in match.events(None):
                texts.event(event, names)
            for row in match.score_sheet()[0]:
                texts.say(f"score-{row}")
        except RatuszError as error:
            raise AssertionError(f"something cannot be said: {error}") from None


def _say_question(case: Case, texts: Texts, seat: int, state: State) -> None:
    question = Question(case.game, state, seat)
    view = case.game.view(state, seat)
    texts.question(question.step, view, "Seat")
    case.game.board.draw(view, [f"Seat {number}" for number in range(case.players)], texts.say)
    case.game.board.menu(view, question, texts.say)
    for closed in question.closed:
        texts.message((f"closed-{closed.why}", dict(closed.args_of(closed.of[0]))))
    for outcome in question.outcomes:
        for kind, amount in (*outcome.cost.items(), *outcome.gain.items()):
            texts.amount(kind, amount)
