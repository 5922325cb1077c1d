"""The end of a turn, of a round and of the game (LT-TURN-5, LT-EOR, LT-END)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.actions import END_TURN
from ratusz.core.events import MatchEnded
from ratusz.core.fields import Field, Word
from ratusz.core.state import NOBODY, Automatic, Step
from ratusz.games.little_town import cards, events
from ratusz.games.little_town.rules.actions import FIRST_BUY_FOOD, FIRST_CLAIM, FIRST_FEED
from ratusz.games.little_town.rules.objectives import add_claims, claim, claimable, suspected
from ratusz.games.little_town.rules.order import note_claim
from ratusz.games.little_town.rules.turn import TURNS
from ratusz.games.little_town.rules.work import WORK, begin_work, end_part
from ratusz.games.little_town.state import FOR_CATHEDRAL, FOR_FEEDING, LittleTownState, empty_squares

# The stages of the end of a round, each gone through by every seat, the first player first.
WINDOW_1: Final = 0
SPECIAL: Final = 1
WINDOW_2: Final = 2
FEEDING: Final = 3
FINISH: Final = 4
STAGE_IDS: Final[list[str]] = ["window_1", "special_buildings", "window_2", "feeding", "finish"]


def begin_turn(state: LittleTownState, seat: int) -> None:
    state.active = seat
    state.steps.append(AFTER_TURNS[seat])
    state.steps.append(TURNS[seat])


class AfterTurn(Automatic[LittleTownState]):
    """Counters are cleared; the next seat begins, or the round ends (LT-TURN-3, LT-TURN-5)."""

    __slots__ = ()

    name: ClassVar[str] = "after_turn"
    ends: ClassVar[bool] = True
    on: ClassVar[frozenset[str]] = frozenset({""})

    def apply(self, state: LittleTownState, action: int) -> None:
        state.turn_over(self.seat)
        state.clear_turn()
        following = (self.seat + 1) % state.players
        if state.unused[following]:
            begin_turn(state, following)
        else:
            if state.events is not None:
                state.events.append(events.RoundEnded(NOBODY, state.round))
            state.push(ROUND_ENDS[WINDOW_1][state.first_player])


class RoundEnd(Automatic[LittleTownState]):
    """One stage of the end of a round for one seat (LT-EOR-1 to LT-EOR-8)."""

    __slots__ = ("stage",)

    name: ClassVar[str] = "round_end"
    ends: ClassVar[bool] = True
    on: ClassVar[frozenset[str]] = frozenset({""})
    anyones: ClassVar[bool] = True
    declared: ClassVar[tuple[Field, ...]] = (Word("stage", STAGE_IDS),)

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__(seat)
        self.stage = stage

    def apply(self, state: LittleTownState, action: int) -> None:
        """Go on, stage after stage and seat after seat, until somebody is asked."""
        state.clear_turn()
        state.fish_fed = NOBODY
        stage = self.stage
        seat = self.seat
        while stage != FINISH:
            following = (seat + 1) % state.players
            next_stage = stage + 1 if following == state.first_player else stage
            if asks(state, stage, seat, ROUND_ENDS[next_stage][following]):
                return
            stage, seat = next_stage, following
        finish_round(state)


def asks(state: LittleTownState, stage: int, seat: int, following: RoundEnd) -> bool:
    """Carry out a stage for a seat; if it has something to ask, push that and what follows."""
    if stage == SPECIAL:
        return special_buildings(state, seat, following)
    if stage == FEEDING:
        state.push(following)
        state.push(FEEDINGS[seat])
        return True
    if suspected(state, seat) == 0:
        return False
    state.push(following)
    state.push(WINDOWS[stage][seat])
    return True


def special_buildings(state: LittleTownState, seat: int, following: RoundEnd) -> bool:
    """The own Cathedral scores, then the own Residence acts (LT-EOR-2, LT-EOR-3, LT-RULING-14)."""
    square = state.cathedral
    if square >= 0 and state.owners[square] == seat:
        workers = 0
        for near in cards.NEIGHBOURS[square]:
            if state.workers[near]:
                workers += 1
        if workers:
            state.gain(seat, FOR_CATHEDRAL, cards.SCORE_PER[cards.CATHEDRAL] * workers)
            if state.events is not None:
                state.events.append(events.CathedralScored(seat, workers, cards.SCORE_PER[cards.CATHEDRAL] * workers))
    square = state.residence
    if square < 0 or state.owners[square] != seat:
        return False
    if state.events is not None:
        state.events.append(events.ResidenceActed(seat, cards.SQUARE_IDS[square]))
    state.push(following)
    state.residence_acts = True
    begin_work(state, seat, square)
    state.push(WORK[seat])
    return True


class Window(Step[LittleTownState]):
    """A claim window: claim one card or close it (LT-EOR-1, LT-EOR-4, LT-EOR-7, LT-DEC-11)."""

    __slots__ = ("stage",)

    name: ClassVar[str] = "window"
    on: ClassVar[frozenset[str]] = frozenset({"round_end"})
    declared: ClassVar[tuple[Field, ...]] = (Word("stage", STAGE_IDS[:FINISH]),)
    needs: ClassVar[str] = "something to claim, for all that others know"

    def __init__(self, player: int, stage: int) -> None:
        super().__init__(player)
        self.stage = stage

    def legal(self, state: LittleTownState) -> list[int]:
        legal = [END_TURN]
        add_claims(legal, claimable(state, self.player))
        return legal

    def always_asked(self, state: LittleTownState) -> bool:
        return True

    def feigned(self, state: LittleTownState) -> bool:
        return True

    def apply(self, state: LittleTownState, action: int) -> None:
        if action == END_TURN:
            end_part(state, self.player)
            return
        note_claim(state, action - FIRST_CLAIM)
        claim(state, self.player, action - FIRST_CLAIM)
        if suspected(state, self.player):
            state.push(self)
        else:
            end_part(state, self.player)

    def fits(self, state: LittleTownState) -> bool:
        return suspected(state, self.player) != 0


class Feed(Step[LittleTownState]):
    """How the workers are fed: with how many fish, or with how much bought food (LT-EOR-5, LT-EOR-12, LT-DEC-10)."""

    __slots__ = ()

    name: ClassVar[str] = "feed"
    on: ClassVar[frozenset[str]] = frozenset({"round_end"})

    def legal(self, state: LittleTownState) -> list[int]:
        cubes = state.cubes[self.player]
        fish = cubes >> cards.FISH_AT & cards.AMOUNT
        wheat = cubes >> cards.WHEAT_AT
        workers = cards.WORKERS[state.players]
        if fish + wheat >= workers:
            return [FIRST_FEED + eaten for eaten in range(max(0, workers - wheat), min(workers, fish) + 1)]
        most = 0
        if state.coins_may_feed:
            food = (state.supply >> cards.FISH_AT & cards.AMOUNT) + (state.supply >> cards.WHEAT_AT)
            most = min(workers - fish - wheat, state.coins[self.player] // cards.CUBE_PRICE, food)
        return [FIRST_BUY_FOOD + bought for bought in range(most + 1)]

    def apply(self, state: LittleTownState, action: int) -> None:
        seat = self.player
        if action >= FIRST_BUY_FOOD:
            feed_short(state, seat, action - FIRST_BUY_FOOD)
        else:
            fish = action - FIRST_FEED
            feed(state, seat, fish, cards.WORKERS[state.players] - fish, 0, 0)
        end_part(state, seat)
        if suspected(state, seat):
            state.push(WINDOWS[FEEDING][seat])


def feed_short(state: LittleTownState, seat: int, bought: int) -> None:
    """All own food is discarded, some is bought, the others stay unfed (LT-EOR-6, LT-EOR-12)."""
    cubes = state.cubes[seat]
    fish = cubes >> cards.FISH_AT & cards.AMOUNT
    wheat = cubes >> cards.WHEAT_AT
    # Fish are bought before wheat, from what lay in the supply before this feeding.
    bought_fish = min(bought, state.supply >> cards.FISH_AT & cards.AMOUNT)
    feed(state, seat, fish, wheat, bought, bought_fish)


def feed(state: LittleTownState, seat: int, fish: int, wheat: int, bought: int, bought_fish: int) -> None:
    """Discard food; each worker left without costs points (LT-EOR-5, LT-EOR-6)."""
    workers = cards.WORKERS[state.players]
    food = fish * cards.ONE[cards.FISH] + wheat * cards.ONE[cards.WHEAT]
    state.cubes[seat] -= food
    state.supply += food
    state.coins[seat] -= cards.CUBE_PRICE * bought
    state.bank += cards.CUBE_PRICE * bought
    unfed = workers - fish - wheat - bought
    if unfed:
        state.gain(seat, FOR_FEEDING, -cards.UNFED_PENALTY * unfed)
    if fish + bought_fish == workers:
        state.fish_fed = seat
    if state.events is not None:
        state.events.append(events.WorkersFed(seat, fish, wheat, bought, unfed, cards.UNFED_PENALTY * unfed))


def finish_round(state: LittleTownState) -> None:
    """Workers return and the next round begins, or the game ends (LT-EOR-8, LT-EOR-11, LT-END-1)."""
    if state.round == cards.ROUNDS:
        if state.events is not None:
            tell_final_points(state)
            state.events.append(MatchEnded(NOBODY, False))
        return
    state.first_player = next_first_player(state)
    state.round += 1
    state.workers = bytearray(cards.SQUARES)
    state.unused = [cards.WORKERS[state.players]] * state.players
    state.empty = empty_squares(state)
    if state.events is not None:
        state.events.append(events.RoundBegan(state.first_player, state.round))
    begin_turn(state, state.first_player)


def next_first_player(state: LittleTownState) -> int:
    """The left neighbour; with three players before the last round the seat with the fewest points (LT-EOR-9, 10)."""
    following = (state.first_player + 1) % state.players
    if state.players != 3 or state.round != cards.ROUNDS - 1:
        return following
    best = following
    for place in range(1, state.players):
        seat = (following + place) % state.players
        if state.points[seat] < state.points[best]:
            best = seat
    return best


def tell_final_points(state: LittleTownState) -> None:
    """What Castle, Watchtower and coins add (LT-END-2, LT-END-3)."""
    assert state.events is not None
    square = state.tiles.find(cards.CASTLE)
    if square >= 0:
        state.events.append(events.CastleScored(state.owners[square], state.final_points(square)))
    square = state.tiles.find(cards.WATCHTOWER)
    if square >= 0:
        state.events.append(events.WatchtowerScored(state.owners[square], state.final_points(square)))
    for seat in range(state.players):
        coins = state.coins[seat]
        state.events.append(events.CoinsScored(seat, coins, coins // cards.COINS_PER_POINT))


AFTER_TURNS: Final = [AfterTurn(seat) for seat in range(cards.MOST_PLAYERS)]
ROUND_ENDS: Final = [[RoundEnd(seat, stage) for seat in range(cards.MOST_PLAYERS)] for stage in range(FINISH + 1)]
WINDOWS: Final = [[Window(seat, stage) for seat in range(cards.MOST_PLAYERS)] for stage in range(FINISH)]
FEEDINGS: Final = [Feed(seat) for seat in range(cards.MOST_PLAYERS)]
