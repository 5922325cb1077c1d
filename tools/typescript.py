"""Write the TypeScript types of everything that the page is sent, from the Python types: `make types`.

Messages come from `server/messages.py`, the events of every game from `core/events.py`, and from each game its view and
its own events. The files are committed, so that building the client needs no Python. With `--check` nothing is written,
and a stale file is an error. Beside it, each file names the modules that it was made from and a hash of the classes in
them, by which the build of the client notices that it is stale.

What Python types mean here: an entry of a TypedDict that need not be there is optional, and so is a field with a
default that a client may leave out, or that the server does (`omit_defaults`, dataclasses that are no events, and the
ends of lists). A
dict whose keys are a Literal has all of them.
"""

from __future__ import annotations

import ast
import dataclasses
import hashlib
import re
import sys
import types
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec.structs import StructConfig

from ratusz import games
from ratusz.core import events
from ratusz.core.game import Game
from ratusz.server import messages

ROOT: Final = Path(__file__).resolve().parents[1]
WIDTH: Final = 120
HEADER: Final = "/** Made by `make types` from {sources}; not to be edited. {hash} */"
DECLARED: Final = re.compile(r"^(?:class |\w+ = (?:Annotated|Literal)\b).*\n(?:[ \t\])].*\n|\n)*", re.MULTILINE)
"""What of a module is hashed; web/tools/types.ts has the same."""
PLAIN: Final[Mapping[Any, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}
IMPORTS: Final = """\
import type { CommonEvent } from '../../lib/events'
import type { LoggedEvent, TableState } from '../../lib/messages'
"""
VIEW_OF: Final = """
/** What a state or a moment of this game shows. */
export const viewOf = (state: Pick<TableState, 'view'>): {view} => state.view as unknown as {view}
/** Something that happened in this game. */
export const eventOf = (entry: LoggedEvent): {event} => entry.event as {event}
"""


class CannotBeSaid(Exception):
    """A Python type that has no counterpart here; the sentence says where it stands."""


class Writer:
    """The declarations of one file, each class once, and those it needs."""

    def __init__(self) -> None:
        self.declared: dict[type, str] = {}
        self.tags: dict[type, tuple[str, str]] = {}
        """By class the field that tells it from the others, and its word."""
        self.literals: list[Any] = []

    def declare(self, kind: type) -> None:
        """A class as an interface; one that is sent as a list as a tuple."""
        if kind in self.declared:
            return
        self.declared[kind] = ""  # It may hold others of its kind.
        about, docs = documentation(kind)
        fields = [(name, *self.field(kind, name, hint)) for name, hint in hints_of(kind).items()]
        if is_list(kind):
            parts = ", ".join(f"{name}{mark}: {said}" for name, mark, said in fields)
            self.declared[kind] = f"{about}export type {kind.__name__} = [{parts}]\n"
            return
        tag = [f"  {name}: '{word}'\n" for name, word in [self.tags.get(kind) or tag_of(kind)] if name]
        lines = [f"{docs.get(name, '')}  {name}{mark}: {said}\n" for name, mark, said in fields]
        self.declared[kind] = f"{about}export interface {kind.__name__} {{\n{''.join(tag + lines)}}}\n"

    def field(self, kind: type, name: str, hint: Any) -> tuple[str, str]:
        """Whether a field may be missing, as a question mark, and its type."""
        try:
            return "?" if name in optional(kind) or may_lack(hint) else "", self.said(hint)
        except CannotBeSaid as error:
            raise CannotBeSaid(f"{kind.__module__}.{kind.__name__}.{name}: {error}") from None

    def said(self, hint: Any) -> str:
        """A type in TypeScript."""
        origin, args = get_origin(hint), get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if origin is Annotated:
            return self.said(args[0]) + parts_of(args[1:])
        if origin is NotRequired:
            return self.said(args[0])
        if origin is Literal:
            self.literals.append(hint)
            return " | ".join(f"'{word}'" for word in args)
        if origin in (Union, types.UnionType):
            return " | ".join(self.said(one) for one in args if one is not msgspec.UnsetType)
        if origin is tuple and Ellipsis not in args:
            return f"[{', '.join(self.said(one) for one in args)}]"
        if origin in (list, tuple, Sequence):
            item = self.said(args[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin in (dict, Mapping):
            return f"Record<{', '.join(self.said(one) for one in args)}>"
        if isinstance(hint, type) and (is_typeddict(hint) or is_list(hint) or is_struct(hint) or is_dataclass(hint)):
            self.declare(hint)
            return hint.__name__
        raise CannotBeSaid(f"TypeScript has no word for {hint}.")

    def union(self, name: str, kinds: Iterable[str]) -> str:
        names = list(kinds)
        line = f"export type {name} = {' | '.join(names)}\n"
        return line if len(line) <= WIDTH else f"export type {name} =\n" + "".join(f"  | {one}\n" for one in names)

    def text(self) -> str:
        names = [kind.__name__ for kind in self.declared]
        if twice := {name for name in names if names.count(name) > 1}:
            raise CannotBeSaid(f"Two classes are called {', '.join(sorted(twice))}.")
        return "\n".join(self.declared.values())

    def modules(self) -> list[Path]:
        """Where the classes stand, and the Literals that they share with others of their package."""
        found = {kind.__module__ for kind in self.declared}
        packages = {name.rpartition(".")[0] for name in found}
        for name, module in list(sys.modules.items()):
            if name.rpartition(".")[0] in packages and any(one in self.literals for one in vars(module).values()):
                found.add(name)
        return sorted(Path(sys.modules[name].__file__ or "") for name in found)


def is_struct(kind: type) -> bool:
    return issubclass(kind, msgspec.Struct)


def is_list(kind: type) -> bool:
    """Whether the objects of a class are sent as lists."""
    return hasattr(kind, "_fields") or (is_struct(kind) and config_of(kind).array_like)


def config_of(struct: type) -> StructConfig:
    return cast("type[msgspec.Struct]", struct).__struct_config__


def hints_of(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    if is_dataclass(kind):
        return {field.name: hints[field.name] for field in dataclasses.fields(kind)}
    return {name: hints[name] for name in getattr(kind, "__struct_fields__", hints)}


def optional(kind: type) -> frozenset[str]:
    """The fields that may be missing on the wire."""
    if is_dataclass(kind) and not issubclass(kind, events.Event):
        return frozenset(field.name for field in dataclasses.fields(kind) if has_default(field))
    if not is_struct(kind):
        return frozenset(getattr(kind, "_field_defaults", getattr(kind, "__optional_keys__", ())))
    config = config_of(kind)
    defaults = {field.name for field in msgspec.structs.fields(kind) if not field.required}
    return frozenset(defaults if config.forbid_unknown_fields or config.omit_defaults else ())


def may_lack(hint: Any) -> bool:
    return get_origin(hint) is NotRequired or msgspec.UnsetType in get_args(hint)


def has_default(field: dataclasses.Field[Any]) -> bool:
    return (field.default, field.default_factory) != (dataclasses.MISSING, dataclasses.MISSING)


def tag_of(kind: type) -> tuple[str, str]:
    config = config_of(kind) if is_struct(kind) else None
    return (config.tag_field or "", str(config.tag)) if config and config.tag else ("", "")


def parts_of(annotations: Sequence[Any]) -> str:
    """What an object of open content has in any case, as a schema says it."""
    words = {"string": "string", "integer": "number"}
    for meta in annotations:
        if isinstance(meta, msgspec.Meta) and meta.extra_json_schema:
            fields = meta.extra_json_schema["properties"].items()
            return " & { " + "; ".join(f"{name}: {words[field['type']]}" for name, field in fields) + " }"
    return ""


def documentation(kind: type) -> tuple[str, dict[str, str]]:
    """The comment above a class, and those above its fields; a base of the same module lends its own."""
    classes = {node.name: node for node in parsed(source_of(kind)).body if isinstance(node, ast.ClassDef)}
    node = classes[kind.__name__]
    docs: dict[str, str] = {}
    for base in node.bases:
        if isinstance(base, ast.Name) and base.id in classes:
            docs |= field_docs(classes[base.id])
    return comment(ast.get_docstring(node), ""), docs | field_docs(node)


def field_docs(node: ast.ClassDef) -> dict[str, str]:
    return {
        field.target.id: comment(doc.value.value, "  ")
        for field, doc in zip(node.body, node.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(doc, ast.Expr) and isinstance(doc.value, ast.Constant) and isinstance(doc.value.value, str)
    }


def comment(text: str | None, indent: str) -> str:
    if not text:
        return ""
    words = " ".join(text.split()).replace("None", "null")
    return f"{indent}/** {words} */\n"


def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def source_of(kind: type) -> Path:
    return Path(sys.modules[kind.__module__].__file__ or "")


# The files.


def messages_file() -> tuple[Path, str]:
    writer = Writer()
    bases = (msgspec.Struct, messages.Request)
    for kind in vars(messages).values():
        if isinstance(kind, type) and is_struct(kind) and kind not in bases:
            writer.declare(kind)
    unions = [
        writer.union(name, (kind.__name__ for kind in get_args(getattr(messages, name))))
        for name in ("Command", "ServerMessage")
    ]
    return ROOT / "web/src/lib/messages.ts", written(writer, *unions)


def events_file() -> tuple[Path, str]:
    """The events that every game has."""
    writer = Writer()
    return ROOT / "web/src/lib/events.ts", written(writer, declare_events(writer, events, "CommonEvent"))


def declare_events(writer: Writer, module: Any, name: str, *more: str) -> str:
    """The events of a module as interfaces; the union of all of them, and of more, by its name."""
    kinds = list(events_in(module))
    for kind in kinds:
        writer.tags[kind] = ("event", kind.kind)
        writer.declare(kind)
    return writer.union(name, [*(kind.__name__ for kind in kinds), *more])


def game_file(game: Game) -> tuple[Path, str]:
    writer = Writer()
    view = get_type_hints(game.public)["return"]
    check_private(game, view)
    writer.declare(view)
    if game.about is not None:
        writer.declare(get_type_hints(game.about)["return"])
    event = view.__name__.replace("View", "Event")
    union = declare_events(writer, import_module(f"{game.folder}.events"), event, "CommonEvent")
    functions = VIEW_OF.format(view=view.__name__, event=event) + "\n" + rules_of(game)
    return ROOT / f"web/src/games/{game.id}/types.ts", written(writer, union, functions, imports=IMPORTS)


def rules_of(game: Game) -> str:
    """By verb the rule that says when it is done."""
    lines = "".join(f"  {block.verb}: '{block.rule}',\n" for block in game.space.blocks)
    return f"/** By verb the rule that says when it is done. */\nexport const RULES = {{\n{lines}}}\n"


def check_private(game: Game, view: type) -> None:
    """What a seat sees otherwise has the types of what it takes the place of."""
    public = hints_of(view)
    for name, hint in hints_of(get_type_hints(game.private)["return"]).items() if game.private else ():
        if public.get(name) != hint:
            raise CannotBeSaid(f"'{name}' of {game.id} is of another type in the private view than in the public one.")


def events_in(module: Any) -> Iterator[type[events.Event]]:
    for kind in vars(module).values():
        if (
            isinstance(kind, type)
            and issubclass(kind, events.Event)
            and kind.__module__ == module.__name__
            and kind.kind
        ):
            yield kind


def written(writer: Writer, *more: str, imports: str = "") -> str:
    body = "\n".join([writer.text(), *more]).replace("\n\n\n", "\n\n")
    files = writer.modules()
    sources = ", ".join(file.relative_to(package()).as_posix() for file in files)
    header = HEADER.format(sources=sources, hash=hash_of(files))
    return "\n".join([header, *([imports] if imports else [""]), body])


def package() -> Path:
    """The folder that holds the package, wherever it was imported from."""
    return Path(games.__file__ or "").resolve().parents[2]


def hash_of(files: Iterable[Path]) -> str:
    text = "".join(match[0].rstrip() + "\n" for file in files for match in DECLARED.finditer(file.read_text("utf-8")))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def main(arguments: Sequence[str]) -> None:
    try:
        files = [messages_file(), events_file(), *(game_file(games.find(name)) for name in games.ids())]
    except CannotBeSaid as error:
        raise SystemExit(str(error)) from None
    for file, text in files:
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            if "--check" in arguments:
                name = file.relative_to(ROOT).as_posix()
                raise SystemExit(f"{name} is older than its Python types; run `make types`.")
            file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
