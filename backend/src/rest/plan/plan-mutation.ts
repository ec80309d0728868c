import { invalidPutFilters, putKeyMismatch, putWithRange } from '../errors.ts'
import type { ApiRequest, LogicTree } from '../parse/types.ts'
import type { Column, Relation, Table } from '../schema-cache/types.ts'
import { columnNotFound, payloadColumnNotFound, viewNotWritable } from '../schema-errors.ts'
import type { LevelOptions } from './level-options.ts'
import type { PlanContext } from './level-types.ts'
import { NO_EMBEDS, planCondition } from './plan-conditions.ts'
import { planLevel } from './plan-level.ts'
import { Scope } from './resolve-field.ts'
import type { Change, Condition, InsertChange, Media, MutationPlan } from './types.ts'

const PAYLOAD_ALIAS = 'pgrst_body'

export function planMutation(
  request: ApiRequest,
  table: Table,
  media: Media,
  context: PlanContext,
): MutationPlan {
  const { preferences, method } = request
  const scope = new Scope(table, table.name)
  const { level } = planLevel(
    {
      source: { kind: 'rows' },
      scope,
      items: request.query.select,
      options: belowRoot(request),
      spread: 'no',
      cap: undefined,
    },
    context,
  )
  const wantsRows = preferences.return === 'representation'
  const location =
    method === 'POST' && preferences.return === 'headers-only' ? table.primaryKey : []
  const columns = wantsRows ? [...scope.columns] : [...location]
  return {
    kind: 'mutation',
    schema: table.schema,
    table,
    media,
    isHead: false,
    isPut: method === 'PUT',
    change: planChange(request, table),
    returning: wantsRows && scope.readsWholeRow ? 'all' : columns,
    representation: wantsRows ? level : undefined,
    location: location.length > 0 ? location : undefined,
    maxAffected: preferences.handling === 'strict' ? preferences.maxAffected : undefined,
  }
}

/** The root's filters and limits apply to the change itself. Of the root's options only the order applies to the returned rows. */
function belowRoot({ query }: ApiRequest): LevelOptions {
  const below = ({ path }: { path: readonly string[] }) => path.length > 0
  return {
    where: query.where.filter(below),
    order: query.order,
    limits: query.limits.filter(below),
    offsets: query.offsets.filter(below),
  }
}

function planChange(request: ApiRequest, table: Table): Change {
  switch (request.method) {
    case 'POST':
      if (!table.insertable) throw viewNotWritable('insert into', table.name)
      return planInsert(request, table)
    case 'PUT':
      if (!table.insertable || !table.updatable) throw viewNotWritable('insert into', table.name)
      return planPut(request, table)
    case 'PATCH':
      if (!table.updatable) throw viewNotWritable('update', table.name)
      return {
        kind: 'update',
        payload: planPayload(request, table),
        where: rootConditions(request, table),
      }
    default:
      if (!table.deletable) throw viewNotWritable('delete from', table.name)
      return { kind: 'delete', where: rootConditions(request, table) }
  }
}

function rootConditions(
  request: ApiRequest,
  relation: Relation,
  alias = relation.name,
): Condition[] {
  const scope = new Scope(relation, alias)
  return rootTrees(request).map((tree) => planCondition(tree, scope, NO_EMBEDS))
}

function rootTrees({ query }: ApiRequest): LogicTree[] {
  return query.where.filter(({ path }) => path.length === 0).map(({ value }) => value)
}

function planInsert(request: ApiRequest, table: Table): InsertChange {
  const { resolution } = request.preferences
  const columns = request.query.onConflict ?? table.primaryKey
  for (const column of columns) {
    if (!table.columns.has(column)) throw columnNotFound(table.name, column)
  }
  const action = resolution === 'merge-duplicates' ? 'merge' : 'ignore'
  return {
    kind: 'insert',
    payload: planPayload(request, table),
    conflict: resolution && columns.length > 0 ? { columns, action } : undefined,
    conditions: [],
  }
}

function planPut(request: ApiRequest, table: Table): InsertChange {
  if (request.range.limit !== undefined || request.range.offset > 0) throw putWithRange()
  const trees = rootTrees(request)
  const named = new Set(trees.map(keyFilterColumn))
  const isWholeKey =
    named.size === table.primaryKey.length && table.primaryKey.every((column) => named.has(column))
  if (!isWholeKey || named.size === 0) throw invalidPutFilters()
  const payload = planPayload(request, table)
  const given = new Set(payload.columns.map(({ name }) => name))
  if (!table.primaryKey.every((column) => given.has(column))) throw putKeyMismatch()
  return {
    kind: 'insert',
    payload,
    conflict: { columns: table.primaryKey, action: 'merge' },
    conditions: rootConditions(request, table, PAYLOAD_ALIAS),
  }
}

function keyFilterColumn(tree: LogicTree): string {
  const isEquality =
    tree.kind === 'filter' &&
    !tree.negated &&
    tree.field.path.length === 0 &&
    tree.operation.kind === 'compare' &&
    tree.operation.operator === 'eq' &&
    tree.operation.quantifier === undefined
  if (!isEquality) throw invalidPutFilters()
  return tree.field.name
}

function planPayload(
  { body, query, preferences }: ApiRequest,
  table: Table,
): InsertChange['payload'] {
  const usesDefaults = preferences.missing === 'default'
  const resolve = (names: readonly string[]) => names.map((name) => payloadColumn(table, name))
  switch (body.kind) {
    case 'json':
      return {
        text: body.text,
        shape: body.shape,
        columns: resolve(query.columns ?? body.keys),
        usesDefaults,
      }
    case 'form': {
      const names = query.columns ?? [...new Set(body.pairs.map(([name]) => name))]
      return { text: body.text, shape: 'object', columns: resolve(names), usesDefaults }
    }
    default:
      throw new Error('a change without a payload')
  }
}

function payloadColumn(table: Table, name: string): Column {
  const column = table.columns.get(name)
  if (!column) throw payloadColumnNotFound(table.name, name)
  return column
}
