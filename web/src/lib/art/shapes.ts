/** What a picture is made of: shapes and their paints, moved together or alone. */
export type Paint =
  | 'stone' | 'plaster' | 'brick' | 'wood' | 'plank' | 'tile' | 'slate' | 'straw' | 'dark' | 'glow' | 'glass'
  | 'water' | 'sea' | 'leaf' | 'fir' | 'grass' | 'hill' | 'sand' | 'earth' | 'quay' | 'street' | 'rock'
  | 'metal' | 'iron' | 'gold' | 'flame' | 'coal' | 'clay' | 'snow'
  | 'bread' | 'fish' | 'meat' | 'hide' | 'leather' | 'cow' | 'skin'
  | 'red' | 'blue' | 'teal' | 'violet' | 'green' | 'sail'
  // Without an outline (as the sea and all that is walked on): what is far away, smoke, shade, the sun, the night.
  | 'far' | 'smoke' | 'shade' | 'sun' | 'night' | 'gloom' | 'moon'
  // Lines alone: of ink, of wood, of rope (seen against the sky by night too), of steam, foam, spray and straw.
  | 'line' | 'beam' | 'rope' | 'steam' | 'foam' | 'spray' | 'ears'

/** A shape and its paint; a `fine` one is left out of small pictures. */
export interface Part {
  paint: Paint
  d: string
  fine?: true
}

/** Parts that are moved together. */
export interface Group {
  move: string
  of: Drawing
}

export type Drawing = Part | Group | readonly Drawing[]

export const GROUND = 70

export const shape = (paint: Paint, d: string): Part => ({ paint, d })
export const line = (d: string): Part => ({ paint: 'line', d })
export const beam = (d: string): Part => ({ paint: 'beam', d })
export const rope = (d: string): Part => ({ paint: 'rope', d })
export const fine = (d: string): Part => ({ paint: 'line', d, fine: true })

/** Something drawn around 0 0, put where it belongs: larger or smaller, looking the other way if its size is negative. */
export const put = (x: number, y: number, size: number, ...of: Drawing[]): Group => ({
  move: `translate(${x} ${y}) scale(${size} ${Math.abs(size)})`,
  of,
})
export const turn = (x: number, y: number, angle: number, ...of: Drawing[]): Group => ({ move: `translate(${x} ${y}) rotate(${angle})`, of })

// Shapes.

export const boxPath = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`
export const diskPath = (x: number, y: number, rx: number, ry = rx): string => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
export const box = (paint: Paint, x: number, y: number, width: number, height: number): Part => shape(paint, boxPath(x, y, width, height))
export const disk = (paint: Paint, x: number, y: number, rx: number, ry = rx): Part => shape(paint, diskPath(x, y, rx, ry))
/** So many of the same, side by side. */
export const row = (count: number, step: number, draw: (x: number, index: number) => Drawing, from = 0): Drawing[] =>
  Array.from({ length: count }, (_, index) => draw(from + index * step, index))
