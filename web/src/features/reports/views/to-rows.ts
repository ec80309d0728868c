import type { ReportRow } from '@predio/domain/reports'

export function toRows<Row extends object>(
  rows: readonly Row[],
  add: (row: Row, index: number) => ReportRow | undefined = () => undefined,
): ReportRow[] {
  return rows.map((row, index) => Object.assign({}, row, add(row, index)))
}
