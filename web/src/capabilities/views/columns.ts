import { entityRules, type ListEntity, type Sort, type View } from '@predio/domain/views'

export function shownColumns(entity: ListEntity, { columns }: View): readonly string[] {
  return columns.length > 0 ? columns : (entityRules(entity).usualColumns ?? [])
}

export function moveColumn(columns: readonly string[], key: string, by: -1 | 1): string[] {
  const from = columns.indexOf(key)
  return columns.toSpliced(from, 1).toSpliced(from + by, 0, key)
}

/** Sets the first sort order; the second one of the view stays. */
export function sortBy(view: View, sort: Sort): View {
  const [first, ...others] = view.sorts
  return { ...view, sorts: first?.field === sort.field ? [sort, ...others] : [sort] }
}
