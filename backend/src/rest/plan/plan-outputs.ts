import { notImplemented } from '../errors.ts'
import type { Aggregate, SelectField, SelectRelation } from '../parse/types.ts'
import type { Exported, LevelRequest, PlanContext, PlannedEmbed } from './level-types.ts'
import { resolveCast, resolveField, type Scope } from './resolve-field.ts'
import type { Output } from './types.ts'

interface PlannedOutputs {
  outputs: Output[]
  exported: Exported[]
  isGrouped: boolean
}

export function planOutputs(
  { items, scope, spread }: LevelRequest,
  embedded: ReadonlyMap<SelectRelation, PlannedEmbed>,
  context: PlanContext,
): PlannedOutputs {
  const hasAggregate = items.some((item) => item.kind === 'field' && isAggregate(item, scope))
  const takesAggregate = [...embedded.values()].some(({ exported }) =>
    exported.some(({ aggregate }) => aggregate),
  )
  if (spread === 'to-many' && (hasAggregate || takesAggregate)) {
    throw notImplemented('Aggregates are not implemented for one-to-many or many-to-many spreads.')
  }
  // The aggregates of a spread level belong to the level above.
  const isGrouped = spread === 'no' && (hasAggregate || takesAggregate)
  const builder = new OutputBuilder(scope, context, { isSpread: spread !== 'no', isGrouped })
  for (const item of items) {
    if (item.kind === 'field') builder.addField(item)
    else builder.addEmbed(item, embedded.get(item)!)
  }
  return { outputs: builder.outputs, exported: builder.exported, isGrouped }
}

class OutputBuilder {
  readonly outputs: Output[] = []
  readonly exported: Exported[] = []
  readonly #scope: Scope
  readonly #context: PlanContext
  readonly #isSpread: boolean
  readonly #isGrouped: boolean

  constructor(scope: Scope, context: PlanContext, mode: { isSpread: boolean; isGrouped: boolean }) {
    this.#scope = scope
    this.#context = context
    this.#isSpread = mode.isSpread
    this.#isGrouped = mode.isGrouped
  }

  addField(item: SelectField): void {
    if (isBareCount(item, this.#scope)) return this.#addCount(item)
    if (item.field.name !== '*') return this.#addColumn(item)
    if (item.aggregate) return this.#addCount(item)
    if (this.#isSpread || this.#isGrouped) {
      for (const name of this.#scope.relation.columns.keys()) {
        this.#addColumn({ ...item, field: { name, path: [] } })
      }
      return
    }
    this.#scope.readsWholeRow = true
    this.outputs.push({ kind: 'all' })
  }

  #addColumn(item: SelectField): void {
    const { schema } = this.#context
    const name = outputName(item)
    const aggregateCast = resolveCast(item.aggregateCast, schema)
    const isHandedUp = item.aggregate !== undefined && this.#isSpread
    const column = isHandedUp || this.#isTaken(name) ? this.#hidden() : name
    this.outputs.push({
      kind: 'field',
      name: column,
      field: resolveField(item.field, this.#scope),
      cast: resolveCast(item.cast, schema),
      aggregate: isHandedUp ? undefined : item.aggregate,
      aggregateCast: isHandedUp ? undefined : aggregateCast,
    })
    this.#export(column, name, isHandedUp ? item.aggregate : undefined, aggregateCast)
  }

  #addCount(item: SelectField): void {
    const name = item.alias ?? 'count'
    const cast = resolveCast(item.aggregateCast, this.#context.schema)
    if (!this.#isSpread) {
      this.outputs.push({ kind: 'count', name, cast })
      return
    }
    const column = this.#hidden()
    this.outputs.push({ kind: 'presence', name: column })
    this.#export(column, name, 'count', cast)
  }

  addEmbed(item: SelectRelation, { embed, exported }: PlannedEmbed): void {
    if (embed.level.outputs.length === 0) return
    if (!item.spread) {
      const column = this.#isTaken(embed.name) ? this.#hidden() : embed.name
      this.outputs.push({ kind: 'embed', name: column, embed })
      this.#export(column, embed.name)
      return
    }
    for (const { column, name, aggregate, aggregateCast } of exported) {
      const isHandedUp = aggregate !== undefined && this.#isSpread
      const output = isHandedUp || this.#isTaken(name) ? this.#hidden() : name
      this.outputs.push({
        kind: 'spread',
        name: output,
        embed,
        column,
        aggregate: isHandedUp ? undefined : aggregate,
        aggregateCast: isHandedUp ? undefined : aggregateCast,
      })
      this.#export(output, name, isHandedUp ? aggregate : undefined, aggregateCast)
    }
  }

  #export(column: string, name: string, aggregate?: Aggregate, aggregateCast?: string): void {
    if (this.#isSpread) this.exported.push({ column, name, aggregate, aggregateCast })
  }

  /** The level above selects a spread level's columns by name, so each name must be unique. */
  #isTaken(name: string): boolean {
    return this.#isSpread && this.outputs.some((output) => 'name' in output && output.name === name)
  }

  #hidden(): string {
    return `pgrst_hidden_${this.outputs.length}`
  }
}

function isAggregate(item: SelectField, scope: Scope): boolean {
  return item.aggregate !== undefined || isBareCount(item, scope)
}

/** The client's documentation writes `orders(count)`, which PostgreSQL reads as count(orders). */
function isBareCount({ field, aggregate }: SelectField, scope: Scope): boolean {
  const isBare = field.name === 'count' && field.path.length === 0 && aggregate === undefined
  return isBare && !scope.has('count')
}

function outputName({ field, alias, aggregate }: SelectField): string {
  if (alias !== undefined) return alias
  if (aggregate) return aggregate
  const lastKey = field.path.findLast(({ key }) => typeof key === 'string')
  return lastKey ? String(lastKey.key) : field.name
}
