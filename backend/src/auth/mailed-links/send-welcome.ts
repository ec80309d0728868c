import type { AuthContext, AuthServices } from '../auth-services.ts'
import type { IssuedToken } from './issue-one-time-token.ts'
import { welcomeMail } from '../mails/welcome.ts'
import { sendNotice } from '../mails/send-notice.ts'
import { linkOf } from './send-one-time-token.ts'

export function sendWelcome(
  c: AuthContext,
  services: AuthServices,
  to: string,
  token?: IssuedToken,
): void {
  const { publicUrl, contact } = services.config
  const confirmLink = token && linkOf(c, services, token)
  const mail = welcomeMail({
    to,
    origin: publicUrl.origin,
    contactEmail: contact.email,
    confirmLink,
  })
  sendNotice(c, services, mail)
}
