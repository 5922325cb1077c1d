"""The server with one more game, the Fair: hidden hands and a phase in which all decide at once.

Bots have the same chance every time, so that what they do in two worlds can be compared.
"""

import os
import sys

from ratusz import crew, games
from ratusz.server import thinking
from ratusz.server.__main__ import main
from tests.toys.fixed import RULES

if __name__ == "__main__":
    games.add(RULES[os.environ.get("FAIR_RULES", "")])
    crew.PROGRAM = ("-m", "tests.server.fair_thinker")
    thinking.new_chance = lambda: 5
    main(sys.argv[1:])
