import type { AuthContext, AuthServices } from './auth-services.ts'
import type { Mail } from './mailer.ts'

/** Nobody waits for it and nothing depends on it. */
export function sendNotice(c: AuthContext, { mailer }: AuthServices, mail: Mail): void {
  mailer.send(mail).catch((error: unknown) => {
    c.get('log').warn({ err: error, kind: mail.kind }, 'a notice was not mailed')
  })
}
