import type { ColumnRow, RelationRow } from './query-relations.ts'
import type { PrimaryKeyRow } from './query-keys.ts'
import type { Types } from './query-types.ts'
import type { Column, ComputedColumn, Table } from './types.ts'
import type { ColumnKey } from './view-columns.ts'

export function toColumn(
  row: Pick<ColumnRow, 'name' | 'type' | 'typeOid'> & Partial<ColumnRow>,
  types: Types,
): Column {
  const base = types.base(row.typeOid)
  return {
    name: row.name,
    type: row.type,
    baseType: base?.formatted ?? row.type,
    nullable: row.nullable ?? true,
    default: row.default ?? null,
    description: row.description ?? null,
    enumValues: base?.enum_values ?? null,
  }
}

export function toColumns(rows: readonly ColumnRow[], types: Types): Map<string, Column> {
  return new Map(rows.map((row) => [row.name, toColumn(row, types)]))
}

export function buildTable(
  row: RelationRow,
  types: Types,
  computed: ReadonlyMap<string, ComputedColumn>,
  primaryKey: readonly string[],
): Table {
  return {
    schema: row.schema,
    name: row.name,
    description: row.description,
    columns: toColumns(row.columns, types),
    computed,
    isView: row.is_view,
    updatable: (row.writable & 4) !== 0,
    insertable: (row.writable & 8) !== 0,
    deletable: (row.writable & 16) !== 0,
    primaryKey,
  }
}

/** A view gets the primary key of the first table whose whole key the view shows. */
export function viewPrimaryKey(
  row: RelationRow,
  origins: ReadonlyMap<number, ColumnKey>,
  primaryKeys: readonly PrimaryKeyRow[],
): string[] {
  const shown = new Map<ColumnKey, string>()
  for (const column of row.columns) {
    const origin = origins.get(column.number)
    if (origin && !shown.has(origin)) shown.set(origin, column.name)
  }
  for (const key of primaryKeys) {
    const names = key.columns.map((number) => shown.get(`${key.table_oid}.${number}`))
    if (names.every((name) => name !== undefined)) return names
  }
  return []
}
