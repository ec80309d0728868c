import type { Change, InsertChange, MutationPlan, UpdateChange } from '../plan/types.ts'
import type { Column } from '../schema-cache/types.ts'
import { qualified, quoteName, type SqlBuilder } from './sql-builder.ts'
import { writeCondition } from './write-condition.ts'

type Payload = InsertChange['payload']

const BODY = 'pgrst_body'
const ELEMENT = 'pgrst_element'

/** RETURNING cannot tell merged rows from inserted ones, so a setting of the transaction counts the rows that an upsert merged. */
const COUNT_MERGED =
  `set_config('pgrst.merged', (coalesce(nullif(current_setting('pgrst.merged', true), ''), '0')::int + 1)::text, true)` +
  ` is not null`

export function writeChange({ table, change, returning }: MutationPlan, sql: SqlBuilder): string {
  const target = { name: qualified(table.schema, table.name), alias: quoteName(table.name) }
  const columns = writeReturning(returning, target.alias)
  switch (change.kind) {
    case 'insert':
      return writeInsert(change, target, columns, sql)
    case 'update':
      return writeUpdate(change, target, columns, sql)
    case 'delete':
      return [
        `delete from ${target.name} as ${target.alias}`,
        ...writeWhere(change, sql),
        `returning ${columns}`,
      ].join(' ')
  }
}

interface Target {
  name: string
  alias: string
}

/** Returning a constant needs no right to read, which a caller who may only write lacks. */
function writeReturning(returning: MutationPlan['returning'], alias: string): string {
  if (returning === 'all') return `${alias}.*`
  if (returning.length === 0) return '1'
  return returning.map((column) => `${alias}.${quoteName(column)}`).join(', ')
}

function writeInsert(
  change: InsertChange,
  target: Target,
  returning: string,
  sql: SqlBuilder,
): string {
  const { payload, conditions } = change
  const names = payload.columns.map(({ name }) => quoteName(name))
  const columns = names.length === 0 ? '' : `(${names.join(', ')})`
  const where = conditions.map((condition) => writeFilter(condition, sql))
  return [
    `insert into ${target.name} as ${target.alias}${columns}`,
    `select ${names.map((name) => `${BODY}.${name}`).join(', ')} from ${writePayload(payload, sql)}`,
    ...(where.length === 0 ? [] : [`where ${where.join(' and ')}`]),
    ...writeConflict(change, names),
    `returning ${returning}`,
  ].join(' ')
}

function writeConflict({ conflict }: InsertChange, names: readonly string[]): string[] {
  if (!conflict) return []
  const target = `on conflict (${conflict.columns.map(quoteName).join(', ')})`
  if (conflict.action === 'ignore' || names.length === 0) return [`${target} do nothing`]
  const set = names.map((name) => `${name} = excluded.${name}`).join(', ')
  return [`${target} do update set ${set} where ${COUNT_MERGED}`]
}

function writeUpdate(
  change: UpdateChange,
  target: Target,
  returning: string,
  sql: SqlBuilder,
): string {
  const { payload } = change
  // A change without columns is no error: it answers without rows.
  if (payload.columns.length === 0)
    return `select ${returning} from ${target.name} as ${target.alias} where false`
  const set = payload.columns.map(({ name }) => `${quoteName(name)} = ${BODY}.${quoteName(name)}`)
  return [
    `update ${target.name} as ${target.alias} set ${set.join(', ')}`,
    `from (select * from ${writePayload(payload, sql)} limit 1) as ${BODY}`,
    ...writeWhere(change, sql),
    `returning ${returning}`,
  ].join(' ')
}

function writeWhere({ where }: Extract<Change, { where: unknown }>, sql: SqlBuilder): string[] {
  const conditions = where.map((condition) => writeFilter(condition, sql))
  return conditions.length === 0 ? [] : [`where ${conditions.join(' and ')}`]
}

function writeFilter(condition: InsertChange['conditions'][number], sql: SqlBuilder): string {
  return writeCondition(condition, sql, () => {
    throw new Error('a change has no embeds to ask for')
  })
}

/** PostgreSQL itself parses the JSON and converts every value to its column's type. */
function writePayload(payload: Payload, sql: SqlBuilder): string {
  const { text, shape, columns } = payload
  if (columns.length === 0) {
    return shape === 'object'
      ? `(values (1)) as ${BODY}`
      : `json_array_elements(${sql.value(text)}::json) as ${BODY}`
  }
  const record = `${BODY}(${columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ')})`
  if (payload.usesDefaults) return writePayloadOverDefaults(payload, record, sql)
  const read = shape === 'object' ? 'json_to_record' : 'json_to_recordset'
  return `${read}(${sql.value(text)}::json) as ${record}`
}

function writePayloadOverDefaults(
  { text, shape, columns }: Payload,
  record: string,
  sql: SqlBuilder,
): string {
  const body = `${sql.value(text)}::jsonb`
  const defaults = writeDefaults(columns, sql)
  if (shape === 'object') return `jsonb_to_record(${defaults} || ${body}) as ${record}`
  return (
    `jsonb_array_elements(${body}) as ${ELEMENT}(value)` +
    ` cross join lateral jsonb_to_record(${defaults} || ${ELEMENT}.value) as ${record}`
  )
}

function writeDefaults(columns: readonly Column[], sql: SqlBuilder): string {
  const pairs = columns.flatMap(({ name, default: expression }) =>
    expression === null ? [] : [`${sql.value(name)}::text, ${expression}`],
  )
  return `jsonb_build_object(${pairs.join(', ')})`
}
