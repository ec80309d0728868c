import { readdir } from 'node:fs/promises'
import type { Mailer } from './mailer.ts'

interface MailCounts {
  sent: number
  failed: number
  sending: number
}

export function countMails(mailer: Mailer): { mailer: Mailer; counts: Readonly<MailCounts> } {
  const counts: MailCounts = { sent: 0, failed: 0, sending: 0 }
  const counted: Mailer = {
    async send(mail, log) {
      counts.sending += 1
      try {
        await mailer.send(mail, log)
        counts.sent += 1
      } catch (error) {
        counts.failed += 1
        throw error
      } finally {
        counts.sending -= 1
      }
    },
    close: () => mailer.close?.(),
  }
  return { mailer: counted, counts }
}

export async function countOutbox(folder: string): Promise<number> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.eml')).length
  } catch {
    // The folder appears with the first mail.
    return 0
  }
}
