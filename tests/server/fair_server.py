"""The server with one more game, the Fair: hidden hands and a phase in which all decide at once."""

import sys

from ratusz import games
from ratusz.server import thinking
from ratusz.server.__main__ import main
from tests.toys.fair import GAME

if __name__ == "__main__":
    games.add(GAME)
    thinking.PROGRAM = ("-m", "tests.server.fair_thinker")
    main(sys.argv[1:])
