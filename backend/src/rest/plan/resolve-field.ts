import type { FieldRef } from '../parse/types.ts'
import type { ExposedSchema, Relation } from '../schema-cache/types.ts'
import { columnNotFound, typeNotFound } from '../schema-errors.ts'
import type { Field, RowReference } from './types.ts'

/** One relation of the statement, with its alias and the columns that are read from it. */
export class Scope {
  readonly relation: Relation
  readonly alias: string
  /** The number of embeds between this level and the root. */
  readonly depth: number
  readonly shownAs: string
  readonly columns = new Set<string>()
  readsWholeRow = false

  constructor(relation: Relation, alias: string, depth = 0, shownAs = relation.name) {
    this.relation = relation
    this.alias = alias
    this.depth = depth
    this.shownAs = shownAs
  }

  column(name: string): string {
    this.columns.add(name)
    return name
  }

  row(): RowReference {
    this.readsWholeRow = true
    return { alias: this.alias, schema: this.relation.schema, table: this.relation.name }
  }

  has(name: string): boolean {
    return this.relation.columns.has(name) || this.relation.computed.has(name)
  }
}

export function resolveField(ref: FieldRef, scope: Scope): Field {
  const { name, path } = ref
  const { relation, alias } = scope
  const column = relation.columns.get(name)
  if (column) {
    return {
      alias,
      column: scope.column(name),
      computed: undefined,
      baseType: column.baseType,
      path,
    }
  }
  const computed = relation.computed.get(name)
  if (!computed) throw columnNotFound(scope.shownAs, name)
  const call = { schema: computed.schema, name: computed.name, argument: scope.row() }
  return { alias, column: name, computed: call, baseType: computed.baseType, path }
}

export function resolveCast(name: string | undefined, schema: ExposedSchema): string | undefined {
  if (name === undefined) return undefined
  const type = schema.castTypes.get(name.toLowerCase())
  if (type === undefined) throw typeNotFound(name)
  return type
}
