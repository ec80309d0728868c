import { z } from 'zod'
import type { AuthContext, AuthHandler, AuthServices } from './auth-services.ts'
import { AuthError, linkExpired, otpExpired } from './errors.ts'
import { issueAuthCode } from './flow-state.ts'
import { LIMITS } from './limits.ts'
import { PKCE_PREFIX } from './one-time-token.ts'
import { deviceOf, openSession, type OpenedSession } from './open-session.ts'
import { presentSession } from './present-session.ts'
import { readBody, text } from './read-body.ts'
import type { Counter } from './rate-limit.ts'
import { redirectOf, withCode, withError, withSession } from './redirect-url.ts'
import { readCodeOrHash, readLink, type Verification } from './read-verification.ts'
import { redeemToken } from './redeem-token.ts'

const body = z.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
  redirect_to: text,
})

/** POST /verify: the six digits or the hash of the link, for a session. */
export function verifyCode(services: AuthServices): AuthHandler {
  return async (c) => {
    const verification = readCodeOrHash(await readBody(c, body))
    await countTry(c, services, verification)
    const session = await redeemForSession(c, services, verification)
    return c.json(await presentSession(services, session))
  }
}

/** GET /verify: the link itself, opened in a browser; it always leads back to the web app. */
export function followLink(services: AuthServices): AuthHandler {
  const { config, log } = services
  return async (c) => {
    const pkce = c.req.query('token')?.startsWith(PKCE_PREFIX) ?? false
    const redirectTo = redirectOf(c, config.publicUrl)
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    try {
      const verification = readLink(c.req.query('token') ?? '', c.req.query('type') ?? '')
      await countTry(c, services, verification)
      if (pkce) {
        return c.redirect(withCode(redirectTo, await redeemForCode(services, verification)), 303)
      }
      const session = await redeemForSession(c, services, verification)
      const answer = await presentSession(services, session)
      return c.redirect(withSession(redirectTo, answer, verification.type), 303)
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      log.debug({ code: error.code }, 'a mailed link was refused')
      return c.redirect(withError(redirectTo, error, pkce), 303)
    }
  }
}

/** Committed before the token is looked at, or a wrong guess would cost nothing. */
async function countTry(
  c: AuthContext,
  { database, limiter }: AuthServices,
  verification: Verification,
): Promise<void> {
  await database.asOwner((tx) => limiter.spend(tx, ...countersFor(c, verification)))
}

/** Codes count by address too: one address may not try a few on each of many accounts. */
function countersFor(c: AuthContext, { proof }: Verification): Counter[] {
  const perAddress = { limit: LIMITS.linkPerAddress, subject: c.get('address') }
  if ('linkToken' in proof) return [perAddress]
  return [perAddress, { limit: LIMITS.codePerEmail, subject: proof.email }]
}

function redeemForSession(
  c: AuthContext,
  { database }: AuthServices,
  verification: Verification,
): Promise<OpenedSession> {
  return database.asOwner(async (tx) => {
    const userId = await redeemToken(tx, verification)
    if (userId === undefined) throw 'linkToken' in verification.proof ? linkExpired() : otpExpired()
    return openSession(tx, userId, 'otp', deviceOf(c))
  })
}

function redeemForCode({ database }: AuthServices, verification: Verification): Promise<string> {
  return database.asOwner(async (tx) => {
    const userId = await redeemToken(tx, verification)
    if (userId === undefined) throw linkExpired()
    return issueAuthCode(tx, userId, verification.type)
  })
}
