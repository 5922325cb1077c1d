"""The process in which bots think about the Fair."""

from ratusz import games
from ratusz.server.thinker import main
from tests.toys.fair import GAME

if __name__ == "__main__":
    games.add(GAME)
    main()
