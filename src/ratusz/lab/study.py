"""A study: a question about games as a TOML file, and the cases in which it is asked."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from ratusz import games
from ratusz.bots import bot
from ratusz.core.errors import RatuszError
from ratusz.core.game import Options
from ratusz.core.record import seed_text
from ratusz.core.varying import Changes
from ratusz.lab import variants
from ratusz.lab.seating import seatings

AS_IT_IS: Final = "as it is"
"""The variant without changes, which every game has."""
MOST_CASES: Final = 200
LONGEST: Final = 1_000_000
"""The size of a file that somebody wrote."""

Asks = Literal["order", "seats", "bots", "shares"]
Count = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=20_000)]


class BadStudy(RatuszError):
    """A file that describes no study that can be made."""


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a case is clear enough not to go on."""

    least: Count = 100
    """So many matches are played in any case."""
    margin: Annotated[float, msgspec.Meta(ge=0, le=0.5)] = 0.05
    """What lies so close to what chance would give is as good as even."""


class Shares(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is counted in the events of a match, such as products by their kind."""

    event: Text
    by: Text
    """The field of the event by which it is told apart."""
    of: tuple[str, ...] = ()
    """The kinds that the study asks about."""
    limit: Annotated[float, msgspec.Meta(gt=0, lt=1)] = 0.2
    """The share that none of them should have more of."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One `[[cases]]` of the file; where it lists several things, each combination is a case."""

    game: Text
    players: int | tuple[int, ...] = ()
    """How many; by default all numbers from two on that the game is for."""
    options: dict[str, bool | int | str] | tuple[dict[str, bool | int | str], ...] = msgspec.field(default_factory=dict)
    bots: tuple[str, ...] = ()
    """Who plays, seated in all ways in turn."""
    seats: tuple[str, ...] = ()
    """Instead of `bots`: who sits where, in all matches."""
    variants: tuple[str, ...] = ()
    """By default the game as it is, and all its variants."""
    matches: Count | None = None
    picks: tuple[str, ...] = ()
    """The verbs by which cards are taken; by default all that name one."""
    shares: Shares | None = None


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    title: Text
    cases: tuple[Entry, ...]
    about: str = ""
    asks: Asks = "order"
    """What has to be clear: wins by the order of play, by seats or by bots, or shares of what was counted."""
    seed: Text = "study"
    matches: Count = 100
    """How many at most in each case."""
    repeats: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    """How often every deal is played by the same seating; the share of luck takes two."""
    certainty: Annotated[float, msgspec.Meta(ge=0.5, lt=1)] = 0.95
    stop: Stop | None = None
    """Without it, all matches are played."""
    bots: tuple[str, ...] = ()
    """Who plays in cases that do not say it."""
    opening: Annotated[int, msgspec.Meta(ge=1, le=10)] = 2
    """How many cards make an opening plan."""
    variants: dict[str, dict[str, dict[str, Any]]] = msgspec.field(default_factory=dict)
    """By games and by the names of their variants: what is changed in data.json."""


@dataclass(frozen=True, slots=True)
class StudyCase:
    """One combination in which the question is asked."""

    name: str
    game: str
    players: int
    options: Options
    specs: tuple[str, ...]
    fixed: bool
    """Whether everybody always sits in the same seat."""
    variant: str
    changes: Changes
    matches: int
    """How many at most; every bot has sat everywhere equally often by then."""
    cycle: int
    """After how many matches it has."""
    seed: str
    """What its deals are shuffled by: the same in all variants."""
    picks: tuple[str, ...]
    shares: Shares | None


def read(file: Path) -> Study:
    """The study in a file; BadStudy says in a sentence what is wrong with it, and where."""
    try:
        text = file.read_bytes()
    except OSError as error:
        raise BadStudy(f"The study '{file}' cannot be read: {error.strerror}.") from None
    if len(text) > LONGEST:
        raise BadStudy(f"The study '{file}' is longer than {LONGEST} letters.")
    return parse(text, str(file))


def parse(text: bytes | str, name: str = "study") -> Study:
    """The study that a text describes."""
    try:
        study = msgspec.toml.decode(text, type=Study)
    except msgspec.ValidationError as error:
        raise BadStudy(f"In '{name}': {error}.") from None
    except (msgspec.DecodeError, ValueError) as error:
        raise BadStudy(f"'{name}' is not TOML: {error}.") from None
    if not study.cases:
        raise BadStudy(f"'{name}' has no [[cases]].")
    return study


def cases(study: Study) -> list[StudyCase]:
    """All cases of a study, checked by the games themselves."""
    seed_text(study.seed)
    found = [case for number, setting in enumerate(study.cases, 1) for case in _cases(study, setting, number)]
    names = [case.name for case in found]
    if twice := [name for name in names if names.count(name) > 1]:
        raise BadStudy(f"The case '{twice[0]}' is there twice.")
    if len(found) > MOST_CASES:
        raise BadStudy(f"A study has {MOST_CASES} cases at most, not {len(found)}.")
    for game in study.variants:
        if game not in {case.game for case in found}:
            raise BadStudy(f"There are variants of '{game}', and no case of it.")
    return found


def _cases(study: Study, setting: Entry, number: int) -> list[StudyCase]:
    try:
        game = games.find(setting.game)
        counts = _listed(setting.players) or tuple(count for count in game.players if count > 1)
        choices = [game.check_options(options) for options in _listed(setting.options) or ({},)]
        several = len(choices) > 1
        found = []
        for name, changes in _variants(study, setting).items():
            for options, players in itertools.product(choices, counts):
                game.check_players(players)
                specs = _specs(study, setting, players)
                cycle = study.repeats * (1 if setting.seats else len(seatings(len(specs), players)))
                differing = {key: value for key, value in options.items() if several and _differs(key, choices)}
                told = [game.id, f"{players} players", *(f"{key} {value}" for key, value in differing.items())]
                found.append(
                    StudyCase(
                        name=", ".join(told if name == AS_IT_IS else [*told, name]),
                        game=game.id,
                        players=players,
                        options=options,
                        specs=specs,
                        fixed=bool(setting.seats),
                        variant=name,
                        changes=changes,
                        matches=-(-(setting.matches or study.matches) // cycle) * cycle,
                        cycle=cycle,
                        seed=f"{study.seed}/{game.id}/{players}",
                        picks=setting.picks,
                        shares=_shares(study, setting),
                    )
                )
            for options in choices:
                variants.check(game.id, changes, counts, options)
        for spec in {spec for case in found for spec in case.specs}:
            with bot(spec, game) as player:
                player.check(game)
    except BadStudy:
        raise
    except RatuszError as error:
        raise BadStudy(f"Case {number} cannot be played: {error}") from None
    return found


def _listed(value: Any) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, tuple) else (value,)


def _differs(key: str, choices: Sequence[Options]) -> bool:
    return len({options[key] for options in choices}) > 1


def _specs(study: Study, setting: Entry, players: int) -> tuple[str, ...]:
    if setting.seats:
        if setting.bots:
            raise BadStudy("A case has either 'bots' or 'seats'.")
        if len(setting.seats) != players:
            raise BadStudy(f"'seats' names {len(setting.seats)} bots for {players} players.")
        return setting.seats
    specs = setting.bots or study.bots
    if not specs:
        raise BadStudy(f"Nobody plays {setting.game}: name 'bots' or 'seats'.")
    return specs


def _shares(study: Study, setting: Entry) -> Shares | None:
    if study.asks == "shares" and (setting.shares is None or not setting.shares.of):
        raise BadStudy(f"A study of shares says for {setting.game} which it asks about ('of' in [cases.shares]).")
    return setting.shares


def _variants(study: Study, setting: Entry) -> dict[str, Changes]:
    known: dict[str, Changes] = {AS_IT_IS: {}, **study.variants.get(setting.game, {})}
    for name in setting.variants:
        if name not in known:
            raise BadStudy(f"There is no variant '{name}' of {setting.game}; there are: {', '.join(known)}.")
    chosen = setting.variants or tuple(known)
    found = {}
    for name in chosen:
        try:
            found[name] = variants.settle(setting.game, known[name])
        except RatuszError as error:
            raise BadStudy(f"The variant '{name}' of {setting.game}: {error}") from None
    return found
