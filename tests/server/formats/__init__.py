"""Databases of every format there has been: what an old server has stored, a new one has to go on with.

`python -m tests.server.formats` writes one with the code of today, to be kept before the format is raised.
"""
