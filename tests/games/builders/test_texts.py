"""The names of the cards are those of the data, and the Polish ones are declined."""

from __future__ import annotations

import json
from importlib import resources

import pytest

from ratusz import games
from ratusz.texts import LANGUAGES, Texts
from tests.test_texts import entries, ids_of

BUILDERS = games.find("builders")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_data(language: str) -> None:
    data = json.loads((resources.files(BUILDERS.folder) / "data.json").read_text(encoding="utf-8"))
    texts = Texts(language, BUILDERS)
    for card in data["buildings"] + data["machines"] + data["workers"]:
        assert texts.say(f"card-{card['id']}") == card["name"][language]
    for resource in data["resources"]:
        assert texts.say(f"resource-{resource['id']}") == resource["name"][language]
    assert texts.say("game-name") == data["name"][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_have_the_same_forms(language: str) -> None:
    """A machine has one more: what it produces."""
    cards = [entry for key, entry in entries(BUILDERS.folder, language).items() if key.startswith("card-")]
    forms = [{attribute.id.name for attribute in card.attributes} - {"produces"} for card in cards]
    assert all(form == forms[0] for form in forms)


AMOUNTS = {
    "en": {
        "stone": ["1 stone", "2 stone", "3 stone"],
        "wood": ["1 wood", "2 wood", "3 wood"],
        "knowledge": ["1 knowledge", "2 knowledge", "3 knowledge"],
        "tile": ["1 tile", "2 tiles", "3 tiles"],
    },
    "pl": {
        "stone": ["1 kamień", "2 kamienie", "3 kamienie"],
        "wood": ["1 drewno", "2 drewna", "3 drewna"],
        "knowledge": ["1 wiedza", "2 wiedzy", "3 wiedzy"],
        "tile": ["1 dachówka", "2 dachówki", "3 dachówki"],
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_full_names_tell_what_a_card_produces(language: str) -> None:
    data = json.loads((resources.files(BUILDERS.folder) / "data.json").read_text(encoding="utf-8"))
    texts = Texts(language, BUILDERS)
    for card in data["workers"] + data["machines"]:
        made = [AMOUNTS[language][name][amount - 1] for name, amount in card["produces"].items() if amount]
        full = f"{card['name'][language]} ({', '.join(made)})"
        assert texts.say("full-name", {"card": card["id"]}) == full


# The grammar.

GENITIVES = {
    "bower": "Wiaty", "wooden_shack": "Drewnianej chaty", "covered_bridge": "Krytego mostu",
    "treehouse": "Domku na drzewie", "wash_house": "Pralni", "cottage": "Chaty krytej strzechą",
    "rural_relay": "Wiejskiej stacji dyliżansów", "grain_silo": "Spichlerza", "windmill": "Wiatraka",
    "watermill": "Młyna wodnego", "covered_market": "Hali targowej", "church": "Kościoła", "castle": "Zamku",
    "chapel": "Kaplicy", "cloister": "Klasztoru", "abbey": "Opactwa", "watchtower": "Wieży strażniczej",
    "crane_2": "Żurawia (2 kamienie)", "tile_kiln_3": "Pieca do dachówek (3 dachówki)",
}  # fmt: skip
ACCUSATIVES = {
    "bower": "Wiatę", "chapel": "Kaplicę", "church": "Kościół", "castle": "Zamek", "watchtower": "Wieżę strażniczą",
    "cottage": "Chatę krytą strzechą", "forge": "Kuźnię", "circular_saw_2": "Piłę tarczową (2 drewna)",
    "craftsman_0013": "Rzemieślnika (1 wiedza, 3 dachówki)", "apprentice_1100": "Ucznia (1 kamień, 1 drewno)",
    "master_3200": "Mistrza (3 kamienie, 2 drewna)", "laborer_0021": "Czeladnika (2 wiedzy, 1 dachówka)",
}  # fmt: skip


@pytest.mark.parametrize(("card", "form"), GENITIVES.items())
def test_polish_genitive(card: str, form: str) -> None:
    texts = Texts("pl", BUILDERS)
    assert texts.say("event-construction_started", {"building": card}, player="Ala") == f"Ala rozpoczyna budowę {form}."


@pytest.mark.parametrize(("card", "form"), ACCUSATIVES.items())
def test_polish_accusative(card: str, form: str) -> None:
    texts = Texts("pl", BUILDERS)
    assert texts.say("event-worker_hired", {"worker": card}, player="Ala") == f"Ala najmuje {form}."


def test_polish_case_endings_hold_for_every_card() -> None:
    """No name keeps its nominative in the genitive, and exactly those in -a take -ę or -ą in the accusative."""
    texts = Texts("pl", BUILDERS)
    for card in sorted(ids_of(BUILDERS)["card"]):
        name = texts.say(f"card-{card}")
        genitive = texts.say("event-construction_started", {"building": card}, player="").removeprefix(
            " rozpoczyna budowę "
        )
        accusative = texts.say("event-worker_hired", {"worker": card}, player="").removeprefix(" najmuje ")
        assert not genitive.startswith(name.split()[0] + " "), card
        head, form = name.split()[0], accusative.split()[0].rstrip(".")
        assert (form[-1] in "ęą") == head.endswith("a"), card
