"""Tests of the core by itself."""
