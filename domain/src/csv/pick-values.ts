import { emptyToNull } from '../fields/index.ts'
import { unescapeFormula } from './to-csv.ts'

export function pickValues<Field extends string>(
  cells: readonly string[],
  columns: readonly (Field | null)[],
): Partial<Record<Field, string>> {
  const values: Partial<Record<Field, string>> = {}
  columns.forEach((field, index) => {
    const text = emptyToNull(unescapeFormula(cells[index] ?? ''))
    if (field !== null && text !== null) values[field] = text
  })
  return values
}
