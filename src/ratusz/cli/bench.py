"""`ratusz bench`: the measurements in the folder `bench` of the source tree."""

from ratusz.cli.sources import load

bench = load("bench.commands", "Benchmarks").bench
