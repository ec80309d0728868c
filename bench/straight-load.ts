import { Pool, type PoolClient } from 'pg'
import { scopeStatement } from '../backend/src/database/request-scope.ts'
import type { Statement } from '../backend/src/database/types.ts'
import { CALLERS, MAX_REQUESTS, serveJobs, type JobResult, type StraightJob } from './jobs.ts'
import type { StraightStatement } from './straight-statements.ts'

/**
 * The straight side and the plain statements use the driver and pool settings of backend/src/database/connect.ts and await one statement
 * after the other, as ordinary code does. Each process runs jobs of one kind.
 */
const AS_TEXT = { getTypeParser: () => (value: unknown) => value as string }
const POOL_SIZE = 10

let pool: Pool | undefined

async function run({ address, statements, seconds }: StraightJob): Promise<JobResult> {
  pool ??= new Pool({
    ...address,
    user: 'scope' in statements[0]! ? 'authenticator' : 'postgres',
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
      const body = await answerOf(opened, statements[next % statements.length]!)
      if (next === 0) sample = body
      completed += 1
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, (_, caller) => call(caller)))
  return { completed, failures: 0, seconds: (performance.now() - started) / 1000, sample }
}

async function answerOf(opened: Pool, job: StraightJob['statements'][number]): Promise<string> {
  if ('scope' in job) return transaction(opened, job)
  const rows = await prepared(opened, job)
  return rows[0]?.[0] ?? ''
}

async function transaction(opened: Pool, job: StraightStatement): Promise<string> {
  const client = await opened.connect()
  try {
    await client.query(job.scope.readOnly ? 'begin read only' : 'begin')
    await client.query(scopeStatement(job.scope))
    const rows = await prepared(client, job.statement)
    await client.query('commit')
    return rows[0]?.[job.bodyColumn] ?? ''
  } finally {
    client.release()
  }
}

async function prepared(
  client: Pool | PoolClient,
  { text, values }: Statement,
): Promise<string[][]> {
  const { rows } = await client.query({
    name: nameFor(text),
    text,
    values: [...values],
    rowMode: 'array',
    types: AS_TEXT,
  })
  return rows as string[][]
}

const names = new Map<string, string>()

function nameFor(text: string): string {
  const name = names.get(text) ?? `bench_${names.size}`
  names.set(text, name)
  return name
}

serveJobs(run)
