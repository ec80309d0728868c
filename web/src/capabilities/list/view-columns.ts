import { findField, type ListEntity } from '@predio/domain/views'
import type { TableColumn } from '../../ui/table-column.ts'

/** The columns that a view asks for, with what the kind shows in each; amounts stand at the end. */
export function viewColumns<Row>(
  entity: ListEntity,
  keys: readonly string[],
  cells: Readonly<Record<string, TableColumn<Row>['render']>>,
): TableColumn<Row>[] {
  return keys.flatMap((key) => {
    const render = cells[key]
    const field = findField(entity, key)
    if (!render || !field) return []
    const column = { id: key, label: field.label, render }
    return [field.kind === 'amount' ? { ...column, align: 'end' } : column]
  })
}
