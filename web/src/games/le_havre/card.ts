/** Le Havre in the lobby. */
import type { GameCard } from '../module'
import Picture from './Picture.svelte'

const card: GameCard = {
  minutes: '60–200',
  weight: 4,
  accent: { light: '#1f7a78', dark: '#62bdb8' },
  Picture,
}

export default card
