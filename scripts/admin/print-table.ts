/** Columns as wide as their longest cell. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = [head, ...rows]
  const widths = head.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)))
  return table
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
