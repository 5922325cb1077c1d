/** Builds the client into the Python package, which serves it; `npm run dev` talks to a server on its usual port or $RATUSZ. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'
import { gameData } from './tools/data.ts'
import { gameNames } from './tools/names.ts'
import { plainPaths } from './tools/paths.ts'
import { pageTexts } from './tools/texts.ts'
import { freshTypes } from './tools/types.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const server = process.env.RATUSZ ?? 'http://127.0.0.1:7288'

export default defineConfig({
  plugins: [
    freshTypes(path('..')),
    plainPaths(),
    svelte(),
    gameData(),
    pageTexts(),
    gameNames(path('../src/ratusz/games')),
    icons({ compiler: 'svelte', scale: 1 }),
  ],
  // The texts, rules and card data of the Python package are the only ones there are.
  resolve: { alias: { '@ratusz': path('../src/ratusz') } },
  build: {
    outDir: path('../src/ratusz/server/static'),
    emptyOutDir: true,
    // The content policy allows no `data:` addresses.
    assetsInlineLimit: 0,
    target: 'es2022',
    // A browser that loads nothing ahead loads it a little later.
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [path('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
})
