"""What stays secret in Craftsmen, and what a redeal keeps."""

from __future__ import annotations

from collections import Counter

import pytest

import ratusz
from ratusz.core.rng import Rng
from ratusz.games.craftsmen.cards import CAPITAL_IDS, TYPES
from ratusz.games.craftsmen.hands import kinds_held
from ratusz.games.craftsmen.state import CraftsmenState
from tests.games.craftsmen.words import LONG, Seat, board, capital, choices, hand, load, play, position, sending, stage

SEATS = [
    Seat(capital="g1 g1 r3", buildings="mill_1"),
    Seat(capital="b1 b2 p3", buildings="winery_1"),
    Seat(capital="r1"),
]


def redealt(match: ratusz.Match, observer: int, seed: int) -> CraftsmenState:
    state = match.redealt(observer, Rng.from_seed(str(seed)))
    assert isinstance(state, CraftsmenState)
    return state


@pytest.mark.rule("HI-1", "HI-5")
def test_hands_of_others_are_counted_only() -> None:
    match = stage("bankers_guild", *SEATS)
    seen = board(match, 0)["seats"]
    assert (seen[1]["capital_count"], seen[1]["capital"], seen[1]["building_count"], seen[1]["buildings"]) == (
        3,
        [],
        1,
        [],
    )
    assert seen[0]["buildings"] == ["mill_1"]
    assert board(match)["seats"][0]["capital"] == []


@pytest.mark.rule("HI-1", "HI-5")
def test_a_redeal_changes_hands_and_decks_of_others_and_nothing_else() -> None:
    match = stage("bankers_guild", *SEATS)
    hands = set()
    for number in range(40):
        state = redealt(match, 0, number)
        assert kinds_held(state, 0) == kinds_held(redealt(match, 0, -1), 0)
        assert state.cards == [3, 3, 1]
        hands.add(tuple(kinds_held(state, 1)))
    assert len(hands) > 20


@pytest.mark.rule("HI-2")
def test_cards_taken_face_up_stay_known_until_they_are_shown() -> None:
    match = stage("bankers_guild", Seat(capital="g1 r3"), Seat(), Seat(), open_capital="p1 g1", capital_deck="b1 b2 b3")
    play(match, "take p1")
    assert board(match, 1)["seats"][0]["capital"] == ["capital_purple_1"]
    for number in range(20):
        assert 0 in kinds_held(redealt(match, 1, number), 0)
    play(match, "discard p1 b1")
    assert board(match, 1)["seats"][0]["capital"] == []
    assert board(match)["discard"] == {"capital_purple_1": 1, "capital_blue_1": 1}


@pytest.mark.rule("HI-2")
def test_a_card_given_away_makes_others_unsure_of_what_they_knew() -> None:
    anna = Seat(capital="g1 r3", open_capital="g1 r3")
    match = sending(anna, Seat(), Seat(), queue={"notary": [[1], [2], [2]]})
    assert board(match, 2)["seats"][0]["capital"] == ["capital_green_1", "capital_red_3"]
    play(match, "stack notary 1", "pay r3")
    assert board(match, 2)["seats"][0]["capital"] == []
    assert board(match, 1)["seats"][0]["capital"] == ["capital_green_1"]
    assert board(match, 0)["seats"][1]["capital"] == ["capital_red_3"]


@pytest.mark.rule("HI-3")
def test_what_a_peek_showed_stays_with_who_peeked() -> None:
    tops = "wheat_field_1 wheat_field_2 wheat_field_3"
    match = stage(
        "notary", Seat(capital="r1"), Seat(), Seat(), field=1, open_buildings="vineyard_1 apiary_1", decks=tops
    )
    play(
        match, "peek basic", "lay apiary_1", "lay vineyard_1", "put_back top", "put wheat_field_3", "put wheat_field_1"
    )
    true = redealt(match, 0, -1).decks[0][-3:]
    assert all(redealt(match, 0, number).decks[0][-3:] == true for number in range(10))
    assert any(redealt(match, 1, number).decks[0][-3:] != true for number in range(10))


@pytest.mark.rule("HI-4", "CR-NOTARY-6")
def test_a_bid_only_proves_that_it_can_be_paid() -> None:
    rich = Seat(capital="p1 p1 p2 p2 p3 p3")
    match = stage("notary", rich, Seat(capital="g1"), Seat(capital="g2 g2 g3 g3 b1 b1 b2"), open_buildings="mill_1")
    play(match, "auction mill_1", "bid 25")
    worths: Counter[tuple[int, ...]] = Counter()
    for number in range(40):
        state = redealt(match, 1, number)
        assert state.wealth(0) >= 25
        worths[tuple(kinds_held(state, 0))] += 1
    assert len(worths) > 1


TOPS = "vineyard_2 vineyard_3 vineyard_4"
HALFWAY = {
    "a purchase": ("notary", Seat(capital="g1 g2 b1 b1 r3"), ["buy vineyard_1"]),
    "a purchase, a card laid down": ("notary", Seat(capital="g1 g2 b1 b1 r3"), ["buy vineyard_1", "pay g1"]),
    "buildings, a card laid down": (
        "builders_guild",
        Seat(capital="b1 r2 r3", buildings="wheat_field_1 paper_mill_2", estate="sawmill_1"),
        ["build wheat_field_1 right", "build paper_mill_2 left", "pay r2"],
    ),
    "discards": ("bankers_guild", Seat(capital="r2 r3"), ["take p1", "discard r2"]),
    "a peek": ("notary", Seat(privilege_tokens=1), ["peek basic", "lay vineyard_2"]),
}


@pytest.mark.rule("HI-1", "HI-4", "CR-PAY-5")
@pytest.mark.parametrize(("town", "anna", "actions"), HALFWAY.values(), ids=HALFWAY.keys())
def test_who_is_halfway_has_an_answer_in_every_world(town: str, anna: Seat, actions: list[str]) -> None:
    """What others saw of a payment, of discards or of a peek proves that it can be carried on."""
    match = stage(town, anna, Seat(capital="r1"), Seat(), open_buildings="vineyard_1 apiary_1", decks=TOPS)
    play(match, *actions)
    worlds = set()
    for number in range(60):
        state = redealt(match, 1, number)
        assert state.legal(0)
        worlds.add((tuple(kinds_held(state, 0)), tuple(state.pile)))
    assert len(worlds) > 5


@pytest.mark.rule("HI-1", "CR-YEAR-7")
def test_who_has_begun_to_invest_has_all_colours_in_every_world() -> None:
    anna = Seat(capital="p1 p2 g1 b1 r1 r1")
    match = load(position(anna, Seat(), phase="investment"))
    play(match, "invest p2 g1")
    for number in range(60):
        state = redealt(match, 1, number)
        assert all(state.hand[2:4]), "blue and red are still to come"


@pytest.mark.rule("HI-4", "CR-BUILD-1")
def test_what_is_paid_proves_nothing_about_the_rest_of_a_hand() -> None:
    anna = Seat(capital="g1 g1 g1 r1", buildings="armourer_1 vineyard_1", estate="sawmill_1")
    document = stage("builders_guild", anna, Seat(), Seat()).document() | {"confirm": [0]}
    match = ratusz.from_document(document, keep_events=True)
    play(match, "build armourer_1 right", "build vineyard_1 right", "pay g1 g1 g1")
    assert (match.question().step, board(match)["due"]) == ("end_turn", 0)
    assert len({tuple(kinds_held(redealt(match, 1, number), 0)) for number in range(40)}) > 6


@pytest.mark.rule("HI-4", "HI-5")
def test_the_highest_affordable_bid_is_known_to_the_bidder_alone() -> None:
    match = stage("notary", Seat(capital="g1 g1"), Seat(capital="r3"), Seat(), open_buildings="mill_1")
    play(match, "auction mill_1", "bid 1")
    assert [board(match, observer)["most_bid"] for observer in (0, 1, 2, None)] == [5, 3, 0, 0]


def told(match: ratusz.Match, observer: int | None, kind: str) -> dict[str, object]:
    """The last event of a kind, as an observer is told it."""
    return [event.document() for event in match.events(observer) if event.kind == kind][-1]


@pytest.mark.rule("HI-1", "HI-3")
def test_events_tell_others_how_many_cards_and_not_which() -> None:
    match = stage("bankers_guild", Seat(), Seat(), Seat(), open_capital="p1 g1", capital_deck="b1 b2 b3")
    play(match, "take p1")
    assert told(match, 0, "capital_drawn")["cards"] == ("capital_blue_1", "capital_blue_2", "capital_blue_3")
    peek = stage("notary", Seat(privilege_tokens=1), Seat(), Seat(), open_buildings="vineyard_1 apiary_1", decks=TOPS)
    play(peek, "peek basic")
    assert told(peek, 0, "deck_peeked")["buildings"] == tuple(TOPS.split())
    for observer in (1, None):
        drawn = told(match, observer, "capital_drawn")
        assert (drawn["count"], drawn["cards"]) == (3, ())
        peeked = told(peek, observer, "deck_peeked")
        assert (peeked["count"], peeked["buildings"]) == (3, ())


@pytest.mark.rule("HI-3", "CR-SETUP-9")
def test_an_exchange_is_seen_by_its_owner_alone() -> None:
    match = ratusz.new("craftsmen", players=3, seed=1)
    match.keep_events = True
    first = match.player
    given = hand(match, first)[0]
    play(match, f"exchange {given}")
    assert told(match, first, "building_exchanged")["given"] == given
    for observer in ((first + 1) % 3, None):
        seen = told(match, observer, "building_exchanged")
        assert (seen["deck"], seen["given"], seen["drawn"]) == ("basic", "", "")


@pytest.mark.rule("HI-1")
def test_a_single_answer_is_asked_where_it_is_a_secret() -> None:
    match = stage("builders_guild", Seat(capital="g3", buildings="vineyard_1", estate="sawmill_1"), Seat(), Seat())
    play(match, "build vineyard_1 right")
    assert (choices(match), match.feigned(0)) == (["pay g3"], True)
    known = Seat(capital="g3", open_capital="g3", buildings="vineyard_1", estate="sawmill_1")
    match = stage("builders_guild", known, Seat(), Seat())
    play(match, "build vineyard_1 right")
    assert capital(match, 0) == [], "everybody knew the only card"
    assert hand(match, 0) == []
    assert LONG["capital_green_3"] == "g3"


TAILOR = Seat(estate="sawmill_1 tailor_1", markers={"tailor_1": "cloth leather"}, capital="g3 g3")
BUYER = Seat(estate="sawmill_1 tailor_1", capital="g3 g3")
SHIPS = {"ship_2": {"clothes": [1, 2]}}
ALIKE = {
    "a bribe": (
        stage("crafts_guild", TAILOR, Seat(), Seat(), ships=SHIPS),
        ["make tailor_1", "bribe ship_2"],
        "pay g3",
    ),
    "a price": (stage("merchants_guild", BUYER, Seat(), Seat()), ["buy_good leather tailor_1"], "pay g3"),
    "discards": (
        stage("bankers_guild", Seat(), Seat(), Seat(), open_capital="b1 g1", capital_deck="b1 b1 b1"),
        ["take b1"],
        "discard b1",
    ),
}


@pytest.mark.rule("HI-1")
@pytest.mark.parametrize(("match", "actions", "answer"), ALIKE.values(), ids=ALIKE.keys())
def test_who_holds_cards_of_one_type_only_is_asked_as_if_there_were_more(
    match: ratusz.Match, actions: list[str], answer: str
) -> None:
    """That nothing was asked would tell everybody what the hand consists of."""
    moment = match.clone()
    play(moment, *actions)
    assert (choices(moment), moment.feigned(0)) == ([answer], True)


@pytest.mark.rule("HI-1", "HI-2")
def test_nobody_knows_in_a_redealt_world_what_is_not_true_there() -> None:
    """Seat 0 paid seat 1 a red 3 and knows it; for the observer it was any card."""
    anna, bert = Seat(capital="g1 r3"), Seat(capital="b1 b2 p3")
    match = sending(anna, bert, Seat(), queue={"notary": [[1], [2], [2]]})
    play(match, "stack notary 1", "pay r3")
    assert board(match, 0)["seats"][1]["capital"] == ["capital_red_3"]
    red_3 = CAPITAL_IDS.index("capital_red_3")
    without = 0
    for number in range(40):
        state = redealt(match, 2, number)
        holds = red_3 in kinds_held(state, 1)
        # What seat 0 knows of seat 1.
        assert holds or not state.seen[TYPES + red_3]
        without += not holds
    assert without > 5


MILLER = Seat(estate="sawmill_1 mill_1", markers={"mill_1": "wheat"})
SEEN = {
    "drawn capital": (stage("bankers_guild", Seat(), Seat(), Seat()), ["take p1"], 0),
    "a peek": (stage("notary", Seat(privilege_tokens=1), Seat(), Seat()), ["peek basic"], 0),
    "a reward from the deck": (stage("crafts_guild", MILLER, Seat(), Seat()), ["make mill_1", "draw"], 0),
    "a reward that was filled up": (stage("crafts_guild", MILLER, Seat(), Seat()), ["make mill_1", "take p1"], 0),
    "a product on its way": (stage("crafts_guild", MILLER, Seat(), Seat()), ["bring_to_fair wood", "make mill_1"], 2),
    "the card of an opponent": (sending(Seat(), Seat(), queue={"notary": [[0], [1]]}), ["stack notary 2"], 0),
    "a helper of one's own": (sending(Seat(), Seat(), queue={"notary": [[0], [1]]}), ["stack notary 1"], 1),
}


@pytest.mark.rule("HI-1", "HI-3")
@pytest.mark.parametrize(("before", "actions", "undoable"), SEEN.values(), ids=SEEN.keys())
def test_what_was_seen_cannot_be_taken_back(before: ratusz.Match, actions: list[str], undoable: int) -> None:
    match = ratusz.from_document(before.document() | {"confirm": [0]}, keep_events=True)
    play(match, *actions)
    assert (match.player, match.undoable(0)) == (0, undoable)


@pytest.mark.rule("HI-1", "CR-PAY-5")
def test_undo_does_not_stop_where_the_table_would_answer_again() -> None:
    """The only payment is made for the seat; taking it back takes back what made it due."""
    anna = Seat(capital="g3 g3", buildings="vineyard_1 vineyard_2", estate="sawmill_1")
    document = stage("builders_guild", anna, Seat(), Seat()).document() | {"confirm": [0]}
    match = ratusz.from_document(document, keep_events=True)
    play(match, "build vineyard_1 right", "pass")
    assert match.feigned(0)
    play(match, "pay g3")
    assert (match.question().step, match.undoable(0)) == ("end_turn", 3)
    assert match.undo(0) == 2
    assert (match.question().step, choices(match)[0], match.feigned(0)) == ("build", "pass", False)
    assert ratusz.replay(match.record()).fingerprint() == match.fingerprint()
