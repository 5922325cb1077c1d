// Runs in every page of these tests: the question bar stands still. Through a whole match it has one height, its main
// button and the ways back have one place each, and no button ever stands where one of another kind stood: the other
// answers, those that throw something away, and what one says when asked whether to. Every answer is seen in full, with all
// its words. As long as the same panel is open, what sends it off and its steppers keep their places too, unless one scrolls.
// Whatever moves or is cut is a trouble.
;(() => {
  const KINDS = { main: '.button.main', undo: '.back .button:first-child', 'undo all': '.back .button:last-child', costly: '[data-costly]', other: ':is(.others, .costly) .button:not([data-costly])', sure: '[data-sure]', plan: '[data-do]' }
  const STILL = ['main', 'undo', 'undo all', 'plan']
  /** A button that is pressed gives way by a pixel. */
  const GIVES_WAY = 2
  const told = new Set()

  /** By kind, the boxes in which its buttons stood on this screen. */
  let stood = {}
  let screen = ''
  let height = 0

  function complain(what) {
    if (told.has(what)) return
    told.add(what)
    console.error(`The bar does not stand still on ${screen}: ${what}`)
  }

  function check(kind, box, button) {
    const [first] = stood[kind]
    if (STILL.includes(kind) && stood[kind].length > 0 && !stood[kind].some((other) => near(box, other))) {
      complain(`${kind} '${button}' moved from ${first} to ${box}`)
    }
    for (const [other, boxes] of Object.entries(stood)) {
      if (other !== kind && boxes.some((one) => overlap(one, box))) complain(`${kind} '${button}' stands at ${box}, where ${other} stood`)
    }
  }

  /** What is cut: by the part of the bar that the button stands in, or by the button itself. */
  function checkWhole(kind, button) {
    const [inner, outer] = [button.getBoundingClientRect(), button.parentElement.getBoundingClientRect()]
    const sides = ['left', 'top'].map((side) => outer[side] - inner[side]).concat(['right', 'bottom'].map((side) => inner[side] - outer[side]))
    const words = button.querySelector('span')
    const label = words?.offsetWidth ? words.getBoundingClientRect() : inner
    const within = label.left >= inner.left && label.right <= inner.right && label.top >= inner.top - 1 && label.bottom <= inner.bottom + 1
    if (Math.max(...sides) > GIVES_WAY || !within) complain(`${kind} '${button.textContent.trim()}' is cut`)
  }

  const near = (one, other) => one.every((side, index) => Math.abs(side - other[index]) <= GIVES_WAY)
  const overlap = ([left, top, width, tall], [x, y, w, h]) =>
    Math.min(left + width, x + w) - Math.max(left, x) > GIVES_WAY && Math.min(top + tall, y + h) - Math.max(top, y) > GIVES_WAY

  /** As much of a button as is in sight: a long row of answers is scrolled. */
  function boxOf(button) {
    const [inner, outer] = [button.getBoundingClientRect(), button.parentElement.getBoundingClientRect()]
    const [left, top] = [Math.max(inner.left, outer.left), Math.max(inner.top, outer.top)]
    return [left, top, Math.min(inner.right, outer.right) - left, Math.min(inner.bottom, outer.bottom) - top].map(Math.round)
  }

  const STEADY = '.main, [data-accept], .stepper button'
  /** What is open, and for each of its buttons how far its surroundings were scrolled and where it stood then. */
  let open = ''
  let kept = new Map()

  function measurePanels() {
    const table = document.querySelector('main.table')
    const bar = document.querySelector('section.question')
    // Where the window has changed since the bar was measured, both are measured again.
    if (!table || !bar || screenOf(bar) !== screen || document.fonts.status !== 'loaded') return
    const panels = [...document.querySelectorAll('[data-panel]')]
    const now = [screen, table.dataset.ply, ...panels.map((panel) => panel.ariaLabel)].join()
    if (now !== open) [open, kept] = [now, new Map()]
    for (const [place, panel] of panels.entries()) {
      for (const button of panel.querySelectorAll(STEADY)) {
        if (!button.checkVisibility({ visibilityProperty: true })) continue
        const name = [place, button.closest('[data-row]')?.dataset.row, button.ariaLabel ?? 'main'].join()
        const { left, top } = button.getBoundingClientRect()
        const [scrolled, box] = [scrollOf(button), [left, top].map(Math.round)]
        const before = kept.get(name)
        if (before?.scrolled !== scrolled) kept.set(name, { scrolled, box })
        else if (!near(box, before.box)) complain(`'${button.textContent.trim()}' of the panel '${panel.ariaLabel}' moved from ${before.box} to ${box}`)
      }
    }
  }

  function scrollOf(element) {
    let scrolled = ''
    for (let around = element; around; around = around.parentElement) scrolled += `${around.scrollTop} ${around.scrollLeft} `
    return scrolled
  }

  const screenOf = (bar) => `${innerWidth}×${innerHeight}, ${bar.clientWidth} wide in ${document.documentElement.lang}`

  function measure() {
    const bar = document.querySelector('section.question')
    if (!bar || !document.documentElement.lang) return
    const now = screenOf(bar)
    if (now !== screen) {
      ;[screen, height] = [now, bar.offsetHeight]
      stood = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, []]))
    }
    if (bar.offsetHeight !== height) complain(`its height was ${height} and is ${bar.offsetHeight}`)
    const seen = []
    for (const [kind, selector] of Object.entries(KINDS)) {
      const buttons = [...bar.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }))
      for (const button of buttons) {
        const box = boxOf(button)
        check(kind, box, button.textContent.trim())
        checkWhole(kind, button)
        seen.push([kind, box])
      }
    }
    for (const [kind, box] of seen) if (!stood[kind].some((other) => near(box, other))) stood[kind].push(box)
  }

  let waits = false
  const soon = () => {
    if (waits || !document.body) return
    waits = true
    requestAnimationFrame(() => {
      waits = false
      if (document.fonts.status === 'loaded') measure()
      // What a panel may take up is known only when the board was laid out, just before it is seen.
      requestAnimationFrame(measurePanels)
    })
  }
  new MutationObserver(soon).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  addEventListener('resize', soon)
  /** For those who want to be sure that something was measured. */
  window.stood = () => stood
})()
