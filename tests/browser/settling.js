// Runs in every page of these tests before the page itself does, and knows whether the page has settled: it says so
// itself, what it wanted to do in a moment is done, nothing is moving, and for some frames nothing has changed.
;(() => {
  /** Milliseconds after which things happen "in a moment": nobody waits for them, they are done at once. */
  const MOMENT = 1000
  const FRAMES = 2
  const { setTimeout, clearTimeout, requestAnimationFrame } = window

  const moments = new Map()
  window.setTimeout = (call, delay = 0, ...given) => {
    // A scene that a test holds stays until somebody ends it, however long the test takes to do so.
    if (delay >= MOMENT && window.held) return 0
    const run = () => {
      moments.delete(timer)
      call(...given)
    }
    const timer = setTimeout(() => run(), delay)
    if (delay <= MOMENT) moments.set(timer, run)
    return timer
  }
  window.clearTimeout = (timer) => {
    moments.get(timer)?.cancel?.()
    moments.delete(timer)
    clearTimeout(timer)
  }
  /** A task of its own for each, as usual: whatever goes wrong in it is a trouble of the page. */
  function hurry() {
    for (const [timer, run] of moments) {
      if (run.cancel) continue
      clearTimeout(timer)
      const soon = setTimeout(run)
      run.cancel = () => clearTimeout(soon)
    }
  }

  let still = 0
  let counting = false
  function count() {
    still += 1
    counting = still < FRAMES
    if (counting) requestAnimationFrame(count)
  }
  function change() {
    still = 0
    if (!counting) requestAnimationFrame(count)
    counting = true
  }
  new MutationObserver(change).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  // A tap becomes a click only after the finger was lifted.
  for (const input of ['pointerup', 'touchend', 'keyup', 'resize']) addEventListener(input, change, true)

  // Before anything of the page, which may keep a press to itself. The browser makes a click of a tap in another process.
  for (const come of ['click', 'contextmenu']) addEventListener(come, () => (window.tapped = true), true)

  /** Styles may let something pulse; it stays where it is. */
  const moves = (motion) => motion.playState === 'running' && !(motion instanceof CSSAnimation)

  /** What is under way, in a word; nothing if the page has settled. */
  window.underWay = () => {
    if (!document.documentElement.hasAttribute('data-settled')) return 'deeds under way'
    if (moments.size > 0) {
      hurry()
      return 'moments'
    }
    if (window.tapped === false) return 'a press to come'
    if (document.fonts.status === 'loading') return 'fonts to load'
    if (document.getAnimations().some(moves)) return 'things that move'
    return still < FRAMES ? 'changes' : ''
  }

  /** How often somebody looks whether the page has settled, in milliseconds: every frame would be a frame more to draw. */
  const OFTEN = 10
  /** Waits until nothing is under way any more; what there still is after so many milliseconds. */
  window.settled = async (patience) => {
    const until = performance.now() + patience
    let left = window.underWay()
    while (left && performance.now() < until) {
      await new Promise((look) => setTimeout(look, OFTEN))
      left = window.underWay()
    }
    return left
  }
})()
