import { groupBy } from './group-by.ts'
import type { ForeignKeyRow } from './query-keys.ts'
import type { RelationRow } from './query-relations.ts'
import type {
  ColumnPair,
  JunctionRelationship,
  KeyRelationship,
  Relationship,
  Table,
} from './types.ts'
import type { ColumnKey } from './view-columns.ts'

/** A table, or a view that shows the table's columns under other names. */
interface Appearance {
  name: string
  isView: boolean
  columns: string[]
}

export class Appearances {
  readonly #byColumn = new Map<ColumnKey, { relation: RelationRow; column: string }[]>()

  constructor(
    relations: readonly RelationRow[],
    origins: ReadonlyMap<string, ReadonlyMap<number, ColumnKey>>,
  ) {
    for (const relation of relations) {
      for (const { name, number } of relation.columns) {
        const key = relation.is_view
          ? origins.get(relation.oid)?.get(number)
          : (`${relation.oid}.${number}` as const)
        if (!key) continue
        const shown = this.#byColumn.get(key)
        if (shown) shown.push({ relation, column: name })
        else this.#byColumn.set(key, [{ relation, column: name }])
      }
    }
  }

  of(tableOid: string, numbers: readonly number[]): Appearance[] {
    const perColumn = numbers.map((number) => this.#byColumn.get(`${tableOid}.${number}`) ?? [])
    const relations = new Set(perColumn[0]?.map(({ relation }) => relation))
    return [...relations].flatMap((relation) => {
      const names = perColumn.map((shown) =>
        shown.filter((s) => s.relation === relation).map((s) => s.column),
      )
      return combinations(names).map((columns) => ({
        name: relation.name,
        isView: relation.is_view,
        columns,
      }))
    })
  }
}

function combinations(choices: readonly (readonly string[])[]): string[][] {
  return choices.reduce<string[][]>(
    (found, names) => found.flatMap((start) => names.map((name) => [...start, name])),
    [[]],
  )
}

/** Finds the relationships of one schema in foreign keys, in views over their columns and in junction tables. */
export function buildRelationships(
  foreignKeys: readonly ForeignKeyRow[],
  appearances: Appearances,
  tables: ReadonlyMap<string, Table>,
): Relationship[] {
  const toParents = foreignKeys.flatMap((key) => toParentRelationships(key, appearances))
  return [...toParents, ...toParents.map(inverse), ...junctions(toParents, tables)]
}

function toParentRelationships(key: ForeignKeyRow, appearances: Appearances): KeyRelationship[] {
  const children = appearances.of(key.table_oid, key.columns)
  const parents = appearances.of(key.foreign_oid, key.foreign_columns)
  return children.flatMap((child) =>
    parents.map((parent) => ({
      kind: key.is_unique ? 'one-to-one' : 'many-to-one',
      table: child.name,
      foreignTable: parent.name,
      constraint: key.name,
      keyTable: key.table_oid,
      columns: child.columns.map((column, i): ColumnPair => [column, parent.columns[i]!]),
      isSelf: child.name === parent.name,
      foreignTableIsView: parent.isView,
      tableIsView: child.isView,
    })),
  )
}

function inverse(relationship: KeyRelationship): KeyRelationship {
  return {
    ...relationship,
    kind: relationship.kind === 'one-to-one' ? 'one-to-one' : 'one-to-many',
    table: relationship.foreignTable,
    foreignTable: relationship.table,
    columns: relationship.columns.map(swap),
    tableIsView: relationship.foreignTableIsView,
    foreignTableIsView: relationship.tableIsView,
  }
}

/** A table whose primary key holds two foreign keys is a junction between the tables they reference. */
function junctions(
  toParents: readonly KeyRelationship[],
  tables: ReadonlyMap<string, Table>,
): JunctionRelationship[] {
  const byTable = groupBy(
    toParents.filter(({ kind }) => kind === 'many-to-one'),
    ({ table }) => table,
  )
  const found: JunctionRelationship[] = []
  for (const [junction, keys] of byTable) {
    const primaryKey = tables.get(junction)?.primaryKey ?? []
    const inside = keys.filter(({ columns }) => columns.every(([own]) => primaryKey.includes(own)))
    for (const source of inside) {
      for (const target of inside) {
        if (source.constraint === target.constraint) continue
        found.push({
          kind: 'many-to-many',
          table: source.foreignTable,
          foreignTable: target.foreignTable,
          junction,
          keyTable: source.keyTable,
          constraints: [source.constraint, target.constraint],
          source: source.columns.map(swap),
          target: target.columns.map(swap),
          isSelf: source.foreignTable === target.foreignTable,
        })
      }
    }
  }
  return found
}

function swap([own, foreign]: ColumnPair): ColumnPair {
  return [foreign, own]
}
