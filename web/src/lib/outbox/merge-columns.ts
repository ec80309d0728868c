import { sameValue } from '../holds-values.ts'

interface ColumnMerge {
  changed: Record<string, unknown>
  /** Columns that both sides changed; the person decides which value stays. */
  conflicts: string[]
}

/** OUT-06: a save that is sent later is merged column by column with the stored row. */
export function mergeColumns(base: object, theirs: object, mine: object): ColumnMerge {
  const before = new Map<string, unknown>(Object.entries(base))
  const stored = new Map<string, unknown>(Object.entries(theirs))
  const changed = Object.entries(mine).filter(
    ([column, value]) =>
      stored.has(column) &&
      !sameValue(value, before.get(column)) &&
      !sameValue(value, stored.get(column)),
  )
  if (changed.length === 0) return { changed: {}, conflicts: [] }
  const conflicts = changed
    .map(([column]) => column)
    .filter((column) => !sameValue(stored.get(column), before.get(column)))
  // Columns that the read row lacks, such as its owner, are always written.
  const hidden = Object.entries(mine).filter(([column]) => !stored.has(column))
  return { changed: Object.fromEntries([...changed, ...hidden]), conflicts }
}
