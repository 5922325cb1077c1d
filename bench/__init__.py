"""Measurements: of the engine, beside other builds and programs; of the server; of what is kept of matches."""
