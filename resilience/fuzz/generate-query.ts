import type { TableRules } from '../../backend/test/rls/tables.ts'
import { isSpoilt, spoil, type Context } from './context.ts'
import { generateFilter, generateLogic } from './generate-filter.ts'
import { generateSelection, type Level, type Selection } from './generate-select.ts'
import { nastyText } from './nasty.ts'
import type { FuzzTable } from './vocabulary.ts'

export type Pair = [key: string, value: string]

export function generateReadQuery(c: Context, table: FuzzTable): Pair[] {
  const { random } = c
  const pairs: Pair[] = []
  const selection = random.chance(0.8) ? generateSelection(c, table) : everything(table)
  if (random.chance(0.98) || selection.aggregated) pairs.push(['select', selection.text])
  for (const level of selection.levels) pairs.push(...levelParams(c, level, selection.aggregated))
  pairs.push(...relatedOrder(c, selection))
  if (isSpoilt(c)) pairs.push([nastyText(random), `eq.${nastyText(random)}`])
  return isSpoilt(c) ? random.sample(pairs, pairs.length) : pairs
}

function everything(table: FuzzTable): Selection {
  return { text: '*', levels: [{ path: [], table, toOne: false }], aggregated: false }
}

function levelParams(c: Context, level: Level, aggregated: boolean): Pair[] {
  const { random } = c
  const isRoot = level.path.length === 0
  const key = (name: string) => [...level.path.map((part) => spoil(c, part)), name].join('.')
  const pairs: Pair[] = []
  const filters = random.weighted(
    isRoot
      ? [
          [5, 0],
          [4, 1],
          [2, 2],
          [1, 3],
        ]
      : [
          [3, 0],
          [1, 1],
        ],
  )
  for (let i = 0; i < filters; i++) {
    const filter = generateFilter(c, level.table)
    pairs.push([key(filter.key), `${filter.operator}.${filter.value}`])
  }
  if (random.chance(isRoot ? 0.15 : 0.05)) {
    const word = spoil(c, random.pick(['or', 'and', 'not.or', 'not.and']))
    pairs.push([key(word), generateLogic(c, level.table)])
  }
  if (!aggregated && random.chance(0.25)) pairs.push([key('order'), order(c, level.table)])
  if (!level.toOne && random.chance(0.3)) pairs.push([key('limit'), count(c)])
  if (!level.toOne && random.chance(0.1)) pairs.push([key('offset'), count(c)])
  return pairs
}

function order(c: Context, table: FuzzTable): string {
  const terms = c.random.sample(table.columns, c.random.int(1, 2)).map(({ name }) => {
    const direction = c.random.pick(['', '.asc', '.desc', '.desc.nullslast', '.nullsfirst'])
    return `${spoil(c, name)}${spoil(c, direction)}`
  })
  return spoil(c, terms.join(','))
}

function relatedOrder(c: Context, { levels, aggregated }: Selection): Pair[] {
  const parents = levels.filter(({ path, toOne }) => path.length === 1 && (toOne || isSpoilt(c)))
  if (aggregated || parents.length === 0 || !c.random.chance(0.2)) return []
  const { path, table } = c.random.pick(parents)
  return [['order', `${path[0]}(${spoil(c, c.random.pick(table.columns).name)}).desc`]]
}

function count(c: Context): string {
  if (!isSpoilt(c)) return String(c.random.int(0, 5))
  return c.random.pick(['-1', '99999999999999999999', '1.5', 'x', '', '1;', '0x10', '１２', 'all'])
}

export function generateWriteQuery(
  c: Context,
  table: FuzzTable,
  rules: TableRules | undefined,
): Pair[] {
  const { random } = c
  const pairs: Pair[] = []
  const owned = rules !== undefined && !rules.readableBy
  const sets = random.chance(0.6) ? c.mine : c.theirs
  const ids = sets.flatMap((set) => set[table.name] ?? [])
  const target = owned && ids.length > 0 ? random.pick(ids) : random.uuid()
  pairs.push([spoil(c, 'id'), `${spoil(c, 'eq')}.${spoil(c, target)}`])
  if (random.chance(0.15)) {
    const filter = generateFilter(c, table)
    pairs.push([filter.key, `${filter.operator}.${filter.value}`])
  }
  if (isSpoilt(c)) pairs.shift()
  if (random.chance(0.3)) pairs.push(['select', generateSelection(c, table).text])
  return pairs
}

export function generateInsertQuery(c: Context, table: FuzzTable, keys: string[]): Pair[] {
  const { random } = c
  const pairs: Pair[] = []
  if (random.chance(0.25)) {
    pairs.push(['columns', spoil(c, keys.map((key) => `"${spoil(c, key)}"`).join(','))])
  }
  if (random.chance(0.15)) pairs.push(['on_conflict', spoil(c, 'id')])
  if (random.chance(0.3)) pairs.push(['select', generateSelection(c, table).text])
  return pairs
}
