"""What is told of the answers in Craftsmen before they are given: outcomes, panels, and why others are closed."""

from ratusz.games.craftsmen.asking.about import PURSE_IDS, about, purse
from ratusz.games.craftsmen.asking.closed import closed
from ratusz.games.craftsmen.asking.obvious import costly, obvious
from ratusz.games.craftsmen.asking.panels import panel

__all__ = ["PURSE_IDS", "about", "closed", "costly", "obvious", "panel", "purse"]
