import { z } from 'zod'
import type { AuthHandler, AuthServices } from './auth-services.ts'
import {
  badCodeVerifier,
  flowStateExpired,
  flowStateNotFound,
  userBanned,
  validationFailed,
} from './errors.ts'
import { takeFlow } from './flow-state.ts'
import { noteDevice } from './known-devices.ts'
import { deviceOf, openSession } from './open-session.ts'
import { answersChallenge } from './pkce.ts'
import { presentSession } from './present-session.ts'
import { readBody, text } from './read-body.ts'
import { noteRecoverySession } from './recovery-session.ts'
import { isBanned } from './user-record.ts'

const body = z.object({ auth_code: text, code_verifier: text })

/** POST /token?grant_type=pkce */
export function exchangeCode(services: AuthServices): AuthHandler {
  return async (c) => {
    const { auth_code: code, code_verifier: verifier } = await readBody(c, body)
    if (code === '' || verifier === '') {
      throw validationFailed(
        'invalid request: both auth code and code verifier should be non-empty',
      )
    }
    const session = await services.database.asOwner(async (tx) => {
      const flow = await takeFlow(tx, code)
      if (!flow?.userId) throw flowStateNotFound()
      if (flow.expired) throw flowStateExpired()
      if (!answersChallenge(verifier, flow.challenge)) throw badCodeVerifier()
      await noteDevice(tx, c, services, flow.userId)
      const opened = await openSession(tx, services.keyring, flow.userId, flow.method, deviceOf(c))
      if (isBanned(opened.user)) throw userBanned(403)
      await noteRecoverySession(tx, opened.sessionId, flow.method)
      return opened
    })
    return c.json(await presentSession(services, session))
  }
}
