/** The printed figures of all cards, from the game's data. */
import { buildings, constants, machines, workers } from '@ratusz/games/builders/data.json'
import { idsOf, lookup } from '../../lib/lookup'

export const RESOURCES = ['stone', 'wood', 'knowledge', 'tile'] as const
type Rank = 'apprentice' | 'laborer' | 'craftsman' | 'master' | 'machine'

const amounts = (of: Record<(typeof RESOURCES)[number], number>): number[] => RESOURCES.map((resource) => of[resource])

/** The building deck. `reward`: coins paid when a card is finished; `produces`: what a machine makes then. */
const deck = [
  ...buildings.map(({ id, points, coins, requires }) => ({ id, machine: false, points, reward: coins, requires: amounts(requires), produces: [0, 0, 0, 0] })),
  ...machines.map(({ id, points, coins, requires, produces }) => ({ id, machine: true, points, reward: coins, requires: amounts(requires), produces: amounts(produces) })),
]
/** Workers, and finished machines acting as such. `wage`: coins to pay each time one is sent. */
const crew = [
  ...machines.map(({ id, work_cost, produces }) => ({ id, rank: 'machine' as Rank, wage: work_cost, produces: amounts(produces) })),
  ...workers.map(({ id, type, cost, produces }) => ({ id, rank: type as Rank, wage: cost, produces: amounts(produces) })),
]

export const BUILDING_IDS = idsOf(deck)
export const WORKER_IDS = idsOf(crew)
export const buildingCard = lookup('building card', deck)
export const workerCard = lookup('worker card', crew)

export const FREE_ACTIONS = constants.free_actions_per_turn
export const END_POINTS = constants.end_trigger_points
export const COINS_PER_POINT = constants.coins_per_point
export const ROW_SIZE = constants.building_row_size
