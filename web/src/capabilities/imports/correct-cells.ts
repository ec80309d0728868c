/** The cells that the person changed, by line. An empty cell removes the value. */
export type Corrections<Cells> = ReadonlyMap<number, Cells>

/** The cells of a row with those that the person changed; empty ones are left out. */
export function correctCells<Cells extends Readonly<Record<string, string>>>(
  values: Cells,
  changes: Cells,
): Cells {
  const merged = Object.entries({ ...values, ...changes })
  return Object.fromEntries(merged.filter(([, text]) => text.trim() !== '')) as Cells
}
