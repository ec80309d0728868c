import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { clientIds, insertClient, signUp } from '../resilience/agent.ts'
import { prepareSharedDatabase } from '../resilience/shared-database.ts'
import { upload } from '../resilience/stored-files.ts'
import { randomPdf } from '../test-support/random-files.ts'
import { connectAs } from '../resilience/supabase-client.ts'
import { askForToken, type TokenAnswer } from '../resilience/tokens.ts'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { subscribe } from '../test-support/subscribe.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { faultTable, type FaultRow, type Part } from './part.ts'

const JUMPS: [offset: string, name: string][] = [
  ['+7200', 'two hours ahead'],
  ['-7200', 'two hours back'],
  ['+172800', 'two days ahead'],
  ['-172800', 'two days back'],
]
const HEARD_WITHIN_MS = 5_000

export const clock: Part<FaultRow[]> = {
  name: 'clock',
  title: 'Clock jumps',
  full: {},
  async run() {
    const library = findFaketime()
    if (library === undefined) {
      const seen =
        'could not be done: libfaketime is not installed (Debian: apt-get install faketime)'
      return [{ fault: 'a clock that jumps', seen, lost: 'not tried' }]
    }
    const folder = temporaryFolder('prove-clock')
    const offset = join(folder, 'offset')
    const set = (value: string) => writeFileSync(offset, `${value}\n`, { mode: 0o644 })
    set('+0')
    const env = {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: offset,
      FAKETIME_NO_CACHE: '1',
      // Only the wall clock is changed, because durations are measured by the monotonic clock.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      LOG_LEVEL: 'fatal',
    }
    const rows: FaultRow[] = []
    try {
      const server = await startServer({ dataDir: join(folder, 'data'), env })
      try {
        for (const [value, name] of JUMPS) {
          rows.push(await jump(server, set, value, `of the machine jumps ${name}`))
        }
      } finally {
        set('+0')
        await server.stop()
      }
      const shared = await prepareSharedDatabase('prove-clock')
      try {
        const alone = await shared.start({ ...env, RATE_LIMIT_PER_ADDRESS: 'off' })
        for (const [value, name] of JUMPS) {
          rows.push(await jump(alone, set, value, `of the server, not PostgreSQL’s, jumps ${name}`))
        }
      } finally {
        set('+0')
        await shared.stop()
      }
      return rows
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  present: (rows) => [
    'With libfaketime, while a person is signed in and realtime is on. The client renews a token that is refused by itself; where that succeeds the person',
    'sees nothing.',
    '',
    ...faultTable(rows),
  ],
}

async function jump(
  server: RunningServer,
  set: (offset: string) => void,
  offset: string,
  what: string,
): Promise<FaultRow> {
  set('+0')
  const agent = await signUp(server)
  const session = await askForToken(server, 'password', agent)
  const before = randomUUID()
  await insertClient(server, session.access_token ?? '', before)
  set(offset)
  const during = await lookAround(server, agent, session)
  set('+0')
  const back = await lookAround(server, agent, session)
  const { access_token: token = '' } = await askForToken(server, 'password', agent)
  const stored = await clientIds(server, token)
  const acknowledged = [before, ...during.rows, ...back.rows]
  const lost = acknowledged.filter((id) => !stored.has(id)).length
  const row = {
    fault: `the clock ${what}, and comes right again`,
    seen: `then: ${during.seen}. Right again: ${back.seen}`,
    lost: `${lost === 0 ? 'nothing' : lost} of ${acknowledged.length} rows`,
  }
  console.log(row)
  return row
}

/** Uses the product with the present session, then with a refreshed one or, if the refresh is refused, with a new sign-in. */
async function lookAround(
  server: RunningServer,
  agent: { email: string; password: string },
  session: TokenAnswer,
): Promise<{ seen: string; rows: string[] }> {
  const rows: string[] = []
  const save = async (token: string) => {
    const id = randomUUID()
    const status = await insertClient(server, token, id)
    if (status === 201) rows.push(id)
    return status
  }
  const kept = await save(session.access_token ?? '')
  const renewed = await askForToken(server, 'refresh_token', session)
  if (renewed.access_token) Object.assign(session, renewed)
  const signedIn = await askForToken(server, 'password', agent)
  const token = renewed.access_token ?? signedIn.access_token ?? ''
  const saved = await save(token)
  const uploaded = await upload({ server, token }, `${randomUUID()}.pdf`, randomPdf(20_000))
  const isHeard = await hears(server, token)
  const seen = [
    `saving with the token of before ${kept}`,
    `renewing it ${renewed.status}`,
    `signing in ${signedIn.status}`,
    `saving ${saved}`,
    `uploading ${uploaded}`,
    `realtime ${isHeard ? 'hears' : 'does not hear'}`,
  ]
  return { seen: seen.join(', '), rows }
}

async function hears(server: RunningServer, token: string): Promise<boolean> {
  const client = await connectAs(server, token)
  try {
    const channel = client.channel('tareas')
    const heard = new Promise<boolean>((resolve) => {
      const binding = { event: 'INSERT', schema: 'public', table: 'tasks' } as const
      channel.on('postgres_changes', binding, () => resolve(true))
    })
    await subscribe(channel)
    await client.from('tasks').insert({ title: 'Llamar' })
    return await Promise.race([heard, pause(HEARD_WITHIN_MS, false)])
  } catch {
    return false
  } finally {
    await client.removeAllChannels()
  }
}

function findFaketime(): string | undefined {
  const find = () =>
    readdirSync('/usr/lib', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join('/usr/lib', name, 'faketime/libfaketimeMT.so.1'))
      .find((path) => existsSync(path))
  try {
    const found = find()
    if (found !== undefined) return found
    execFileSync('apt-get', ['install', '-y', '-q', 'faketime'], { stdio: 'ignore' })
    return find()
  } catch {
    return undefined
  }
}
