import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import type { Transaction } from '../../database/types.ts'
import type { Keyring } from '../../http/keyring.ts'
import type { AuthContext } from '../auth-services.ts'
import { USER_JSON, type UserRecord, type UserRow } from '../users/user-record.ts'

export interface Proof {
  method: string
  timestamp: number
}

export type AssuranceLevel = 'aal1' | 'aal2'

export interface OpenedSession {
  user: UserRecord
  sessionId: string
  refreshToken: string
  proofs: Proof[]
  aal: AssuranceLevel
}

export interface Device {
  address: string | null
  userAgent: string | null
}

const OPEN = `
  with s as (
    insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
    values ($1, $2, now(), now(), 'aal1', $3, $4)
  ), a as (
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (gen_random_uuid(), $1, now(), now(), $5)
  ), t as (
    insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, session_id)
    values ('00000000-0000-0000-0000-000000000000', $6, $2::uuid::text, false, now(), now(), $1)
  )
  update auth.users u set last_sign_in_at = now(), updated_at = now() where u.id = $2
  returning ${USER_JSON} as "user"`

export async function openSession(
  tx: Transaction,
  { refreshTokens }: Pick<Keyring, 'refreshTokens'>,
  userId: string,
  method: string,
  device: Device,
): Promise<OpenedSession> {
  const sessionId = randomUUID()
  const refreshToken = refreshTokens.create()
  const { rows } = await tx.query<UserRow>(OPEN, [
    sessionId,
    userId,
    device.userAgent,
    device.address,
    method,
    refreshTokens.hash(refreshToken),
  ])
  const proofs = [{ method, timestamp: Math.floor(Date.now() / 1000) }]
  return { user: rows[0]!.user, sessionId, refreshToken, proofs, aal: 'aal1' }
}

export function deviceOf(c: AuthContext): Device {
  const address = c.get('address').split('%', 1)[0] ?? ''
  return {
    address: isIP(address) ? address : null,
    userAgent: c.req.header('user-agent')?.slice(0, 1000) ?? null,
  }
}
