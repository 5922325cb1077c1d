/** Places that would bring nothing now: filling them is allowed, using them is not. */
import { groupsOf, placeOf, stepsOf, trackOf, type Effect, type FollowerType, type Good } from './cards'
import type { OrleansView, SeatView } from './types'
import { waysFrom } from './ways'

/** Why a place brings nothing, as the end of the key of its text. */
export type Idle = 'pilgrimage' | 'track' | 'followers' | 'goods' | 'technology' | 'tiles' | 'village' | 'water' | 'road'

function idleRecruit(follower: FollowerType, seat: SeatView, view: OrleansView): Idle | null {
  if (follower === 'monk' && view.event === 'pilgrimage') return 'pilgrimage'
  if (!view.supply[follower]) return 'followers'
  const track = trackOf(follower)
  if (!track) return null
  const next = stepsOf(track)[seat.tracks[track] ?? 0]
  if (!next) return 'track'
  if (next.good && !view.goods_supply[next.good]) return 'goods'
  if (next.technology && !view.technology_supply) return 'technology'
  const { stacks } = next
  return stacks && !view.tiles.some((tile) => stacks.includes(placeOf(tile).stack)) ? 'tiles' : null
}

const travels = (place: string, water: boolean): boolean => placeOf(place).effects.some(({ type, edge_type }) => type === 'move_merchant' && (edge_type === 'water') === water)

/** No way of its kind leaves the city, and no other ready place could bring the merchant to one from which some do. */
function idleTravel(water: boolean, seat: SeatView): Idle | null {
  if (waysFrom(seat.merchant, water).length > 0 || seat.ready.some((place) => travels(place, !water))) return null
  return water ? 'water' : 'road'
}

function idleEffect(effect: Effect, seat: SeatView, view: OrleansView): Idle | null {
  switch (effect.type) {
    case 'recruit':
      return idleRecruit(effect.follower as FollowerType, seat, view)
    case 'recruit_choice':
      return (effect.followers ?? []).every((follower) => idleRecruit(follower as FollowerType, seat, view)) ? 'village' : null
    case 'good':
      return view.goods_supply[effect.good as Good] ? null : 'goods'
    case 'technology':
      return view.technology_supply ? null : 'technology'
    case 'move_merchant':
      return idleTravel(effect.edge_type === 'water', seat)
    default:
      return null
  }
}

/** Why a place would bring a seat nothing now; null if it brings something. */
export function idleOf(place: string, seat: SeatView, view: OrleansView): Idle | null {
  if (groupsOf(place).length === 0) return null
  return placeOf(place).effects.map((effect) => idleEffect(effect, seat, view)).find((why) => why !== null) ?? null
}

/** Whom a place brings for certain; at the Village that is still to be chosen. */
export const recruitsOf = (place: string): string[] => placeOf(place).effects.flatMap(({ type, follower }) => (type === 'recruit' && follower ? [follower] : []))

/** How many followers still to be chosen the ready places of a seat would bring. */
export function choicesToCome(seat: SeatView, view: OrleansView): number {
  return seat.ready.filter((place) => placeOf(place).effects.some(({ type }) => type === 'recruit_choice') && idleOf(place, seat, view) === null).length
}
