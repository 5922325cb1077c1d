/** A Vite plugin: the paths of icons lose the decimals that nobody sees, and with them a third of their size. */
import type { Plugin } from 'vite'

const NUMBERS = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g

export function plainPaths(): Plugin {
  return {
    name: 'ratusz-plain-paths',
    enforce: 'pre',
    transform: (code, id) => (id.includes('~icons/') ? code.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${rounded(path)}"`) : undefined),
  }
}

/** A path in whole numbers; arcs stay as they are, since their flags may stand without a space. */
export function rounded(path: string): string {
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (all, command: string, numbers: string) => {
    if (/[aA]/.test(command)) return all
    const plain = (numbers.match(NUMBERS) ?? []).map((number) => String(Math.round(Number(number))))
    return command + plain.join(' ').replaceAll(' -', '-')
  })
}
