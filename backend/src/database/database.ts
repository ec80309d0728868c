import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { FreshStatistics, isBulk } from './fresh-statistics.ts'
import { takeLargeRows } from './large-rows.ts'
import { listenOn } from './listen.ts'
import { beginAs, runStatement } from './run-statement.ts'
import { StatementGate } from './statement-gate.ts'
import { StatementNames } from './statement-names.ts'
import type { Database, PoolUsage, Transaction } from './types.ts'

export interface Connections {
  owner: PoolConfig
  requests: PoolConfig
}

const RESERVED_CONNECTIONS = 2

export function openDatabase(connections: Connections, log: Logger): Database {
  const requests = new Pool(connections.requests)
  const owner = new Pool(connections.owner)
  const reserved = new Pool({ ...connections.owner, max: RESERVED_CONNECTIONS })
  let closing = false
  for (const pool of [requests, owner, reserved]) {
    // The pool replaces an idle connection that breaks. The error itself is not logged, because the driver attaches the whole connection to
    // it.
    pool.on('error', ({ message }) => {
      if (!closing) log.warn({ reason: message }, 'an idle database connection was lost')
    })
    // The pool does not listen to errors of a connection in use, and an error without a listener ends the process. The next statement
    // reports the failure.
    pool.on('connect', (client) => client.on('error', () => undefined))
  }
  requests.on('connect', (client) => takeLargeRows(client.connection))
  const names = new StatementNames()
  const cancel = (processId: number) =>
    owner
      .query('select pg_cancel_backend($1)', [processId])
      .catch((error: Error) => log.warn({ err: error }, 'a statement could not be cancelled'))
  const gate = new StatementGate()
  const asOwner: Database['asOwner'] = (work) =>
    inTransaction(owner, (client) => client.query('begin'), work)
  const statistics = new FreshStatistics(asOwner, log)
  return {
    async run(scope, statement, accept) {
      const result = await gate.run(scope.caller, () =>
        runStatement(requests, names, scope, statement, accept, cancel),
      )
      if (!scope.readOnly && isBulk(statement.values)) statistics.want()
      return result
    },
    asUser: (scope, work) =>
      gate.run(scope.caller, () =>
        inTransaction(requests, (client) => beginAs(client, scope), work),
      ),
    asOwner,
    async readReserved<Row extends object>(text: string, values: readonly unknown[]) {
      const name = names.nameFor(text)
      return (await reserved.query<Row>({ text, values: [...values], ...(name && { name }) })).rows
    },
    listen: (channel, handler, onResumed = () => undefined) =>
      listenOn({ connect: () => new Client(connections.owner), channel, handler, onResumed, log }),
    usage: () => ({
      pools: [usageOf('requests', requests), usageOf('owner', owner)],
      waitingForCaller: gate.waiting,
    }),
    async close() {
      closing = true
      await statistics.close()
      await Promise.all([requests.end(), owner.end(), reserved.end()])
    },
  }
}

function usageOf(name: PoolUsage['pool'], pool: Pool): PoolUsage {
  const { totalCount, idleCount, waitingCount, options } = pool
  const used = totalCount - idleCount
  return { pool: name, max: options.max, used, idle: idleCount, waiting: waitingCount }
}

async function inTransaction<T>(
  pool: Pool,
  begin: (client: PoolClient) => Promise<unknown>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const tx: Transaction = {
    async query(text, values = []) {
      const result = await client.query(text, [...values])
      return { rows: result.rows, rowCount: result.rowCount ?? 0 }
    },
  }
  try {
    await begin(client)
    const value = await work(tx)
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
