"""A position of Craftsmen of which only some things are said: a seat is asked what its phase or stage asks first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from ratusz.core.errors import BadDocument
from ratusz.core.game import Document
from ratusz.core.reading import Reader
from ratusz.core.wishes import Wish, Wishes
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.cards import CAPITAL_IDS, CARD_IDS, TOWN_IDS
from ratusz.games.craftsmen.position import LAYOUT, QUEUE

SHORT: Final = {
    f"{cards.COLOURS[colour][0]}{value}": name
    for colour, value, name in zip(cards.COLOUR_OF, cards.VALUE_OF, CAPITAL_IDS, strict=True)
}
"""Capital cards may be written by colour and value: `g2` is a green 2."""
_CAPITAL = {**SHORT, **{name: name for name in CAPITAL_IDS}}
_SAWMILLS = [CARD_IDS[card] for card in cards.SAWMILLS]
_COPIES = dict(zip(CAPITAL_IDS, cards.COPIES, strict=True))
_STEPS = {"exchange": "exchange", "helpers": "send_helper", "labour": "labour", "investment": "invest"}
_STAGE_STEPS = dict(zip(TOWN_IDS, ["bank", "build", "notary", "craft", "buy_good", "hall"], strict=True))
_FIELD = 2
"""Where a helper lies if nothing is said: on a silver field."""


def fill(wishes: Wishes) -> Document:
    """In the `town`, the first of its `queue` is asked; in phases that go by the `order`, the first there: or `active`.

    Without a queue a helper of seat 0, or `active`, lies on `field` behind helpers of others. `capital_deck` and
    `decks` name the cards on top; `open_capital` and `open_buildings` those face up, the latter filled up by their
    decks. With `discarded` all other capital is discarded; of the decks in `empty_decks` the last seat has built the
    rest. The token of a line that somebody has is the first such seat's.
    """
    table = wishes.table
    position = LAYOUT.fresh(wishes.players, wishes.options)
    seats = [{**empty, **_seat(wish, empty)} for empty, wish in zip(position["seats"], wishes.seats, strict=True)]
    _give_sawmills(wishes, seats)
    position |= _calendar(wishes)
    phase, town = position["phase"], position["town"]
    queue, active, position["spot"] = _turn(wishes, position)
    discs = [*position["order_change"], *(disc for fields in queue for field in fields for disc in field)]
    for number, seat in enumerate(seats):
        seat["helpers"] = cards.HELPERS - discs.count(number)
    for pool, tokens in (("privilege_pool", "privilege_tokens"), ("labour_pool", "labour_tokens")):
        position[pool] -= sum(seat[tokens] for seat in seats)
    if (phase, town) == ("stage", "crafts_guild"):
        position["action"]["labour_points"] = dict(enumerate(cards.LABOUR_POINTS)).get(position["year"], 0)
    position |= _capital(wishes, seats) | _buildings(wishes, seats)
    position["bonuses"] |= _tokens(seats) | table.entries("bonuses", cards.BONUS_IDS)
    position["granary"] |= table.entries("granary", cards.GRANARY_IDS)
    for ship, holds in table.entries("ships", cards.SHIP_IDS).items():
        position["ships"][ship] = {**position["ships"][ship], **holds} if isinstance(holds, Mapping) else holds
    step = {"step": _STEPS.get(phase) or _STAGE_STEPS[town], "player": active}
    return {
        "steps": [{"step": "advance", "player": 0}, step],
        "position": {**position, "queue": QUEUE.told(queue), "seats": seats},
    }


def _seat(wish: Wish, empty: dict[str, Any]) -> dict[str, Any]:
    """`markers` tells for a built card which goods lie on its icons, `open_capital` what everybody knows of a hand."""
    known = dict(Counter(_kinds(wish, "open_capital")))
    markers = wish.lists("markers", CARD_IDS[1:], cards.GOOD_IDS)
    estate = wish.cards("estate", CARD_IDS[1:])
    for card in markers:
        if card not in estate:
            raise BadDocument(
                f"'markers' of {wish.whose.lower()} names '{card}', which {wish.whose.lower()} has not built."
            )
    return {
        "points": {**empty["points"], "start": wish.number("points")},
        **{key: wish.number(key) for key in ("privilege_tokens", "labour_tokens", "privileges_used", "fair")},
        "passed": wish.flag("passed"),
        "capital": sorted(_kinds(wish, "capital"), key=CAPITAL_IDS.index),
        "known_capital": dict.fromkeys(empty["known_capital"], known),
        "buildings": sorted(wish.cards("buildings", cards.TOWN_CARD_IDS), key=CARD_IDS.index),
        "estate": [_built(card, markers.get(card, [])) for card in estate],
    }


def _kinds(wish: Wish, key: str, default: str = "") -> list[str]:
    return [_CAPITAL[name] for name in wish.words(key, default.split(), _CAPITAL)]


def _built(card: str, goods: list[str]) -> dict[str, Any]:
    inputs = [cards.GOOD_IDS[good] for good in cards.INPUTS[CARD_IDS.index(card)]]
    for good in goods:
        if good not in inputs:
            raise BadDocument(f"'{card}' has no icon for '{good}'.")
    return {"building": card, "icons": [int(good in goods) for good in inputs]}


def _tokens(seats: list[dict[str, Any]]) -> dict[str, int]:
    """The tokens of production lines that are complete, with the seats that have them (CR-BONUS-2)."""
    found: dict[str, int] = {}
    for number, seat in enumerate(seats):
        kinds = {cards.KIND_OF[CARD_IDS.index(entry["building"])] for entry in seat["estate"]}
        has = sum(1 << kind for kind in kinds)
        found = {
            name: number for name, line in zip(cards.BONUS_IDS, cards.LINE, strict=True) if has & line == line
        } | found
    return found


def _give_sawmills(wishes: Wishes, seats: list[dict[str, Any]]) -> None:
    """Whoever has none gets one of those that are left."""
    left = wishes.left(_SAWMILLS)
    for wish, seat in zip(wishes.seats, seats, strict=True):
        if not any(entry["building"] in _SAWMILLS for entry in seat["estate"]) and left:
            wish.place("estate", [left[-1]])
            seat["estate"].insert(0, _built(left.pop(), []))


def _calendar(wishes: Wishes) -> dict[str, Any]:
    table = wishes.table
    phase = table.word("phase", "stage", ["stage", *_STEPS])
    season = table.word("season", "winter" if phase == "investment" else "spring", cards.SEASON_IDS)
    return {
        "year": table.number("year", 1),
        "season": season,
        "phase": phase,
        "town": table.word("town", TOWN_IDS[cards.SEASON_STAGES[_number_of(season)][0]], TOWN_IDS),
        "order": table.numbers("order", range(wishes.players)),
        "order_change": table.numbers("order_change"),
    }


def _number_of(season: str) -> int:
    names: list[str] = [*cards.SEASON_IDS]
    return names.index(season)


def _turn(wishes: Wishes, calendar: dict[str, Any]) -> tuple[list[list[list[int]]], int, int]:
    """The queues, who acts, and its spot in the queue of the town or in the turn order."""
    table, order, town = wishes.table, calendar["order"], calendar["town"]
    helped = calendar["phase"] == "stage" and cards.HELPER_PHASE[_number_of(calendar["season"])]
    active = table.number("active", order[0] if order and not helped else 0)
    fields, field = cards.QUEUE_FIELDS[wishes.players], table.number("field", _FIELD)
    queues: dict[str, Any] = {name: [[] for _ in range(fields)] for name in TOWN_IDS}
    if helped:
        if not 1 <= field <= fields:
            raise BadDocument(f"A queue has {fields} fields, and the helper lies on field {field}.")
        queues[town][:field] = [[(active + field - place) % wishes.players] for place in range(1, field)] + [[active]]
    named = table.entries("queue", TOWN_IDS)
    queues |= named
    queue: list[list[list[int]]] = QUEUE.found(Reader({"queue": queues}, BadDocument), wishes)
    if not helped:
        return queue, active, order.index(active) if active in order else -1
    spots = [
        (place * cards.DISCS + level, disc)
        for place, discs in enumerate(queue[TOWN_IDS.index(town)])
        for level, disc in enumerate(discs)
        if disc >= 0 and (disc == active or (town in named and not table.has("active")))
    ]
    spot, active = spots[0] if spots else (-1, active)
    return queue, active, spot


def _capital(wishes: Wishes, seats: list[dict[str, Any]]) -> dict[str, Any]:
    """Cards of the same type lie apart in the deck, so that draws are of mixed types."""
    top, faces = _kinds(wishes.table, "capital_deck"), _kinds(wishes.table, "open_capital", "p1 g1")
    left = wishes.rest(_COPIES, Counter([*top, *faces, *(name for seat in seats for name in seat["capital"])]))
    mixed = [name for turn in range(max(cards.COPIES)) for name in CAPITAL_IDS if left[name] > turn]
    discarded = wishes.table.flag("discarded")
    return {
        "capital_deck": top if discarded else top + mixed,
        "open_capital": faces + [""] * (cards.OPEN_CAPITAL - len(faces)),
        "discard": {name: count for name, count in left.items() if count} if discarded else {},
    }


def _buildings(wishes: Wishes, seats: list[dict[str, Any]]) -> dict[str, Any]:
    """What lies face up, the decks below it, and the sawmills that nobody has."""
    faces, tops = (wishes.table.cards(key, cards.TOWN_CARD_IDS) for key in ("open_buildings", "decks"))
    empty = wishes.table.words("empty_decks", names=cards.DECK_IDS)
    decks: dict[str, list[str]] = {}
    shown: dict[str, list[str]] = {}
    for name, numbers in zip(cards.DECK_IDS, cards.DECK_CARDS, strict=True):
        whole = cards.names(numbers)
        left, face_up = wishes.left(whole), [card for card in faces if card in whole]
        free = max(cards.OPEN_CARDS - len(face_up), 0)
        if name in empty:
            seats[-1]["estate"] += [_built(card, []) for card in left]
            face_up, left = face_up + [""] * free, []
        shown[name] = face_up + left[:free]
        decks[name] = [card for card in tops if card in whole] + left[free:]
    return {
        "decks": decks,
        "deck_knowers": {name: [-1] * len(deck) for name, deck in decks.items()},
        "open_buildings": {name: face_up + [""] * (cards.OPEN_CARDS - len(face_up)) for name, face_up in shown.items()},
        "box": wishes.left(_SAWMILLS),
    }
