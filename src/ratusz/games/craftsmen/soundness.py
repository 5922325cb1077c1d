"""Whether a position of Craftsmen can lie on a table: every piece once, and where it can be."""

from __future__ import annotations

from collections import Counter

from ratusz.core.errors import BadDocument
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.hands import kinds_held
from ratusz.games.craftsmen.state import FOR_FEES, HELPER_TURNS, NO_CAPITAL, SOURCES, STAGE, WINDOW, CraftsmenState


def check(state: CraftsmenState) -> None:
    """BadDocument unless all that there is lies where it can lie."""
    check_calendar(state)
    check_points(state)
    check_cards(state)
    check_capital(state)
    check_helpers(state)
    check_bonuses(state)


def check_calendar(state: CraftsmenState) -> None:
    if len(state.order) != state.players:
        raise BadDocument("'order' names every seat once.")
    if len(state.track) > (cards.ORDER_FIELDS if state.players > 2 else 0):
        raise BadDocument("'order_change' names more seats than the track has fields.")
    if state.phase in (STAGE, WINDOW) and state.stage not in cards.SEASON_STAGES[state.season]:
        raise BadDocument(f"In {cards.SEASON_IDS[state.season]} '{cards.TOWN_IDS[state.stage]}' is not played.")


def check_points(state: CraftsmenState) -> None:
    """Only fees can cost more points than they bring."""
    for seat in range(state.players):
        sources = state.sources[seat * SOURCES : (seat + 1) * SOURCES]
        if min(sources[:FOR_FEES] + sources[FOR_FEES + 1 :]) < 0 or state.points[seat] < 0:
            raise BadDocument(f"Seat {seat} has fewer than 0 points.")


def _piles(state: CraftsmenState) -> list[list[int]]:
    return [
        state.box,
        *state.hands,
        *state.estates,
        *state.decks,
        [card for card in state.open_cards if card],
        state.pile,
    ]


def check_cards(state: CraftsmenState) -> None:
    """Every card lies in exactly one place, and where it can lie."""
    for seat in range(state.players):
        if sum(card < cards.FIRST_BASIC for card in state.estates[seat]) != 1:
            raise BadDocument(f"The estate of seat {seat} has no sawmill, or several.")
    counted = Counter(card for pile in _piles(state) for card in pile)
    for card in range(1, cards.CARDS):
        if counted[card] != 1:
            raise BadDocument(f"Card '{cards.CARD_IDS[card]}' lies in {counted[card]} places, not in one.")
    if any(card >= cards.FIRST_BASIC for card in state.box):
        raise BadDocument("The box holds only sawmills.")
    if any(card < cards.FIRST_BASIC for hand in state.hands for card in hand):
        raise BadDocument("A sawmill cannot be in a hand.")
    if state.lot and state.lot not in state.open_cards:
        raise BadDocument(f"The lot '{cards.CARD_IDS[state.lot]}' does not lie face up on the board.")
    for deck, name in enumerate(cards.DECK_IDS):
        peeked = state.pile if deck == state.pile_deck else []
        shown = state.open_cards[deck * cards.OPEN_CARDS : (deck + 1) * cards.OPEN_CARDS]
        for card in [*state.decks[deck], *shown, *peeked]:
            if card and card not in cards.DECK_CARDS[deck]:
                raise BadDocument(f"Card '{cards.CARD_IDS[card]}' does not belong to the deck '{name}'.")


def capital_counts(state: CraftsmenState) -> list[int]:
    """How many cards of each type there are anywhere."""
    counts = state.discard[:]
    for kind in [*state.capital_deck, *state.paid, *(kind for kind in state.open_capital if kind != NO_CAPITAL)]:
        counts[kind] += 1
    for seat in range(state.players):
        for kind in kinds_held(state, seat):
            counts[kind] += 1
    return counts


def check_capital(state: CraftsmenState) -> None:
    if capital_counts(state) != cards.COPIES:
        raise BadDocument("The capital cards are not those of the game.")
    if max(state.cards) > cards.LIMIT + cards.BANK_CARDS:
        raise BadDocument(f"A hand has {max(state.cards)} capital cards, more than the bank adds to a full one.")
    if state.privilege_pool + sum(state.privileges) != cards.PRIVILEGE_TOKENS[state.players]:
        raise BadDocument("The privilege tokens are not those of the game.")
    if state.labour_pool + sum(state.labour) != cards.LABOUR_TOKENS[state.players]:
        raise BadDocument("The labour tokens are not those of the game.")


def helpers_of(state: CraftsmenState, seat: int) -> int:
    """All helpers of a seat, wherever they are."""
    return state.helpers[seat] + state.queue.count(seat + 1) + state.track.count(seat)


def check_helpers(state: CraftsmenState) -> None:
    players = state.players
    for seat in range(players):
        if helpers_of(state, seat) != cards.HELPERS:
            raise BadDocument(f"Seat {seat} has {cards.HELPERS} helpers, not {helpers_of(state, seat)}.")
    if any(state.queue) and (state.phase not in (HELPER_TURNS, STAGE, WINDOW) or not cards.HELPER_PHASE[state.season]):
        raise BadDocument("Helpers are in the queues only while their round lasts.")
    for town in range(cards.TOWNS):
        check_queue(state, town)
        queue = state.queue[town * cards.QUEUE : (town + 1) * cards.QUEUE]
        if cards.QUEUE - queue.count(0) > cards.MOST_HELPERS[players]:
            raise BadDocument(f"There are more than {cards.MOST_HELPERS[players]} helpers in '{cards.TOWN_IDS[town]}'.")
        if any(queue.count(seat + 1) > cards.MOST_OWN_HELPERS[players] for seat in range(players)):
            raise BadDocument(
                f"A seat has more than {cards.MOST_OWN_HELPERS[players]} helpers in '{cards.TOWN_IDS[town]}'."
            )


def check_queue(state: CraftsmenState, town: int) -> None:
    """Fields fill up from the left, and only then in two layers (CR-HELPER-3, CR-HELPER-4).

    In the town hall, who goes to the order track leaves a gap (CR-HALL-4).
    """
    if cards.TOWN_IDS[town] == "town_hall" and state.track:
        return
    discs = state.queue[town * cards.QUEUE : (town + 1) * cards.QUEUE]
    lower, upper = (discs[level :: cards.DISCS][: cards.QUEUE_FIELDS[state.players]] for level in range(cards.DISCS))
    if 0 in lower and any(lower[lower.index(0) :]):
        raise BadDocument(f"A field in '{cards.TOWN_IDS[town]}' is empty, and one after it is not.")
    if 0 in lower and any(upper):
        raise BadDocument(f"Helpers in '{cards.TOWN_IDS[town]}' stand on others while a field is empty.")


def check_bonuses(state: CraftsmenState) -> None:
    """Who has a bonus token has its production line (CR-BONUS-2); nothing is ever taken out of an estate."""
    for name, line, owner in zip(cards.BONUS_IDS, cards.LINE, state.bonuses, strict=True):
        has = {cards.KIND_OF[card] for card in state.estates[owner - 1]} if owner else set()
        if owner and any(line >> kind & 1 and kind not in has for kind in range(line.bit_length())):
            raise BadDocument(f"Seat {owner - 1} has the bonus token '{name}' without its production line.")


def components(state: CraftsmenState) -> dict[str, int]:
    """How often each piece is on the table, counted from the piles themselves."""
    counted = Counter(card for pile in _piles(state) for card in pile)
    return {
        **{cards.CARD_IDS[card]: counted[card] for card in sorted(counted)},
        **dict(zip(cards.CAPITAL_IDS, capital_counts(state), strict=True)),
        "privilege tokens": state.privilege_pool + sum(state.privileges),
        "labour tokens": state.labour_pool + sum(state.labour),
        **{f"helpers of seat {seat}": helpers_of(state, seat) for seat in range(state.players)},
    }
