/** The menu of a table. */
import { api, Refusal } from '../../lib/api'
import type { IconName } from '../../lib/Icon.svelte'
import { say } from '../../lib/i18n.svelte'
import { download } from '../../lib/links'
import { go } from '../../lib/router.svelte'
import { sayRefusal, type Table } from '../../lib/table.svelte'
import type { Screen, Window } from './screen.svelte'

interface MenuItem {
  icon: IconName
  label: string
  run: () => void
}

export function menuOf(screen: Screen): MenuItem[] {
  const { table } = screen
  const { newest, mySeats, leftSeats } = table
  const opening = (icon: MenuItem['icon'], label: string, window: Window): MenuItem => ({ icon, label: say(label), run: () => (screen.opened = window) })
  const menu: (MenuItem | false)[] = [
    !!newest?.over && opening('trophy', 'ui-scores', 'scores'),
    opening('link', 'ui-invite', 'invite'),
    opening('phone', 'ui-phone', 'phone'),
    table.mayAskBack && table.undoable === 0 && opening('undo', 'ui-ask-back', 'back'),
    screen.hasGuide && mySeats.length > 0 && { icon: 'guide', label: say('ui-guide'), run: screen.startGuide },
    !!newest?.over && { icon: 'save', label: say('ui-export'), run: () => void saveRecord(table) },
    mySeats.length > 0 &&
      !newest?.over && { icon: 'door', label: say('ui-leave-seat'), run: () => (screen.replacing = mySeats.find((seat) => seat === newest?.seat) ?? mySeats[0]!) },
    leftSeats.length > 0 && !newest?.over && { icon: 'person', label: say('ui-seat-back'), run: () => void table.comeBack(leftSeats) },
    opening('bin', 'ui-part', 'part'),
    { icon: 'board', label: say('ui-to-lobby'), run: () => go('/') },
    opening('settings', 'ui-settings', 'settings'),
    opening('help', 'ui-help', 'help'),
  ]
  return menu.filter((item) => item !== false)
}

async function saveRecord(table: Table): Promise<void> {
  try {
    download(`ratusz-${table.shown?.game}-${table.id}.json`, (await api.record(table.id)).record)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    table.problem = sayRefusal(error.code, error.message)
  }
}
