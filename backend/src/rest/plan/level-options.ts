import { notEmbedded } from '../errors.ts'
import type { At, LogicTree, OrderTerm, QueryParams, SelectRelation } from '../parse/types.ts'

export type LevelOptions = Pick<QueryParams, 'where' | 'order' | 'limits' | 'offsets'>

export interface OwnOptions {
  where: readonly LogicTree[]
  order: readonly OrderTerm[]
  limit: number | undefined
  offset: number
}

const NOTHING: LevelOptions = { where: [], order: [], limits: [], offsets: [] }

export function ownOptions(options: LevelOptions): OwnOptions {
  return {
    where: own(options.where),
    order: own(options.order)[0] ?? [],
    limit: own(options.limits)[0],
    offset: own(options.offsets)[0] ?? 0,
  }
}

function own<T>(list: readonly At<T>[]): T[] {
  return list.filter(({ path }) => path.length === 0).map(({ value }) => value)
}

/** The first name of an option's path selects the relation that receives it. */
export function optionsByRelation(
  options: LevelOptions,
  relations: readonly SelectRelation[],
): (relation: SelectRelation) => LevelOptions {
  const pick = <T>(list: readonly At<T>[]): Map<SelectRelation, At<T>[]> => {
    const picked = new Map<SelectRelation, At<T>[]>()
    for (const { path, value } of list) {
      const [head, ...rest] = path
      if (head === undefined) continue
      const relation = findRelation(relations, head)
      if (!relation) throw notEmbedded(head)
      const entries = picked.get(relation)
      if (entries) entries.push({ path: rest, value })
      else picked.set(relation, [{ path: rest, value }])
    }
    return picked
  }
  const where = pick(options.where)
  const order = pick(options.order)
  const limits = pick(options.limits)
  const offsets = pick(options.offsets)
  if (where.size + order.size + limits.size + offsets.size === 0) return () => NOTHING
  return (relation) => ({
    where: where.get(relation) ?? [],
    order: order.get(relation) ?? [],
    limits: limits.get(relation) ?? [],
    offsets: offsets.get(relation) ?? [],
  })
}

function findRelation<T extends { name: string; alias: string | undefined }>(
  relations: readonly T[],
  name: string,
): T | undefined {
  return (
    relations.find((relation) => (relation.alias ?? relation.name) === name) ??
    relations.find((relation) => relation.name === name)
  )
}
