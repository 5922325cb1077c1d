/** Writes a page with all pictures of a game at 64, 120 and 240 pixels: `node tools/album.mjs <game> <file>`. `tests/browser/album.py` photographs it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const SIZES = [64, 120, 240]
const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const [game, file] = process.argv.slice(2)

const vite = await createServer({ root: path('..'), configFile: path('../vite.config.ts'), server: { middlewareMode: true, watch: null }, appType: 'custom', logLevel: 'error' })
const { default: draw, scenes } = await vite.ssrLoadModule(`/src/games/${game}/pictures.ts`)
await vite.close()

const picture = (id, size) =>
  `<svg class="art" viewBox="0 0 120 80" width="${size}" height="${(size * 2) / 3}" style="background:var(--art-sky);--pen:${size < 100 ? 0.9 : 1.2}">${draw(id, { small: size < 100 })}</svg>`
const figure = (id) => `<figure>${SIZES.map((size) => picture(id, size)).join('')}<figcaption>${id}</figcaption></figure>`

writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><style>${readFileSync(path('../src/shell/tokens.css'), 'utf8')}${readFileSync(path('../src/lib/art/paint.css'), 'utf8')}
body { background: var(--table); color: var(--ink); font: 13px sans-serif; margin: 8px; display: flex; flex-wrap: wrap; gap: 8px }
figure { margin: 0 } figure svg { margin-right: 4px; border: 1px solid var(--line) }</style>${Object.keys(scenes).map(figure).join('')}`,
)
