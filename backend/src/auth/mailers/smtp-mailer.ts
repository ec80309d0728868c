import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Mailer } from './mailer.ts'

/** A mail server that does not answer must not hold a person's request for long. */
const TIMEOUT_MS = 15_000
const TIMEOUTS = {
  connectionTimeout: TIMEOUT_MS,
  greetingTimeout: TIMEOUT_MS,
  socketTimeout: TIMEOUT_MS,
}

export function createSmtpMailer(url: string, from: string, log: Logger): Mailer {
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...TIMEOUTS })
  return {
    async send({ to, subject, text, html, kind }, requestLog = log) {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      requestLog.info({ kind }, 'mail sent')
    },
    close: () => transport.close(),
  }
}

export async function verifySmtp(url: string): Promise<void> {
  const transport = createTransport({ url, ...TIMEOUTS })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
