import type { Config } from '../../config.ts'
import { outboxOf } from './create-mailer.ts'

type MailSettings = Pick<Config, 'confirmEmail' | 'operatorEmail' | 'mail' | 'dataDir'>

export function warnUndeliveredMail({
  confirmEmail,
  operatorEmail,
  mail,
  dataDir,
}: MailSettings): string | undefined {
  const waiting = [
    ...(confirmEmail && !mail.smtpUrl
      ? [
          'CONFIRM_EMAIL está activo, pero no hay servidor de correo (SMTP_URL): nadie recibirá su enlace de confirmación.',
        ]
      : []),
    ...(operatorEmail && !mail.isDelivered
      ? [
          `OPERATOR_EMAIL está puesto, pero no hay servidor de correo (SMTP_URL): los avisos a ${operatorEmail} no saldrán.`,
        ]
      : []),
  ]
  if (waiting.length === 0) return undefined
  return [...waiting, `Los correos se guardan en ${outboxOf(dataDir)}.`].join(' ')
}
