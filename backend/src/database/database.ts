import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { listenOn } from './listen.ts'
import { scopeStatement } from './request-scope.ts'
import { runStatement } from './run-statement.ts'
import { StatementNames } from './statement-names.ts'
import type { Database, Transaction } from './types.ts'

/** How to reach a PostgreSQL that is running and migrated. */
export interface Connections {
  /** Logs in as the owner of everything. */
  owner: PoolConfig
  /** Logs in as `authenticator`, which may become anon, authenticated or service_role only. */
  requests: PoolConfig
}

export function openDatabase(connections: Connections, log: Logger): Database {
  const requests = new Pool({ ...connections.requests, pipeline: true })
  const owner = new Pool(connections.owner)
  for (const pool of [requests, owner]) {
    // An idle connection that breaks (the server restarts) is replaced by the pool; only say so.
    pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  }
  const names = new StatementNames()
  const cancel = (processId: number) =>
    owner
      .query('select pg_cancel_backend($1)', [processId])
      .catch((error: Error) => log.warn({ err: error }, 'a statement could not be cancelled'))
  return {
    run: (scope, statement, accept) =>
      runStatement(requests, names, scope, statement, accept, cancel),
    asUser: (scope, work) =>
      inTransaction(requests, scope.readOnly ? 'begin read only' : 'begin', async (tx, client) => {
        await client.query(scopeStatement(scope))
        return work(tx)
      }),
    asOwner: (work) => inTransaction(owner, 'begin', work),
    listen: (channel, handler, onResumed = () => undefined) =>
      listenOn({ connect: () => new Client(connections.owner), channel, handler, onResumed, log }),
    async close() {
      await Promise.all([requests.end(), owner.end()])
    },
  }
}

async function inTransaction<T>(
  pool: Pool,
  begin: string,
  work: (tx: Transaction, client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const tx: Transaction = {
    async query(text, values = []) {
      const result = await client.query(text, [...values])
      return { rows: result.rows, rowCount: result.rowCount ?? 0 }
    },
  }
  try {
    await client.query(begin)
    const value = await work(tx, client)
    await client.query('commit')
    client.release()
    return value
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    )
    throw error
  }
}
