import type { Pool, PoolClient } from 'pg'
import { scopeStatement } from './request-scope.ts'
import type { StatementNames } from './statement-names.ts'
import type { RequestScope, Statement, TextRows } from './types.ts'

/** Stops what a connection is doing, from another one. */
type Cancel = (processId: number) => Promise<unknown>
type Accept = (result: TextRows) => 'commit' | 'rollback'

/** Every value arrives as the text PostgreSQL printed. */
const AS_TEXT = { getTypeParser: () => (value: unknown) => value as string }

/**
 * `begin`, the scope, the statement and, when nobody wants to look first, `commit` leave in one
 * packet. If any of them fails the server refuses those behind it and `commit` becomes a rollback.
 */
export async function runStatement(
  pool: Pool,
  names: StatementNames,
  scope: RequestScope,
  statement: Statement,
  accept: Accept | undefined,
  cancel: Cancel,
): Promise<TextRows> {
  const client = await pool.connect()
  const watch = cancelWhenAborted(client, scope.signal, cancel)
  let failure: Error | undefined
  try {
    const { text, values } = statement
    const name = names.nameFor(text)
    const main = {
      text,
      values: [...values],
      rowMode: 'array',
      types: AS_TEXT,
      ...(name && { name }),
    }
    const answers = inOnePacket(client, () => [
      client.query(scope.readOnly ? 'begin read only' : 'begin'),
      client.query(scopeStatement(scope)),
      client.query(main),
      ...(accept ? [] : [client.query('commit')]),
    ])
    const settled = await Promise.allSettled(answers)
    const failed = settled.find((answer) => answer.status === 'rejected')
    if (failed) throw failed.reason as Error
    const result = toTextRows(await answers[2]!)
    if (accept) await client.query(accept(result))
    return result
  } catch (error) {
    failure = error as Error
    throw error
  } finally {
    await watch.end()
    await settle(client, failure)
  }
}

/** The connection is kept until the cancellation arrived, so that it cannot hit the next request. */
function cancelWhenAborted(client: PoolClient, signal: AbortSignal | undefined, cancel: Cancel) {
  if (!signal) return { end: async () => undefined }
  let cancelling: Promise<unknown> | undefined
  const abort = () => {
    cancelling = cancel((client as unknown as { processID: number }).processID)
  }
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  return {
    async end() {
      signal.removeEventListener('abort', abort)
      await cancelling
    },
  }
}

function inOnePacket<T>(client: PoolClient, send: () => T): T {
  // @types/pg does not name the connection's stream; the driver corks it itself for each query.
  const { stream } = (
    client as unknown as { connection: { stream: NodeJS.WritableStream & Corkable } }
  ).connection
  stream.cork()
  try {
    return send()
  } finally {
    stream.uncork()
  }
}

interface Corkable {
  cork(): void
  uncork(): void
}

function toTextRows(result: { rows: unknown[]; rowCount: number | null }): TextRows {
  return { rows: result.rows as (string | null)[][], rowCount: result.rowCount ?? 0 }
}

/** Gives the connection back outside of any transaction, or closes it if that cannot be had. */
async function settle(client: PoolClient, failure: Error | undefined): Promise<void> {
  if (!failure) return client.release()
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(failure)
  }
}
