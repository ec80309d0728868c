import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { databaseAddress } from '../../test-support/database-address.ts'
import { buildWeb, hasCommit, RELEASES } from '../../test-support/older-release.ts'
import { startFront } from '../../test-support/older-tab/front.ts'
import { JOURNEY } from '../../test-support/older-tab/journey/journey.ts'
import { openTab } from '../../test-support/older-tab/journey/open-tab.ts'
import { prepareAgent } from '../../test-support/older-tab/prepare-agent.ts'
import { readRecording, recordingFile } from '../../test-support/older-tab/recording.ts'
import {
  fillNewColumns,
  findChanged,
  listNewColumns,
} from '../../test-support/older-tab/replay/new-columns.ts'
import { watchConsole } from '../../test-support/watch-console.ts'
import { createPerson } from '../support/people.ts'
import { dataFolder, serverUrl } from '../support/server.ts'

/** The journey presses the controls of the last release; for earlier releases a recording is replayed. */
const [release, commit] = RELEASES.at(-1) ?? ['', '']

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ConnectionLost/

if (hasCommit(commit) && existsSync(recordingFile(release))) {
  test(`OPS-95 OPS-96 a tab of ${release} does its work on today’s server and empties no column that it does not know`, async ({
    browser,
  }) => {
    test.setTimeout(1_200_000)
    const { office, columns } = readRecording(recordingFile(release))
    const person = await createPerson()
    const database = new Client({ ...databaseAddress(dataFolder()), user: 'postgres' })
    await database.connect()
    const refused: string[] = []
    const front = await startFront({
      webDir: buildWeb(commit),
      server: serverUrl(),
      onCall: ({ method, path, status, answer }) => {
        if (status >= 400) refused.push(`${method} ${path}: ${status} ${answer.toString()}`)
      },
    })
    try {
      await prepareAgent(database, person.id, office)
      const added = await listNewColumns(database, columns)
      const { filled, empty } = await fillNewColumns(database, person.id, added)
      expect(empty).toEqual([])
      const tab = await openTab(browser, front.url, person)
      const problems = watchConsole(tab.page)
      for (const [name, play] of JOURNEY) {
        await test.step(name, async () => {
          await play(tab)
          expect(await findChanged(database, filled)).toEqual([])
        })
      }
      expect(refused).toEqual([])
      expect(problems.filter((text) => !NO_NETWORK.test(text))).toEqual([])
      await tab.context.close()
    } finally {
      await front.stop()
      await database.end()
    }
  })
}
