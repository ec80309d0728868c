import { holdsValues } from '../holds-values.ts'
import { newId } from '../new-id.ts'
import {
  MAX_ENTRIES,
  MAX_FILE_BYTES,
  OutboxFull,
  type NewOutboxEntry,
  type OutboxEntry,
} from './entry.ts'

interface Addition {
  next: OutboxEntry | undefined
  earlier: OutboxEntry | undefined
}

/** OUT-08: throws OutboxFull if there is no room for another save. */
export function addEntry(
  entries: readonly OutboxEntry[],
  added: NewOutboxEntry,
  now: Date,
): Addition {
  const earlier = entries.find(
    ({ kind, recordId }) => kind === added.kind && recordId === added.recordId,
  )
  const next = earlier ? mergeInto(earlier, added) : newEntry(entries, added, now)
  if (isBackToBase(next)) return { next: undefined, earlier }
  const others = entries.filter((entry) => entry !== earlier)
  if (others.length >= MAX_ENTRIES) throw new OutboxFull('too many entries')
  if (bytesOf([...others, next]) > MAX_FILE_BYTES) throw new OutboxFull('too many photographs')
  return { next, earlier }
}

function newEntry(
  entries: readonly OutboxEntry[],
  { wasSent, ...added }: NewOutboxEntry,
  now: Date,
): OutboxEntry {
  const last = Math.max(0, ...entries.map(({ order }) => order))
  return {
    ...added,
    id: newId(),
    tried: wasSent ? [added.values] : [],
    madeAt: now.toISOString(),
    order: last + 1,
    revision: 1,
    attempts: 0,
  }
}

/** The base stays the version that the first save had read, because the server has confirmed no later one. */
function mergeInto(
  { problem: _solved, ...earlier }: OutboxEntry,
  added: NewOutboxEntry,
): OutboxEntry {
  const values = { ...earlier.values, ...added.values }
  const paths = new Set(added.files.map(({ path }) => path))
  return {
    ...earlier,
    values,
    tried: added.wasSent ? [...earlier.tried, values] : earlier.tried,
    row: added.row,
    needs: [...new Set([...earlier.needs, ...added.needs])],
    files: [...earlier.files.filter(({ path }) => !paths.has(path)), ...added.files],
    revision: earlier.revision + 1,
    attempts: 0,
  }
}

/** For example a task that was completed and reopened without a connection needs no request. */
function isBackToBase({ base, values, tried }: OutboxEntry): boolean {
  return (
    tried.length === 0 && typeof base === 'object' && base !== null && holdsValues(base, values)
  )
}

function bytesOf(entries: readonly OutboxEntry[]): number {
  const files = entries.flatMap((entry) => entry.files)
  return files.reduce((sum, { blob }) => sum + blob.size, 0)
}
