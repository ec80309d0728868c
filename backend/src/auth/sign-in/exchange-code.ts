import { z } from 'zod'
import type { AuthHandler, AuthServices } from '../auth-services.ts'
import {
  badCodeVerifier,
  flowStateExpired,
  flowStateNotFound,
  userBanned,
  validationFailed,
} from '../errors.ts'
import { takeFlow } from '../mailed-links/flow-state.ts'
import { noteDevice } from '../sessions/known-devices.ts'
import { deviceOf, openSession } from '../sessions/open-session.ts'
import { answersChallenge } from '../mailed-links/pkce.ts'
import { presentSession } from '../sessions/present-session.ts'
import { readBody, text } from '../read-body.ts'
import { noteRecoverySession } from '../sessions/recovery-session.ts'
import { isBanned } from '../users/user-record.ts'

const body = z.object({ auth_code: text, code_verifier: text })

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
