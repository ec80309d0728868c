import { notImplemented } from '../errors.ts'
import type { SelectField, SelectRelation } from '../parse/types.ts'
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
  const hasAggregate = items.some((item) => item.kind === 'field' && item.aggregate !== undefined)
  const takesAggregate = [...embedded.values()].some(({ exported }) =>
    exported.some(({ aggregate }) => aggregate),
  )
  if (spread === 'to-many' && (hasAggregate || takesAggregate)) {
    throw notImplemented('Aggregates are not implemented for one-to-many or many-to-many spreads.')
  }
  // A spread level gives its aggregates to the one above, where they mean something.
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
    const { aggregate } = item
    const shared = {
      kind: 'field',
      field: resolveField(item.field, this.#scope),
      cast: resolveCast(item.cast, this.#context.cache),
    } as const
    const aggregateCast = resolveCast(item.aggregateCast, this.#context.cache)
    const name = outputName(item)
    if (aggregate && this.#isSpread) {
      const column = this.#hidden()
      this.outputs.push({ ...shared, name: column, aggregate: undefined, aggregateCast: undefined })
      this.exported.push({ column, name, aggregate, aggregateCast })
      return
    }
    this.outputs.push({ ...shared, name, aggregate, aggregateCast })
    this.#export(name)
  }

  #addCount(item: SelectField): void {
    const name = item.alias ?? 'count'
    const cast = resolveCast(item.aggregateCast, this.#context.cache)
    if (!this.#isSpread) {
      this.outputs.push({ kind: 'count', name, cast })
      return
    }
    const column = this.#hidden()
    this.outputs.push({ kind: 'presence', name: column })
    this.exported.push({ column, name, aggregate: 'count', aggregateCast: cast })
  }

  addEmbed(item: SelectRelation, { embed, exported }: PlannedEmbed): void {
    if (embed.level.outputs.length === 0) return
    if (!item.spread) {
      this.outputs.push({ kind: 'embed', name: embed.name, embed })
      this.#export(embed.name)
      return
    }
    for (const { column, name, aggregate, aggregateCast } of exported) {
      if (aggregate && this.#isSpread) {
        const hidden = this.#hidden()
        this.outputs.push({
          kind: 'spread',
          name: hidden,
          embed,
          column,
          aggregate: undefined,
          aggregateCast: undefined,
        })
        this.exported.push({ column: hidden, name, aggregate, aggregateCast })
      } else {
        this.outputs.push({ kind: 'spread', name, embed, column, aggregate, aggregateCast })
        this.#export(name)
      }
    }
  }

  #export(name: string): void {
    this.exported.push({ column: name, name, aggregate: undefined, aggregateCast: undefined })
  }

  /** A name that no column of the caller's has. */
  #hidden(): string {
    return `pgrst_hidden_${this.outputs.length}`
  }
}

/** The alias, else the aggregate's name, else the last key of a JSON path, else the column's name. */
function outputName({ field, alias, aggregate }: SelectField): string {
  if (alias !== undefined) return alias
  if (aggregate) return aggregate
  const lastKey = field.path.findLast(({ key }) => typeof key === 'string')
  return lastKey ? String(lastKey.key) : field.name
}
