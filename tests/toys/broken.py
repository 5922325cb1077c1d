"""Games with one flaw each: the Fair with one thing done wrong. Every check of the contract has one it must catch."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar, Final, cast

from ratusz.bots.base import Bot
from ratusz.core.actions import END_TURN, ActionSpace
from ratusz.core.errors import BadDocument
from ratusz.core.events import Event, MatchEnded
from ratusz.core.form import Form, Tally, Ways
from ratusz.core.game import Document, Game, Message, Option, Options, OptionValue, ScoreDetails, View
from ratusz.core.match import Match
from ratusz.core.observation import Observation
from ratusz.core.plain import cloned
from ratusz.core.question import Closed
from ratusz.core.reading import Reader
from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY, State, Step
from ratusz.core.wishes import Wishes
from tests.toys import fair
from tests.toys.fair import CARD_IDS, NOTHING, FairState, Stake
from tests.toys.fair_events import CardDrawn, CardLaid, PointsBought

# Playing.


class DeadEnd(FairState):
    """Who has no low card left cannot lay any."""

    def cards_to_lay(self, seat: int) -> list[int]:
        return [card for card in self.hands[seat] if card < 10]


class Endless(FairState):
    """There is always one more round, with fresh coins and a card from the discard."""

    def next_round(self) -> None:
        self.coins = [fair.COINS] * self.players
        self.hands = [hand or [self.discard.pop()] for hand in self.hands]
        self.open_round()


class RepeatsActions(FairState):
    """Offers a choice twice."""

    def choices(self, seat: int) -> list[int]:
        return super().choices(seat) * 2


class CapsEarly(FairState):
    """Marks the match as ended by a cap while it goes on."""

    def reveal(self) -> None:
        super().reveal()
        self.capped = True


class CarriesOutAnything(FairState):
    """Asks nobody whether an action is legal."""

    def apply(self, action: int, seat: int = NOBODY) -> None:
        if self.deciders():
            self.carry_out(self.legal()[0], self.player)


class PaysForTrying(FairState):
    """An illegal action costs a coin before it is refused."""

    def apply(self, action: int, seat: int = NOBODY) -> None:
        if action == NOBODY and self.coins[0]:
            self.coins[0] -= 1
            self.bank += 1
        super().apply(action, seat)


class AsksIdly(FairState):
    """Asks what to stake of a seat that has nothing to stake."""

    def settle(self) -> None:
        super().settle()
        if self.deciders() == [self.players - 1] and self.together:
            seat = self.player
            self.answers[seat] = self.answers[seat][:1]


class FeignsIdly(FairState):
    """Asks seats that have nothing left to choose whether their turn may end, as if that were a secret."""

    def settle(self) -> None:
        super().settle()
        if self.decider >= 0 and not self.together and not self.deck:
            self.answers[self.decider] = [END_TURN]

    def feigned(self, seat: int) -> bool:
        return self.answers[seat] == [END_TURN]

    def redeal(self, observer: int, rng: Rng) -> None:
        super().redeal(observer, rng)
        if self.decider >= 0 and not self.together and not self.deck:
            self.answers[self.decider] = [END_TURN]


class FeignsTheImpossible(FeignsIdly):
    """Does so too, and the only other worlds are some in which the seat could not go on."""

    def redeal(self, observer: int, rng: Rng) -> None:
        super().redeal(observer, rng)
        if self.decider >= 0 and self.answers[self.decider] == [END_TURN]:
            self.answers[self.decider] = []


class ConfirmingCosts(FairState):
    """A seat that wants to be asked pays for it."""

    def after_turn(self, seat: int) -> None:
        if seat in self.confirm and self.coins[seat]:
            self.coins[seat] -= 1
            self.bank += 1
        super().after_turn(seat)


AMBIGUOUS: Final = ActionSpace()
"""Two actions with the same text."""
AMBIGUOUS.add("lay", ["card", "card"])

# Copies.


class SharesHands(FairState):
    """The clone holds the very hands of the original."""

    def clone(self) -> State:
        twin = cloned(self)
        twin.hands = self.hands
        return twin


class SharesDeck(FairState):
    """The clone shares a deck that a redeal shuffles in place."""

    def clone(self) -> State:
        twin = cloned(self)
        twin.deck = self.deck
        return twin

    def exchange(self, seat: int, card: int) -> None:
        self.deck = self.deck[:]
        super().exchange(seat, card)

    def hide(self, observer: int, rng: Rng) -> None:
        deck = self.deck
        super().hide(observer, rng)
        deck[:] = self.deck
        self.deck = deck


class ForgetsOnCloning(FairState):
    """The clone has not yet exchanged a card."""

    def clone(self) -> State:
        twin = cloned(self)
        twin.exchanged = False
        return twin


class ForgetsANote(FairState):
    """The clone lacks something that no document tells."""

    note: int

    def open_round(self) -> None:
        self.note = self.round
        super().open_round()

    def clone(self) -> State:
        twin = cloned(self)
        del twin.note
        return twin


class MixesUpANote(ForgetsANote):
    """The clone has something else there."""

    def clone(self) -> State:
        twin = cloned(self)
        twin.note = self.round + 1
        return twin


# Records.

rolled = [0]


class CountsMatches(FairState):
    """The prize depends on how many were won in this process, whatever the match."""

    def prize(self) -> int:
        rolled[0] += 1
        return 1 + rolled[0] % 7


class DependsOnHashes(FairState):
    """The prize depends on the order of a set of texts, which is another one in every process."""

    def prize(self) -> int:
        return sum(place * CARD_IDS.index(card) for place, card in enumerate(set(CARD_IDS)))


# Pieces and points.


class LosesCoins(FairState):
    """What is paid goes nowhere."""

    def buy(self, seat: int) -> None:
        bank = self.bank
        super().buy(seat)
        self.bank = bank


class MakesCards(FairState):
    """A redeal puts a second copy of a card into the game."""

    def hide(self, observer: int, rng: Rng) -> None:
        super().hide(observer, rng)
        self.deck = self.deck + self.deck[:1]


class MissesScores(FairState):
    """Seats without points have no score."""

    def scores(self) -> list[int]:
        return [score for score in super().scores() if score > 4]


class HalvesScores(FairState):
    """Points that are no whole numbers."""

    def scores(self) -> list[int]:
        return [score / 2 for score in super().scores()]  # type: ignore[misc]


class HasNoWinner(FairState):
    """Places are counted from two."""

    def ranking(self) -> list[int]:
        return [place + 1 for place in super().ranking()]


class RanksUpsideDown(FairState):
    """Fewer points are better."""

    def ranking(self) -> list[int]:
        return [1 + sum(1 for other in self.scores() if other < score) for score in self.scores()]


def try_nothing(state: FairState, legal: list[int]) -> list[int]:
    return []


def try_the_first(state: FairState, legal: list[int]) -> list[int]:
    return legal[:1]


def try_less_after_acting(state: FairState, legal: list[int]) -> list[int]:
    """From the beginning of a turn everything is reached, in another order; but not once a card is exchanged."""
    return [action for action in legal if action != fair.BUY] if state.exchanged else legal


def try_every_order(state: FairState, legal: list[int]) -> list[int]:
    return legal


def try_what_is_not_legal(state: FairState, legal: list[int]) -> list[int]:
    return [*legal, fair.SPACE.size]


def sheet_without_coins(state: FairState, seat: int) -> dict[str, int]:
    return {"points": state.points[seat]}


def details_of_no_row(state: FairState, seat: int) -> ScoreDetails:
    return {"kindness": [("coins", {"coins": 1})]}


def details_too_small(state: FairState, seat: int) -> ScoreDetails:
    return {"points": [("coins", {"coins": 0, "points": -1})]}


def details_without_words(state: State, seat: int) -> ScoreDetails:
    return {"coins": [("detail-nothing-that-has-a-text", {})]}


def value_without_bounds(state: FairState) -> list[float]:
    return [1.5, *([-0.5] + [0.0] * (state.players - 2))]


def value_of_more_than_one(state: FairState) -> list[float]:
    return [1.0] * state.players


def value_that_pays(state: FairState) -> list[float]:
    """Looking at the value gives a point."""
    state.points[0] += 1
    return fair.value(state)


def observe_in_part(state: FairState, observer: int, buffer: bytearray) -> None:
    """Says which cards are held, and not which are not."""
    before = bytes(buffer)
    fair.observe(state, observer, buffer)
    for card in range(fair.CARDS):
        if card not in state.hands[observer]:
            buffer[card] = before[card]


def observe_too_much(state: FairState, observer: int, buffer: bytearray) -> None:
    """The round is written as a number that it should not reach."""
    fair.observe(state, observer, buffer)
    buffer[fair.GAME.observation.size - 1] += 100


# What is hidden.


def leaky_view(state: FairState) -> View:
    """Everybody sees what comes next."""
    return {**fair.public(state), "next": fair.names(state.deck[-1:])}


def open_choices_view(state: FairState) -> View:
    """What is laid face down is seen."""
    return {**fair.public(state), "laid": state.laid}


def open_progress_view(state: FairState) -> View:
    """What is laid is not seen, but that something is."""
    return {**fair.public(state), "laid": [card != fair.NOTHING for card in state.laid]}


def stray_private(state: FairState, observer: int, public: View) -> View:
    """Something that no spectator has a place for."""
    return {**fair.private(state, observer, public), "purse": state.coins[observer]}


def meddling_private(state: FairState, observer: int, public: Any) -> View:
    """The public part is changed, for everybody who is told after this seat."""
    public["hand"] = fair.names(state.hands[observer])
    return fair.private(state, observer, public)


def leaky_observe(state: FairState, observer: int, buffer: bytearray) -> None:
    """The hand of the next seat is marked as well."""
    fair.observe(state, observer, buffer)
    for card in state.hands[(observer + 1) % state.players]:
        buffer[card] = 1


def leaky_reason(state: FairState, seat: int, action: int) -> Message:
    """A hint that has looked at the deck."""
    return "reason", {"next": state.deck[-1] if state.deck else NOTHING}


class LegalIfLucky(FairState):
    """A card can be exchanged only for a higher one, which nobody should know beforehand."""

    def choices(self, seat: int) -> list[int]:
        return [
            action for action in super().choices(seat) if action == fair.BUY or action - fair.EXCHANGE < self.deck[-1]
        ]


class AsksIfLucky(FairState):
    """The top card of the deck, which nobody knows, decides whether a seat is asked for a stake."""

    def push(self, step: Step[Any]) -> None:
        if isinstance(step, Stake) and self.deck[-1] % 2:
            self.staked[step.player] = 0
        else:
            super().push(step)


class CardLaidOpenly(CardLaid):
    """Tells everybody which card it was."""

    def seen_by(self, observer: int | None) -> Event:
        return self


class TellsWhatIsLaid(FairState):
    """Lays cards face down and says which."""

    def lay(self, seat: int, card: int) -> None:
        super().lay(seat, card)
        if self.events is not None:
            self.events[-1] = CardLaidOpenly(seat, CARD_IDS[card])


class SomethingLaid(CardLaid):
    """Everybody hears that a card is laid, though not which."""

    def seen_by(self, observer: int | None) -> Event:
        return self if observer == self.seat else dataclasses.replace(self, card="")


class TellsThatSomethingIsLaid(FairState):
    """Lays cards face down and says so."""

    def lay(self, seat: int, card: int) -> None:
        super().lay(seat, card)
        if self.events is not None:
            self.events[-1] = SomethingLaid(seat, CARD_IDS[card])


class CardDrawnUnmarked(CardDrawn, reveal=False):
    """A card that nobody knew comes up, and undo could take it back."""


class DrawsUnmarked(FairState):
    """Does not say that something was revealed."""

    def exchange(self, seat: int, card: int) -> None:
        super().exchange(seat, card)
        if self.events is not None:
            drawn = self.events[-1]
            assert isinstance(drawn, CardDrawn)
            self.events[-1] = CardDrawnUnmarked(seat, drawn.card)


class RedealsFromTruth(FairState):
    """Shuffles the deck as it lies, so that the result depends on how it lay."""

    def hide(self, observer: int, rng: Rng) -> None:
        rng.shuffle(self.deck)


class RedealsOwnHand(FairState):
    """Takes the observer's own cards away as well."""

    def hide(self, observer: int, rng: Rng) -> None:
        super().hide(NOBODY, rng)


class RedealsNothing(FairState):
    """Leaves everything where it is."""

    def hide(self, observer: int, rng: Rng) -> None:
        pass


class ForgetsHands(FairState):
    """Shuffles the deck, and leaves the others' hands as they are."""

    def hide(self, observer: int, rng: Rng) -> None:
        self.deck.sort()
        rng.shuffle(self.deck)


class KeepsGenerator(FairState):
    """After a redeal the dice still fall as they would have fallen."""

    def redeal(self, observer: int, rng: Rng) -> None:
        generator = self.rng
        super().redeal(observer, rng)
        self.rng = generator


class PeekingBot(Bot):
    """Looks at the match itself, instead of at a redealt copy."""

    def plan(self, match: Match, seat: int = NOBODY, most: int = 1) -> list[int]:
        legal = match.legal(seat)
        return [legal[int(match.fingerprint(), 16) % len(legal)]]


class FickleBot(Bot):
    """Answers differently when asked again."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def decide(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        self.asked += 1
        return state.legal(seat)[self.asked % len(state.legal(seat))]


class CheatingBot(Bot):
    """Chooses what is not legal."""

    def decide(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        return game.space.size


class MeddlingBot(Bot):
    """Plays its action in the match itself."""

    def plan(self, match: Match, seat: int = NOBODY, most: int = 1) -> list[int]:
        action = match.legal(seat)[0]
        match.apply(action, seat)
        return [action]


# Questions.


class CrookedSpace:
    """Writes every stake as one more, as far as there is one."""

    def notation(self, action: int) -> str:
        return fair.SPACE.notation(action + 1 if fair.STAKE <= action < fair.EXCHANGE - 1 else action)

    def notations(self, actions: list[int]) -> list[str]:
        return [self.notation(action) for action in actions]

    def __getattr__(self, name: str) -> Any:
        return getattr(fair.SPACE, name)


def crooked_space() -> ActionSpace:
    return cast("ActionSpace", CrookedSpace())


def closed_though_open(state: FairState, seat: int) -> list[Closed]:
    """Says that nobody can buy."""
    return [] if state.together else [Closed(["buy"], "price", "FAIR-1")]


def closed_nonsense(state: FairState, seat: int) -> list[Closed]:
    return [Closed(["sell"], "price", "FAIR-1")]


def closed_by_no_rule(state: Any, seat: int) -> list[Closed]:
    return [Closed(["hire"], "nothing", "BU-NONE-1")]


def closed_without_words(state: Any, seat: int) -> list[Closed]:
    return [Closed(["hire"], "nothing-that-has-a-text", "BU-TURN-4")]


def obviously_illegal(state: FairState, seat: int) -> int:
    """Everybody buys, even those who cannot."""
    return fair.BUY


def leaky_obvious(state: FairState, seat: int) -> int:
    """Everybody exchanges a card if the next one is better, which nobody knows."""
    worse = [fair.EXCHANGE + card for card in state.hands[seat] if state.deck and state.deck[-1] > card]
    return next((action for action in worse if action in state.answers[seat]), NOTHING)


def costly_everywhere(state: FairState, seat: int) -> dict[int, str]:
    """Whatever is done is said to throw coins away."""
    return dict.fromkeys(state.answers[seat], "coins")


def costly_though_closed(state: FairState, seat: int) -> dict[int, str]:
    """To end the turn throws coins away, in the middle of a phase too."""
    return {END_TURN: "coins"}


def costly_without_words(state: FairState, seat: int) -> dict[int, str]:
    """A key that no text has."""
    return {state.answers[seat][0]: "nothing-that-has-a-text"}


def leaky_about(before: FairState, after: FairState, seat: int, action: int) -> dict[str, Any]:
    """Tells what the next card is."""
    return {"next": before.deck[-1] if before.deck else NOTHING}


def purse_of_cards(state: FairState, seat: int) -> list[int]:
    """Counts the hand as coins, so that the worth of a card is known before it is drawn."""
    return [sum(state.hands[seat]), state.points[seat]]


def careless_keys(state: FairState, seat: int, actions: list[int]) -> list[int]:
    """How many cards are left hangs on more than the card that is laid."""
    return actions


class ChargesBehindTheSteps(FairState):
    """Whoever buys loses another coin that no step tells of."""

    def settle(self) -> None:
        if self.points != getattr(self, "told", self.points) and self.coins[0]:
            self.coins[0] -= 1
            self.bank += 1
        super().settle()

    def buy(self, seat: int) -> None:
        self.told = self.points[:]
        super().buy(seat)


def strict_form(form: Form) -> Form:
    """Wants at least a coin to be staked."""
    return replace(form, tallies=[*form.tallies, Tally("stake", [0] * (len(form.rows) - 1) + [1], least=1)])


def lax_form(form: Form) -> Form:
    """Does not say that one card is laid, nor what a purchase costs."""
    return replace(form, tallies=[], rows=[row._replace(most=row.most + 1) for row in form.rows])


def bad_proposal(form: Form) -> Form:
    """Proposes more than there is."""
    return replace(form, proposals=[[row.most + 1 for row in form.rows]])


def generous_form(form: Form) -> Form:
    """Promises a point more for each purchase."""
    return replace(form, gains=[gain._replace(adds=[fair.BOUGHT + 1]) for gain in form.gains])


def dead_ends(ways: Ways) -> Ways:
    """Ends in an answer that nobody asks for."""
    return replace(ways, answers=[[*way, "buy"] for way in ways.answers])


def with_panel(change: Callable[[Any], Any], kind: type[Form | Ways] = Form) -> Game:
    """The Fair with other panels."""

    def panel(state: FairState, seat: int) -> Form | Ways | None:
        made = fair.panel(state, seat)
        return change(made) if isinstance(made, kind) else made

    return replace(fair.GAME, panel=panel)


# Simultaneous phases.


class FirstComeFirstServed(FairState):
    """Who lays a card first gets a point."""

    def lay(self, seat: int, card: int) -> None:
        if all(laid == NOTHING for laid in self.laid):
            self.points[seat] += 1
        super().lay(seat, card)


class DrawsWhileOpen(FairState):
    """Every stake moves the common generator, by as much as was staked."""

    def stake(self, seat: int, coins: int) -> None:
        super().stake(seat, coins)
        self.points[seat] += self.rng.below(3)


class PaysStakesAtOnce(FairState):
    """The coins leave the seat when they are staked, where everybody sees how many are left."""

    def stake(self, seat: int, coins: int) -> None:
        super().stake(seat, coins)
        self.coins[seat] -= coins

    def reveal(self) -> None:
        for seat in range(self.players):
            self.coins[seat] += self.staked[seat]
        super().reveal()


# Events and undo.


class Nameless(PointsBought):
    kind: ClassVar[str] = ""


class Namesake(Event):
    """Has the name of another event."""

    kind: ClassVar[str] = "card_laid"


class Unwritable(Event):
    cards: Any


class TellsBadly(FairState):
    """Reports an event on buying that is not well formed."""

    event: ClassVar[Event]

    def buy(self, seat: int) -> None:
        super().buy(seat)
        if self.events is not None:
            self.events.append(self.event)


class TellsNameless(TellsBadly):
    event: ClassVar[Event] = Nameless(0, 2, 3)


class TellsNamesake(TellsBadly):
    event: ClassVar[Event] = Namesake(0)


class TellsUnwritable(TellsBadly):
    event: ClassVar[Event] = Unwritable(0, {1, 2})


class TellsStranger(TellsBadly):
    event: ClassVar[Event] = PointsBought(7, 2, 3)


class TellsTheEndTwice(TellsBadly):
    event: ClassVar[Event] = MatchEnded(NOBODY, False)


class EndsSilently(FairState):
    """Says nothing when the match is over."""

    def next_round(self) -> None:
        super().next_round()
        if self.events and isinstance(self.events[-1], MatchEnded):
            self.events.pop()


class BlamesTheCap(FairState):
    """Says that the cap ended the match, and it did not."""

    def next_round(self) -> None:
        super().next_round()
        if self.events and isinstance(self.events[-1], MatchEnded):
            self.events[-1] = dataclasses.replace(self.events[-1], by_cap=True)


class EndsTurnsSilently(FairState):
    """Does not report the end of a turn, so that undo knows nothing of it."""

    def turn_over(self, seat: int) -> None:
        pass


class UndoesByChance(FairState):
    """Buying gives another number of points every time it is done, also when it is done again after an undo."""

    def buy(self, seat: int) -> None:
        super().buy(seat)
        rolled[0] += 1
        self.points[seat] += rolled[0] % 5


class LaxMatch(Match):
    """Lets a seat take back everything it ever did."""

    def undoable(self, seat: int) -> int:
        return sum(1 for move in self.moves if move.seat == seat)


class ForgetfulMatch(Match):
    """Keeps no trace of what was undone."""

    def undo(self, seat: int, count: int = 1, *, by_consent: bool = False) -> int:
        taken = super().undo(seat, count, by_consent=by_consent)
        self._history = list(self.moves)
        return taken


class PeekingMatch(Match):
    """Takes reveals back and leaves the cards where they lay."""

    def _end_undo(self, seat: int, count: int, *, anew: bool) -> None:
        super()._end_undo(seat, count, anew=False)


# Documents and options.


def write_in_part(state: FairState) -> Document:
    """Does not say whether a card has been exchanged this turn."""
    return {**fair.write(state), "exchanged": False}


class RemembersCustomers(FairState):
    """Gives a point more for every purchase before, of which no document tells."""

    purchases: int = 0

    def buy(self, seat: int) -> None:
        super().buy(seat)
        self.points[seat] += self.purchases
        self.purchases += 1


class GivesOneMore(FairState):
    """Gives a point more for a purchase than it tells."""

    def buy(self, seat: int) -> None:
        super().buy(seat)
        self.points[seat] += 1


documents_read = [0]


def absent_minded_read(document: Reader, players: int, options: Options) -> FairState:
    """Reads every other document as one of a game with other rules."""
    documents_read[0] += 1
    return fair.read(FairState if documents_read[0] % 2 else GivesOneMore, document, players, options)


def careless_read(document: Reader, players: int, options: Options) -> FairState:
    """Believes that every key is there."""
    Option("round", default=1, lowest=1, highest=9).check(document.document["round"])
    return fair.read(FairState, document, players, options)


def kind_read(document: Reader, players: int, options: Options) -> FairState:
    """Takes no notice of entries of seats that it does not know."""
    seats = [{key: seat[key] for key in seat if key in fair.SEAT_KEYS} for seat in document.items("seats", dict)]
    return fair.read(FairState, Reader({**document.document, "seats": seats}, BadDocument), players, options)


def trusting_check(state: FairState) -> None:
    """Takes any pending steps."""


def fill_the_end(wishes: Wishes) -> Document:
    """Has nothing to ask."""
    state = fair.set_up(FairState, wishes.players, wishes.options, Rng(1, 2, 3, 4))
    state.round, state.steps, state.together = state.rounds, [], []
    for hand in state.hands:
        while len(hand) > fair.HAND - state.rounds:
            state.discard.append(hand.pop())
    return fair.begun(state)


def choosy_check(state: FairState) -> None:
    """Takes only questions with a choice."""
    fair.check_steps(state)
    for stack in [state.steps, *state.together]:
        if stack and stack[-1].player >= 0 and len(stack[-1].legal(state)) == 1:
            raise BadDocument("There is nothing to choose.")


class PaysForBeingAsked(FairState):
    """Where everything is asked, a turn brings a coin."""

    def after_turn(self, seat: int) -> None:
        if self.asks_all and self.bank:
            self.coins[seat] += 1
            self.bank -= 1
        super().after_turn(seat)


class LenientOption(Option):
    """Takes everything."""

    def check(self, value: object) -> OptionValue:
        return self.default


class StubbornOption(Option):
    """Refuses its own default."""

    def check(self, value: object) -> OptionValue:
        return Option("rounds", default=9, lowest=9, highest=9).check(value)


def lenient(game: Game) -> Game:
    return replace(game, options=(LenientOption("rounds", 3, lowest=1, highest=4), *game.options[1:]))


def stubborn(game: Game) -> Game:
    return replace(game, options=(StubbornOption("rounds", 3, lowest=1, highest=4), *game.options[1:]))


def observing(write: Any) -> Game:
    return replace(fair.GAME, observation=Observation(fair.PARTS, write))


HASHED: Final = fair.fair(DependsOnHashes)
"""For another process to import."""
