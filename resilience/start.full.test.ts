// start.test.ts tests the more common starts.
import { chmodSync, chownSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freePort, startServer } from '../test-support/server.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { clientIds, signIn, signUp } from './agent.ts'
import { failedStart } from './failed-start.ts'

describe('starting', () => {
  it('a start on a data folder of another PostgreSQL version says so and how to upgrade', async () => {
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
})

// Only root can test this: PostgreSQL refuses root, so the server has to find another user and folder.
describe.runIf(process.getuid?.() === 0)('as root', () => {
  it('started as root in a folder that only root can enter, the server stores the database elsewhere and says where', async () => {
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

  it('started as root, the server continues as an ordinary user without trouble', async () => {
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
