import { unacceptableEmbedFilter } from '../errors.ts'
import type { Filter, LogicTree } from '../parse/types.ts'
import type { EmbedsByName } from './level-types.ts'
import { resolveField, type Scope } from './resolve-field.ts'
import type { Condition } from './types.ts'

export const NO_EMBEDS: EmbedsByName = new Map()

export function planCondition(tree: LogicTree, scope: Scope, embeds: EmbedsByName): Condition {
  if (tree.kind === 'filter') return planFilter(tree, scope, embeds)
  const { operator, negated } = tree
  return {
    kind: 'group',
    operator,
    negated,
    children: tree.children.map((child) => planCondition(child, scope, embeds)),
  }
}

function planFilter(filter: Filter, scope: Scope, embeds: EmbedsByName): Condition {
  const { field, negated, operation } = filter
  const embed = field.path.length === 0 ? embeds.get(field.name)?.embed : undefined
  if (embed) {
    const nullness = operation.kind === 'is' ? operation.value : undefined
    // `is.null` on an embed selects the rows without any related row.
    if (nullness === 'null') return { kind: 'exists', negated: !negated, embed }
    if (nullness === 'not_null') return { kind: 'exists', negated, embed }
    if (!scope.has(field.name)) throw unacceptableEmbedFilter(field.name)
  }
  return { kind: 'filter', field: resolveField(field, scope), negated, operation }
}
