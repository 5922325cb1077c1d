/** The sentences of the board: what a card, a guild or a hold says of itself, and what an answer costs and brings. */
import type { TableState } from '../../lib/messages'
import type { Answer } from '../../lib/question'
import type { TipContent } from '../../lib/tip.svelte'
import type { SayText } from '../module'
import { readDeed } from './answers'
import { buildingOf, capitalOf, cardOfKind, DISCS, fits, holdOf, isGold, isShipped, LINES, yearOf, type Deck, type Field, type Guild, type Ship } from './cards'
import { without, worth } from './payment'
import { loaded, standingOf } from './ships'
import { viewOf, type EstateDocument, type CraftsmenView } from './types'

/** A name at the beginning of something. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const nameOf = (card: string, say: SayText): string => capital(say(`card-${card}`))
export const goodName = (good: string, say: SayText): string => say(`resource-${good}`)
const colours = (card: string, say: SayText): string => {
  const { top, bottom } = buildingOf(card)
  return say('card-colours', { top: say(`colour-${top}`), bottom: say(`colour-${bottom}`) })
}

/** What a card makes of what, and for which points. */
export function recipeOf(card: string, say: SayText): string {
  const { inputs, output, points } = buildingOf(card)
  if (inputs.length === 0) return say('recipe-raw', { good: goodName(output, say) })
  const from = inputs.map((good) => goodName(good, say)).join(' + ')
  const key = isShipped(output) ? 'recipe-final' : 'recipe-semi'
  return say(key, { from, good: goodName(output, say), points })
}

const provenance = (reconstructed: boolean, say: SayText): string => (reconstructed ? say('reconstructed-card') : '')

export function cardTip(card: string, say: SayText): TipContent {
  const { category, cost, price, reconstructed } = buildingOf(card)
  const costs = category === 'sawmill' ? '' : say('card-costs', { cost, price })
  return {
    title: nameOf(card, say),
    text: [recipeOf(card, say), colours(card, say), costs, provenance(reconstructed, say)].filter(Boolean).join(' '),
    rules: ['CR-BUILD-1', 'CR-BUILD-3', 'CR-NOTARY-2'],
  }
}

export function builtTip(built: EstateDocument, view: CraftsmenView, seat: number, say: SayText): TipContent {
  const { kind, inputs, output, reconstructed } = buildingOf(built.building)
  const own = new Set(view.seats[seat]?.estate.map(({ building }) => buildingOf(building).output))
  const missing = inputs.filter((_, icon) => !built.icons[icon]).map((good) => goodName(good, say) + (own.has(good) ? ` (${say('made-here')})` : ''))
  const lines = LINES.filter((line) => line.kinds.includes(kind)).map((line) => goodName(line.good, say))
  return {
    title: nameOf(built.building, say),
    text: [
      recipeOf(built.building, say),
      colours(built.building, say),
      missing.length > 0 ? say('card-missing', { goods: missing.join(', ') }) : '',
      lines.length > 0 ? say('card-lines', { goods: lines.join(', ') }) : '',
      provenance(reconstructed, say),
    ]
      .filter(Boolean)
      .join(' '),
    rules: inputs.length === 0 ? ['CR-CRAFT-4'] : isShipped(output) ? ['CR-CRAFT-7', 'CR-SHIP-1', 'CR-SHIP-6'] : ['CR-CRAFT-6', 'CR-GRANARY-3'],
  }
}

export function capitalTip(card: string, say: SayText): TipContent {
  return {
    title: say('full-name', {}, { card }),
    text: [say('capital-rule'), provenance(capitalOf(card).reconstructed, say)].filter(Boolean).join(' '),
    rules: ['CR-PAY-1', 'CR-PAY-2', 'CR-LIMIT-1', 'CR-LIMIT-2'],
  }
}

export function deckTip(deck: Deck, view: CraftsmenView, say: SayText): TipContent {
  const known = view.known_in_decks[deck].filter(Boolean).map((card) => nameOf(card, say))
  const parts = [say('deck-buildings', { count: view.decks[deck] }), known.length > 0 ? say('deck-known', { cards: known.join(', ') }) : '']
  return { title: say(`deck-${deck}`), text: parts.filter(Boolean).join(' '), rules: ['CR-GEN-7', 'CR-NOTARY-11'] }
}

const GUILD_RULES: Record<string, string[]> = {
  bankers_guild: ['CR-BANK-1', 'CR-BANK-2', 'CR-BANK-3'],
  builders_guild: ['CR-BUILD-1', 'CR-BUILD-3', 'CR-BUILD-5'],
  notary: ['CR-NOTARY-2', 'CR-NOTARY-4', 'CR-NOTARY-11'],
  crafts_guild: ['CR-CRAFT-1', 'CR-CRAFT-3', 'CR-CRAFT-9'],
  merchants_guild: ['CR-MERCH-1', 'CR-MERCH-4', 'CR-MERCH-5'],
  town_hall: ['CR-HALL-2', 'CR-HALL-3', 'CR-HALL-4', 'CR-TWO-4'],
}

export function guildTip({ id }: Guild, players: number, say: SayText): TipContent {
  return { title: nameOf(id, say), text: say(`guild-${id}`, { players }), rules: GUILD_RULES[id] ?? [] }
}

export function fieldTip({ id }: Guild, kind: Field, view: CraftsmenView, say: SayText): TipContent {
  const two = view.seats.length === 2
  const fee = two ? say('field-two') : kind === 'silver_ribbon' ? say('field-free') : say('field-fee', { fee: yearOf(view.year).fee })
  const stacking = two ? 'CR-TWO-3' : kind === 'silver_ribbon' ? 'CR-HELPER-6' : 'CR-HELPER-5'
  if (id === 'town_hall') return { title: nameOf(id, say), text: fee, rules: ['CR-HALL-1', stacking] }
  return { title: nameOf(id, say), text: `${say(`field-${kind}`)} ${fee}`, rules: [kind === 'gold' ? 'CR-PRIV-1' : 'CR-PRIV-2', stacking] }
}

export function shipTip({ id, bonuses }: Ship, view: CraftsmenView, names: string[], say: SayText): TipContent {
  const standing = (view.majorities[id] ?? []).map(({ seat, markers, points, bonus }) => `${names[seat] ?? ''}: ${say('ship-pays', { markers, points, bonus })}`)
  return {
    title: nameOf(id, say),
    text: [say('ship-rule', { bonuses: bonuses.join(', ') }), ...standing, say('reconstructed-ship')].join(' '),
    rules: ['CR-YEAR-2', 'CR-YEAR-3', 'CR-YEAR-4'],
  }
}

export function holdTip(ship: string, good: string, view: CraftsmenView, names: string[], say: SayText): TipContent {
  const markers = view.ships[ship]?.[good] ?? []
  return {
    title: `${nameOf(ship, say)}: ${goodName(good, say)}`,
    text: say('hold-rule', { points: holdOf(ship, good)?.points ?? 0, count: markers.length, owners: markers.map((seat) => names[seat] ?? '').join(', ') }),
    rules: ['CR-SHIP-1', 'CR-SHIP-2', 'CR-SHIP-3'],
  }
}

// What an answer costs and brings.

export function preview(answer: Answer, state: TableState, say: SayText): string {
  const view = viewOf(state)
  const { verb, words } = readDeed(answer)
  const [first = '', second = ''] = words
  const seat = state.questions.find(({ answers }) => answers.includes(answer.notation))?.seat ?? view.active
  switch (verb) {
    case 'send':
      return aboutSending(first, view, say)
    case 'stack':
      return aboutStacking(first, Number(second), seat, state, say)
    case 'exchange':
      return `${recipeOf(first, say)} ${colours(first, say)}`
    case 'build':
      return aboutBuilding(first, second, seat, view, say)
    case 'buy':
      return say('preview-buy', { price: buildingOf(first).price, colours: buyingColours(first, say) })
    case 'auction':
      return say('preview-auction', { mayor: buildingOf(first).mayor })
    case 'peek':
      return `${say('preview-peek')} ${privilegeCost(view, say)}`
    case 'take':
    case 'take_both':
      return aboutCapital(seat, view, [], verb === 'take' ? [first] : view.open_capital.filter(Boolean), say)
    case 'discard':
    case 'pay':
      return aboutCapital(seat, view, [first], [], say)
    case 'make':
      return recipeOf(first, say)
    case 'load':
    case 'bribe':
      return aboutLoading(first, verb === 'bribe', seat, view, say)
    case 'store':
      return say('preview-store')
    case 'bring':
    case 'trade':
    case 'deliver':
    case 'buy_good':
      return aboutFilling(verb === 'deliver' ? first : second, seat, view, say)
    case 'double':
    case 'double_to_fair':
      return `${say('preview-double')} ${privilegeCost(view, say)}`
    case 'bring_to_fair':
      return say('preview-fair')
    case 'take_privilege':
      return say('privilege-rule')
    case 'take_labour':
      return say('labour-rule')
    case 'change_order':
      return say('preview-order', { place: view.order_change.length + 1 })
    default:
      return ''
  }
}

export function buyingColours(card: string, say: SayText): string {
  const { top, bottom } = buildingOf(card)
  return [...new Set([top, bottom])].map((colour) => say(`colour-${colour}`)).join(' / ')
}

function aboutSending(town: string, view: CraftsmenView, say: SayText): string {
  const field = view.queue[town]?.findIndex((discs) => discs.length === 0) ?? 0
  return `${say(isGold(town, field) ? 'preview-gold' : 'preview-silver', { field: field + 1 })} ${say(`guild-${town}`, { players: view.seats.length })}`
}

function aboutStacking(town: string, field: number, seat: number, state: TableState, say: SayText): string {
  const view = viewOf(state)
  const below = view.queue[town]?.[field - 1]?.[0] ?? -1
  const player = state.seats[below]?.name ?? ''
  if (below === seat) return say('preview-own-disc')
  if (view.seats.length === 2) return say('preview-stack-two', { player })
  return field === 3 ? say('preview-stack-free') : say('preview-stack', { player, fee: yearOf(view.year).fee })
}

function aboutBuilding(card: string, side: string, seat: number, view: CraftsmenView, say: SayText): string {
  const estate = view.seats[seat]?.estate ?? []
  const neighbour = estate[side === 'left' ? 0 : estate.length - 1]?.building
  const clash = neighbour !== undefined && !fits(card, neighbour)
  const owned = new Set([...estate.map(({ building }) => buildingOf(building).kind), buildingOf(card).kind])
  const line = LINES.find(({ id, kinds }) => view.bonuses[id] === -1 && kinds.includes(buildingOf(card).kind) && kinds.every((kind) => owned.has(kind)))
  return [
    say('preview-build', { cost: buildingOf(card).cost, built: view.built, due: view.due + buildingOf(card).cost }),
    clash ? `${say('preview-waived')} ${privilegeCost(view, say)}` : '',
    line ? say('preview-line', { good: goodName(line.good, say), points: line.points }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** What a marker brings in a hold: points now, points at the end of the year, and the majority as it would stand. */
function aboutLoading(ship: string, bribe: boolean, seat: number, view: CraftsmenView, say: SayText): string {
  const good = view.carried
  const now = buildingOf(cardOfKind(LINES.find((line) => line.good === good)?.kinds.at(-1) ?? 'butchery')).points
  const later = holdOf(ship, good)?.points ?? 0
  const { place, bonus, markers } = standingOf(ship, loaded(view.ships[ship] ?? {}, good, seat), seat)!
  return [bribe ? say('preview-bribe') : '', say('preview-load', { now, later, markers, place, bonus })].filter(Boolean).join(' ')
}

/** What the capital in hand is worth, and what it would be worth then. */
function aboutCapital(seat: number, view: CraftsmenView, lost: string[], gained: string[], say: SayText): string {
  const hand = view.seats[seat]?.capital ?? []
  return say('preview-worth', { now: worth(hand), then: worth([...without(hand, lost), ...gained]) })
}

/** Whether the helper that acts stands on gold, where the privilege is free (CR-PRIV-1, CR-WINTER-4). */
export const isOnGold = ({ season, town, spot }: Pick<CraftsmenView, 'season' | 'town' | 'spot'>): boolean => season !== 'winter' && isGold(town, Math.floor(spot / DISCS))

const privilegeCost = (view: CraftsmenView, say: SayText): string => say(isOnGold(view) ? 'privilege-free' : 'privilege-token')

function aboutFilling(card: string, seat: number, view: CraftsmenView, say: SayText): string {
  const built = view.seats[seat]?.estate.find(({ building }) => building === card)
  const left = (built?.icons.filter((icon) => icon === 0).length ?? 1) - 1
  return left > 0 ? say('preview-fill', { building: nameOf(card, say), left }) : say('preview-full', { building: nameOf(card, say), recipe: recipeOf(card, say) })
}
