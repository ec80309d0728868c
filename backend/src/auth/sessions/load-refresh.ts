import type { Transaction } from '../../database/types.ts'
import type { ActiveToken, PresentedToken } from './decide-refresh.ts'
import type { AssuranceLevel, Proof } from './open-session.ts'
import { USER_JSON, type UserRecord } from '../users/user-record.ts'

export interface LoadedRefresh {
  presented: PresentedToken
  active: ActiveToken | undefined
  user: UserRecord
  sessionId: string
  expired: boolean
  proofs: Proof[]
  aal: AssuranceLevel
  now: Date
}

interface RefreshRow {
  revoked: boolean | null
  updated_at: Date
  session_id: string
  expired: boolean
  active: ActiveToken | null
  proofs: Proof[] | null
  aal: string | null
  user: UserRecord
  now: Date
}

const LOCK = `
  with presented as (select session_id from auth.refresh_tokens where token = $1 and session_id is not null),
  locked as (
    select s.id from auth.sessions s where s.id = (select session_id from presented)
    for no key update skip locked
  )
  select exists (select from presented) as known, exists (select from locked) as locked`

const LOAD = `
  select r.revoked, r.updated_at, s.id as session_id, s.aal, coalesce(s.not_after < now(), false)
      or greatest(s.refreshed_at at time zone 'utc', s.created_at) < now() - make_interval(days => $2) as expired,
    (select jsonb_build_object('token', a.token, 'parent', a.parent) from auth.refresh_tokens a
     where a.session_id = s.id and not a.revoked order by a.id desc limit 1) as active,
    (select jsonb_agg(jsonb_build_object(
       'method', m.authentication_method, 'timestamp', floor(extract(epoch from m.updated_at))::bigint)
       order by m.updated_at desc)
     from auth.mfa_amr_claims m where m.session_id = s.id) as proofs,
    ${USER_JSON} as "user", clock_timestamp() as now
  from auth.refresh_tokens r join auth.sessions s on s.id = r.session_id join auth.users u on u.id = s.user_id
  where r.token = $1`

/** Locks the session's row, so that its tokens are refreshed one after the other. */
export async function lockSession(
  tx: Transaction,
  token: string,
): Promise<'locked' | 'busy' | 'unknown'> {
  const { rows } = await tx.query<{ known: boolean; locked: boolean }>(LOCK, [token])
  if (!rows[0]?.known) return 'unknown'
  return rows[0].locked ? 'locked' : 'busy'
}

/** This is a second statement after the lock, because only a statement that starts later sees the changes of the previous holder. */
export async function loadRefresh(
  tx: Transaction,
  { token, child }: Pick<PresentedToken, 'token' | 'child'>,
  maxIdleDays: number,
): Promise<LoadedRefresh | undefined> {
  const { rows } = await tx.query<RefreshRow>(LOAD, [token, maxIdleDays])
  const row = rows[0]
  if (!row) return undefined
  return {
    presented: { token, child, revoked: row.revoked ?? false, updatedAt: row.updated_at },
    active: row.active ?? undefined,
    user: row.user,
    sessionId: row.session_id,
    expired: row.expired,
    proofs: row.proofs ?? [],
    aal: row.aal === 'aal2' ? 'aal2' : 'aal1',
    now: row.now,
  }
}
