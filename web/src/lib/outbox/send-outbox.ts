import { isConnectionLost } from '../connection.ts'
import { changed } from '../data/changed.ts'
import type { Table } from '../data/query-keys.ts'
import { sameValue } from '../holds-values.ts'
import { inOneTab } from '../in-one-tab.ts'
import { isAnswerLost } from '../is-answer-lost.ts'
import { log } from '../log.ts'
import { SendFailed } from '../send-file.ts'
import { currentSession, freshSession, owesSecondFactor } from '../session/index.ts'
import { isUnreachable } from '../unreachable.ts'
import type { OutboxEntry, OutboxKindName } from './entry.ts'
import { announce, changeEntry, readOutbox } from './outbox.ts'
import type { SendResult } from './send-loop.ts'
import type { SendOutcome } from './send-record.ts'

export interface OutboxKind {
  send: (entry: OutboxEntry) => Promise<SendOutcome>
  tables: readonly Table[]
  texts: { gone: string; conflict: string }
  explain: (error: unknown) => string
}

export type OutboxKinds = Record<OutboxKindName, OutboxKind>

/** After this many unclear answers it is assumed that the server will never accept the entry. */
const MAX_ATTEMPTS = 10
/** After this many unclear answers in a row the server is assumed to be busy. */
const MAX_UNCLEAR = 2

/** 'unclear' means that the server neither accepted nor refused the entry; 'waits' means that the person must decide. */
type Outcome = 'sent' | 'waits' | 'again' | 'unclear' | 'unreachable'

/** OUT-03: entries are sent one after the other, and only by one tab at a time. */
export async function sendOutbox(kinds: OutboxKinds): Promise<SendResult> {
  // In a browser without locks two tabs may send the same entry, which is stored only once.
  return inOneTab('predio.outbox', () => sendAll(kinds))
}

async function sendAll(kinds: OutboxKinds): Promise<SendResult> {
  // A write without a connection would tell the person that the save failed, so the connection is checked first.
  if (await isConnectionLost()) return 'queued'
  const session = await freshSession()
  if (!session || owesSecondFactor(session)) return 'sent'
  const userId = session.user.id
  const entries = await readStored(userId)
  /** Ids of records that were not sent; entries that need them wait. */
  const waiting = new Set<string>()
  const tables = new Set<Table>()
  let result: SendResult = 'sent'
  let unclear = 0
  for (const entry of entries) {
    if (currentSession()?.user.id !== userId) break
    const isHeldUp = entry.problem !== undefined || entry.needs.some((id) => waiting.has(id))
    const outcome = isHeldUp ? 'waits' : await sendEntry(entry, kinds[entry.kind])
    if (outcome === 'sent') for (const table of kinds[entry.kind].tables) tables.add(table)
    else waiting.add(entry.recordId)
    if (outcome !== 'sent' && outcome !== 'waits') result = 'queued'
    unclear = outcome === 'unclear' ? unclear + 1 : 0
    if (outcome === 'unreachable' || unclear === MAX_UNCLEAR) break
  }
  // The lists read the stored records before the entries disappear from them.
  if (tables.size > 0) await changed(...tables)
  if (entries.length > 0) await announce()
  const sent = new Set(entries.map(({ id }) => id))
  const isNewer = ({ id }: OutboxEntry) => !sent.has(id)
  // Entries that were added while sending are not tried here, so the outbox is not empty.
  return (await readStored(userId)).some(isNewer) ? 'queued' : result
}

/** OUT-11: if the browser stores nothing, the outbox is empty. */
async function readStored(userId: string): Promise<OutboxEntry[]> {
  try {
    return await readOutbox(userId)
  } catch (error) {
    log.warn('the outbox could not be read', error)
    return []
  }
}

async function sendEntry({ id }: OutboxEntry, kind: OutboxKind): Promise<Outcome> {
  const entry = await changeEntry(id, rememberTry)
  if (!entry) return 'sent'
  try {
    return await settle(entry, kind, await kind.send(entry))
  } catch (error) {
    if (isUnreachable(error) || isTokenRefused(error)) return 'unreachable'
    log.error('an entry of the outbox was not sent', error)
    if (isUnclear(error) && entry.attempts + 1 < MAX_ATTEMPTS) {
      await changeEntry(id, (stored) => ({ ...stored, attempts: stored.attempts + 1 }))
      return 'unclear'
    }
    await putProblem(entry, { kind: 'refused', text: kind.explain(error) })
    return 'waits'
  }
}

/** The server may store these values even if the request fails, so they are noted before it. */
function rememberTry(entry: OutboxEntry): OutboxEntry {
  const last = entry.tried.at(-1)
  return last && sameValue(last, entry.values)
    ? entry
    : { ...entry, tried: [...entry.tried, entry.values] }
}

/** A file that is too large (413) or of the wrong type (415) will never be accepted. */
function isUnclear(error: unknown): boolean {
  const isFileRefused = error instanceof SendFailed && /^41[35]$/.test(error.code)
  return isAnswerLost(error) && !isFileRefused
}

/** True for the codes that PostgREST sends for an expired token; the session is refreshed before the next attempt. */
function isTokenRefused(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && code.startsWith('PGRST30')
}

async function settle(
  entry: OutboxEntry,
  { texts }: OutboxKind,
  outcome: SendOutcome,
): Promise<Outcome> {
  switch (outcome.kind) {
    case 'sent': {
      let isWhole = true
      await changeEntry(entry.id, (stored) => {
        if (stored.revision === entry.revision) return undefined
        isWhole = false
        // The entry was changed while it was sent, so it stays, and the stored row becomes its base.
        return { ...stored, base: outcome.row, tried: [], files: [] }
      })
      return isWhole ? 'sent' : 'again'
    }
    case 'conflict':
      await putProblem(entry, { kind: 'conflict', text: texts.conflict })
      return 'waits'
    case 'gone':
      await putProblem(entry, { kind: 'refused', text: texts.gone })
      return 'waits'
  }
}

/** The problem concerns what was sent, so an entry that was changed meanwhile stays without it and is sent again. */
async function putProblem(
  { id, revision }: OutboxEntry,
  problem: NonNullable<OutboxEntry['problem']>,
): Promise<void> {
  await changeEntry(id, (stored) =>
    stored.revision === revision ? { ...stored, problem } : stored,
  )
}
