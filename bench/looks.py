"""What it takes to keep how a match was seen: `python -m bench.looks [GAME ...]` plays matches of greedy bots.

For each match it prints its players and plies, how many kilobytes its looks and its last position take in the store,
and how long the looks took to make, in all and for the longest part. Time is processor time.
"""

from __future__ import annotations

import argparse
import time

from ratusz import games
from ratusz.bots import bot
from ratusz.core.match import Match
from ratusz.server.looks import PART, Standing, in_brief, look_at, packed


def greedy_match(game: str, players: int, seed: int) -> Match:
    match = Match.new(games.find(game), players, seed, keep_events=True)
    with bot("greedy") as greedy:
        while not match.over:
            match.apply(greedy.choose(match, match.player), match.player)
    return match


def part(match: Match, first: int) -> bytes:
    plies = range(first, min(first + PART, match.ply + 1))
    moments = match.moments(plies.start, plies.stop)
    events = [[], *(move.events for move in match.moves)]
    return packed(in_brief(look_at(moment, events[ply]) for ply, moment in zip(plies, moments, strict=True)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games.ids())
    parser.add_argument("--players", type=int, default=3)
    asked = parser.parse_args()
    for game in asked.games:
        match = greedy_match(game, asked.players, 1)
        sizes, times = [], []
        for first in range(0, match.ply + 1, PART):
            began = time.process_time()
            sizes.append(len(part(match, first)))
            times.append(time.process_time() - began)
        position = len(packed(Standing(match.document(), [0] * (match.players + 1), [], match.score_sheet())))
        told = f"{sum(sizes) / 1000:.0f} kB of looks, {position / 1000:.1f} kB for the position"
        spent = f"{sum(times) * 1000:.0f} ms, {max(times) * 1000:.0f} ms for a part"
        print(f"{game}: {match.players} players, {match.ply} plies; {told}; {spent}", flush=True)


if __name__ == "__main__":
    main()
