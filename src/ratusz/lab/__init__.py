"""The lab: bots against each other, statistics, measurements."""
