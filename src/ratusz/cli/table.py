"""A match in the terminal: what is shown, asked and told until it is over or somebody leaves."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from ratusz.bots import Bot
from ratusz.bots.advice import Advised, outlined, sight, worthwhile
from ratusz.bots.base import keeps_to
from ratusz.cli.answers import Unclear, find_action
from ratusz.cli.bundles import Bundle, bundles_of
from ratusz.cli.keeping import Keeper
from ratusz.cli.results import show_result
from ratusz.cli.rules import look_up
from ratusz.cli.screen import Screen
from ratusz.cli.seats import Sitter, displayed, level_of
from ratusz.core.actions import END_TURN
from ratusz.core.board import Board, Choice, Group, Picture, Section
from ratusz.core.errors import MissingPart, RatuszError
from ratusz.core.events import DealtAnew, Event, TurnEnded
from ratusz.core.match import Match
from ratusz.core.moves import Dealing
from ratusz.core.question import Outcome
from ratusz.core.reading import whole_number
from ratusz.core.state import NOBODY, EndTurn
from ratusz.rulebook import BadRulebook
from ratusz.texts import Texts

LOG_LINES: Final = 20
SHORTEST: Final = 2
"""So many letters of a command are enough, if they begin no other."""
LABEL: Final = 14
"""The room for the name of a command in the help."""


class Left(Exception):
    """Somebody left the table before the match was over."""


class Sitting:
    """The people and bots around one terminal."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[Sitter],
        texts: Texts,
        screen: Screen,
        keeper: Keeper,
        adviser: Bot,
        *,
        windows: bool = False,
        everything: bool = False,
        numbers: bool = False,
    ) -> None:
        self.match = match
        self.board: Board = match.game.board
        self.seats = seats
        self.names = displayed(seats)
        self.texts = texts
        texts.names = self.names
        self.screen = screen
        self.keeper = keeper
        self.adviser = adviser
        """The bot that gives hints."""
        self.windows = windows
        """Whether people are asked about chances to act out of turn."""
        self.everything = everything
        """Whether people are asked what everybody answers alike."""
        self.numbers = numbers
        """Whether rules are called by their IDs."""
        people = [seat for seat, who in enumerate(seats) if who.bot is None]
        self.several = len(people) > 1
        self.observer = people[0] if len(people) == 1 else None
        """Through whose eyes events are told; with several people at one screen only what all may know."""
        self.choices: dict[int, int] = {}
        """The legal actions by their numbers in the menu."""
        self.enter = NOBODY
        """What pressing Enter means: what everybody answers; below 0 if nothing."""
        self.bundles: dict[int, Bundle] = {}
        """What can be done in one go, by the numbers in the menu."""
        self.bundled = (0, 0)
        """How far the match was after the last of these, and how many answers it was: they are taken back together."""
        self.numbered: dict[tuple[int, str], dict[int | tuple[str, ...], int]] = {}
        """For each seat and kind of question the numbers that answers have had since the phase, or the turn, began."""
        self.advised = Advised()
        self.phase: object = None
        self.last_asked = NOBODY
        self.shown: list[Section] = []
        """The sections as they were last drawn, so that only what changed is drawn again."""
        self.headline = ""
        self.commands: dict[str, Callable[[str], bool]] = {
            "help": self.help,
            "board": self.show_board,
            "hint": self.hint,
            "do": self.do,
            "why": self.why,
            "undo": self.undo,
            "log": self.log,
            "rules": self.rules,
            "save": self.save,
            "quit": self.quit,
        }
        self.other = texts.say("group-other") if texts.has("group-other") else ""
        """What the choices are called that are of no kind: said only where there are others."""
        self.words = {name: name for name in self.commands}
        """What may be typed for a command: its English name, or the word of the language."""
        self.words |= dict.fromkeys(("q", "exit"), "quit")
        self.words |= {_folded(texts.say(f"command-{name}")): name for name in self.commands}

    # The match.

    def play(self) -> None:
        """Until it is over, or Left."""
        self.greet()
        while not self.match.over:
            self.next_decision()
        self.draw(whole=True)
        show_result(self.match, self.names, self.texts, self.screen)

    def next_decision(self) -> None:
        """Ask a person or a bot, or go on for them where they need not be asked."""
        seat = self.match.player
        if self.match.feigned(seat) or (self.match.window(seat) and not self.windows):
            self.act(self.match.legal(seat)[0], seat)
        elif self.seats[seat].bot is None and self.ends_by_itself(seat):
            self.act(END_TURN, seat)
        elif self.seats[seat].bot is None:
            granted = NOBODY if self.everything else self.match.granted(seat, alone=not self.several)
            if granted >= 0:
                self.act(granted, seat, granted=True)
                return
            self.keep()
            self.ask(seat)
        else:
            self.let_bot(seat)

    def ends_by_itself(self, seat: int) -> bool:
        """Whether a person's turn is over with nothing to look over: it is one of many short ones in a phase, or
        nothing of it can be taken back. Who shares the screen is asked before it is taken from them.
        """
        if self.everything:
            return False
        if self.board.phase is not None and self.match.question(seat).obvious == END_TURN:
            return True
        return not self.several and self.match.legal(seat) == [END_TURN] and not self.match.undoable(seat)

    def greet(self) -> None:
        say = self.texts.say
        self.screen.title(say("game-name"))
        self.screen.write(self.texts.about())
        self.screen.write(say("greeting-seats", players=self.texts.listing(self.introduced())))
        if any(seat.bot is None for seat in self.seats):
            self.screen.write(say("greeting-help"), "dim")
        if self.match.player != self.observer:
            self.screen.write()

    def introduced(self) -> list[str]:
        """The names of all, and of bots the levels at which they play."""
        levels = [level_of(seat) for seat in self.seats]
        return [
            f"{name} ({self.texts.say(f'level-{level}')})" if level else name
            for name, level in zip(self.names, levels, strict=True)
        ]

    def keep(self) -> None:
        """Keep the record before somebody is asked; a full disk is no reason to stop playing."""
        try:
            self.keeper.save()
        except RatuszError as error:
            self.screen.write(str(error), "yellow")

    def let_bot(self, seat: int) -> None:
        player = self.seats[seat].bot
        assert player is not None
        with self.screen.waiting(self.texts.say("bot-thinks", player=self.names[seat])):
            plan = player.plan(self.match, seat)
        for number, action in enumerate(plan):
            if number and not keeps_to(self.match, seat, action):
                return
            self.act(action, seat)

    def act(self, action: int, seat: int, *, granted: bool = False) -> None:
        """Carry out an action and tell what it caused."""
        self.match.apply(action, seat, granted=granted)
        self.tell(self.match.events(self.observer, self.match.ply - 1))

    def tell(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, TurnEnded) and self.board.phase is not None:
                continue  # In a phase of many short turns whoever acts next says enough.
            quiet = event.reveal or isinstance(event, TurnEnded)
            self.screen.write(
                self.texts.event(event, self.names), "dim" if quiet else "", indent=4 if quiet else 2, hang=2
            )

    # A person's decision.

    def ask(self, seat: int) -> None:
        """Put the question to a person until it is answered or the position has changed."""
        new_turn = seat != self.last_asked or any(isinstance(event, TurnEnded) for event in self.last_events())
        if new_turn and self.several:
            self.hand_over(seat)
        self.last_asked = seat
        phase = self.board.phase and self.board.phase(self.match.view(seat))
        if phase != self.phase or (phase is None and new_turn):
            self.numbered = {}
        self.phase = phase
        self.draw(whole=new_turn and (self.several or not self.shown))
        self.show_question(seat)
        while not self.answer(seat, self.screen.read("> ")):
            pass

    def last_events(self) -> Sequence[Event]:
        return self.match.moves[-1].events if self.match.moves else ()

    def hand_over(self, seat: int) -> None:
        """Say whose turn it is; where seats have secrets, wait until the right person sits at the screen."""
        self.screen.write()
        if self.match.view(seat) != self.match.view(None):
            self.screen.read(self.texts.say("hand-over", player=self.names[seat]) + " ")
            self.screen.console.clear()
        self.screen.title(self.texts.say("your-turn", player=self.names[seat]))

    def draw(self, *, whole: bool) -> None:
        """The whole table, or the lines that changed since it was last drawn; of one's own things all if any did."""
        picture = self.picture()
        before = dict(zip(_keys(self.shown), self.shown, strict=True))
        mine = picture.sections[-1].seat
        changed = list(picture.sections)
        if not whole:
            known = [before.get(key) for key in _keys(picture.sections)]
            told = [_news(section, old, mine) for section, old in zip(picture.sections, known, strict=True)]
            changed = [section for section in told if section is not None]
        self.shown = list(picture.sections)
        if changed or picture.headline != self.headline:
            self.screen.write()
            self.screen.write(picture.headline, "bold")
        self.headline = picture.headline
        if changed:
            self.screen.draw(picture, changed, self.match.player)

    def picture(self) -> Picture:
        """The table as the deciding person sees it, that person's own things last, next to the question."""
        seat = self.match.player
        observer = seat if seat >= 0 and self.seats[seat].bot is None else self.observer
        picture = self.board.draw(self.match.view(observer), self.names, self.texts.say)
        sections = sorted(picture.sections, key=lambda section: (section.seat >= 0, section.seat == observer))
        return Picture(picture.headline, picture.columns, tuple(sections))

    def show_question(self, seat: int) -> None:
        view, question = self.match.view(seat), self.match.question(seat)
        outcomes = dict(zip(question.actions, question.outcomes, strict=True))
        groups = [self._priced(group, outcomes) for group in self.board.menu(view, question, self.texts.say)]
        bundles = bundles_of(self.match, seat)
        numbers = self.numbered.setdefault((seat, question.step), {})
        offered: list[int | tuple[str, ...]] = [bundle.answers for bundle in bundles]
        offered += [choice.action for group in groups for choice in group.choices]
        for answer in offered:
            numbers.setdefault(answer, len(numbers) + 1)
        self.choices = {numbers[action]: action for action in question.actions}
        self.bundles = {numbers[bundle.answers]: bundle for bundle in bundles}
        self.enter = question.actions[0] if len(question.actions) == 1 else question.obvious
        self.screen.write()
        step = EndTurn.name if question.actions == [END_TURN] else question.step
        self.screen.write(self.texts.question(step, view, self.names[seat]), "bold")
        if bundles:
            entries = [(number, self._bundle_words(bundle)) for number, bundle in self.bundles.items()]
            self.screen.menu(self.texts.say("group-bundles"), entries)
        for group in groups:
            alone = len(groups) == 1 and not bundles and group.title == self.other
            self.screen.menu(
                "" if alone else group.title,
                [(numbers[choice.action], self._entry(choice)) for choice in group.choices],
            )

    def _entry(self, choice: Choice) -> str:
        return f"{choice.text} [Enter]" if choice.action == self.enter else choice.text

    def _bundle_words(self, bundle: Bundle) -> str:
        telling = [answer for answer in bundle.answers if not answer.endswith(" 0")] or bundle.answers
        words = "; ".join(self.texts.action(self.match.parse(answer)) for answer in telling)
        return f"{words}{self._price(bundle.outcome)}"

    def _priced(self, group: Group, outcomes: Mapping[int, Outcome]) -> Group:
        """Each choice with what it costs and brings; said in the title if that is the same for all of several."""
        prices = [self._price(outcomes[choice.action]) for choice in group.choices]
        if len(prices) > 1 and len(set(prices)) == 1:
            return Group(group.title + prices[0], group.choices)
        priced = zip(group.choices, prices, strict=True)
        return Group(group.title, tuple(Choice(choice.action, choice.text + price) for choice, price in priced))

    def _price(self, outcome: Outcome) -> str:
        changes = [f"−{self.texts.amount(kind, amount)}" for kind, amount in outcome.cost.items()]
        changes += [f"+{self.texts.amount(kind, amount)}" for kind, amount in outcome.gain.items()]
        return f" ({', '.join(changes)})" if changes else ""

    def answer(self, seat: int, typed: str) -> bool:
        """Do what was typed; whether the position has changed, so that the question has to be put anew."""
        word, _, rest = typed.partition(" ")
        name = self.command(word)
        try:
            if name is not None:
                return self.commands[name](rest.strip())
            bundle = self.bundles.get(whole_number(typed) or 0)
            if bundle is not None:
                self.act_all(bundle.answers, seat)
                return True
            action = find_action(self.match.game.space, self.choices, typed, self.enter)
        except Unclear as unclear:
            self.screen.write(self.texts.say(unclear.key, **unclear.args_of_text), "yellow")
            return False
        except (BadRulebook, MissingPart) as error:
            self.screen.write(str(error), "yellow")
            return False
        why = self.match.question(seat).costly.get(action)
        if why is not None and not self.is_sure(why):
            return False
        self.act(action, seat)
        return True

    def command(self, word: str) -> str | None:
        """The command that was typed: a word of its own, or so much of one that it is no other and no answer."""
        typed = _folded(word)
        if typed in self.words or len(typed) < SHORTEST:
            return self.words.get(typed)
        meant = {name for known, name in self.words.items() if known.startswith(typed)}
        answers = (self.match.notation(action) for action in self.choices.values())
        return meant.pop() if len(meant) == 1 and not any(answer.startswith(typed) for answer in answers) else None

    def act_all(self, answers: Sequence[str], seat: int) -> None:
        """Give several answers in one go."""
        before = self.match.ply
        self.match.play_all(answers, seat)
        self.bundled = self.match.ply, self.match.ply - before
        self.tell(self.match.events(self.observer, before))

    def is_sure(self, why: str) -> bool:
        """Whether somebody who is about to throw something away wants that."""
        self.screen.write(self.texts.say(f"costly-{why}"), "yellow")
        return self.says_yes("answer-sure")

    # Commands.

    def help(self, _: str) -> bool:
        say = self.texts.say
        self.screen.write(say("help-answer"))
        for name in self.commands:
            self.screen.write_entry(f"  {say(f'command-{name}')}", say(f"help-{name}"), LABEL)
        return False

    def show_board(self, _: str) -> bool:
        self.draw(whole=True)
        self.show_question(self.match.player)
        return False

    def hint(self, _: str) -> bool:
        """What a good bot would do this turn, and why."""
        seat = self.match.player
        plan = self.advised.recall(self.match, seat, sight(self.match, seat))
        if not plan:
            with self.screen.waiting(self.texts.say("hint-thinking")):
                plan = worthwhile(self.match, seat, self.adviser.plan(self.match, seat))
            self.advised.keep(self.match, seat, plan)
        say = self.texts.say
        action, outline = plan[0], outlined(self.match, seat, plan)
        number = next(number for number, choice in self.choices.items() if choice == action)
        self.screen.write(say("hint", number=number, action=self.texts.action(action)), "green")
        further = [[plan[place] for place in part if place] for part in outline.parts]
        for words in self.texts.plan([part for part in further if part]):
            self.screen.write(say("hint-then", action=words), "green", indent=2, hang=2)
        self.screen.write(self.texts.message(outline.reason), "green", indent=2)
        self.screen.write(say("hint-do", count=outline.together), "dim", indent=2)
        return False

    def do(self, _: str) -> bool:
        """What a hint has said, as far as it can be taken back as one."""
        seat = self.match.player
        plan = self.advised.recall(self.match, seat, sight(self.match, seat))
        if not plan:
            raise Unclear("hint-none")
        outline = outlined(self.match, seat, plan)
        if outline.costly and not self.is_sure(outline.costly):
            return False
        self.act_all([self.match.notation(action) for action in plan[: outline.together]], seat)
        return True

    def why(self, text: str) -> bool:
        """Why something cannot be done now, and by which rule where these have numbers."""
        notation = " ".join(text.split())
        closed = self.match.question().why(notation)
        if closed is None:
            raise Unclear("why-unknown", typed=f"{text:.60}")
        message = f"closed-{closed.why}", dict(closed.args_of(notation))
        rule = f" ({closed.rule})" if self.numbers else ""
        self.screen.write(f"{self.texts.message(message)}{rule}")
        return False

    def undo(self, text: str) -> bool:
        """Take back one's last actions: freely within the law of undo, further if the table agrees."""
        ply, together = self.bundled
        count = whole_number(text or (str(together) if ply == self.match.ply else "1"))
        if count is None:
            raise Unclear("undo-number", typed=f"{text:.60}")
        seat = self.match.player
        mine = [move.action for move in self.match.moves if move.seat == seat]
        steps, count = count, self.match.undoing(seat, count)
        if not steps or count > len(mine):
            raise Unclear("undo-too-many", count=len(mine))
        consent = count > self.match.undoable(seat)
        if consent:
            self.screen.write(self.texts.say(self.why_not(seat)), "yellow")
            if not self.agreed():
                return False
        taken = self.match.undo(seat, count, by_consent=consent)
        told = [self.texts.action(action) for action in mine[-taken:]]
        self.screen.write(self.texts.say("undo-done", actions="; ".join(told)))
        self.tell([event for event in self.last_events() if isinstance(event, DealtAnew)])
        self.last_asked = NOBODY if consent else seat
        return True

    def why_not(self, seat: int) -> str:
        """What stands in the way of taking back more: the key of a sentence."""
        for move in reversed(self.match.moves):
            if isinstance(move, Dealing):
                continue
            if move.seat != seat:
                return "undo-others"
            if any(isinstance(event, TurnEnded) for event in move.events):
                return "undo-turn"
            if any(event.reveal for event in move.events):
                return "undo-revealed"
        return "undo-others"

    def agreed(self) -> bool:
        yes = self.says_yes("undo-consent" if self.several else "undo-among-bots")
        if not yes:
            self.screen.write(self.texts.say("undo-refused"))
        return yes

    def says_yes(self, key: str) -> bool:
        """What somebody answers to a question that is not the game's."""
        answer = _folded(self.screen.read(self.texts.say(key) + " "))
        return answer != "" and any(word.startswith(answer) for word in ("yes", _folded(self.texts.say("answer-yes"))))

    def log(self, text: str) -> bool:
        lines = whole_number(text)
        if lines is None:
            lines = LOG_LINES
        events = self.match.events(self.observer)
        if len(events) > lines:
            self.screen.write(self.texts.say("log-earlier", count=len(events) - lines, all=len(events)), "dim")
        self.tell(events[len(events) - min(lines, len(events)) :])
        return False

    def rules(self, text: str) -> bool:
        look_up(self.match.game, text, self.texts, self.screen, numbers=self.numbers)
        return False

    def save(self, text: str) -> bool:
        try:
            path = self.keeper.save_as(text) if text else self.keeper.save()
        except RatuszError as error:
            self.screen.write(str(error), "yellow")
            return False
        self.screen.write_path(self.texts.say("saved", file=str(path)))
        return False

    def quit(self, _: str) -> bool:
        raise Left


def _keys(sections: Sequence[Section]) -> list[tuple[int, int]]:
    """What each section is known by: the seat, or which of the common ones it is."""
    return [(section.seat, 0 if section.seat >= 0 else place) for place, section in enumerate(sections)]


def _news(section: Section, old: Section | None, mine: int) -> Section | None:
    """What has changed of a section since it was drawn; None if nothing has."""
    if section == old:
        return None
    if old is None or section.seat == mine:
        return section
    rows = tuple(row for row in section.rows if row not in old.rows)
    return replace(section, rows=rows, note=section.note if section.note != old.note else "")


def _folded(word: str) -> str:
    """A word as lazy fingers type it: small letters, no accents."""
    plain = unicodedata.normalize("NFKD", word.lower().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
