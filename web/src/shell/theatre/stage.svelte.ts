/**
 * The stage: which scene is on, and what that means for clocks, presses and keys.
 *
 * As long as nobody at this screen can act, a scene is large, what others do waits for it, and a press or a key ends it and
 * does nothing else. As soon as somebody can, it is a banner: nothing waits for it, and a press counts as if there were none.
 */
import { untrack } from 'svelte'
import type { GameModule } from '../../games/module'
import { Eyes } from '../../lib/eyes'
import { alsoSay, listing, say, texts } from '../../lib/i18n.svelte'
import { rulebook } from '../../lib/rulebook.svelte'
import { mostTelling, type Plan, type Scene } from '../../lib/scenes'
import { motionTime, settings } from '../../lib/settings.svelte'
import { botPlays } from '../../lib/settled'
import { sound } from '../../lib/sound'
import type { Texts } from '../../lib/texts'
import type { Screen } from '../screen/screen.svelte'

const PLANS = import.meta.glob<{ default: Plan }>('../../games/*/scenes.ts')
const TEXTS = import.meta.glob<string>('../../games/*/text_*.ftl', { query: '?later', import: 'default' })

const LASTS = 1700
const FASTER = 0.65
/** When the table is so far behind, it does not wait for scenes. */
const BEHIND = 3
/** A press meant for a scene may come a moment after somebody could act. */
const LATE = 350

/** What is said later: of scenes when the first is there to be said, of the tour when it is wanted; in each language once. */
const complete = new WeakSet<Texts>()
export async function learnLater(game: string): Promise<void> {
  const spoken = texts()
  if (!spoken || complete.has(spoken)) return
  const text = await TEXTS[`../../games/${game}/text_${spoken.language}.ftl`]?.()
  if (!text || complete.has(spoken) || texts() !== spoken) return
  complete.add(spoken)
  alsoSay(text)
}

export class Stage {
  /** The scene that is on. */
  scene: Scene | null = $state.raw(null)
  /** What it says; it stays for those who hear the page, until another is said. */
  line = $state('')
  /** How long it is on, in milliseconds. */
  lasts = $state(LASTS)
  /** What the game's scenes are, once they are loaded. */
  plan: Plan<unknown, unknown> | null = $state.raw(null)
  /** What has once made room for somebody who could act does not grow again. */
  private shrunk = $state(false)
  private timer = 0
  private largeUntil = 0

  constructor(
    private readonly screen: Screen,
    private readonly game: GameModule,
  ) {
    const eyes = new Eyes<unknown>()
    const { table } = screen
    void PLANS[`../../games/${game.id}/scenes.ts`]?.().then(({ default: plan }) => (this.plan = plan as Plan<unknown, unknown>))
    $effect(() => {
      const state = table.shown
      if (!state) return
      const seen = eyes.look(state, state.view)
      if (!seen || state.over) return
      untrack(() => {
        if (table.past) return
        const sight = { events: seen.news.map(({ event }) => event), before: seen.before, now: state.view, me: state.seat, names: table.names, say, listing }
        const scene = mostTelling(this.plan?.(sight) ?? [], (seat) => seat !== state.seat && !!table.seats[seat] && botPlays(table.seats[seat]))
        if (scene) void this.show(scene)
      })
    })
    // Whoever can act waits for nothing.
    $effect(() => {
      if (!this.large && this.scene) untrack(() => table.goOn())
    })
    $effect(() => () => clearTimeout(this.timer))
  }

  /** Whether it takes the middle of the board: then nobody here can act, and nothing else is open. */
  large = $derived.by((): boolean => {
    const { table } = this.screen
    return !!this.scene && !this.shrunk && !table.mayAct && !table.past && this.screen.opened === null && !this.screen.guiding && !rulebook.open
  })

  private async show(scene: Scene): Promise<void> {
    await learnLater(this.game.id)
    // What is on is not broken off by something less.
    if (this.scene && this.scene.weight > scene.weight) return
    this.line = say(`scene-${scene.kind}`, scene.args, scene.ids)
    if (motionTime() === 0 || document.hidden) return
    const { table } = this.screen
    this.shrunk = false
    this.scene = scene
    sound('scene')
    this.lasts = (scene.lasts ?? LASTS) * (settings.motion === 'fast' ? FASTER : 1)
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.end(), this.lasts)
    if (this.large && table.waiting <= BEHIND) table.stay(this.lasts)
  }

  end(): void {
    if (!this.scene) return
    clearTimeout(this.timer)
    const { large } = this
    this.scene = null
    if (large) this.screen.table.goOn()
  }

  /** Somebody presses or types while a scene is on: whether that was meant for the scene, and does nothing else. */
  meant(): boolean {
    const { large } = this
    if (large) this.largeUntil = performance.now()
    const late = performance.now() - this.largeUntil < LATE
    this.end()
    return large || late
  }

  /** It was large until now. */
  shrinks(): void {
    this.shrunk = true
    this.largeUntil = performance.now()
  }
}
