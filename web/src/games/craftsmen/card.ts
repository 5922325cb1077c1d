/** Craftsmen in the lobby. */
import type { GameCard } from '../module'
import Picture from './Picture.svelte'

const card: GameCard = {
  minutes: '120',
  weight: 4,
  accent: { light: '#a4412f', dark: '#e0907d' },
  Picture,
}

export default card
