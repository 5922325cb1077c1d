"""How a match of The Builders ends, and who wins it."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.core.errors import IllegalAction
from tests.games.builders.words import Seat, actions_left, board, choices, happened, play, seat, table

SEVENTEEN = "cathedral castle house"
SIXTEEN = "church watchtower abbey treehouse"
ANOTHER_SEVENTEEN = "church watchtower abbey cottage"
A_THIRD_SEVENTEEN = "cloister chapel aqueduct stone_bridge"
A_FOURTH_SEVENTEEN = "bourgeois_house post hotel tavern wash_house"


def pass_turn(match: ratusz.Match) -> None:
    """Three coins one by one; then end the turn if that is asked."""
    player = match.player
    play(match, *["take_coins 1"] * 3)
    if match.player == player:
        play(match, "end_turn")


def last_turns(match: ratusz.Match) -> list[int]:
    """The seats that still have a turn."""
    order = []
    while not match.over:
        order.append(match.player)
        pass_turn(match)
    return order


@pytest.mark.rule("BU-END-1", "BU-END-4", "BU-END-5")
@pytest.mark.parametrize(
    ("players", "first", "trigger", "after"),
    [
        (2, 0, 0, [1]),
        (2, 0, 1, []),
        (2, 1, 1, [0]),
        (2, 1, 0, []),
        (3, 0, 0, [1, 2]),
        (3, 0, 1, [2]),
        (3, 0, 2, []),
        (3, 2, 2, [0, 1]),
        (3, 2, 0, [1]),
        (3, 2, 1, []),
        (4, 1, 1, [2, 3, 0]),
        (4, 1, 2, [3, 0]),
        (4, 1, 3, [0]),
        (4, 1, 0, []),
    ],
)
def test_the_round_is_played_to_its_end(players: int, first: int, trigger: int, after: list[int]) -> None:
    seats = [Seat(finished=SEVENTEEN) if number == trigger else Seat() for number in range(players)]
    match = table(*seats, active=trigger, first_player=first, round=9)
    assert last_turns(match) == [trigger, *after]
    assert (board(match)["round"], board(match)["end_triggered"], match.capped) == (9, True, False)


@pytest.mark.rule("BU-END-1", "BU-Q-13")
@pytest.mark.parametrize(
    ("finished", "ends"), [(SIXTEEN, False), (SEVENTEEN, True), (SEVENTEEN + " inn", True), ("church", False)]
)
def test_seventeen_points_or_more(finished: str, ends: bool) -> None:
    match = table(Seat(), Seat(finished=finished), active=1)
    pass_turn(match)
    assert match.over is ends


@pytest.mark.rule("BU-END-1")
def test_the_points_count_at_the_end_of_the_turn() -> None:
    """The last player comes to 17 with the treehouse and then still has two actions."""
    anna = Seat(
        coins=3, free_workers="laborer_0210", sites={"treehouse": ""}, finished="church watchtower abbey stone_bridge"
    )
    match = table(Seat(), anna, active=1)
    play(match, "send laborer_0210 treehouse")
    assert (match.over, board(match)["end_triggered"]) == (False, False)
    play(match, "take_coins 2", "end_turn")
    assert (match.over, board(match)["end_triggered"]) == (True, True)


@pytest.mark.rule("BU-END-1", "BU-MACH-5")
def test_machines_count_toward_the_seventeen_even_at_work() -> None:
    """Fifteen points of buildings and the larger crane, which stands on a site that will never be finished."""
    anna = Seat(sites={"castle": "crane_3"}, finished="church watchtower abbey crane_3")
    match = table(Seat(), anna, active=1)
    pass_turn(match)
    assert match.over


@pytest.mark.rule("BU-END-2")
def test_coins_do_not_count_toward_the_seventeen() -> None:
    match = table(Seat(), Seat(coins=300, finished=SIXTEEN), active=1)
    assert match.scores()[1] == 46
    pass_turn(match)
    assert (match.over, match.player) == (False, 0)


@pytest.mark.rule("BU-END-3")
def test_seventeen_points_do_not_cut_the_turn_short() -> None:
    anna = Seat(
        coins=13, free_workers="laborer_0210", sites={"treehouse": ""}, finished=SIXTEEN.replace("treehouse", "inn")
    )
    match = table(anna, Seat())
    play(match, "send laborer_0210 treehouse")
    assert (match.player, seat(match, 0)["card_points"], actions_left(match)) == (0, 19, 2)
    play(match, "buy_action", "take_coins 3", "buy_action", "hire apprentice_1010")
    assert (match.player, actions_left(match)) == (0, 0)
    play(match, "end_turn")
    assert match.player == 1


@pytest.mark.rule("BU-END-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_turn_is_an_ordinary_one(players: int) -> None:
    others = [Seat(coins=20, free_workers="apprentice_1001", sites={"bower": ""})] + [Seat()] * (players - 2)
    match = table(Seat(finished=SEVENTEEN), *others)
    pass_turn(match)
    assert (match.player, actions_left(match)) == (1, 3)
    play(match, "send apprentice_1001 bower", "buy_action", "hire apprentice_1010", "take_coins 2", "end_turn")
    assert seat(match, 1)["finished"] == ["bower"]
    assert match.over is (players == 2)


@pytest.mark.rule("BU-END-6")
def test_a_second_player_reaching_seventeen_changes_nothing() -> None:
    match = table(Seat(finished=SEVENTEEN), Seat(finished=ANOTHER_SEVENTEEN), Seat(), active=1)
    assert last_turns(match) == [1, 2]
    assert [event["event"] for event in happened(match)] == ["coins_taken", "turn_ended", "match_ended"]


@pytest.mark.rule("BU-DEC-7")
def test_after_the_end_nobody_may_choose() -> None:
    match = table(Seat(), Seat(finished=SEVENTEEN), active=1)
    pass_turn(match)
    assert (match.player, match.deciders(), match.legal(), board(match)["active"]) == (-1, [], [], -1)
    for number in range(2):
        with pytest.raises(IllegalAction, match="over"):
            match.play("take_coins 1", seat=number)


@pytest.mark.rule("BU-SCORE-1")
@pytest.mark.parametrize(("coins", "points"), [(0, 3), (9, 3), (10, 4), (19, 4), (20, 5), (105, 13)])
def test_a_point_for_each_full_ten_coins(coins: int, points: int) -> None:
    match = table(Seat(coins=coins, finished="inn"), Seat())
    assert match.scores() == [points, 0]
    assert match.score_sheet()[0] == {"buildings": 3, "machines": 0, "coins": points - 3}


@pytest.mark.rule("BU-SCORE-2")
def test_what_is_unfinished_is_worth_nothing_and_costs_nothing() -> None:
    anna = Seat(
        coins=9, free_workers="master_0320 laborer_0201", sites={"cathedral": "master_3200 master_0023", "castle": ""}
    )
    match = table(anna, Seat())
    assert match.scores() == [0, 0]


@pytest.mark.rule("BU-SCORE-3")
def test_the_highest_score_wins_whoever_triggered_the_end() -> None:
    match = table(Seat(finished=SEVENTEEN), Seat(coins=34, finished=SIXTEEN))
    last_turns(match)
    assert (match.scores(), match.ranking()) == ([17, 19], [2, 1])


@pytest.mark.rule("BU-SCORE-4", "BU-Q-8")
def test_a_tie_goes_to_card_points() -> None:
    """Both have 17; Anna's come from cards, Ben has a point of coins. The machine's point counts like a building's."""
    anna = Seat(finished="church watchtower abbey treehouse crane_2", free_workers="crane_2")
    match = table(anna, Seat(coins=16, finished="cathedral castle stone_bridge"), active=0)
    last_turns(match)
    assert (match.scores(), match.ranking()) == ([17, 17], [1, 2])


@pytest.mark.rule("BU-SCORE-5", "BU-Q-8")
def test_a_further_tie_goes_to_coins() -> None:
    match = table(Seat(finished=SEVENTEEN), Seat(coins=1, finished=ANOTHER_SEVENTEEN), active=1)
    last_turns(match)
    assert [seat(match, number)["coins"] for number in range(2)] == [0, 4]
    assert (match.scores(), match.ranking()) == ([17, 17], [2, 1])


@pytest.mark.rule("BU-SCORE-6", "BU-Q-9")
def test_equal_in_everything_is_a_shared_victory() -> None:
    match = table(Seat(coins=3, finished=SEVENTEEN), Seat(finished=ANOTHER_SEVENTEEN), active=1)
    last_turns(match)
    assert match.ranking() == [1, 1]


@pytest.mark.rule("BU-SCORE-7")
def test_the_places_below_are_ordered_by_the_same_keys() -> None:
    """All have 17: one with 16 card points, three with 17, of whom two have equal coins."""
    match = table(
        Seat(coins=12, finished="cathedral castle treehouse"),
        Seat(coins=2, finished=ANOTHER_SEVENTEEN),
        Seat(coins=4, finished=A_THIRD_SEVENTEEN),
        Seat(coins=4 - 3, finished=A_FOURTH_SEVENTEEN),
        active=3,
    )
    assert match.ranking() == [4, 2, 1, 3]
    last_turns(match)
    assert (match.scores(), match.ranking()) == ([17, 17, 17, 17], [4, 3, 1, 1])


@pytest.mark.rule("BU-DEC-5", "BU-Q-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cap_on_rounds_ends_a_match_that_would_never_end(players: int) -> None:
    match = ratusz.new("builders", players, seed=2, options={"round_cap": 7})
    turns = last_turns(match)
    assert len(turns) == 7 * players
    assert match.capped
    assert match.record().capped
    assert match.scores() == [3] * players
    assert match.ranking() == [1] * players


@pytest.mark.rule("BU-DEC-5")
def test_the_cap_is_200_rounds_by_default() -> None:
    match = ratusz.new("builders", 2, seed=2)
    assert len(last_turns(match)) == 400
    assert (match.capped, match.scores()) == (True, [61, 61])


@pytest.mark.rule("BU-DEC-5")
def test_scores_stand_as_they_are_when_the_cap_ends_the_match() -> None:
    match = table(Seat(coins=11, finished=SIXTEEN), Seat(coins=17, finished="inn"), round=30, options={"round_cap": 30})
    last_turns(match)
    assert (match.scores(), match.ranking(), match.capped) == ([17, 5], [1, 2], True)
    assert happened(match)[-1] == {"event": "match_ended", "seat": -1, "by_cap": True}


@pytest.mark.rule("BU-DEC-5")
def test_an_end_by_the_rules_in_the_last_round_is_not_by_the_cap() -> None:
    match = table(Seat(), Seat(finished=SEVENTEEN), active=1, round=30, options={"round_cap": 30})
    last_turns(match)
    assert (match.over, match.capped, match.record().capped) == (True, False, False)
    assert happened(match)[-1] == {"event": "match_ended", "seat": -1, "by_cap": False}


@pytest.mark.rule("BU-DEC-5")
def test_a_match_in_which_everybody_is_stuck_goes_on_to_the_cap() -> None:
    """All workers stand on sites that they cannot finish, and nobody is left to hire."""
    nothing = {"building_row": "", "building_deck": "", "worker_row": "", "worker_deck": ""}
    match = table(
        Seat(coins=9, sites={"castle": "apprentice_1010"}), Seat(), active=0, options={"round_cap": 3}, **nothing
    )
    assert choices(match) == ["take_coins 1", "take_coins 2", "take_coins 3", "buy_action"]
    last_turns(match)
    assert match.capped
