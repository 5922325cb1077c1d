/** The pictures of the building cards. */
import { Album } from '../../lib/art/album.svelte'
import { during } from '../../lib/settled'

export const album = new Album(() => during(import('./pictures')))
