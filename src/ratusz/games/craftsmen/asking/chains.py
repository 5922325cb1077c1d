"""What can be made now in one go: for each product the labour from its raw materials on."""

from __future__ import annotations

from ratusz.core.form import Ways
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.rules import actions
from ratusz.games.craftsmen.rules.craft import Craft, Labour, workshops
from ratusz.games.craftsmen.state import CraftsmenState


def chains(state: CraftsmenState, step: Craft | Labour) -> Ways | None:
    """The products that take several steps, those that bring most first; each with its points and the labour left.

    A chain ends with its product: where that goes is asked then.
    """
    seat = step.player
    labour = state.labour_points if isinstance(step, Craft) else state.labour[seat]
    found: dict[int, _Work] = {}
    for card in workshops(state, seat):
        work, known = _Work(state, seat, labour), found.get(cards.OUTPUT[card])
        if work.makes(card) and len(work.given) > 1 and (known is None or work.labour < known.labour):
            found[cards.OUTPUT[card]] = work
    if not found:
        return None
    best = sorted(found.values(), key=lambda work: (-work.points, work.labour, work.given))
    return Ways(
        [actions.SPACE.notations(work.given) for work in best],
        worth=[work.points for work in best],
        left=[labour - work.labour for work in best],
    )


class _Work:
    """A product on its way, tried on a clone."""

    def __init__(self, state: CraftsmenState, seat: int, most: int) -> None:
        self.state = state.clone()
        self.state.events = None
        self.seat = seat
        self.given: list[int] = []
        self.labour = 0
        self.most = most
        """What this turn has of labour: the next helper of the seat would begin anew."""
        self.points = 0

    def makes(self, card: int) -> bool:
        """Bring a building all that it lacks, and make its product; whether that can be done."""
        icons = cards.INPUTS[card]
        for icon in range(len(icons)):
            if not self.state.filled[card] >> icon & 1 and not self._brings(icons[icon], card):
                return False
        self.points += cards.POINTS[card]
        return self._spends(actions.FIRST_MAKE + card - cards.FIRST_EXTENDED)

    def _brings(self, good: int, card: int) -> bool:
        """A raw material of one's own or from the fair; a semi-product from the workshop that lacks least for it."""
        if good < cards.RAWS:
            place = good * actions.WORKSHOPS + card - cards.FIRST_EXTENDED
            return self._spends(actions.FIRST_RAW + place) or self._spends(actions.FIRST_TRADE + place)
        makers = [shop for shop in workshops(self.state, self.seat) if cards.OUTPUT[shop] == good]
        if not makers:
            return False
        maker = max(makers, key=lambda shop: self.state.filled[shop].bit_count())
        return self.makes(maker) and self._gives(actions.FIRST_DELIVER + card - cards.FIRST_ADVANCED)

    def _spends(self, action: int) -> bool:
        done = self.labour < self.most and self._gives(action)
        self.labour += done
        return done

    def _gives(self, action: int) -> bool:
        if action not in self.state.legal(self.seat):
            return False
        self.given.append(action)
        self.state.apply(action, self.seat)
        return True
