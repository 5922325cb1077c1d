/** A scene: what lies behind, what is stood on, and the parts in front; and how it becomes the inside of an SVG. */
import './paint.css'
import { beam, box, boxPath, diskPath, roof, shape, type Drawing, type Paint, type Part } from './parts'

export type Backdrop = 'hills' | 'town' | 'works' | 'forest' | 'sea' | 'night' | 'none'
export type Land = 'grass' | 'quay' | 'street' | 'yard' | 'water' | 'none'

export interface Scene {
  back: Backdrop
  land: Land
  of: Drawing
}
export type Scenes = Record<string, Scene>

export const scene = (back: Backdrop, land: Land, ...of: Drawing[]): Scene => ({ back, land, of })

// Backdrops and grounds reach beyond the 120 of the picture on both sides: where it is shown wider there is more of them.

const SUNS: [number, number][] = [[100, 17], [20, 18], [84, 14], [36, 15]]

function sun(place: number): Part[] {
  const [x, y] = SUNS[place % SUNS.length]!
  return [shape('sun', diskPath(x, y, 8)), shape('night', `${diskPath(x + 4, y - 2, 7)}`)]
}

const SHAPES: Record<Exclude<Backdrop, 'none'>, [Paint, string][]> = {
  hills: [['hill', 'M-90 56C-60 46-30 66 0 60C20 48 38 52 56 58S98 46 120 56S180 66 210 54V80H-90z']],
  town: [
    ['hill', 'M-90 58C-40 50 10 52 60 56S160 52 210 58V80H-90z'],
    ['far', 'M-90 70V52h16v-8l7-8 7 8v6h14v-8h18v6l8-7 8 7v6h10V42h8V30l4-10 4 10v12h8v10h14v-6l9-8 9 8v8h12V44h12v8h10l7-7 7 7v18zM120 70V50h14v-8l7-8 7 8v10h14v-8h18v26z'],
  ],
  works: [
    ['far', 'M-90 70V56h24V30h5v26h16V50l10 6v-6l10 6v-6l10 6v-8h8V28h5v24h12v-2l9 6v-6l9 6v-6l9 6V34h5v22h14v-8h16v8h12V26h5v30h14v-6l10 6v-6l10 6h30v14z'],
  ],
  forest: [
    ['hill', 'M-90 54C-40 46 10 50 60 54S160 48 210 54V80H-90z'],
    ['far', `M-90 70${Array.from({ length: 30 }, (_, tree) => `l5-${[22, 28, 18, 25][tree % 4]} 5 ${[22, 28, 18, 25][tree % 4]}`).join('')}V80H-90z`],
  ],
  sea: [
    ['sea', 'M-90 50H210V80H-90z'],
    ['far', 'M-90 50c20-8 50-9 70 0zM84 50c14-7 50-10 80 0z'],
  ],
  night: [['gloom', 'M-90-20H210V80H-90z'], ['moon', 'M99 10a8 8 0 1 0 6 14a10 10 0 0 1-6-14z']],
}

const LANDS: Record<Exclude<Land, 'none'>, [Paint, string, string]> = {
  grass: ['grass', 'M-90 69C30 66 80 71 210 68V90H-90z', ''],
  quay: ['quay', boxPath(-90, 70, 300, 20), 'M-90 70H210M-64 70v10M-24 70v10M16 70v10M56 70v10M96 70v10M136 70v10M176 70v10'],
  street: ['street', boxPath(-90, 68, 300, 22), 'M-50 74h8m20 2h8m14-2h8m18 2h8m14-3h8m20 3h8m12-2h8m20 2h8'],
  yard: ['sand', 'M-90 69C-20 67 60 70 210 68V90H-90z', ''],
  water: ['sea', 'M-90 64H210V90H-90z', ''],
}

/** The same number for the same name: which sun a picture has. */
const lot = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

function landscape({ back, land }: Scene, id: string, wide: boolean): Drawing[] {
  const parts: Drawing[] = back === 'none' || back === 'night' ? [] : [sun(lot(id))]
  if (wide) parts.push({ move: 'translate(-180 0) scale(-1 1)', of: country({ back, land }) })
  parts.push(country({ back, land }))
  return parts
}

function country({ back, land }: Pick<Scene, 'back' | 'land'>): Drawing[] {
  const parts: Drawing[] = []
  if (back !== 'none') parts.push(SHAPES[back].map(([paint, d]) => ({ paint, d })))
  if (land !== 'none') {
    const [paint, d, lines] = LANDS[land]
    parts.push({ paint, d }, lines ? { paint: 'line', d: lines, fine: true } : [])
    if (land === 'water') parts.push({ paint: 'foam', d: 'M-70 73q3-3 6 0t6 0M8 75q3-3 6 0t6 0M52 71q3-3 6 0t6 0M96 76q3-3 6 0t6 0M150 73q3-3 6 0t6 0' })
  }
  return parts
}

/** What lies behind a scene, alone: for a stage on which the rest of it moves. */
export const behind = (back: Backdrop, land: Land, id = ''): string => write(landscape({ back, land, of: [] }, id, false), false)
/** Something of the kit by itself, as the inside of an SVG. */
export const inside = (...of: Drawing[]): string => write(of, false)

/** Nobody sees more than two decimals. */
const rounded = (numbers: string): string => numbers.replace(/\d*\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))

function write(of: Drawing, small: boolean): string {
  if ('d' in of) return small && of.fine ? '' : `<path class="${of.fine ? 'fine ' : ''}${of.paint}" d="${rounded(of.d)}"/>`
  if ('move' in of) return `<g transform="${rounded(of.move)}">${write(of.of, small)}</g>`
  return of.map((part) => write(part, small)).join('')
}

/** Several games may have pictures of the same name. */
const drawn = new WeakMap<Scenes, Map<string, string>>()

export interface Look {
  /** Small pictures have no texture. */
  small?: boolean
  /** Without landscape: something that stands somewhere else. */
  bare?: boolean
  /** With as much of the country to its left again: for what is several times as wide as high. */
  wide?: boolean
}

/** What is inside the SVG of a picture; each is written once. */
export function draw(scenes: Scenes, id: string, { small = false, bare = false, wide = false }: Look = {}): string {
  const key = `${id} ${small} ${bare} ${wide}`
  const known = drawn.get(scenes) ?? new Map<string, string>()
  drawn.set(scenes, known)
  let written = known.get(key)
  if (written === undefined) {
    const scene = scenes[id]
    if (!scene) throw new Error(`There is no picture of '${id}'.`)
    known.set(key, (written = write([bare ? [] : landscape(scene, id, wide), scene.of], small)))
  }
  return written
}

/** How far the pictures of fields, walls and rivers reach where they stand in a town. */
const PLOT = '<clipPath id="plot"><path d="M-8-40H128V66q0 14-14 14H6q-14 0-14-14z"/></clipPath>'
const ROOFS: Paint[] = ['tile', 'slate', 'straw']

/** A picture as it stands in a town: without its landscape; a room is seen through the open front of its house. */
export function standing(scenes: Scenes, id: string): string {
  // The town has a sun of its own.
  const of = draw(scenes, id, { bare: true, small: true }).replace(/<path class="sun"[^>]*>/g, '')
  const { back, land } = scenes[id]!
  if (back !== 'none' || land !== 'none') return `${PLOT}<g clip-path="url(#plot)">${of}</g>`
  const house = inside(roof(14, 92, 18, ROOFS[lot(id) % ROOFS.length]!, 20), beam('M14 70V20h92v50z'))
  return `${inside(box('plaster', 14, 20, 92, 50))}<svg x="14" y="20" width="92" height="50" viewBox="0 0 120 78" preserveAspectRatio="xMidYMax slice">${of}</svg>${house}`
}
