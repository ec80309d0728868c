import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../../test-support/temporary-folder.ts'
import { countMails, countOutbox } from './count-mails.ts'
import type { Mail } from './mailer.ts'

const MAIL: Mail = { to: 'ana@example.com', subject: 'Hola', text: '', html: '', kind: 'welcome' }

it('OPS-05 the metrics count mails that were sent, that failed and that are being sent', async () => {
  let finish = () => undefined as void
  const { mailer, counts } = countMails({
    send: ({ to }) =>
      to === 'nobody'
        ? Promise.reject(new Error('refused'))
        : new Promise((resolve) => (finish = resolve)),
  })
  const first = mailer.send(MAIL)
  expect(counts).toEqual({ sent: 0, failed: 0, sending: 1 })
  finish()
  await first
  await expect(mailer.send({ ...MAIL, to: 'nobody' })).rejects.toThrow('refused')
  expect(counts).toEqual({ sent: 1, failed: 1, sending: 0 })
})

it('OPS-05 the metrics count the mails in the outbox, and zero before the first mail', async () => {
  const folder = temporaryFolder('outbox')
  for (const name of ['a.eml', 'b.eml', 'c.eml.part']) writeFileSync(join(folder, name), '')
  expect(await countOutbox(folder)).toBe(2)
  rmSync(folder, { recursive: true })
  expect(await countOutbox(folder)).toBe(0)
})
