import type { AuthContext, AuthServices } from '../auth-services.ts'
import type { Mail } from '../mailers/mailer.ts'

export function sendNotice(c: AuthContext, { mailer }: AuthServices, mail: Mail): void {
  const log = c.get('log')
  mailer.send(mail, log).catch((error: unknown) => {
    log.warn({ err: error, kind: mail.kind }, 'a notice was not mailed')
  })
}
