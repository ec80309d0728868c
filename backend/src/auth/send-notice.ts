import type { AuthContext, AuthServices } from './auth-services.ts'
import type { Mail } from './mailer.ts'

/** Sent in the background; the request does not wait for it or fail with it. */
export function sendNotice(c: AuthContext, { mailer }: AuthServices, mail: Mail): void {
  mailer.send(mail).catch((error: unknown) => {
    c.get('log').warn({ err: error, kind: mail.kind }, 'a notice was not mailed')
  })
}
