/** Puts a piece of a game's own among the answers of the question bar: there it covers nothing that it is about. */
import type { Attachment } from 'svelte/attachments'

export const inBar: Attachment<HTMLElement> = (piece) => {
  document.querySelector('section.question > .others')?.append(piece)
  return () => piece.remove()
}
