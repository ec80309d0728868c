import { outboxOf } from '../../auth/mailers/create-mailer.ts'
import { verifySmtp } from '../../auth/mailers/smtp-mailer.ts'
import type { Config } from '../../config.ts'
import { failureCode, troubleOf } from '../../database/failure-code.ts'
import { off, ok, warning, wrong, type Found } from './finding.ts'
import { mailMessages as messages } from './messages.ts'

export async function checkMail({
  mail,
  dataDir,
}: Pick<Config, 'mail' | 'dataDir'>): Promise<Found> {
  if (mail.smtpUrl === undefined) {
    return mail.isDelivered
      ? ok(messages.outboxDelivered(outboxOf(dataDir)))
      : off(messages.none(outboxOf(dataDir)), messages.connect)
  }
  const { host, hostname } = new URL(mail.smtpUrl)
  try {
    await verifySmtp(mail.smtpUrl)
  } catch (error) {
    return describeMailFailure(error, host)
  }
  return /@localhost>?$/.test(mail.from)
    ? warning(messages.works(host), messages.from(mail.from, hostname))
    : ok(messages.works(host))
}

export function describeMailFailure(error: unknown, host: string): Found {
  const { responseCode, response } = error as { responseCode?: number; response?: string }
  const said = response ?? (error as Error).message
  const code = failureCode(error)
  if (code === 'EAUTH' || responseCode === 535) {
    return wrong(messages.login(host, said), messages.loginTodo)
  }
  switch (troubleOf(error)) {
    case 'name':
      return wrong(messages.name(host), messages.nameTodo)
    case 'timeout':
      return wrong(messages.timeout(host), messages.timeoutTodo)
    case 'refused':
      return wrong(messages.refused(host), messages.refusedTodo)
    case 'tls':
      return wrong(messages.tls(host, said), messages.tlsTodo)
    case 'other':
      return describeTalk(said, host)
  }
}

function describeTalk(said: string, host: string): Found {
  if (/certificate|altnames/i.test(said)) return wrong(messages.tls(host, said), messages.tlsTodo)
  return isWrongEncryption(said)
    ? wrong(messages.encryption(host), messages.encryptionTodo)
    : wrong(messages.other(host, said), messages.otherTodo)
}

function isWrongEncryption(said: string): boolean {
  return /wrong version number|greeting never received|invalid greeting|packet length too long/i.test(
    said,
  )
}
