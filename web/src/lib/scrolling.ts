/** What is larger than its box can be scrolled by keys too: it takes the focus as long as it is, and says when there is more. */
import type { Attachment } from 'svelte/attachments'

export const scrolling: Attachment<HTMLElement> = (row) => {
  const measure = (): void => {
    const [wide, high] = [row.scrollWidth - row.clientWidth, row.scrollHeight - row.clientHeight]
    if (wide > 1 || high > 1) row.tabIndex = 0
    else row.removeAttribute('tabindex')
    row.toggleAttribute('data-more', wide - row.scrollLeft > 1 || high - row.scrollTop > 1)
  }
  row.addEventListener('scroll', measure)
  const sizes = new ResizeObserver(measure)
  sizes.observe(row)
  for (const piece of row.children) sizes.observe(piece)
  const pieces = new MutationObserver(() => {
    for (const piece of row.children) sizes.observe(piece)
    measure()
  })
  pieces.observe(row, { childList: true })
  return () => {
    row.removeEventListener('scroll', measure)
    sizes.disconnect()
    pieces.disconnect()
  }
}
