import type { Transaction } from '../../database/types.ts'
import type { AuthHandler, AuthServices } from '../auth-services.ts'
import { validationFailed } from '../errors.ts'
import { requireSecondFactor } from '../mfa/second-factor.ts'
import { requireUser } from '../sessions/require-user.ts'

type Scope = 'local' | 'others' | 'global'

export function signOut(services: AuthServices): AuthHandler {
  return async (c) => {
    const scope = readScope(c.req.query('scope') ?? 'global')
    const caller = await requireUser(c, services)
    const { user, sessionId } = caller
    const which = sessionId === undefined ? 'global' : scope
    // A session without the second factor can end itself, but not the owner's other sessions.
    if (which !== 'local')
      requireSecondFactor(caller, 403, 'AAL2 session is required to end other sessions')
    await services.database.asOwner((tx) => endSessions(tx, which, user.id, sessionId))
    return c.body(null, 204)
  }
}

function readScope(scope: string): Scope {
  if (scope === 'local' || scope === 'others' || scope === 'global') return scope
  throw validationFailed(`Unsupported logout scope "${scope}"`)
}

async function endSessions(
  tx: Transaction,
  scope: Scope,
  userId: string,
  sessionId: string | undefined,
): Promise<void> {
  await tx.query(
    `delete from auth.sessions
     where user_id = $1 and case $2 when 'local' then id = $3 when 'others' then id <> $3 else true end`,
    [userId, scope, sessionId ?? null],
  )
}
