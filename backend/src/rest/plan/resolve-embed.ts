import { LIMITS } from '../limits.ts'
import type { SelectRelation } from '../parse/types.ts'
import type { Relationship, Table } from '../schema-cache/types.ts'
import { relationshipNotFound } from '../schema-errors.ts'
import type { PlanContext } from './level-types.ts'
import { Scope } from './resolve-field.ts'
import { isToOne, resolveRelationship } from './resolve-relationship.ts'
import type { Embed, JoinCondition, Source } from './types.ts'

interface ResolvedEmbed extends Pick<Embed, 'isToOne' | 'keyTable' | 'conditions' | 'junction'> {
  source: Source
  scope: Scope
  cap: number | undefined
}

export function resolveEmbed(
  item: SelectRelation,
  parent: Scope,
  context: PlanContext,
): ResolvedEmbed {
  const { schema } = context
  // Only tables and views of the schema have relationships; results of functions have none.
  const isTable = schema.tables.get(parent.relation.name) === parent.relation
  if (!isTable) throw relationshipNotFound(schema, parent.relation.name, item.name, item.hint)
  const relationship = resolveRelationship(schema, parent.relation.name, item)
  const table = schema.tables.get(relationship.foreignTable)!
  const toOne = isToOne(relationship)
  const depth = parent.depth + 1
  // PostgREST gives the target of a junction its own name in the statement.
  const shownAs =
    relationship.kind === 'many-to-many' ? table.name : `${relationship.foreignTable}_${depth}`
  const scope = new Scope(table, context.nextAlias(), depth, shownAs)
  return {
    source: sourceOf(relationship, table, parent),
    scope,
    cap: capOf(relationship, toOne),
    isToOne: toOne,
    keyTable: relationship.kind === 'computed' ? undefined : relationship.keyTable,
    ...joinOf(relationship, scope, parent),
  }
}

function sourceOf(relationship: Relationship, table: Table, parent: Scope): Source {
  if (relationship.kind !== 'computed')
    return { kind: 'table', schema: table.schema, name: table.name }
  return {
    kind: 'function',
    schema: table.schema,
    name: relationship.function,
    argument: parent.row(),
  }
}

/** A to-one embed by key finds a single row and needs no limit, so that PostgreSQL may choose the kind of join freely. */
function capOf(relationship: Relationship, toOne: boolean): number | undefined {
  if (!toOne) return LIMITS.rows
  return relationship.kind === 'computed' ? 1 : undefined
}

function joinOf(
  relationship: Relationship,
  scope: Scope,
  parent: Scope,
): Pick<Embed, 'conditions' | 'junction'> {
  const own = (column: string) => ({ alias: parent.alias, column: parent.column(column) })
  const foreign = (column: string) => ({ alias: scope.alias, column: scope.column(column) })
  switch (relationship.kind) {
    case 'computed':
      return { conditions: [], junction: undefined }
    case 'many-to-many': {
      const alias = `${scope.alias}_junction`
      const conditions: JoinCondition[] = [
        ...relationship.source.map(([column, middle]) => ({
          left: { alias, column: middle },
          right: own(column),
        })),
        ...relationship.target.map(([column, middle]) => ({
          left: foreign(column),
          right: { alias, column: middle },
        })),
      ]
      return {
        conditions,
        junction: { schema: scope.relation.schema, name: relationship.junction, alias },
      }
    }
    default: {
      const conditions = relationship.columns.map(([column, other]) => ({
        left: foreign(other),
        right: own(column),
      }))
      return { conditions, junction: undefined }
    }
  }
}
