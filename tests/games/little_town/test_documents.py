"""Documents of positions: what could not lie on a table is refused, and the message says why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ratusz
from ratusz.core.errors import BadDocument
from tests.games.little_town.words import Seat, last_turn, play, position, table

Change = Callable[[dict[str, Any]], None]


def refusal(document: dict[str, Any], change: Change) -> str:
    """Why a document is refused after a change; it is accepted before."""
    ratusz.from_document(document)
    change(document)
    with pytest.raises(BadDocument) as caught:
        ratusz.from_document(document)
    return str(caught.value)


def at(*path: Any, to: Any) -> Change:
    """Set something deep in the position."""

    def change(document: dict[str, Any]) -> None:
        place: Any = document["position"]
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = to

    return change


def steps(*entries: dict[str, Any]) -> Change:
    def change(document: dict[str, Any]) -> None:
        document["steps"] = list(entries)

    return change


AFTER = {"step": "after_turn", "player": 0}

WRONG: list[tuple[Change, str]] = [
    (at("buildings", 0, "square", to="A1"), "No building can be put on A1"),
    (at("buildings", 0, "square", to="Z9"), "'square' cannot hold 'Z9'"),
    (at("buildings", 0, "tile", to="town_hall"), "'tile' cannot hold 'town_hall'"),
    (at("buildings", 0, "tile", to="wheat_field"), "Wheat Fields in the market and on the board"),
    (at("market", 0, to=""), "as many of them empty as tiles were built"),
    (at("market", 1, to="castle"), "'castle' lies in two places"),
    (at("wheat_fields", to=4), "5 Wheat Fields"),
    (at("workers", 0, "square", to="D3"), "No worker can stand on D3"),
    (at("seats", 0, "coins", to=38), "more than the 40 coins"),
    (at("seats", 0, "wood", to=15), "more cubes of a resource"),
    (at("seats", 0, "on_construction_site", to=5), "placed more workers than its 5"),
    (at("seats", 0, "points", "buildings", to=5), "Seat 0 has 4 points for its buildings"),
    (at("seats", 0, "points", "objectives", to=0), "points for its objectives"),
    (at("seats", 0, "points", "feeding", to=-4), "loses 3 points for each unfed worker"),
    (at("seats", 0, "objectives", to=["six_coins", "six_coins"]), "'objectives' lists 'six_coins' twice"),
    (at("seats", 0, "objectives", to=["seven_coins"]), "'objectives' cannot hold 'seven_coins'"),
    (at("seats", 0, "objectives", to=[]), "Seat 0 has 4 objective cards"),
    (at("turn", "active", to=1), "It is the turn of seat 0"),
    (at("turn", "residence", to=True), "It is the turn of seat 0"),
    (at("turn", "square", to="G3"), "A worker stands on its square once it was placed"),
    (at("turn", "scored", to=1), "more uses than there were"),
    (at("turn", "obtained", to=1), "'obtained'"),
    (at("turn", "open", to=[0, 1, 0]), "no more than the terrain"),
    (at("turn", "used", to=["D3"]), "No building that could have been used stands on D3"),
    (at("fish_fed", to=0), "Neither a feeding nor a cap"),
    (at("first_player", to=1), "as the order of turns says"),
    (steps(), "the last round is not over"),
    (steps({"step": "turn", "player": 0}), "'turn' cannot lie lowest"),
    (steps(AFTER), "'after_turn' waits for nobody"),
    (steps(AFTER, {"step": "nap", "player": 0}), "'nap' is not a step"),
    (steps(AFTER, {"step": "turn", "player": 1}), "'turn' above it of another"),
    (steps(AFTER, {"step": "work", "player": 0}), "once it was placed"),
    (steps(AFTER, {"step": "pay_cost", "player": 0, "tile": "castle"}), "needs a tile that it can build"),
    (
        steps(AFTER, {"step": "build_on", "player": 0, "tile": "wheat_field", "bought": [2, 0, 0, 0]}),
        "a legal payment for it",
    ),
    (
        steps(AFTER, {"step": "build_on", "player": 0, "tile": "wheat_field", "bought": [9, 0, 0, 0]}),
        "'bought' holds whole numbers from 0 to",
    ),
    (steps({"step": "round_end", "player": 0, "stage": "window_1"}), "'round_end' waits for nobody"),
    (
        steps({"step": "round_end", "player": 0, "stage": "finish"}, {"step": "feed", "player": 0}),
        "all workers are used",
    ),
    (steps({"step": "round_end", "player": 0, "stage": "nap"}), "'stage' is one of window_1, "),
    (steps(AFTER, {"step": "turn", "player": 0}, {"step": "pay", "player": 0, "square": "D3"}), "cannot lie on 'turn'"),
    (steps(AFTER, {"step": "turn", "player": 0, "mood": "good"}), "There is no 'mood' here"),
]


@pytest.mark.rule("LT-STATE-1", "LT-STATE-2", "LT-SUPPLY-2")
@pytest.mark.parametrize(("change", "said"), WRONG, ids=[said for _, said in WRONG])
def test_what_cannot_lie_on_a_table_is_refused(change: Change, said: str) -> None:
    anna = Seat(coins=3, wood=1, buildings={"D3": "well"}, workers="G3", objectives="six_coins")
    assert said in refusal(position(anna, Seat(wood=5), used=1), change)


def test_stages_of_the_shop_have_to_go_together() -> None:
    match = table(Seat(coins=0, wood=2, stone=2, buildings={"D2": "shop"}), Seat())
    play(match, "place E3", "use D2", "give wood_wood")
    assert "a pair that can be given" in refusal(match.document(), _step("give", "fish_fish"))
    assert "'give' is one of wood_wood, " in refusal(match.document(), _step("give", "wood"))
    assert "needs the Shop, where it can be used" in refusal(match.document(), _step("square", "E2"))


def _step(key: str, value: str) -> Change:
    def change(document: dict[str, Any]) -> None:
        document["steps"][-1][key] = value

    return change


def test_the_end_of_a_round_has_its_order() -> None:
    match = last_turn(Seat(coins=6, wheat=5, objectives="six_coins"), Seat(wheat=5))
    play(match, "place E3")

    def swapped(document: dict[str, Any]) -> None:
        document["steps"][-1]["stage"] = "window_2"

    def finished(document: dict[str, Any]) -> None:
        document["position"]["seats"][0]["coins"] = 5

    assert "a 'window' of the stage and seat before" in refusal(match.document(), swapped)
    assert "something to claim, for all that others know" in refusal(match.document(), finished)


def test_a_feeding_has_its_order() -> None:
    match = last_turn(Seat(fish=4, wheat=5), Seat(wheat=5))
    play(match, "place E3")

    def other_seat(document: dict[str, Any]) -> None:
        document["steps"][-1]["player"] = 1

    assert "the pending step is 'feed'" in refusal(match.document(), other_seat)
    assert "'fish_fed' is the seat" in refusal(match.document(), at("fish_fed", to=0))
    assert "of nobody at the end of a round" in refusal(match.document(), at("turn", "active", to=0))


def test_only_the_residence_asks_among_the_special_buildings() -> None:
    match = last_turn(
        Seat(wheat=5, buildings={"E3": "residence", "D2": "well"}), Seat(coins=0, wheat=5), empty="E2 D3 F3"
    )
    play(match, "place I2")
    assert "needs the Residence of seat 0" in refusal(match.document(), at("turn", "residence", to=False))
    assert "Nobody is fed before" in refusal(match.document(), at("fish_fed", to=0))
