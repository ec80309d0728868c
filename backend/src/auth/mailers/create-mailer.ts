import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { Mailer } from './mailer.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

export function createMailer(
  { mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>,
  log: Logger,
): Mailer {
  return mail.smtpUrl
    ? createSmtpMailer(mail.smtpUrl, mail.from, log)
    : createOutboxMailer(outboxOf(dataDir), mail.from, log)
}

export function outboxOf(dataDir: string): string {
  return join(dataDir, 'outbox')
}
