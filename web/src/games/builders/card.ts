/** The Builders: Middle Ages in the lobby. */
import type { GameCard } from '../module'
import Picture from './Picture.svelte'

const card: GameCard = {
  minutes: '30',
  weight: 2,
  accent: { light: '#b7791f', dark: '#dba24a' },
  Picture,
}

export default card
