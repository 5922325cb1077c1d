"""What the action of a place asks once it is used."""

from __future__ import annotations

from typing import ClassVar

from ratusz.core.fields import Word
from ratusz.core.state import Step
from ratusz.games.orleans import cards
from ratusz.games.orleans.state import OrleansState


def at_place(*actions: int) -> Word:
    """The field for a place with one of these actions."""
    return Word("place", {name: at for at, name in enumerate(cards.PLACE_IDS) if cards.ACTION[at] in actions})


class Follow(Step[OrleansState]):
    """A question that the action of a place asks."""

    __slots__ = ("place",)

    on: ClassVar[frozenset[str]] = frozenset({"end_turn during actions"})
    needs: ClassVar[str] = "its place"

    def __init__(self, player: int, place: int) -> None:
        super().__init__(player)
        self.place = place

    def fits(self, state: OrleansState) -> bool:
        return state.owns(self.player, self.place)
