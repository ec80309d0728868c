import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

/** Asks the database whether the second connection waits for a lock, because a statement's duration tells nothing on a busy machine. */
export async function waitsForLock(
  statement: Promise<unknown>,
  second: Client,
  first: Client,
): Promise<boolean> {
  let isAnswered = false
  const note = () => void (isAnswered = true)
  void statement.then(note, note)
  for (;;) {
    const { rows } = await first.query<{ waits: boolean }>(
      'select pg_backend_pid() = any(pg_blocking_pids($1)) as waits',
      [Reflect.get(second, 'processID')],
    )
    if (rows[0]?.waits) return true
    if (isAnswered) return false
    await pause(5)
  }
}
