/** Writes src/lib/messages.ts: the TypeScript types of everything that crosses the wire, made from the server's structs. */
import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const ours = here('../../.venv/bin/python')
const python = process.env.PYTHON ?? (existsSync(ours) ? ours : 'python3')
const schema = JSON.parse(execFileSync(python, [here('schema.py')], { encoding: 'utf8' }))

for (const [name, definition] of Object.entries(schema.$defs)) {
  definition.title = name
  // What the server sends is complete but for what it says to leave out; what a client sends may leave out defaults.
  const sent = !definition.additionalProperties && 'additionalProperties' in definition
  if (definition.properties && !sent && schema.complete.includes(name)) definition.required = Object.keys(definition.properties)
  for (const property of Object.values(definition.properties ?? {})) tidy(property)
  if (definition.prefixItems) tidy(definition)
}

/** Bounds on lengths would become unions of tuples, and an object of any content a type without fields. */
function tidy(property) {
  delete property.minItems
  delete property.maxItems
  if (property.items) tidy(property.items)
  if (property.prefixItems) {
    property.items = property.prefixItems
    property.minItems = property.maxItems = property.items.length
    property.items.forEach(tidy)
  }
  if (property.type === 'object') tidy((property.additionalProperties ??= {}))
  for (const part of property.anyOf ?? []) tidy(part)
}

const types = await compile(schema, 'Messages', {
  additionalProperties: false,
  unreachableDefinitions: true,
  bannerComment: '/** Made by `npm run types` from src/ratusz/server/messages.py; not to be edited. */',
  style: { semi: false, singleQuote: true, printWidth: 120 },
})
const text = types
  .replace(/export interface Messages \{[^}]*\}\n/, '')
  .replace(/\/\*\*\n \* This interface was referenced by .*\n.*\n \*\/\n/g, '')
  .replace(/ \*\n \* This interface was referenced by .*\n.*\n/g, '')
writeFileSync(here('../src/lib/messages.ts'), text)
