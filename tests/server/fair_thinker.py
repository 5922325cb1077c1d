"""The process in which bots think about the Fair."""

import os

from ratusz import games
from ratusz.crew import main
from tests.toys.fixed import RULES

if __name__ == "__main__":
    games.add(RULES[os.environ.get("FAIR_RULES", "")])
    main()
