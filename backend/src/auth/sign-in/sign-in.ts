import { z } from 'zod'
import type { AuthContext, AuthHandler, AuthServices } from '../auth-services.ts'
import {
  emailNotConfirmed,
  phoneDisabled,
  invalidCredentials,
  userBanned,
  validationFailed,
} from '../errors.ts'
import { isLocalRequest } from '../../http/is-local-request.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { networkOf } from '../../http/network-of.ts'
import { isKnownDevice, noteDevice } from '../sessions/known-devices.ts'
import { signInDelay } from './sign-in-delay.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { LIMITS } from '../limits.ts'
import { deviceOf, openSession } from '../sessions/open-session.ts'
import { describeWeakness } from '../passwords/password.ts'
import { presentSession } from '../sessions/present-session.ts'
import { readBody, text } from '../read-body.ts'
import { mailNewDeviceNotice } from '../mails/mail-new-device-notice.ts'
import { isBanned } from '../users/user-record.ts'

const body = z.object({ email: text, phone: text, password: text })

export function signIn(services: AuthServices): AuthHandler {
  const { config, database, limiter, passwords } = services
  return async (c) => {
    const { email, password } = await readCredentials(c)
    // The demo's password is public, so requests through a proxy are refused (ACC-18).
    if (config.demo && email === config.demo.email && !isLocalRequest(c)) throw invalidCredentials()
    const address = c.get('address')
    const perPair = { limit: LIMITS.signInPerPair, subject: `${email} ${networkOf(address)}` }
    const perEmail = { limit: LIMITS.signInPerEmail, subject: email }
    const perAddress = { limit: LIMITS.signInPerAddress, subject: address }
    const signedIn = { limit: LIMITS.signedInPerEmail, subject: email }
    const limits = [perPair, perAddress, signedIn]
    const network = config.addressLimits ? `address ${networkOf(address)}` : undefined

    const { user, delay } = await database.asOwner(async (tx) => {
      await limiter.check(tx, ...limits)
      const user = await findUserByEmail(tx, email)
      const delay = signInDelay(await limiter.count(tx, perEmail))
      const isKnown = delay > 0 && user !== undefined && (await isKnownDevice(tx, c, user.id))
      return { user, delay: isKnown ? 0 : delay }
    })
    if (delay > 0) await wait(delay)
    const matches = await passwords.inTurn({ key: perPair.subject, network }, async (bcrypt) => {
      // Other requests of a burst may have used up the limit. The remaining ones are then refused without a comparison.
      await database.asOwner((tx) => limiter.check(tx, ...limits))
      const isRight = await bcrypt.matches(password, user?.encrypted_password)
      const counters = user && isRight ? [signedIn] : [perPair, perAddress]
      await database.asOwner((tx) => limiter.spend(tx, ...counters))
      return isRight
    })
    if (!user || !matches) {
      // Failures for an e-mail address are counted beyond the limit too, since they only delay answers.
      await database.asOwner((tx) => limiter.note(tx, perEmail))
      throw invalidCredentials()
    }
    if (isBanned(user)) throw userBanned(400)
    if (!user.email_confirmed_at) throw emailNotConfirmed()

    const { session, isKnown } = await database.asOwner(async (tx) => {
      // Guesses that ran at the same time may have used up the limit, so a burst gains nothing.
      await limiter.clear(tx, perPair)
      await limiter.forget(tx, perEmail)
      const isKnown = await noteDevice(tx, c, services, user.id)
      return {
        session: await openSession(tx, services.keyring, user.id, 'password', deviceOf(c)),
        isKnown,
      }
    })
    // The first sign-in of an account needs no notice (ACC-17).
    if (!isKnown && user.last_sign_in_at) mailNewDeviceNotice(c, services, user)
    const weak = describeWeakness(password)
    const answer = await presentSession(services, session)
    return c.json({ ...answer, ...(weak && { weak_password: weak }) })
  }
}

async function readCredentials(c: AuthContext): Promise<{ email: string; password: string }> {
  const { email, phone, password } = await readBody(c, body)
  if (email !== '' && phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided on login.')
  }
  if (phone !== '') {
    throw phoneDisabled(422, 'Phone logins are disabled')
  }
  if (email === '') throw validationFailed('missing email or phone')
  return { email: email.toLowerCase(), password }
}
