/** The pictures of workshops, town, ships and seasons. */
import { Album } from '../../lib/art/album.svelte'
import { during } from '../../lib/settled'

export const album = new Album(() => during(import('./pictures')))
