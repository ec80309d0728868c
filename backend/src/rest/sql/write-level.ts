import type { Condition, Embed, Level, Order, Output, Source } from '../plan/types.ts'
import { isPrintedList, printRows } from './print-row.ts'
import { qualified, quoteName, type SqlBuilder } from './sql-builder.ts'
import { writeCondition } from './write-condition.ts'
import { writeCast, writeColumn, writeField, writeRow } from './write-field.ts'

export const ROWS = 'pgrst_source'

const JSON_COLUMN = quoteName('pgrst_json')

/** The SELECT of an embed is restricted to the rows of the level above. If the level is printed, its lists are texts (print-row.ts). */
export function writeLevel(
  level: Level,
  sql: SqlBuilder,
  embed?: Embed,
  isPrinted = false,
): string {
  const outputs = level.outputs.map((output) =>
    isPrinted && output.kind === 'embed' && isPrintedList(output)
      ? `${writePrintedList(output.embed, sql)} as ${quoteName(output.name)}`
      : writeOutput(output, level, sql),
  )
  const from = `from ${writeSource(level.source, level.alias)}${writeJunction(embed)}`
  const joins = level.joins.map((join) => writeJoin(join, level.isGrouped, sql))
  const conditions = [
    ...writeTies(embed),
    ...level.where.map((condition) => writeWhere(condition, sql)),
  ]
  return [
    `select ${outputs.join(', ')}`,
    from,
    ...joins,
    ...writeConditions(conditions),
    ...writeGroup(level),
    ...writeOrder(level, sql),
    ...writeRange(level, sql),
  ].join(' ')
}

export function writeBareLevel(
  level: Level,
  sql: SqlBuilder,
  select: string,
  embed?: Embed,
): string {
  const required = level.joins.filter((join) => join.isInner && join.isToOne)
  const conditions = [
    ...writeTies(embed),
    ...level.where.map((condition) => writeWhere(condition, sql)),
    ...required.map((join) => writeExists(join, sql)),
  ]
  const from = `from ${writeSource(level.source, level.alias)}${writeJunction(embed)}`
  return [`select ${select}`, from, ...writeConditions(conditions)].join(' ')
}

function writeExists(embed: Embed, sql: SqlBuilder): string {
  const bare = writeBareLevel(embed.level, sql, '1', embed)
  return `exists (${[bare, ...writeAskedRange(embed.level, sql)].join(' ')})`
}

function writeWhere(condition: Condition, sql: SqlBuilder): string {
  return writeCondition(condition, sql, ({ embed }) => writeExists(embed, sql))
}

function writeConditions(conditions: readonly string[]): string[] {
  return conditions.length === 0 ? [] : [`where ${conditions.join(' and ')}`]
}

function writeSource(source: Source, alias: string): string {
  switch (source.kind) {
    case 'table':
      return `${qualified(source.schema, source.name)} as ${quoteName(alias)}`
    case 'rows':
      return `${ROWS} as ${quoteName(alias)}`
    case 'function':
      return `${qualified(source.schema, source.name)}(${writeRow(source.argument)}) as ${quoteName(alias)}`
  }
}

function writeJunction(embed: Embed | undefined): string {
  if (!embed?.junction) return ''
  const { schema, name, alias } = embed.junction
  return `, ${qualified(schema, name)} as ${quoteName(alias)}`
}

function writeTies(embed: Embed | undefined): string[] {
  return (embed?.conditions ?? []).map(
    ({ left, right }) => `${writeColumn(left)} = ${writeColumn(right)}`,
  )
}

function writeJoin(embed: Embed, isGrouped: boolean, sql: SqlBuilder): string {
  const kind = embed.isInner && embed.isToOne ? 'join' : 'left join'
  return `${kind} lateral (${writeJoined(embed, isGrouped, sql)}) as ${quoteName(embed.rowAlias)} on true`
}

function writeJoined(embed: Embed, isGrouped: boolean, sql: SqlBuilder): string {
  const rows = writeLevel(embed.level, sql, embed)
  if (embed.isToOne) return rows
  const row = quoteName(embed.rowAlias)
  if (!embed.isSpread)
    return `select json_agg(${row}.*)${asComparable(isGrouped)} as ${JSON_COLUMN} from (${rows}) as ${row}`
  const arrays = embed.level.outputs.map((output) => {
    const name = quoteName('name' in output ? output.name : '')
    return `json_agg(${row}.${name})${asComparable(isGrouped)} as ${name}`
  })
  return `select ${arrays.join(', ')} from (${rows}) as ${row}`
}

/** Grouping compares values for equality, which is possible for jsonb but not for json. */
function asComparable(isGrouped: boolean): string {
  return isGrouped ? '::jsonb' : ''
}

function writeOutput(output: Output, level: Level, sql: SqlBuilder): string {
  if (output.kind === 'all') return `${quoteName(level.alias)}.*`
  return `${writeOutputValue(output, level, sql)} as ${quoteName(output.name)}`
}

function writeOutputValue(
  output: Exclude<Output, { kind: 'all' }>,
  level: Level,
  sql: SqlBuilder,
): string {
  switch (output.kind) {
    case 'field': {
      const value = writeCast(writeField(output.field, sql), output.cast)
      return writeAggregate(value, output)
    }
    case 'count':
      return writeCast('count(*)', output.cast)
    case 'presence':
      return '1'
    case 'embed':
      return writeEmbedded(output.embed, level, sql)
    case 'spread': {
      const { embed, column } = output
      const value = `${quoteName(embed.rowAlias)}.${quoteName(column)}`
      return embed.isToOne ? writeAggregate(value, output) : `coalesce(${value}, '[]')`
    }
  }
}

function writeAggregate(
  value: string,
  {
    aggregate,
    aggregateCast,
  }: Pick<Extract<Output, { kind: 'field' }>, 'aggregate' | 'aggregateCast'>,
): string {
  return aggregate ? writeCast(`${aggregate}(${value})`, aggregateCast) : value
}

function writeEmbedded(embed: Embed, level: Level, sql: SqlBuilder): string {
  const row = quoteName(embed.rowAlias)
  if (embed.isToOne) return `row_to_json(${row}.*)${asComparable(level.isGrouped)}`
  if (level.isGrouped) return `coalesce(${row}.${JSON_COLUMN}, '[]')`
  return `coalesce((select json_agg(${row}.*) from (${writeLevel(embed.level, sql, embed)}) as ${row}), '[]')`
}

function writePrintedList(embed: Embed, sql: SqlBuilder): string {
  const rows = writeLevel(embed.level, sql, embed, true)
  return `(select ${printRows(embed.level, embed.rowAlias)} from (${rows}) as ${quoteName(embed.rowAlias)})`
}

/** Positions are used because an expression that is written twice would contain two different parameters. */
function writeGroup({ isGrouped, outputs }: Level): string[] {
  if (!isGrouped) return []
  const positions = outputs.flatMap((output, i) => (isAggregate(output) ? [] : [i + 1]))
  return positions.length === 0 ? [] : [`group by ${positions.join(', ')}`]
}

function isAggregate(output: Output): boolean {
  return output.kind === 'count' || ('aggregate' in output && output.aggregate !== undefined)
}

function writeOrder({ order }: Level, sql: SqlBuilder): string[] {
  if (order.length === 0) return []
  const terms = order.map(({ by, direction, nulls }) =>
    [writeOrderKey(by, sql), direction, nulls && `nulls ${nulls}`].filter(Boolean).join(' '),
  )
  return [`order by ${terms.join(', ')}`]
}

function writeOrderKey(by: Order['by'], sql: SqlBuilder): string {
  switch (by.kind) {
    case 'field':
      return writeField(by.field, sql)
    case 'output':
      return quoteName(by.name)
    case 'joined':
      return writeColumn(by)
    case 'related':
      return `(${writeBareLevel(by.embed.level, sql, writeField(by.field, sql), by.embed)} limit 1)`
  }
}

function writeRange(level: Level, sql: SqlBuilder): string[] {
  if (level.limit.kind !== 'server') return writeAskedRange(level, sql)
  return [`limit ${level.limit.rows}`, ...writeAskedRange(level, sql)]
}

function writeAskedRange({ limit, offset }: Level, sql: SqlBuilder): string[] {
  return [
    ...(limit.kind === 'asked' ? [`limit ${sql.value(limit.rows)}`] : []),
    ...(offset > 0 ? [`offset ${sql.value(offset)}`] : []),
  ]
}
