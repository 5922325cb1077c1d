/** What keys do at a table. */
import { moveFocus, type Direction } from '../../lib/focus'
import { closeRules, rulebook, toggleRules } from '../../lib/rulebook.svelte'
import { replay, type Screen } from './screen.svelte'

/** Where keys are not the table's. */
const ELSEWHERE = 'input, textarea, select, dialog, [role=log], [role=menu], .rules, .debug'

export interface Keyboard {
  screen: Screen
  /** Whether the focus was moved by keys: what was clicked keeps it too, and is not meant by the next key. */
  walks: boolean
  /** Plays what a key stands for in the question bar; false if that is nothing. */
  play: (key: string) => boolean
  /** Between whose pieces the arrows move, the first one first. */
  areas: () => (HTMLElement | undefined)[]
}

export function press(event: KeyboardEvent, keyboard: Keyboard): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if ((event.target as HTMLElement).closest(ELSEWHERE)) return
  // A button that has the focus is pressed by it.
  const button = event.key === ' ' && (event.target as HTMLElement).closest<HTMLElement>('button, a, summary')
  if (button && (keyboard.walks || !mayReplay(keyboard.screen))) return
  // In a replay it plays on, also after a click on a speed; left alone, the button would be pressed as the key comes up.
  if (button) button.blur()
  // A key that is held down means one thing, not many; only the focus goes on.
  if (event.repeat && !event.key.startsWith('Arrow')) return
  // On a piece or a button that was walked to, these two press it.
  const presses = keyboard.walks && (event.key === 'Enter' || event.key === ' ') && (event.target as HTMLElement).closest('button, a, summary')
  if (!presses && (keyboard.play(event.key) || handle(event.key, keyboard))) event.preventDefault()
}

function handle(key: string, keyboard: Keyboard): boolean {
  const { screen } = keyboard
  if (key === 'Escape' && rulebook.open) closeRules()
  else if (key === '?') screen.opened = 'help'
  else if (key === 'u' || key === 'U' || key === 'Escape') {
    if (key === 'Escape' && screen.at() !== null) screen.look(null)
    else if (screen.table.undoable > 0) screen.undo()
    else return false
  } else if (key === 'h' || key === 'H') void screen.table.askHint()
  else if (key === 'r' || key === 'R') toggleRules()
  else if (key === ' ' && mayReplay(screen)) replay(({ toggle }) => toggle(screen))
  else if (key.startsWith('Arrow')) return arrow(key as Direction, keyboard)
  else return false
  return true
}

function arrow(direction: Direction, { screen, areas }: Keyboard): boolean {
  if (mayReplay(screen) && (direction === 'ArrowLeft' || direction === 'ArrowRight')) {
    replay(({ step }) => step(screen, direction === 'ArrowLeft' ? -1 : 1))
    return true
  }
  return moveFocus(direction, areas())
}

/** Whether nothing is asked that keys could answer: the past is looked at, or the match is over. */
function mayReplay(screen: Screen): boolean {
  return screen.at() !== null || !!screen.table.newest?.over
}
