/** Scenes of changes as they happened in played matches (`tests/browser/changes.py`), said in both languages. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import builders, * as ofBuilders from '../games/builders/scenes'
import craftsmen, * as ofCraftsmen from '../games/craftsmen/scenes'
import { BUILDING_IDS, buildingOf } from '../games/craftsmen/cards'
import leHavre, * as ofLeHavre from '../games/le_havre/scenes'
import littleTown, * as ofLittleTown from '../games/little_town/scenes'
import { TILE_IDS } from '../games/orleans/cards'
import orleans, * as ofOrleans from '../games/orleans/scenes'
import changes from './changes.json'
import { TABLE, mostTelling, type Plan, type Scene, type Town } from './scenes'
import { LANGUAGES, Texts, type Language } from './texts'

const files = {
  ...import.meta.glob<string>('../../../src/ratusz/text_*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../src/ratusz/games/*/text_*.ftl', { query: '?raw', import: 'default', eager: true }),
}
const web = import.meta.glob<string>('../games/*/text_*.ftl', { query: '?raw', import: 'default', eager: true })
const later = import.meta.glob<string>('../games/*/text_*.ftl', { query: '?later', import: 'default', eager: true })

function speaking(game: string, language: Language): Texts {
  const end = `text_${language}.ftl`
  return new Texts(language, [files[`../../../src/ratusz/${end}`]!, files[`../../../src/ratusz/games/${game}/${end}`]!, web[`../games/${game}/${end}`]!, later[`../games/${game}/${end}`]!])
}

/** Every kind of scene of each game; `unsold` and `machine` may not come up in the matches that were played. */
const games: { game: keyof typeof changes; plan: unknown; kinds: string[] }[] = [
  { game: 'builders', plan: builders, kinds: ['finished', 'machine', 'last'] },
  { game: 'little_town', plan: littleTown, kinds: ['feeding', 'objective', 'last'] },
  { game: 'orleans', plan: orleans, kinds: ['hour', 'census', 'plague', 'harvest', 'taxes', 'trading_day', 'income', 'station', 'deed', 'citizen', 'level'] },
  { game: 'le_havre', plan: leHavre, kinds: ['harvest', 'feeding', 'interest', 'town', 'special', 'ship', 'final'] },
  { game: 'craftsmen', plan: craftsmen, kinds: ['season', 'guild', 'sold', 'unsold', 'line', 'full', 'sails', 'year'] },
]
const NAMES = ['Ania', 'Bo', 'Cyd']

/** The scenes of all changes, and the eyes through which they are seen. */
function played(game: keyof typeof changes, plan: unknown, texts: Texts): { me: number | null; scene: Scene; line: string }[] {
  return (changes[game] as unknown as { me: number | null; events: unknown[]; before: unknown; now: unknown }[]).flatMap((change) => {
    const sight = { ...change, names: NAMES, say: (key: string, args?: object, ids?: object) => texts.say(key, args as never, ids as never), listing: (words: string[]) => texts.listing(words) }
    return (plan as Plan<unknown, unknown>)(sight).map((scene) => ({ me: change.me, scene, line: texts.say(`scene-${scene.kind}`, scene.args, scene.ids) }))
  })
}

describe.each(games)('the scenes of $game', ({ game, plan, kinds }) => {
  it('come from what happened in played matches, every kind of them', () => {
    const found = new Set(played(game, plan, speaking(game, 'en')).map(({ scene }) => scene.kind))
    expect([...found].sort()).toEqual([...kinds].sort())
  })

  it.each(LANGUAGES)('say one line each, and have nothing left to fill in (%s)', (language) => {
    for (const { line, scene } of played(game, plan, speaking(game, language))) {
      expect(line, scene.kind).not.toMatch(/[{}]|\bundefined\b|\bNaN\b|^scene-/)
      expect(line.length, line).toBeGreaterThan(5)
      expect(line.length, line).toBeLessThan(90)
    }
  })

  it('are for me what they are for nobody else', () => {
    const all = played(game, plan, speaking(game, 'en'))
    const mine = all.filter(({ me, line }) => me !== null && /\b(you|your)\b/i.test(line))
    expect(mine.length).toBeGreaterThan(0)
    // A spectator is not spoken to as a player.
    expect(all.filter(({ me, line }) => me === null && /\byou(r)? (get|pay|launch|finish|build|win|lead|have)\b/i.test(line)).map(({ line }) => line)).toEqual([])
  })

  it('are pictures of the kit that last for one or two seconds', () => {
    for (const { scene } of played(game, plan, speaking(game, 'en'))) {
      expect(scene.layers.length).toBeGreaterThan(1)
      expect(scene.layers.map(({ of }) => of).join('')).not.toMatch(/NaN|undefined|Infinity/)
      expect(scene.layers.some(({ moves }) => moves !== 'still')).toBe(true)
      expect(scene.lasts ?? 1700).toBeGreaterThanOrEqual(800)
      expect(scene.lasts ?? 1700).toBeLessThanOrEqual(2000)
    }
  })
})

describe('what is shown of a change', () => {
  const scene = (weight: number, seat = TABLE): Scene => ({ kind: `${weight}`, seat, weight, layers: [] })

  it('is the most telling', () => {
    expect(mostTelling([scene(1), scene(3), scene(2)], () => false)?.kind).toBe('3')
    expect(mostTelling([], () => false)).toBeNull()
  })

  it('is nothing that a bot does for itself', () => {
    expect(mostTelling([scene(5, 1), scene(2)], (seat) => seat === 1)?.kind).toBe('2')
    expect(mostTelling([scene(5, 1), scene(2)], () => false)?.kind).toBe('5')
  })
})

it('moves pictures in ways that the stage knows', () => {
  const stage = readFileSync(fileURLToPath(new URL('../shell/theatre/Theatre.svelte', import.meta.url)), 'utf8')
  for (const { game, plan } of games) {
    for (const { scene } of played(game, plan, speaking(game, 'en'))) {
      for (const { moves } of scene.layers) expect(stage, moves).toMatch(new RegExp(`\\n  \\.${moves} \\{`))
    }
  }
})

it('has no interest that nobody pays', () => {
  const seen = (loans: number) => ({ events: [{ event: 'interest_due', seat: -1 }], before: { unfed: [] }, now: { unfed: [], seats: [{ loans: 0 }, { loans }] }, me: 0, names: [], say: String, listing: String }) as never
  expect(leHavre(seen(0))).toEqual([])
  expect(leHavre(seen(1)).map(({ kind }) => kind)).toEqual(['interest'])
})

it('counts with an event no coins of the census that follows it', () => {
  const census = [{ event: 'start_player_changed', seat: 1 }, { event: 'hourglass_turned', seat: -1, round: 4, fate: 'harvest' }, { event: 'coins_gained', seat: 0, coins: 1 }]
  const brings = (fate: string, ...events: object[]) =>
    orleans({ events: [{ event: 'event_began', seat: -1, fate }, ...events, ...census], before: {}, now: {}, me: 0, names: NAMES, say: String, listing: String } as never).find(({ kind }) => kind === fate)?.args
  expect(brings('income', { event: 'coins_gained', seat: 0, coins: 2 })).toEqual({ who: 'gained', coins: 2 })
  expect(brings('taxes')).toEqual({ who: 'none', coins: 0 })
})

it.each(LANGUAGES)('shows the census to everybody, with what it means for each (%s)', (language) => {
  const texts = speaking('orleans', language)
  const line = (me: number | null, ...events: object[]) => {
    const [scene] = orleans({ events, before: {}, now: {}, me, names: NAMES, say: String, listing: String } as never)
    return texts.say(`scene-${scene!.kind}`, scene!.args, scene!.ids)
  }
  const won = { event: 'census_won', seat: 0 }
  const lost = { event: 'census_lost', seat: 1, coins: 1 }
  for (const events of [[won, lost], [won], [lost]]) expect(new Set([null, 0, 1, 2].map((me) => line(me, ...events))).size).toBeGreaterThan(2)
  expect(line(2, won, lost)).toContain('Ania')
  expect(line(2, lost)).toContain('Bo')
})

describe('the town of a winner', () => {
  const towns: [string, Town<never>, object, number][] = [
    ['builders', ofBuilders.town, { seats: [{ finished: ['chapel', 'crane_1'] }] }, 2],
    ['little_town', ofLittleTown.town, { buildings: [{ tile: 'bakery', owner: 0 }, { tile: 'bar', owner: 1 }] }, 1],
    ['orleans', ofOrleans.town, { seats: [{ stations: 3, tiles: ['bakery'], citizens: 2 }] }, 6],
    ['le_havre', ofLeHavre.town, { seats: [{ cards: ['brickworks', 'dina'] }] }, 2],
    ['craftsmen', ofCraftsmen.town, { seats: [{ estate: [{ building: 'sawmill_1' }] }] }, 1],
  ]
  it.each(towns)('is what was built in the match (%s)', (_, town, view, count) => {
    const plots = town(view as never, 0)
    expect(plots.length).toBe(count)
    for (const { of } of plots) expect(of).toContain('<path')
  })

  it('has workshops and place tiles as their pictures show them, those seen from inside too', () => {
    const tiles = ofOrleans.town({ seats: [{ stations: 0, tiles: TILE_IDS, citizens: 0 }] } as never, 0)
    const workshops = ofCraftsmen.town({ seats: [{ estate: BUILDING_IDS.map((building) => ({ building })) }] } as never, 0)
    expect(new Set(tiles.map(({ of }) => of)).size).toBe(TILE_IDS.length)
    expect(new Set(workshops.map(({ of }) => of)).size).toBe(new Set(BUILDING_IDS.map((id) => buildingOf(id).kind)).size)
    // Whatever is wider than its plot would lie over the neighbours.
    for (const { of } of [...tiles, ...workshops]) expect(of).toMatch(/clip-path|<svg /)
  })

  it('has ships on the water', () => {
    expect(ofLeHavre.town({ seats: [{ cards: ['fishery', 'brickworks'] }] } as never, 0).map(({ afloat }) => afloat)).toEqual([true, false])
    expect(ofLeHavre.town({ seats: [{ cards: ['dina'] }] } as never, 0)[0]!.afloat).toBe(true)
  })
})
