import type { OutboxEntry } from './entry.ts'

/** OUT-02: lists show records with the changes of this device that were not sent yet; OutboxRecords shows new records. */
export function withOutbox<Row extends { id: string }>(
  rows: readonly Row[],
  unsent: readonly OutboxEntry<Row>[],
): Row[] {
  if (unsent.length === 0) return [...rows]
  const changed = new Map(
    unsent.filter(({ base }) => base !== undefined).map(({ recordId, row }) => [recordId, row]),
  )
  return rows.map((row) => changed.get(row.id) ?? row)
}

export function newRecords<Entry extends OutboxEntry>(unsent: readonly Entry[]): Entry[] {
  return unsent.filter(({ base }) => base === undefined).toReversed()
}
