import { beforeEach, describe, expect, it } from 'vitest'
import { Live, type Link, type Reply, type Socket, type Surroundings, type Wish } from './live'
import type { Chat, Command, LoggedEvent, Presence, ServerMessage, TableChange, TableState, Waiting } from './messages'

class FakeSocket implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: Command[] = []
  readyState = 0
  closed = false

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command)
  }
  close(): void {
    this.closed = true
  }
  opens(): void {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

/** Sockets, a clock that is wound by hand, and ids that count. */
class FakeWorld implements Surroundings {
  sockets: FakeSocket[] = []
  now = 0
  luck = 0
  build = ''
  private timers: { at: number; call: () => void }[] = []
  private ids = 0

  open(address: string): Socket {
    const socket = new FakeSocket(address)
    this.sockets.push(socket)
    return socket
  }
  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.now + milliseconds, call }
    this.timers.push(timer)
    return () => void (this.timers = this.timers.filter((other) => other !== timer))
  }
  newId(): string {
    return `command-${++this.ids}`
  }
  chance(): number {
    return this.luck
  }
  pass(milliseconds: number): void {
    const end = this.now + milliseconds
    for (;;) {
      const next = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.timers = this.timers.filter((timer) => timer !== next)
      this.now = next.at
      next.call()
    }
    this.now = end
  }
  get socket(): FakeSocket {
    return this.sockets.at(-1)!
  }
}

const happened = (ply: number, what: string): LoggedEvent => ({ ply, event: { event: what, seat: 0 } })

function state(ply: number, since: number, events: LoggedEvent[], number = 1): TableState {
  return { type: 'state', number, ply, since, events, version: ply, seat: 0, view: { round: 1, coins: 3, seats: [{ points: 1 }, { points: 2 }] } } as unknown as TableState
}

function change(number: number, ply: number, since: number, events: LoggedEvent[], view = {}, rows = {}): TableChange {
  return { type: 'change', number, since, events, fields: { ply, version: ply }, view, rows }
}

let world: FakeWorld
let live: Live
let links: Link[]
let log: LoggedEvent[]
let states: TableState[]
let afresh: boolean[]
let lines: Chat[]
let presences: Presence[]
let waitings: Waiting[]
let left: Command[][]
let gone: boolean

beforeEach(() => {
  world = new FakeWorld()
  links = []
  log = []
  states = []
  afresh = []
  lines = []
  presences = []
  waitings = []
  left = []
  gone = false
  live = new Live(
    'ws://host/api/tables/abc/live',
    {
      state: (next, all, anew) => {
        states.push(next)
        log = all.events
        afresh.push(anew)
      },
      log: (all) => (log = all.events),
      more: (next) => states.push(next),
      chat: (line) => lines.push(line),
      presence: (presence) => presences.push(presence),
      waiting: (waiting) => waitings.push(waiting),
      link: (link) => links.push(link),
      gone: () => (gone = true),
      outdated: (commands) => left.push(commands),
    },
    world,
  )
  live.connect()
})

const act: Wish = { type: 'act', version: 3, seat: 0, answers: ['hire mason'] }

it('does not come back to a table that is deleted, or that was left', () => {
  world.socket.onopen!()
  world.socket.onclose!({ code: 4404 })
  expect(gone).toBe(true)
  world.pass(60_000)
  expect(world.sockets).toHaveLength(1)
})

describe('commands', () => {
  it('carry an id of their own and are answered by it', async () => {
    world.socket.opens()
    const first = live.send(act)
    const second = live.send({ type: 'say', text: 'hello' })
    const [one, two] = world.socket.sent
    expect(one).toEqual({ ...act, id: 'command-1' })
    expect(two!.id).not.toBe(one!.id)
    world.socket.say({ type: 'accepted', id: two!.id, version: 3 })
    world.socket.say({ type: 'accepted', id: one!.id, version: 4 })
    expect(await second).toEqual({ type: 'accepted', id: two!.id, version: 3 })
    expect(await first).toEqual({ type: 'accepted', id: one!.id, version: 4 })
  })

  it('wait until the socket is open', () => {
    void live.send(act)
    expect(world.socket.sent).toEqual([])
    world.socket.opens()
    expect(world.socket.sent).toHaveLength(1)
  })

  it('are sent again with the same id after the connection broke, until they are answered', async () => {
    world.socket.opens()
    const reply = live.send(act)
    const id = world.socket.sent[0]!.id
    world.socket.onclose!({ code: 1006 })
    world.pass(300)
    expect(world.sockets).toHaveLength(2)
    world.socket.opens()
    expect(world.socket.sent).toEqual([{ ...act, id }])
    world.socket.say({ type: 'accepted', id, version: 4 })
    expect((await reply).type).toBe('accepted')
    world.socket.onclose!({ code: 1006 })
    world.pass(300)
    world.socket.opens()
    expect(world.socket.sent).toEqual([])
  })

  it('that came too late are answered as stale, and the newer state is taken', async () => {
    world.socket.opens()
    const reply = live.send(act)
    world.socket.say({ type: 'stale', id: world.socket.sent[0]!.id, version: 5 })
    world.socket.say(state(5, 3, [happened(4, 'x'), happened(5, 'y')]))
    expect((await reply).type).toBe('stale')
    expect(states.at(-1)!.version).toBe(5)
  })

  it('that are refused say why', async () => {
    world.socket.opens()
    const reply = live.send(act)
    world.socket.say({ type: 'refused', id: world.socket.sent[0]!.id, code: 'illegal', message: 'No.' })
    expect(await reply).toMatchObject({ code: 'illegal', message: 'No.' })
  })

  it('that were too fast to be read are sent again a little later', async () => {
    world.socket.opens()
    void live.send(act)
    world.socket.say({ type: 'refused', id: null, code: 'too_fast', message: 'Wait.' })
    expect(world.socket.sent).toHaveLength(1)
    world.pass(1000)
    expect(world.socket.sent).toHaveLength(2)
    expect(world.socket.sent[1]).toEqual(world.socket.sent[0])
  })

  it('that cannot be read are refused, not kept for ever', async () => {
    world.socket.opens()
    const reply = live.send(act)
    world.socket.say({ type: 'refused', id: null, code: 'malformed', message: 'What?' })
    expect(await reply).toMatchObject({ type: 'refused', code: 'malformed' } satisfies Partial<Reply>)
  })
})

describe('the log', () => {
  it('grows by the events of each change', () => {
    world.socket.opens()
    world.socket.say(state(2, 0, [happened(1, 'a'), happened(2, 'b')]))
    world.socket.say(change(2, 3, 2, [happened(3, 'c')]))
    expect(log.map((entry) => entry.event.event)).toEqual(['a', 'b', 'c'])
  })

  it('is cut back to where a change starts', () => {
    world.socket.opens()
    world.socket.say(state(3, 0, [happened(1, 'a'), happened(2, 'b'), happened(3, 'c')]))
    world.socket.say(change(2, 2, 1, [happened(2, 'd')]))
    expect(log.map((entry) => entry.event.event)).toEqual(['a', 'd'])
  })

  it('starts afresh when everything is told again', () => {
    world.socket.opens()
    world.socket.say(state(2, 0, [happened(1, 'a'), happened(2, 'b')]))
    world.socket.say(state(2, 0, [happened(1, 'A'), happened(2, 'B')]))
    expect(log.map((entry) => entry.event.event)).toEqual(['A', 'B'])
  })

  it('is read back page by page', async () => {
    world.socket.opens()
    world.socket.say(state(500, 300, [happened(301, 'd')]))
    for (const [before, since, what] of [[300, 100, 'c'], [100, 0, 'a']] as const) {
      const more = live.earlier()
      const { id, ...asked } = world.socket.sent.at(-1)!
      expect(asked).toEqual({ type: 'log', before })
      world.socket.say({ type: 'log', id, since, events: [happened(before, what)] })
      expect(await more).toBe(true)
    }
    expect(log.map((entry) => entry.event.event)).toEqual(['a', 'c', 'd'])
    expect(await live.earlier()).toBe(false)
    world.socket.say(change(2, 501, 500, [happened(501, 'e')]))
    expect(log.map((entry) => entry.event.event)).toEqual(['a', 'c', 'd', 'e'])
  })

  it('takes no page of a log that was told anew meanwhile', async () => {
    world.socket.opens()
    world.socket.say(state(500, 300, [happened(301, 'd')]))
    const more = live.earlier()
    const { id } = world.socket.sent.at(-1)!
    world.socket.say(state(500, 400, [happened(401, 'D')], 2))
    world.socket.say({ type: 'log', id, since: 100, events: [happened(300, 'c')] })
    expect(await more).toBe(false)
    expect(log.map((entry) => entry.event.event)).toEqual(['D'])
  })

  it('asks about chances to act out of turn now and after coming back', () => {
    world.socket.opens()
    live.setAsked({ windows: true, everything: false })
    expect(world.socket.sent.at(-1)).toMatchObject({ type: 'alert', on: true, everything: false })
    world.socket.onclose!({ code: 1006 })
    world.pass(300)
    expect(world.socket.address).toContain('?alert=1')
  })

  it('asks to be asked everything now and after coming back', () => {
    world.socket.opens()
    live.setAsked({ windows: false, everything: true })
    const { length } = world.socket.sent
    live.setAsked({ windows: false, everything: true })
    expect(world.socket.sent).toHaveLength(length)
    expect(world.socket.sent.at(-1)).toMatchObject({ type: 'alert', on: false, everything: true })
    world.socket.onclose!({ code: 1006 })
    world.pass(300)
    expect(world.socket.address).toContain('?everything=1')
  })
})

describe('coming back', () => {
  const back = (): string => {
    world.socket.onclose!({ code: 1006 })
    world.pass(300)
    world.socket.opens()
    return world.socket.address.split('?')[1] ?? ''
  }

  it('says what is held, and goes on from there', () => {
    world.socket.opens()
    expect(world.socket.address).not.toContain('?')
    world.socket.say(state(3, 0, [happened(1, 'a'), happened(2, 'b'), happened(3, 'c')]))
    world.socket.say({ type: 'chat', number: 6, at: 1, seat: 0, name: 'Ala', text: 'hi', notice: null })
    expect(back()).toBe('held=3&ply=3&chat=7&seat=0')
    world.socket.say({ ...state(4, 2, [happened(3, 'C'), happened(4, 'd')]), goes_on: true })
    expect(log.map((entry) => entry.event.event)).toEqual(['a', 'b', 'C', 'd'])
    world.socket.say(change(2, 5, 4, [happened(5, 'e')]))
    expect(log.map((entry) => entry.event.event)).toEqual(['a', 'b', 'C', 'd', 'e'])
  })

  it('begins anew where the server does not go on', () => {
    world.socket.opens()
    world.socket.say(state(3, 0, [happened(1, 'a')]))
    back()
    world.socket.say(state(300, 100, [happened(101, 'z')]))
    expect(log.map((entry) => entry.event.event)).toEqual(['z'])
  })

  it('says nothing of seats as a spectator, and nothing at all while all is to be told anew', () => {
    world.socket.opens()
    world.socket.say({ ...state(3, 0, []), seat: null })
    expect(back()).toBe('held=3&ply=3&chat=0')
    world.socket.say(state(3, 0, []))
    world.socket.say(change(9, 9, 9, []))
    expect(back()).toBe('')
  })
})

describe('a server that has become another', () => {
  const refused = { type: 'refused', id: null, code: 'other_build', message: 'Load it again.' } as const

  it('is told what the page was loaded from', () => {
    world.build = 'a1b2'
    live.connect()
    expect(world.socket.address).toContain('?build=a1b2')
  })

  it('ends the connection for good, and what was not answered is left to the next page', async () => {
    world.socket.opens()
    const reply = live.send(act)
    const [command] = world.socket.sent
    world.socket.say(refused)
    expect(left).toEqual([[command]])
    expect((await reply).type).toBe('refused')
    expect(links.at(-1)).toBe('closed')
    world.pass(60_000)
    expect(world.sockets).toHaveLength(1)
  })

  it('takes a command of the page before with the id it had', async () => {
    const command = { ...act, id: 'from-before' } as Command
    const reply = live.sendAgain(command)
    world.socket.opens()
    expect(world.socket.sent).toEqual([command])
    world.socket.say({ type: 'accepted', id: 'from-before', version: 4 })
    expect((await reply).type).toBe('accepted')
  })
})

describe('more ways', () => {
  const ways = { answers: ['pay 1', 'pay 2'], ways: [[0], [1]], more: 1 }
  const asked = (): TableState => ({ ...state(2, 0, []), questions: [{ seat: 0, step: 'pay', answers: ['pay 1'], ways }] })

  it('are added to those that are known, and stay with changes of other things', async () => {
    world.socket.opens()
    world.socket.say(asked())
    const more = live.moreWays(0)
    const { id, ...command } = world.socket.sent.at(-1)!
    expect(command).toEqual({ type: 'ways', version: 2, seat: 0, first: 2 })
    world.socket.say({ type: 'ways', id, first: 2, ways: { answers: ['pay 2', 'pay 3'], ways: [[0, 1]] } })
    expect((await more)?.type).toBe('ways')
    world.socket.say(change(2, 2, 2, []))
    for (const { questions } of states.slice(-2)) expect(questions[0]!.ways).toMatchObject({ answers: ['pay 1', 'pay 2', 'pay 3'], ways: [[0], [1], [1, 2]] })
    expect(await live.moreWays(0)).toBe(null)
  })

  it('of another question are not taken', async () => {
    world.socket.opens()
    world.socket.say(asked())
    const more = live.moreWays(0)
    const { id } = world.socket.sent.at(-1)!
    world.socket.say(asked())
    world.socket.say({ type: 'ways', id, first: 2, ways: { answers: [], ways: [] } })
    await more
    expect(states).toHaveLength(2)
  })
})

describe('a change', () => {
  it('leaves what it does not name as it was', () => {
    world.socket.opens()
    world.socket.say(state(2, 0, []))
    world.socket.say(change(2, 3, 2, [happened(3, 'c')], { coins: 4 }, { seats: { 1: { points: 5 } } }))
    expect(states.at(-1)).toEqual({ ...state(3, 2, [happened(3, 'c')], 2), view: { round: 1, coins: 4, seats: [{ points: 1 }, { points: 5 }] } })
    expect(states[0]).toEqual(state(2, 0, []))
    expect(afresh).toEqual([true, false])
  })

  it('that does not follow what is held is not taken: all is asked for once more', () => {
    world.socket.opens()
    world.socket.say(state(2, 0, []))
    world.socket.say(change(3, 4, 3, []))
    world.socket.say(change(4, 5, 4, []))
    expect(states).toHaveLength(1)
    expect(world.socket.sent.map(({ id: _, ...command }) => command)).toEqual([{ type: 'sit', seat: 0 }])
    world.socket.say(state(5, 0, [], 5))
    world.socket.say(change(6, 6, 5, []))
    expect(states.map(({ ply }) => ply)).toEqual([2, 5, 6])
  })
})

describe('the connection', () => {
  it('is tried again and again, ever more patiently', () => {
    const waits = []
    for (let attempt = 0; attempt < 7; attempt++) {
      const before = world.sockets.length
      world.socket.onclose!({ code: 1006 })
      let waited = 0
      while (world.sockets.length === before) {
        world.pass(100)
        waited += 100
      }
      waits.push(waited)
    }
    expect(waits).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000])
    world.socket.opens()
    world.socket.onclose!({ code: 1006 })
    world.pass(300)
    expect(links.slice(-4)).toEqual(['away', 'open', 'away', 'away'])
  })

  it('is tried again at different moments by different people', () => {
    const waits = [0, 0.5, 0.999].map((luck) => {
      world.luck = luck
      live.connect()
      world.socket.opens()
      const before = world.sockets.length
      const lost = world.now
      world.socket.onclose!({ code: 1006 })
      while (world.sockets.length === before) world.pass(1)
      return world.now - lost
    })
    expect(waits).toEqual([300, 225, 151])
  })

  it('is given up when a ping stays unanswered', () => {
    world.socket.opens()
    world.pass(15_000)
    expect(world.socket.sent.map((command) => command.type)).toEqual(['ping'])
    world.pass(6_000)
    expect(links.at(-1)).toBe('away')
    expect(world.sockets[0]!.closed).toBe(true)
  })

  it('stays when the ping is answered', () => {
    world.socket.opens()
    for (let round = 0; round < 4; round++) {
      world.pass(15_000)
      world.socket.say({ type: 'accepted', id: world.socket.sent.at(-1)!.id, version: 1 })
    }
    world.pass(10_000)
    expect(world.sockets).toHaveLength(1)
    expect(links).toEqual(['connecting', 'open'])
  })

  it('is tried at once when asked to check', () => {
    world.socket.onclose!({ code: 1006 })
    live.check()
    expect(world.sockets).toHaveLength(2)
  })

  it('is silent once closed', () => {
    const socket = world.socket
    socket.opens()
    live.close()
    expect(socket.closed).toBe(true)
    world.pass(60_000)
    expect(world.sockets).toHaveLength(1)
  })

  it('that is not open yet closes only when it is, since browsers warn of the other', () => {
    const socket = world.socket
    live.close()
    expect(socket.closed).toBe(false)
    socket.opens()
    expect(socket.closed).toBe(true)
    expect(links).toEqual(['connecting', 'closed'])
  })

  it('passes chat and presence on', () => {
    world.socket.opens()
    world.socket.say({ type: 'chat', number: 0, at: 1, seat: 0, name: 'Ala', text: 'hi', notice: null })
    world.socket.say({ type: 'presence', seats: [], watchers: 2 })
    expect(lines[0]!.text).toBe('hi')
    expect(presences[0]!.watchers).toBe(2)
    world.socket.say({ type: 'waiting', seat: 1, before: 4 })
    expect(waitings).toEqual([{ type: 'waiting', seat: 1, before: 4 }])
  })
})
