import type { Pool, PoolClient } from 'pg'
import { isBulk } from './fresh-statistics.ts'
import { scopeStatement } from './request-scope.ts'
import type { StatementNames } from './statement-names.ts'
import { TransactionPacket, type Step } from './transaction-packet.ts'
import type { RequestScope, Statement, TextRows } from './types.ts'

type Cancel = (processId: number) => Promise<unknown>
type Accept = (result: TextRows) => 'commit' | 'rollback'

const BEGIN: Step = { name: 'predio_begin', text: 'begin', values: [] }
const BEGIN_READING: Step = { name: 'predio_begin_reading', text: 'begin read only', values: [] }
/** Otherwise PostgreSQL delays a connection's statistics by up to ten seconds. */
const COUNT_AT_ONCE: Step = {
  name: 'predio_count',
  text: 'select pg_stat_force_next_flush()',
  values: [],
}
const COMMIT: Step = { name: 'predio_commit', text: 'commit', values: [] }

/**
 * `begin`, the scope, the statement and, unless `accept` is given, `commit` are sent in one packet. If one fails, PostgreSQL skips the
 * later ones and rolls the transaction back.
 */
export async function runStatement(
  pool: Pool,
  names: StatementNames,
  scope: RequestScope,
  { text, values, bytesColumn }: Statement,
  accept: Accept | undefined,
  cancel: Cancel,
): Promise<TextRows> {
  const client = await pool.connect()
  const watch = cancelWhenAbandoned(client, scope, cancel)
  let failure: Error | undefined
  try {
    const begin = scope.readOnly ? BEGIN_READING : BEGIN
    const steps = [begin, scopeStatement(scope), { text, values, name: names.nameFor(text) }]
    if (!scope.readOnly && isBulk(values)) steps.push(COUNT_AT_ONCE)
    if (!accept) steps.push(COMMIT)
    const result = await client.query(new TransactionPacket(steps, 2, bytesColumn)).result
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

export function beginAs(client: PoolClient, scope: RequestScope): Promise<unknown> {
  const begin = scope.readOnly ? BEGIN_READING : BEGIN
  return client.query(new TransactionPacket([begin, scopeStatement(scope)], 1)).result
}

/** The connection is not returned to the pool before the cancellation has arrived, so that it cannot cancel the next request. */
function cancelWhenAbandoned(client: PoolClient, { onAbandoned }: RequestScope, cancel: Cancel) {
  let cancelling: Promise<unknown> | undefined
  const forget = onAbandoned?.(() => {
    cancelling = cancel((client as unknown as { processID: number }).processID)
  })
  return {
    end() {
      forget?.()
      return cancelling
    },
  }
}

/** If a connection cannot leave its transaction, it is closed. */
async function settle(client: PoolClient, failure: Error | undefined): Promise<void> {
  if (!failure) return client.release()
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(failure)
  }
}
