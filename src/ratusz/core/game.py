"""What a game is, apart from its positions: identity, player counts, options, action space and how to set it up.

A game's folder exposes one `Game` as `GAME`; the registry, the bots, the environments, the server and the tests need
nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic

from ratusz.core import plain, weights
from ratusz.core.actions import ActionSpace
from ratusz.core.board import Board
from ratusz.core.errors import BadOptions
from ratusz.core.extras import MissingPackage
from ratusz.core.features import Features
from ratusz.core.form import Form, Ways
from ratusz.core.observation import Observation, S
from ratusz.core.plain_board import BOARD
from ratusz.core.question import Closed
from ratusz.core.reading import Reader
from ratusz.core.rng import Rng
from ratusz.core.state import Step
from ratusz.core.styles import Styles

if TYPE_CHECKING:
    from ratusz.core.wishes import Wishes

OptionValue = bool | int | str
Options = dict[str, OptionValue]
Document = dict[str, Any]
View = Mapping[str, object]
Message = tuple[str, dict[str, int | str]]
"""The key of a text and its arguments."""
ScoreDetails = dict[str, list[Message]]
"""By rows of the score sheet, what their points are made of."""

UNWRITTEN: Final[Any] = None
"""A part that is made plainly, or missed in a sentence, where a game does not have it."""


@dataclass(frozen=True, slots=True)
class Option:
    """One setting of a match: a yes/no, a choice from a list, or a whole number within bounds.

    A choice may also be `count` different members of another list (0: any number of them), separated by commas.
    """

    name: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    lowest: int = 0
    highest: int = 0
    members: tuple[str, ...] = ()
    count: int = 0
    seats: bool = False
    """The members are the seats, counted from 1, and who chooses them puts all of them in an order."""
    silent: bool = False
    """At its default it is not written: records from before there was this option keep their fingerprints."""

    def check(self, value: object) -> OptionValue:
        """The value itself if it is allowed; BadOptions otherwise."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise BadOptions(f"Option '{self.name}' is true or false, not {value!r:.60}.")
        if isinstance(self.default, int):
            if isinstance(value, int) and not isinstance(value, bool) and self.lowest <= value <= self.highest:
                return value
            raise BadOptions(
                f"Option '{self.name}' is a whole number from {self.lowest} to {self.highest}, not {value!r:.60}."
            )
        if isinstance(value, str) and (value in self.choices or self._is_selection(value)):
            return value
        number = "all the seats in an order," if self.seats else f"{self.count or 'any number of'} different ones of"
        selection = f", or {number} {', '.join(self.members)}" if self.members else ""
        raise BadOptions(f"Option '{self.name}' is one of {', '.join(self.choices)}{selection}, not {value!r:.400}.")

    def check_seats(self, value: OptionValue, players: int) -> None:
        """BadOptions if an order of the seats leaves one out, or names one that nobody sits on."""
        if not self.seats or value in self.choices:
            return
        if sorted(str(value).split(",")) != [str(seat + 1) for seat in range(players)]:
            raise BadOptions(f"Option '{self.name}' names each of the {players} seats once, not {value!r:.60}.")

    def _is_selection(self, value: str) -> bool:
        chosen = value.split(",")
        return len(chosen) == len(set(chosen)) == (self.count or len(chosen)) and set(chosen) <= set(self.members)


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game as the rest of Ratusz sees it; `S` is the class of its positions.

    A small game is its first four fields, its kinds of steps and its texts. Everything else comes when it comes.
    """

    id: str
    players: range
    space: ActionSpace
    deal: Callable[[int, Options, Rng], S]
    """A new position for so many players, with its first step pushed."""
    steps: tuple[type[Step[Any]], ...] = ()
    """The kinds of steps, for a game that has no `read_step` of its own."""
    folder: str = ""
    """The package that holds the game's data and texts."""
    rules_version: int = 1
    """Raised whenever a rule is fixed, so that records say which rules they were played by."""
    options: tuple[Option, ...] = ()
    public: Callable[[S], View] = UNWRITTEN
    """What everybody may see of a position, as JSON."""
    write: Callable[[S], Document] = UNWRITTEN
    """A position as readable JSON, apart from what core writes itself."""
    read: Callable[[Reader, int, Options], S] = UNWRITTEN
    """The position of such JSON; BadDocument if it is not legal."""
    read_step: Callable[[str, int, Reader], Step[Any]] = UNWRITTEN
    """The step of that name and seat (the rest of its JSON beside); BadDocument if there is none."""
    check_steps: Callable[[S], None] = UNWRITTEN
    """BadDocument if the pending steps do not fit the position."""
    value: Callable[[S], list[float]] = UNWRITTEN
    """How likely each seat is to win, as far as a heuristic can tell; the values sum to 1.

    For a seat that plays alone, it says how good its score will be, from 0 to 1."""
    components: Callable[[S], Mapping[str, int]] = UNWRITTEN
    """How many pieces of each kind there are in a position, wherever they lie. The numbers never change."""
    score_sheet: Callable[[S, int], dict[str, int]] = UNWRITTEN
    """The points of a seat by source; they add up to its score."""
    reason: Callable[[S, int, int], Message] = UNWRITTEN
    """Why a seat might choose an action, for hints."""
    worthwhile: Callable[[S, int, list[int]], list[int]] | None = None
    """Of the plan of a bot for a seat what is worth advising: without what comes to nothing, such as selling for money
    that the rest of the plan does not need, and with what belongs together in a row."""
    belongs: Callable[[int], str] | None = None
    """What an action is told with in a plan: actions in a row of which this is the same are told in one breath, and one
    of which it is empty goes without saying. None: its verb."""
    observation: Observation[S] = UNWRITTEN
    features: Features | None = None
    """What a learned value looks at; None: `value` is all there is."""
    styles: Styles | None = None
    """What bots may fancy beyond what wins; None: they all only want to win."""
    score_details: Callable[[S, int], ScoreDetails] | None = None
    """What the points of a seat are made of, where there is more to say than the score sheet does."""
    private: Callable[[S, int, Any], View] | None = None
    """What a seat sees otherwise: the entries that take the place of public ones, which may be used to make them. None
    where nobody sees more than the others."""
    sensible: Callable[[S, list[int]], list[int]] | None = None
    """The legal actions of a decider that a search should try; None: all. With these alone, every position at the end
    of a turn can still be reached. The state may remember what was offered, and forgets it in `hide`."""
    usual: Callable[[S], int] | None = None
    """The answer that a search takes for granted when the first decider is asked a minor question, such as how to pay;
    below 0 where a choice matters."""
    play_on: Callable[[S], None] | None = None
    """Plays every seat on by habit to a point where `value` judges best, such as the end of a round. A search that
    compares turns ends its walks there; None: it looks at the turns that follow one by one."""
    ending: Callable[[S, list[int]], int] | None = None
    """Of the legal actions of a decider the next one with which it would end its turn at once; below 0 where it cannot,
    or where `value` sees the end by itself. Turns in the making are compared by what they come to in this way. None:
    the action `end_turn`."""
    chance: bool = True
    """Whether anything is left after the deal that no seat knows. If not, there is nothing that an undo deals anew."""
    fill: Callable[[Wishes], Document] | None = None
    """The document of a position of which only some things are wanted: its `position` and `steps`, and whatever else is
    not as in a new match."""
    lesson: Callable[[int], Mapping[str, Any]] | None = None
    """What is wanted of the position that a guided first match begins with, for so many players: `seats`, of which the
    first is the person who learns, and whatever else `fill` knows. None: it begins as every match does."""
    carry: Callable[[Document, int], Document] | None = None
    """Mends the document of a position that follows an earlier version of the rules, where these cannot read it."""
    purse_ids: tuple[str, ...] = ()
    """The names of what a seat has and pays, such as coins, goods, points and actions; each is the key of a text that
    says so many of it, with an argument of the same name."""
    purse: Callable[[S, int], list[int]] | None = None
    """How much of each a seat has. The cost and gain of an answer are what playing it changes here."""
    about: Callable[[S, S, int, int], Mapping[str, Any]] | None = None
    """What else can be said of an answer before it is given: from the position, the one that it leads to for certain
    (with what happens on the way in its events), the seat and the action."""
    hangs_on: Callable[[S, int, list[int]], list[Any]] | None = None
    """For each answer of a seat all that cost, gain and `about` hang on, as a key: for equal keys they are found once.

    None, or a key that is None: for every question anew."""
    closed: Callable[[S, int], list[Closed]] | None = None
    """What a decider might want to do now and cannot."""
    panel: Callable[[S, int], Form | Ways | None] | None = None
    """How the answer to what a decider is asked is put together, if in a panel."""
    obvious: Callable[[S, int], int] | None = None
    """The answer that everybody gives to what a decider is asked; below 0 where there is a real choice. It hangs on
    nothing but what the seat may see. Good enough is not obvious: that is `usual`."""
    foregone: frozenset[str] = frozenset()
    """The steps of which the obvious answer is given even though it reveals something or ends the seat's part of a
    phase: where it is obvious there, nobody ever wants it back."""
    costly: Callable[[S, int], Mapping[int, str]] | None = None
    """The answers of a decider that throw something away, such as a pass with helpers left, and what: the key of a text
    `costly-<key>` of the game."""
    uncertain: frozenset[str] = frozenset()
    """The verbs of which nothing is told before, since what they do hangs on what the seat cannot know."""
    kept: dict[object, str] = field(init=False, default_factory=dict, compare=False, repr=False)
    """The outcomes that are known already, by what they hang on, as JSON; they are told so often."""
    judges: dict[int, Callable[[S], list[float]]] = field(init=False, default_factory=dict, compare=False, repr=False)
    """What judges positions, by player counts, as far as somebody has asked."""
    board: Board = BOARD
    """The table and the legal actions in words."""

    def __post_init__(self) -> None:
        for name, part in plain.parts(self).items():
            if plain.unwritten(getattr(self, name)):
                object.__setattr__(self, name, part)
        if isinstance(self.private, plain.Default) and "public" not in self.lacks:
            object.__setattr__(self, "private", None)

    @cached_property
    def lacks(self) -> frozenset[str]:
        """The parts that nobody has written for this game: they are plain, or missing."""
        return frozenset(part.name for part in fields(self) if plain.unwritten(getattr(self, part.name)))

    def need(self, part: str) -> None:
        """MissingPart if only the author of the game could write that part, and has not."""
        written = getattr(self, part)
        if isinstance(written, plain.Missing):
            written()

    def judge(self, players: int, learned: bool = True) -> Callable[[S], list[float]]:
        """What tells the chances to win at the end of a turn: what was learned for so many players, or `value`."""
        if not learned or self.features is None:
            return self.value
        if players not in self.judges:
            file = weights.file_of(Path(str(files(self.folder))), players)
            try:
                known = weights.read_judge(file, self.features, self.observation).value if file.exists() else self.value
            except MissingPackage:  # A compiled build without `librt` goes by what it knows itself.
                known = self.value
            self.judges[players] = known
        return self.judges[players]

    def leaning(self, judge: Callable[[S], list[float]], style: str) -> Callable[[S], list[float]]:
        """What judges as another judge does, with the fancies of a style where the game knows it."""
        return judge if self.styles is None else self.styles.lean(judge, style)

    def view(self, state: S, observer: int | None) -> View:
        """What a seat (None: a spectator) may see of a position."""
        public = self.public(state)
        if observer is None or self.private is None:
            return public
        return {**public, **self.private(state, observer, public)}

    def has_secrets(self, state: S, seat: int) -> bool:
        """Whether a seat sees or decides now what others must not see."""
        if state.together and state.together[seat]:
            return True
        return self.view(state, seat) != self.view(state, None)

    def check_players(self, players: int) -> None:
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadOptions(f"{self.id} is for {low} to {high} players, not {players!r}.")

    def check_options(self, options: Mapping[str, object]) -> Options:
        """All options of a match: the given ones, checked, and the defaults of the others."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadOptions(f"{self.id} has no option '{name}'; its options are: {names}.")
        return {name: option.check(options.get(name, option.default)) for name, option in known.items()}

    def check_seats(self, options: Options, players: int) -> None:
        """BadOptions if an option puts other seats in an order than there are."""
        for option in self.options:
            option.check_seats(options[option.name], players)

    def written(self, options: Options) -> Options:
        """The options as documents and records have them."""
        silent = {option.name: option.default for option in self.options if option.silent}
        return {name: value for name, value in options.items() if silent.get(name) != value}

    def check_confirm(self, confirm: Sequence[int], players: int) -> list[int]:
        for seat in confirm:
            if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
                raise BadOptions(f"'confirm' lists seats from 0 to {players - 1}, not {seat!r}.")
        return sorted(set(confirm))

    def new_state(self, players: int, options: Mapping[str, object], seed: str, confirm: Sequence[int] = ()) -> S:
        """The first position of a match."""
        self.check_players(players)
        checked = self.check_options(options)
        self.check_seats(checked, players)
        seats = self.check_confirm(confirm, players)
        state = self.deal(players, checked, Rng.from_seed(seed))
        state.confirm = seats
        state.settle()
        return state
