import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freePort, spawnServer, startServer } from '../test-support/server.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { addClient, clientIds, signIn, signUp } from './agent.ts'

const ID = '11111111-1111-4111-8111-111111111111'

/** What a start that must fail says, and its exit code. */
async function failedStart(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const { child, output } = spawnServer(env)
  // Closed, not only ended: what it said last may arrive after its end.
  const [code] = (await once(child, 'close')) as [number]
  return { code, said: output() }
}

describe('starting', () => {
  it('again finds the data of the last time', async () => {
    const dataDir = temporaryFolder('again')
    const first = await startServer({ dataDir, isFirstStart: true })
    const agent = await signUp(first)
    await addClient(first, agent.token, ID)
    await first.stop()

    const second = await startServer({ dataDir })
    expect(await clientIds(second, await signIn(second, agent))).toEqual(new Set([ID]))
    // The signing key is kept too: the old token still opens the door.
    expect(await clientIds(second, agent.token)).toEqual(new Set([ID]))
    await second.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('a second time on the same data folder is refused with a clear message', async () => {
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

  it('on a port in use is refused with a clear message and leaves no database running', async () => {
    const dataDir = temporaryFolder('port')
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { code, said } = await failedStart({ DATA_DIR: dataDir, PORT: String(port) })
    expect(code).toBe(1)
    expect(said).toContain(`El puerto ${port} de 127.0.0.1 ya está en uso`)
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
    other.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('on a data folder of another PostgreSQL says so and how to upgrade', async () => {
    const server = await startServer({ dataDir: temporaryFolder('major') })
    await server.stop()
    writeFileSync(join(server.dataDir, 'postgres', 'PG_VERSION'), '15\n')
    const { code, said } = await failedStart({
      DATA_DIR: server.dataDir,
      PORT: String(await freePort()),
    })
    expect(code).toBe(1)
    expect(said).toMatch(/es de PostgreSQL 15 y esta versión de Predio usa PostgreSQL \d+/)
    expect(said).toContain('npm run backup')
    rmSync(server.dataDir, { recursive: true, force: true })
  })

  it('with a faulty configuration names every fault at once', async () => {
    const { code, said } = await failedStart({
      PORT: 'tres',
      PUBLIC_URL: 'predio',
      JWT_SECRET: 'corto',
    })
    expect(code).toBe(1)
    expect(said).toContain('La configuración tiene errores')
    for (const name of ['PORT', 'PUBLIC_URL', 'JWT_SECRET']) expect(said).toContain(name)
  })

  it('with a DATABASE_URL asks for SECRETS_KEY, and where nothing answers says what to look at', async () => {
    const env = { DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada' }
    const withoutKey = await failedStart(env)
    expect(withoutKey.code).toBe(1)
    expect(withoutKey.said).toContain('Falta SECRETS_KEY')
    expect(withoutKey.said).toContain('openssl rand -base64 32')
    const SECRETS_KEY = randomBytes(32).toString('base64')
    const { code, said } = await failedStart({ ...env, SECRETS_KEY })
    expect(code).toBe(1)
    expect(said).toContain('No se pudo conectar a PostgreSQL')
  })
})

// What only root can try: PostgreSQL refuses root, so the server has to find another user and place.
describe.runIf(process.getuid?.() === 0)('as root', () => {
  it('in a folder no one else can enter, keeps the database elsewhere and says where', async () => {
    const closed = temporaryFolder('closed')
    chmodSync(closed, 0o700)
    const dataDir = join(closed, 'data')
    const server = await startServer({
      dataDir,
      env: { LOG_LEVEL: 'info' },
      isFirstStart: true,
    })
    const place = readFileSync(join(dataDir, 'postgres-location'), 'utf8').trim()
    expect(server.output()).toContain(place)
    const agent = await signUp(server)
    await server.stop()

    const again = await startServer({ dataDir })
    expect(await signIn(again, agent)).toBeTypeOf('string')
    await again.stop()
    rmSync(dirname(place), { recursive: true, force: true })
    rmSync(closed, { recursive: true, force: true })
  })

  it('hands over to an ordinary user without trouble', async () => {
    const dataDir = temporaryFolder('ordinary')
    const nobody = 65_534
    chownSync(dataDir, nobody, nobody)
    const server = await startServer({ dataDir, user: { uid: nobody, gid: nobody } })
    const agent = await signUp(server)
    expect(await clientIds(server, agent.token)).toEqual(new Set())
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
})
