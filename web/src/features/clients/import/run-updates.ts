import { planMerge, type MergedValues } from '@predio/domain/clients'
import { holdsValues } from '../../../lib/holds-values.ts'
import type { ClientRecord } from '../../../records/clients/api/read-client.ts'
import type { Outcome } from '../../../capabilities/imports/count-outcomes.ts'
import type { UpdateRow } from './plan-import.ts'

const BATCH_SIZE = 100
/** Another tab may change the client again and again, so the update gives up after this many conflicts. */
const MAX_TRIES = 3

export type UpdatedClient = MergedValues & {
  id: string
  updated_at: string
  leftover: string | null
}

interface RunUpdates {
  updates: readonly UpdateRow[]
  read: (ids: readonly string[]) => Promise<readonly ClientRecord[]>
  send: (clients: readonly UpdatedClient[]) => Promise<readonly string[]>
  sent: Set<string>
  isConnectionLost: (error: unknown) => boolean
  onBatch: (outcomes: ReadonlyMap<number, Outcome>) => void
}

/** IMPORT-28: rows complete existing clients by the rules of a merge, so repeating the import adds nothing. */
export async function runUpdates(run: RunUpdates): Promise<void> {
  const byClient = new Map<string, UpdateRow[]>()
  for (const row of run.updates) {
    byClient.set(row.clientId, [...(byClient.get(row.clientId) ?? []), row])
  }
  const ids = [...byClient.keys()]
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const outcomes = new Map<number, Outcome>()
    const batch = ids.slice(start, start + BATCH_SIZE)
    const written = await writeBatch(batch)
    for (const id of batch) {
      for (const { line } of byClient.get(id) ?? []) {
        outcomes.set(line, written.has(id) ? 'updated' : 'failed')
      }
    }
    run.onBatch(outcomes)
  }

  async function writeBatch(batch: readonly string[]): Promise<Set<string>> {
    const written = new Set<string>()
    try {
      for (let tries = 0; tries < MAX_TRIES && written.size < batch.length; tries += 1) {
        const left = batch.filter((id) => !written.has(id))
        const records = await run.read(left)
        const changed = records.flatMap((record) => {
          const client = complete(record, byClient.get(record.id) ?? [])
          const hasArrived = run.sent.has(record.id) && isSame(record, client)
          if (hasArrived) written.add(record.id)
          return hasArrived ? [] : [client]
        })
        if (changed.length === 0) break
        for (const { id } of changed) run.sent.add(id)
        for (const id of await run.send(changed)) written.add(id)
      }
    } catch (error) {
      if (run.isConnectionLost(error)) throw error
    }
    return written
  }
}

function complete(record: ClientRecord, rows: readonly UpdateRow[]): UpdatedClient {
  const merged = { ...record }
  const leftovers: string[] = []
  for (const { client, leftover } of rows) {
    const plan = planMerge(merged, { ...client, id: '', preferences: null })
    Object.assign(merged, plan.values)
    for (const text of [plan.overflow, leftover]) if (text !== null) leftovers.push(text)
  }
  const { created_at: _created, preferences: _preferences, ...values } = merged
  return { ...values, leftover: leftovers.length > 0 ? leftovers.join('\n\n') : null }
}

function isSame(record: ClientRecord, client: UpdatedClient): boolean {
  return holdsValues(record, client)
}
