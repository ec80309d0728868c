import type { Statement } from '../../database/types.ts'
import { LIMITS } from '../limits.ts'
import { SCALAR_COLUMN } from '../plan/plan-call.ts'
import type { CallPlan, DatabasePlan, MutationPlan, ReadPlan } from '../plan/types.ts'
import { quoteName, SqlBuilder } from './sql-builder.ts'
import { writeCall } from './write-call.ts'
import { writeChange } from './write-change.ts'
import { ROWS, writeBareLevel, writeLevel } from './write-level.ts'
import {
  isPrinted,
  ROWS_SHAPE,
  writePrintedResult,
  writeResult,
  type ResultQuery,
  type Shape,
} from './write-result.ts'

export type ResultColumn = 'page' | 'body' | 'total' | 'headers' | 'status' | 'location' | 'merged'

export interface Compiled {
  statement: Statement
  columns: readonly ResultColumn[]
  /** For a planned or estimated count, the planner estimates the rows of this statement. */
  estimate: Statement | undefined
}

type Columns = Partial<Record<ResultColumn, string>>

export function compile(plan: DatabasePlan): Compiled {
  const compiled = compileKind(plan)
  const { explain } = plan.media
  if (!explain) return compiled
  const options = [`format ${explain.format}`, ...explain.options].join(', ')
  const { text, values } = compiled.statement
  return {
    statement: { text: `explain (${options}) ${text}`, values },
    columns: ['body'],
    estimate: undefined,
  }
}

function compileKind(plan: DatabasePlan): Compiled {
  switch (plan.kind) {
    case 'read':
      return compileRead(plan)
    case 'mutation':
      return compileMutation(plan)
    case 'call':
      return compileCall(plan)
  }
}

function compileRead({ root, media, isHead, count, canPrint }: ReadPlan): Compiled {
  const sql = new SqlBuilder()
  const result =
    canPrint && isPrinted(media, root)
      ? writePrintedResult(writeLevel(root, sql, undefined, true), root)
      : writeResult(writeLevel(root, sql), media, ROWS_SHAPE)
  const columns: Columns = { page: 'count(*)', ...(!isHead && { body: result.body }) }
  if (count === 'exact') columns.total = `(${writeBareLevel(root, sql, 'count(*)')})`
  if (count === 'estimated') {
    columns.total = `(select count(*) from (${writeBareLevel(root, sql, '1')} limit ${LIMITS.rows + 1}) as pgrst_counted)`
  }
  const compiled = assemble([], result, columns, sql)
  return count === 'planned' || count === 'estimated'
    ? { ...compiled, estimate: estimateOf(root) }
    : compiled
}

function estimateOf(root: ReadPlan['root']): Statement {
  const sql = new SqlBuilder()
  return { text: `explain (format json) ${writeBareLevel(root, sql, '1')}`, values: sql.values }
}

const OVERRIDES = {
  headers: `nullif(current_setting('response.headers', true), '')`,
  status: `nullif(current_setting('response.status', true), '')`,
} as const

function compileMutation(plan: MutationPlan): Compiled {
  const { change, representation, location, media } = plan
  const sql = new SqlBuilder()
  const tables = [`${ROWS} as (${writeChange(plan, sql)})`]
  const result: ResultQuery = representation
    ? writeResult(writeLevel(representation, sql), media, ROWS_SHAPE)
    : { tables: [], from: ROWS, body: '' }
  const isMerge = change.kind === 'insert' && change.conflict?.action === 'merge'
  const columns: Columns = {
    page: 'count(*)',
    ...(representation && { body: result.body }),
    ...OVERRIDES,
    ...(location && { location: writeLocation(location) }),
    ...(isMerge && { merged: `coalesce(nullif(current_setting('pgrst.merged', true), ''), '0')` }),
  }
  return assemble(tables, result, columns, sql)
}

function writeLocation(keys: readonly string[]): string {
  const texts = keys.map((key) => `${quoteName(key)}::text`).join(', ')
  return `(select json_build_array(${texts}) from ${ROWS} limit 1)::text`
}

function compileCall(plan: CallPlan): Compiled {
  const { root, media, isHead, routine } = plan
  const sql = new SqlBuilder()
  const tables = [`${ROWS} as (${writeCall(plan, sql)})`]
  if (!root) {
    // Counting the result forces PostgreSQL to compute it; otherwise it might skip the function.
    const page = `count(${ROWS}.${quoteName(SCALAR_COLUMN)}::text)`
    return assemble(tables, { tables: [], from: ROWS, body: '' }, { page, ...OVERRIDES }, sql)
  }
  const result = writeResult(writeLevel(root, sql), media, callShape(routine))
  const columns: Columns = {
    page: 'count(*)',
    ...(!isHead && { body: result.body }),
    ...(plan.count && { total: `(${writeBareLevel(root, sql, 'count(*)')})` }),
    ...OVERRIDES,
  }
  return assemble(tables, result, columns, sql)
}

function callShape({ returns }: CallPlan['routine']): Shape {
  return {
    scalar: returns.kind === 'composite' ? undefined : SCALAR_COLUMN,
    isSingle: !returns.isSet,
  }
}

function assemble(
  tables: readonly string[],
  result: ResultQuery,
  columns: Columns,
  sql: SqlBuilder,
): Compiled {
  const all = [...tables, ...result.tables]
  const names = Object.keys(columns) as ResultColumn[]
  const select = names.map((name) => `${columns[name]} as ${name}`).join(', ')
  const answer = `select ${select} from ${result.from}`
  const text = `${all.length > 0 ? `with ${all.join(', ')} ` : ''}${columns.body ? bounded(answer, names) : answer}`
  return { statement: { text, values: sql.values }, columns: names, estimate: undefined }
}

/** The statement itself refuses an answer that is too large, so that the change of such a request is rolled back too. */
function bounded(answer: string, names: readonly ResultColumn[]): string {
  // predio_rest.bounded raises an error; an answer within the limit does not call this function.
  const body = `case when octet_length(body) > ${LIMITS.answerBytes} then predio_rest.bounded_body(body, ${LIMITS.answerBytes}) else body end as body`
  return `select ${names.map((name) => (name === 'body' ? body : name)).join(', ')} from (${answer}) as pgrst_answer`
}
