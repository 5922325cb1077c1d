"""`python -m ratusz`: the command line, wherever the package lies."""

from ratusz.cli import main

if __name__ == "__main__":
    main()
