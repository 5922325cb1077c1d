/** Little Town in the lobby. */
import type { GameCard } from '../module'
import Picture from './Picture.svelte'

const card: GameCard = {
  minutes: '45',
  weight: 2,
  accent: { light: '#4f7f3a', dark: '#93bf78' },
  Picture,
}

export default card
