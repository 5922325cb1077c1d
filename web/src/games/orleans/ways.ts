/** The lines of the map: roads and rivers through their goods spaces, and where a merchant may go. */
import { WAYS, cityOf, wayOf, type Way } from './cards'

/** The map is drawn on a sheet of this size. */
export const WIDTH = 1000
export const HEIGHT = 860

interface Point {
  x: number
  y: number
}

export const onSheet = ({ x, y }: Point): Point => ({ x: (x * WIDTH) / 100, y: (y * HEIGHT) / 100 })

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** A smooth line from city to city through the goods spaces. */
export function lineOf(way: Way): string {
  const start = onSheet(cityOf(way.a))
  const end = onSheet(cityOf(way.b))
  const between = way.spaces.map(onSheet).sort((one, other) => distance(start, one) - distance(start, other))
  const points = [start, ...between, end]
  let line = `M${start.x.toFixed(1)} ${start.y.toFixed(1)}`
  for (let index = 0; index + 1 < points.length; index++) {
    const [before, from, to, after] = [points[index - 1] ?? points[index]!, points[index]!, points[index + 1]!, points[index + 2] ?? points[index + 1]!]
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    line += `C${[first, second, to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')}`
  }
  return line
}

export const ROADS = WAYS.filter(({ water }) => !water)
export const RIVERS = WAYS.filter(({ water }) => water)

export interface Goal {
  way: string
  city: string
  /** Where it is pressed: at the city, or on the way if two ways lead there. */
  x: number
  y: number
}

/** Where the ways lead to that a merchant may travel. */
export function goalsOf(cities: ReadonlyMap<string, string>): Goal[] {
  const ends = [...cities.values()]
  return [...cities].map(([way, city]) => {
    const alone = ends.filter((other) => other === city).length === 1
    const { x, y } = alone ? cityOf(city) : (wayOf(way).spaces[0] ?? cityOf(city))
    return { way, city, x, y }
  })
}
