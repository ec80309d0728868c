import { isSpoilt, spoil, type Context } from './context.ts'
import { internalDatabaseName } from './nasty.ts'
import type { Embed, FuzzColumn, FuzzTable } from './vocabulary.ts'

export interface Level {
  path: string[]
  table: FuzzTable
  toOne: boolean
}

export interface Selection {
  text: string
  levels: Level[]
  aggregated: boolean
}

const DEEPEST_VALID = 3

export function generateSelection(c: Context, table: FuzzTable): Selection {
  const root: Level = { path: [], table, toOne: false }
  const levels = [root]
  const aggregated = c.random.chance(0.08)
  const fields = aggregated ? aggregates(c, table) : plainFields(c, table)
  const items = [...fields, ...embeds(c, root, levels, 1)]
  const text = isSpoilt(c) ? items.join(c.random.pick([',,', ' ', ';', '),('])) : items.join(',')
  return { text: spoil(c, text), levels, aggregated }
}

function plainFields(c: Context, table: FuzzTable): string[] {
  if (c.random.chance(0.3)) return ['*']
  return c.random.sample(table.columns, c.random.int(1, 5)).map((column) => field(c, column))
}

function field(c: Context, column: FuzzColumn): string {
  const { random } = c
  const name = fieldName(c, column)
  const path = column.kind === 'json' && random.chance(0.5) ? jsonPath(c) : ''
  const alias = random.chance(0.15) ? `${spoil(c, random.pick(['a1', 'nombre', 'x y']))}:` : ''
  const cast = random.chance(0.1) ? `::${spoil(c, castOf(c, column, path))}` : ''
  const item = `${alias}${name}${path}${cast}`
  return isSpoilt(c) ? `${item}.${random.pick(['sum()', 'count()', 'max(', 'pg_sleep()'])}` : item
}

function fieldName(c: Context, column: FuzzColumn): string {
  if (isSpoilt(c)) return c.random.chance(0.3) ? 'full_name' : internalDatabaseName(c.random)
  const name = spoil(c, column.name)
  return c.random.chance(0.1) ? `"${name}"` : name
}

export function jsonPath(c: Context): string {
  const keys = ['note', 'a', '0', '-1', 'with space', 'ñ'].map((key) => spoil(c, key))
  const steps = c.random.sample(keys, c.random.int(1, 3))
  return steps.map((key, i) => `${i === steps.length - 1 ? '->>' : '->'}${key}`).join('')
}

function castOf(c: Context, column: FuzzColumn, path: string): string {
  if (isSpoilt(c))
    return c.random.pick(['regclass', 'int4', 'oid', 'name', 'text[]', 'xml', 'bool'])
  if (path !== '') return 'text'
  switch (column.kind) {
    case 'number':
      return c.random.pick(['text', 'numeric', 'float8'])
    case 'time':
      return c.random.pick(['text', 'date'])
    default:
      return 'text'
  }
}

function aggregates(c: Context, table: FuzzTable): string[] {
  const groups = c.random.sample(table.columns, c.random.int(0, 2)).map(({ name }) => name)
  const numbers = table.columns.filter(({ kind }) => kind === 'number')
  const number = numbers.length > 0 ? c.random.pick(numbers).name : undefined
  const ordered = c.random.pick(table.columns.filter(({ kind }) => kind === 'time')).name
  const choices = [
    'count()',
    'total:count()',
    'id.count()',
    `${ordered}.max()`,
    `${ordered}.min()::text`,
    ...(number ? [`${number}.sum()`, `${number}.avg()::text`, `s:${number}.max()`] : []),
  ]
  return [...groups, ...c.random.sample(choices, c.random.int(1, 2))].map((item) => spoil(c, item))
}

function embeds(c: Context, parent: Level, levels: Level[], depth: number): string[] {
  const { random } = c
  if (depth === 1 && isSpoilt(c) && random.chance(0.5)) return [tooDeep(c, parent.table)]
  if (depth > DEEPEST_VALID || parent.table.embeds.length === 0) return []
  if (!random.chance(depth === 1 ? 0.4 : 0.25)) return []
  return random
    .sample(parent.table.embeds, random.int(1, 2))
    .map((embed, i) => embedText(c, parent, levels, depth, embed, i))
}

function embedText(
  c: Context,
  parent: Level,
  levels: Level[],
  depth: number,
  embed: Embed,
  index: number,
): string {
  const { random } = c
  const table = c.vocabulary.byName.get(embed.target)
  if (!table) return ''
  const alias = random.chance(0.3) ? `e${depth}${index}` : ''
  const isSpread = embed.toOne && random.chance(0.1)
  const level = { path: [...parent.path, alias || embed.target], table, toOne: embed.toOne }
  if (!isSpread) levels.push(level)
  const hint = random.chance(0.2) ? `!${spoil(c, embed.constraint)}` : ''
  const join = random.chance(0.2) ? spoil(c, random.pick(['!inner', '!left'])) : ''
  const inside = [...plainFields(c, table), ...embeds(c, level, levels, depth + 1)].join(',')
  const empty = random.chance(0.05)
  const head = isSpread ? '...' : alias && `${spoil(c, alias)}:`
  const target = isSpoilt(c) ? stranger(c) : spoil(c, embed.target)
  return `${head}${target}${hint}${join}(${empty ? '' : inside})`
}

function stranger(c: Context): string {
  return c.random.chance(0.5)
    ? internalDatabaseName(c.random)
    : c.random.pick(c.vocabulary.tables).name
}

/** The path is always deeper than allowed, because an allowed one could take long for good reasons. */
function tooDeep(c: Context, table: FuzzTable): string {
  const there = table.embeds.length > 0 ? c.random.pick(table.embeds).target : 'clients'
  const names = Array.from({ length: c.random.int(9, 60) }, (_, i) => (i % 2 ? table.name : there))
  return `${names.map((name) => `${name}(id,`).join('')}id${')'.repeat(names.length)}`
}
