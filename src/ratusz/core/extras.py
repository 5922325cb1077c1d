"""Packages that a plain installation does not bring: each belongs to an extra, as in `pip install 'ratusz[lab]'`."""

from __future__ import annotations

import importlib
from typing import Any

from ratusz.core.errors import RatuszError


class MissingPackage(RatuszError, ImportError):
    """A package that only an extra of Ratusz installs is not there."""


def load(module: str, extra: str, needs: str) -> Any:
    """A module that rests on an extra; without it, MissingPackage says who `needs` it and how to install it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "ratusz":
            raise
        raise MissingPackage(
            f"{needs} the extra '{extra}' ({package} is not installed): pip install 'ratusz[{extra}]'."
        ) from None
