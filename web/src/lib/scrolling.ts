/** A row that is wider than its box can be scrolled by keys too: it takes the focus as long as it is. */
import type { Attachment } from 'svelte/attachments'

export const scrolling: Attachment<HTMLElement> = (row) => {
  const measure = (): void => {
    if (row.scrollWidth > row.clientWidth + 1) row.tabIndex = 0
    else row.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(measure)
  sizes.observe(row)
  for (const piece of row.children) sizes.observe(piece)
  const pieces = new MutationObserver(() => {
    for (const piece of row.children) sizes.observe(piece)
    measure()
  })
  pieces.observe(row, { childList: true })
  return () => {
    sizes.disconnect()
    pieces.disconnect()
  }
}
