"""The server on a system that grants few files: as many as RATUSZ_TEST_FILES says, and no more on asking."""

import os
import resource
import sys

from ratusz.server.__main__ import main

if __name__ == "__main__":
    files = int(os.environ["RATUSZ_TEST_FILES"])
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    main(sys.argv[1:])
