import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { Hono } from 'hono'
import { getRequestListener } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../../test-support/temporary-folder.ts'
import { archiveName } from '../../src/backup/automatic/archive-names.ts'
import { createBackup } from '../../src/backup/create-backup.ts'
import { startSite } from '../../src/functions/testing/local-site.ts'
import { createSelfSigned } from '../../src/functions/testing/self-signed.ts'
import { createLive } from '../../src/http/live.ts'
import { openBlobStore } from '../../src/storage/blob-store/open-blob-store.ts'
import { SECRETS_KEY } from '../test-backend.ts'
import { testConfig } from '../test-config.ts'
import { closedPort, openCheckDesk, type CheckDesk } from './check-desk.ts'

const folder = temporaryFolder('check-machine')
let desk: CheckDesk
beforeAll(async () => {
  desk = await openCheckDesk()
})
afterEach(() => desk.clear())
afterAll(async () => {
  await desk.close()
  rmSync(folder, { recursive: true, force: true })
})

const check: CheckDesk['check'] = (...given) => desk.check(...given)

it('OPS-47 the check of the settings names variables that no code reads', async () => {
  expect(await check('settings', {})).toMatch(/^ok /)
  expect(await check('settings', { SMPT_URL: 'x' })).toMatch(/^warning .*SMTP_URL/)
})

it('OPS-125 the check of backups examines the folder, the age, the key and the room', async () => {
  const BACKUP_DIR = join(folder, 'respaldos')
  expect(await check('backup', {})).toMatch(/^off .*BACKUP_DIR/)
  expect(await check('backup', { BACKUP_DIR })).toMatch(/^wrong .*no existe/)
  mkdirSync(BACKUP_DIR)
  expect(await check('backup', { BACKUP_DIR })).toMatch(/^warning .*Todavía no hay/)

  const config = testConfig({ DATABASE_URL: desk.database.url, DATA_DIR: folder })
  const make = async (hoursAgo: number, secretsKey?: string) => {
    const takenAt = new Date(Date.now() - hoursAgo * 3_600_000)
    const file = join(BACKUP_DIR, archiveName(takenAt, secretsKey !== undefined))
    const blobs = openBlobStore(config)
    const log = pino({ level: 'silent' })
    await createBackup({ config, file, blobs, version: config.version, secretsKey, log })
    return file
  }
  await make(50, SECRETS_KEY)
  expect(await check('backup', { BACKUP_DIR })).toMatch(/^wrong .*debería haber uno más reciente/)
  const plain = await make(2)
  expect(await check('backup', { BACKUP_DIR })).toMatch(/^warning .*sin cifrar/)
  const file = await make(1, SECRETS_KEY)
  const besidePlain = await check('backup', { BACKUP_DIR })
  expect(besidePlain).toMatch(/^warning .*Hay 3 respaldos, .*sin cifrar: 1.*rotate-signing-key/)
  rmSync(plain)
  const sound = await check('backup', { BACKUP_DIR })
  expect(sound).toMatch(/^ok .*Hay 2 respaldos; .*cifrado y se abre.*verify-backup/)
  const SECRETS_KEY_OF_OTHERS = Buffer.alloc(32, 1).toString('base64')
  expect(await check('backup', { BACKUP_DIR, SECRETS_KEY: SECRETS_KEY_OF_OTHERS })).toMatch(
    /^wrong .*no se abre: Esa llave no abre este respaldo/,
  )
  expect(await check('backup', { BACKUP_DIR, MIN_FREE_DISK_MB: '1000000' })).toMatch(
    /^wrong .*el siguiente respaldo necesita/,
  )
  writeFileSync(file, 'roto')
  expect(await check('backup', { BACKUP_DIR })).toMatch(/^wrong .*dañado o incompleto/)
  expect(existsSync(file)).toBe(true)
})

it('OPS-126 the check of the disk says how much room is left and when it is too little', async () => {
  expect(await check('disk', { MIN_FREE_DISK_MB: '0' })).toMatch(/^ok .*Quedan/)
  expect(await check('disk', { MIN_FREE_DISK_MB: '1000000' })).toMatch(/^wrong .*nadie puede subir/)
  expect(await check('disk', { DATA_DIR: join(folder, 'nada') })).toMatch(/^wrong .*ENOENT/)
})

it('OPS-126 the check of the clock compares it with PostgreSQL and with a remote server', async () => {
  const ahead = { hours: 0 }
  const site = await startSite((_request, response) => {
    response.setHeader('date', new Date(Date.now() + ahead.hours * 3_600_000).toUTCString())
    response.end()
  })
  desk.opened.push(() => site.close())
  const AI_BASE_URL = site.url().href
  expect(await check('clock', { AI_BASE_URL })).toMatch(/^ok .*PostgreSQL y 127\.0\.0\.1/)
  ahead.hours = 1
  expect(await check('clock', { AI_BASE_URL })).toMatch(/^wrong .*va atrasada.*timedatectl/)
  const closed = `http://127.0.0.1:${await closedPort()}`
  expect(await check('clock', { AI_BASE_URL: closed })).toMatch(/^ok .*la de PostgreSQL/)
  ahead.hours = -1
  expect(await check('clock', { AI_BASE_URL })).toMatch(/^wrong .*va adelantada/)
})

it('OPS-127 the check of the URL requests the public address, and reports what the proxy changes', async () => {
  const at = async (isTrusted: boolean, addsAddress: boolean) => {
    const app = new Hono().route('/live', createLive(isTrusted))
    const listener = getRequestListener((request) => {
      const headers = new Headers(request.headers)
      if (addsAddress) headers.append('x-forwarded-for', '198.51.100.4')
      return app.fetch(new Request(request.url, { headers }))
    })
    const site = await startSite((request, response) => void listener(request, response))
    desk.opened.push(() => site.close())
    return check('url', { PUBLIC_URL: site.url().origin })
  }
  expect(await check('url', {})).toMatch(/^off .*solo para esta máquina/)
  expect(await at(false, false)).toMatch(/^ok .*sin proxy/)
  expect(await at(true, true)).toMatch(/^ok .*el proxy dice de dónde viene/)
  expect(await at(false, true)).toMatch(/^wrong .*TRUST_PROXY está apagado.*TRUST_PROXY=on/)
  expect(await at(true, false)).toMatch(/^wrong .*cualquiera puede fingir/)

  const other = await startSite((_request, response) => void response.end('hola'))
  const secure = await startSite(() => undefined, createSelfSigned('predio.example'))
  desk.opened.push(
    () => other.close(),
    () => secure.close(),
  )
  expect(await check('url', { PUBLIC_URL: other.url().origin })).toMatch(/^wrong .*no es Predio/)
  expect(await check('url', { PUBLIC_URL: secure.url().origin })).toMatch(/^wrong .*certificado/)
  const closed = `http://127.0.0.1:${await closedPort()}`
  expect(await check('url', { PUBLIC_URL: closed })).toMatch(/^warning .*ECONNREFUSED/)
})
