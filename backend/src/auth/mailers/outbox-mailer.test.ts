import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { createOutboxMailer } from './outbox-mailer.ts'
import { describeMailer } from '../testing/mailer-contract.ts'

const folders: string[] = []

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'predio-outbox-'))
  folders.push(folder)
  return join(folder, 'outbox')
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describeMailer('outbox', async () => {
  const folder = newFolder()
  return {
    mailer: createOutboxMailer(
      folder,
      'Predio México <no-responder@predio.example>',
      pino({ level: 'silent' }),
    ),
    async received() {
      const names = await readdir(folder)
      return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    },
    close: async () => undefined,
  }
})

test('only the owner may read the outbox, and the log names the file but not the code', async () => {
  const folder = newFolder()
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const mailer = createOutboxMailer(folder, 'Predio <a@b.example>', log)
  await mailer.send({
    to: 'ana@example.com',
    kind: 'recovery',
    subject: 's',
    text: '123456',
    html: '123456',
  })
  const [name = ''] = await readdir(folder)
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d.-]+Z-recovery-[\da-f-]{36}\.eml$/)
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect(lines.join('')).toContain(name)
  expect(lines.join('')).not.toMatch(/"[^"]*123456|ana@example/)
})
