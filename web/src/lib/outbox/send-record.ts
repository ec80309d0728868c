import { holdsValues } from '../holds-values.ts'
import type { Saved } from '../save-row.ts'
import type { OutboxEntry } from './entry.ts'
import { mergeColumns } from './merge-columns.ts'

export type SendOutcome<Row = unknown> =
  | { kind: 'sent'; row: Row }
  | { kind: 'conflict' }
  | { kind: 'gone' }

interface Version {
  id: string
  updated_at: string
}

interface RecordStore<Row, Values> {
  create: (userId: string, record: { id: string; values: Values }) => Promise<Saved<Row>>
  update: (userId: string, base: Version, values: Values) => Promise<Saved<Row>>
}

/** Others may change the record again and again, so merging ends after this many attempts. */
const MAX_MERGES = 3

/** Sending the same save several times has the effect of sending it once; see save-row.ts. */
export async function sendRecord<Row extends Version, Values extends object>(
  entry: OutboxEntry<Row, Values>,
  { create, update }: RecordStore<Row, Values>,
): Promise<SendOutcome<Row>> {
  const { userId, recordId: id, base, values } = entry
  const saved = base ? await update(userId, base, values) : await create(userId, { id, values })
  return mergeAndSend(saved, entry, update)
}

/** SAVE-05: only the changed columns are written, so that changes of other columns on the server stay. */
export async function sendColumns<Row extends Version, Values extends object>(
  change: { userId: string; base: Row; values: Values },
  update: RecordStore<Row, Values>['update'],
): Promise<SendOutcome<Row>> {
  const { userId, base, values } = change
  return mergeAndSend(await update(userId, base, values), { ...change, tried: [] }, update)
}

async function mergeAndSend<Row extends Version, Values extends object>(
  first: Saved<Row>,
  change: Pick<OutboxEntry<Row, Values>, 'userId' | 'base' | 'values' | 'tried'>,
  update: RecordStore<Row, Values>['update'],
): Promise<SendOutcome<Row>> {
  const { userId, base, values, tried } = change
  let saved = first
  for (let merges = 0; saved.kind === 'conflict' && merges < MAX_MERGES; merges += 1) {
    const { theirs } = saved
    const arrived = tried.findLast((earlier) => holdsValues(theirs, earlier))
    // If a record without a base exists on the server already, an earlier attempt of this device created it. Later changes then started from the values of the first attempt.
    const known = { ...(base ?? theirs), ...(arrived ?? (base ? {} : tried[0])) }
    const { changed, conflicts } = mergeColumns(known, theirs, values)
    if (conflicts.length > 0) return { kind: 'conflict' }
    if (Object.keys(changed).length === 0) return { kind: 'sent', row: theirs }
    saved = await update(userId, theirs, changed as Values)
  }
  return saved.kind === 'saved' ? { kind: 'sent', row: saved.row } : { kind: saved.kind }
}
