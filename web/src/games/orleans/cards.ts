/** The printed side of the game, from its data: followers, goods, places, tracks, deeds and the map. */
import * as data from '@ratusz/games/orleans/data.json'
import { idsOf, lookup } from '../../lib/lookup'

export type FollowerType = 'farmer' | 'boatman' | 'craftsman' | 'trader' | 'knight' | 'scholar' | 'monk'
export type Good = 'grain' | 'cheese' | 'wine' | 'wool' | 'brocade' | 'bread'
export type Track = 'farmers' | 'craftsmen' | 'traders' | 'boatmen' | 'knights' | 'scholars'
/** What a slot takes: a type, or more than one. */
export type SlotType = FollowerType | 'any' | 'any_neutral' | 'any_unlimited' | 'market_space'

export const TYPES = data.followers.map(({ id }) => id as FollowerType)
export const GOODS: readonly Good[] = [...data.goods.map(({ id }) => id as Good), 'bread']
export const EVENTS = data.events
export const TRACKS = data.tracks.map(({ id }) => id as Track)

export const MARKET_SPACES = data.constants.market_spaces.value
export const TOWER_SPACES = data.constants.gunpowder_tower_spaces.value

/** The points that are printed on a good; none on bread. */
export const pointsOn = (good: Good): number | undefined => data.goods.find(({ id }) => id === good)?.victory_points

// Followers. A kind is a type, or a starter of a type: `starter_farmer`.

const STARTER = 'starter_'
export const isStarter = (kind: string): boolean => kind.startsWith(STARTER)
export const typeOf = (kind: string): FollowerType => (isStarter(kind) ? kind.slice(STARTER.length) : kind) as FollowerType
/** All kinds in the order of the data, starters before others. */
export const KINDS: readonly string[] = data.followers.flatMap(({ id, starter_per_color }) => (starter_per_color ? [STARTER + id, id] : [id]))

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

interface Place {
  id: string
  /** None for the places of the player board. */
  stack?: number
  slots: SlotType[]
  needs_all_slots: boolean
  effects: Effect[]
}

const BOARD = data.player_board_places as Place[]
const TILES = [...data.place_tiles, ...data.extra_place_tiles] as Place[]
const PLACES = [...BOARD, ...TILES]

export const BOARD_PLACES = idsOf(BOARD)
export const TILE_IDS = idsOf(TILES)
const extras = new Set(idsOf(data.extra_place_tiles))

/** Of the tiles that are out of the match those worth naming: without any extra tile nobody misses them. */
export function missingTiles(out: string[]): string[] {
  const base = out.filter((tile) => !extras.has(tile))
  return out.length - base.length === extras.size ? base : out
}

export const TOWN_HALL = 'town_hall'
export const TOWER = 'gunpowder_tower'
export const THEATRE = 'theatre'

export const placeOf = lookup('place', PLACES)

/** The rule of a place: `OR-BOARD-FarmHouse`. */
export function ruleOf(id: string): string {
  const name = id.replace(/(^|_)(\w)/g, (_, _gap, letter: string) => letter.toUpperCase())
  if (placeOf(id).stack === undefined) return `OR-BOARD-${name}${id === TOWN_HALL ? '-2' : ''}`
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
  PLACES.map(({ id, slots }) => {
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

/** The bonus of a step whose citizen goes to the first who comes there. */
export const CITIZEN = 'citizen_first_only'

export interface Step {
  /** What kind of thing it brings. */
  bonus: string
  good?: Good
  coins?: number
  points?: number
  draw?: number
  /** The stacks from which a tile may be chosen. */
  stacks?: number[]
}

const trackOfId = lookup('track', data.tracks)
/** What each step of a track brings, from the first. */
export const stepsOf = (track: Track): readonly Step[] => trackOfId(track).steps as Step[]
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

/** The development track; `level_star`: the level that begins there, 0 if none does. */
export const SPACES = data.development_track.spaces
export type Space = (typeof SPACES)[number]

/** The citizen on a step of a track, on a space or at a deed. */
export function citizenAt(where: string, at: number | string): string {
  const found = (data.citizens as { id: string; where: string; space?: number; deed?: string }[]).find(
    (citizen) => citizen.where === where && (citizen.deed ?? citizen.space) === at,
  )
  return found?.id ?? ''
}

/** The deeds; `points`: development points that may be chosen instead of the coins. */
export const DEEDS = data.deeds.map(({ id, reward_per_follower: { coins, or_development: points }, slots }) => ({ id, coins, points, slots: slots as FollowerType[] }))
export type Deed = (typeof DEEDS)[number]

// The map. Positions are percentages of its width and height.

export const HOME = data.map.start_city
export const CITIES = data.map.cities
export const WAYS = data.map.edges.map(({ type, goods_spaces, ...way }) => ({ ...way, water: type === 'water', spaces: goods_spaces }))
export type Way = (typeof WAYS)[number]

export const cityOf = lookup('city', CITIES)
export const wayOf = lookup('way', WAYS)
