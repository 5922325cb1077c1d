"""Writes changes of played matches, as each seat and a spectator see them: `python -m tests.browser.changes`.

`web/src/lib/changes.json` holds some for each event that the table looks up at; the tests of the scenes are made of it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ratusz

FILE = Path(__file__).parents[2] / "web/src/lib/changes.json"
EACH = 3
"""How many changes are kept of one event, for whom it concerns, for another and for a spectator."""

HOLD_FIELDS = 2
"""How many markers a hold has room for, on every ship of Craftsmen."""

WANTED: dict[str, tuple[set[str], set[str], set[str]]] = {
    # The events, and what scenes read of the view and of its seats.
    "builders": ({"building_finished", "machine_finished", "end_triggered"}, set(), set()),
    "little_town": ({"workers_fed", "objective_claimed", "round_began"}, {"phase", "first_player", "round"}, set()),
    "orleans": (
        {"hourglass_turned", "census_won", "census_lost", "event_began", "plague_took", "plague_spared"}
        | {"station_built", "citizen_taken", "follower_sent"},
        {"deeds"},
        set(),
    ),
    "le_havre": (
        {"harvested", "fed", "interest_due", "own_interest_paid", "town_built", "special_revealed", "ship_built"}
        | {"final_phase_began"},
        {"unfed"},
        {"food_due", "loans"},
    ),
    "craftsmen": (
        {"season_begun", "stage_begun", "auction_won", "auction_lost", "bonus_won", "product_loaded"}
        | {"ship_scored", "sets_scored", "granary_scored"},
        {"order", "queue", "ships", "year"},
        set(),
    ),
}


def changes(game: str, seed: str) -> Iterator[dict[str, Any]]:
    """All changes of a match between bots, through all eyes."""
    match = ratusz.new(game, players=3, seed=seed, keep_events=True)
    bots = [ratusz.bot("greedy") for _ in range(3)]
    eyes = [None, *range(3)]
    before = {eye: match.view(eye) for eye in eyes}
    while not match.over:
        ply = match.ply
        seat = match.player
        match.apply(bots[seat].choose(match), seat)
        now = {eye: match.view(eye) for eye in eyes}
        for eye in eyes:
            events = [event.document() for event in match.events(eye, ply)]
            yield {"me": eye, "events": events, "before": before[eye], "now": now[eye]}
        before = now


def trimmed(game: str, change: dict[str, Any]) -> dict[str, Any]:
    _, wanted, of_seats = WANTED[game]

    def view(whole: dict[str, Any]) -> dict[str, Any]:
        kept = {name: whole[name] for name in sorted(wanted)}
        if of_seats:
            kept["seats"] = [{name: seat[name] for name in sorted(of_seats)} for seat in whole["seats"]]
        return kept

    return {**change, "before": view(change["before"]), "now": view(change["now"])}


def _is_common(event: dict[str, Any], change: dict[str, Any]) -> bool:
    """Of what is loaded, only what fills a hold is worth a look."""
    if event["event"] != "product_loaded":
        return False
    before, now = (len(change[when]["ships"][event["ship"]].get(event["good"], [])) for when in ("before", "now"))
    return before == now or now < HOLD_FIELDS


def telling(game: str, seeds: int) -> list[dict[str, Any]]:
    kept: Counter[tuple[str, str]] = Counter()
    found = []
    for seed in range(seeds):
        for change in changes(game, f"scenes {seed}"):
            me = change["me"]
            whose = [
                (event["event"], "watch" if me is None else "me" if me == event["seat"] else "other")
                for event in change["events"]
                if event["event"] in WANTED[game][0] and not _is_common(event, change)
            ]
            if any(kept[key] < EACH for key in whose):
                kept.update(set(whose))
                found.append(trimmed(game, change))
    return found


if __name__ == "__main__":
    told = {game: telling(game, 6) for game in WANTED}
    FILE.write_text(json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8")
    print({game: len(list_) for game, list_ in told.items()}, FILE.stat().st_size)
