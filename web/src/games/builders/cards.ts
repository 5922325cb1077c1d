/** The printed figures of all cards, from the game's data. */
import { buildings, constants, machines, workers } from '@ratusz/games/builders/data.json'

export const RESOURCES = ['stone', 'wood', 'knowledge', 'tile'] as const
export type Resource = (typeof RESOURCES)[number]

export const RANKS = ['apprentice', 'laborer', 'craftsman', 'master'] as const
export type Rank = (typeof RANKS)[number]

/** A card of the building deck: a building or a machine. */
export interface BuildingCard {
  id: string
  machine: boolean
  points: number
  /** Coins paid when it is finished. */
  reward: number
  requires: number[]
  /** What a machine makes once it is finished; nothing for a building. */
  produces: number[]
}

/** A worker, or a finished machine acting as one. */
export interface WorkerCard {
  id: string
  rank: Rank | 'machine'
  /** Coins to pay each time it is sent. */
  wage: number
  produces: number[]
}

type Amounts = Record<Resource, number>

const amounts = (of: Amounts): number[] => RESOURCES.map((resource) => of[resource])

const buildingCards = new Map<string, BuildingCard>()
const workerCards = new Map<string, WorkerCard>()

for (const card of buildings) {
  const { id, points, coins, requires } = card
  buildingCards.set(id, { id, machine: false, points, reward: coins, requires: amounts(requires), produces: [0, 0, 0, 0] })
}
for (const card of machines) {
  const { id, points, coins, requires, work_cost } = card
  const produces = amounts(card.produces)
  buildingCards.set(id, { id, machine: true, points, reward: coins, requires: amounts(requires), produces })
  workerCards.set(id, { id, rank: 'machine', wage: work_cost, produces })
}
for (const card of workers) {
  workerCards.set(card.id, { id: card.id, rank: card.type as Rank, wage: card.cost, produces: amounts(card.produces) })
}

export const BUILDING_IDS: readonly string[] = [...buildingCards.keys()]
export const WORKER_IDS: readonly string[] = [...workerCards.keys()]

export function buildingCard(id: string): BuildingCard {
  const card = buildingCards.get(id)
  if (!card) throw new Error(`There is no building card '${id}'.`)
  return card
}

export function workerCard(id: string): WorkerCard {
  const card = workerCards.get(id)
  if (!card) throw new Error(`There is no worker card '${id}'.`)
  return card
}

export const FREE_ACTIONS = constants.free_actions_per_turn
export const END_POINTS = constants.end_trigger_points
export const COINS_PER_POINT = constants.coins_per_point
export const ROW_SIZE = constants.building_row_size
