import { LIMITS } from '../limits.ts'
import type { SelectRelation } from '../parse/types.ts'
import type { ExposedSchema, SchemaCache } from '../schema-cache/types.ts'
import { duplicateEmbed } from '../schema-errors.ts'
import { optionsByRelation, ownOptions, type LevelOptions } from './level-options.ts'
import type {
  EmbedsByName,
  LevelRequest,
  PlanContext,
  PlannedEmbed,
  PlannedLevel,
} from './level-types.ts'
import { planCondition } from './plan-conditions.ts'
import { planOrder } from './plan-order.ts'
import { planOutputs } from './plan-outputs.ts'
import { resolveEmbed } from './resolve-embed.ts'
import type { Scope } from './resolve-field.ts'
import type { Condition, Embed, RowLimit } from './types.ts'

export function createPlanContext(cache: SchemaCache, schema: ExposedSchema): PlanContext {
  let count = 0
  return { cache, schema, nextAlias: () => `pgrst_${++count}` }
}

export function planLevel(request: LevelRequest, context: PlanContext): PlannedLevel {
  const { source, scope, items, options } = request
  const relations = items.filter((item): item is SelectRelation => item.kind === 'relation')
  const optionsOf = optionsByRelation(options, relations)
  const embedded = new Map(
    relations.map((item) => [item, planEmbed(item, scope, optionsOf(item), context)]),
  )
  const embeds = embedsByName(embedded.values())
  const { outputs, exported, isGrouped } = planOutputs(request, embedded, context)
  const own = ownOptions(options)
  const joins = [...embedded.values()]
    .map(({ embed }) => embed)
    .filter((embed) => isJoined(embed, isGrouped))
  const required = [...embedded.values()]
    .map(({ embed }) => embed)
    .filter((embed) => isRequired(embed, joins))
  const level = {
    source,
    alias: scope.alias,
    outputs,
    isGrouped,
    joins,
    where: [
      ...own.where.map((tree) => planCondition(tree, scope, embeds)),
      ...required.map((embed): Condition => ({ kind: 'exists', negated: false, embed })),
    ],
    order: own.order.map((term) => planOrder(term, scope, { embeds, outputs, isGrouped })),
    offset: own.offset,
    limit: limitRows(own.limit, request.cap),
  }
  return { level, exported }
}

function planEmbed(
  item: SelectRelation,
  parent: Scope,
  options: LevelOptions,
  context: PlanContext,
): PlannedEmbed {
  const { source, scope, cap, ...tied } = resolveEmbed(item, parent, context)
  const spread = item.spread ? (tied.isToOne ? 'to-one' : 'to-many') : 'no'
  const { level, exported } = planLevel(
    { source, scope, items: item.items, options, spread, cap },
    context,
  )
  const name = item.alias ?? item.name
  const embed: Embed = {
    name,
    shownAs: `${parent.relation.name}_${name}_${scope.depth}`,
    level,
    isInner: item.inner,
    isSpread: item.spread,
    rowAlias: `${scope.alias}_row`,
    ...tied,
  }
  return { embed, scope, exported }
}

function embedsByName(embedded: Iterable<PlannedEmbed>): EmbedsByName {
  const byName = new Map<string, PlannedEmbed>()
  for (const planned of embedded) {
    const { name, shownAs } = planned.embed
    if (byName.has(name)) throw duplicateEmbed(shownAs)
    byName.set(name, planned)
  }
  return byName
}

/**
 * To-one embeds and spreads are joined. A list is read in the select list, where PostgreSQL can compute it after sort and limit. Only
 * grouping needs lists in the join as well.
 */
function isJoined({ level, isToOne, isSpread }: Embed, isGrouped: boolean): boolean {
  return level.outputs.length > 0 && (isToOne || isSpread || isGrouped)
}

/** An inner join already enforces `!inner`, except for a list, whose join may give an empty one. */
function isRequired(embed: Embed, joins: readonly Embed[]): boolean {
  return embed.isInner && !(embed.isToOne && joins.includes(embed))
}

function limitRows(asked: number | undefined, cap: number | undefined): RowLimit {
  if (asked !== undefined) return { kind: 'asked', rows: Math.min(asked, cap ?? LIMITS.rows) }
  return cap === undefined ? { kind: 'none' } : { kind: 'server', rows: cap }
}
