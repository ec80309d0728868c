import {
  markDuplicates,
  pickValues,
  readClientRow,
  type CheckedRow,
  type ImportedRow,
  type ImportField,
  type ImportOptions,
  type ImportValues,
} from '@predio/domain/csv'
import type { KnownClient } from './api/list-identities.ts'
import type { ImportSource } from './read-file.ts'

export type Checked = CheckedRow<KnownClient> & {
  /** An earlier import of the same file brought this very row. */
  wasImported: boolean
}

/** The cells that the person changed, by the row's line. An empty one takes the value away. */
export type Corrections = ReadonlyMap<number, ImportValues>

/** So many rows, then the page may breathe: twenty thousand take a second or two. */
const AT_ONCE = 500

/** Every row as the file has it, checked by the table's own rules. */
export async function readRows(
  source: ImportSource,
  columns: readonly (ImportField | null)[],
  options: ImportOptions,
  signal: AbortSignal,
): Promise<ImportedRow[]> {
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
  return rows
}

/** The rows with the person's corrections, compared with the clients there are and with each other. */
export function checkRows(
  rows: readonly ImportedRow[],
  corrections: Corrections,
  options: ImportOptions,
  known: readonly KnownClient[],
  importId: string,
): Checked[] {
  const corrected = rows.map((row) => {
    const changes = corrections.get(row.line)
    return changes ? readClientRow(correct(row.values, changes), row.line, options) : row
  })
  const imported = new Map<number | null, KnownClient>()
  for (const client of known) {
    if (client.import_id === importId) imported.set(client.import_row, client)
  }
  return markDuplicates(corrected, known).map((row): Checked => {
    const client = imported.get(row.line)
    if (!client || !row.client) return Object.assign(row, { wasImported: false })
    const duplicate = { kind: 'client' as const, client, reasons: [], isNamesake: false }
    return Object.assign(row, { duplicate, wasImported: true })
  })
}

export function correct(values: ImportValues, changes: ImportValues): ImportValues {
  const merged = { ...values, ...changes }
  // Once the parts of a name are written one by one, the whole name of the file no longer counts.
  if (changes.first_name !== undefined || changes.last_name !== undefined) delete merged.full_name
  return Object.fromEntries(Object.entries(merged).filter(([, text]) => text.trim() !== ''))
}

function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
