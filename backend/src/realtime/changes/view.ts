import type { TableBinding } from './resolve-bindings.ts'

/** Bindings with an equal view share one column of the query. */
export type View = Pick<TableBinding, 'of' | 'filters' | 'select' | 'view'>

/** One statement reads at most this number of views. */
export const VIEWS_PER_STATEMENT = 50

export function distinctViews(bindings: Iterable<TableBinding>): View[] {
  const views = new Map<string, View>()
  for (const binding of bindings) views.set(binding.view, binding)
  return [...views.values()]
}

export function columnsOf({ of, select }: View) {
  if (!select) return of.columns
  const names = new Set([...select, ...of.key.map((column) => column.name)])
  return of.columns.filter((column) => names.has(column.name))
}
