import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Mailer } from './mailer.ts'
import { renderMessage } from './render-message.ts'

export function createOutboxMailer(folder: string, from: string, log: Logger): Mailer {
  return {
    async send(mail, requestLog = log) {
      const now = new Date()
      const id = randomUUID()
      const stamp = now.toISOString().replaceAll(':', '-')
      const path = join(folder, `${stamp}-${mail.kind}-${id}.eml`)
      const message = renderMessage({ from, mail, date: now, id })
      // Links and codes open accounts, so only the server's own user may read them.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${path}.part`, message, { mode: 0o600, flag: 'wx' })
      await rename(`${path}.part`, path)
      requestLog.info({ path, kind: mail.kind }, 'mail written to the outbox')
    },
  }
}
