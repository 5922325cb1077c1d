"""The Fair: a small correct game with a simultaneous phase, a hidden hand, chance and turns.

Each round every trader secretly lays a card and stakes coins on it. The cards are revealed, the highest takes the
stakes and a prize that is rolled. Then each in turn may exchange a card for the top one of the deck and buy points.
Without turns (an option) one simultaneous phase follows the other; with stalls (another option) everybody else may buy
after each turn.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any, ClassVar, Final

from ratusz.core.actions import END_TURN, ActionSpace
from ratusz.core.errors import BadDocument
from ratusz.core.events import MatchEnded
from ratusz.core.form import Form, Gain, Row, Tally, Ways
from ratusz.core.game import Document, Game, Option, Options, ScoreDetails, View
from ratusz.core.observation import Observation, Parts
from ratusz.core.question import Closed
from ratusz.core.reading import Reader
from ratusz.core.rng import Rng
from ratusz.core.state import EVERYBODY, NOBODY, Automatic, EndTurn, State, Step, places
from ratusz.core.wishes import Wishes
from tests.toys.fair_events import (
    CardDrawn,
    CardExchanged,
    CardLaid,
    CardsRevealed,
    CoinsStaked,
    PointsBought,
    PrizeWon,
)

CARD_IDS: Final = [f"card_{value:02}" for value in range(1, 21)]
CARDS: Final = len(CARD_IDS)
HAND: Final = 4
COINS: Final = 4
HIGHEST_STAKE: Final = 2
PRICE: Final = 2
BOUGHT: Final = 3
MOST_PLAYERS: Final = 3
NOTHING: Final = -1
"""No card laid, nothing staked."""

SPACE: Final = ActionSpace()
LAY: Final[int] = SPACE.add("lay", CARD_IDS)
STAKE: Final[int] = SPACE.add("stake", [str(coins) for coins in range(HIGHEST_STAKE + 1)])
EXCHANGE: Final[int] = SPACE.add("exchange", CARD_IDS)
BUY: Final[int] = SPACE.add("buy")


class FairState(State):
    """All that lies on the table. The rules are its methods, so that a flawed game overrides just one."""

    coins: list[int]
    points: list[int]
    hands: list[list[int]]
    laid: list[int]
    staked: list[int]
    deck: list[int]
    discard: list[int]
    bank: int
    round: int
    rounds: int
    fixed_prizes: bool
    turns: bool
    stalls: bool
    exchanged: bool
    """Whether the seat in its turn has exchanged a card already."""

    def scores(self) -> list[int]:
        return [points + coins for points, coins in zip(self.points, self.coins, strict=True)]

    def ranking(self) -> list[int]:
        return places(list(zip(self.scores(), self.points, strict=True)))

    def hide(self, observer: int, rng: Rng) -> None:
        """The deck, the hands of the others, and what they have laid and staked face down.

        Nobody knows how far those have come who still decide: they start over.
        """
        others = [seat for seat in range(self.players) if observer not in (seat, EVERYBODY)]
        for seat in others:
            if self.together and self.together[seat]:
                self.hands[seat] = self.secret_cards(seat)
                self.laid[seat] = NOTHING
                self.together[seat] = [Lay(seat)]
        unknown = sorted(self.deck + [card for seat in others for card in self.secret_cards(seat)])
        rng.shuffle(unknown)
        for seat in others:
            size = len(self.hands[seat])
            self.hands[seat], unknown = sorted(unknown[:size]), unknown[size:]
            if self.laid[seat] != NOTHING:
                self.laid[seat] = unknown.pop()
            if self.staked[seat] != NOTHING:
                self.staked[seat] = rng.below(len(self.stakes(seat)))
        self.deck = unknown

    def secret_cards(self, seat: int) -> list[int]:
        return self.hands[seat] + [card for card in [self.laid[seat]] if card != NOTHING]

    # The rules, in the order of a round.

    def open_round(self) -> None:
        self.push(Reveal(0))
        self.ask_together([Lay(seat) for seat in range(self.players)])

    def cards_to_lay(self, seat: int) -> list[int]:
        return self.hands[seat]

    def lay(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.laid[seat] = card
        if self.events is not None:
            self.events.append(CardLaid(seat, CARD_IDS[card]))

    def stakes(self, seat: int) -> list[int]:
        return list(range(min(HIGHEST_STAKE, self.coins[seat]) + 1))

    def stake(self, seat: int, coins: int) -> None:
        """The coins stay with the seat until all are revealed: their number is a secret."""
        self.staked[seat] = coins
        if self.events is not None:
            self.events.append(CoinsStaked(seat, coins))

    def reveal(self) -> None:
        winner = self.laid.index(max(self.laid))
        pot = sum(self.staked)
        prize = self.prize()
        for seat in range(self.players):
            self.coins[seat] -= self.staked[seat]
        self.coins[winner] += pot
        self.points[winner] += prize
        if self.events is not None:
            self.events.append(CardsRevealed(NOBODY, tuple(CARD_IDS[card] for card in self.laid), tuple(self.staked)))
            self.events.append(PrizeWon(winner, pot, prize))
        self.discard += self.laid
        self.laid = [NOTHING] * self.players
        self.staked = [NOTHING] * self.players

    def prize(self) -> int:
        return 2 if self.fixed_prizes else 1 + self.rng.below(3)

    def choices(self, seat: int) -> list[int]:
        """What a seat may do in its turn, besides ending it."""
        buying = [BUY] if self.coins[seat] >= PRICE else []
        if self.exchanged or not self.deck:
            return buying
        return buying + [EXCHANGE + card for card in self.hands[seat]]

    def exchange(self, seat: int, card: int) -> None:
        drawn = self.deck.pop()
        self.hands[seat].remove(card)
        self.hands[seat] = sorted([*self.hands[seat], drawn])
        self.discard.append(card)
        self.exchanged = True
        if self.events is not None:
            self.events.append(CardExchanged(seat, CARD_IDS[card]))
            self.events.append(CardDrawn(seat, CARD_IDS[drawn]))

    def buy(self, seat: int) -> None:
        self.coins[seat] -= PRICE
        self.bank += PRICE
        self.points[seat] += BOUGHT
        if self.events is not None:
            self.events.append(PointsBought(seat, PRICE, BOUGHT))

    def offer_turn(self, seat: int) -> None:
        """Ask what there is to choose, or else whether the turn may end."""
        if self.choices(seat):
            self.push(Turn(seat))
        else:
            self.push_after_turn(seat)
            self.push(EndTurn(seat))

    def push_after_turn(self, seat: int) -> None:
        self.push(AfterTurn(seat))
        for stall in self.open_stalls(seat, 0):
            self.push(stall)

    def open_stalls(self, seat: int, first: int) -> list[Stall]:
        """Where the others may buy after a seat's turn, from the last to the first."""
        if not (self.stalls and self.windows):
            return []
        others = [other for other in range(self.players) if other != seat and other >= first]
        return [Stall(other) for other in reversed(others) if self.coins[other] >= PRICE]

    def after_turn(self, seat: int) -> None:
        self.exchanged = False
        if seat + 1 < self.players:
            self.offer_turn(seat + 1)
        else:
            self.next_round()

    def next_round(self) -> None:
        if self.round < self.rounds:
            self.round += 1
            self.open_round()
        elif self.events is not None:
            self.events.append(MatchEnded(NOBODY, False))


class Lay(Step[FairState]):
    """Choose a card, face down."""

    name: ClassVar[str] = "lay"

    def legal(self, state: FairState) -> list[int]:
        return [LAY + card for card in state.cards_to_lay(self.player)]

    def apply(self, state: FairState, action: int) -> None:
        state.lay(self.player, action - LAY)
        state.push(Stake(self.player))


class Stake(Step[FairState]):
    """Choose how many coins to stake, face down."""

    name: ClassVar[str] = "stake"

    def legal(self, state: FairState) -> list[int]:
        return [STAKE + coins for coins in state.stakes(self.player)]

    def apply(self, state: FairState, action: int) -> None:
        state.stake(self.player, action - STAKE)


class Reveal(Automatic[FairState]):
    """All cards are turned up; then the turns begin."""

    name: ClassVar[str] = "reveal"
    ends: ClassVar[bool] = True

    def apply(self, state: FairState, action: int) -> None:
        state.reveal()
        if state.turns:
            state.offer_turn(0)
        else:
            state.next_round()


class Turn(Step[FairState]):
    """Exchange, buy, or end the turn."""

    name: ClassVar[str] = "turn"

    def legal(self, state: FairState) -> list[int]:
        return [END_TURN, *state.choices(self.player)]

    def apply(self, state: FairState, action: int) -> None:
        if action == END_TURN:
            state.turn_over(self.player)
            state.push_after_turn(self.player)
            return
        if action == BUY:
            state.buy(self.player)
        else:
            state.exchange(self.player, action - EXCHANGE)
        state.offer_turn(self.player)


class Stall(Step[FairState]):
    """Buy once out of turn, or let it pass."""

    name: ClassVar[str] = "stall"
    window: ClassVar[bool] = True

    def legal(self, state: FairState) -> list[int]:
        return [END_TURN, BUY]

    def apply(self, state: FairState, action: int) -> None:
        if action == BUY:
            state.buy(self.player)


class AfterTurn(Automatic[FairState]):
    """The next seat's turn, the next round, or the end."""

    name: ClassVar[str] = "after_turn"
    ends: ClassVar[bool] = True

    def apply(self, state: FairState, action: int) -> None:
        state.after_turn(self.seat)


def set_up(state_class: type[FairState], players: int, options: Options, rng: Rng) -> FairState:
    state = state_class()
    state.begin(players, [], rng)
    cards = list(range(CARDS))
    rng.shuffle(cards)
    state.coins = [COINS] * players
    state.points = [0] * players
    state.hands = [sorted(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(players)]
    state.deck = cards[players * HAND :]
    state.laid = [NOTHING] * players
    state.staked = [NOTHING] * players
    state.discard = []
    state.bank = 0
    state.round = 1
    state.rounds = int(options["rounds"])
    state.fixed_prizes = options["prizes"] == "fixed"
    state.turns = bool(options["turns"])
    state.stalls = bool(options["stalls"])
    state.exchanged = False
    state.open_round()
    return state


def names(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def public(state: FairState) -> View:
    return {
        "round": state.round,
        "deciders": state.deciders(),
        "deck": len(state.deck),
        "discard": names(state.discard),
        "bank": state.bank,
        "hand": [],
        "seats": _seat_views(state, NOBODY),
    }


def private(state: FairState, observer: int, public: View) -> View:
    return {"hand": names(state.hands[observer]), "seats": _seat_views(state, observer)}


def _seat_views(state: FairState, observer: int) -> list[View]:
    return [_seat_view(state, seat, seat == observer) for seat in range(state.players)]


def _seat_view(state: FairState, seat: int, own: bool) -> View:
    laid, staked = (state.laid[seat], state.staked[seat]) if own else (NOTHING, NOTHING)
    return {
        "coins": state.coins[seat],
        "points": state.points[seat],
        "hand": len(state.secret_cards(seat)),
        "card": CARD_IDS[laid] if laid != NOTHING else None,
        "stake": staked if staked != NOTHING else None,
    }


def write(state: FairState) -> Document:
    return {
        "round": state.round,
        "exchanged": state.exchanged,
        "bank": state.bank,
        "deck": names(state.deck),
        "discard": names(state.discard),
        "seats": [
            {
                "coins": state.coins[seat],
                "points": state.points[seat],
                "hand": names(state.hands[seat]),
                "laid": names([card for card in [state.laid[seat]] if card != NOTHING]),
                "staked": state.staked[seat],
            }
            for seat in range(state.players)
        ],
    }


SEAT_KEYS = frozenset({"coins", "points", "hand", "laid", "staked"})


def read(state_class: type[FairState], document: Reader, players: int, options: Options) -> FairState:
    state = state_class()
    state.begin(players, [], Rng(0, 0, 0, 0))
    state.rounds = int(options["rounds"])
    state.fixed_prizes = options["prizes"] == "fixed"
    state.turns = bool(options["turns"])
    state.stalls = bool(options["stalls"])
    state.round = document.number("round", 1, state.rounds)
    state.exchanged = document.flag("exchanged")
    state.bank = document.number("bank", 0, COINS * players)
    state.deck = _read_cards(document, "deck")
    state.discard = _read_cards(document, "discard")
    seats = document.objects("seats")
    if len(seats) != players:
        raise BadDocument(f"'seats' has {len(seats)} entries for {players} players.")
    for seat in seats:
        seat.no_more_than(SEAT_KEYS)
    state.coins = [seat.number("coins", 0, COINS * players) for seat in seats]
    state.points = [seat.number("points", 0, 1000) for seat in seats]
    state.hands = [_read_cards(seat, "hand") for seat in seats]
    state.laid = [([*_read_cards(seat, "laid"), NOTHING])[0] for seat in seats]
    state.staked = [seat.number("staked", NOTHING, HIGHEST_STAKE) for seat in seats]
    _check_table(state)
    return state


def _read_cards(document: Reader, key: str) -> list[int]:
    cards = document.items(key, str)
    if not set(cards) <= set(CARD_IDS):
        raise BadDocument(f"'{key}' holds a card that does not exist.")
    return [CARD_IDS.index(card) for card in cards]


def _check_table(state: FairState) -> None:
    pieces = components(state)
    if any(pieces.get(card) != 1 for card in CARD_IDS):
        raise BadDocument("Every card lies in exactly one place.")
    if pieces["coins"] != COINS * state.players:
        raise BadDocument(f"There are {COINS} coins for each seat.")
    if any(staked > coins for staked, coins in zip(state.staked, state.coins, strict=True)):
        raise BadDocument("Nobody stakes more than they have.")
    if any(hand != sorted(hand) for hand in state.hands):
        raise BadDocument("A hand is sorted.")


def check_steps(state: FairState) -> None:
    if [step.document() for step in state.steps] not in _possible_steps(state):
        raise BadDocument("The pending steps are 'reveal', 'turn', or 'after_turn', stalls and 'end_turn' of a seat.")
    if bool(state.together) != ([step.name for step in state.steps] == ["reveal"]):
        raise BadDocument("Cards are laid before they are revealed.")
    due = HAND - state.round + bool(state.together)
    for seat in range(state.players):
        if len(state.secret_cards(seat)) != due:
            raise BadDocument(f"Seat {seat} should have {due} cards now.")
        pending = [step.document() for step in state.together[seat]] if state.together else []
        if pending != _pending(state, seat):
            raise BadDocument(f"Seat {seat} has laid or staked what it has not, or the other way round.")
    if state.exchanged and not state.steps:
        raise BadDocument("Nobody is in a turn to have exchanged a card.")


def _possible_steps(state: FairState) -> list[list[dict[str, Any]]]:
    if not state.steps:
        return [[]] if state.round == state.rounds else []
    top = state.steps[-1]
    if isinstance(top, (Turn, EndTurn)) and not state.turns:
        return []
    if isinstance(top, EndTurn):
        return [] if state.choices(top.player) else [[*_after(state, top.player, 0), top.document()]]
    if isinstance(top, Stall):
        return [_after(state, seat, top.player) for seat in range(state.players) if seat != top.player]
    if isinstance(top, Turn):
        return [[top.document()]] if state.choices(top.player) else []
    return [[Reveal(0).document()]] if not state.exchanged else []


def _after(state: FairState, seat: int, first: int) -> list[dict[str, Any]]:
    return [step.document() for step in (AfterTurn(seat), *state.open_stalls(seat, first))]


def _pending(state: FairState, seat: int) -> list[dict[str, Any]]:
    """The steps a seat has to have in a simultaneous phase, going by what lies before it."""
    laid, staked = state.laid[seat] != NOTHING, state.staked[seat] != NOTHING
    if not state.together:
        return [] if not laid and not staked else [{}]
    if not laid:
        return [Lay(seat).document()] if not staked else [{}]
    return [] if staked else [Stake(seat).document()]


def fill(wishes: Wishes) -> Document:
    """The beginning of a match, with the coins in the hands of those who are said to have them."""
    state = set_up(FairState, wishes.players, wishes.options, Rng(1, 2, 3, 4))
    state.coins = [seat.number("coins") for seat in wishes.seats]
    state.bank = wishes.rest({"coins": COINS * wishes.players}, {"coins": sum(state.coins)})["coins"]
    return begun(state)


def begun(state: FairState) -> Document:
    """A position that a `fill` comes to."""
    return {
        "position": write(state),
        "steps": [step.document() for step in state.steps],
        "together": [[step.document() for step in stack] for stack in state.together],
    }


def components(state: FairState) -> dict[str, int]:
    piles = [state.deck, state.discard, *(state.secret_cards(seat) for seat in range(state.players))]
    counted = Counter(CARD_IDS[card] for pile in piles for card in pile)
    return {**counted, "coins": state.bank + sum(state.coins)}


def score_sheet(state: FairState, seat: int) -> dict[str, int]:
    return {"points": state.points[seat], "coins": state.coins[seat]}


def score_details(state: FairState, seat: int) -> ScoreDetails:
    return {"coins": [("coins", {"coins": state.coins[seat]})]}


def value(state: FairState) -> list[float]:
    scores = state.scores()
    return [(score + 1) / (sum(scores) + len(scores)) for score in scores]


PURSE_IDS: Final = ("coins", "points")


def purse(state: FairState, seat: int) -> list[int]:
    return [state.coins[seat], state.points[seat]]


def about(before: FairState, after: FairState, seat: int, action: int) -> dict[str, Any]:
    """How many cards a seat has left to lay after this one."""
    return {"left": len(after.hands[seat])} if LAY <= action < STAKE else {}


def closed(state: FairState, seat: int) -> list[Closed]:
    if state.together or state.coins[seat] >= PRICE:
        return []
    return [Closed([SPACE.notation(BUY)], "price", "FAIR-1", {"coins": PRICE})]


def panel(state: FairState, seat: int) -> Form | Ways | None:
    """A card and a stake together, or the ways to stake; in one's turn, as many purchases as one can pay."""
    if not state.together:
        return None if state.window(seat) else buying(state.coins[seat])
    stakes = state.stakes(seat)
    if state.laid[seat] != NOTHING:
        return Ways([[SPACE.notation(STAKE + coins)] for coins in reversed(stakes)], worth=stakes[::-1])
    return laying(names(state.hands[seat]), state.coins[seat], stakes[-1])


def laying(hand: list[str], coins: int, most: int) -> Form:
    rows = [Row(f"lay {card}", 1, 0, 1, "card") for card in hand]
    one_card = Tally("cards", [1] * len(hand) + [0], 1, 1)
    return Form(
        [*rows, Row("stake #", coins, 0, most, "stake")], [one_card], proposals=[[0] * (len(hand) - 1) + [1, 0]]
    )


def buying(coins: int) -> Form | None:
    most = coins // PRICE
    if not most:
        return None
    gains = [Gain("points", [BOUGHT])]
    return Form([Row("buy", most, 0, most)], [Tally("price", [PRICE], most=coins)], gains, everything=[most])


def obvious(state: FairState, seat: int) -> int:
    """Everybody stakes all there is on the highest card; in the last round, who can pay for points buys them."""
    if state.together:
        return state.answers[seat][-1] if state.laid[seat] == CARDS - 1 else NOTHING
    return BUY if state.round == state.rounds and BUY in state.answers[seat] else NOTHING


def costly(state: FairState, seat: int) -> dict[int, str]:
    """In the last round there is no other use for coins."""
    return {END_TURN: "coins"} if obvious(state, seat) == BUY else {}


PARTS: Final = Parts()
PARTS.add("hand", CARDS, 1, "")
PARTS.add("discard", CARDS, 1, "")
PARTS.add("coins", MOST_PLAYERS, 255, "")
PARTS.add("points", MOST_PLAYERS, 255, "")
PARTS.add("laid", MOST_PLAYERS, 1, "")
PARTS.add("round", 1, HAND, "")


def observe(state: FairState, observer: int, buffer: bytearray) -> None:
    for card in range(CARDS):
        buffer[card] = card in state.hands[observer]
        buffer[CARDS + card] = card in state.discard
    at = 2 * CARDS
    for place in range(MOST_PLAYERS):
        seat = (observer + place) % state.players
        taken = place < state.players
        buffer[at + place] = state.coins[seat] if taken else 0
        buffer[at + MOST_PLAYERS + place] = state.points[seat] if taken else 0
        told = taken and (place == 0 or seat not in state.deciders())
        buffer[at + 2 * MOST_PLAYERS + place] = told and state.laid[seat] != NOTHING
    buffer[at + 3 * MOST_PLAYERS] = state.round


def fair(state_class: type[FairState] = FairState) -> Game:
    """The game, or a flawed one made from it by a derived state."""
    return Game(
        id="fair",
        players=range(2, MOST_PLAYERS + 1),
        options=(
            Option("rounds", default=3, lowest=1, highest=HAND),
            Option("turns", default=True),
            Option("stalls", default=False),
            Option("prizes", default="rolled", choices=("rolled", "fixed")),
        ),
        space=SPACE,
        deal=partial(set_up, state_class),
        steps=(Lay, Stake, Reveal, Turn, Stall, AfterTurn),
        public=public,
        private=private,
        write=write,
        read=partial(read, state_class),
        check_steps=check_steps,
        fill=fill,
        value=value,
        components=components,
        score_sheet=score_sheet,
        score_details=score_details,
        observation=Observation(PARTS, observe),
        purse_ids=PURSE_IDS,
        purse=purse,
        about=about,
        closed=closed,
        panel=panel,
        obvious=obvious,
        costly=costly,
        folder=__name__,
    )


GAME: Final = fair()
