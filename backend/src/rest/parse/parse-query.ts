import { overLimit, rangeNotSatisfiable } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { Cursor } from './cursor.ts'
import { decodePairs } from './decode-pairs.ts'
import { looksLikeOperation, parseLogic, parseOperation } from './parse-filter.ts'
import { parseOrder } from './parse-order.ts'
import { parseSelect } from './parse-select.ts'
import type { At, FieldRef, LogicTree, OrderTerm, QueryParams, Target } from './types.ts'

const PLAIN_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/
/** Matches one of these words alone or after a path of embed names. */
const LEVEL_WORD = /(?:^|\.)(order|limit|offset|and|or)$/

interface Collected {
  where: At<LogicTree>[]
  order: At<OrderTerm[]>[]
  limits: At<number>[]
  offsets: At<number>[]
  args: [string, string][]
}

export function parseQuery(text: string, target: Target): QueryParams {
  const pairs = decodePairs(text).filter((pair) => !isApiKey(pair))
  const found: Collected = { where: [], order: [], limits: [], offsets: [], args: [] }
  const reserved = new Map<string, string>()
  for (const [key, value] of pairs) {
    if (key === 'select' || key === 'columns' || key === 'on_conflict') {
      if (!reserved.has(key)) reserved.set(key, value)
      continue
    }
    const word = LEVEL_WORD.exec(key)
    if (word) collectLevelWord(found, key, word[1]!, value)
    else if (target.kind === 'function' && !key.includes('.') && !looksLikeOperation(value))
      found.args.push([key, value])
    else found.where.push(parseFilter(key, value))
  }
  if (countFilters(found.where) > LIMITS.filters)
    throw overLimit(`At most ${LIMITS.filters} filters may be given`)
  return {
    ...found,
    pairs,
    select: parseSelect(reserved.get('select') ?? '*'),
    columns: parseColumns(reserved.get('columns'), 'columns parameter'),
    onConflict: parseColumns(reserved.get('on_conflict'), 'on_conflict parameter'),
  }
}

/** The gateway accepts the API key as the query parameter `apikey`, which is therefore no filter. */
function isApiKey([key, value]: readonly [string, string]): boolean {
  return key === 'apikey' && !looksLikeOperation(value)
}

function collectLevelWord(found: Collected, key: string, word: string, value: string): void {
  const path = pathOf(key)
  switch (word) {
    case 'order':
      if (value !== '') found.order.push({ path, value: parseOrder(value) })
      return
    case 'limit':
      pushNumber(found.limits, path, value, 'Limit')
      return
    case 'offset':
      pushNumber(found.offsets, path, value, 'Offset')
      return
    default: {
      const names = path.filter((name) => name !== 'not')
      const negation = names.length < path.length ? 'not.' : ''
      found.where.push({ path: names, value: parseLogic(`${negation}${word}`, value) })
    }
  }
}

function pathOf(key: string): string[] {
  if (!key.includes('.')) return []
  const cursor = new Cursor(key, 'tree path')
  const names = [cursor.name()]
  while (cursor.eat('.')) names.push(cursor.name())
  cursor.expectEnd('"." or end of input')
  return names.slice(0, -1)
}

/** Like PostgREST, this ignores a limit that is not a number. */
function pushNumber(list: At<number>[], path: string[], text: string, what: string): void {
  if (!/^-?\d+$/.test(text)) return
  if (text.startsWith('-'))
    throw rangeNotSatisfiable(`${what} should be greater than or equal to zero.`)
  list.push({ path, value: Math.min(Number(text), Number.MAX_SAFE_INTEGER) })
}

function parseFilter(key: string, value: string): At<LogicTree> {
  const { path, field } = PLAIN_NAME.test(key)
    ? { path: [], field: { name: key, path: [] } }
    : parseFilterKey(key)
  return { path, value: { kind: 'filter', field, ...parseOperation(value) } }
}

function parseFilterKey(key: string): { path: string[]; field: FieldRef } {
  const cursor = new Cursor(key, 'tree path')
  const names = [cursor.name()]
  while (cursor.eat('.')) names.push(cursor.name())
  const path = cursor.jsonPath()
  cursor.expectEnd('"->", "." or end of input')
  return { path: names.slice(0, -1), field: { name: names.at(-1)!, path } }
}

function parseColumns(text: string | undefined, what: string): string[] | undefined {
  if (text === undefined) return undefined
  const cursor = new Cursor(text, what)
  const names = new Set<string>()
  do {
    names.add(cursor.name())
    cursor.skipSpace()
  } while (cursor.eat(','))
  cursor.expectEnd('"," or end of input')
  if (names.size > LIMITS.columns) throw overLimit(`At most ${LIMITS.columns} columns may be given`)
  return [...names]
}

function countFilters(where: readonly At<LogicTree>[]): number {
  const count = (tree: LogicTree): number =>
    tree.kind === 'filter' ? 1 : tree.children.reduce((sum, child) => sum + count(child), 1)
  return where.reduce((sum, { value }) => sum + count(value), 0)
}
