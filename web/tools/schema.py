"""Print one JSON Schema of everything that crosses the wire, HTTP and socket alike, for `types.mjs`."""

import json

import msgspec

from ratusz.server import messages

bases = (msgspec.Struct, messages.Request)
structs = [
    kind
    for kind in vars(messages).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in bases
]
unions = {"Command": messages.Command, "ServerMessage": messages.ServerMessage}
schemas, definitions = msgspec.json.schema_components([*structs, *unions.values()], ref_template="#/$defs/{name}")
definitions |= dict(zip(unions, schemas[len(structs) :], strict=True))
complete = [kind.__name__ for kind in structs if not kind.__struct_config__.omit_defaults]
print(json.dumps({"$defs": definitions, "complete": complete}))
