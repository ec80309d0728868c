export type Corrections<Cells> = ReadonlyMap<number, Cells>

export function correctCells<Cells extends Readonly<Record<string, string>>>(
  values: Cells,
  changes: Cells,
): Cells {
  const merged = Object.entries({ ...values, ...changes })
  return Object.fromEntries(merged.filter(([, text]) => text.trim() !== '')) as Cells
}
