import { randomInt, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { addClient, clientIds, signIn, signUp } from './agent.ts'

const ROUNDS = process.env['PREDIO_TEST_FULL'] ? 20 : 2
const WRITERS = 4

it(`keeps every acknowledged row through ${ROUNDS} kills and leaves no database running`, async () => {
  const dataDir = temporaryFolder('kill')
  const acknowledged = new Set<string>()
  let server = await startServer({ dataDir })
  const agent = await signUp(server)

  for (let round = 0; round < ROUNDS; round++) {
    const token = await signIn(server, agent)
    const writers = writeUntilItFails(server, token, acknowledged)
    // Waiting is the work here: until enough was acknowledged to be lost, however busy the machine is.
    await expect
      .poll(() => acknowledged.size, { timeout: 60_000 })
      .toBeGreaterThan((round + 1) * 10)
    await pause(randomInt(200, 800))
    const database = databasePid(dataDir)
    if (database === undefined) throw new Error('the database is not running where it should')
    await server.kill()
    // Every second time the database dies at the same moment, as when the power goes.
    if (round % 2 === 1) process.kill(database, 'SIGKILL')
    await writers
    await expect.poll(() => databasePid(dataDir), { timeout: 60_000 }).toBeUndefined()

    server = await startServer({ dataDir })
    const kept = await clientIds(server, await signIn(server, agent))
    const lost = [...acknowledged].filter((id) => !kept.has(id))
    expect(lost, `round ${round + 1}: of ${acknowledged.size} acknowledged rows`).toEqual([])
  }
  await server.stop()
  expect(databasePid(dataDir)).toBeUndefined()
  rmSync(dataDir, { recursive: true, force: true })
})

async function writeUntilItFails(
  server: RunningServer,
  token: string,
  acknowledged: Set<string>,
): Promise<void> {
  const writer = async () => {
    for (;;) {
      const id = randomUUID()
      try {
        if (await addClient(server, token, id)) acknowledged.add(id)
      } catch {
        return
      }
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
}

/** The database's process, if it is alive. */
function databasePid(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  try {
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}
