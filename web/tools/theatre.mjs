/** Writes a page with every kind of scene of a game and the line that it says: `node tools/theatre.mjs <game> <file>`. `tests/browser/pictures.py` photographs it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const read = (relative) => readFileSync(path(relative), 'utf8')
const [game, file] = process.argv.slice(2)

const vite = await createServer({ root: path('..'), configFile: path('../vite.config.ts'), server: { middlewareMode: true, watch: null }, appType: 'custom', logLevel: 'error' })
const { default: plan } = await vite.ssrLoadModule(`/src/games/${game}/scenes.ts`)
const { Texts } = await vite.ssrLoadModule('/src/lib/texts.ts')
await vite.close()

const of = '../../src/ratusz'
const texts = new Texts('en', [read(`${of}/text_en.ftl`), read(`${of}/games/${game}/text_en.ftl`), read(`../src/games/${game}/text_en.ftl`)])
const sight = { names: ['Ania', 'Bot 2', 'Bot 3'], say: (...words) => texts.say(...words), listing: (words) => texts.listing(words) }
/** A line for somebody says more than one about others. */
const concerns = ({ args = {} }) => !['other', 'watch', 'none'].includes(args.who)
const kinds = new Map()
for (const change of JSON.parse(read('../src/lib/changes.json'))[game]) {
  for (const scene of plan({ ...change, ...sight })) {
    const known = kinds.get(scene.kind)
    if (!known || (concerns(scene) && !concerns(known))) kinds.set(scene.kind, scene)
  }
}

const font = readFileSync(path('../node_modules/@fontsource/alegreya/files/alegreya-latin-700-normal.woff2')).toString('base64')
const figure = ({ kind, args, ids, layers }) =>
  `<figure><svg class="art" viewBox="0 0 120 80" width="300" height="200">${layers.map((layer) => layer.of).join('')}</svg><figcaption>${texts.say(`scene-${kind}`, args, ids)}</figcaption></figure>`
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><style>@font-face { font-family: Alegreya; font-weight: 700; src: url(data:font/woff2;base64,${font}) }${read('../src/shell/tokens.css')}${read('../src/lib/art/paint.css')}
body { margin: 0; padding: 16px; background: var(--paper); color: var(--ink); display: flex; flex-wrap: wrap; justify-content: center; gap: 16px }
figure { margin: 0; width: 302px } svg { background: var(--art-sky); border: 1px solid var(--line-strong); border-radius: 10px } figcaption { font: 700 17px/1.2 var(--font-title); text-align: center }</style>${[...kinds.values()].map(figure).join('')}`,
)
