import type { ClientIdentity } from '@predio/domain/clients'
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
import { correctCells, type Corrections } from '../../../capabilities/imports/correct-cells.ts'
import { readInTurns } from '../../../capabilities/imports/read-in-turns.ts'
import type { ImportSource } from './read-file.ts'

export type KnownClient = ClientIdentity & {
  id: string
  import_id: string | null
  import_row: number | null
}

export type Checked = CheckedRow<KnownClient> & {
  wasImported: boolean
}

export async function readRows(
  source: ImportSource,
  columns: readonly (ImportField | null)[],
  options: ImportOptions,
  signal: AbortSignal,
): Promise<ImportedRow[]> {
  const given =
    source.kind === 'table'
      ? source.rows.map(({ line, cells }) => ({ line, values: pickValues(cells, columns) }))
      : source.contacts
  return readInTurns(given, ({ line, values }) => readClientRow(values, line, options), signal)
}

export function checkRows(
  rows: readonly ImportedRow[],
  corrections: Corrections<ImportValues>,
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
  const corrected = correctCells(values, changes)
  if (changes.first_name !== undefined || changes.last_name !== undefined) {
    delete corrected.full_name
  }
  return corrected
}
