import { overLimit } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { Cursor } from './cursor.ts'
import type { CompareOperator, Filter, LogicTree, Operation, SearchOperator } from './types.ts'

const QUANTIFIABLE = ['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch'] as const
const PLAIN = ['neq', 'isdistinct', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj'] as const

const OPERATOR = /(in|is|fts|plfts|phfts|wfts|[a-z]+)(?:\(([^().]*)\))?\./y
const IS_VALUE = /not_null|null|true|false|unknown/iy
const LOOKS_LIKE_OPERATION = new RegExp(
  `^(?:not\\.)?(?:(?:${QUANTIFIABLE.join('|')})(?:\\((?:any|all)\\))?|${PLAIN.join('|')}|in|is|(?:fts|plfts|phfts|wfts)(?:\\([^)]*\\))?)\\.`,
)
const EXPECTED = 'expecting "not" or operator (eq, gt, ...)'
const GROUP = /(not\.)?(and|or)[ \t]*\(/y

const compareOperators: ReadonlySet<string> = new Set([...QUANTIFIABLE, ...PLAIN])
const quantifiable: ReadonlySet<string> = new Set(QUANTIFIABLE)
const searchOperators: ReadonlySet<string> = new Set(['fts', 'plfts', 'phfts', 'wfts'])

/** In a function call by GET, filters and arguments are in the same query string; this tells them apart. */
export function looksLikeOperation(value: string): boolean {
  return LOOKS_LIKE_OPERATION.test(value)
}

export function parseOperation(text: string): Pick<Filter, 'negated' | 'operation'> {
  const cursor = new Cursor(text, 'filter')
  return operation(cursor, () => {
    const value = text.slice(cursor.at)
    cursor.at = text.length
    return value
  })
}

/** Parses, for example, `or=(a.eq.1,and(…))`. */
export function parseLogic(operator: string, list: string): LogicTree {
  const cursor = new Cursor(`${operator}${list}`, 'logic tree', list)
  if (!list.trimStart().startsWith('(')) {
    cursor.at = operator.length
    cursor.fail('expecting "("')
  }
  const tree = logicTree(cursor, 0)
  cursor.skipSpace()
  cursor.expectEnd('end of input')
  return tree
}

function logicTree(cursor: Cursor, depth: number): LogicTree {
  if (depth > LIMITS.logicDepth)
    throw overLimit(`Logic trees may nest ${LIMITS.logicDepth} levels deep`)
  cursor.skipSpace()
  const group = cursor.match(GROUP)
  if (!group) {
    const field = cursor.field()
    cursor.skipSpace()
    cursor.expect('.')
    return { kind: 'filter', field, ...operation(cursor, () => delimitedValue(cursor)) }
  }
  const children: LogicTree[] = []
  do {
    children.push(logicTree(cursor, depth + 1))
    cursor.skipSpace()
  } while (cursor.eat(','))
  cursor.expect(')')
  return {
    kind: 'group',
    negated: group[1] !== undefined,
    operator: group[2] as 'and' | 'or',
    children,
  }
}

function operation(cursor: Cursor, value: () => string): Pick<Filter, 'negated' | 'operation'> {
  const negated = cursor.eat('not.')
  const start = cursor.at
  const match = cursor.match(OPERATOR)
  if (!match) cursor.fail(EXPECTED)
  const parsed = operationOf(cursor, match[1]!, match[2], value)
  if (!parsed) {
    cursor.at = start
    cursor.fail(EXPECTED)
  }
  return { negated, operation: parsed }
}

function operationOf(
  cursor: Cursor,
  operator: string,
  modifier: string | undefined,
  value: () => string,
): Operation | undefined {
  if (searchOperators.has(operator)) {
    return {
      kind: 'search',
      operator: operator as SearchOperator,
      language: modifier?.trim(),
      value: value(),
    }
  }
  if (operator === 'in' && modifier === undefined) return { kind: 'in', values: listValue(cursor) }
  if (operator === 'is' && modifier === undefined) return { kind: 'is', value: isValue(cursor) }
  if (!compareOperators.has(operator)) return undefined
  if (
    modifier !== undefined &&
    !(quantifiable.has(operator) && (modifier === 'any' || modifier === 'all'))
  ) {
    return undefined
  }
  return {
    kind: 'compare',
    operator: operator as CompareOperator,
    quantifier: modifier,
    value: value(),
  }
}

function isValue(cursor: Cursor): Extract<Operation, { kind: 'is' }>['value'] {
  const match = cursor.match(IS_VALUE)
  cursor.skipSpace()
  if (!match || !(cursor.done || cursor.next(',') || cursor.next(')'))) {
    cursor.fail('expecting isVal: (null, not_null, true, false, unknown)')
  }
  return match[0].toLowerCase() as 'null'
}

function listValue(cursor: Cursor): string[] {
  cursor.skipSpace()
  cursor.expect('(')
  const values: string[] = []
  do {
    values.push(quotedUntilDelimiter(cursor) ?? rawUntilDelimiter(cursor))
  } while (cursor.eat(','))
  cursor.expect(')')
  return values
}

function delimitedValue(cursor: Cursor): string {
  return (
    quotedUntilDelimiter(cursor) ?? cursor.match(/\{[^{}]*\}/y)?.[0] ?? rawUntilDelimiter(cursor)
  )
}

/** Quotes have a meaning only around a whole value: `r"s` is a value of three characters. */
function quotedUntilDelimiter(cursor: Cursor): string | undefined {
  if (!cursor.next('"')) return undefined
  const match = /"((?:[^"\\]|\\[^])*)"(?=[,)]|$)/y
  return cursor.match(match)?.[1]!.replace(/\\([^])/g, '$1')
}

function rawUntilDelimiter(cursor: Cursor): string {
  return cursor.match(/[^,)]*/y)?.[0] ?? ''
}
