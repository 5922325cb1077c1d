"""`ratusz play`: a match in the terminal, new or resumed."""

from __future__ import annotations

import contextlib
import shlex
from pathlib import Path
from typing import Annotated

import typer

from ratusz import games
from ratusz.bots import bot, opponent
from ratusz.cli.codes import INTERRUPTED
from ratusz.cli.common import BadInput, Color, Language, read_options, read_record
from ratusz.cli.keeping import Keeper, check_free
from ratusz.cli.screen import EndOfInput, Screen
from ratusz.cli.seats import Sitter, read_seats, seats_of
from ratusz.cli.table import Left, Sitting
from ratusz.core.errors import BadRecord
from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.core.record import Record
from ratusz.texts import Texts


def play(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="The game; `ratusz games` lists them.", show_default=False)
    ] = "",
    *,
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            "-s",
            help="Who plays, in seat order: me, me:NAME, a level (novice, easy, fair, good, strong), somebody "
            "at a level (marta:level=good), a bot (greedy, mcts:seconds=1).",
            show_default="me,fair",
        ),
    ] = "",
    seed: Annotated[str | None, typer.Option(help="Shuffle with this seed instead of an unguessable one.")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="Set an option of the game.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(help="Keep the record of the match in this new file.", show_default=False)
    ] = None,
    load: Annotated[Path | None, typer.Option(help="Continue the match in this file.", show_default=False)] = None,
    windows: Annotated[
        bool, typer.Option("--windows", help="Also ask people about chances to act out of turn.")
    ] = False,
    everything: Annotated[
        bool, typer.Option("--everything", help="Also ask people what everybody answers alike.")
    ] = False,
    rule_numbers: Annotated[
        bool, typer.Option("--rule-numbers", help="Name the rules that say so by their numbers.")
    ] = False,
    hints: Annotated[str, typer.Option(metavar="BOT", help="The bot that gives hints.")] = "strong",
    language: Language,
    color: Color = True,
) -> None:
    """Play a match against bots or with friends at one screen, or watch bots play.

    Type the number of a choice, or enough of its notation to be unique; `?`
    explains the rest (undo, hint, rules …). The match is saved to a file all the
    time, so nothing is lost when you leave.

    For example:

    ratusz play builders
    ratusz play builders --seats me:Anna,me:Ben,strong --language pl
    ratusz play builders --seats greedy,random --seed 7 --record match.json
    ratusz play --load match.json
    """
    if load is None:
        match, who, texts = _begin(game, seats, seed, option or [], language)
    else:
        match, who, texts = _resume(game, seats, seed, option or [], load, language)
    if record is not None and record != load:
        check_free(record)
    with contextlib.ExitStack() as bots:
        adviser = bots.enter_context(bot(hints, match.game))
        for seat in who:
            if seat.bot is not None:
                bots.enter_context(seat.bot)
        same_rules = match.follows == match.game.rules_version
        keeper = Keeper(match, record or (load if same_rules else None))  # What was played by other rules stays.
        table = Sitting(
            match,
            who,
            texts,
            Screen(color=color),
            keeper,
            adviser,
            windows=windows,
            everything=everything,
            numbers=rule_numbers,
        )
        keeps = record is not None or any(seat.bot is None for seat in who)
        if keeps:
            keeper.save()
        try:
            code = _run(table)
        finally:
            if keeps:
                _say_where(table)
    raise typer.Exit(code)


def _run(table: Sitting) -> int:
    """Play, and say why it ended before the match did; the exit code."""
    try:
        table.play()
    except Left:
        return 0
    except EndOfInput:
        table.screen.write()
        table.screen.write(table.texts.say("end-of-input"))
    except KeyboardInterrupt:
        table.screen.write()
        table.screen.write(table.texts.say("interrupted"))
        return INTERRUPTED
    return 0


def _say_where(table: Sitting) -> None:
    """Keep the match once more, and say how to find it again."""
    path = str(table.keeper.save())
    table.screen.write_path(table.texts.say("kept", file=path), "dim")
    if not table.match.over:
        table.screen.write_path(f"  ratusz play --load {shlex.quote(path)}")


def _begin(
    game_id: str, seats: str, seed: str | None, options: list[str], language: str
) -> tuple[Match, list[Sitter], Texts]:
    game = _playable(game_id)
    texts = Texts(language, game)
    who = read_seats(seats or f"me,{opponent('fair', game)}", texts, game)
    for seat in who:
        if seat.bot is not None:
            seat.bot.check(game)
    confirm = [seat for seat, player in enumerate(who) if player.bot is None]
    match = Match.new(game, len(who), seed, read_options(game, options), confirm, keep_events=True)
    match.names = [player.name for player in who]
    return match, who, texts


def _resume(
    game_id: str, seats: str, seed: str | None, options: list[str], load: Path, language: str
) -> tuple[Match, list[Sitter], Texts]:
    if seed is not None or options:
        raise BadInput("A loaded match already has its seed and options; leave out --seed and --option.")
    record = read_record(load)
    if game_id and game_id != record.game:
        raise BadInput(f"The record is for '{record.game}', not for '{game_id}'.")
    game = _playable(record.game)
    texts = Texts(language, game)
    match = _as_far_as_it_fits(game, record)
    who = read_seats(seats, texts, match.game) if seats else seats_of(match, texts)
    if len(who) != match.players:
        raise BadInput(f"The match has {match.players} seats, but --seats names {len(who)}.")
    match.names = [player.name for player in who]
    return match, who, texts


def _as_far_as_it_fits(game: Game, record: Record) -> Match:
    """The match of a record; if only the rules have changed since, up to the line that does not fit them."""
    try:
        return Match.replay(game, record, keep_events=True)
    except BadRecord as error:
        if error.match is None or record.rules_version == game.rules_version:
            raise
        typer.echo(str(error), err=True)
        return error.match


def _playable(game_id: str) -> Game:
    if not game_id:
        raise BadInput(f"Which game? Name one of: {', '.join(games.ids())}.")
    return games.find(game_id)
