import { readComparison, writeComparison } from './comparison-text.ts'
import { entityRules, findField, type ListEntity } from './entities.ts'
import { VIEW_MESSAGES } from './messages.ts'
import { VIEW_LIMITS, type Condition, type Sort, type View } from './view.ts'

/** The domain compiles without the types of browsers or Node, but every environment it runs in has URLSearchParams. */
interface QueryText extends Iterable<[string, string]> {
  append: (key: string, value: string) => void
  set: (key: string, value: string) => void
  toString: () => string
}

const { URLSearchParams } = globalThis as unknown as {
  URLSearchParams: new (text?: string) => QueryText
}

const ORDER = 'orden'
const COLUMNS = 'columnas'
const LAYOUT = 'forma'
const OR = 'o.'

/** VIEW-01: a view is written in the form `tipo=comprador&contacto=sin%3A30&orden=-alta`. */
export function writeView(
  entity: ListEntity,
  { conditions, sorts, columns, layout }: View,
): string {
  const query = new URLSearchParams()
  for (const [at, condition] of conditions.entries()) {
    const field = findField(entity, condition.field)
    const prefix = condition.or && at > 0 ? OR : ''
    if (field) query.append(prefix + field.key, writeComparison(field, condition))
  }
  if (sorts.length > 0) {
    query.set(ORDER, sorts.map(({ field, ascending }) => (ascending ? '' : '-') + field).join(','))
  }
  if (columns.length > 0) query.set(COLUMNS, columns.join(','))
  if (layout !== undefined) query.set(LAYOUT, layout)
  return query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
}

export interface ReadView {
  view: View
  /** VIEW-03: sentences about the parts of the address that were not understood. */
  refused: string[]
}

export function readView(
  entity: ListEntity,
  query: string,
  ignored: readonly string[] = [],
): ReadView {
  const conditions: Condition[] = []
  const refused: string[] = []
  let sorts: Sort[] = []
  let columns: string[] = []
  let layout: string | undefined
  // No other condition can be joined with 'or' to a condition that was not understood.
  let hasGroup = false
  for (const [key, written] of new URLSearchParams(query.slice(0, VIEW_LIMITS.queryLength))) {
    if (ignored.includes(key)) continue
    const refuse = (piece: string) => refused.push(VIEW_MESSAGES.notUnderstood(piece))
    if (key === ORDER) sorts = readSorts(entity, written, refuse)
    else if (key === COLUMNS) columns = readColumns(entity, written, refuse)
    else if (key === LAYOUT) layout = readLayout(entity, written, refuse)
    else {
      const isJoined = key.startsWith(OR)
      const field = findField(entity, isJoined ? key.slice(OR.length) : key)
      const comparison = field && readComparison(field, written)
      if (comparison) {
        conditions.push({
          field: field.key,
          ...(isJoined && hasGroup && { or: true }),
          ...comparison,
        })
        hasGroup = true
      } else {
        refuse(`${key}=${written}`)
        hasGroup &&= isJoined
      }
    }
  }
  if (conditions.length > VIEW_LIMITS.conditions) refused.push(VIEW_MESSAGES.tooManyConditions)
  if (sorts.length > VIEW_LIMITS.sorts) refused.push(VIEW_MESSAGES.tooManySorts)
  return {
    view: {
      conditions: conditions.slice(0, VIEW_LIMITS.conditions),
      sorts: sorts.slice(0, VIEW_LIMITS.sorts),
      columns,
      ...(layout !== undefined && { layout }),
    },
    refused,
  }
}

function readSorts(entity: ListEntity, written: string, refuse: (piece: string) => void): Sort[] {
  const sorts: Sort[] = []
  for (const part of written.split(',')) {
    const ascending = !part.startsWith('-')
    const field = findField(entity, ascending ? part : part.slice(1))
    if (!field?.sort) refuse(`${ORDER}=${part}`)
    else if (sorts.every((sort) => sort.field !== field.key))
      sorts.push({ field: field.key, ascending })
  }
  return sorts
}

function readLayout(
  entity: ListEntity,
  written: string,
  refuse: (piece: string) => void,
): string | undefined {
  const found = entityRules(entity).layouts.find(({ id }) => id === written)
  if (!found) refuse(`${LAYOUT}=${written}`)
  return found?.id
}

function readColumns(
  entity: ListEntity,
  written: string,
  refuse: (piece: string) => void,
): string[] {
  const columns = new Set<string>()
  for (const key of written.split(',')) {
    if (entityRules(entity).columns.includes(key)) columns.add(key)
    else refuse(`${COLUMNS}=${key}`)
  }
  return [...columns].slice(0, VIEW_LIMITS.columns)
}
