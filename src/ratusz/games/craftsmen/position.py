"""A position of Craftsmen from its document, with every check."""

from __future__ import annotations

from collections.abc import Sequence

from ratusz.core.errors import BadDocument
from ratusz.core.game import Options
from ratusz.core.reading import Reader
from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.hands import TO_ALL
from ratusz.games.craftsmen.soundness import check_capital, check_cards, check_helpers
from ratusz.games.craftsmen.state import NATURAL, NO_CAPITAL, SOURCES, STAGE, WINDOW, CraftsmenState, blank, settle_card
from ratusz.games.craftsmen.writing import PHASE_IDS, SOURCE_IDS, ActionDocument

_MANY = 10_000
_CAPITAL = {name: kind for kind, name in enumerate(cards.CAPITAL_IDS)}
_CARDS = {name: card for card, name in enumerate(cards.CARD_IDS) if card}


def read(document: Reader, players: int, options: Options) -> CraftsmenState:
    """The position of a document; BadDocument if it could not lie on a table."""
    state = blank(players, Rng(0, 0, 0, 0))
    state.granary = bytearray(cards.COLUMNS * cards.GRANARY_FIELDS)
    _read_calendar(state, document)
    _read_tokens(state, document)
    _read_market(state, document)
    _read_boards(state, document)
    seats = document.objects("seats")
    if len(seats) != players:
        raise BadDocument(f"'seats' has {len(seats)} entries for {players} players.")
    for seat, entry in enumerate(seats):
        _read_seat(state, seat, entry)
    _read_action(state, Reader(document.mapping("action"), BadDocument))
    check_cards(state)
    check_capital(state)
    check_helpers(state)
    return state


def _one_of(document: Reader, key: str, ids: Sequence[str]) -> int:
    name = document.text(key)
    if name not in ids:
        raise BadDocument(f"'{key}' is one of {', '.join(ids)}, not {name!r:.60}.")
    return ids.index(name)


def _seats(document: Reader, key: str, players: int) -> list[int]:
    """A list of different seats."""
    found: list[int] = document.items(key, int)
    if len(set(found)) != len(found) or not all(0 <= seat < players for seat in found):
        raise BadDocument(f"'{key}' lists different seats from 0 to {players - 1}, not {found!r:.60}.")
    return found


def _inside(document: Reader, key: str, ids: Sequence[str]) -> Reader:
    """An object with exactly these keys."""
    reader = Reader(document.mapping(key), BadDocument)
    reader.no_more_than(frozenset(ids))
    return reader


def _card(name: str) -> int:
    if name not in _CARDS:
        raise BadDocument(f"{name!r:.60} is not a building card.")
    return _CARDS[name]


def _kind(name: str) -> int:
    if name not in _CAPITAL:
        raise BadDocument(f"{name!r:.60} is not a capital card.")
    return _CAPITAL[name]


def _read_calendar(state: CraftsmenState, document: Reader) -> None:
    state.year = document.number("year", 1, cards.YEARS)
    state.season = _one_of(document, "season", cards.SEASON_IDS)
    state.phase = _one_of(document, "phase", PHASE_IDS)
    state.stage = _one_of(document, "town", cards.TOWN_IDS)
    state.spot = document.number("spot", -1, cards.QUEUE - 1)
    state.order = _seats(document, "order", state.players)
    if len(state.order) != state.players:
        raise BadDocument("'order' names every seat once.")
    state.track = _seats(document, "order_change", state.players)
    if len(state.track) > (cards.ORDER_FIELDS if state.players > 2 else 0):
        raise BadDocument("'order_change' names more seats than the track has fields.")
    in_stages = state.phase in (STAGE, WINDOW)
    if in_stages and state.stage not in cards.SEASON_STAGES[state.season]:
        raise BadDocument(f"In {cards.SEASON_IDS[state.season]} '{cards.TOWN_IDS[state.stage]}' is not played.")


def _read_tokens(state: CraftsmenState, document: Reader) -> None:
    players = state.players
    state.privilege_pool = document.number("privilege_pool", 0, cards.PRIVILEGE_TOKENS[players])
    state.labour_pool = document.number("labour_pool", 0, cards.LABOUR_TOKENS[players])
    bonuses = _inside(document, "bonuses", cards.BONUS_IDS)
    for token in range(cards.BONUSES):
        state.bonuses[token] = bonuses.number(cards.BONUS_IDS[token], -1, players - 1) + 1


def _read_market(state: CraftsmenState, document: Reader) -> None:
    state.capital_deck = [_kind(name) for name in document.items("capital_deck", str)][::-1]
    faces = document.items("open_capital", str)
    if len(faces) != cards.OPEN_CAPITAL:
        raise BadDocument(f"'open_capital' has {cards.OPEN_CAPITAL} places, not {len(faces)}.")
    state.open_capital = [_kind(name) if name else NO_CAPITAL for name in faces]
    discard = _inside(document, "discard", cards.CAPITAL_IDS)
    for kind in range(cards.TYPES):
        if discard.has(cards.CAPITAL_IDS[kind]):
            state.discard[kind] = discard.number(cards.CAPITAL_IDS[kind], 0, cards.COPIES[kind])
    decks = _inside(document, "decks", cards.DECK_IDS)
    knowing = _inside(document, "deck_knowers", cards.DECK_IDS)
    faces_up = _inside(document, "open_buildings", cards.DECK_IDS)
    for deck, name in enumerate(cards.DECK_IDS):
        stack = [_card(card) for card in decks.items(name, str)]
        _read_knowers(state, stack, knowing, name)
        state.decks[deck] = stack[::-1]
        shown = faces_up.items(name, str)
        if len(shown) != cards.OPEN_CARDS:
            raise BadDocument(f"'open_buildings' has {cards.OPEN_CARDS} places for '{name}', not {len(shown)}.")
        for place, card_name in enumerate(shown):
            state.open_cards[deck * cards.OPEN_CARDS + place] = _card(card_name) if card_name else cards.NO_CARD
    state.box = sorted(_card(name) for name in document.items("box", str))


def _markers(document: Reader, key: str, lowest: int, players: int, most: int) -> list[int]:
    found: list[int] = document.items(key, int)
    if len(found) > most or not all(lowest <= marker < players for marker in found):
        raise BadDocument(f"'{key}' holds at most {most} markers of seats, not {found!r:.60}.")
    return found


def _read_boards(state: CraftsmenState, document: Reader) -> None:
    players = state.players
    granary = _inside(document, "granary", cards.GRANARY_IDS)
    for column, name in enumerate(cards.GRANARY_IDS):
        for place, marker in enumerate(_markers(granary, name, NOBODY, players, cards.GRANARY_FIELDS)):
            state.granary[column * cards.GRANARY_FIELDS + place] = NATURAL if marker == NOBODY else marker + 1
    ships = _inside(document, "ships", cards.SHIP_IDS)
    for ship in range(cards.SHIPS):
        goods = [cards.GOOD_IDS[cards.HOLD_GOOD[hold]] for hold in range(cards.HOLDS) if cards.HOLD_SHIP[hold] == ship]
        _inside(ships, cards.SHIP_IDS[ship], goods)
    for hold in range(cards.HOLDS):
        on_ship = Reader(ships.mapping(cards.SHIP_IDS[cards.HOLD_SHIP[hold]]), BadDocument)
        markers = _markers(on_ship, cards.GOOD_IDS[cards.HOLD_GOOD[hold]], 0, players, cards.HOLD_FIELDS)
        for place, marker in enumerate(markers):
            state.holds[hold * cards.HOLD_FIELDS + place] = marker + 1
    queues = _inside(document, "queue", cards.TOWN_IDS)
    for town, name in enumerate(cards.TOWN_IDS):
        fields = queues.items(name, list)
        if len(fields) != cards.QUEUE_FIELDS[players]:
            raise BadDocument(f"The queue of '{name}' has {cards.QUEUE_FIELDS[players]} fields, not {len(fields)}.")
        for field in range(len(fields)):
            discs = _markers(Reader({name: fields[field]}, BadDocument), name, NOBODY, players, cards.DISCS)
            if discs and discs[-1] == NOBODY:
                raise BadDocument(f"The queue of '{name}' has no disc where one is missing on top.")
            for level, disc in enumerate(discs):
                state.queue[town * cards.QUEUE + field * cards.DISCS + level] = disc + 1


def _read_seat(state: CraftsmenState, seat: int, document: Reader) -> None:
    points = _inside(document, "points", SOURCE_IDS)
    for source, name in enumerate(SOURCE_IDS):
        state.sources[seat * SOURCES + source] = points.number(name, -_MANY if name == "fees" else 0, _MANY)
    state.points[seat] = sum(state.sources[seat * SOURCES : (seat + 1) * SOURCES])
    if state.points[seat] < 0:
        raise BadDocument(f"Seat {seat} has fewer than 0 points.")
    state.privileges[seat] = document.number("privilege_tokens", 0, cards.MOST_PRIVILEGES)
    state.labour[seat] = document.number("labour_tokens", 0, cards.MOST_LABOUR)
    state.helpers[seat] = document.number("helpers", 0, cards.HELPERS)
    state.passed |= int(document.flag("passed")) << seat
    state.used[seat] = document.number("privileges_used", 0, _MANY)
    state.fair[seat] = document.number("fair", 0, cards.MOST_AT_FAIR)
    for name in document.items("capital", str):
        kind = _kind(name)
        pile = state.hand[seat * cards.COLOUR_COUNT + cards.COLOUR_OF[kind]]
        if cards.PILE_COUNTS[pile][kind % cards.VALUES] == cards.COPIES[kind]:
            raise BadDocument(f"There are more cards '{name}' than the game has.")
        state.hand[seat * cards.COLOUR_COUNT + cards.COLOUR_OF[kind]] += cards.DIGIT[kind]
        state.cards[seat] += 1
    _read_known(state, seat, document)
    state.hands[seat] = sorted(_card(name) for name in document.items("buildings", str))
    public = {_card(name) for name in document.items("known_buildings", str)}
    if not public <= set(state.hands[seat]):
        raise BadDocument(f"'known_buildings' of seat {seat} are among its buildings.")
    for card in state.hands[seat]:
        state.known[card] = TO_ALL if card in public else seat + 1
    _read_estate(state, seat, document)


def _read_known(state: CraftsmenState, seat: int, document: Reader) -> None:
    observers = [str(observer) for observer in range(state.players) if observer != seat]
    known = _inside(document, "known_capital", ["all", *observers])
    for name in ["all", *observers]:
        counts = _inside(known, name, cards.CAPITAL_IDS)
        first = ((state.players if name == "all" else int(name)) * state.players + seat) * cards.TYPES
        for kind in range(cards.TYPES):
            held = cards.PILE_COUNTS[state.hand[seat * cards.COLOUR_COUNT + cards.COLOUR_OF[kind]]][kind % cards.VALUES]
            if counts.has(cards.CAPITAL_IDS[kind]):
                state.seen[first + kind] = counts.number(cards.CAPITAL_IDS[kind], 0, held)


def _read_knowers(state: CraftsmenState, stack: Sequence[int], document: Reader, key: str) -> None:
    """Who knows each of some cards: a seat, -1 nobody, the number of players everybody."""
    who = document.items(key, int)
    if len(who) != len(stack) or not all(-1 <= knower <= state.players for knower in who):
        raise BadDocument(f"The knowers of '{key}' are for each card a seat, -1 or {state.players}.")
    for card, knower in zip(stack, who, strict=True):
        state.known[card] = TO_ALL if knower == state.players else knower + 1


def _read_estate(state: CraftsmenState, seat: int, document: Reader) -> None:
    for entry in document.objects("estate"):
        card = _card(entry.text("building"))
        icons = entry.items("icons", int)
        if len(icons) != len(cards.INPUTS[card]) or not all(icon in (0, 1) for icon in icons):
            raise BadDocument(f"'{cards.CARD_IDS[card]}' has {len(cards.INPUTS[card])} icons, each 0 or 1.")
        entry.no_more_than(frozenset(["building", "icons"]))
        state.filled[card] = sum(icon << place for place, icon in enumerate(icons))
        state.estates[seat].append(card)
        settle_card(state, seat, card)
    if not any(card in cards.SAWMILLS for card in state.estates[seat]):
        raise BadDocument(f"The estate of seat {seat} has no sawmill.")


def _read_action(state: CraftsmenState, document: Reader) -> None:
    state.privileged = document.flag("privileged")
    state.labour_points = document.number("labour_points", 0, _MANY)
    state.built = document.number("built", 0, _MANY)
    state.due = document.number("due", 0, _MANY)
    state.paid = [_kind(name) for name in document.items("paid", str)]
    lot = document.text("lot")
    state.lot = _card(lot) if lot else cards.NO_CARD
    if state.lot and state.lot not in state.open_cards:
        raise BadDocument(f"The lot '{lot}' does not lie face up on the board.")
    state.bid = document.number("bid", 0, cards.MOST_BID)
    state.bidder = document.number("bidder", NOBODY, state.players - 1)
    state.starter = document.number("starter", NOBODY, state.players - 1)
    state.raised = document.flag("raised")
    state.out = sum(1 << seat for seat in _seats(document, "out", state.players))
    state.offer = document.number("offer", 0, _MANY)
    state.pile = sorted(_card(name) for name in document.items("peek", str))
    state.pile_deck = _one_of(document, "peek_deck", cards.DECK_IDS)
    state.pile_base = document.number("peek_base", -1, len(state.decks[state.pile_deck]))
    if any(card not in cards.DECK_CARDS[state.pile_deck] for card in state.pile):
        raise BadDocument(f"A peek at '{cards.DECK_IDS[state.pile_deck]}' shows only cards of this deck.")
    if state.pile:
        _read_knowers(state, state.pile, document, "peek_knowers")
    document.no_more_than(frozenset(ActionDocument.__annotations__))
