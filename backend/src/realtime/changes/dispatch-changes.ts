import type { Logger } from 'pino'
import { asDatabaseFailure, QUERY_CANCELED } from '../../database/sqlstate.ts'
import type { Database } from '../../database/types.ts'
import { turnOf, type Person } from '../channel/person.ts'
import type { RealtimeError } from '../errors.ts'
import type { Limits } from '../limits.ts'
import type { Catalogue } from './catalogue.ts'
import type { Change } from './change.ts'
import { deliverChange, mayReceiveChange, wantedBindings } from './deliver-change.ts'
import { isPattern } from './filter.ts'
import { Gate } from './gate.ts'
import { tooSlow } from './probe-filters.ts'
import { tableKey } from './published-table.ts'
import { readChanges, type VisibleRecords } from './read-changes.ts'
import { readScope } from './read-scope.ts'
import type { TableBinding } from './resolve-bindings.ts'
import type { Subscription, Subscriptions } from './subscriptions.ts'

interface Waiting {
  change: Change
  subscriptions: Subscription[]
}

interface Reader {
  person: Person
  waiting: Waiting[]
}

interface Options {
  database: Database
  catalogue: Catalogue
  subscriptions: Subscriptions
  limits: Limits
  log: Logger
  /** The channel missed a change, so its client is asked to join again and reload. */
  askToRejoin(subscription: Subscription): void
  /** The channel's filters take too long, so it continues without them. */
  drop(subscription: Subscription, reason: RealtimeError): void
}

const BATCH = 200
const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Each person has a queue: the next batch gathers while one is read, so a burst costs few queries, and a slow person delays nobody else.
 */
export function dispatchChanges(options: Options): { take(change: Change): void } {
  const { database, catalogue, subscriptions, limits, log } = options
  const readers = new Map<string, Reader>()
  const gate = new Gate(limits.readers)

  function take(change: Change): void {
    const { schema, table: name, owner } = change
    for (const own of subscriptions.of({ schema, name }, owner)) {
      const concerned = [...own].filter((one) => wantedBindings(one, change).length > 0)
      const [first] = concerned
      if (!first) continue
      const table = wantedBindings(first, change)[0]!.of
      if (mayReceiveChange(first.person, change, table))
        enqueue(first.person, { change, subscriptions: concerned })
    }
  }

  function enqueue(person: Person, waiting: Waiting): void {
    const reader = readers.get(person.key)
    if (!reader) {
      const fresh = { person, waiting: [waiting] }
      readers.set(person.key, fresh)
      void drain(fresh)
      return
    }
    reader.waiting.push(waiting)
    if (reader.waiting.length > limits.waitingChanges) giveUp(reader.waiting.splice(0), 'too many')
  }

  async function drain(reader: Reader): Promise<void> {
    while (reader.waiting.length > 0) await gate.run(turnOf(reader.person), () => readBatch(reader))
    readers.delete(reader.person.key)
  }

  async function readBatch({ person, waiting }: Reader): Promise<void> {
    const batch = waiting.splice(0, BATCH)
    try {
      const sights = new Map<string, VisibleRecords | undefined>()
      for (const [table, some] of byTable(batch))
        sights.set(table, await readTable(database, person, some, limits))
      for (const item of batch) {
        const sight = sights.get(tableOf(item))
        for (const subscription of sight ? item.subscriptions : [])
          deliverChange(subscription, person, item.change, sight!, limits.recordBytes)
      }
    } catch (error) {
      const code = asDatabaseFailure(error)?.code
      log.warn({ err: error }, 'changes could not be read for a realtime subscriber')
      // An error of class 42 means that the cached table is outdated.
      if (code?.startsWith('42')) catalogue.forget()
      if (code === QUERY_CANCELED) dropSlow(batch)
      giveUp(batch, 'unreadable')
    }
  }

  function dropSlow(batch: Waiting[]): void {
    for (const item of batch) {
      const slow = item.subscriptions.filter((one) => hasPattern(wantedBindings(one, item.change)))
      for (const one of slow) options.drop(one, tooSlow())
      item.subscriptions = item.subscriptions.filter((one) => !slow.includes(one))
    }
  }

  function giveUp(missed: Waiting[], why: string): void {
    log.warn({ changes: missed.length, why }, 'realtime subscribers must join again')
    for (const one of new Set(missed.flatMap((item) => item.subscriptions)))
      options.askToRejoin(one)
  }

  return { take }
}

/** The result is undefined if the policies refuse the read, which is no failure. */
async function readTable(
  database: Database,
  person: Person,
  waiting: Waiting[],
  { patternReadMs }: Limits,
): Promise<VisibleRecords | undefined> {
  const bindings = waiting.flatMap(({ change, subscriptions }) =>
    subscriptions.flatMap((subscription) => wantedBindings(subscription, change)),
  )
  const changes = waiting.map(({ change }) => change)
  const scope = readScope(person, hasPattern(bindings) ? patternReadMs : undefined)
  try {
    return await readChanges(database, scope, changes, bindings)
  } catch (error) {
    if (asDatabaseFailure(error)?.code === INSUFFICIENT_PRIVILEGE) return undefined
    throw error
  }
}

function hasPattern(bindings: TableBinding[]): boolean {
  return bindings.some(({ filters }) => filters.some(isPattern))
}

function byTable(batch: Waiting[]): Map<string, Waiting[]> {
  const groups = new Map<string, Waiting[]>()
  for (const item of batch) {
    const group = groups.get(tableOf(item))
    if (group) group.push(item)
    else groups.set(tableOf(item), [item])
  }
  return groups
}

function tableOf({ change }: Waiting): string {
  return tableKey({ schema: change.schema, name: change.table })
}
