"""Everything that crosses the wire, HTTP and socket alike, as typed structs.

OpenAPI, the schema of the socket and the TypeScript types are all made from this file. Requests are strict: an unknown
field is an error.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ratusz.core.form import Form
from ratusz.core.game import ScoreDetails
from ratusz.core.question import Closed, Outcome

NAME_LENGTH = 40
CHAT_LENGTH = 500
MOST_MOMENTS = 40
"""How many moments after the first a look back tells at most."""
MOST_ANSWERS = 60
"""How many answers a command gives at most."""
LOG_PLIES = 200
"""How many of the last actions a first state tells the events of, and a page of the log likewise."""

SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Version = Annotated[int, Meta(ge=0)]
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Secret = Annotated[str, Meta(min_length=16, max_length=100, pattern="^[A-Za-z0-9_-]+$")]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
SeatKind = Literal["me", "here", "link", "bot"]
"""Me; another person at this screen; a friend by link; a bot."""
Level = Literal["novice", "easy", "fair", "good", "strong"]
Who = Literal["marta", "bruno", "agata", "konrad", "iga", "oskar", "emil"]
"""Everybody of the cast whom bots play."""
Notice = Literal["stand_in", "time_up", "back", "joined", "refused"]
"""A bot stands in for a seat, since somebody asked for it or since the time was up; the person is back; by the link of
the seat another browser has come to hold it too; the person does not agree that something is taken back."""

EventDocument = Annotated[
    dict[str, Any],
    Meta(
        extra_json_schema={
            "properties": {"event": {"type": "string"}, "seat": {"type": "integer"}},
            "required": ["event", "seat"],
        }
    ),
]
"""An event of any game: its kind, its seat (-1 for the whole table), and the fields of its kind."""


class Request(Struct, forbid_unknown_fields=True):
    """The base of all that a client sends in a request body."""


# HTTP


class OptionInfo(Struct):
    """One setting of a match: a switch (neither choices nor bounds), a choice, or a number within bounds."""

    name: str
    default: bool | int | str
    choices: list[str]
    lowest: int
    highest: int
    members: list[str]
    """A choice may also be `count` different ones of these, separated by commas."""
    count: int
    """How many; 0 for any number of them."""
    seats: bool
    """Whether the members are the seats, counted from 1, and all of them are put in an order."""


class GameInfo(Struct):
    id: str
    rules_version: int
    players: list[int]
    options: list[OptionInfo]
    levels: list[Level]
    """How well its bots can play."""


class GamesReply(Struct):
    games: list[GameInfo]


class TextsReply(Struct):
    """What a game says, in Fluent: a client that was built without the game has no texts of it."""

    texts: str


class SeatWish(Request):
    """Who is to sit on a seat of a new table."""

    kind: SeatKind
    name: Name | None = None
    level: Level = "fair"
    who: Who | None = None
    """Whom a bot plays; each at one seat of a table. Nobody in particular if nothing is said."""


class ClockWish(Request):
    """Minutes for the whole match, and seconds that every turn brings back."""

    minutes: Annotated[int, Meta(ge=1, le=600)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class NewTable(Request):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: dict[str, bool | int | str] = {}
    clock: ClockWish | None = None
    lesson: bool = False
    """Whether somebody is guided through it: then it begins where there is something to learn, if the game says so."""


class SeatLink(Struct):
    """The secret that lets a friend take a seat; shown to the host alone."""

    seat: int
    secret: str


class TableCreated(Struct):
    table: str
    seat_links: list[SeatLink]
    watch: str
    """The secret that lets anybody watch."""


class ClaimSeat(Request):
    """A seat or watch secret, exchanged for rights of this browser's cookie."""

    secret: Secret
    name: Name | None = None


class LookAtLink(Request):
    """The secret of any link, to see what it opens."""

    secret: Secret


class Claimed(Struct):
    table: str
    seat: int | None
    """None: the right to watch."""


class Imported(Claimed):
    misfit: str
    """At which line a record of other rules does not fit these, and why: the match goes as far as that; or nothing."""
    over: bool


class SeatInfo(Struct):
    """What everybody at the table knows of a seat."""

    seat: int
    name: str
    kind: SeatKind
    level: str | None
    """How well the bot plays that sits or stands in here, if one does."""
    taken: bool
    """Whether somebody holds the seat: always for bots, for friends once the link was opened."""
    mine: bool
    online: bool
    stand_in: bool
    """Whether a bot plays for the person until they take the seat back."""
    grace: int | None
    """In how many seconds the others may let a bot stand in; None as long as nobody waits for this seat."""
    browsers: int
    """How many browsers hold the seat, told to these alone; 0 to everybody else."""
    who: str | UnsetType = UNSET
    """Whom of the cast the bot plays that sits here, if somebody."""


class ClockInfo(Struct):
    """Minutes for the whole match, and seconds that every turn brings back."""

    minutes: int
    increment: int


class LinkInfo(Struct):
    """What a link opens."""

    game: str
    seat: SeatInfo | None
    """None: the right to watch."""
    clock: ClockInfo | None
    table: str | None
    """The table, if this browser may enter it without the link."""
    host: str
    """The name of whoever set the table, if there is one."""
    over: bool


class NewLink(Request):
    """A seat that nobody has taken yet, or None: the right to watch."""

    seat: SeatNumber | None = None


class LinkMade(Struct):
    """The secret of a new link; the one before opens nothing any more."""

    secret: str


class TableSummary(Struct):
    """A line of the lobby."""

    table: str
    game: str
    created: float
    changed: float
    over: bool
    capped: bool
    my_turn: bool
    seats: list[SeatInfo]
    scores: list[int]
    ranking: list[int]
    gone: float | None
    """When the table will be deleted unless somebody opens it, if that is near."""
    deletable: bool
    """Whether I have set the table and nobody else plays at it."""


class AddressReply(Struct):
    address: str | None
    """Where other devices reach this server; None if they do not, as far as it knows."""


class TablesReply(Struct):
    tables: list[TableSummary]


class ImportRecord(Request):
    """A record as `GET /api/tables/{table}/record` gives it, to be looked at again."""

    record: Annotated[str, Meta(max_length=2_000_000)]


class RecordReply(Struct):
    record: str


class RematchReply(Struct):
    table: str


class Handover(Struct):
    """The secret of a link that opens this browser's seats of a table on another device; good once."""

    secret: str
    seconds: int
    """For how long."""


class TakeOver(Request):
    """A handover's secret, exchanged for rights of this browser's cookie; those of the other browser stay."""

    secret: Secret


class Done(Struct):
    """Nothing more to say."""

    ok: bool = True


class Problem(Struct):
    """Every error: a code for programs, a sentence for people."""

    code: str
    message: str


# The socket, client to server


class Act(Request, tag="act"):
    """Give answers, each when it is asked for. `version` is the newest state the client has seen.

    What nobody asks for, as it was the only answer there was, is left out; if nothing is asked for, all is refused.
    """

    id: CommandId
    version: Version
    seat: SeatNumber
    answers: Annotated[list[Notation], Meta(min_length=1, max_length=MOST_ANSWERS)]


class Undo(Request, tag="undo"):
    """Take back the last steps of a seat: its actions, each with what the table answered for it after that.

    Beyond what the law allows the other people are asked.
    """

    id: CommandId
    version: Version
    seat: SeatNumber
    count: Annotated[int, Meta(ge=1, le=1000)] = 1


class Weigh(Request, tag="weigh"):
    """What would be taken back by an `undo`?"""

    id: CommandId
    seat: SeatNumber
    count: Annotated[int, Meta(ge=1, le=1000)] = 1


class Consent(Request, tag="consent"):
    """Answer another seat's wish to take back more than the law allows; the wisher itself may withdraw it.

    With `version`, the newest state the client has seen, an answer that comes late is not taken for another wish.
    """

    id: CommandId
    seat: SeatNumber
    agree: bool
    version: Version | None = None


class SayLine(Request, tag="say"):
    """A line of chat."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Hint(Request, tag="hint"):
    """What would a good bot do, and why?"""

    id: CommandId
    seat: SeatNumber


class LookBack(Request, tag="look"):
    """Show the match as it was after `ply` actions, and tell what changed up to so many moments further on."""

    id: CommandId
    ply: Annotated[int, Meta(ge=0)]
    more: Annotated[int, Meta(ge=0, le=MOST_MOMENTS)] = 0


class Log(Request, tag="log"):
    """Tell the events of earlier actions, up to that of the number `before`."""

    id: CommandId
    before: Annotated[int, Meta(ge=0)]


class MoreWays(Request, tag="ways"):
    """Tell further ways to answer what a seat is asked, from the one of the number `first` on."""

    id: CommandId
    version: Version
    seat: SeatNumber
    first: Annotated[int, Meta(ge=0)]


class Sit(Request, tag="sit"):
    """See through the eyes of one of my seats (at a shared screen), or of a spectator (None)."""

    id: CommandId
    seat: SeatNumber | None


class Alert(Request, tag="alert"):
    """What my seats want to be asked as long as this socket is open, beside what everybody is asked.

    A socket that is opened with `?alert=1` and `?everything=1` asks from the beginning.
    """

    id: CommandId
    on: bool
    """Whether they are asked about their chances to act out of turn; else the table lets these pass."""
    everything: bool = False
    """Whether they are asked what everybody answers alike (`obvious`); else the table answers, where that reveals
    nothing and can be taken back."""


class Ping(Request, tag="ping"):
    id: CommandId


Command = Act | Undo | Weigh | Consent | SayLine | Hint | LookBack | Log | MoreWays | Sit | Alert | Ping


# The socket, server to client


class Ways(Struct, omit_defaults=True):
    """The ways there are to answer, the best first."""

    answers: list[str]
    """All answers that they are made of."""
    ways: list[list[int]]
    """For each way its answers, as places among these."""
    worth: list[int] = []
    """What each is worth, left over and lost by it, where that can be said."""
    left: list[int] = []
    lost: list[int] = []
    more: int = 0
    """How many others come after these; `ways` asks for them."""


class Question(Struct, omit_defaults=True):
    """A decision that waits for one of my seats, as `Question` in the core makes it; what is empty is left out."""

    seat: int
    step: str
    """What is asked, the key of `question-<step>`; empty if there is only something to take back."""
    answers: list[str]
    """The legal actions in their notation."""
    places: list[int] = []
    """For each answer, which of the outcomes it has."""
    outcomes: list[Outcome] = []
    """What answers do for certain, each told once; the first is nothing at all."""
    closed: list[Closed] = []
    """What cannot be done now, and why."""
    form: Form | None = None
    """How the answer is put together of numbers."""
    ways: Ways | None = None
    """Or the ways there are."""
    obvious: str | None = None
    """The answer that everybody gives, where there is no real choice."""
    costly: dict[str, str] = {}
    """The answers that throw something away, and what: the key of `costly-<key>`."""
    again: bool = False
    """Whether the seat can end its turn at once: it decides next as well, sees nothing new and gives nothing up."""
    undoable: int = 0
    """How many steps the seat may take back by itself: its actions, each with what the table answered after it."""
    feigned: bool = False
    """Asked for secrecy's sake alone: the table answers it, and nobody needs to see it."""
    window: bool = False
    """A chance to act out of turn; the table lets it pass for whoever has not asked for it with `alert`."""


class LoggedEvent(Struct):
    """Something that happened with the action number `ply`."""

    ply: int
    event: EventDocument


class ClockState(Struct):
    """Seconds left for each seat at the moment of sending, and whose clocks run."""

    left: list[float]
    running: list[int]
    increment: int


class UndoWish(Struct):
    """A seat asks to take back actions; the listed seats have not answered yet."""

    seat: int
    count: int
    waiting: list[int]
    since: int
    """All that these eyes saw happen after this ply would be taken back."""
    anew: bool | None
    """Whether what nobody knows would be dealt anew; None as long as that would tell what others do in secret."""


class TableState(Struct, tag="state"):
    """The position as one pair of eyes may see it, and all that is needed to go on. Here a client begins anew."""

    number: int
    """One more with every `state` and every `change` that the socket is told."""
    table: str
    game: str
    version: int
    """Rises with everything that is done and that these eyes may notice; commands carry the newest one seen."""
    ply: int
    """The actions in force that these eyes may count; a moment's address is `?at=<ply>`."""
    settled: int
    """Those of them that all count alike: how much others did in a phase that is still open is their secret."""
    since: int
    """The log begins after this ply; what was before is told by `log`."""
    events: list[LoggedEvent]
    """What has happened since."""
    seat: int | None
    """Through whose eyes: one of my seats, or None as a spectator."""
    view: dict[str, Any]
    deciders: list[int]
    questions: list[Question]
    scores: list[int]
    ranking: list[int]
    score_sheet: list[dict[str, int]]
    over: bool
    capped: bool
    seats: list[SeatInfo]
    options: dict[str, bool | int | str]
    seed_hash: str | None
    seed: str | None
    """Published when the match is over."""
    secrets: list[int] = []
    """If several seats are mine: those that see or decide what the others must not see."""
    clock: ClockState | None = None
    retractable: bool = False
    """Whether something that this seat did could be taken back, if the others agree where they have to."""
    undo_wish: UndoWish | None = None
    rematch: str | None = None
    """The table to which everybody may go on."""
    goes_on: bool | UnsetType = UNSET
    """Whether the client, which said what it holds (`?held=`), keeps its log up to `since`; else it is to forget it."""
    score_details: list[ScoreDetails] | UnsetType = UNSET
    """Once the match is over: for each seat, what the rows of its score sheet are made of."""
    hints: bool | UnsetType = UNSET
    """False in a game that nobody can judge yet: there is nobody to ask."""


class TableChange(Struct, tag="change"):
    """What is different from the state before, which the client holds: its number is one less."""

    number: int
    since: int
    """If it is below what the client holds, the client's log is cut back to it before the events are added."""
    events: list[LoggedEvent]
    fields: dict[str, Any]
    """Of the fields of a `state`, those that are different."""
    view: dict[str, Any]
    """Of the entries of the view, those that are different."""
    rows: dict[str, dict[str, Any]]
    """Of its lists with an object for each seat, the objects that are different, by seat."""


class LogPage(Struct, tag="log"):
    """The events of earlier actions, from the one after `since` on."""

    id: str
    since: int
    events: list[LoggedEvent]


class WaysPage(Struct, tag="ways"):
    """Further ways to answer, from the one of the number `first` on."""

    id: str
    first: int
    ways: Ways


class LaterMoment(Struct):
    """A later moment, as far as it is different from the one told before."""

    ply: int
    view: dict[str, Any]
    """Of the entries of the view, those that are different."""
    rows: dict[str, dict[str, Any]]
    """Of its lists with an object for each seat, the objects that are different, by seat."""
    events: list[LoggedEvent]
    deciders: list[int]
    scores: list[int]
    ranking: list[int]


class Moment(Struct, tag="moment"):
    """The match as it was after `ply` of `plies` actions."""

    id: str
    ply: int
    plies: int
    seat: int | None
    view: dict[str, Any]
    events: list[LoggedEvent]
    """What the action that led here caused."""
    deciders: list[int]
    """Empty where it is not known any more, as other rules took over since."""
    scores: list[int]
    ranking: list[int]
    quiet: bool
    """Whether these eyes saw no difference from the moment before."""
    until: int
    """The last moment that is told of here."""
    later: list[LaterMoment]
    """The moments up to there, but for the quiet ones."""
    timeline: list[list[int]]
    """The scores after every action; filled for ply 0 only, and only when the match is over."""


class Accepted(Struct, tag="accepted"):
    """The command is carried out and stored. Each answer of an `act` that was given counts as a version."""

    id: str
    version: int


class Weighed(Struct, tag="weighed"):
    """What an `undo` would take back: all that these eyes saw happen after a ply."""

    id: str
    since: int
    anew: bool | None
    """Whether what nobody knows would be dealt anew; None as long as that would tell what others do in secret."""
    asked: list[int]
    """The seats whose people have to agree."""


class Refused(Struct, tag="refused"):
    """The command is not carried out; nothing has changed.

    Only with the code `in_doubt` it may have been: the store failed, and the same command should be sent again.
    """

    id: str | None
    """None if the message was too large, came too fast, or had no id that could be read."""
    code: str
    message: str


class Stale(Struct, tag="stale"):
    """The command was about an older state; the newest one follows as a `state`."""

    id: str
    version: int


class HintReply(Struct, tag="hint"):
    id: str
    notation: str
    reason: str
    """The key of a text."""
    args: dict[str, int | str]
    rest: list[str]
    """What is advised after that in the same turn, as far as it can be foreseen: a panel may take it over."""
    parts: list[list[int]]
    """How the plan is told, by the places of these actions in it, that of `notation` being 0: what is said in one
    breath is one part, and what goes without saying is left out."""
    together: int
    """With so many actions it begins that may be given as one command and are taken back as one."""
    costly: str
    """What these throw away, by the key of a text `costly-<key>`; empty if nothing."""


class Chat(Struct, tag="chat"):
    """A line of chat, or a notice of the table about a seat."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str
    notice: Notice | None = None


class Presence(Struct, tag="presence"):
    """Somebody came, left or took a seat, or a bot stands in."""

    seats: list[SeatInfo]
    watchers: int


class Waiting(Struct, tag="waiting"):
    """A bot has to wait until it can think: so many others come before it. None: nobody waits any more."""

    seat: int | None
    before: int


ServerMessage = (
    TableState
    | TableChange
    | LogPage
    | WaysPage
    | Moment
    | Accepted
    | Weighed
    | Refused
    | Stale
    | HintReply
    | Chat
    | Presence
    | Waiting
)
