export interface RowGroup<Row> {
  /** The current number of rows. */
  count: number
  /** The rows shown, including those that were corrected in this group. */
  rows: Row[]
}

interface Grouping<Group extends string, Read, Row extends Read> {
  /** In the order they are shown in; the first needs nothing from the person. */
  groups: readonly Group[]
  rows: readonly Row[]
  /** The same rows without corrections. */
  read: readonly Read[]
  /** By line. */
  corrections: ReadonlyMap<number, unknown>
  groupOf: (row: Row) => Group
  /** The group by the row's own faults, whatever it repeats. */
  faultOf: (row: Read) => Group
}

/** Groups the rows by what the person has to do. */
export function groupRows<Group extends string, Read, Row extends Read & { line: number }>(
  grouping: Grouping<Group, Read, Row>,
): Record<Group, RowGroup<Row>> {
  const { rows, read, corrections, groupOf, faultOf } = grouping
  const groups = Object.fromEntries(
    grouping.groups.map((group) => [group, { count: 0, rows: [] }]),
  ) as unknown as Record<Group, RowGroup<Row>>
  rows.forEach((row, index) => {
    const group = groupOf(row)
    groups[group].count += 1
    groups[group].rows.push(row)
    const original = read[index]
    const former = original && corrections.has(row.line) ? faultOf(original) : group
    if (former !== group && former !== grouping.groups[0]) groups[former].rows.push(row)
  })
  return groups
}
