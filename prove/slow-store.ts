import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startS3 } from '../backend/src/storage/testing/s3-stub.ts'
import { signUp } from '../resilience/agent.ts'
import { openDatabase } from '../resilience/embedded-database.ts'
import { startFaultyLink, type LinkState } from '../test-support/faulty-link.ts'
import { startServer } from '../test-support/server.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { describeLost, describePhase, watchPerson } from './faults/watch-person.ts'
import { faultTable, type FaultRow, type Part } from './part.ts'

const DELAY_MS = 3_000
/** These are more uploads than the server has database connections, which waiting uploads must not hold. */
const UPLOADERS = 20

export const slowStore: Part<FaultRow[]> = {
  name: 'slow-store',
  title: 'Slow and broken blob store',
  full: { seconds: 30 },
  async run({ seconds = 0 }) {
    const s3 = await startS3()
    const link = await startFaultyLink(Number(new URL(s3.endpoint).port))
    const dataDir = temporaryFolder('prove-store')
    const server = await startServer({
      dataDir,
      env: {
        S3_ENDPOINT: `http://127.0.0.1:${link.port}`,
        S3_BUCKET: s3.bucket,
        S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
        S3_REGION: s3.credentials.region,
        LOG_LEVEL: 'fatal',
      },
    })
    try {
      const agents = await Promise.all(Array.from({ length: UPLOADERS }, () => signUp(server)))
      const rows: FaultRow[] = []
      const suffer = async (fault: string, state: LinkState) => {
        link.become('well')
        const people = agents.map((agent) => watchPerson(server, agent))
        await pause(2_000)
        for (const person of people) person.begin('meanwhile')
        link.become(state)
        await pause(seconds * 1000)
        link.become('well')
        for (const person of people) person.begin('afterwards')
        const well = await people[0]!.untilWell()
        const phases = await Promise.all(people.map((person) => person.stop()))
        const lost = await Promise.all(people.map((person) => person.findLost()))
        const all = lost.reduce((sum, each) => ({
          rows: sum.rows + each.rows,
          files: sum.files + each.files,
          acknowledged: {
            rows: sum.acknowledged.rows + each.acknowledged.rows,
            files: sum.acknowledged.files + each.acknowledged.files,
          },
        }))
        const seen = `one of ${UPLOADERS} people, ${describePhase(phases[0]![1]!)}; all well ${well} s after it was back`
        rows.push({ fault, seen, lost: describeLost(all) })
        console.log(rows.at(-1))
      }
      await suffer(`answers ${DELAY_MS / 1000} s late`, { delayMs: DELAY_MS })
      await suffer('refuses connections', 'refuses')
      await suffer('takes connections and does not answer', 'silent')
      const { orphans, unnamed } = await compare(dataDir, [...s3.objects.keys()])
      const seen = `objects without a row: ${orphans}, which the daily sweep removes; rows without an object: ${unnamed}`
      return [
        ...rows,
        {
          fault: 'afterwards, in the store',
          seen,
          lost: unnamed === 0 ? 'nothing' : String(unnamed),
        },
      ]
    } finally {
      await server.stop()
      await link.stop()
      await s3.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  present: (rows) => [
    `Files in an S3 store, ${UPLOADERS} people who each read, save and upload five times a second.`,
    '',
    ...faultTable(rows),
  ],
}

async function compare(
  dataDir: string,
  keys: readonly string[],
): Promise<{ orphans: number; unnamed: number }> {
  const owner = await openDatabase(dataDir)
  const { rows } = await owner.query<{ version: string }>('select version from storage.objects')
  await owner.end()
  const named = new Set(rows.map(({ version }) => version))
  const stored = new Set(keys.map((key) => key.split('/').at(-1)!))
  return {
    orphans: [...stored].filter((id) => !named.has(id)).length,
    unnamed: [...named].filter((id) => !stored.has(id)).length,
  }
}
