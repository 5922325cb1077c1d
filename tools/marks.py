"""Which tests name which rules: `ratusz rules --missing` and `ratusz rules GAME --all` tell it in the source tree."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from ratusz.core.errors import RatuszError


class BadMark(RatuszError):
    """Tests, or a mark in one of them, that cannot be read."""


def by_rule(tests: Path) -> dict[str, list[str]]:
    """For each rule ID the tests that name it with `pytest.mark.rule`, as pytest names them from the folder above.

    A mark may stand on a test, on a class, in `pytestmark`, on a parameter of a test, or in a name of the module that
    is used in one of these places.
    """
    if not tests.is_dir():
        raise BadMark(f"There is no folder of tests at '{tests}'.")
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for test, ids in _Marks(file, file.relative_to(tests.parent).as_posix()).tests():
            for name in dict.fromkeys(ids):
                found.setdefault(name, []).append(test)
    return dict(sorted(found.items()))


class _Marks:
    """The marks in one file of tests, read without running it."""

    def __init__(self, file: Path, path: str) -> None:
        self._path = path
        try:
            self._body = ast.parse(file.read_text(encoding="utf-8")).body
        except SyntaxError as error:
            raise BadMark(f"The tests in {path} are not Python: {error.msg} in line {error.lineno}.") from None
        self._names = _assigned(self._body)

    def tests(self) -> Iterator[tuple[str, list[str]]]:
        """Every test with the IDs it names or inherits."""
        return self._tests_in(self._body, self._path, [])

    def _tests_in(self, body: list[ast.stmt], above: str, inherited: list[str]) -> Iterator[tuple[str, list[str]]]:
        pytestmark = _assigned(body).get("pytestmark")
        ids = [*inherited, *(self._ids(pytestmark) if pytestmark else [])]
        for statement in body:
            if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef) and statement.name.startswith("test"):
                yield f"{above}::{statement.name}", ids + self._ids(*statement.decorator_list)
            elif isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
                of_class = ids + self._ids(*statement.decorator_list)
                yield from self._tests_in(statement.body, f"{above}::{statement.name}", of_class)

    def _ids(self, *expressions: ast.expr) -> list[str]:
        """The IDs of all marks inside expressions, and inside the names they use."""
        ids: list[str] = []
        followed: set[str] = set()
        ahead: list[ast.AST] = list(expressions)
        while ahead:
            node = ahead.pop(0)
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                ids += [self._text(argument) for argument in node.args]
                continue
            if isinstance(node, ast.Name) and node.id in self._names and node.id not in followed:
                followed.add(node.id)
                ahead.append(self._names[node.id])
            ahead.extend(ast.iter_child_nodes(node))
        return ids

    def _text(self, argument: ast.expr) -> str:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            return argument.value
        where = f"{self._path}, line {argument.lineno}"
        raise BadMark(f"A mark names rules by their texts, not by {ast.unparse(argument)!r:.60} ({where}).")


def _assigned(body: list[ast.stmt]) -> dict[str, ast.expr]:
    """The names that statements assign to, with what they stand for."""
    names: dict[str, ast.expr] = {}
    for statement in body:
        if isinstance(statement, ast.Assign):
            names.update({target.id: statement.value for target in statement.targets if isinstance(target, ast.Name)})
        elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name) and statement.value:
            names[statement.target.id] = statement.value
    return names
