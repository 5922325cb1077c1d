"""Sentences of Orléans in which a word could be wrong: plurals, cases, and what is meant."""

from __future__ import annotations

import pytest

from ratusz.core.events import Event
from ratusz.games.orleans import GAME
from ratusz.games.orleans.events import (
    CensusLost,
    CensusWon,
    DebtForgiven,
    DebtPaid,
    MerchantMoved,
    PlacePlanned,
    PlagueSpared,
    StationBuilt,
    TrackAdvanced,
)
from ratusz.games.orleans.rules.actions import SPACE
from ratusz.texts import Texts


@pytest.mark.parametrize(
    ("event", "english", "polish"),
    [
        (
            CensusLost(0, 1),
            "Census: Ania is last on the farmers track and owes 1 coin.",
            "Spis ludności: Ania zamyka ścieżkę chłopstwa i ma zapłacić 1 monetę.",
        ),
        (
            CensusWon(0),
            "Census: Ania alone leads the farmers track.",
            "Spis ludności: na ścieżce chłopstwa prowadzi Ania.",
        ),
        (
            DebtForgiven(0, 1),
            "Ania has nothing left to give up; debt forgiven: 1 coin.",
            "Ania nie ma już nic do oddania; dług darowany: 1 moneta.",
        ),
        (
            DebtPaid(0, 3, 2),
            "Ania pays 3 coins, 2 still missing.",
            "Ania płaci 3 monety, brakuje jeszcze 2.",
        ),
        (
            PlacePlanned(0, "castle", 1, True),
            "Ania puts 1 follower on Castle, which is ready.",
            "Ania wysyła 1 poddanego do Zamku (komplet).",
        ),
        (
            PlacePlanned(0, "castle", 2, False),
            "Ania puts 2 followers on Castle.",
            "Ania wysyła 2 poddanych do Zamku.",
        ),
        (MerchantMoved(0, "blois"), "Ania's merchant travels to Blois.", "Ania wysyła kupca do Blois."),
        (MerchantMoved(0, "orleans"), "Ania's merchant travels to Orléans.", "Ania wysyła kupca do Orleanu."),
        (StationBuilt(0, "orleans"), "Ania builds a trading station in Orléans.", "Ania buduje faktorię w Orleanie."),
        (
            PlagueSpared(0, "starter_boatman"),
            "Plague: Ania draws a starter boatman and loses nobody.",
            "Zaraza: Ania losuje flisaka początkowego i nikogo nie traci.",
        ),
        (
            TrackAdvanced(0, "knights", 1),
            "Ania reaches step 1 of the knights track.",
            "Ania wchodzi na 1. stopień ścieżki rycerstwa.",
        ),
    ],
    ids=lambda value: value.kind if isinstance(value, Event) else "",
)
def test_what_happens(event: Event, english: str, polish: str) -> None:
    assert Texts("en", GAME).event(event, ["Ania"]) == english
    assert Texts("pl", GAME).event(event, ["Ania"]) == polish


@pytest.mark.parametrize(
    ("notation", "english", "polish"),
    [
        ("bake 1", "bake 1 grain", "upiecz 1 chleb"),
        ("bake 3", "bake 3 grain", "upiecz 3 chleby"),
        ("draw 0", "draw nobody", "nie losuj nikogo"),
        ("draw 1", "draw 1 follower", "wylosuj 1 poddanego"),
        ("pay 2", "pay 2 coins", "zapłać 2 monety"),
    ],
)
def test_what_can_be_done(notation: str, english: str, polish: str) -> None:
    action = SPACE.parse(notation)
    assert Texts("en", GAME).action(action) == english
    assert Texts("pl", GAME).action(action) == polish
