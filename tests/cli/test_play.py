"""`ratusz play`: whole matches, everything one can type, leaving and coming back."""

from __future__ import annotations

import dataclasses
import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import pytest

import ratusz as engine
from ratusz import games
from ratusz.bots import BOTS, LEVELS
from ratusz.cli.keeping import Keeper
from ratusz.cli.screen import Screen
from ratusz.cli.seats import Sitter, displayed, level_of, read_seats
from ratusz.cli.table import Sitting
from ratusz.core.board import Board, Picture
from ratusz.core.game import Game
from ratusz.core.record import Record
from ratusz.texts import Texts
from tests.cli.conftest import Command
from tests.cli.scripts import lines_of, rehearse
from tests.games.le_havre.test_forms import entered
from tests.games.le_havre.words import has
from tests.toys.fair import GAME as FAIR

DUEL = ["me:Ala", "random"]
NEW = ("play", "builders", "--seats", "me:Ala,random", "--seed", "7", "--hints", "random")


def saved(path: Path) -> Record:
    return Record.from_json(path.read_bytes())


def kept(folder: Path) -> list[Path]:
    return sorted((folder / "state" / "ratusz").glob("*.json"))


# Whole matches.


@pytest.mark.parametrize(
    ("language", "win", "headings"),
    [
        ("en", "wins with", ["Building row", "Score sheet", "Buildings", "Machines", "Coins, 1 for every 10", "Total"]),
        ("pl", "Wygrywa", ["Rząd budynków", "Punktacja", "Budynki", "Maszyny", "Monety, 1 za każde 10", "Razem"]),
    ],
)
def test_a_whole_match(ratusz: Command, tmp_path: Path, language: str, win: str, headings: list[str]) -> None:
    match = rehearse(DUEL, 7)
    typed = "\n".join(lines_of(match, DUEL)) + "\n"
    done = ratusz(*NEW, "--language", language, "--record", "match.json", typed=typed)
    assert done.code == 0
    assert done.err == ""
    winner = ["Ala", "random"][match.ranking().index(1)]
    assert re.search(rf"{win}.*{winner}|{winner}.*{win}", done.out)
    for heading in headings:
        assert heading in done.out
    texts = Texts(language, match.game)
    told = " ".join(done.out.split())
    for event in match.events(0):
        assert texts.event(event, ["Ala", "random"]) in told
    record = saved(tmp_path / "match.json")
    assert record.scores == match.scores()
    assert record.names == ["Ala", "random"]
    assert record.final == match.fingerprint()
    assert ratusz("verify", "match.json").code == 0


def test_the_score_sheet_adds_up(ratusz: Command) -> None:
    done = ratusz("play", "builders", "--seats", "random,random:seed=1,random", "--seed", "5", "-o", "round_cap=40")
    match = rehearse(["random", "random:seed=1", "random"], 5, round_cap=40)
    sheet = done.out[done.out.index("Score sheet") :]
    numbers = {
        name: [int(number) for number in re.findall(r"\d+", line)][-3:]
        for name in ("Buildings", "Machines", "Coins", "Total", "Place")
        for line in sheet.splitlines()
        if line.strip().startswith(name)
    }
    parts = zip(numbers["Buildings"], numbers["Machines"], numbers["Coins"], strict=True)
    assert [sum(part) for part in parts] == numbers["Total"] == match.scores()
    assert numbers["Place"] == match.ranking()
    assert "random (1)" in sheet
    assert "random (3)" in sheet


def test_a_match_of_people_at_one_screen(ratusz: Command) -> None:
    seats = ["me:Ala", "me:Ola"]
    match = rehearse(seats, 3, round_cap=2)
    typed = "\n".join(lines_of(match, seats)) + "\n"
    done = ratusz("play", "builders", "-s", "me:Ala,me:Ola", "--seed", "3", "-o", "round_cap=2", typed=typed)
    assert done.code == 0
    turns = re.findall(r"(\w+), it is your turn", done.out)
    first = ["Ala", "Ola"][match.moves[0].seat]
    assert turns == [first, {"Ala": "Ola", "Ola": "Ala"}[first]] * 2


def test_choices_by_number_are_those_of_the_list(ratusz: Command) -> None:
    done = ratusz(*NEW, typed="3\nlog\nquit\n")
    listed = re.search(r"\b3  (\S.*?)(?:  |$)", done.out, re.MULTILINE)
    assert listed is not None
    name = listed[1].strip()
    assert f"Ala starts {name[0].lower()}{name[1:]}" in done.out


def test_a_capped_match_is_unrated(ratusz: Command) -> None:
    done = ratusz("play", "builders", "--seats", "random,random", "--seed", "1", "-o", "round_cap=1")
    assert "stopped by the cap on rounds: it is unrated" in done.out
    assert "wins" not in done.out
    polish = ratusz("play", "builders", "--seats", "random,random", "--seed", "1", "-o", "round_cap=1", "-l", "pl")
    assert "nie liczy się do rankingu" in polish.out


def test_bots_alone_leave_no_file_unless_asked(ratusz: Command, tmp_path: Path) -> None:
    ratusz("play", "builders", "--seats", "random,random", "--seed", "1", "-o", "round_cap=1")
    assert not kept(tmp_path)
    ratusz("play", "builders", "--seats", "random,random", "--seed", "1", "-o", "round_cap=1", "--record", "a.json")
    assert saved(tmp_path / "a.json").capped


def test_without_a_seed_matches_differ(ratusz: Command, tmp_path: Path) -> None:
    ratusz("play", "builders", "--record", "a.json", typed="quit\n")
    ratusz("play", "builders", "--record", "b.json", typed="quit\n")
    assert saved(tmp_path / "a.json").seed != saved(tmp_path / "b.json").seed


# What one can type.


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "Number 0 is not in the list."),
        ("99", "Number 99 is not in the list."),
        ("dance", '"dance" means nothing here'),
        ("", "Type the number of a choice"),
        ("end_turn", '"end_turn" is not possible now'),
        ("send master_3200 chapel", '"send master_3200 chapel" is not possible now'),
        ("take", '"take" could be: take_coins 1, take_coins 2, take_coins 3. Type a little more.'),
        ("undo x", 'Type a number, not "x"'),
        ("undo", "You have not done anything yet"),
        ("undo 0", "You have not done anything yet"),
        ("9" * 5000, f"Number {'9' * 60} is not in the list."),
        ("undo " + "9" * 5000, f'Type a number, not "{"9" * 60}"'),
    ],
)
def test_bad_input_changes_nothing(ratusz: Command, tmp_path: Path, typed: str, answer: str) -> None:
    done = ratusz(*NEW, "--record", "a.json", typed=f"{typed}\nquit\n")
    assert done.code == 0
    assert answer in " ".join(done.out.split())
    assert saved(tmp_path / "a.json").actions == []


@pytest.mark.parametrize("typed", ["take_coins 3", "TAKE_coins 3", "t 3", "take 3"])
def test_a_notation_may_be_shortened_while_it_is_unique(ratusz: Command, tmp_path: Path, typed: str) -> None:
    ratusz(*NEW, "--record", "a.json", typed=f"{typed}\n")
    assert saved(tmp_path / "a.json").actions == ["0 take_coins 3"]


def test_enter_takes_the_only_choice(ratusz: Command, tmp_path: Path) -> None:
    """With fifteen coins gone on actions nothing but the end of the turn is left."""
    ratusz(*NEW, "--record", "a.json", typed="buy\nbuy\nt 1\nt 1\nt 1\nt 1\nt 1\nbuy\nt 1\n\nquit\n")
    assert "0 end_turn" in saved(tmp_path / "a.json").actions


def test_a_worker_that_has_nothing_left_to_do_is_not_asked_about_objectives(ratusz: Command) -> None:
    done = ratusz("play", "little_town", "--seats", "me:Ala,me:Ola", "--seed", "7", typed="\nplace B2\nquit\n")
    assert "this was your turn. End it?" in done.out
    assert "objective. Show it?" not in done.out


def test_choices_tell_what_they_cost_and_bring(ratusz: Command) -> None:
    done = ratusz(*NEW, typed="quit\n")
    assert re.search(r"take coins \(−2 actions, \+3 coins\)", done.out)
    assert re.search(r"buy an action \(−5 coins, \+1 action\)", done.out)
    polish = ratusz(*NEW, "-l", "pl", typed="koniec\n")
    assert re.search(r"weź monety \(−3 akcje, \+6 monet\)", polish.out)


def test_why_something_cannot_be_done_is_said_with_its_rule(ratusz: Command) -> None:
    done = ratusz(*NEW, "--rule-numbers", typed="why  end_turn\nwhy take_coins 2\nquit\n")
    assert "All actions have to be spent first: 3 actions left. (BU-TURN-6)" in done.out
    assert 'There is nothing to say about why "take_coins 2" would not be possible.' in done.out
    polish = ratusz(*NEW, "-l", "pl", typed="dlaczego end_turn\nkoniec\n")
    assert "Najpierw trzeba wydać wszystkie akcje. Zostało: 3 akcje.\n" in polish.out, "numbers only if asked for"


def test_undo_takes_back_and_keeps_it_in_the_record(ratusz: Command, tmp_path: Path) -> None:
    done = ratusz(*NEW, "--record", "a.json", typed="t 1\nbuy\nundo 2\nquit\n")
    assert "Taken back: take coins for 1 action; buy an action." in done.out
    assert saved(tmp_path / "a.json").actions == ["0 take_coins 1", "0 buy_action", "0 undo 2"]


def test_what_all_choices_of_a_group_cost_is_said_once(ratusz: Command) -> None:
    done = ratusz(*NEW, typed="quit\n")
    assert "Start a construction (−1 action)\n" in done.out
    assert "Hire a worker (−1 action)\n" in done.out


@pytest.mark.parametrize("word", ["quit", "q", "exit"])
def test_one_leaves_by_any_usual_word(ratusz: Command, word: str) -> None:
    done = ratusz(*NEW, typed=f"{word}\n")
    assert "means nothing here" not in done.out
    assert "The input has ended" not in done.out


@pytest.mark.parametrize(
    ("seats", "asked"), [("me:Ala,random", "Bots do not mind."), ("me:Ala,me:Ola", "Does everybody agree?")]
)
def test_only_people_are_asked_to_agree(ratusz: Command, seats: str, asked: str) -> None:
    done = ratusz("play", "builders", "--seats", seats, "--seed", "7", typed="start_construction\n1\nundo\nno\nquit\n")
    assert asked in " ".join(done.out.split())


def test_undo_past_a_revealed_card_needs_consent(ratusz: Command, tmp_path: Path) -> None:
    done = ratusz(*NEW, "--record", "a.json", typed="1\nundo\nno\nundo\nyes\nquit\n")
    assert done.out.count("That action turned up a card") == 2
    assert "Nothing was taken back." in done.out
    assert "You takes back" not in done.out
    assert done.out.count("whatever nobody knows is shuffled again") == 1
    assert saved(tmp_path / "a.json").actions[1:] == ["0 undo 1 anew"]


def test_undo_past_the_turn_of_a_bot_needs_consent(ratusz: Command, tmp_path: Path) -> None:
    done = ratusz(*NEW, "-l", "pl", "--record", "a.json", typed="t 3\nend\ncofnij\ntak\nquit\n")
    assert "Potem decydowali już inni" in done.out
    assert "Cofnięto: zakończ turę." in done.out
    match = engine.replay(saved(tmp_path / "a.json"))
    assert match.question().step == "turn"
    assert [match.notation(move.action) for move in match.moves if move.seat >= 0] == ["take_coins 3"]


def test_undo_counts_only_ones_own_actions(ratusz: Command) -> None:
    done = ratusz("play", "builders", "-s", "me,me", "--seed", "7", typed="t 3\nend\nt 1\nundo 2\n")
    assert "You have done 1 action so far; no more can be taken back." in done.out


def test_a_hint_names_a_listed_choice_and_gives_a_reason(ratusz: Command) -> None:
    match = engine.new("builders", 2, 7, confirm=[0], keep_events=True)
    action = engine.bot("random").choose(match)
    texts = Texts("en", match.game)
    done = ratusz(*NEW, typed="hint\nquit\n")
    told = " ".join(done.out.split())
    hint = re.search(r"A good player would choose (\d+): (.*?)\.", told)
    assert hint is not None
    assert hint[2] == texts.action(action)
    assert texts.message(match.reason(action)) in told
    followed = ratusz(*NEW, "--record", "a.json", typed=f"hint\n{hint[1]}\nquit\n")
    assert followed.code == 0
    assert saved(Path("a.json")).actions == [f"0 {match.notation(action)}"]


PLANNED = ("play", "orleans", "--seats", "me:Ala,random", "--seed", "1", "--hints", "greedy")
FILLED = ["village_farmer", "village_boatman", "village_craftsman"]


def test_a_hint_tells_the_whole_plan_and_one_word_does_it(ratusz: Command, tmp_path: Path) -> None:
    done = ratusz(*PLANNED, "--record", "a.json", typed="hint\ndo\nquit\n")
    told = " ".join(done.out.split())
    assert "place a starter farmer on Village (farmer). Then place a starter boatman and craftsman on Village." in told
    assert "The place is ready then." in told
    assert 'Type "do" to do the first 3 actions of it at once; one "undo" takes them back.' in told
    assert [line.split()[-1] for line in saved(tmp_path / "a.json").actions] == FILLED


def test_what_a_hint_has_done_is_taken_back_by_one_undo(ratusz: Command, tmp_path: Path) -> None:
    done = ratusz(*PLANNED, "-l", "pl", "--record", "a.json", typed="podpowiedz\nzrob\ncofnij\nzrob\nkoniec\n")
    assert "Potem: wyślij flisaka i rzemieślnika początkowego do Wioski." in " ".join(done.out.split())
    match = engine.replay(saved(tmp_path / "a.json"))
    assert [match.notation(move.action).split()[-1] for move in match.moves] == FILLED
    assert len(saved(tmp_path / "a.json").actions) == 7, "once, taken back, and once more"


def test_nothing_is_done_before_a_hint_was_asked_for(ratusz: Command, tmp_path: Path) -> None:
    done = ratusz(*PLANNED, "--record", "a.json", typed="do\nquit\n")
    assert 'Ask for a "hint" first; "do" does what it says.' in done.out
    assert saved(tmp_path / "a.json").actions == []


def test_help_names_every_command(ratusz: Command) -> None:
    english = ratusz(*NEW, typed="?\nquit\n").out
    polish = ratusz(*NEW, "-l", "pl", typed="?\nkoniec\n").out
    for word in ("board", "hint", "undo", "log", "rules", "save", "quit"):
        assert f"  {word} " in english
    for word in ("plansza", "podpowiedź", "cofnij", "dziennik", "zasady", "zapisz", "koniec"):
        assert f"  {word} " in polish


def test_polish_words_need_no_accents(ratusz: Command) -> None:
    for word in ("podpowiedź", "PODPOWIEDŹ", "podpowiedz", "hint"):
        assert "Dobry gracz wybiera" in ratusz(*NEW, "-l", "pl", typed=f"{word}\nkoniec\n").out


def test_the_log_tells_the_match_so_far(ratusz: Command) -> None:
    done = ratusz(*NEW, typed=f"t 1\nt 1\nlog\nlog 1\nlog {'9' * 5000}\nquit\n")
    assert done.code == 0
    assert done.out.count("Ala takes 1 coin for 1 action.") == 2 + 2 + 1 + 2
    assert 'One earlier line is left out; "log 2" shows all.' in done.out


def test_rules_can_be_looked_up(ratusz: Command) -> None:
    typed = "rules\nrules bu-send-2\nrules BU-COIN\nrules coins tie\nrules xyzzy\nrules 6\nquit\n"
    plain = ratusz(*NEW, typed=typed)
    assert "3.4 Send a worker" in plain.out
    assert not re.search(r"BU-[A-Z]+-\d", plain.out), "nobody asked for numbers"
    done = ratusz(*NEW, "--rule-numbers", typed=typed)
    assert "  4  Your turn, step by step" in done.out
    assert "3.4 Send a worker" in done.out
    assert done.out.count("BU-SEND-2") >= 1
    for number in range(1, 6):
        assert f"BU-COIN-{number}" in done.out
    assert "BU-SCORE-4" in done.out
    assert 'No rule has "xyzzy" in it.' in done.out
    assert "The Cathedral" in done.out[done.out.index("rules 6") :], "the chapter with all buildings"


def test_rules_are_in_the_language_of_the_table(ratusz: Command) -> None:
    done = ratusz(
        *NEW, "--language", "pl", "--rule-numbers", typed="zasady\nzasady bu-build-4\nzasady maszyn\nkoniec\n"
    )
    assert "  4  Tura krok po kroku" in done.out
    assert "Gracz może mieć jednocześnie dowolnie wiele budów." in done.out
    assert "BU-COMP-2" in done.out
    assert "Your turn" not in done.out


def test_the_board_can_be_seen_again(ratusz: Command) -> None:
    once = ratusz(*NEW, typed="quit\n").out
    twice = ratusz(*NEW, typed="board\nquit\n").out
    assert twice.count("Worker row") == 1 + once.count("Worker row")


def test_only_what_changed_is_drawn_within_a_turn(ratusz: Command) -> None:
    done = ratusz(*NEW, typed="t 1\nquit\n")
    after = done.out[done.out.index("Ala takes 1 coin") :]
    assert "Ala: 11 coins" in after
    assert "Building row" not in after
    assert "random: " not in after


PLACING = ("play", "craftsmen", "--seats", "me:Ala,random", "--seed", "3", "--hints", "random")
KEPT = "pass\npass\n"


def test_choices_keep_their_numbers_within_a_phase(ratusz: Command) -> None:
    done = ratusz(*PLACING, typed=f"{KEPT}send bank\nsend bank\nsend notary\n1\nquit\n")
    entries = re.compile(r"(?:^|  ) *(\d+)  (\S.*?)(?= \(|  |$)", re.MULTILINE)
    menus = [dict(entries.findall(part)) for part in done.out.split("\n> ")]
    placing = [menu for menu in menus if any("crafts guild" in text for text in menu.values())]
    assert len(placing) == 4
    for before, now in pairwise(placing):
        assert all(before.get(number, text) == text for number, text in now.items())
    assert "1" not in placing[-1], "two of one's own stand with the bankers"
    assert "Number 1 is not in the list." in done.out


def test_a_placement_ends_the_turn_and_draws_only_the_lines_that_changed(ratusz: Command) -> None:
    done = ratusz(*PLACING, typed=f"{KEPT}send bank\nsend crafts\nquit\n")
    assert "End it?" not in done.out[done.out.index("spring begins") :]
    after = done.out[done.out.index("Ala sends a helper to the crafts guild") :]
    assert re.search("Crafts guild +Ala ", after)
    for unchanged in ("Notary", "Market", "Granary", "Ships"):
        assert unchanged not in after


def test_nothing_of_the_table_of_craftsmen_is_cut(ratusz: Command) -> None:
    done = ratusz(*PLACING, typed=f"{KEPT}send bank\nquit\n")
    assert "…" not in done.out
    assert "meat 2" in done.out[done.out.index("Ship 4") :]
    granary = done.out[done.out.index("Granary") :]
    assert "barrel ○○ · rope ○○" in granary
    assert "Ala ends the turn" not in done.out


def test_what_throws_something_away_is_asked_about_once(ratusz: Command) -> None:
    doubted = "Your helpers will do nothing this round"
    done = ratusz(*PLACING, typed=f"{KEPT}pass\nno\nsend bank\nquit\n")
    assert done.out.count(doubted) == 1
    assert "Ala sends a helper to the bankers' guild" in done.out
    sure = ratusz(*PLACING, typed=f"{KEPT}pass\ny\nquit\n")
    assert sure.out.count(doubted) == 1
    assert "Ala passes and sends no more helpers" in sure.out


def test_what_a_panel_puts_together_is_done_and_taken_back_in_one_go(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A payment of several goods is one choice, with all that it costs; its number is not that of a single answer."""
    match = entered("steel_mill", "1 iron 1 coke 2 coal 5 wood")
    names = [f"seat {seat}" for seat in range(match.players)]
    table = Sitting(
        match,
        [Sitter(name) for name in names],
        Texts("en", match.game),
        Screen(),
        Keeper(match, tmp_path / "a.json"),
        engine.bot("random"),
    )
    before = match.document()
    table.show_question(0)
    menu = capsys.readouterr().out
    assert "In one go\n  1  pay 1 coal (−2 wood, −1 coal, +1 steel)" in menu
    (number,) = table.bundles
    assert table.bundles[number].outcome.cost == {"coal": 1, "wood": 2}
    assert number not in table.choices
    assert table.answer(0, str(number))
    assert {"steel": 1}.items() <= has(match, 0).items()
    assert table.undo("")
    assert match.document() == before


def test_enter_gives_the_answer_that_everybody_gives(ratusz: Command, tmp_path: Path) -> None:
    asked = ("play", "le_havre", "--seats", "me:Ala,random", "--seed", "3", "--everything", "--record", "havre.json")
    done = ratusz(*asked, typed="\n\nquit\n")
    assert re.search(r"supply .*\[Enter\]", done.out)
    assert [line.partition(" ")[2] for line in saved(tmp_path / "havre.json").actions if line.startswith("0 ")] == [
        "supply"
    ]
    assert "Type the number of a choice" in done.out, "what is taken then is a real choice"


# Leaving and coming back.


def test_the_end_of_input_keeps_the_match(ratusz: Command, tmp_path: Path) -> None:
    done = ratusz(*NEW, typed="t 1\n")
    assert done.code == 0
    assert "The input has ended" in done.out
    (path,) = kept(tmp_path)
    assert f"ratusz play --load {path}" in done.out
    assert saved(path).actions == ["0 take_coins 1"]


def test_matches_of_the_same_seed_do_not_overwrite_each_other(ratusz: Command, tmp_path: Path) -> None:
    ratusz(*NEW, typed="t 1\nquit\n")
    ratusz(*NEW, typed="t 2\nquit\n")
    assert sorted(saved(path).actions[0] for path in kept(tmp_path)) == ["0 take_coins 1", "0 take_coins 2"]


def test_a_match_that_was_left_goes_on_to_the_same_end(ratusz: Command, tmp_path: Path) -> None:
    match = rehearse(DUEL, 7)
    lines = lines_of(match, DUEL)
    half = len(lines) // 2
    ratusz(*NEW, "--record", "a.json", typed="\n".join(lines[:half]) + "\n")
    done = ratusz("play", "--load", "a.json", typed="\n".join(lines[half:]) + "\n")
    assert done.code == 0
    assert "Score sheet" in done.out
    assert saved(tmp_path / "a.json").final == match.fingerprint()
    assert saved(tmp_path / "a.json").names == ["Ala", "random"]


def test_a_match_can_go_on_with_others_and_into_another_file(ratusz: Command, tmp_path: Path) -> None:
    ratusz(*NEW, "--record", "a.json", typed="t 1\nquit\n")
    before = (tmp_path / "a.json").read_bytes()
    done = ratusz("play", "--load", "a.json", "--record", "b.json", "--seats", "random,me:Ewa", typed="quit\n")
    assert "Ewa" in done.out
    assert (tmp_path / "a.json").read_bytes() == before
    assert saved(tmp_path / "b.json").names == ["random", "Ewa"]
    assert len(saved(tmp_path / "b.json").actions) > 1


def test_a_match_of_other_rules_goes_on_from_where_it_fits_and_is_kept_elsewhere(
    ratusz: Command, tmp_path: Path
) -> None:
    ratusz(*NEW, "--record", "a.json", typed="t 1\nquit\n")
    old = json.loads((tmp_path / "a.json").read_text())
    old["rules_version"] = 99
    old["actions"].append("0 fly away")
    (tmp_path / "a.json").write_text(json.dumps(old))
    done = ratusz("play", "--load", "a.json", typed="quit\n")
    assert done.code == 0
    assert "Line 2 of the record, '0 fly away', does not fit version 1 of the rules" in done.err
    assert json.loads((tmp_path / "a.json").read_text()) == old
    assert [saved(path).actions for path in kept(tmp_path)] == [["0 take_coins 1"]]
    old["rules_version"] = 1
    (tmp_path / "a.json").write_text(json.dumps(old))
    assert ratusz("play", "--load", "a.json").code == 2


def test_a_finished_match_shows_its_result_again(ratusz: Command) -> None:
    ratusz("play", "builders", "-s", "random,random", "--seed", "1", "-o", "round_cap=1", "--record", "a.json")
    done = ratusz("play", "--load", "a.json")
    assert done.code == 0
    assert "Score sheet" in done.out


def test_save_into_another_file(ratusz: Command, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("precious")
    done = ratusz(*NEW, typed="t 1\nsave\nsave mine.txt\nsave b.json\nt 1\nquit\n")
    assert "Saved: " in done.out
    assert "The file 'mine.txt' already exists" in done.out
    assert (tmp_path / "mine.txt").read_text() == "precious"
    assert saved(tmp_path / "b.json").actions == ["0 take_coins 1", "0 take_coins 1"]


def test_a_folder_that_cannot_be_written_does_not_stop_a_match(
    ratusz: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "temporary").mkdir()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    assert ratusz(*NEW, typed="t 1\nquit\n").code == 0
    assert len(list((tmp_path / "temporary").glob("builders-*.json"))) == 1


def test_ctrl_c_keeps_the_match_and_exits_with_130(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", "from ratusz.cli import main; main()", *NEW, "--record", "a.json"],
        cwd=tmp_path,
        env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("t 1\n")
    process.stdin.flush()
    assert any("11 coins" in line for line in process.stdout)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert err == ""
    assert "Interrupted" in out
    assert saved(tmp_path / "a.json").actions == ["0 take_coins 1"]


# What cannot be played.


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Which game? Name one of: builders"),
        (["chess"], "There is no game 'chess'"),
        (["builders", "--seats", "me"], "builders is for 2 to 4 players, not 1"),
        (["builders", "--seats", "me,me,me,me,me"], "builders is for 2 to 4 players, not 5"),
        (["builders", "--seats", "me,kasparov"], "There is no bot 'kasparov'"),
        (["builders", "--seats", "me,"], "There is no bot ''"),
        (["builders", "--seats", f"me:{'x' * 31},random"], "A name has at most 30 printable characters"),
        (["builders", "--hints", "oracle"], "There is no bot 'oracle'"),
        (["builders", "--option", "round_cap"], "An option is written NAME=VALUE, not 'round_cap'"),
        (["builders", "--option", "round_cap=0"], "whole number from 1 to 10000, not 0"),
        (["builders", "--option", "round_cap=many"], "whole number from 1 to 10000, not 'many'"),
        (["builders", "--option", "round_cap=-5"], "whole number from 1 to 10000, not -5"),
        (["builders", "--option", "round_cap=--5"], "whole number from 1 to 10000, not '--5'"),
        (["builders", "--option", f"round_cap={'9' * 5000}"], "whole number from 1 to 10000, not '999"),
        (["craftsmen", "--option", "age=2,1,3"], "Option 'age' names each of the 2 seats once, not '2,1,3'"),
        (["builders", "--option", "weather=nice"], "builders has no option 'weather'"),
        (["builders", "--seed", ""], "A seed is a whole number or a text"),
        (["builders", "--language", "de"], "The languages are en, pl, not 'de'"),
        (["builders", "--load", "nowhere.json"], "'nowhere.json' cannot be read: No such file or directory"),
        (["--load", "junk.json"], "This is not a record"),
        (["--load", "junk.json", "--seed", "3"], "leave out --seed and --option"),
        (["builders", "--record", "junk.json"], "The file 'junk.json' already exists"),
        (["builders", "--record", "junk.json/a.json"], "cannot be written to 'junk.json/a.json'"),
        (["builders", "--sets", "me,me"], "No such option: --sets"),
    ],
)
def test_errors_are_one_sentence_and_exit_code_2(
    ratusz: Command, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    (tmp_path / "junk.json").write_text("junk")
    done = ratusz("play", *arguments, typed="quit\n")
    assert done.code == 2
    assert sentence in done.err
    assert done.err.startswith("ratusz: ")
    assert done.err.count("\n") == 1
    assert done.out == ""
    assert not kept(tmp_path)
    assert (tmp_path / "junk.json").read_text() == "junk"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ('"builders"', "The record is for 'builders', not for 'chess'"),
        ("--seats", "The match has 2 seats, but --seats names 3"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(ratusz: Command, change: str, sentence: str) -> None:
    ratusz(*NEW, "--record", "a.json", typed="quit\n")
    extra = ["chess"] if change == '"builders"' else ["--seats", "me,me,me"]
    done = ratusz("play", *extra, "--load", "a.json")
    assert done.code == 2
    assert sentence in done.err


def test_a_record_without_names_asks_who_plays(ratusz: Command, tmp_path: Path) -> None:
    match = engine.new("builders", 2, 7, confirm=[0])
    (tmp_path / "a.json").write_text(match.record().to_json())
    done = ratusz("play", "--load", "a.json")
    assert done.code == 2
    assert "name them with --seats" in done.err


def test_a_loaded_record_never_starts_a_program(ratusz: Command, tmp_path: Path) -> None:
    match = engine.new("builders", 2, 7, confirm=[0])
    match.names = ["Ala", f"exec:touch {tmp_path / 'harm'}"]
    (tmp_path / "a.json").write_text(match.record().to_json())
    done = ratusz("play", "--load", "a.json", typed="t 3\nend\n")
    assert done.code == 2
    assert "say with --seats who plays it now" in done.err
    assert not (tmp_path / "harm").exists()


def test_a_bot_that_breaks_leaves_the_match_behind(ratusz: Command, tmp_path: Path) -> None:
    done = ratusz("play", "builders", "-s", "me,exec:false", "--seed", "7", typed="t 3\nend\n")
    assert done.code == 2
    assert done.err.count("\n") == 1
    (path,) = kept(tmp_path)
    assert str(path) in done.out
    assert saved(path).actions[:1] == ["0 take_coins 3"]


# Seats and looks.


def test_columns_in_which_nobody_has_anything_give_way(ratusz: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of eighty has no room for all goods of Le Havre; a wider one has."""
    started = ("play", "le_havre", "--seats", "me:Ala,random", "--seed", "3")
    monkeypatch.setenv("COLUMNS", "80")
    narrow = ratusz(*started, typed="quit\n")
    assert re.search(r"^ +Fish +Wood .* Fr$", narrow.out, re.MULTILINE)
    assert "Lthr" not in narrow.out
    monkeypatch.setenv("COLUMNS", "120")
    wide = ratusz(*started, typed="quit\n")
    assert re.search(r"^ +Fish +Wood .* Lthr +Fr$", wide.out, re.MULTILINE)


def test_seats_are_people_levels_and_bots_with_settings() -> None:
    texts = Texts("pl")
    seats = read_seats("me,me:Ola,random:seed=3,easy", texts)
    assert [seat.name for seat in seats] == ["Gracz 1", "Ola", "random:seed=3", "easy"]
    assert [seat.bot is None for seat in seats] == [True, True, False, False]
    assert displayed(seats) == ["Gracz 1", "Ola", "random", "Bot 4"]
    assert [level_of(seat) for seat in seats] == ["", "", "", "easy"]
    assert level_of(read_seats(f"me,{LEVELS['fair']}", texts)[1]) == "fair"
    assert displayed(read_seats("marta,konrad:level=good,marta", texts)) == ["Marta (1)", "Konrad", "Marta (3)"]
    assert level_of(read_seats("me,konrad:level=good", texts)[1]) == "good"
    assert displayed(read_seats("random,me:Ola,random:seed=1", texts)) == ["random (1)", "Ola", "random (3)"]


@pytest.mark.parametrize("name", sorted([*LEVELS, *set(BOTS) - {"exec"}]))
def test_every_bot_can_be_seated(name: str) -> None:
    assert read_seats(f"me,{name}", Texts("en"))[1].bot is not None


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_nothing_is_wider_than_the_terminal(
    ratusz: Command, monkeypatch: pytest.MonkeyPatch, width: int, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    seats = ["me:Ala", "random:seed=1", "random", "random"]
    match = rehearse(seats, 2, round_cap=6)
    typed = "?\nhint\nrules BU-EX-1\n" + "\n".join(lines_of(match, seats)) + "\n"
    done = ratusz(
        "play", "builders", "-s", ",".join(seats), "--seed", "2", "-o", "round_cap=6",
        "--hints", "random", "-l", language, "--record", "a.json", typed=typed,
    )  # fmt: skip
    assert done.code == 0
    assert max(len(line) for line in done.out.splitlines()) <= width
    assert not [line for line in done.out.splitlines() if line != line.rstrip() and line != "> "]


def test_colours_can_be_switched_off(ratusz: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in ratusz(*NEW, typed="quit\n").out
    assert "\x1b[" not in ratusz(*NEW, "--no-color", typed="quit\n").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in ratusz(*NEW, typed="quit\n").out


def test_the_language_comes_from_the_environment(ratusz: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Rząd budynków" in ratusz(*NEW, typed="quit\n").out
    monkeypatch.setenv("RATUSZ_LANGUAGE", "en")
    assert "Building row" in ratusz(*NEW, typed="quit\n").out


def test_every_game_has_a_board_of_its_own() -> None:
    assert all("board" not in game.lacks for game in games.registry().values())


# Secrets at one screen.


def table_for(
    game: Game,
    tmp_path: Path,
    options: Mapping[str, object] | None = None,
    *,
    windows: bool = False,
    everything: bool = True,
) -> Sitting:
    """Two people at a game that is not drawn."""
    board = Board(lambda *_: Picture("", (), ()), lambda *_: [])
    match = engine.Match.new(dataclasses.replace(game, board=board), 2, 1, options, confirm=[0, 1], keep_events=True)
    seats = [Sitter("Ala"), Sitter("Ola")]
    keeper = Keeper(match, tmp_path / "a.json")
    asked = {"windows": windows, "everything": everything}
    return Sitting(match, seats, Texts("en", game), Screen(), keeper, engine.bot("random"), **asked)


def test_where_seats_have_secrets_the_screen_is_handed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    table_for(FAIR, tmp_path).hand_over(1)
    assert "Ola, take the screen and press Enter." in capsys.readouterr().out
    table_for(games.find("builders"), tmp_path).hand_over(1)
    assert "take the screen" not in capsys.readouterr().out


@pytest.mark.parametrize("windows", [False, True])
def test_chances_to_act_out_of_turn_are_let_pass_unless_wanted(
    windows: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def answer(table: Sitting, seat: int) -> None:
        asked.append(table.match.question(seat).step)
        table.match.apply(table.match.legal(seat)[0], seat)

    table = table_for(FAIR, tmp_path, {"stalls": True, "rounds": 1}, windows=windows)
    monkeypatch.setattr(Sitting, "ask", answer)
    monkeypatch.setattr(Sitting, "tell", lambda *_: None)
    while not table.match.over:
        table.next_decision()
    assert ("stall" in asked) == windows


@pytest.mark.parametrize("everything", [False, True])
def test_what_everybody_answers_alike_is_not_asked_unless_wanted(
    everything: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def answer(table: Sitting, seat: int) -> None:
        asked.append(table.match.notation(table.match.question(seat).obvious) if not table.match.phase else "")
        table.match.apply(table.match.legal(seat)[0], seat)

    table = table_for(FAIR, tmp_path, {"rounds": 1}, everything=everything)
    monkeypatch.setattr(Sitting, "ask", answer)
    monkeypatch.setattr(Sitting, "tell", lambda *_: None)
    while table.match.phase:
        table.next_decision()
    table.next_decision()
    assert asked[4:] == (["buy"] if everything else [])
    if not everything:
        table.next_decision()
        table.undo("2")
        assert "buy points; buy points" in capsys.readouterr().out, "an undo tells what it takes back"
        assert table.match.granted(0, alone=False) < 0


@pytest.mark.parametrize(("game", "action"), [("le_havre", "evict 2"), ("orleans", "move_merchant 2")])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_an_action_that_means_a_seat_calls_it_by_name(language: str, game: str, action: str) -> None:
    texts = Texts(language, games.find(game))
    space = games.find(game).space
    number = Texts(language).say("player-name", number=2)
    assert number in texts.action(space.parse(action))
    texts.names = ["Ala", "Ola"]
    assert "Ola" in texts.action(space.parse(action))
    assert "2" not in texts.action(space.parse(action))


def test_the_usual_opponent_has_a_name_and_the_beginning_of_a_command_will_do(ratusz: Command) -> None:
    typed = ratusz("play", "builders", "--seed", "3", "--language", "pl", typed="podp\nzró\ncof\nkon\n")
    assert "Gracz 1 i Bot 2 (średni)" in typed.out
    assert "greedy" not in typed.out
    assert "Dobry gracz wybiera" in typed.out
    assert "nic tu nie znaczy" not in typed.out


def test_what_is_the_only_kind_of_choice_needs_no_heading(ratusz: Command) -> None:
    """In Craftsmen the end of a turn is often asked about alone."""
    typed = ratusz("play", "craftsmen", "--seed", "3", "--language", "pl", typed="1\n1\nkoniec\n")
    assert "Kończysz ją?\n  1  zakończ turę [Enter]" in typed.out
    assert "Inne\n  5  Zostaw swój tartak" in typed.out
