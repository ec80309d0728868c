import type { ReportRow } from '@predio/domain/reports'

/** An answer's rows as a table takes them, with what a screen adds: a label, a sum. */
export function toRows<Row extends object>(
  rows: readonly Row[],
  add: (row: Row, index: number) => ReportRow | undefined = () => undefined,
): ReportRow[] {
  return rows.map((row, index) => Object.assign({}, row, add(row, index)))
}
