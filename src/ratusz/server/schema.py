"""The published schemas: OpenAPI for HTTP, JSON Schema for the socket, both made from `messages.py`."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

import ratusz
from ratusz.server import messages
from ratusz.server.api import ENDPOINTS, Endpoint


def socket_schema() -> dict[str, Any]:
    """The messages of the socket as one JSON Schema: `Command` goes to the server, `ServerMessage` comes from it."""
    (command, reply), components = msgspec.json.schema_components(
        [messages.Command, messages.ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ratusz socket messages",
        "$defs": {**components, "Command": command, "ServerMessage": reply},
    }


def openapi() -> dict[str, Any]:
    """The HTTP interface as OpenAPI 3.1."""
    kinds: list[type] = [messages.Problem]
    for endpoint in ENDPOINTS:
        kinds.append(endpoint.reply)
        if endpoint.body is not None:
            kinds.append(endpoint.body)
    _, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ratusz", "version": ratusz.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "responses": {
            str(endpoint.status): {"description": "Done.", "content": _content(endpoint.reply)},
            "4XX": {"description": "Refused; nothing has changed.", "content": _content(messages.Problem)},
        },
    }
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": _parameter(name)}
        for name in re.findall(r"{(\w+)", endpoint.path)
    ]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.body)}
    return operation


def _parameter(name: str) -> dict[str, Any]:
    return {"type": "integer", "minimum": 0, "maximum": 9} if name == "seat" else {"type": "string"}


def _content(kind: type) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}


if __name__ == "__main__":
    print(json.dumps({"openapi": openapi(), "socket": socket_schema()}, indent=1))
