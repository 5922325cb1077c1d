/** What makes the table look up in The Builders, and the town that somebody has built. */
import * as p from '../../lib/art/parts'
import { behind, draw, inside } from '../../lib/art/scene'
import { TABLE, moving, still, whose, type Layer, type Plan, type Scene, type Sight, type Town } from '../../lib/scenes'
import { scenes as pictures } from './pictures'
import type { BuildersEvent, BuildersView } from './types'

const pictureOf = (card: string): string => card.replace(/_\d$/, '')

/** The building stands, and its scaffold falls. */
function finished(card: string): Layer[] {
  const id = pictureOf(card)
  const { back, land } = pictures[id]!
  return [
    still(behind(back, land, id) + draw(pictures, id, { bare: true })),
    moving('fall', inside(p.scaffold(22, 38, 54), p.ladder(30, 70, 40)), 3),
    moving('fall', inside(p.scaffold(62, 38, 54)), 5),
  ]
}

const BELL: Layer[] = [
  still(behind('town', 'grass') + inside(p.wall(36, 48, 60, 'stone'), p.roof(36, 48, 16, 'tile', 10, 10), p.arch(44, 32, 48, 'dark', 60))),
  moving('ring', inside(p.put(60, 16, 1.15, p.bell))),
]

function one(event: BuildersEvent, { me, names }: Sight<BuildersEvent, BuildersView>): Scene[] {
  const args = { who: me === null ? 'other' : whose(me, event.seat), player: names[event.seat] ?? '' }
  switch (event.event) {
    case 'building_finished':
      return [{ kind: 'finished', args: { ...args, points: event.points, coins: event.coins }, ids: { building: event.building }, seat: event.seat, weight: 50 + event.points, layers: finished(event.building) }]
    case 'machine_finished':
      return [{ kind: 'machine', args: { ...args, points: event.points }, ids: { machine: event.machine }, seat: event.seat, weight: 50 + event.points, layers: finished(event.machine) }]
    case 'end_triggered':
      return [{ kind: 'last', args: { ...args, points: event.points }, seat: TABLE, weight: 100, layers: BELL, lasts: 2000 }]
    default:
      return []
  }
}

const plan: Plan<BuildersEvent, BuildersView> = (seen) => seen.events.flatMap((event) => one(event, seen))
export default plan

/** Rivers and bridges reach beyond their card; in a town each keeps to its plot, and a river is a pond. */
const POND = inside(p.shape('sea', 'M2 74c0-7 116-7 116 0s-116 7-116 0z'))
function plot(card: string): string {
  const of = draw(pictures, pictureOf(card), { bare: true, small: true }).replace(/<path class="sea"[^>]*>/, POND).replace(/<path class="foam"[^>]*>/g, '')
  return `<svg y="-20" width="120" height="120" viewBox="0 -20 120 120">${of}</svg>`
}

export const town: Town<BuildersView> = (view, seat) => (view.seats[seat]?.finished ?? []).map((card) => ({ of: plot(card) }))
