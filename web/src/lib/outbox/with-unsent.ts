import type { OutboxEntry } from './entry.ts'

/** OUT-02: the rows of a list, as this device has changed them. New records stand above the list: see NewUnsent. */
export function withUnsent<Row extends { id: string }>(
  rows: readonly Row[],
  unsent: readonly OutboxEntry<Row>[],
): Row[] {
  if (unsent.length === 0) return [...rows]
  const changed = new Map(
    unsent.filter(({ base }) => base !== undefined).map(({ recordId, row }) => [recordId, row]),
  )
  return rows.map((row) => changed.get(row.id) ?? row)
}

/** Entries of records that the server does not have yet, the newest first. */
export function newRecords<Entry extends OutboxEntry>(unsent: readonly Entry[]): Entry[] {
  return unsent.filter(({ base }) => base === undefined).toReversed()
}
