"""Cards with the house symbol lie above the others: everybody knows that, and every world keeps to it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import pytest

import ratusz
from ratusz.core.rng import Rng
from ratusz.core.state import EVERYBODY, NOBODY
from ratusz.games.craftsmen.cards import CARD_IDS, DECK_CARDS, HOUSE
from ratusz.games.craftsmen.hands import TO_ALL
from ratusz.games.craftsmen.state import CraftsmenState
from tests.games.craftsmen.test_invariants import PLAYERS, step

EXTENDED, ADVANCED = 1, 2


def redealt(match: ratusz.Match, observer: int, rng: Rng) -> CraftsmenState:
    state = match.redealt(observer, rng)
    assert isinstance(state, CraftsmenState)
    return state


def true(match: ratusz.Match) -> CraftsmenState:
    """The position as it is: the seat knows its hand, and everybody together all other cards that are known."""
    state = match.clone().state
    assert isinstance(state, CraftsmenState)
    return state


def known_to_nobody(state: CraftsmenState, deck: int) -> list[int]:
    """From the bottom up."""
    return [card for card in state.decks[deck] if state.known[card] == 0]


def secrets(state: CraftsmenState, seat: int) -> list[int]:
    """The extended cards of a hand that not everybody knows."""
    return [card for card in state.hands[seat] if card in DECK_CARDS[EXTENDED] and state.known[card] != TO_ALL]


def symbols(cards: list[int]) -> list[bool]:
    return [bool(HOUSE[card]) for card in cards]


def elsewhere(state: CraftsmenState, deck: int, observer: int) -> list[int]:
    """The cards of a deck that somebody knows, but not the observer."""
    hands = [card for seat, hand in enumerate(state.hands) if seat != observer for card in hand]
    cards = [card for card in [*hands, *state.decks[deck], *state.pile] if card in DECK_CARDS[deck]]
    return [card for card in cards if state.known[card] not in (0, observer + 1, TO_ALL)]


@dataclass
class Exchanges:
    """What was exchanged for an extended card, as the record tells it."""

    given: list[int] = field(default_factory=list)

    def follow(self, match: ratusz.Match) -> None:
        for event in match.moves[-1].events:
            told = event.document()
            if told["event"] == "building_exchanged" and told["deck"] == "extended":
                self.given.append(CARD_IDS.index(told["given"]))


def exchange_or_step(match: ratusz.Match, rng: Rng, often: int) -> None:
    """The more seats exchange their extended card, the sooner the cards with the symbol run out."""
    extended = [action for action in match.legal() if _gives_extended(match.notation(action))]
    if not extended:
        step(match, rng)
    else:
        match.apply(extended[0] if rng.below(3) < often else match.legal()[0])


def _gives_extended(notation: str) -> bool:
    verb, _, card = notation.partition(" ")
    return verb == "exchange" and CARD_IDS.index(card) in DECK_CARDS[EXTENDED]


@pytest.mark.rule("CR-SETUP-4", "CR-SETUP-5", "CR-SETUP-9", "HI-6")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_world_puts_a_card_without_the_symbol_where_one_with_it_must_be(players: int) -> None:
    """In hands, where nobody knows a card, and where one was exchanged, it has the symbol in all worlds or in none.

    Everybody saw how it was dealt, drawn or put under the deck.
    """
    met: Counter[str] = Counter()
    for seed in range(4):
        match = ratusz.new("craftsmen", players=players, seed=f"house {players} {seed}", keep_events=True)
        rng, exchanges = Rng.from_seed(f"play {seed}"), Exchanges()
        while not match.over:
            exchange_or_step(match, rng, seed)
            exchanges.follow(match)
            if match.ply % 11 == 0 or match.ply < 20 or match.question().step == "put":
                for observer in (*range(players), NOBODY, EVERYBODY):
                    check_world(true(match), redealt(match, observer, rng.split()), observer, exchanges, met)
    assert min(met[case] for case in ("a house that nobody knows", "no house that nobody knows", "a card below")) > 0
    assert (met["a hand without"] > 0) == (players > 3), "only then the cards with the symbol run out in the exchanges"


def check_world(
    here: CraftsmenState, world: CraftsmenState, observer: int, exchanges: Exchanges, met: Counter[str]
) -> None:
    for deck in (EXTENDED, ADVANCED):
        unseen = known_to_nobody(world, deck)
        assert symbols(unseen) == sorted(symbols(unseen)) == symbols(known_to_nobody(here, deck))
        if any(symbols(unseen)):
            assert all(symbols(elsewhere(world, deck, observer)))
        met["a house that nobody knows" if any(symbols(unseen)) else "no house that nobody knows"] += 1
        met["a card below"] += any(here.known[card] for card in here.decks[deck][:1])
    if not known_to_nobody(here, EXTENDED):
        return  # What lay below may have been drawn or peeked at since.
    for seat in range(here.players):
        assert symbols(secrets(world, seat)) == symbols(secrets(here, seat)), (seat, observer)
        met["a hand without"] += symbols(secrets(world, seat)) == [False]
    for card in exchanges.given:
        assert HOUSE[world.decks[EXTENDED][here.decks[EXTENDED].index(card)]], "it was dealt to somebody"


@pytest.mark.rule("CR-SETUP-4", "CR-SETUP-9", "HI-6")
def test_every_card_that_is_possible_comes_up_evenly() -> None:
    """For seat 0, each of the five cards with the symbol is in the hand of seat 1 as often as another."""
    match = ratusz.new("craftsmen", players=3, seed="evenly")
    rng = Rng.from_seed("evenly")
    worlds = [redealt(match, 0, rng.split()) for _ in range(1000)]
    for found in (
        Counter(secrets(world, 1)[0] for world in worlds),
        Counter(world.decks[EXTENDED][-1] for world in worlds),
    ):
        assert len(found) == 5, "without the own card and the two that lie open"
        assert all(150 < count < 250 for count in found.values()), found
    lowest = Counter(world.decks[EXTENDED][0] for world in worlds)
    assert len(lowest) == 16
    assert all(30 < count < 100 for count in lowest.values()), lowest


@pytest.mark.rule("CR-SETUP-4", "CR-SETUP-9", "HI-6")
@pytest.mark.parametrize("seed", range(5))
def test_what_is_dealt_anew_has_the_symbol_as_before(seed: int) -> None:
    """An exchange is taken back by consent and made again: the card that comes instead has the symbol too."""
    match = ratusz.new("craftsmen", players=2, seed=f"again {seed}", keep_events=True)
    seat = match.player
    action = next(action for action in match.legal() if _gives_extended(match.notation(action)))
    drawn: set[str] = set()
    for _ in range(6):
        match.apply(action, seat)
        drawn.update(event.document()["drawn"] for event in match.moves[-1].events)
        match.undo(seat, by_consent=True)
    assert len(drawn) > 1
    assert all(HOUSE[CARD_IDS.index(card)] for card in drawn)


@pytest.mark.rule("CR-NOTARY-11", "HI-3", "HI-6")
def test_which_card_of_a_peek_is_which_can_be_told_by_nobody_else() -> None:
    """Seat 1 saw the last advanced card with the symbol and two without it, and put them back on top."""
    state = true(ratusz.new("craftsmen", players=2, seed="peek"))
    deck = state.decks[ADVANCED]
    while sum(symbols(deck)) > 1:
        state.hands[0].append(deck.pop())
        state.known[state.hands[0][-1]] = TO_ALL
    for card in deck[-3:]:
        state.known[card] = 2
    found: Counter[int] = Counter()
    rng = Rng.from_seed("peek")
    for _ in range(300):
        world = state.clone()
        world.redeal(0, rng)
        assert sum(symbols(world.decks[ADVANCED])) == sum(symbols(world.decks[ADVANCED][-3:])) == 1
        found[symbols(world.decks[ADVANCED][-3:]).index(True)] += 1
    assert all(70 < found[place] < 130 for place in range(3)), found


@pytest.mark.rule("CR-SETUP-9", "CR-NOTARY-10", "CR-NOTARY-11", "HI-6")
def test_exchanged_cards_are_told_from_what_came_under_the_deck_later() -> None:
    state = true(ratusz.new("craftsmen", players=5, seed="below"))
    deck = state.decks[EXTENDED]
    assert state.exchanged(EXTENDED) == []
    lot, peek, other_peek = [TO_ALL], [1, 1, 1], [2, 2, 2]
    knowers = [2, 1, *lot, *peek, *lot, *other_peek]
    below = deck[: len(knowers)][::-1]
    for card, knower in zip(below, knowers, strict=True):
        state.known[card] = knower
    assert state.exchanged(EXTENDED) == below[:2]
