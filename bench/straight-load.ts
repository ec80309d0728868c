import { Pool, type PoolClient } from 'pg'
import { scopeStatement } from '../backend/src/database/request-scope.ts'
import { CALLERS, MAX_REQUESTS, serveJobs, type JobResult, type StraightJob } from './jobs.ts'
import type { StraightStatement } from './straight-statements.ts'

/**
 * The load process of the straight side: the same driver, the same pool settings as
 * backend/src/database/connect.ts, each statement awaited in turn as ordinary code does.
 */
const AS_TEXT = { getTypeParser: () => (value: unknown) => value as string }
const POOL_SIZE = 10

let pool: Pool | undefined

async function run({ address, statements, seconds }: StraightJob): Promise<JobResult> {
  pool ??= new Pool({
    ...address,
    user: 'authenticator',
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'predio-bench',
    statement_timeout: 8_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  const opened = pool
  let completed = 0
  let sample = ''
  const started = performance.now()
  const deadline = started + seconds * 1000
  async function call(caller: number): Promise<void> {
    for (let next = caller; performance.now() < deadline; next += CALLERS) {
      if (completed >= MAX_REQUESTS) return
      const body = await transaction(opened, statements[next % statements.length]!)
      if (next === 0) sample = body
      completed += 1
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, (_, caller) => call(caller)))
  return { completed, failures: 0, seconds: (performance.now() - started) / 1000, sample }
}

async function transaction(opened: Pool, job: StraightStatement): Promise<string> {
  const client = await opened.connect()
  try {
    await client.query(job.scope.readOnly ? 'begin read only' : 'begin')
    await client.query(scopeStatement(job.scope))
    const rows = await mainStatement(client, job)
    await client.query('commit')
    return rows[0]?.[job.bodyColumn] ?? ''
  } finally {
    client.release()
  }
}

async function mainStatement(
  client: PoolClient,
  { statement }: StraightStatement,
): Promise<string[][]> {
  const { rows } = await client.query({
    name: nameFor(statement.text),
    text: statement.text,
    values: [...statement.values],
    rowMode: 'array',
    types: AS_TEXT,
  })
  return rows as string[][]
}

const names = new Map<string, string>()

/** Prepared, as the backend does from a text's second use on. */
function nameFor(text: string): string {
  const name = names.get(text) ?? `bench_${names.size}`
  names.set(text, name)
  return name
}

serveJobs(run)
