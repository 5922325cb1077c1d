"""A match between two people: every command is answered, once, and the record proves that all was fair."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import ratusz
from ratusz.cli.app import run
from ratusz.core.record import seed_hash
from ratusz.server.messages import LoggedEvent
from ratusz.server.table import Scene
from tests.server.harness import Browser, Json, NewTable, Seat, play_on


@pytest.fixture
def table(anna: Browser, ben: Browser) -> NewTable:
    table = anna.create("me", "link", options={"round_cap": 3})
    assert ben.claim(table.links[1], "Ben").json() == {"table": table.id, "seat": 1}
    return table


@pytest.fixture
def seats(table: NewTable, anna: Browser, ben: Browser) -> Iterator[list[Seat]]:
    seats = [anna.sit(table.id), ben.sit(table.id)]
    seats[0].drain()
    yield seats
    for seat in seats:
        seat.close()


def decider(seats: list[Seat]) -> Seat:
    return next(seat for seat in seats if seat.legal)


def test_a_whole_match_is_played_and_its_record_proves_that_it_was_fair(
    table: NewTable, seats: list[Seat], anna: Browser, ben: Browser, tmp_path: Path
) -> None:
    published = seats[0].state["seed_hash"]
    rng = random.Random(5)
    play_on(seats, rng.choice, 12)
    refused = anna.get(f"/api/tables/{table.id}/record")
    assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
    play_on(seats, rng.choice)
    end = seats[1].state
    assert end["over"]
    assert seed_hash(end["seed"]) == published == end["seed_hash"]
    assert [sum(sheet.values()) for sheet in end["score_sheet"]] == end["scores"]
    record = ben.get(f"/api/tables/{table.id}/record").json()["record"]
    match = ratusz.replay(record, keep_events=True)
    assert (match.scores(), match.ranking(), match.names) == (end["scores"], end["ranking"], ["Seat 0", "Ben"])
    file = tmp_path / "match.json"
    file.write_text(record)
    assert run(["verify", str(file)]) == 0
    told = [entry["event"] for entry in seats[1].log]
    assert told == [event.document() for event in match.events(1)]


def test_the_seed_is_told_to_nobody_before_the_end(
    table: NewTable, seats: list[Seat], anna: Browser, stranger: Browser
) -> None:
    stranger.claim(table.watch)
    watcher = stranger.sit(table.id)
    play_on(seats, random.Random(6).choice)
    watcher.hear_version(seats[0].version)
    seed = seats[0].state["seed"]
    assert len(seed) == 32
    for seat in [*seats, watcher]:
        before = [frame for frame in seat.frames if not (frame.get("over") or frame.get("fields", {}).get("over"))]
        assert len(before) > 10
        assert seed not in json.dumps(before)
    watcher.close()


def test_both_seats_see_what_happens_and_only_the_decider_is_asked(seats: list[Seat]) -> None:
    active = decider(seats)
    other = next(seat for seat in seats if seat is not active)
    assert other.state["questions"] == []
    answer = active.act()
    assert answer == {"type": "accepted", "id": answer["id"], "version": 1}
    assert other.hear_version(1)["events"] == active.hear_version(1)["events"] != []
    assert other.state["view"] == active.state["view"]


def test_a_command_that_is_sent_again_is_only_answered_again(seats: list[Seat]) -> None:
    active = decider(seats)
    first = active.act(id="the-same-command")
    state = active.hear_version(1)
    again = active.act(id="the-same-command", version=0, answers=["dance"])
    assert again == first
    active.drain()
    assert active.state is state


def test_two_people_may_use_the_same_id(seats: list[Seat]) -> None:
    for _ in range(2):
        active, other = sorted(seats, key=lambda seat: not seat.legal)
        active.act_by("take_coins 3")
        version = active.act("end_turn", id="a-common-id", version=active.version + 1)
        assert version["type"] == "accepted", version
        for seat in seats:
            assert seat.hear_version(version["version"])["ply"] == version["version"]
        assert other.legal, "said to be accepted, and not carried out"


def test_two_people_may_say_something_under_the_same_id(seats: list[Seat], anna: Browser) -> None:
    for seat in [*seats, *seats]:
        assert seat.ask("say", text="Well played", id="a-common-id")["type"] == "accepted"
    with anna.sit(seats[0].table) as again:
        assert [frame["seat"] for frame in again.frames if frame["type"] == "chat"] == [0, 1]


def test_a_command_about_an_older_state_is_stale_and_the_newer_state_follows(seats: list[Seat]) -> None:
    active = decider(seats)
    active.act_by("take_coins 1")
    active.hear_version(1)
    stale = active.act(version=0)
    assert (stale["type"], stale["version"]) == ("stale", 1)
    followed = active.hear()
    assert (followed["type"], followed["version"], followed["events"]) == ("state", 1, active.log)
    future = active.act(version=99)
    assert future["type"] == "stale"


@pytest.mark.parametrize("answer", ["take_coins 4", "dance", "", "x" * 201, "send crane_2 chapel"])
def test_an_illegal_action_is_refused_and_changes_nothing(seats: list[Seat], answer: str) -> None:
    active = decider(seats)
    before = active.state
    refused = active.act(answer)
    assert refused["type"] == "refused"
    assert refused["code"] in ("illegal", "malformed")
    active.drain()
    assert active.state is before


def test_nobody_acts_for_another_seat(seats: list[Seat]) -> None:
    active = decider(seats)
    other = next(seat for seat in seats if seat is not active)
    stolen = other.ask("act", version=0, seat=active.state["seat"], answers=active.legal[:1])
    assert (stolen["type"], stolen["code"]) == ("refused", "not_your_seat")
    out_of_turn = other.ask("act", version=0, seat=other.state["seat"], answers=active.legal[:1])
    assert (out_of_turn["type"], out_of_turn["code"]) == ("refused", "illegal")
    nowhere = other.ask("act", version=0, seat=7, answers=["end_turn"])
    assert nowhere["code"] == "not_your_seat"


def test_somebody_who_comes_back_is_told_everything(seats: list[Seat], anna: Browser) -> None:
    play_on(seats, random.Random(3).choice, 8)
    with anna.sit(seats[0].table) as again:
        seats[0].hear_version(8)
        for key in ("version", "ply", "view", "questions", "deciders", "scores"):
            assert again.state[key] == seats[0].state[key]
        assert again.log == seats[0].log


def test_any_moment_of_the_match_can_be_looked_at(seats: list[Seat]) -> None:
    views: list[Json] = [seats[0].state["view"]]
    rng = random.Random(4)
    for version in range(1, 7):
        play_on(seats, rng.choice, 1)
        views.append(seats[0].hear_version(version)["view"])
    for ply, view in enumerate(views):
        moment = seats[0].ask("look", ply=ply)
        assert (moment["view"], moment["ply"], moment["plies"], moment["timeline"]) == (view, ply, 6, [])
        assert moment["events"] == [entry for entry in seats[0].log if entry["ply"] == ply]
    assert seats[0].ask("look", ply=7)["code"] == "illegal"


def test_a_look_back_tells_what_changed_further_on(seats: list[Seat]) -> None:
    play_on(seats, random.Random(4).choice, 9)
    for seat in seats:
        single = [seat.ask("look", ply=ply) for ply in range(10)]
        for first, more in ((0, 4), (3, 40), (9, 5)):
            told = seat.ask("look", ply=first, more=more)
            assert told["until"] == min(first + more, 9)
            view = told["view"]
            shown = {first}
            for later in told["later"]:
                shown.add(later["ply"])
                view = view | later["view"]
                for name, row in later["rows"].items():
                    view[name] = [row.get(str(number), one) for number, one in enumerate(view[name])]
                then = single[later["ply"]]
                fields = ("events", "deciders", "scores", "ranking")
                assert [later[name] for name in fields] == [then[name] for name in fields]
                assert view == then["view"]
            left_out = set(range(first, told["until"] + 1)) - shown
            assert all(single[ply]["quiet"] for ply in left_out)
            assert not any(single[ply]["quiet"] for ply in shown - {first})
    assert single[9]["deciders"] == seats[0].state["deciders"]
    assert seats[0].ask("look", ply=0, more=41)["code"] == "malformed"


def test_what_only_others_see_is_a_quiet_moment() -> None:
    scene = Scene(3, {"coins": 1}, [], [0], [1, 2], [2, 1])
    assert scene.is_like(scene._replace(ply=2, deciders=[1]))
    assert not scene.is_like(scene._replace(view={"coins": 2}))
    assert not scene._replace(events=[LoggedEvent(3, {"event": "taken", "seat": 0})]).is_like(scene)


def test_the_timeline_of_a_finished_match_has_the_scores_after_every_action(seats: list[Seat]) -> None:
    actions = play_on(seats, random.Random(9).choice)
    timeline = seats[1].ask("look", ply=0)["timeline"]
    assert len(timeline) == actions + 1
    assert timeline[-1] == seats[0].state["scores"]


def test_a_hint_names_a_legal_action_and_a_reason(seats: list[Seat]) -> None:
    active = decider(seats)
    hint = active.ask("hint", seat=active.state["seat"])
    assert hint["type"] == "hint", hint
    assert hint["notation"] in active.legal
    assert hint["reason"].startswith("reason-")
    other = next(seat for seat in seats if seat is not active)
    assert other.ask("hint", seat=active.state["seat"])["code"] == "not_your_seat"
    assert other.ask("hint", seat=other.state["seat"])["code"] == "nothing_to_decide"


def test_the_lobby_lists_my_tables_the_latest_first(
    table: NewTable, seats: list[Seat], anna: Browser, ben: Browser
) -> None:
    second = anna.create("me", "bot")
    tables = anna.get("/api/tables").json()["tables"]
    assert [line["table"] for line in tables] == [second.id, table.id]
    play_on(seats, random.Random(2).choice)
    line = anna.get("/api/tables").json()["tables"][0]
    assert line == anna.get(f"/api/tables/{table.id}").json()
    assert (line["table"], line["over"], line["scores"]) == (table.id, True, seats[0].state["scores"])
    assert [seat["mine"] for seat in line["seats"]] == [True, False]
    assert [seat["mine"] for seat in ben.get("/api/tables").json()["tables"][0]["seats"]] == [False, True]
