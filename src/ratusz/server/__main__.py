"""`python -m ratusz.server [PORT] [DATABASE]`: the server without the rest of the command line."""

import sys
from pathlib import Path

from ratusz.server.serve import serve
from ratusz.server.settings import Settings

if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    database = Path(sys.argv[2]) if len(sys.argv) > 2 else Path("ratusz.db")
    serve(Settings(port=port, database=database), print)
