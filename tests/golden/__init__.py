"""Whole matches and counts of action sequences, pinned: any change of behaviour shows as a readable difference.

`python -m tests.golden` writes the files anew, with the actions they hold; where a file is missing, a match is played
for it. Look at the difference before you commit it, and raise the game's `rules_version` if a rule was meant to change.
Both builds are tested against the same files, so that they agree to the bit.
"""
