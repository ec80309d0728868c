import type { BatchRow } from './plan-import.ts'

/** The limit of import_clients (IMPORT-20). */
const BATCH_SIZE = 500

/** The outcome of each line that was sent; 'known' was added by an earlier import of the same file. */
export type Outcome = 'added' | 'known' | 'updated' | 'taken' | 'failed'

interface Answer {
  taken: readonly number[]
  known: readonly number[]
}

interface RunImport {
  rows: readonly BatchRow[]
  send: (rows: readonly BatchRow[]) => Promise<Answer>
  /** The lines sent so far, also by an attempt whose response was lost: these count as added, not as known. */
  sent: Set<number>
  /** Whether the batch can be repeated, unlike one that the database refuses. */
  isConnectionLost: (error: unknown) => boolean
  onBatch: (outcomes: ReadonlyMap<number, Outcome>) => void
}

/**
 * Sends the rows without an outcome in batches. It throws only when the connection is lost; a repeated run finds the rows
 * that had arrived by their lines and does not add them twice.
 */
export async function runImport({ rows, send, sent, isConnectionLost, onBatch }: RunImport) {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    onBatch(await runBatch(rows.slice(start, start + BATCH_SIZE)))
  }

  async function runBatch(batch: readonly BatchRow[]): Promise<Map<number, Outcome>> {
    const outcomes = new Map<number, Outcome>()
    const fresh = new Set(
      batch.map(({ import_row }) => import_row).filter((line) => !sent.has(line)),
    )
    for (const line of fresh) sent.add(line)
    let left = batch
    try {
      while (left.length > 0) {
        const { taken, known } = await send(left)
        for (const line of known) if (fresh.has(line)) outcomes.set(line, 'known')
        if (taken.length === 0) break
        // Other clients got these e-mails since the file was checked; the batch is sent again without them.
        for (const line of taken) outcomes.set(line, 'taken')
        left = left.filter(({ import_row }) => !taken.includes(import_row))
      }
      for (const { import_row } of left) {
        if (!outcomes.has(import_row)) outcomes.set(import_row, 'added')
      }
    } catch (error) {
      if (isConnectionLost(error)) throw error
      for (const { import_row } of left) outcomes.set(import_row, 'failed')
    }
    return outcomes
  }
}
