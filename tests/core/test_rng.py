"""The generator: pinned to the bit on both builds, fair, and copied with its place in the stream."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import pytest

from ratusz.core.record import seed_hash
from ratusz.core.rng import Rng

WORD = 2**32


def sfc32(a: int, b: int, c: int, counter: int) -> list[int]:
    """The first hundred numbers by the definition of the algorithm, in plain arithmetic."""
    numbers = []
    for _ in range(100):
        result = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        a = b ^ (b // 2**9)
        b = (c + c * 2**3) % WORD
        c = ((c * 2**21) % WORD + c // 2**11 + result) % WORD
        numbers.append(result)
    return numbers


@pytest.mark.parametrize("words", [(0, 0, 0, 1), (1, 2, 3, 4), (WORD - 1, WORD - 1, WORD - 1, WORD - 1)])
def test_numbers_follow_the_algorithm(words: tuple[int, int, int, int]) -> None:
    rng = Rng(*words)
    assert [rng.next32() for _ in range(100)] == sfc32(*words)


def test_a_seed_gives_the_same_stream_for_ever() -> None:
    rng = Rng.from_seed("ratusz")
    assert rng.document() == [611328013, 3060331661, 1387605925, 1]
    assert [rng.next32() for _ in range(4)] == [3671659675, 2660396486, 868829406, 2278185457]
    assert [rng.below(100) for _ in range(10)] == [2, 78, 35, 17, 97, 69, 29, 19, 40, 13]


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 52])
def test_numbers_below_are_in_range_and_equally_likely(bound: int) -> None:
    rng = Rng.from_seed("fair")
    drawn = Counter(rng.below(bound) for _ in range(1000 * bound))
    assert sorted(drawn) == list(range(bound))
    assert all(850 < count < 1150 for count in drawn.values())


def test_large_bounds_are_not_favoured() -> None:
    """A bound that does not divide the word: without redrawing, every third number would come too rarely (1/4)."""
    rng = Rng.from_seed("large")
    drawn = Counter(rng.below(3 << 29) % 3 for _ in range(6000))
    assert all(1850 < count < 2150 for count in drawn.values())


def test_the_largest_bound_is_in_range() -> None:
    rng = Rng.from_seed("largest")
    drawn = [rng.below(2**31) for _ in range(1000)]
    assert 0 <= min(drawn) < 2**24
    assert 2**31 - 2**24 < max(drawn) < 2**31


def test_a_shuffle_keeps_the_cards() -> None:
    cards = [card % 10 for card in range(50)]
    shuffled = cards[:]
    Rng.from_seed("cards").shuffle(shuffled)
    assert shuffled != cards
    assert sorted(shuffled) == sorted(cards)


def test_every_order_is_equally_likely() -> None:
    rng = Rng.from_seed("orders")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


@pytest.mark.parametrize("n", [0, -5, 2**31 + 1, 2**40])
def test_there_is_no_number_below_nothing_or_beyond_the_reach_of_a_word(n: int) -> None:
    rng = Rng.from_seed("bounds")
    before = rng.document()
    with pytest.raises(ValueError, match=f"from 1 to {2**31}, not {n}"):
        rng.below(n)
    assert rng.document() == before


def test_the_highest_bound_is_within_reach() -> None:
    assert 0 <= Rng.from_seed("bounds").below(2**31) < 2**31


@pytest.mark.parametrize("cards", [[], [5]])
def test_there_is_nothing_to_shuffle_in_less_than_two_cards(cards: list[int]) -> None:
    rng = Rng.from_seed("few")
    before = rng.document()
    shuffled = cards[:]
    rng.shuffle(shuffled)
    assert (shuffled, rng.document()) == (cards, before)


def test_a_clone_goes_on_with_the_same_numbers_by_itself() -> None:
    rng = Rng.from_seed("clone")
    rng.next32()
    twin = rng.clone()
    ahead = [twin.next32() for _ in range(5)]
    assert [rng.next32() for _ in range(5)] == ahead


def test_a_split_stream_is_another_one_and_reproducible() -> None:
    one, other = Rng.from_seed("split"), Rng.from_seed("split")
    first, second = one.split(), one.split()
    again = other.split()
    assert first.document() == again.document()
    numbers = [tuple(rng.next32() for _ in range(3)) for rng in (one, first, second)]
    assert len(set(numbers)) == 3


def test_the_words_of_a_document_are_the_whole_generator() -> None:
    rng = Rng.from_seed("document")
    rng.next32()
    words = rng.document()
    assert Rng(words[0], words[1], words[2], words[3]).next32() == rng.next32()


@pytest.mark.parametrize("seed", ["", "7", "zażółć", "x" * 200])
def test_the_published_hash_of_a_seed_does_not_give_the_generator_away(seed: str) -> None:
    published = bytes.fromhex(seed_hash(seed))
    words = {int.from_bytes(published[at : at + 4], order) for at in range(29) for order in ("big", "little")}
    assert not words & set(Rng.from_seed(seed).document()[:3])


NESTED = """
from ratusz.core.rng import Rng
nest = []
for number in range(1000):
    nest = [nest, Rng(number, 2, 3, 4)]
del nest
"""


def test_many_generators_that_hang_on_each_other_go_without_harm() -> None:
    """Python puts off the end of what is nested deeply, which it can do only for what its collector knows."""
    environment = {**os.environ, "PYTHONMALLOC": "debug"}
    subprocess.run([sys.executable, "-c", NESTED], env=environment, check=True)
