import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { HttpEnvironment } from '../http/environment.ts'
import { FairTurns } from '../http/fair-turns.ts'
import type { Services } from '../http/services.ts'
import { mountAdmin } from './admin/mount-admin.ts'
import { boundCallers, MAX_BODY_BYTES } from './bound-callers.ts'
import { notFound, validationFailed } from './errors.ts'
import { grantToken } from './sign-in/grant-token.ts'
import type { Mailer } from './mailers/mailer.ts'
import { mountFactors } from './mfa/mount-factors.ts'
import type { MfaServices, SecretCipher } from './mfa/second-factor.ts'
import { presentUser } from './users/present-user.ts'
import { queuedPasswordsAt } from './passwords/queued-passwords.ts'
import { createLimiter } from './rate-limit.ts'
import { reauthenticate } from './account/reauthenticate.ts'
import { recover } from './mailed-links/recover.ts'
import { refuseDisabled } from './refuse-disabled.ts'
import { renderError } from './render-error.ts'
import { requireUser } from './sessions/require-user.ts'
import { resend } from './mailed-links/resend.ts'
import { sendMagicLink } from './mailed-links/send-magic-link.ts'
import { HEALTH, settingsFor } from './settings.ts'
import { signOut } from './sign-in/sign-out.ts'
import { signUp } from './sign-in/sign-up.ts'
import { updateUser } from './account/update-user.ts'
import { followLink, verifyCode } from './mailed-links/verify.ts'

/**
 * GoTrue's part of Supabase, as supabase-js uses it: users, sessions and their mails. Data that users own, and rows that every new user
 * gets, belong to the database.
 */
export function createAuth(
  services: Services & { mailer: Mailer; cipher: SecretCipher },
  turns = new FairTurns(),
): Hono<HttpEnvironment> {
  const { database, middleware } = boundCallers(services, turns)
  const auth: MfaServices = {
    ...services,
    database,
    limiter: createLimiter(services.config),
    passwords: queuedPasswordsAt(services.config.passwordCost),
  }
  const app = new Hono<HttpEnvironment>()
  app.onError(renderError)
  app.use(middleware)
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuseBody }))
  // Answers contain tokens and personal data, which no cache may store.
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })

  app.post('/signup', signUp(auth))
  app.post('/token', grantToken(auth))
  app.post('/logout', signOut(auth))
  app.get('/user', async (c) => c.json(presentUser((await requireUser(c, auth)).user)))
  app.put('/user', updateUser(auth))

  app.post('/recover', recover(auth))
  app.post('/otp', sendMagicLink(auth))
  app.post('/magiclink', sendMagicLink(auth))
  app.post('/resend', resend(auth))
  app.get('/reauthenticate', reauthenticate(auth))
  app.post('/verify', verifyCode(auth))
  app.get('/verify', followLink(auth))

  app.get('/settings', (c) => c.json(settingsFor(services.config)))
  app.get('/health', (c) => c.json(HEALTH))
  app.get('/.well-known/jwks.json', (c) => {
    c.header('Cache-Control', 'public, max-age=600')
    return c.json(services.keyring.jwks)
  })

  mountAdmin(app, auth)
  mountFactors(app, auth)
  refuseDisabled(app, auth)
  app.all('*', () => {
    throw notFound()
  })
  return app
}

/** The rest of the body stays unread, so no other request can use the connection. */
function refuseBody(c: Context<HttpEnvironment>): never {
  c.header('Connection', 'close')
  throw validationFailed('Request body is too large', 413)
}
