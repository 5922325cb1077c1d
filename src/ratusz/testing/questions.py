"""Laws of questions: what is told of answers, of what is closed and of panels is what the rules do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice, product

from ratusz.core.actions import END_TURN
from ratusz.core.events import TurnEnded
from ratusz.core.form import Form, Row, Ways
from ratusz.core.game import Game
from ratusz.core.question import Question
from ratusz.core.rng import Rng
from ratusz.core.state import State, Step
from ratusz.rulebook import rules_of
from ratusz.testing.case import Case, positions, walk
from ratusz.texts import LANGUAGES, Texts

GUESSES = 12
"""How many sets of numbers are tried on each form."""
MOST_WAYS = 3000
"""How many sets of numbers are looked through for rows that were not asked."""


def questions(case: Case, purpose: str, every: int = 3) -> Iterator[tuple[State, Question]]:
    """The questions of a random match, and the positions in which they are asked."""
    for number, position in enumerate(positions(case.state(), case.rng(purpose))):
        if number % every == 0:
            for seat in position.deciders():
                yield position, Question(case.game, position, seat)


def check_answers_are_legal(case: Case) -> None:
    """A question tells every legal action, in order, and of each something that is told once."""
    for position, question in questions(case, "answers"):
        told = question.document()
        actions = [case.game.space.parse(notation) for notation in told["answers"]]
        assert actions == position.legal(question.seat), f"{question.step} tells other answers than are legal: {told}"
        places = {0, *told.get("places", ())}
        assert places == set(range(len(told.get("outcomes", [{}])))), f"outcomes that no answer has: {told}"


def check_obvious_answers_are_legal(case: Case) -> int:
    """What everybody is said to answer can be answered, and throws nothing away; how often there was such an answer.

    That it hangs on nothing hidden is seen where questions are compared in worlds that look alike.
    """
    seen = 0
    for _, question in questions(case, "obvious", every=1):
        obvious = question.obvious
        if obvious < 0:
            continue
        seen += 1
        assert obvious in question.actions, f"{obvious} is said to be obvious in {question.step} and is not legal"
        assert obvious not in question.costly, f"{obvious} is said to be obvious in {question.step}, and costly"
    return seen


def check_costly_answers_say_so(case: Case) -> int:
    """What is said to throw something away is legal, and a text says in every language what; how many there were."""
    texts = [Texts(language, case.game) for language in LANGUAGES]
    seen = 0
    for _, question in questions(case, "costly", every=1):
        for action, key in question.costly.items():
            seen += 1
            assert action in question.actions, f"{action} is said to be costly in {question.step} and is not legal"
            for text in texts:
                text.say(f"costly-{key}")
    return seen


def check_closed_is_closed(case: Case) -> None:
    """What is said to be closed are actions of the game, and none of them is legal."""
    space = case.game.space
    texts = {space.notation(action) for action in range(space.size)}
    known = {" ".join(words[:end]) for words in map(str.split, texts) for end in range(1, len(words) + 1)}
    for _, question in questions(case, "closed"):
        for closed in question.closed:
            assert set(closed.of) <= known, f"{closed.of} is said to be closed and is no action"
            for notation in question.notations:
                assert not closed.concerns(notation), f"'{notation}' is legal and said to be closed: {closed.why}"


def check_closed_says_why(case: Case) -> int:
    """Its reason is a rule of the rulebook and a text in every language; how many there were."""
    rules = {rule.id for rule in rules_of(case.game)}
    texts = [Texts(language, case.game) for language in LANGUAGES]
    said = set()
    for _, question in questions(case, "why"):
        for closed in question.closed:
            assert closed.rule in rules, f"'{closed.why}' goes by {closed.rule}, which is no rule of {case.game.id}"
            for text in texts:
                text.message((f"closed-{closed.why}", dict(closed.args_of(closed.of[0]))))
            said.add(closed.why)
    return len(said)


def check_every_refusal_says_why(case: Case) -> int:
    """Whatever is not legal is refused with a sentence and the rule that says so; how many different ones there were.

    Of each verb some action is tried, at every third question.
    """
    rules = {rule.id for rule in rules_of(case.game)}
    texts = [Texts(language, case.game) for language in LANGUAGES]
    rng, said = case.rng("refused"), set()
    for _, question in questions(case, "refusals"):
        for block in case.game.space.blocks:
            action = block.offset + rng.below(block.size)
            if action in question.actions:
                continue
            notation = case.game.space.notation(action)
            closed = question.why(notation)
            assert closed, f"nothing is said of why '{notation}' is not legal when {question.step} is asked"
            assert closed.rule in rules, f"'{notation}' goes by {closed.rule}, which is no rule of {case.game.id}"
            for text in texts:
                text.message((f"closed-{closed.why}", dict(closed.args_of(notation))))
            said.add(closed.why)
    return len(said)


def check_outcomes_come_true(case: Case) -> int:
    """Cost and gain are what playing does, wherever nothing comes in between; how often that was seen."""
    seen = 0
    purse = case.game.purse
    if purse is None:
        return 0
    state = case.state()
    for number, decision in enumerate(walk(state, case.rng("outcomes"))):
        if number % 3:
            continue
        question = Question(case.game, state, decision.seat)
        for action, (notation, outcome) in zip(question.actions, question.answers, strict=True):
            after = state.clone()
            after.events = []
            after.apply(action, decision.seat)
            if after.player != decision.seat or any(
                event.reveal or isinstance(event, TurnEnded) for event in after.events
            ):
                continue
            seen += 1
            kinds = zip(case.game.purse_ids, purse(state, decision.seat), purse(after, decision.seat), strict=True)
            changes = {kind: now - before for kind, before, now in kinds}
            told = {kind: outcome.gain.get(kind, 0) - outcome.cost.get(kind, 0) for kind in changes}
            assert changes == told, f"'{notation}' was told to change {told}, and changed {changes}"
    return seen


def check_kept_outcomes_hold(case: Case) -> int:
    """What was kept of an outcome is what trying the answer tells; how many questions that was compared for."""
    if case.game.hangs_on is None:
        return 0
    anew, seen = replace(case.game, hangs_on=None), 0
    for position, question in questions(case, "kept", every=1):
        tried = Question(anew, position, question.seat)
        for kept, told in zip(question.answers, tried.answers, strict=True):
            assert kept == told, f"was kept as {kept}, and is {told}"
        seen += 1
    return seen


def check_forms_fit_the_rules(case: Case) -> int:
    """Whatever the rules allow satisfies a form, and whatever satisfies it is allowed; how many forms were seen."""
    rng = case.rng("forms")
    seen = 0
    for position, question in questions(case, "panels"):
        if isinstance(question.panel, Form) and question.panel.rows:
            seen += 1
            check_form(case.game, position, question.seat, question.panel, rng)
    return seen


def check_form(game: Game, state: State, seat: int, form: Form, rng: Rng) -> None:
    walked = [FilledIn(game, state, seat, form).fill(lambda texts: texts[rng.below(len(texts))]) for _ in range(4)]
    for filling in walked:
        broken = form.broken(filling.counts())
        assert broken is None, f"the rules allow {filling.given}, which breaks {broken}"
    for proposal in [*form.proposals, *([form.everything] if form.everything else [])]:
        assert form.broken(proposal) is None, f"the proposal {proposal} breaks {form.broken(proposal)}"
    for counts in [*guesses(form, [filling.counts() for filling in walked], rng), *form.proposals]:
        check_numbers(game, state, seat, form, counts)


def guesses(form: Form, walked: Sequence[Sequence[int]], rng: Rng) -> Iterator[list[int]]:
    """Numbers at random, numbers that the rules allow, and their neighbours."""
    for _ in range(GUESSES):
        yield [row.least + rng.below(row.most - row.least + 1) for row in form.rows]
        near = list(walked[rng.below(len(walked))])
        yield near[:]
        near[rng.below(len(near))] += 1 - 2 * rng.below(2)
        if min(near) >= 0:
            yield near


def check_numbers(game: Game, state: State, seat: int, form: Form, counts: Sequence[int]) -> None:
    filling = FilledIn(game, state, seat, form).follow(form.answers(counts))
    comes_out = not filling.stuck and filling.counts() == list(counts)
    if form.broken(counts) is not None:
        assert not comes_out, f"the rules allow {counts}, which breaks {form.broken(counts)}"
        return
    assert comes_out, f"{counts} satisfies the form, but of {form.answers(counts)} only {filling.given} is allowed"
    for gain in form.gains:
        if gain.kind in game.purse_ids:
            brought = filling.gained[game.purse_ids.index(gain.kind)]
            assert brought == gain.amount(counts), f"{counts} brings {brought} {gain.kind}, not {gain.amount(counts)}"


class FilledIn:
    """A form being filled in on a copy of the position, question by question, single answers included.

    It covers its own question and what follows from that one, and nothing that was on the stack before.
    """

    def __init__(self, game: Game, state: State, seat: int, form: Form) -> None:
        self.game = game
        self.state = state.clone()
        self.seat = seat
        self.form = form
        self.given: list[str] = []
        self.stuck = False
        """Whether a question of the form was left without an answer."""
        self.gained = [0] * len(game.purse_ids)
        around = [*form.first, *form.also.values(), *form.last]
        self._words = [re.escape(text) for text in around] + [
            re.escape(row.answer).replace(r"\#", "(\\d+)") for row in form.rows
        ]

    def fill(self, choose: Callable[[list[str]], str | None]) -> FilledIn:
        """Go on until nothing of the form is asked any more, or nothing is chosen."""
        depth = len(self._stack)
        while len(self._stack) >= depth:
            step = self._stack[-1]
            action = self._answer(step, choose)
            if action is None:
                break
            self._stack.pop()
            self._carry_out(step, action)
        return self

    def follow(self, answers: Sequence[str]) -> FilledIn:
        """Give these answers, as `Match.play_all` does."""
        return self.fill(lambda texts: next((text for text in self._left(answers) if text in texts), None))

    def _left(self, answers: Sequence[str]) -> list[str]:
        """Those that are not given yet; a single answer is given in any case."""
        left = list(answers)
        for text in self.given:
            if text in left:
                left.remove(text)
        return left

    @property
    def _stack(self) -> list[Step[State]]:
        return self.state.together[self.seat] if self.state.together else self.state.steps

    def _answer(self, step: Step[State], choose: Callable[[list[str]], str | None]) -> int | None:
        if step.ends or step.player not in (self.seat, -1):
            return None
        if step.player < 0:
            return END_TURN
        legal = [self.game.space.notation(action) for action in step.legal(self.state)]
        asked = [text for text in legal if any(re.fullmatch(word, text) for word in self._words)]
        text = legal[0] if len(legal) == 1 else choose(asked) if asked else None
        if text is None:
            self.stuck = asked == legal
            return None
        if text in asked:
            self.given.append(text)
        return self.game.space.parse(text)

    def _carry_out(self, step: Step[State], action: int) -> None:
        purse = self.game.purse
        before = [] if purse is None else purse(self.state, self.seat)
        step.apply(self.state, action)
        after = [] if purse is None else purse(self.state, self.seat)
        for kind, (now, then) in enumerate(zip(after, before, strict=True)):
            self.gained[kind] += max(0, now - then)

    def counts(self) -> list[int]:
        """The numbers of the rows. What was not asked, since the rules leave no choice, is what the form leaves."""
        left = self.given[:]
        asked = [self._count(number, row.answer, left) for number, row in enumerate(self.form.rows)]
        rows = zip(asked, self.form.rows, strict=True)
        ways = product(*(range(row.least, row.most + 1) if count is None else [count] for count, row in rows))
        whole = [list(counts) for counts in islice(ways, MOST_WAYS)]
        fitting = [counts for counts in whole if self.form.broken(counts) is None]
        assert len(fitting) <= 1, f"{self.given} may mean {fitting[0]} or {fitting[1]}"
        return (fitting or whole)[0]

    def _count(self, number: int, answer: str, left: list[str]) -> int | None:
        """What was answered for a row; of rows that are answered alike, one after the other."""
        if "#" not in answer:
            return left.count(answer)
        if number in self.form.also and self.form.also[number] not in left:
            return 0
        pattern = re.escape(answer).replace(r"\#", "(\\d+)")
        found = next((match for text in left if (match := re.fullmatch(pattern, text))), None)
        if found is None:
            return None
        left.remove(found[0])
        return int(found[1])


def check_ways_are_legal(case: Case) -> int:
    """Every way that is told can be gone, all of it, in one command; how many there were."""
    seen = 0
    for position, question in questions(case, "ways"):
        if isinstance(question.panel, Ways):
            for way in question.panel.answers:
                seen += 1
                match = case.standing(position.clone())
                match.play_all(way, question.seat)
                form = Form([Row(answer, len(way), 0, len(way)) for answer in dict.fromkeys(way)])
                given = FilledIn(case.game, position, question.seat, form).follow(way).given
                assert given == list(way), f"of the way {way} only {len(given)} answers could be given"
    return seen
