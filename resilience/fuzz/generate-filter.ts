import { isSpoilt, spoil, type Context } from './context.ts'
import { jsonPath } from './generate-select.ts'
import type { FuzzColumn, FuzzTable, Kind } from './vocabulary.ts'

const OPERATORS: Record<Kind, readonly string[]> = {
  uuid: words('eq neq in is gt isdistinct eq(any)'),
  text: words(
    'eq neq gt lte like ilike match imatch in is isdistinct like(all) ilike(any) match(any) ' +
      'fts plfts(spanish) phfts wfts(simple)',
  ),
  number: words('eq neq gt gte lt lte in is isdistinct gt(any) lt(all)'),
  boolean: words('eq neq is'),
  time: words('eq gt gte lt lte is'),
  list: words('cs cd ov eq is'),
  json: words('cs cd is'),
}

const EVERY_OPERATOR = [
  ...new Set(Object.values(OPERATORS).flat()),
  ...words('sl sr nxr nxl adj cs(any) is(any) fts(any) eq(some) op EQ'),
]

const VALUES: Record<Exclude<Kind, 'uuid'>, readonly string[]> = {
  text: ['Ana', 'Núñez', 'active', 'pending', 'sale', 'comprador', 'casa grande', '*a*', '^A', 'a'],
  number: ['0', '1', '3', '42', '100', '-5'],
  boolean: ['true', 'false'],
  time: ['2026-01-01', '2026-11-15T10:00:00Z', '2099-12-31', '2026-01-01 10:00:00+01'],
  list: ['{}', '{a}', '{vista,"con espacio"}'],
  json: ['{}', '[]', '{"a":1}', '{"note":{"x":[1,null]}}'],
}

const HARD: Record<Kind, readonly (readonly [operator: string, value: string])[]> = {
  uuid: [
    ['eq(any)', '{'.repeat(8)],
    ['in', '("{{{{{{{{")'],
  ],
  text: [
    ['fts', `${'!'.repeat(40)}a`],
    ['fts', `${'('.repeat(40)}a${')'.repeat(40)}`],
    ['fts(spanish)', 'a <9999999> b'],
    ['fts(nosuch)', 'a'],
    ['match', 'a{1,300}'],
    ['match', '[[:foo:]]'],
    ['imatch', '(a|a)*\\1{255}'],
    ['like', 'a\\'],
    ['like(all)', '[9999999999:1]={1}'],
  ],
  number: [
    ['eq', '1e131073'],
    ['gt(any)', `${'{'.repeat(8)}${'}'.repeat(8)}`],
    ['in', '(99999999999999999999)'],
  ],
  boolean: [['is', 'maybe']],
  time: [
    ['eq', '294277-01-01'],
    ['lt', '10000-01-01 BC'],
    ['gt', '2026-01-01 00:00:00 Nowhere/Land'],
  ],
  list: [
    ['cs', '{'.repeat(8)],
    ['ov', '[2:1]={}'],
    ['eq', '{{a},{b,c}}'],
  ],
  json: [
    ['cs', `${'['.repeat(2_000)}${']'.repeat(2_000)}`],
    ['cd', '{"a":1e999999}'],
    ['cs', '"\\u0000"'],
    ['cs', '"\\ud800"'],
  ],
}

function words(text: string): string[] {
  return text.split(' ')
}

export interface FilterParts {
  key: string
  operator: string
  value: string
}

export function generateFilter(c: Context, table: FuzzTable): FilterParts {
  const { random } = c
  const column = random.pick(table.columns)
  const hasPath = column.kind === 'json' && random.chance(0.6)
  const kind = hasPath ? 'text' : column.kind
  const { plain, value } = operation(c, { ...column, kind })
  return {
    key: `${spoil(c, column.name)}${hasPath ? jsonPath(c) : ''}`,
    operator: `${random.chance(0.15) ? 'not.' : ''}${spoil(c, plain)}`,
    value: spoil(c, value),
  }
}

function operation(c: Context, column: FuzzColumn): { plain: string; value: string } {
  if (isSpoilt(c)) {
    const [plain, value] = c.random.pick(HARD[column.kind])
    return { plain, value }
  }
  const plain = c.random.pick(isSpoilt(c) ? EVERY_OPERATOR : OPERATORS[column.kind])
  return { plain, value: operand(c, plain, column) }
}

function operand(c: Context, operator: string, column: FuzzColumn): string {
  const { random } = c
  if (operator === 'is') {
    return random.pick(
      column.kind === 'boolean' ? ['true', 'unknown', 'null'] : ['null', 'not_null'],
    )
  }
  if (operator === 'in') return `(${several(c, column).map(quoteIfNeeded).join(',')})`
  if (operator.endsWith('(any)') || operator.endsWith('(all)')) {
    return `{${several(c, column).map(quoteIfNeeded).join(',')}}`
  }
  return valueOf(c, column)
}

function several(c: Context, column: FuzzColumn): string[] {
  return Array.from({ length: c.random.int(1, 3) }, () => spoil(c, valueOf(c, column)))
}

function quoteIfNeeded(value: string): string {
  return /[,(){}"\\ ]/.test(value) ? quoted(value) : value
}

function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

function valueOf(c: Context, column: FuzzColumn): string {
  return column.kind === 'uuid' ? someId(c) : c.random.pick(VALUES[column.kind])
}

function someId(c: Context): string {
  const { random } = c
  if (random.chance(0.1)) return random.uuid()
  return random.pick(Object.values(random.pick(random.chance(0.6) ? c.mine : c.theirs)))
}

export function generateLogic(c: Context, table: FuzzTable, depth = 1): string {
  const { random } = c
  if (depth === 1 && isSpoilt(c) && random.chance(0.5)) return nested(c, table)
  const members = Array.from({ length: random.int(1, 3) }, () => {
    if (depth < 3 && random.chance(0.25)) {
      const negation = random.chance(0.3) ? 'not.' : ''
      return `${negation}${random.pick(['and', 'or'])}${generateLogic(c, table, depth + 1)}`
    }
    return member(c, table)
  })
  return `(${members.join(isSpoilt(c) ? random.pick([',,', ' ', '.', ';']) : ',')})`
}

function member(c: Context, table: FuzzTable): string {
  const { key, operator, value } = generateFilter(c, table)
  const isPlain = /^(\(.*\)|\{.*\}|[^,()"{}\\ ]+)$/s.test(value)
  return `${key}.${operator}.${isPlain || isSpoilt(c) ? value : quoted(value)}`
}

function nested(c: Context, table: FuzzTable): string {
  const depth = c.random.int(10, 300)
  return `(${'and('.repeat(depth)}${member(c, table)}${')'.repeat(depth)})`
}
