/** The printed side of the game, from its data: followers, goods, places, tracks, deeds and the map. */
import {
  citizens,
  constants,
  deeds,
  development_track,
  events,
  extra_place_tiles,
  followers,
  goods,
  map,
  place_tiles,
  player_board_places,
  tracks,
} from '@ratusz/games/orleans/data.json'

export type FollowerType = 'farmer' | 'boatman' | 'craftsman' | 'trader' | 'knight' | 'scholar' | 'monk'
export type Good = 'grain' | 'cheese' | 'wine' | 'wool' | 'brocade' | 'bread'
export type Track = 'farmers' | 'craftsmen' | 'traders' | 'boatmen' | 'knights' | 'scholars'
/** What a slot takes: a type, or more than one. */
export type SlotType = FollowerType | 'any' | 'any_neutral' | 'any_unlimited' | 'market_space'

export const TYPES = followers.map(({ id }) => id as FollowerType)
export const GOODS: readonly Good[] = [...goods.map(({ id }) => id as Good), 'bread']
export const EVENTS = events.map(({ id, count }) => ({ id, count }))
export const TRACKS = tracks.map(({ id }) => id as Track)

export const MARKET_SPACES = constants.market_spaces.value
export const TOWER_SPACES = constants.gunpowder_tower_spaces.value

const worth = new Map(goods.map(({ id, victory_points }) => [id as Good, victory_points]))

/** Points at the end; bread counts as the level. */
export const pointsOf = (good: Good, level: number): number => worth.get(good) ?? level

// Followers. A kind is a type, or a starter of a type: `starter_farmer`.

const STARTER = 'starter_'
export const isStarter = (kind: string): boolean => kind.startsWith(STARTER)
export const typeOf = (kind: string): FollowerType => (isStarter(kind) ? kind.slice(STARTER.length) : kind) as FollowerType
/** All kinds in the order of the data, starters before others. */
export const KINDS: readonly string[] = followers.flatMap(({ id, starter_per_color }) => (starter_per_color ? [STARTER + id, id] : [id]))

// Places.

export interface Effect {
  type: string
  follower?: string
  followers?: string[]
  good?: string
  coins?: number
  points?: number
  edge_type?: string
  slots?: string[]
}

export interface Place {
  id: string
  /** 0 for the places of the player board. */
  stack: number
  slots: SlotType[]
  needsAll: boolean
  effects: Effect[]
}

interface Written {
  id: string
  stack?: number
  slots: string[]
  needs_all_slots: boolean
  effects: unknown[]
}

const read = ({ id, stack, slots, needs_all_slots, effects }: Written): Place => ({
  id,
  stack: stack ?? 0,
  slots: slots as SlotType[],
  needsAll: needs_all_slots,
  effects: effects as Effect[],
})

const BOARD = (player_board_places as Written[]).map(read)
const TILES = ([...place_tiles, ...extra_place_tiles] as Written[]).map(read)
const places = new Map([...BOARD, ...TILES].map((place) => [place.id, place]))

export const BOARD_PLACES: readonly string[] = BOARD.map(({ id }) => id)
export const TILE_IDS: readonly string[] = TILES.map(({ id }) => id)
const extras = new Set(extra_place_tiles.map(({ id }) => id as string))

/** Of the tiles that are out of the match those worth naming: without any extra tile nobody misses them. */
export function missingTiles(out: string[]): string[] {
  const base = out.filter((tile) => !extras.has(tile))
  return out.length - base.length === extras.size ? base : out
}

export const TOWN_HALL = 'town_hall'
export const TOWER = 'gunpowder_tower'
export const THEATRE = 'theatre'

export function placeOf(id: string): Place {
  const place = places.get(id)
  if (!place) throw new Error(`There is no place '${id}'.`)
  return place
}

/** The rule of a place: `OR-BOARD-FarmHouse`. */
export function ruleOf(id: string): string {
  const name = id.replace(/(^|_)(\w)/g, (_, _gap, letter: string) => letter.toUpperCase())
  if (placeOf(id).stack === 0) return `OR-BOARD-${name}${id === TOWN_HALL ? '-2' : ''}`
  if (extras.has(id)) return `OR-EXTRA-${name}`
  return `OR-PLACE-${name}${id === TOWER ? '-1' : ''}`
}

/** Equal slots of a place are one group, named `village_farmer`; slots for anybody are named like their place. */
export interface Group {
  id: string
  type: SlotType
  slots: number
}

const groups = new Map(
  [...places.values()].map(({ id, slots }) => {
    const found: Group[] = []
    for (const type of slots) {
      if (type === 'market_space') continue
      const last = found.at(-1)
      if (last?.type === type) last.slots += 1
      else found.push({ id: TYPES.includes(type as FollowerType) ? `${id}_${type}` : id, type, slots: 1 })
    }
    return [id, found]
  }),
)

export const groupsOf = (place: string): readonly Group[] => groups.get(place) ?? []

const owners = new Map([...groups].flatMap(([place, found]) => found.map(({ id }) => [id, place])))
export const placeOfGroup = (group: string): string => owners.get(group) ?? ''

// Tracks.

export interface Step {
  good?: Good
  coins?: number
  points?: number
  draw?: number
  citizen: boolean
  technology: boolean
  /** The stacks from which a tile may be chosen. */
  stacks?: number[]
}

interface WrittenStep {
  bonus: string
  good?: string
  coins?: number
  points?: number
  draw?: number
  stacks?: number[]
}

const steps = new Map(
  tracks.map(({ id, steps }) => [
    id as Track,
    (steps as WrittenStep[]).map(
      ({ bonus, good, coins, points, draw, stacks }): Step => ({
        ...(good ? { good: good as Good } : {}),
        ...(coins ? { coins } : {}),
        ...(points ? { points } : {}),
        ...(draw ? { draw } : {}),
        ...(stacks ? { stacks } : {}),
        citizen: bonus === 'citizen_first_only',
        technology: bonus === 'technology',
      }),
    ),
  ]),
)

/** What each step of a track brings, from the first. */
export const stepsOf = (track: Track): readonly Step[] => steps.get(track) ?? []
export const DRAW_AT_START = 4

const TRACK_OF: Partial<Record<FollowerType, Track>> = {
  farmer: 'farmers',
  boatman: 'boatmen',
  craftsman: 'craftsmen',
  trader: 'traders',
  knight: 'knights',
  scholar: 'scholars',
}
export const trackOf = (type: FollowerType): Track | undefined => TRACK_OF[type]
export const followerOf = (track: Track): FollowerType => TYPES.find((type) => TRACK_OF[type] === track)!

// The development track.

export interface Space {
  space: number
  coins: number
  citizen: boolean
  /** The level that begins here; 0 if none does. */
  star: number
}

export const SPACES: readonly Space[] = development_track.spaces.map(({ space, coins, citizen, level_star }) => ({ space, coins, citizen, star: level_star }))

// Citizens and deeds.

/** The citizen on a step of a track, on a space or at a deed. */
export function citizenAt(where: string, at: number | string): string {
  const found = (citizens as { id: string; where: string; space?: number; deed?: string }[]).find(
    (citizen) => citizen.where === where && (citizen.deed ?? citizen.space) === at,
  )
  return found?.id ?? ''
}

export interface Deed {
  id: string
  coins: number
  /** Development points that may be chosen instead. */
  points: number
  slots: FollowerType[]
}

export const DEEDS: readonly Deed[] = deeds.map(({ id, reward_per_follower, slots }) => ({
  id,
  coins: reward_per_follower.coins,
  points: reward_per_follower.or_development,
  slots: slots as FollowerType[],
}))

// The map. Positions are percentages of its width and height.

export interface City {
  id: string
  x: number
  y: number
}

export interface Way {
  id: string
  water: boolean
  a: string
  b: string
  spaces: { x: number; y: number; least: number }[]
}

export const HOME = map.start_city
export const CITIES: readonly City[] = map.cities.map(({ id, x, y }) => ({ id, x, y }))
export const WAYS: readonly Way[] = map.edges.map(({ id, type, a, b, goods_spaces }) => ({
  id,
  water: type === 'water',
  a,
  b,
  spaces: goods_spaces.map(({ x, y, min_players }) => ({ x, y, least: min_players })),
}))

export const cityOf = (id: string): City => CITIES.find((city) => city.id === id) ?? { id, x: 50, y: 50 }
export const wayOf = (id: string): Way | undefined => WAYS.find((way) => way.id === id)
