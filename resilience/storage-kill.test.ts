import { randomInt } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { signIn, signUp } from './agent.ts'
import { openDatabase } from './embedded-database.ts'
import { filesOnDisk } from './files-on-disk.ts'
import { howMany, KILLS_UNDER_UPLOADS } from './how-many.ts'
import { findOrphans, makeOld, makeSweepDue, namedVersions, sweepReport } from './storage-sweep.ts'
import { findWrongFiles, startWriting, type Fates } from './storage-writers.ts'
import { beginUpload, listNames, type Folder } from './stored-files.ts'
import { SOON } from '../test-support/soon.ts'
import { randomPdf } from '../test-support/random-files.ts'

const KILLS = howMany(KILLS_UNDER_UPLOADS)
const ROUNDS = KILLS - 1
const WRITERS = 6
const SIZE = 400_000
const PROBE_SIZE = 1_000
const MAY_BE_GONE = { throwIfNoEntry: false } as const

it(`rows and files stay consistent through ${KILLS} kills, and the sweep removes left-over files`, async () => {
  const dataDir = temporaryFolder('storage-kill')
  const fates: Fates = new Map()
  let server = await startServer({ dataDir })
  onTestFinished(async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const agent = await signUp(server)
  const open = async (): Promise<Folder> => ({ server, token: await signIn(server, agent) })

  for (let round = 0; round < ROUNDS; round++) {
    const folder = await open()
    await leaveWaiting(folder, dataDir, `half-sent-${round}.pdf`, fates)
    const writing = startWriting(folder, fates, WRITERS)
    const enough = randomInt(30, 90)
    await expect
      .poll(writing.granted, { timeout: 60_000, interval: 1 })
      .toBeGreaterThanOrEqual(enough)
    await server.kill()
    await writing.ended
    server = await startServer({ dataDir })
    expect(await findWrongFiles(await open(), fates)).toEqual([])
  }
  await killBeforeCommit(server, await open(), ['between-1.pdf', 'between-2.pdf'], fates)
  server = await startServer({ dataDir })
  expect(await findWrongFiles(await open(), fates)).toEqual([])

  const left = filesOnDisk(dataDir)
  const named = await namedVersions(dataDir)
  const orphans = await findOrphans(dataDir)
  expect(left.blobs.length - orphans.length).toBe(named.size)
  expect(orphans.length).toBeGreaterThanOrEqual(2)
  expect(left.unfinished.length).toBeGreaterThanOrEqual(ROUNDS)
  expect(left.misplaced).toEqual([])
  console.log(
    `${fates.size} names, ${named.size} objects; left by ${KILLS} kills: ` +
      `${orphans.length} files without a row, ${left.unfinished.length} unfinished`,
  )

  await makeSweepDue(dataDir)
  await server.stop()
  // All files are made to look two days old, except one that might still get its row.
  const young = orphans[0] ?? ''
  const old = [...left.blobs, ...left.unfinished].filter((path) => path !== young)
  makeOld(old)
  server = await startServer({ dataDir })
  await expect
    .poll(() => sweepReport(dataDir), SOON)
    .toEqual({
      checked: left.blobs.length - 1,
      removed: orphans.length - 1,
      unfinished: left.unfinished.length,
    })
  const kept = left.blobs.filter((path) => path === young || named.has(basename(path)))
  await expect
    .poll(() => filesOnDisk(dataDir), SOON)
    .toEqual({ blobs: kept, unfinished: [], misplaced: [] })
  expect(await findWrongFiles(await open(), fates)).toEqual([])
})

it('an upload whose sender disconnects half-way leaves nothing', async () => {
  const server = await startServer()
  onTestFinished(() => server.stop())
  const { token } = await signUp(server)
  const folder = { server, token }
  const sending = await leaveWaiting(folder, server.dataDir, 'colgado.pdf', new Map())
  sending.abort()
  await expect
    .poll(() => filesOnDisk(server.dataDir), SOON)
    .toEqual({ blobs: [], unfinished: [], misplaced: [] })
  expect(await listNames(folder)).toEqual([])
})

async function leaveWaiting(folder: Folder, dataDir: string, name: string, fates: Fates) {
  const before = countHalves(dataDir)
  const sending = await beginUpload(folder, name, randomPdf(SIZE))
  // Until the last byte is sent, the upload may fail without being a fault.
  fates.set(name, { settled: undefined })
  await expect.poll(() => countHalves(dataDir), SOON).toBe(before + 1)
  return sending
}

/** Counts unfinished uploads, without the few bytes with which the server tests its store. */
function countHalves(dataDir: string): number {
  const sizes = filesOnDisk(dataDir).unfinished.map((path) => statSync(path, MAY_BE_GONE)?.size)
  return sizes.filter((size = 0) => size > PROBE_SIZE).length
}

/** The server is killed when the bytes are complete on the disk and no row names them yet. */
async function killBeforeCommit(
  server: RunningServer,
  folder: Folder,
  names: string[],
  fates: Fates,
): Promise<void> {
  const { dataDir } = server
  const waiting = []
  for (const name of names) waiting.push(await leaveWaiting(folder, dataDir, name, fates))
  const database = await openDatabase(dataDir)
  await database.query('begin')
  await database.query('lock table storage.objects in exclusive mode')
  const before = filesOnDisk(dataDir).blobs.length
  const answers = waiting.map((sending) => sending.finish())
  await expect.poll(() => filesOnDisk(dataDir).blobs.length, SOON).toBe(before + names.length)
  await server.kill()
  expect(await Promise.all(answers)).toEqual(names.map(() => undefined))
  await database.end().catch(() => undefined)
}
