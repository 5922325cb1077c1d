"""Numbers side by side in memory: `vec` of mypyc's library in the compiled build, and what stands for it without.

Compiled code makes and fills a `vec[u8]` without a call, and needs the package `librt` for it. Interpreted code would
have to go through objects for each number, so it has a bytearray instead; and where there is no `librt`, as in Pyodide
or where only playing was installed, there is always that.
"""

from __future__ import annotations

from array import array
from functools import partial
from typing import TYPE_CHECKING, Any

from mypy_extensions import u8

if TYPE_CHECKING:
    from librt.vecs import extend as extend  # noqa: PLC0414 - for whoever imports it from here
    from librt.vecs import vec as vec  # noqa: PLC0414
else:

    class vec:  # noqa: N801 - named like what it stands for
        """`vec[u8]` is a bytearray; `vec[i64]` and `vec[float]` are arrays."""

        def __class_getitem__(cls, kind: type) -> Any:
            return bytearray if kind is u8 else partial(array, "d" if kind is float else "q")

    def extend(block: Any, numbers: Any) -> Any:
        """There is no room for more in what never grows."""
        raise NotImplementedError


def lay(block: Any, at: int, numbers: bytes | bytearray) -> int:
    """Put bytes into a bytearray, as quickly as interpreted code can; where they end."""
    end = at + len(numbers)
    block[at:end] = numbers
    return end
