"""The pending steps of a document of Craftsmen, read."""

from __future__ import annotations

from typing import Any

from ratusz.core.errors import BadDocument
from ratusz.core.reading import Reader
from ratusz.core.state import EndTurn, Step
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.rules.auction import OPENINGS, OUTBIDS, RAISES, WINS, OpenAuction, Outbid, RaiseBid, Win
from ratusz.games.craftsmen.rules.bank import BANKS, KEEP_ONE_MORE, REFILL, Bank, KeepOneMore, Refill
from ratusz.games.craftsmen.rules.build import BUILDS, LINES, Build, Lines
from ratusz.games.craftsmen.rules.calendar import ADVANCE, Advance
from ratusz.games.craftsmen.rules.capital import OWN_LIMITS, RECEIVER_LIMITS, Discard, Limit, Pay
from ratusz.games.craftsmen.rules.craft import (
    CRAFTS_TURNS,
    LABOURS,
    REWARDS,
    SECOND_RAWS,
    Craft,
    Deliver,
    Labour,
    Reward,
    SecondRaw,
)
from ratusz.games.craftsmen.rules.hall import HALLS, Hall
from ratusz.games.craftsmen.rules.helpers import SEND_HELPERS, Fee, SendHelper
from ratusz.games.craftsmen.rules.merchants import BUY_GOODS, BuyGood, PayGood
from ratusz.games.craftsmen.rules.notary import (
    NOTARIES,
    PEEK_AFTERS,
    PURCHASES,
    PUT_BACKS,
    PUTS,
    LayOut,
    Notary,
    PeekAfter,
    Purchase,
    Put,
    PutBack,
)
from ratusz.games.craftsmen.rules.ships import Bribe, LoadShip, hold_on
from ratusz.games.craftsmen.rules.start import END_TURNS, EXCHANGES, SWAPS, Exchange, Swap
from ratusz.games.craftsmen.rules.year import INVESTS, Invest

_MANY = 100


def read_step(name: str, player: int, document: Reader) -> Step[Any]:
    """The step of that name (see `rules/`)."""
    plain: dict[str, list[Any]] = {
        EndTurn.name: END_TURNS,
        Exchange.name: EXCHANGES,
        Swap.name: SWAPS,
        SendHelper.name: SEND_HELPERS,
        Bank.name: BANKS,
        KeepOneMore.name: KEEP_ONE_MORE,
        Build.name: BUILDS,
        Lines.name: LINES,
        Notary.name: NOTARIES,
        Purchase.name: PURCHASES,
        PeekAfter.name: PEEK_AFTERS,
        PutBack.name: PUT_BACKS,
        Put.name: PUTS,
        OpenAuction.name: OPENINGS,
        RaiseBid.name: RAISES,
        Outbid.name: OUTBIDS,
        Win.name: WINS,
        Craft.name: CRAFTS_TURNS,
        SecondRaw.name: SECOND_RAWS,
        Labour.name: LABOURS,
        Reward.name: REWARDS,
        BuyGood.name: BUY_GOODS,
        Hall.name: HALLS,
        Invest.name: INVESTS,
    }
    if name in plain:
        step: Step[Any] = plain[name][player]
        return step
    if name == Advance.name:
        return ADVANCE
    if name == Refill.name:
        return REFILL
    return _read_with_details(name, player, document)


def _read_with_details(name: str, player: int, document: Reader) -> Step[Any]:
    if name == Discard.name:
        lowest = _index(document, "lowest", cards.CAPITAL_IDS)
        return Discard(player, document.number("count", 1, _MANY), lowest, document.flag("closing"))
    if name == Limit.name:
        return (RECEIVER_LIMITS if document.flag("closing") else OWN_LIMITS)[player]
    if name == Pay.name:
        colours = sum({1 << _colour(colour) for colour in document.items("colours", str)})
        return Pay(player, document.number("price", 1, max(cards.MOST_BID, 2 * max(cards.COST))), colours)
    if name == Fee.name:
        town = _index(document, "town", cards.TOWN_IDS)
        return Fee(player, town * cards.QUEUE + (document.number("field", 1, cards.FIELDS) - 1) * cards.DISCS + 1)
    if name == LayOut.name:
        return LayOut(player, document.number("count", 1, cards.OPEN_CARDS), _index(document, "lowest", cards.CARD_IDS))
    if name == Deliver.name:
        return Deliver(player, cards.GOOD_IDS.index(cards.GRANARY_IDS[_index(document, "good", cards.GRANARY_IDS)]))
    if name == LoadShip.name:
        return LoadShip(player, _shipped(document))
    if name == Bribe.name:
        card = _shipped(document)
        hold = hold_on(_index(document, "ship", cards.SHIP_IDS), cards.OUTPUT[card])
        if hold < 0:
            raise BadDocument(f"'{cards.CARD_IDS[card]}' makes nothing for that ship.")
        return Bribe(player, card, hold)
    if name == PayGood.name:
        good = cards.GOOD_IDS.index(cards.GRANARY_IDS[_index(document, "good", cards.GRANARY_IDS)])
        card = _index(document, "building", cards.CARD_IDS)
        return PayGood(player, good, card)
    raise BadDocument(f"{name!r:.60} is not a step of Craftsmen.")


def _index(document: Reader, key: str, ids: list[str]) -> int:
    name = document.text(key)
    if name not in ids:
        raise BadDocument(f"{name!r:.60} is not something that a step can have as its '{key}'.")
    return ids.index(name)


def _colour(name: str) -> int:
    if name not in cards.COLOURS:
        raise BadDocument(f"{name!r:.60} is not a colour.")
    return cards.COLOURS.index(name)


def _shipped(document: Reader) -> int:
    card = _index(document, "building", cards.CARD_IDS)
    if not card or not cards.SHIPPED[cards.OUTPUT[card]]:
        raise BadDocument(f"'{cards.CARD_IDS[card]}' makes nothing that is shipped.")
    return card
