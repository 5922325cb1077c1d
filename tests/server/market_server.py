"""The server with the game of the tutorial, installed in a folder of PYTHONPATH after Python had begun."""

import os
import sys

from ratusz import games
from ratusz.server.__main__ import main

if __name__ == "__main__":
    sys.path.insert(0, os.environ["PYTHONPATH"].split(os.pathsep)[0])
    games._outside.cache_clear()
    main(sys.argv[1:])
