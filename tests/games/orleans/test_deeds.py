"""Town Hall, Gunpowder Tower and the Beneficial Deeds (sections 5, 10 and 11)."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.core.rng import Rng
from ratusz.games.orleans.cards import DATA
from tests.games.orleans.words import Seat, kinds_of_events, legal, play, position, seat, table, usable, view

OTHER = Seat(slots={"farm_house": "boatman craftsman"})


def sensible(match: ratusz.Match) -> list[str]:
    """What a search tries."""
    assert match.game.sensible is not None
    state = match.redealt(match.player, Rng.from_seed("search"))
    return [match.notation(action) for action in match.game.sensible(state, state.legal(match.player))]


@pytest.mark.rule("OR-BOARD-TownHall-1", "OR-BOARD-TownHall-2", "OR-DEED-1", "OR-SLOT-8")
def test_a_follower_goes_to_a_free_slot_of_its_type() -> None:
    match = table(Seat(slots={"town_hall": "monk"}), OTHER)
    assert usable(match) == ["town_hall"]
    play(match, "use town_hall")
    assert legal(match) == ["send monk papal_conclave", "send monk cathedral", "send monk peace_treaty"]
    play(match, "send monk cathedral")
    assert position(match)["deeds"]["cathedral"] == {"craftsman": 2, "trader": 2, "monk": 1}
    assert seat(match, 0)["coins"] == 7
    assert seat(match, 0)["slots"] == {}
    assert seat(match, 0)["bag"] == {}


@pytest.mark.rule("OR-DEED-2")
@pytest.mark.parametrize(
    ("deed", "coins"),
    [("city_wall", 1), ("papal_conclave", 3), ("defeating_the_plague", 2), ("astronomy", 1), ("boatmen_guild", 1),
     ("cathedral", 2), ("peace_treaty", 2), ("canalisation", 1)],
)  # fmt: skip
def test_every_deed_pays_each_follower(deed: str, coins: int) -> None:
    kind = next(entry["slots"][0] for entry in DATA["deeds"] if entry["id"] == deed)
    match = table(Seat(slots={"town_hall": kind}), OTHER)
    play(match, "use town_hall", f"send {kind} {deed}")
    assert seat(match, 0)["coins"] == 5 + coins


@pytest.mark.rule("OR-DEED-2", "OR-SEQ-5")
def test_canalisation_gives_a_coin_or_a_development_point() -> None:
    match = table(Seat(slots={"town_hall": "boatman boatman"}), OTHER)
    play(match, "use town_hall")
    assert legal(match) == [
        "send boatman defeating_the_plague",
        "send boatman boatmen_guild",
        "send boatman canalisation",
        "send_to_develop boatman canalisation",
    ]
    play(match, "send boatman canalisation")
    assert legal(match)[-3:] == ["send boatman canalisation", "send_to_develop boatman canalisation", "stay"]
    play(match, "send_to_develop boatman canalisation")
    assert (seat(match, 0)["coins"], seat(match, 0)["development"]) == (6, 1)


@pytest.mark.rule("OR-DEED-3", "OR-DEED-6", "OR-CITIZEN-2")
def test_the_last_slot_brings_the_citizen() -> None:
    match = table(Seat(slots={"town_hall": "monk"}), OTHER, deeds={"papal_conclave": "monk knight"})
    play(match, "use town_hall", "send monk papal_conclave")
    assert position(match)["citizens"] == {"citizen_papal_conclave": 0}
    told = kinds_of_events(match)
    assert told.index("follower_sent") < told.index("coins_gained") < told.index("citizen_taken")
    early = table(Seat(slots={"town_hall": "monk"}), OTHER, deeds={"papal_conclave": "knight"})
    play(early, "use town_hall", "send monk papal_conclave")
    assert position(early)["citizens"] == {}


@pytest.mark.rule("OR-BOARD-TownHall-2", "OR-ACTION-4", "OR-ACTION-7", "OR-Q-21")
def test_who_is_not_sent_stays_and_may_go_later() -> None:
    match = table(Seat(slots={"town_hall": "farmer monk"}), OTHER)
    play(match, "use town_hall")
    assert "stay" in legal(match)
    play(match, "stay")
    assert "stay" not in legal(match)
    play(match, "send monk cathedral", "pass")
    assert seat(match, 0)["slots"] == {"town_hall": ["farmer"]}
    assert usable(match) == ["town_hall"]
    play(match, "use town_hall", "send farmer city_wall")
    assert seat(match, 0)["slots"] == {}


@pytest.mark.rule("OR-BOARD-TownHall-2", "OR-DEED-6")
def test_both_may_go_in_one_action() -> None:
    match = table(Seat(slots={"town_hall": "farmer monk"}), OTHER, deeds={"papal_conclave": "monk knight"})
    play(match, "use town_hall", "send farmer city_wall", "send monk papal_conclave")
    assert seat(match, 0)["coins"] == 9
    assert kinds_of_events(match)[1:4] == ["follower_sent", "coins_gained", "follower_sent"]


@pytest.mark.rule("OR-BOARD-TownHall-3", "OR-Q-12")
def test_without_a_fitting_slot_the_town_hall_is_of_no_use() -> None:
    full = {
        deed["id"]: " ".join(["monk"] * deed["slots"].count("monk"))
        for deed in DATA["deeds"]
        if "monk" in deed["slots"]
    }
    assert table(Seat(slots={"town_hall": "monk"}), OTHER, deeds=full).player == 1
    match = table(Seat(slots={"town_hall": "farmer monk"}), OTHER, deeds=full)
    play(match, "use town_hall", "send farmer city_wall")
    assert seat(match, 0)["slots"] == {"town_hall": ["monk"]}


@pytest.mark.rule("OR-DEED-4", "OR-INV-1")
def test_followers_on_deeds_are_nobodys() -> None:
    match = table(Seat(slots={"town_hall": "knight"}), OTHER)
    supply = position(match)["supply"]
    play(match, "use town_hall", "send knight city_wall")
    assert position(match)["supply"] == supply
    assert view(match, 0)["seats"][0]["bag"] == {}


@pytest.mark.rule("OR-SLOT-8")
def test_a_monk_stands_for_nobody_on_the_deeds() -> None:
    match = table(Seat(slots={"town_hall": "monk"}, tiles="school barracks"), OTHER)
    play(match, "use town_hall")
    assert all(text.startswith("send monk") for text in legal(match))
    assert "send monk city_wall" not in legal(match)


@pytest.mark.rule("OR-D-ACT", "OR-BOARD-TownHall-2")
def test_two_of_a_kind_go_in_any_order_and_a_search_tries_one() -> None:
    deeds = ["send knight city_wall", "send knight papal_conclave", "send knight peace_treaty"]
    match = table(Seat(slots={"town_hall": "knight knight"}), OTHER)
    play(match, "use town_hall")
    assert legal(match) == sensible(match) == deeds
    play(match, "send knight peace_treaty")
    assert legal(match) == [*deeds, "stay"]
    assert sensible(match) == ["send knight peace_treaty", "stay"]
    play(match, "send knight city_wall")
    other = table(Seat(slots={"town_hall": "knight knight"}), OTHER)
    play(other, "use town_hall", "send knight city_wall", "send knight peace_treaty")
    assert match.fingerprint() == other.fingerprint()


@pytest.mark.rule("OR-PLACE-GunpowderTower-3", "OR-DEED-5", "OR-ACTION-7")
def test_the_tower_sends_neutral_followers_like_the_town_hall() -> None:
    match = table(Seat(tiles="gunpowder_tower", tower="knight starter_farmer"), OTHER)
    assert usable(match) == ["gunpowder_tower"]
    play(match, "use gunpowder_tower")
    assert legal(match) == ["send knight city_wall", "send knight papal_conclave", "send knight peace_treaty"]
    play(match, "send knight city_wall")
    assert position(match)["tower"] == {"starter_farmer": 1}
    assert seat(match, 0)["coins"] == 6
    assert table(Seat(tiles="gunpowder_tower", tower="starter_farmer"), OTHER).player == 1
