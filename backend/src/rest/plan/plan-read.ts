import { LIMITS } from '../limits.ts'
import { encode, encodeSortedPairs } from '../parse/decode-pairs.ts'
import type { ApiRequest } from '../parse/types.ts'
import type { Table } from '../schema-cache/types.ts'
import type { LevelOptions } from './level-options.ts'
import type { PlanContext } from './level-types.ts'
import { planLevel } from './plan-level.ts'
import { Scope } from './resolve-field.ts'
import type { Media, ReadPlan } from './types.ts'

export function planRead(
  request: ApiRequest,
  table: Table,
  media: Media,
  context: PlanContext,
): ReadPlan {
  const { level } = planLevel(
    {
      source: { kind: 'table', schema: table.schema, name: table.name },
      scope: new Scope(table, table.name),
      items: request.query.select,
      options: withRange(request),
      spread: 'no',
      cap: LIMITS.rows,
    },
    context,
  )
  return {
    kind: 'read',
    schema: table.schema,
    root: level,
    contentLocation: locate(request, table),
    media,
    isHead: request.method === 'HEAD',
    count: request.preferences.count,
    canPrint: context.cache.serverVersion >= 17,
  }
}

export function withRange({ query, range }: ApiRequest): LevelOptions {
  const below = ({ path }: { path: readonly string[] }) => path.length > 0
  return {
    where: query.where,
    order: query.order,
    limits: [
      ...query.limits.filter(below),
      ...(range.limit === undefined ? [] : [{ path: [], value: range.limit }]),
    ],
    offsets: [...query.offsets.filter(below), { path: [], value: range.offset }],
  }
}

function locate({ query }: ApiRequest, table: Table): string {
  const pairs = encodeSortedPairs(query.pairs)
  return `/${encode(table.name)}${pairs === '' ? '' : `?${pairs}`}`
}
