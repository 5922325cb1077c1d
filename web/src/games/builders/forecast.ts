/** What an answer costs and brings, worked out from the cards before it is given. */
import { readDeed } from './answers'
import { ACTION_PRICE, buildingCard, coinsFor, workerCard } from './cards'
import type { BuildersView, SiteView } from './types'

export interface SiteForecast {
  building: string
  /** How much of what is missing the worker brings, by resource. */
  brings: number[]
  /** What is missing then, by resource. */
  missing: number[]
  finishes: boolean
}

export interface Forecast {
  /** Actions given up; negative when one is bought. */
  actions: number
  /** Coins paid, before anything is earned. */
  pays: number
  /** Coins earned. */
  earns: number
  points: number
  site: SiteForecast | null
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** What a worker would do for a site. */
export function forecastSite(site: SiteView, worker: string): SiteForecast {
  const { produces } = workerCard(worker)
  const brings = site.missing.map((need, index) => Math.min(need, produces[index] ?? 0))
  const missing = site.missing.map((need, index) => need - (brings[index] ?? 0))
  return { building: site.building, brings, missing, finishes: sum(missing) === 0 }
}

/** What an answer of a seat would do; null for one that costs and brings nothing. */
export function forecast(notation: string, view: BuildersView, seat: number): Forecast | null {
  const deed = readDeed(notation)
  const nothing = { actions: 0, pays: 0, earns: 0, points: 0, site: null }
  switch (deed?.verb) {
    case 'start_construction':
    case 'hire':
      return { ...nothing, actions: 1 }
    case 'take_coins':
      return { ...nothing, actions: deed.actions, earns: coinsFor(deed.actions) }
    case 'buy_action':
      return { ...nothing, actions: -1, pays: ACTION_PRICE }
    case 'send': {
      const site = view.seats[seat]?.sites.find((site) => site.building === deed.building)
      if (!site) return null
      const after = forecastSite(site, deed.worker)
      const { reward, points } = buildingCard(deed.building)
      return {
        actions: site.next_send_actions,
        pays: workerCard(deed.worker).wage,
        earns: after.finishes ? reward : 0,
        points: after.finishes ? points : 0,
        site: after,
      }
    }
    default:
      return null
  }
}

/** How far a site has come, from 0 to 1. */
export function progress(site: SiteView): number {
  const needed = sum(buildingCard(site.building).requires)
  return (needed - sum(site.missing)) / needed
}
