import { existsSync, readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { signUp } from './agent.ts'
import { filesOnDisk } from './files-on-disk.ts'
import { beginUpload, download } from './stored-files.ts'
import { connectAs } from './supabase-client.ts'
import { SOON } from '../test-support/soon.ts'
import { subscribe } from '../test-support/subscribe.ts'
import { digestOf, randomPdf } from '../test-support/random-files.ts'

const AGENTS = 10
const SOCKETS = 200
const UPLOADS = 50
const SIZE = 10 * 1024 * 1024
/** These limits are generous. The point is that memory does not grow with the 500 MiB of running uploads. */
const MAX_MB = 600
const MAX_GROWTH_MB = 400

it.runIf(existsSync('/proc/self/status'))(
  `memory stays small while ${SOCKETS} sockets are open and ${UPLOADS} files of 10 MiB are uploaded`,
  async () => {
    const server = await startServer()
    onTestFinished(() => server.stop())
    const agents = await Promise.all(Array.from({ length: AGENTS }, () => signUp(server)))
    const before = residentMb(server, 'VmRSS')

    let heard = 0
    const clients = await Promise.all(
      Array.from({ length: SOCKETS }, async (_, i) => {
        const client = await connectAs(server, agents[i % AGENTS]!.token)
        const channel = client.channel('tareas')
        const binding = { event: 'INSERT', schema: 'public', table: 'tasks' } as const
        channel.on('postgres_changes', binding, () => (heard += 1))
        await subscribe(channel)
        return client
      }),
    )
    const withSockets = residentMb(server, 'VmRSS')

    // All uploads wait halfway for each other, so that they run at the same moment however fast the disk is.
    const bytes = randomPdf(SIZE)
    const files = Array.from({ length: UPLOADS }, (_, i) => ({
      folder: { server, token: agents[i % AGENTS]!.token },
      name: `grande-${i}.pdf`,
      asForm: i % 2 === 0,
    }))
    const halves = await Promise.all(
      files.map(({ folder, name, asForm }) => beginUpload(folder, name, bytes, { asForm })),
    )
    await expect.poll(() => filesOnDisk(server.dataDir).unfinished.length, SOON).toBe(UPLOADS)
    const answers = Promise.all(halves.map((half) => half.finish()))
    for (const client of clients.slice(0, AGENTS))
      expect((await client.from('tasks').insert({ title: 'Mientras tanto' })).error).toBeNull()
    await expect.poll(() => heard, SOON).toBe(SOCKETS)
    expect(await answers).toEqual(files.map(() => 200))
    const [peak, after] = [residentMb(server, 'VmHWM'), residentMb(server, 'VmRSS')]

    const digest = digestOf(bytes)
    for (const { folder, name } of files)
      expect(digestOf((await download(folder, name))!), name).toBe(digest)
    const downloaded = residentMb(server, 'VmHWM')
    await Promise.all(clients.map((client) => client.removeAllChannels()))
    console.log(
      `resident memory of the server, MB: ${before} at rest, ${withSockets} with ${SOCKETS} sockets, ` +
        `${peak} at most while ${UPLOADS} uploads ran, ${after} after them, ${downloaded} at most once all were read back`,
    )
    expect(downloaded).toBeLessThan(MAX_MB)
    expect(downloaded - before).toBeLessThan(MAX_GROWTH_MB)
  },
)

function residentMb({ pid }: RunningServer, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kib = new RegExp(`^${field}:\\s*(\\d+) kB$`, 'm').exec(status)?.[1]
  return Math.round((Number(kib) * 1024) / 1e6)
}
