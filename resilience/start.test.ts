import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freePort, startServer } from '../test-support/server.ts'
import { SOON } from '../test-support/soon.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { addClient, clientIds, signIn, signUp } from './agent.ts'
import { failedStart } from './failed-start.ts'

const ID = '11111111-1111-4111-8111-111111111111'

describe('starting', () => {
  it('OPS-34 a second start finds the earlier data, after the first said where the key is, and OPS-69 names a missing folder', async () => {
    const dataDir = temporaryFolder('again')
    const first = await startServer({ dataDir, isFirstStart: true })
    const reminder = `se guardó en ${join(dataDir, 'secrets-key')}`
    await expect.poll(() => first.output(), SOON).toContain(reminder)
    const agent = await signUp(first)
    await addClient(first, agent.token, ID)
    await first.stop()

    const missing = join(dataDir, 'no', 'hay')
    const second = await startServer({ dataDir, env: { BACKUP_DIR: missing } })
    await expect.poll(() => second.output(), SOON).toContain(`La carpeta ${missing} no existe`)
    expect(await clientIds(second, await signIn(second, agent))).toEqual(new Set([ID]))
    expect(second.output()).not.toContain(reminder)
    // The signing key is stored too, so the old token is still valid.
    expect(await clientIds(second, agent.token)).toEqual(new Set([ID]))
    await second.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('a second start on the same data folder is refused with a clear message', async () => {
    const first = await startServer()
    const { code, said } = await failedStart({
      DATA_DIR: first.dataDir,
      PORT: String(await freePort()),
    })
    expect(code).toBe(1)
    expect(said).toContain('Otro proceso de Predio ya usa esta carpeta de datos')
    expect(said).not.toContain('    at ')
    await first.stop()
  })

  it('OPS-137 a start on a port in use is refused with a clear message before a database is made', async () => {
    const dataDir = join(temporaryFolder('port'), 'datos')
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { code, said } = await failedStart({ DATA_DIR: dataDir, PORT: String(port) })
    expect(code).toBe(1)
    expect(said).toContain(`El puerto ${port} de 127.0.0.1 ya está en uso`)
    expect(existsSync(dataDir)).toBe(false)
    other.close()
    rmSync(dirname(dataDir), { recursive: true, force: true })
  })

  it('OPS-67 a start with a faulty configuration names every fault at once, also of the machine, and likely typing errors', async () => {
    const file = join(temporaryFolder('faults'), 'archivo')
    writeFileSync(file, '')
    const { code, said } = await failedStart({
      PORT: 'tres',
      PUBLIC_URL: 'predio',
      JWT_SECRET: 'corto',
      S3_BUCKET: 'archivos',
      DATABASE_URL: 'postgres://predio@127.0.0.1/predio',
      DATA_DIR: join(file, 'datos'),
      SMPT_URL: 'smtp://predio:secreta@correo.example',
    })
    expect(code).toBe(1)
    expect(said).toContain('La configuración tiene errores')
    for (const name of [
      'PORT',
      'PUBLIC_URL',
      'JWT_SECRET',
      'S3_ENDPOINT',
      'SECRETS_KEY',
      'DATA_DIR',
    ])
      expect(said).toContain(`  ${name}: `)
    expect(said).toContain('¿Quisiste escribir SMTP_URL?')
    expect(said).not.toContain('secreta@')
    expect(said).not.toContain('    at ')
    rmSync(dirname(file), { recursive: true })
  })

  it('a start with a DATABASE_URL requires SECRETS_KEY, and advises what to check where nothing answers', async () => {
    const env = { DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada' }
    const withoutKey = await failedStart(env)
    expect(withoutKey.code).toBe(1)
    expect(withoutKey.said).toContain('SECRETS_KEY: falta')
    expect(withoutKey.said).toContain('openssl rand -base64 32')
    const SECRETS_KEY = randomBytes(32).toString('base64')
    const { code, said } = await failedStart({ ...env, SECRETS_KEY })
    expect(code).toBe(1)
    expect(said).toContain('No se pudo conectar a PostgreSQL')
  })
})
