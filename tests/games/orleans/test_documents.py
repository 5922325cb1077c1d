"""Positions of Orléans as documents: every legal one can be loaded, every other is refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ratusz
from ratusz.core.errors import BadDocument
from ratusz.core.match import Match
from ratusz.core.rng import Rng
from ratusz.games.orleans import GAME
from tests.games.orleans.words import Seat, legal, play, table

Change = Callable[[dict[str, Any]], None]

HERE = Seat(
    development=4,
    tiles="winery gunpowder_tower",
    slots={"winery": "technology trader", "town_hall": "farmer monk"},
    tower="knight",
    goods="wool",
    stations="tours",
    bag="scholar",
)


def document(**rest: Any) -> dict[str, Any]:
    return table(HERE, Seat(), **rest).document()


def change(*path: str | int, to: object) -> Change:
    """Put something else at a place of the document."""

    def apply(given: dict[str, Any]) -> None:
        entry: Any = given
        for key in path[:-1]:
            entry = entry[key]
        entry[path[-1]] = to

    return apply


def here(*path: str | int, to: object) -> Change:
    return change("position", "seats", 0, *path, to=to)


BAD: list[tuple[Change, str]] = [
    (change("position", "bank", to=3), "270 of 'coins'|280 of 'coins'"),
    (change("position", "supply", "monk", to=3), "8 of 'neutral monk'"),
    (change("position", "supply", "wizard", to=1), "no 'wizard'"),
    (change("position", "goods_supply", "wool", to=3), "15 of 'wool'"),
    (change("position", "technology_supply", to=3), "16 of 'technology'"),
    (change("position", "hourglass", to=["plague"]), "hourglass tiles"),
    (change("position", "hourglass", to=["plague"] * 13), "too many tiles of 'plague'"),
    (change("position", "event", to="flood"), "'event' is one of .*, not 'flood'"),
    (change("position", "round", to=1), "hourglass tiles"),
    (here("technology_begun", to=False), "has placed no technology yet"),
    (change("position", "round", to=19), "from 0 to 18"),
    (change("position", "passed", to=[0, 0]), "different seats"),
    (change("position", "passed", to=[0]), "needs a seat that has not passed"),
    (change("position", "tiles", to=[]), "tiles, removed ones included"),
    (change("position", "tiles", 0, to="winery"), "lies in two places"),
    (change("position", "stations", "tours", to=[0, 1]), "more than 10 stations"),
    (change("position", "stations", "tours", to=[]), "left out"),
    (change("position", "map_goods", to={"orleans__blois__water": ["wine", "wine"]}), "lie 1 to 1 goods"),
    (change("position", "map_goods", to={"orleans__paris__road": ["wine"]}), "no 'orleans__paris__road'"),
    (change("position", "deeds", "cathedral", "monk", to=3), "neutral monk|not have that many slots"),
    (change("position", "citizens", to={}), "citizen on space 3"),
    (change("position", "citizens", "citizen_astronomy", to=0), "taken with its last slot"),
    (change("position", "citizens", "citizen_boatmen", to=0), "first to reach it"),
    (change("position", "citizens", "citizen_most_stations", to=0), "after the last round|not over yet"),
    (here("tracks", "farmers", to=9), "has 8 steps"),
    (here("tracks", "traders", to=1), "more tiles than steps"),
    (here("slots", "castle_farmer", to=["technology"]), "16 of 'technology'"),
    (here("slots", "brewery_monk", to=["monk"]), "tile that seat 0 does not have"),
    (here("slots", "town_hall", to=["monk", "farmer"]), "in order"),
    (here("slots", "winery_farmer", to=["trader"]), "neutral trader|cannot lie on"),
    (here("merchant", to="paris"), "'merchant' cannot hold 'paris'"),
    (here("development", to=31), "from 0 to 30"),
    (here("bag", to={"scholar": 0}), "from 1"),
    (here("goods", to={"wool": 1, "bread": 0}), "from 1"),
    (here("plan", to=[]), "All seats have a 'plan', or none"),
    (here("hand", to={}), "'coming' is missing|'hand'"),
    (change("position", "seats", to=[]), "0 entries for 2 players"),
    (change("steps", to=[]), "not over"),
    (change("steps", 0, "phase", to="lunch"), "'phase' is one of .*, not 'lunch'"),
    (change("steps", 0, "phase", to="planning"), "'turn' cannot lie on 'phase' during followers"),
    (change("steps", to=[{"step": "phase", "player": 0, "phase": "planning"}]), "Hands are held"),
    (change("steps", 1, "step", to="dance"), "not a step of Orléans"),
    (change("steps", 1, "place", to="castle"), "no 'place' here"),
    (change("steps", 1, "step", to="after_turn"), "waits for nobody"),
    (change("steps", 1, "step", to="end_turn"), "'end_turn' cannot lie on 'phase' during actions"),
    (
        change("steps", 1, to={"step": "torture", "player": 0, "missing": 1}),
        "'torture' cannot lie on 'phase' during actions",
    ),
    (change("together", to=[[], []]), "decide together"),
    (change("capped", to=True), "not over yet"),
]


@pytest.mark.parametrize(("damage", "why"), BAD, ids=range(len(BAD)))
def test_what_cannot_lie_on_a_table_is_refused(damage: Change, why: str) -> None:
    given = document()
    damage(given)
    with pytest.raises(BadDocument, match=why):
        ratusz.from_document(given)


@pytest.mark.rule("OR-SETUP-11")
def test_the_first_round_is_one_of_pilgrimage() -> None:
    given = ratusz.new("orleans", players=2, seed=1).document()
    given["position"]["event"] = "income"
    given["position"]["hourglass"][given["position"]["hourglass"].index("income")] = "pilgrimage"
    with pytest.raises(BadDocument, match="first event is 'pilgrimage'"):
        ratusz.from_document(given)
    before = ratusz.new("orleans", players=2, seed=1, options={"reduced_places": True}).document()
    before["position"]["hourglass"].reverse()
    with pytest.raises(BadDocument, match="first event is 'pilgrimage'"):
        ratusz.from_document(before)


def test_the_document_itself_is_fine() -> None:
    given = document()
    assert ratusz.from_document(given).document() == given


FOLLOWS = [
    (Seat(slots={"village": "farmer boatman craftsman"}), ["use village"], "recruit"),
    (Seat(slots={"village": "farmer boatman craftsman"}), ["use village", "recruit trader"], "take_tile"),
    (Seat(slots={"wagon": "farmer trader knight"}), ["use wagon"], "travel"),
    (Seat(slots={"wagon": "farmer trader knight"}), ["use wagon", "travel chartres__orleans__road"], "take_good"),
    (Seat(slots={"town_hall": "farmer monk"}), ["use town_hall", "stay"], "send"),
    (Seat(tiles="pharmacy", slots={"pharmacy": "monk"}), ["use pharmacy"], "buy"),
    (Seat(tiles="bakery", slots={"bakery": "farmer craftsman"}, goods="grain grain"), ["use bakery"], "bake"),
    (
        Seat(tiles="goldsmith", slots={"goldsmith": "craftsman trader"}, goods="grain wool"),
        ["use goldsmith"],
        "pay_good",
    ),
    (
        Seat(tiles="hiding_place", slots={"hiding_place": "boatman knight"}, goods="wool"),
        ["use hiding_place"],
        "advance",
    ),
]


@pytest.mark.parametrize(("seat", "actions", "question"), FOLLOWS, ids=[question for _, _, question in FOLLOWS])
def test_a_match_can_be_taken_up_within_an_action(seat: Seat, actions: list[str], question: str) -> None:
    match = table(seat, Seat(), map_goods={"chartres__orleans__road": "wine"})
    play(match, *actions)
    assert match.question().step == question
    twin = ratusz.from_document(match.document())
    assert legal(twin) == legal(match)
    twin.apply(twin.legal()[0])
    match.apply(match.legal()[0])
    assert twin.fingerprint() == match.fingerprint()
    other = match.at(match.ply - 1).document()
    other["steps"][-1]["place"] = "farm_house"
    with pytest.raises(BadDocument, match=r"'place' (is one of|cannot hold)"):
        ratusz.from_document(other)


def test_the_court_can_be_taken_up_too() -> None:
    match = table(Seat(tiles="court", slots={"court": "knight scholar"}), Seat(), Seat())
    play(match, "use court")
    assert ratusz.from_document(match.document()).question().step == "summon"
    given = match.document()
    given["position"]["seats"][1]["coins"] += given["position"]["seats"][0]["coins"]
    given["position"]["seats"][0]["coins"] = 0
    with pytest.raises(BadDocument, match="needs its place, and a coin"):
        ratusz.from_document(given)


def test_a_debt_that_is_taken_up_is_confirmed_once() -> None:
    match = table(Seat(coins=0, goods=" ".join(["grain"] * 6)), Seat(), event="taxes", phase="event", confirm=[0])
    assert match.question().step == "torture"
    twin = ratusz.from_document(match.document())
    for either in (match, twin):
        play(either, "give_up_good grain")
    assert (match.fingerprint(), len(match.document()["steps"])) == (twin.fingerprint(), 4)


def test_who_carries_on_a_secret_phase_can_still_be_guessed_at() -> None:
    match = Match.carry_on(GAME, drawing())
    state = match.state.clone()
    state.redeal(1, Rng.from_seed("1"))
    assert state.deciders() == [0, 1]


def drawing() -> dict[str, Any]:
    full = Seat(bag="farmer farmer knight monk", slots={"castle": "starter_farmer - -"}, tiles="bathhouse")
    match = table(full, Seat(bag="monk"), phase="followers")
    play(match, "0: draw 1")
    return match.document()


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (here("hand", "drawn", to=["scholar"]), "not in its bag"),
        (here("hand", "drawn", to=["farmer"] * 3), "not in its bag"),
        (here("hand", "taken_back", to=["place knight ship_knight"]), "does not stand"),
        (here("hand", "taken_back", to=["fly away"]), "cannot hold"),
        (here("hand", "to_tower", to=["farmer"]), "into the tower"),
        (here("hand", "kept", to=["farmer", "farmer"]), "not in its bag|keeps one"),
        (change("together", 0, 0, "step", to="plan"), "one question of the Followers phase"),
    ],
)  # fmt: skip
def test_hands_are_checked(damage: Change, why: str) -> None:
    given = drawing()
    assert ratusz.from_document(given).question(0).step == "bathe"
    damage(given)
    with pytest.raises(BadDocument, match=why):
        ratusz.from_document(given)


def planned() -> dict[str, Any]:
    match = table(Seat(market="knight", technology=1), Seat(), phase="planning")
    play(match, "0: place_technology castle_farmer", "0: place knight ship_knight")
    return match.document()


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (here("plan", to=["place knight ship_knight", "place_technology castle_farmer"]), "kept in order"),
        (here("plan", to=["place_technology castle_farmer", "place knight wagon_knight"]), "does not lie there"),
        (here("plan", to=["dance"]), "cannot hold"),
        (change("together", 0, 0, "step", to="turn"), "'turn' cannot lie lowest"),
        (change("together", 0, 0, "step", to="draw"), "planning or has planned"),
        (change("steps", to=[{"step": "phase", "player": 0, "phase": "event"}]), "Hands are held"),
    ],
)
def test_plans_are_checked(damage: Change, why: str) -> None:
    given = planned()
    assert ratusz.from_document(given).document() == given
    damage(given)
    with pytest.raises(BadDocument, match=why):
        ratusz.from_document(given)
