export const GROUPS = ['ready', 'review', 'duplicates', 'faulty'] as const
export type Group = (typeof GROUPS)[number]

export interface RowGroup<Row> {
  count: number
  rows: Row[]
}

interface ReadRow {
  line: number
  errors: readonly unknown[]
}

interface Grouping<Read extends ReadRow, Row extends Read> {
  rows: readonly Row[]
  read: readonly Read[]
  corrections: ReadonlyMap<number, unknown>
  isRefused: (row: Read) => boolean
  isDuplicate: (row: Row) => boolean
}

export function groupRows<Read extends ReadRow, Row extends Read>(
  grouping: Grouping<Read, Row>,
): Record<Group, RowGroup<Row>> {
  const { rows, read, corrections, isRefused, isDuplicate } = grouping
  const groups: Record<Group, RowGroup<Row>> = {
    ready: { count: 0, rows: [] },
    review: { count: 0, rows: [] },
    duplicates: { count: 0, rows: [] },
    faulty: { count: 0, rows: [] },
  }
  rows.forEach((row, index) => {
    const group = !isRefused(row) && isDuplicate(row) ? 'duplicates' : faultOf(row)
    groups[group].count += 1
    groups[group].rows.push(row)
    const original = read[index]
    const former = original && corrections.has(row.line) ? faultOf(original) : group
    if (former !== group && former !== 'ready') groups[former].rows.push(row)
  })
  return groups

  function faultOf(row: Read): Group {
    if (isRefused(row)) return 'faulty'
    return row.errors.length > 0 ? 'review' : 'ready'
  }
}
