// The last step of a release records the requests of its web app to its own server, which every later server has to answer: npx tsx
// scripts/record-release-calls.ts 0.2.0 (with CHROMIUM_PATH, or Playwright's own Chromium).
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { Client } from 'pg'
import { newPerson } from '../test-support/accounts.ts'
import { CHROMIUM_FLAGS } from '../test-support/chromium-flags.ts'
import { databaseAddress } from '../test-support/database-address.ts'
import { buildWeb, checkOut, commitOf } from '../test-support/older-release.ts'
import { startFront } from '../test-support/older-tab/front.ts'
import { JOURNEY } from '../test-support/older-tab/journey/journey.ts'
import { openTab } from '../test-support/older-tab/journey/open-tab.ts'
import { namedTexts } from '../test-support/older-tab/made-values.ts'
import { OFFICE } from '../test-support/older-tab/office.ts'
import { recordCalls, type StepCall } from '../test-support/older-tab/record.ts'
import { recordingFile, writeRecording } from '../test-support/older-tab/recording.ts'
import { replay } from '../test-support/older-tab/replay/replay.ts'
import { listColumns, readRows } from '../test-support/older-tab/replay/stored-rows.ts'
import { prepareAgent } from '../test-support/older-tab/prepare-agent.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'

/** After a pause of this length without requests, the screens have read again what a step changed. */
const QUIET_MS = 400

const [release = ''] = process.argv.slice(2)
const commit = commitOf(release)
const webDir = buildWeb(commit)
const folder = temporaryFolder('record')
const older = checkOut(commit, join(folder, 'release'))

try {
  const recording = await record()
  writeRecording(recordingFile(release), recording)
  console.log(`${recordingFile(release)}: ${recording.calls.length} calls`)
  const problems = await withServer('check', async ({ server, database, agent }) => {
    await prepareAgent(database, agent.id, recording.office)
    return replay(recording, {
      ask: (path, init) => fetch(server.url + path, init),
      publishableKey: server.publishableKey,
      agent,
      checkRows: async () => [],
    })
  })
  // Differences that the same server shows depend on time or chance and would occur with every later server too.
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function record() {
  return withServer('record', async ({ server, database, agent }) => {
    await prepareAgent(database, agent.id, OFFICE)
    const columns = await listColumns(database)
    const wire: StepCall[] = []
    let step = ''
    let last = Date.now()
    const front = await startFront({
      webDir,
      server: server.url,
      onCall: (call) => {
        wire.push({ ...call, step })
        last = Date.now()
      },
    })
    const browser = await chromium.launch({
      args: [...CHROMIUM_FLAGS],
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    })
    try {
      const tab = await openTab(browser, front.url, agent)
      for (const [name, play] of JOURNEY) {
        step = name
        console.log(name)
        await play(tab)
        while (Date.now() - last < QUIET_MS) await pause(QUIET_MS)
      }
    } finally {
      await browser.close()
      await front.stop()
    }
    const calls = recordCalls(wire, agent, OFFICE)
    const rows = await readRows(database, agent, columns, namedTexts(OFFICE, calls))
    return { release, columns, office: OFFICE, calls, rows }
  })
}

interface Place {
  server: { url: string; publishableKey: string }
  database: Client
  agent: { id: string; email: string; password: string }
}

async function withServer<Result>(
  name: string,
  use: (place: Place) => Promise<Result>,
): Promise<Result> {
  const dataDir = join(folder, name)
  const server = await older.start({
    DATA_DIR: dataDir,
    PREDIO_DEMO: 'off',
    RATE_LIMIT_PER_ADDRESS: 'off',
  })
  const database = new Client({ ...databaseAddress(dataDir), user: 'postgres' })
  try {
    await database.connect()
    return await use({ server, database, agent: await signUp(server) })
  } finally {
    await database.end()
    await server.stop()
  }
}

async function signUp({ url, publishableKey }: Place['server']): Promise<Place['agent']> {
  const person = newPerson()
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  const { user } = (await response.json()) as { user: { id: string } }
  return { ...person, id: user.id }
}
