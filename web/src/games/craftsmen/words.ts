/** The sentences of the board: what a card, a guild or a hold says of itself, and what an answer costs and brings. */
import type { TableState } from '../../lib/messages'
import type { Answer } from '../../lib/question'
import type { TipContent } from '../../lib/tip.svelte'
import type { SayText } from '../module'
import { readDeed } from './answers'
import { GUILDS, buildingOf, capitalOf, isShipped, LINES, shipOf, type Deck, type Field, type Guild, type Ship } from './cards'
import { worth } from './capital'
import { viewOf, type BuiltView, type CraftsmenAbout, type CraftsmenView } from './types'

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

export function builtTip(built: BuiltView, view: CraftsmenView, seat: number, say: SayText): TipContent {
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
  const drawn = view.fee === 0
  const fee = drawn ? say('field-drawn') : kind === 'silver_ribbon' ? say('field-free') : say('field-fee', { fee: view.fee })
  const stacking = drawn ? 'CR-TWO-3' : kind === 'silver_ribbon' ? 'CR-HELPER-6' : 'CR-HELPER-5'
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
    text: say('hold-rule', { points: shipOf(ship).holds.find((hold) => hold.good === good)?.points ?? 0, count: markers.length, owners: markers.map((seat) => names[seat] ?? '').join(', ') }),
    rules: ['CR-SHIP-1', 'CR-SHIP-2', 'CR-SHIP-3'],
  }
}

// What an answer costs and brings.

export function preview(answer: Answer, state: TableState, say: SayText): string {
  const view = viewOf(state)
  const { verb, words, about } = readDeed(answer)
  const [first = '', second = ''] = words
  const privilege = say(answer.cost?.privileges ? 'privilege-token' : 'privilege-free')
  switch (verb) {
    case 'send':
      return `${say(about.gold ? 'preview-gold' : 'preview-silver', { field: about.field ?? 0 })} ${say(`guild-${first}`, { players: view.seats.length })}`
    case 'stack':
      return [GUILDS.find(({ id }) => id === first)?.fields[Number(second) - 1] === 'gold' ? say('preview-stack-gold') : '', say(`preview-stack-${about.terms}`, { player: state.seats[about.other ?? -1]?.name ?? '', fee: about.fee ?? 0 })].filter(Boolean).join(' ')
    case 'exchange':
      return `${recipeOf(first, say)} ${colours(first, say)}`
    case 'build':
      return aboutBuilding(about, view, privilege, say)
    case 'buy':
      return say('preview-buy', { price: about.price ?? 0, colours: buyingColours(first, say) })
    case 'auction':
      return say('preview-auction', { mayor: buildingOf(first).mayor })
    case 'peek':
      return `${say('preview-peek')} ${privilege}`
    case 'take':
    case 'take_both':
    case 'discard':
    case 'pay':
      return say('preview-worth', { now: worthOf(answer, state), then: about.worth ?? 0 })
    case 'make':
      return recipeOf(first, say)
    case 'load':
    case 'bribe':
      return aboutLoading(about, verb === 'bribe', say)
    case 'store':
      return say('preview-store')
    case 'bring':
    case 'trade':
    case 'deliver':
    case 'buy_good':
      return aboutFilling(verb === 'deliver' ? first : second, about, say)
    case 'double':
    case 'double_to_fair':
      return `${say('preview-double')} ${privilege}`
    case 'bring_to_fair':
      return say('preview-fair')
    case 'take_privilege':
      return say('privilege-rule')
    case 'take_labour':
      return say('labour-rule')
    case 'change_order':
      return say('preview-order', { place: about.place ?? 0 })
    default:
      return ''
  }
}

function buyingColours(card: string, say: SayText): string {
  const { top, bottom } = buildingOf(card)
  return [...new Set([top, bottom])].map((colour) => say(`colour-${colour}`)).join(' / ')
}

/** What the capital of who is asked is worth now. */
function worthOf({ notation }: Answer, state: TableState): number {
  const view = viewOf(state)
  const seat = state.questions.find(({ answers }) => answers.includes(notation))?.seat ?? view.active
  return worth(view.seats[seat]?.capital ?? [], view.sets)
}

function aboutBuilding({ price = 0, due = 0, waived, lines = {} }: CraftsmenAbout, { built }: CraftsmenView, privilege: string, say: SayText): string {
  return [
    say('preview-build', { cost: price, built, due }),
    waived ? `${say('preview-waived')} ${privilege}` : '',
    ...Object.entries(lines).map(([good, points]) => say('preview-line', { good: goodName(good, say), points })),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What a marker brings in a hold: points now, points at the end of the year, and the majority as it would stand. */
function aboutLoading({ now = 0, later = 0, markers = 0, place = 0, ship_bonus: bonus = 0 }: CraftsmenAbout, bribe: boolean, say: SayText): string {
  return [bribe ? say('preview-bribe') : '', say('preview-load', { now, later, markers, place, bonus })].filter(Boolean).join(' ')
}

function aboutFilling(card: string, { missing: left = 0 }: CraftsmenAbout, say: SayText): string {
  return left > 0 ? say('preview-fill', { building: nameOf(card, say), left }) : say('preview-full', { building: nameOf(card, say), recipe: recipeOf(card, say) })
}
