/** The HTTP side of the server, typed by its own structs. */
import type {
  AddressReply,
  Claimed,
  ClaimSeat,
  Done,
  GamesReply,
  Handover,
  Imported,
  LinkInfo,
  LinkMade,
  LookAtLink,
  NewLink,
  NewTable,
  Problem,
  RecordReply,
  RematchReply,
  TableCreated,
  TablesReply,
  TableSummary,
  TakeOver,
  TextsReply,
} from './messages'
import { during } from './settled'

/** The server said no, and why; code `offline` when it could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
  ) {
    super(message)
  }
}

function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  return during(answerOf<T>(method, path, body))
}

async function answerOf<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refusal('offline', 'The server cannot be reached.')
  }
  if (response.ok) return (await response.json()) as T
  const problem = (await response.json().catch(() => null)) as Problem | null
  throw new Refusal(problem?.code ?? 'internal', problem?.message ?? response.statusText, response.status)
}

export const api = {
  games: () => ask<GamesReply>('GET', '/api/games'),
  texts: (game: string, language: string) => ask<TextsReply>('GET', `/api/games/${game}/texts/${language}`),
  address: () => ask<AddressReply>('GET', '/api/address'),
  tables: () => ask<TablesReply>('GET', '/api/tables'),
  table: (table: string) => ask<TableSummary>('GET', `/api/tables/${table}`),
  create: (wish: NewTable) => ask<TableCreated>('POST', '/api/tables', wish),
  lookAtLink: (wish: LookAtLink) => ask<LinkInfo>('POST', '/api/links', wish),
  claim: (wish: ClaimSeat) => ask<Claimed>('POST', '/api/claims', wish),
  leave: (table: string, seat: number) => ask<Done>('POST', `/api/tables/${table}/seats/${seat}/leave`),
  leaveTable: (table: string) => ask<Done>('POST', `/api/tables/${table}/leave`),
  deleteTable: (table: string) => ask<Done>('POST', `/api/tables/${table}/delete`),
  comeBack: (table: string, seat: number) => ask<Done>('POST', `/api/tables/${table}/seats/${seat}/return`),
  handOver: (table: string) => ask<Handover>('POST', `/api/tables/${table}/handover`),
  holdAlone: (table: string) => ask<Done>('POST', `/api/tables/${table}/alone`),
  newLink: (table: string, wish: NewLink) => ask<LinkMade>('POST', `/api/tables/${table}/links`, wish),
  takeOver: (wish: TakeOver) => ask<Claimed>('POST', '/api/handovers', wish),
  rematch: (table: string) => ask<RematchReply>('POST', `/api/tables/${table}/rematch`),
  record: (table: string) => ask<RecordReply>('GET', `/api/tables/${table}/record`),
  importRecord: (record: string) => ask<Imported>('POST', '/api/records', { record }),
}

/** The address of a table's socket. */
export function liveAddress(table: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${table}/live`
}
