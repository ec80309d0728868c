import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startServer } from '../test-support/server.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { clientIds, signIn, signUp } from './agent.ts'
import { databasePid } from './embedded-database.ts'
import { howMany, KILLS_UNDER_WRITES } from './how-many.ts'
import { startAdding } from './row-writers.ts'

const ROUNDS = howMany(KILLS_UNDER_WRITES)

it(`every acknowledged row survives ${ROUNDS} kills, and no database is left running`, async () => {
  const dataDir = temporaryFolder('kill')
  const acknowledged = new Set<string>()
  let server = await startServer({ dataDir })
  const agent = await signUp(server)

  for (let round = 0; round < ROUNDS; round++) {
    const token = await signIn(server, agent)
    const adding = startAdding(server, token, acknowledged)
    await expect
      .poll(() => acknowledged.size, { timeout: 60_000 })
      .toBeGreaterThan((round + 1) * 10)
    await pause(randomInt(200, 800))
    const database = databasePid(dataDir)
    if (database === undefined) throw new Error('the database is not running where it should')
    // In every second round the database is killed at once, as by a power failure, before it can stop by itself.
    if (round % 2 === 1) process.kill(database, 'SIGKILL')
    await server.kill()
    await adding.ended
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
