import {
  markDuplicates,
  pickValues,
  readClientRow,
  type CheckedRow,
  type ImportedRow,
  type ImportField,
  type ImportOptions,
} from '@predio/domain/csv'
import type { KnownClient } from './api/list-identities.ts'
import type { ImportSource } from './read-file.ts'

export type Checked = CheckedRow<KnownClient>

/** So many rows, then the page may breathe: twenty thousand take a second or two. */
const AT_ONCE = 500

/** Every row read, checked by the form's own rules and compared with the clients there are. */
export async function checkRows(
  source: ImportSource,
  columns: readonly (ImportField | null)[],
  options: ImportOptions,
  known: readonly KnownClient[],
  signal: AbortSignal,
): Promise<Checked[]> {
  const given =
    source.kind === 'csv'
      ? source.rows.map(({ line, cells }) => ({ line, values: pickValues(cells, columns) }))
      : source.contacts
  const rows: ImportedRow[] = []
  for (const [index, { line, values }] of given.entries()) {
    rows.push(readClientRow(values, line, options))
    if (index % AT_ONCE === AT_ONCE - 1) await breathe()
    signal.throwIfAborted()
  }
  return markDuplicates(rows, known)
}

function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
