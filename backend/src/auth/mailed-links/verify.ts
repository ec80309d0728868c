import { z } from 'zod'
import type { Transaction } from '../../database/types.ts'
import type { AuthContext, AuthHandler, AuthServices } from '../auth-services.ts'
import { stateOfLink } from './confirmation-links.ts'
import { AuthError, linkExpired, otpExpired } from '../errors.ts'
import { issueAuthCode } from './flow-state.ts'
import { noteDevice } from '../sessions/known-devices.ts'
import { LIMITS } from '../limits.ts'
import { hashLinkToken, PKCE_PREFIX } from '../one-time-token.ts'
import { deviceOf, openSession, type OpenedSession } from '../sessions/open-session.ts'
import { presentSession } from '../sessions/present-session.ts'
import { readBody, text } from '../read-body.ts'
import type { Counter } from '../rate-limit.ts'
import { redirectOf, withCode, withError, withMessage, withSession } from './redirect-url.ts'
import { readCodeOrHash, readLink, type Verification } from './read-verification.ts'
import { redeemToken, type Redeemed } from './redeem-token.ts'
import { noteRecoverySession } from '../sessions/recovery-session.ts'
import { emailChangedMail } from '../mails/email-changed.ts'
import { sendNotice } from '../mails/send-notice.ts'
import { sendWelcome } from './send-welcome.ts'

const body = z.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
  redirect_to: text,
})

/** This text is GoTrue's; supabase-js returns neither user nor session for it. */
const HALF_CONFIRMED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

export function verifyCode(services: AuthServices): AuthHandler {
  return async (c) => {
    const verification = readCodeOrHash(await readBody(c, body))
    await countTry(c, services, verification)
    const session = await redeem(c, services, verification, openFor(c, services, verification))
    if (!session) return c.json({ msg: HALF_CONFIRMED, code: '200' })
    return c.json(await presentSession(services, session))
  }
}

export function followLink(services: AuthServices): AuthHandler {
  const { config } = services
  return async (c) => {
    const pkce = c.req.query('token')?.startsWith(PKCE_PREFIX) ?? false
    const redirectTo = redirectOf(c, config.publicUrl)
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    try {
      const verification = readLink(c.req.query('token') ?? '', c.req.query('type') ?? '')
      await countTry(c, services, verification)
      return c.redirect(await follow(c, services, verification, { redirectTo, pkce }), 303)
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      c.get('log').debug({ code: error.code }, 'a mailed link was refused')
      return c.redirect(withError(redirectTo, error, pkce), 303)
    }
  }
}

async function follow(
  c: AuthContext,
  services: AuthServices,
  verification: Verification,
  { redirectTo, pkce }: { redirectTo: string; pkce: boolean },
): Promise<string> {
  if (pkce) {
    const code = await redeem(c, services, verification, (tx, userId) =>
      issueAuthCode(tx, userId, verification.type),
    )
    return code ? withCode(redirectTo, code) : withMessage(redirectTo, HALF_CONFIRMED, pkce)
  }
  const session = await redeem(c, services, verification, openFor(c, services, verification))
  if (!session) return withMessage(redirectTo, HALF_CONFIRMED, pkce)
  return withSession(redirectTo, await presentSession(services, session), verification.type)
}

/** The attempt is committed before the token is checked; otherwise a wrong guess would not be counted. */
async function countTry(
  c: AuthContext,
  { database, limiter }: AuthServices,
  verification: Verification,
): Promise<void> {
  await database.asOwner((tx) => limiter.spend(tx, ...countersFor(c, verification)))
}

/** Codes are also counted by network address, so that one network cannot try a few codes on each of many accounts. */
function countersFor(c: AuthContext, { proof }: Verification): Counter[] {
  const perAddress = { limit: LIMITS.linkPerAddress, subject: c.get('address') }
  if ('linkToken' in proof) return [perAddress]
  return [perAddress, { limit: LIMITS.codePerEmail, subject: proof.email }]
}

/** The result is undefined while another confirmation is missing. */
async function redeem<Opened>(
  c: AuthContext,
  services: AuthServices,
  verification: Verification,
  open: (tx: Transaction, userId: string) => Promise<Opened>,
): Promise<Opened | undefined> {
  const { redeemed, opened } = await services.database.asOwner(async (tx) => {
    const redeemed = await redeemToken(tx, services, verification)
    if (!redeemed) throw await refusalOf(tx, verification)
    if (redeemed.kind === 'half') return { redeemed }
    return { redeemed, opened: await open(tx, redeemed.userId) }
  })
  tellOfMove(c, services, redeemed)
  welcome(c, services, redeemed)
  return opened
}

/** GoTrue answers all these refusals with one code. For a link, a header tells whether it was used, expired or replaced. */
async function refusalOf(tx: Transaction, { proof }: Verification): Promise<AuthError> {
  if (!('linkToken' in proof)) return otpExpired()
  return linkExpired(await stateOfLink(tx, hashLinkToken(proof.linkToken)))
}

function tellOfMove(c: AuthContext, services: AuthServices, redeemed: Redeemed): void {
  if (redeemed.kind !== 'moved' || redeemed.from === '') return
  const { from, to } = redeemed
  sendNotice(c, services, emailChangedMail(from, to, services.config.contact.email))
}

function welcome(c: AuthContext, services: AuthServices, redeemed: Redeemed): void {
  const newcomer = newcomerOf(redeemed)
  if (newcomer) sendWelcome(c, services, newcomer)
}

function newcomerOf(redeemed: Redeemed): string | undefined {
  switch (redeemed.kind) {
    case 'confirmed':
      return redeemed.newcomer
    case 'moved':
      return redeemed.from === '' ? redeemed.to : undefined
    case 'half':
      return undefined
  }
}

function openFor(c: AuthContext, services: AuthServices, { type }: Verification) {
  return async (tx: Transaction, userId: string): Promise<OpenedSession> => {
    await noteDevice(tx, c, services, userId)
    const session = await openSession(tx, services.keyring, userId, 'otp', deviceOf(c))
    await noteRecoverySession(tx, session.sessionId, type)
    return session
  }
}
