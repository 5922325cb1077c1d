"""The setup of Le Havre for every player count and version."""

from __future__ import annotations

from typing import Any

import pytest

import ratusz
from ratusz.games.le_havre.cards import CARD, CARD_IDS, DATA, KIND_IDS, OFFER_IDS, usage
from tests.games.le_havre.words import amounts, board, cards, has, on_offer

FIRMS = ["building_firm_1", "building_firm_2", "construction_firm"]
EVERY_COUNT = pytest.mark.parametrize("players", range(1, 6))


def new(players: int, seed: int = 1, **options: Any) -> ratusz.Match:
    return ratusz.new("le_havre", players=players, seed=seed, options=options, confirm=range(players))


@EVERY_COUNT
@pytest.mark.rule("LH-SETUP-1")
def test_rounds(players: int) -> None:
    assert board(new(players))["rounds"] == [7, 14, 18, 20, 20][players - 1]
    assert board(new(players, version="short"))["rounds"] == [4, 8, 12, 12, 15][players - 1]


@pytest.mark.rule("LH-SETUP-2", "LH-HID-1")
def test_tiles_are_shuffled_and_face_down() -> None:
    orders = {tuple(new(2, seed).document()["position"]["tiles"]) for seed in range(20)}
    assert len(orders) > 10
    assert {len(set(order)) for order in orders} == {7}


@EVERY_COUNT
@pytest.mark.rule("LH-SETUP-3", "LH-SETUP-4")
def test_full_version_offers_and_holdings(players: int) -> None:
    match = new(players)
    offers = match.document()["position"]["offers"]
    tile = next(tile for tile in DATA["supply_tiles"] if tile["id"] == match.document()["position"]["tiles"][0])
    supplied = board(match)["tiles"][0] is not None
    for good in tile["goods"] if supplied else []:
        offers[good] -= 1
    assert offers == {**dict.fromkeys(OFFER_IDS, 0), "francs": 2, "fish": 2, "wood": 2, "clay": 1}
    assert [has(match, seat) for seat in range(players)] == [{"coal": 1, "francs": 5}] * players


@EVERY_COUNT
@pytest.mark.rule("LH-SETUP-3", "LH-SETUP-4")
def test_short_version_offers_and_holdings(players: int) -> None:
    match = new(players, version="short")
    if match.question().step == "before_supply":
        assert on_offer(match) == amounts("3 fish 3 wood 2 clay 1 iron 1 grain 1 cattle 3 francs")
    holding = amounts("2 fish 2 wood 2 clay 2 iron 1 cattle 2 coal 2 hides 5 francs")
    assert [has(match, seat) for seat in range(players)] == [holding] * players


@EVERY_COUNT
@pytest.mark.rule("LH-SETUP-5", "LH-TERM-11")
def test_start_buildings(players: int) -> None:
    more = {1: ["marketplace", "sawmill", "black_market"], 2: ["marketplace"], 4: ["sawmill"], 5: ["sawmill"]}
    assert board(new(players))["town"] == FIRMS
    assert board(new(players, version="short"))["town"] == FIRMS + more.get(players, [])


@EVERY_COUNT
@pytest.mark.rule("LH-SETUP-6", "LH-SETUP-7", "LH-TERM-12")
def test_three_equal_stacks_with_the_lowest_number_on_top(players: int) -> None:
    for version, sizes in (("full", [5, 6, 9, 10, 10]), ("short", [4, 5, 7, 7, 9])):
        stacks = board(new(players, version=version))["stacks"]
        assert [len(stack) for stack in stacks] == [sizes[players - 1]] * 3
        for stack in stacks:
            assert stack == sorted(stack, key=lambda card: CARD[card])
        used = [CARD_IDS[card] for card in usage(version, players, "stack")]
        assert sorted(card for stack in stacks for card in stack) == sorted(used)


@pytest.mark.rule("LH-SETUP-7")
def test_stacks_are_dealt_at_random() -> None:
    assert len({str(board(new(3, seed))["stacks"]) for seed in range(10)}) == 10


@pytest.mark.rule("LH-SETUP-8")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_black_market_is_never_on_top(players: int) -> None:
    tops = {stack[0] for seed in range(150) for stack in board(new(players, seed))["stacks"]}
    assert "black_market" not in tops
    allowed = [new(players, seed, redeal_black_market=False) for seed in range(400)]
    assert any(stack[0] == "black_market" for match in allowed for stack in board(match)["stacks"])


@EVERY_COUNT
@pytest.mark.rule("LH-SETUP-9", "LH-Q-17")
def test_six_special_cards_in_the_full_version_only(players: int) -> None:
    assert len(board(new(players))["special_stack"]) == 6
    assert board(new(players, version="short"))["special_stack"] == []


@pytest.mark.rule("LH-SETUP-10")
@pytest.mark.parametrize("specials", ["base", "all"])
def test_solo_leaves_out_cards_that_need_others(specials: str) -> None:
    found = {card for seed in range(300) for card in new(1, seed, specials=specials).document()["position"]["specials"]}
    out = {"zoo", "harbour_watch"}
    further = {"pirates_lair", "dive_bar", "picket_line", "tobacco_factory", "cattle_drive", "stockmarket"}
    further.add("souvenir_shop")
    assert not found & (out | further)
    assert len(found) == (34 if specials == "base" else 81 - 9)


@pytest.mark.rule("LH-SETUP-14")
def test_the_pool_of_special_cards() -> None:
    found = {card for seed in range(200) for card in new(3, seed).document()["position"]["specials"]}
    assert found == {card["id"] for card in DATA["special_buildings"] if card["set"] == "base"}
    more = {card for seed in range(300) for card in new(3, seed, specials="all").document()["position"]["specials"]}
    assert more == {card["id"] for card in DATA["special_buildings"]}


@EVERY_COUNT
@pytest.mark.rule("LH-SETUP-11", "LH-HID-5")
def test_the_round_cards_are_public(players: int) -> None:
    schedule = board(new(players))["schedule"]
    assert [entry["food"] for entry in schedule] == [
        entry["food"] for entry in DATA["round_schedules"]["full"][str(players)]
    ]
    assert len({entry["ship"] for entry in schedule}) == len(schedule)


@EVERY_COUNT
@pytest.mark.rule("LH-SETUP-12")
def test_ships_at_the_start(players: int) -> None:
    match = new(players, version="short")
    ships = {1: [["appoline"]], 2: [["appoline"], ["dina"]]}.get(players, [[]] * players)
    assert [cards(match, seat) for seat in range(players)] == ships
    on_stack = ["blanche"] if players == 1 else []
    assert board(match)["ships"]["wooden_ship"] == on_stack
    assert [cards(new(players), seat) for seat in range(players)] == [[]] * players
    assert not any(board(new(players))["ships"].values())


@pytest.mark.rule("LH-SETUP-13")
def test_the_first_player_is_chosen_at_random_and_stays() -> None:
    firsts = [board(new(5, seed))["first_player"] for seed in range(60)]
    assert set(firsts) == set(range(5))
    match = new(3, 4)
    first = board(match)["first_player"]
    assert match.player == first
    rng = ratusz.bot("random:seed=1")
    for _ in range(120):
        match.apply(rng.choose(match))
        assert board(match)["first_player"] == first


@pytest.mark.rule("LH-TERM-2", "LH-TERM-10")
def test_francs_are_no_goods_and_discs_begin_at_home() -> None:
    match = new(3)
    assert KIND_IDS[-1] == "francs"
    assert [entry["disc"] for entry in board(match)["seats"]] == ["", "", ""]
