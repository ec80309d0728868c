import { notEmbedded, relatedOrderNotToOne } from '../errors.ts'
import type { OrderTerm } from '../parse/types.ts'
import type { EmbedsByName } from './level-types.ts'
import { resolveField, type Scope } from './resolve-field.ts'
import type { Order, Output } from './types.ts'

interface OrderContext {
  embeds: EmbedsByName
  outputs: readonly Output[]
}

export function planOrder(term: OrderTerm, scope: Scope, context: OrderContext): Order {
  const { direction, nulls } = term
  return { by: orderBy(term, scope, context), direction, nulls }
}

function orderBy(
  { relation, field }: OrderTerm,
  scope: Scope,
  { embeds, outputs }: OrderContext,
): Order['by'] {
  if (relation !== undefined) {
    const related = embeds.get(relation)
    if (!related) throw notEmbedded(relation)
    if (!related.embed.isToOne) throw relatedOrderNotToOne(scope.relation.name, relation)
    return { kind: 'related', embed: related.embed, field: resolveField(field, related.scope) }
  }
  // An alias or an aggregate can be ordered by too, unless a column has that name.
  const isOutput =
    field.path.length === 0 && outputs.some((output) => isSortableAs(output, field.name))
  return isOutput && !scope.has(field.name)
    ? { kind: 'output', name: field.name }
    : { kind: 'field', field: resolveField(field, scope) }
}

function isSortableAs(output: Output, name: string): boolean {
  const isSortable = output.kind === 'field' || output.kind === 'count' || output.kind === 'spread'
  return isSortable && output.name === name
}
