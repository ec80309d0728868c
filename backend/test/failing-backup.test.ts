import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SOON } from '../../test-support/soon.ts'
import { outboxOf } from '../src/auth/mailers/create-mailer.ts'
import { readMessage } from '../src/auth/testing/read-message.ts'
import { createTestBackend, type TestBackend } from './test-backend.ts'

const MISSING = '/nonexistent/respaldos'
const REASON = `La carpeta ${MISSING} no existe. Créala o elige otra.`
const lines: { level: number; job?: string; err?: { message: string } }[] = []
let backend: TestBackend

/** OPS-57 is tested in a running server, as its operator sees it. */
beforeAll(async () => {
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) })
  const variables = { BACKUP_DIR: MISSING, OPERATOR_EMAIL: 'correo@ejemplo.mx' }
  backend = await createTestBackend(variables, log)
})
afterAll(() => backend.close())

async function metrics(): Promise<string> {
  return (await backend.fetch(new Request('http://localhost:3000/metrics'))).text()
}

it('OPS-57 /metrics shows a failed backup, and that none has succeeded', async () => {
  await expect.poll(metrics, SOON).toMatch(/^predio_job_failures_total\{job="backup"\} 1$/m)
  const text = await metrics()
  const [, failedAt] =
    /^predio_job_last_failure_timestamp_seconds\{job="backup"\} ([\d.]+)$/m.exec(text) ?? []
  expect(Date.now() / 1000 - Number(failedAt)).toBeLessThan(60)
  expect(text).toMatch(/^predio_job_runs_total\{job="backup"\} 0$/m)
  expect(text).not.toMatch(/^predio_job_last_success_timestamp_seconds\{job="backup"\}/m)
})

it('OPS-57 the log has a line of level error with the reason of a failed backup', async () => {
  const failed = () => lines.filter(({ job, level }) => job === 'backup' && level === 50)
  await expect
    .poll(failed, SOON)
    .toEqual([expect.objectContaining({ err: expect.objectContaining({ message: REASON }) })])
})

it('OPS-57 a failed backup mails the operator, and the metrics count the mail', async () => {
  const outbox = outboxOf(backend.config.dataDir)
  const sent = /^predio_mails_total\{outcome="sent"\} 1$/m
  await expect.poll(metrics, SOON).toMatch(sent)
  const [name = ''] = readdirSync(outbox)
  expect(readMessage(readFileSync(join(outbox, name), 'utf8'))).toMatchObject({
    to: 'correo@ejemplo.mx',
    subject: expect.stringContaining('Falló el respaldo automático'),
    text: expect.stringContaining(`Motivo: ${REASON}`),
  })
})
