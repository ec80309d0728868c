import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { SOON } from '../../test-support/soon.ts'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { watchParts } from '../src/watch-parts.ts'
import { closedPort } from './admin/check-desk.ts'
import { createTestBackend } from './test-backend.ts'
import { testConfig } from './test-config.ts'

const folder = temporaryFolder('parts')
const backups = join(folder, 'respaldos')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('OPS-69 /ready names an unreachable store and a missing backup folder, and /metrics counts them', async () => {
  const backend = await createTestBackend({
    S3_ENDPOINT: `http://127.0.0.1:${await closedPort()}`,
    S3_BUCKET: 'archivos',
    S3_ACCESS_KEY_ID: 'LLAVE',
    S3_SECRET_ACCESS_KEY: 'secreta',
    BACKUP_DIR: backups,
  })
  const ask = async (path: string) => backend.fetch(new Request(`http://localhost:3000${path}`))
  const ready = await ask('/ready')
  expect(ready.status).toBe(200)
  expect(await ready.json()).toEqual({ status: 'ready', failing: ['files', 'backup'] })
  expect(await (await ask('/metrics')).text()).toMatch(/^predio_parts_failing 2$/m)
  const [files, backup] = await backend.failingParts()
  expect(files?.says).toMatch(/^En http:.* no contesta nadie .*Revisa la dirección/)
  expect(backup?.says).toBe(`BACKUP_DIR: La carpeta ${backups} no existe. Créala o elige otra.`)
  await backend.close()
})

it('OPS-132 the log has one line when a part fails, and one when it works again', async () => {
  const lines: { level: number; part?: string }[] = []
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) })
  const config = testConfig({ DATA_DIR: join(folder, 'data'), BACKUP_DIR: backups })
  const parts = watchParts(config, log, 0)
  const names = async () => (await parts.failing()).map(({ name }) => name)
  expect(await names()).toEqual(['backup'])
  expect(await names()).toEqual(['backup'])
  mkdirSync(backups)
  await expect.poll(names, SOON).toEqual([])
  await parts.close()
  const said = lines.map(({ level, part }) => [level, part])
  expect(said).toEqual([
    [50, 'backup'],
    [30, 'backup'],
  ])
})
