import { expect, test, vi } from 'vitest'
import { answering, escaping } from './looking'
import { othersAfter } from './seats'

test('a button with an answer plays it, and one without is closed', () => {
  const hands = { choose: vi.fn(), hover: vi.fn() }
  const open = answering('hire mason', hands)
  open.onclick()
  open.onpointerenter({ pointerType: 'mouse' } as PointerEvent)
  expect(hands.choose).toHaveBeenCalledExactlyOnceWith('hire mason')
  expect(hands.hover).toHaveBeenCalledExactlyOnceWith('hire mason')
  expect(open).toMatchObject({ 'data-action': 'hire mason', 'aria-disabled': undefined, tabindex: undefined })
  const closed = answering(undefined, hands)
  closed.onclick()
  closed.onpointerenter({ pointerType: 'mouse' } as PointerEvent)
  expect(hands.choose).toHaveBeenCalledOnce()
  expect(hands.hover).toHaveBeenLastCalledWith(null)
  expect(closed).toMatchObject({ 'data-action': undefined, 'aria-disabled': true, tabindex: -1 })
})

test('Esc goes on to the shell only where nothing was put back', () => {
  const key = (name: string) => ({ key: name, preventDefault: vi.fn(), stopImmediatePropagation: vi.fn() })
  const stopped = (name: string, held: boolean): boolean => {
    const event = key(name)
    escaping(() => held)(event as unknown as KeyboardEvent)
    return event.stopImmediatePropagation.mock.calls.length > 0 && event.preventDefault.mock.calls.length > 0
  }
  expect([stopped('Escape', true), stopped('Escape', false), stopped('Enter', true)]).toEqual([true, false, false])
})

test('the others follow me, and all of them whoever only watches', () => {
  expect(othersAfter(1, 4)).toEqual([2, 3, 0])
  expect(othersAfter(null, 3)).toEqual([0, 1, 2])
})
