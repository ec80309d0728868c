import type { Database, RequestScope, Statement, TextRows } from '../database/types.ts'
import { notSingular, putKeyMismatch, tooManyAffected } from './errors.ts'
import { LIMITS } from './limits.ts'
import type { DatabasePlan } from './plan/types.ts'
import type { Compiled, ResultColumn } from './sql/compile.ts'

export interface Outcome {
  page: number
  total: number | undefined
  body: string | Uint8Array<ArrayBuffer> | undefined
  headers: string | undefined
  status: string | undefined
  location: string | undefined
  merged: number
}

interface Execution {
  plan: DatabasePlan
  compiled: Compiled
  scope: RequestScope
  /** If set, the statement is rolled back after it has been answered. */
  rollback: boolean
}

export async function execute(database: Database, execution: Execution): Promise<Outcome> {
  const { plan, compiled, scope, rollback } = execution
  const statement = withBytes(plan, compiled)
  if (compiled.estimate) return checked(plan, await runWithEstimate(database, execution))
  const read = (rows: TextRows) =>
    plan.media.explain
      ? planText(rows)
      : toOutcome(rows.rows[0] ?? [], compiled.columns, rows.bytes)
  if (scope.readOnly || !(rollback || isConditional(plan))) {
    const outcome = read(await database.run(scope, statement))
    return scope.readOnly ? checked(plan, outcome) : outcome
  }
  // The limit of affected rows is checked before the commit, so that a change that exceeds it is rolled back.
  const rows = await database.run(scope, statement, (result) => {
    checked(plan, read(result))
    return rollback ? 'rollback' : 'commit'
  })
  return read(rows)
}

/** Requests the body as the bytes that PostgreSQL sends, so that no text has to be decoded and encoded. */
function withBytes({ media }: DatabasePlan, { statement, columns }: Compiled): Statement {
  const column = columns.indexOf('body')
  return media.explain || column < 0 ? statement : { ...statement, bytesColumn: column }
}

function isConditional(plan: DatabasePlan): boolean {
  if (plan.media.format === 'object') return true
  return (
    plan.kind !== 'read' &&
    (plan.maxAffected !== undefined || (plan.kind === 'mutation' && plan.isPut))
  )
}

function checked(plan: DatabasePlan, outcome: Outcome): Outcome {
  if (plan.media.explain) return outcome
  const { page } = outcome
  if (plan.kind === 'mutation' && plan.isPut && page !== 1) throw putKeyMismatch()
  if (plan.media.format === 'object' && page !== 1) throw notSingular(page)
  if (plan.kind !== 'read' && plan.maxAffected !== undefined && page > plan.maxAffected)
    throw tooManyAffected(page)
  return outcome
}

function toOutcome(
  row: readonly (string | null)[],
  columns: readonly ResultColumn[],
  bytes?: Uint8Array<ArrayBuffer>,
): Outcome {
  const value = (column: ResultColumn) => {
    const at = columns.indexOf(column)
    return at < 0 ? undefined : (row[at] ?? undefined)
  }
  const total = value('total')
  return {
    page: Number(value('page') ?? 0),
    total: total === undefined ? undefined : Number(total),
    body: bytes ?? value('body'),
    headers: value('headers'),
    status: value('status'),
    location: value('location'),
    merged: Number(value('merged') ?? 0),
  }
}

function planText({ rows }: TextRows): Outcome {
  const body = rows.map(([line]) => line ?? '').join('\n')
  return {
    page: rows.length,
    total: undefined,
    body,
    headers: undefined,
    status: undefined,
    location: undefined,
    merged: 0,
  }
}

type PlannerAnswer = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }

/** EXPLAIN cannot be part of another statement, so an estimated count takes a second statement. */
async function runWithEstimate(
  database: Database,
  { compiled, scope }: Execution,
): Promise<Outcome> {
  return database.asUser(scope, async (tx) => {
    const { text, values } = compiled.statement
    const { rows } = await tx.query<Partial<Record<ResultColumn, string | null>>>(text, values)
    const outcome = toOutcome(
      compiled.columns.map((column) => rows[0]?.[column] ?? null),
      compiled.columns,
    )
    if (outcome.total !== undefined && outcome.total <= LIMITS.rows) return outcome
    const estimate = compiled.estimate!
    const planner = await tx.query<PlannerAnswer>(estimate.text, estimate.values)
    const planned = planner.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
    return { ...outcome, total: Math.max(planned, outcome.total ?? 0) }
  })
}
