"""What all scripted persons have in common: they play one action after the other until the match is over."""

from __future__ import annotations

from tests.browser.guest import Guest


class Person:
    """Somebody who plays one game by its page."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    def act(self) -> None:
        """One action, by the presses that a person needs for it."""
        raise NotImplementedError

    def play_turn(self) -> None:
        """Until the turn is over."""
        raise NotImplementedError

    def tire(self) -> None:
        """From now on nothing is done that could be left out, where that makes a difference."""

    def play(self, keen: int | None = None) -> None:
        """The whole match, up to the score sheet; where it is long, with zeal for so many actions only."""
        acts = 0
        while self.guest.wait_for_turn():
            if acts == keen:
                self.tire()
            self.act()
            acts += 1
