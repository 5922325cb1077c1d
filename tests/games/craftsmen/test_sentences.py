"""What the log says, where a sentence has several forms."""

from __future__ import annotations

import pytest

from ratusz.core.events import Event
from ratusz.games.craftsmen import GAME
from ratusz.games.craftsmen.events import GranaryScored, HelperStacked, MayorOffered, ShipScored
from ratusz.texts import Texts

NAMES = ["Ala", "Ola", "Ela"]
SENTENCES = [
    (
        HelperStacked(0, "notary", 1, 1, False),
        "Ala puts a helper on the disc of Ola at the notary, field 1.",
        "Ala kładzie pomocnika na cudzym dysku (Ola): Notariusz, pole 1.",
    ),
    (
        HelperStacked(0, "notary", 1, 0, True),
        "Ala puts a second helper on the first at the notary, field 1.",
        "Ala kładzie drugiego pomocnika na swoim pierwszym: Notariusz, pole 1.",
    ),
    (
        MayorOffered(-1, ("capital_red_3", "capital_red_1"), 4),
        "The mayor offers 4: red 3 and red 1.",
        "Burmistrz oferuje 4: czerwona 3 i czerwona 1.",
    ),
    (
        MayorOffered(-1, (), 0),
        "The mayor has no card to draw and offers nothing.",
        "Burmistrz nie ma czego dobrać i nic nie oferuje.",
    ),
    (
        ShipScored(0, "ship_2", 1, 7, 5),
        "Ala has 1 marker on ship 2: 7 points and 5 for the majority.",
        "Ala ma 1 znacznik na statku 2: 7 punktów i 5 za większość.",
    ),
    (
        ShipScored(0, "ship_2", 2, 12, 0),
        "Ala has 2 markers on ship 2: 12 points.",
        "Ala ma 2 znaczniki na statku 2: 12 punktów.",
    ),
    (
        GranaryScored(0, 1, 1),
        "Ala has 1 marker in the granary: 1 point.",
        "Ala ma 1 znacznik w spichlerzu: 1 punkt.",
    ),
]


@pytest.mark.parametrize(("event", "english", "polish"), SENTENCES, ids=[english for _, english, _ in SENTENCES])
def test_sentences(event: Event, english: str, polish: str) -> None:
    assert Texts("en", GAME).event(event, NAMES) == english
    assert Texts("pl", GAME).event(event, NAMES) == polish


def test_an_auction_names_its_building() -> None:
    view = {"lot": "weaving_mill_1", "bid": 6, "offer": 0, "most_bid": 9}
    asked = "Ala, the bid for the weaving mill (red/purple) is 6: do you bid more? You can pay 9."
    assert Texts("en", GAME).question("raise_bid", view, "Ala") == asked
    asked = "Ala, stawka za tkalnię (czerwony/fioletowy) wynosi 6: podbijasz? Możesz zapłacić 9."
    assert Texts("pl", GAME).question("raise_bid", view, "Ala") == asked
