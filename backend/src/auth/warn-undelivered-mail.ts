import { join } from 'node:path'
import type { Config } from '../config.ts'

/** A warning for the operator at start: without SMTP, people who sign up wait for a mail that is never delivered. */
export function warnUndeliveredMail({
  confirmEmail,
  mail,
  dataDir,
}: Pick<Config, 'confirmEmail' | 'mail' | 'dataDir'>): string | undefined {
  if (!confirmEmail || mail.smtpUrl) return undefined
  return (
    'CONFIRM_EMAIL está activo, pero no hay servidor de correo (SMTP_URL): nadie recibirá su enlace de confirmación. ' +
    `Los correos se guardan en ${join(dataDir, 'outbox')}.`
  )
}
