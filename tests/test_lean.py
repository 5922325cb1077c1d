"""Nobody waits for what was not asked for: one game imports no other, and none of the packages around it."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from ratusz import games

HEAVY = {
    *("arro3", "fluent", "gymnasium", "librt", "msgspec", "numpy", "openskill", "pettingzoo", "polars", "rich"),
    *("starlette", "typer"),
    "uvicorn",
}


def imported(code: str) -> set[str]:
    """The modules that are there after a program has run in a process of its own."""
    program = f"{code}\nimport json, sys\nprint(json.dumps(list(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120)
    return set(json.loads(done.stdout))


def games_in(modules: set[str]) -> set[str]:
    return {name.split(".")[2] for name in modules if name.startswith("ratusz.games.")}


def heavy_in(modules: set[str]) -> set[str]:
    return {name.partition(".")[0] for name in modules} & HEAVY


def test_the_package_alone_imports_no_game() -> None:
    modules = imported("import ratusz; ratusz.games.ids()")
    assert games_in(modules) == set()
    assert heavy_in(modules) == set()


@pytest.mark.parametrize("game", games.ids())
def test_a_match_imports_its_game_alone(game: str) -> None:
    modules = imported(f"import ratusz; ratusz.new({game!r}, players=2)")
    assert games_in(modules) == {game}
    assert heavy_in(modules) == set()


def test_a_replay_imports_its_game_alone() -> None:
    modules = imported(
        "import ratusz\n"
        "match = ratusz.new('builders', 2, 1)\n"
        "with ratusz.bot('greedy') as bot: match.apply(bot.choose(match, match.player))\n"
        "assert ratusz.replay(match.record().to_json()).fingerprint() == match.fingerprint()"
    )
    assert games_in(modules) == {"builders"}
    assert heavy_in(modules) == set()


def test_a_process_that_thinks_for_the_server_imports_one_game() -> None:
    modules = imported(
        "import ratusz\n"
        "from ratusz.server.thinker import Dilemma, think\n"
        "think(Dilemma(ratusz.new('builders', 2, 1).document(), 'greedy', 0, 1))"
    )
    assert games_in(modules) == {"builders"}
    assert heavy_in(modules) == set()


def test_a_process_that_plays_for_the_arena_imports_one_game() -> None:
    modules = imported(
        "from ratusz.lab.arena import Tournament, pairings, play\n"
        "play(pairings(Tournament('builders', ('random', 'random'), 2, 1, '1', {'round_cap': 1}))[0])"
    )
    assert games_in(modules) == {"builders"}
    assert heavy_in(modules) == set()


def test_a_process_of_the_crew_loads_what_its_jobs_need_and_no_commands() -> None:
    modules = imported("import ratusz.crew")
    assert "ratusz.cli" not in modules
    assert games_in(modules) == set()
    assert heavy_in(modules) == set()


def test_a_command_loads_itself_alone() -> None:
    modules = imported("from ratusz.cli.app import run; run(['serve', '--port', '99999'])")
    assert "ratusz.cli.serve" in modules
    assert not {"ratusz.cli.play", "ratusz.cli.arena", "ratusz.lab.arena"} & modules
    assert games_in(modules) == set()


def test_the_server_can_be_reached_before_it_has_imported_a_game() -> None:
    modules = imported(
        "from ratusz.server.serve import create_app\n"
        "from ratusz.server.settings import Settings\n"
        "create_app(Settings(database='unused.db'))"
    )
    assert "ratusz.server.hall" in modules
    assert games_in(modules) == set()
