/** Orléans in the lobby. */
import type { GameCard } from '../module'
import Picture from './Picture.svelte'

const card: GameCard = {
  minutes: '90',
  weight: 3,
  accent: { light: '#2f5d9b', dark: '#8fb4e6' },
  Picture,
}

export default card
