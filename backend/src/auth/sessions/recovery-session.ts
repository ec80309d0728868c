import type { Transaction } from '../../database/types.ts'

/** After these kinds of verification, the session's owner may choose a password without knowing the present one. */
const MAY_SET_PASSWORD = new Set(['recovery', 'invite'])

export async function noteRecoverySession(
  tx: Transaction,
  sessionId: string,
  type: string,
): Promise<void> {
  if (!MAY_SET_PASSWORD.has(type)) return
  await tx.query('insert into predio.recovery_sessions (session_id) values ($1)', [sessionId])
}

export async function isRecoverySession(
  tx: Transaction,
  sessionId: string | undefined,
): Promise<boolean> {
  if (sessionId === undefined) return false
  const { rowCount } = await tx.query(
    'select 1 from predio.recovery_sessions where session_id = $1',
    [sessionId],
  )
  return rowCount === 1
}
