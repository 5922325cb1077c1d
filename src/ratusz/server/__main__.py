"""`python -m ratusz.server [PORT] [DATABASE]`: the server without the rest of the command line."""

import os
import sys

from ratusz.core.errors import RatuszError
from ratusz.core.reading import whole_number
from ratusz.server.serve import say, serve
from ratusz.server.settings import BadSettings, Settings


def main(arguments: list[str]) -> None:
    port = whole_number(arguments[0]) if arguments else None
    if len(arguments) > 2 or (arguments and port is None):
        raise BadSettings("Usage: python -m ratusz.server [PORT] [DATABASE]")
    database = arguments[1] if len(arguments) > 1 else None
    serve(Settings.from_environment(os.environ, port=port, database=database), say)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except RatuszError as error:
        sys.exit(str(error))
