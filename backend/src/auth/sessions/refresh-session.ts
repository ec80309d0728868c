import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Transaction } from '../../database/types.ts'
import type { AuthHandler, AuthServices } from '../auth-services.ts'
import { decideRefresh } from './decide-refresh.ts'
import {
  refreshTokenAlreadyUsed,
  refreshTokenNotFound,
  refreshTokenNotValid,
  sessionExpired,
  tooManyRefreshes,
  userBanned,
} from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { loadRefresh, lockSession, type LoadedRefresh } from './load-refresh.ts'
import { deviceOf, type Device, type OpenedSession } from './open-session.ts'
import { presentSession } from './present-session.ts'
import { readBody, text } from '../read-body.ts'
import { looksLikeRefreshToken } from './refresh-token-format.ts'
import { isBanned } from '../users/user-record.ts'

const TIMEOUT_MS = 5_000

const body = z.object({ refresh_token: text })

type Outcome =
  | { kind: 'refreshed'; session: OpenedSession }
  | { kind: 'unknown' | 'busy' | 'reused' }

export function refreshSession(services: AuthServices): AuthHandler {
  return async (c) => {
    const { refresh_token: token } = await readBody(c, body)
    if (!looksLikeRefreshToken(token)) throw refreshTokenNotValid()
    const outcome = await refreshPatiently(services, token, deviceOf(c))
    if (outcome.kind === 'refreshed') return c.json(await presentSession(services, outcome.session))
    if (outcome.kind === 'reused') throw refreshTokenAlreadyUsed()
    if (outcome.kind === 'busy') throw tooManyRefreshes()
    // Only unknown tokens are counted by address, because a 4xx answer would sign honest neighbours out.
    const counter = { limit: LIMITS.unknownTokenPerAddress, subject: c.get('address') }
    await services.database.asOwner((tx) => services.limiter.spend(tx, counter))
    throw refreshTokenNotFound()
  }
}

/** The wait happens outside of transactions, so that several tabs do not occupy every connection. */
async function refreshPatiently(
  services: AuthServices,
  token: string,
  device: Device,
): Promise<Outcome> {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const outcome = await services.database.asOwner((tx) => refresh(tx, services, token, device))
    if (outcome.kind !== 'busy' || Date.now() > deadline) return outcome
    await wait(10 + Math.random() * 20)
  }
}

async function refresh(
  tx: Transaction,
  { config, limiter, keyring: { refreshTokens } }: AuthServices,
  token: string,
  device: Device,
): Promise<Outcome> {
  const child = refreshTokens.childOf(token)
  const hashes = { token: refreshTokens.hash(token), child: refreshTokens.hash(child) }
  const lock = await lockSession(tx, hashes.token)
  if (lock !== 'locked') return { kind: lock }
  const loaded = await loadRefresh(tx, hashes, config.sessionIdleDays)
  if (!loaded) return { kind: 'unknown' }
  if (isBanned(loaded.user)) throw userBanned(400, 'Invalid Refresh Token: User Banned')
  if (loaded.expired) throw sessionExpired()
  await limiter.spend(tx, { limit: LIMITS.refreshPerSession, subject: loaded.sessionId })

  const decision = decideRefresh(loaded.presented, loaded.active, loaded.now)
  switch (decision.kind) {
    case 'revoke-family':
      await revokeFamily(tx, loaded.sessionId)
      return { kind: 'reused' }
    case 'repeat':
      await touchSession(tx, loaded.sessionId, device)
      return { kind: 'refreshed', session: opened(loaded, child) }
    case 'rotate': {
      // A revoked token already has the child that would be derived from it, so the new token is random.
      const next = loaded.presented.revoked ? refreshTokens.create() : child
      await rotate(tx, loaded, refreshTokens.hash(next), device)
      return { kind: 'refreshed', session: opened(loaded, next) }
    }
  }
}

function opened(loaded: LoadedRefresh, refreshToken: string): OpenedSession {
  const { user, sessionId, proofs, aal } = loaded
  return { user, sessionId, proofs, aal, refreshToken }
}

const TOUCH = `
  update auth.sessions
  set refreshed_at = now() at time zone 'utc', updated_at = now(), user_agent = $2, ip = $3
  where id = $1`

// A revoked token keeps its time of revocation; otherwise each reuse would prolong the interval.
const ROTATE = `
  with touched as (${TOUCH}), old as (
    update auth.refresh_tokens
    set revoked = true, updated_at = case when revoked then updated_at else now() end
    where token = $4
  )
  insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id)
  values ('00000000-0000-0000-0000-000000000000', $5, $6, false, now(), now(), $4, $1)`

async function rotate(
  tx: Transaction,
  { sessionId, presented, user }: LoadedRefresh,
  next: string,
  { userAgent, address }: Device,
): Promise<void> {
  await tx.query(ROTATE, [sessionId, userAgent, address, presented.token, next, user.id])
}

async function touchSession(tx: Transaction, sessionId: string, device: Device): Promise<void> {
  await tx.query(TOUCH, [sessionId, device.userAgent, device.address])
}

async function revokeFamily(tx: Transaction, sessionId: string): Promise<void> {
  await tx.query(
    `update auth.refresh_tokens set revoked = true, updated_at = now()
     where session_id = $1 and not revoked`,
    [sessionId],
  )
}
