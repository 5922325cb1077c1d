"""Every game of the registry as a game of OpenSpiel: importing this module registers them as `ratusz_<id>`.

>>> import pyspiel
>>> import ratusz.envs.openspiel
>>> game = pyspiel.load_game("ratusz_orleans(players=3)")
>>> game.num_players(), game.num_distinct_actions()
(3, 2390)
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from ratusz import games
from ratusz.core.documents import position_document, read_position
from ratusz.core.extras import load
from ratusz.core.game import Game, Option, Options, OptionValue
from ratusz.core.rng import Rng
from ratusz.core.state import State
from ratusz.envs.prizes import prizes

_NEED: Final = {"extra": "openspiel", "needs": "Games of OpenSpiel need"}
pyspiel: Any = load("pyspiel", **_NEED)
np: Any = load("numpy", **_NEED)

SEED_BYTES: Final = 8
BYTE: Final = 256
SEED_CHANCES: Final = [(byte, 1 / BYTE) for byte in range(BYTE)]
LONGEST_MATCH: Final = 10**6
"""More decisions than there are in any match."""
COMMA: Final = "/"
"""What stands for a comma in parameters, which commas separate."""


class Recollection:
    """What each seat has seen and done up to now, as a digest.

    Only what changes for a seat counts, so nobody can tell from it how often others acted unseen. It is worked out
    when somebody asks, from the last position it is known for and the actions since then.
    """

    __slots__ = ("digests", "since", "then")

    def __init__(self, digests: list[bytes], then: State, since: list[int]) -> None:
        self.digests = digests
        self.then = then
        self.since = since

    def twin(self) -> Recollection:
        return Recollection(self.digests, self.then, self.since[:])

    def of(self, game: Game, seat: int) -> bytes:
        """All that a seat remembers."""
        if self.since:
            self._catch_up(game)
        return self.digests[seat]

    def _catch_up(self, game: Game) -> None:
        # Both are shared with clones, which go on from them on their own.
        digests = self.digests[:]
        state = self.then.clone()
        seats = range(state.players)
        seen = [glimpse(game, state, seat) for seat in seats]
        for action in self.since:
            actor = state.player
            state.apply(action)
            for seat in seats:
                shown = glimpse(game, state, seat)
                if seat == actor or shown != seen[seat]:
                    done = action if seat == actor else -1
                    digests[seat] = _digest(b"%b %d %b" % (digests[seat], done, shown))
                    seen[seat] = shown
        self.digests, self.then, self.since = digests, state, []


def first_recollection(game: Game, state: State) -> Recollection:
    """All that the seats know of a match that has just begun, or of which they remember nothing but what they see."""
    digests = [_digest(glimpse(game, state, seat)) for seat in range(state.players)]
    return Recollection(digests, state.clone(), [])


def glimpse(game: Game, state: State, seat: int) -> bytes:
    """All that a seat sees and may do."""
    buffer = bytearray(game.observation.size)
    game.observation.write(state, seat, buffer)
    return bytes(buffer) + repr(state.legal(seat)).encode()


def _digest(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=16).digest()


class SpielCourse:
    """How far a match has come in OpenSpiel: chance draws the seed byte by byte, then the seats act one by one."""

    def __init__(self, game: Game, players: int, options: Options) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = b""
        self.position: State | None = None
        self.recollection: Recollection | None = None

    def draw(self, byte: int) -> None:
        self.seed += bytes([byte])
        if len(self.seed) == SEED_BYTES:
            self.position = self.game.new_state(self.players, self.options, self.seed.hex())
            self.recollection = first_recollection(self.game, self.position)

    def act(self, action: int) -> None:
        assert self.position is not None
        assert self.recollection is not None
        self.position.apply(action)
        self.recollection.since.append(action)

    def remembered(self, seat: int) -> str:
        """What a seat has seen and done so far."""
        return "" if self.recollection is None else self.recollection.of(self.game, seat).hex()

    def redealt(self, seat: int, rng: Rng) -> SpielCourse:
        """Another world that a seat cannot tell from this one."""
        other = self.__deepcopy__({})
        if other.position is not None and self.recollection is not None:
            memory = self.recollection.of(self.game, seat)
            other.position.redeal(seat, rng)
            # What others have seen there nobody knows, and what they saw here nobody may know.
            other.recollection = first_recollection(self.game, other.position)
            other.recollection.digests[seat] = memory
        return other

    def __deepcopy__(self, memo: object) -> SpielCourse:
        twin = SpielCourse(self.game, self.players, self.options)
        twin.seed = self.seed
        if self.position is not None and self.recollection is not None:
            twin.position = self.position.clone()
            twin.recollection = self.recollection.twin()
        return twin

    def document(self) -> dict[str, Any]:
        """The whole of it as JSON."""
        document: dict[str, Any] = {"players": self.players, "options": self.options, "seed": self.seed.hex()}
        if self.position is not None:
            document["position"] = position_document(self.game, self.position, self.options)
            document["remembered"] = [self.remembered(seat) for seat in range(self.players)]
        return document

    def __reduce__(self) -> tuple[Callable[[str, str], SpielCourse], tuple[str, str]]:
        return read_course, (self.game.id, json.dumps(self.document()))


def read_course(game_id: str, text: str) -> SpielCourse:
    """What `SpielCourse.document` wrote."""
    game = games.find(game_id)
    document = json.loads(text)
    course = SpielCourse(game, document["players"], document["options"])
    course.seed = bytes.fromhex(document["seed"])
    if "position" in document:
        course.position, _ = read_position(game, document["position"])
        digests = [bytes.fromhex(remembered) for remembered in document["remembered"]]
        course.recollection = Recollection(digests, course.position.clone(), [])
    return course


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the registry with so many players and these options."""

    of: ClassVar[Game]

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        game = self.of
        players = parameters["players"]
        game.check_players(players)
        self.options = game.check_options(
            {option.name: _read_option(option, parameters[option.name]) for option in game.options}
        )
        game.check_seats(self.options, players)
        self.prizes = prizes(players, "zero_sum")
        alone = players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=game.space.size,
            max_chance_outcomes=BYTE,
            num_players=players,
            min_utility=0.0 if alone else self.prizes[0],
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST_MATCH,
        )
        super().__init__(game_type(game, alone=alone), info, parameters)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"An observer has no parameters, and got {params!r:.60}.")
        return SpielObserver(self.of, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match in progress. Seats that decide at the same time are asked one after another, in seat order."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = SpielCourse(game.of, game.num_players(), game.options)

    @property
    def position(self) -> State | None:
        """The engine's position; None before the deal. Not to be changed."""
        return self.course.position

    # What OpenSpiel asks for.

    def current_player(self) -> int:
        position = self.course.position
        if position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return position.player if position.player >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.course.position is not None
        return sorted(self.course.position.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return SEED_CHANCES

    def _apply_action(self, action: int) -> None:
        if self.course.position is None:
            self.course.draw(action)
        else:
            self.course.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action:02x}"
        return self.course.game.space.notation(action)

    def is_terminal(self) -> bool:
        return self.course.position is not None and self.course.position.player < 0

    def returns(self) -> list[float]:
        state = self.course.position
        if state is None or state.player >= 0 or state.capped:
            return [0.0] * self.course.players
        if state.players == 1:
            return list(self.course.game.value(state))
        places = state.ranking()
        shares = self.get_game().prizes
        return [shares[places.count(1) if place == 1 else 0] for place in places]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another world that a seat cannot tell from this one; OpenSpiel's history of it stays that of this one."""
        other: SpielState = self.clone()
        other.course = self.course.redealt(player, Rng.from_seed(repr(sampler())))
        return other

    def __str__(self) -> str:
        return json.dumps(self.course.document())


class SpielObserver:
    """What a seat sees, or with perfect recall what it has seen and done so far, as OpenSpiel wants to be told.

    The tensor holds the same numbers as the observations of the other environments. There is none with perfect recall:
    it would have to hold all observations of a match.
    """

    def __init__(self, game: Game, kind: Any) -> None:
        alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info or not (alone or kind.private_info == pyspiel.PrivateInfoType.NONE):
            raise ValueError("An observer sees what is public, and besides what its own seat sees or nothing.")
        self.game = game
        self.alone = alone
        self.recalls = kind.perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if alone and not self.recalls:
            self.buffer = bytearray(game.observation.size)
            self.tensor = np.zeros(game.observation.size, np.float32)
            at = 0
            for part in game.observation.parts:
                self.dict[part.name] = self.tensor[at : at + part.size]
                at += part.size

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            raise ValueError("Only what a seat sees now is there as a tensor: ask for `observation_tensor`.")
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.game.observation.write(state.position, player, self.buffer)
            self.tensor[:] = np.frombuffer(self.buffer, np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return ""
        seat = player if self.alone else None
        seen: dict[str, Any] = {"view": self.game.view(state.position, seat)}
        if seat is not None:
            seen["seat"] = seat
            seen["legal"] = state.position.legal(seat)
            if self.recalls:
                seen["remembered"] = state.course.remembered(seat)
        return json.dumps(seen)


# Parameters.


def game_type(game: Game, *, alone: bool = False) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"ratusz_{game.id}",
        long_name=f"{game.id.replace('_', ' ').title()} (Ratusz)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, game.players[0]),
            **{option.name: _written_option(option.default) for option in game.options},
        },
    )


def _written_option(value: OptionValue) -> OptionValue:
    return value.replace(",", COMMA) if isinstance(value, str) else value


def _read_option(option: Option, value: Any) -> Any:
    return value.replace(COMMA, ",") if isinstance(option.default, str) else value


def load_game(name: str) -> Any:
    """`pyspiel.load_game`, for a process in which nobody has imported this module yet."""
    return pyspiel.load_game(name)


def _register(game: Game) -> None:
    # OpenSpiel lets go of what makes a game when there is no interpreter any more: a class outlives that, and an object
    # of ours would not.
    pyspiel.register_game(game_type(game), type(f"SpielGameOf_{game.id}", (SpielGame,), {"of": game}))


for _id in games.ids():
    _register(games.find(_id))
