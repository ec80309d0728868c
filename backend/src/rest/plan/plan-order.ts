import { notEmbedded, relatedOrderNotToOne } from '../errors.ts'
import type { OrderTerm } from '../parse/types.ts'
import type { Table } from '../schema-cache/types.ts'
import { ungroupedOrder } from '../schema-errors.ts'
import type { EmbedsByName, PlannedEmbed } from './level-types.ts'
import { resolveField, type Scope } from './resolve-field.ts'
import type { Field, Order, Output } from './types.ts'

interface OrderContext {
  embeds: EmbedsByName
  outputs: readonly Output[]
  isGrouped: boolean
}

export function planOrder(term: OrderTerm, scope: Scope, context: OrderContext): Order {
  const { direction, nulls } = term
  return { by: orderBy(term, scope, context), direction, nulls }
}

function orderBy(
  { relation, field }: OrderTerm,
  scope: Scope,
  { embeds, outputs, isGrouped }: OrderContext,
): Order['by'] {
  if (relation !== undefined) {
    const related = embeds.get(relation)
    if (!related) throw notEmbedded(relation)
    if (!related.embed.isToOne) throw relatedOrderNotToOne(scope.relation.name, relation)
    return relatedOrder(related, resolveField(field, related.scope), isGrouped)
  }
  // The order may name an alias or an aggregate, unless a column has the same name.
  const isOutput =
    field.path.length === 0 && outputs.some((output) => isSortableAs(output, field.name))
  if (isOutput && !scope.has(field.name)) return { kind: 'output', name: field.name }
  const resolved = resolveField(field, scope)
  if (isGrouped && !hasGroupValue(resolved.column, scope, outputs)) {
    throw ungroupedOrder(scope.shownAs, resolved.column)
  }
  return { kind: 'field', field: resolved }
}

/** All columns of a table depend on its primary key, so grouping by the whole key suffices. */
function hasGroupValue(column: string, { relation }: Scope, outputs: readonly Output[]): boolean {
  const isGroupedBy = (name: string) => outputs.some((output) => showsColumn(output, name))
  const key = 'primaryKey' in relation ? (relation as Table).primaryKey : []
  return isGroupedBy(column) || (key.length > 0 && key.every(isGroupedBy))
}

function isSortableAs(output: Output, name: string): boolean {
  const isSortable = output.kind === 'field' || output.kind === 'count' || output.kind === 'spread'
  return isSortable && output.name === name
}

function relatedOrder({ embed }: PlannedEmbed, field: Field, isGrouped: boolean): Order['by'] {
  const { outputs } = embed.level
  const named = outputs.filter((output) => output.kind === 'all' || output.name === field.column)
  const isShown = named.length === 1 && showsColumn(named[0]!, field.column)
  const isPlain = field.path.length === 0 && !field.computed
  if (isShown && isPlain && (embed.isSpread || !isGrouped)) {
    return { kind: 'joined', alias: embed.rowAlias, column: field.column }
  }
  if (isGrouped) throw ungroupedOrder(embed.shownAs, field.column)
  return { kind: 'related', embed, field }
}

function showsColumn(output: Output, column: string): boolean {
  if (output.kind === 'all') return true
  if (output.kind !== 'field' || output.cast || output.aggregate) return false
  return !output.field.computed && output.field.path.length === 0 && output.field.column === column
}
