import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from '../../test/test-database.ts'
import { createAgent, type Agent } from './testing/agents.ts'
import { subscribe } from '../../../test-support/subscribe.ts'
import { column, connect, connectAs, disconnectAll, follow } from './testing/clients.ts'
import { joinRaw, openRaw, type RawSocket } from './testing/raw-socket.ts'
import {
  createRealtimeDatabase,
  startRealtime,
  type RealtimeServer,
} from './testing/realtime-server.ts'
import { watchExpiries } from './testing/watch-expiries.ts'
import { SOON } from '../../../test-support/soon.ts'

const TOPIC = 'realtime:room'
const TASKS = { config: { postgres_changes: [{ event: '*', schema: 'public', table: 'tasks' }] } }

let database: TestDatabase
let server: RealtimeServer
let ana: Agent
let luis: Agent

beforeAll(async () => {
  database = await createRealtimeDatabase()
  server = await startRealtime(database)
  ana = await createAgent(database, server.services)
  luis = await createAgent(database, server.services)
})
afterEach(disconnectAll)
afterAll(async () => {
  await server.close()
  await database.drop()
})

const systemsOf = (raw: RawSocket) => raw.frames.filter((frame) => frame[3] === 'system')

function titles(raw: RawSocket): string[] {
  return raw.frames
    .filter((frame) => frame[3] === 'postgres_changes')
    .map((frame) => (frame[4]['data'] as { record: { title: string } }).record.title)
}

it('a client that joined before its session was loaded receives changes after the session is loaded', async () => {
  let give: (token: string) => void = () => undefined
  const client = connect(server, { token: () => new Promise((resolve) => (give = resolve)) })
  const changes = await follow(client, { table: 'tasks', filter: `user_id=eq.${ana.id}` })
  const systems: string[] = []
  client.getChannels()[0]!.on('system', {}, (system: { status: string }) => {
    systems.push(system.status)
  })
  give(await ana.token())
  await expect.poll(() => systems.at(-1), SOON).toBe('ok')
  await ana.addTask('Tarde')
  await expect.poll(() => column(changes), SOON).toEqual(['Tarde'])
})

it('delivery continues through a token refresh, under the new token only', async () => {
  const raw = await openRaw(server)
  await joinRaw(raw, TOPIC, { ...TASKS, access_token: await ana.token() })
  await ana.addTask('Uno')
  await expect.poll(() => titles(raw), SOON).toEqual(['Uno'])
  raw.send('1', '2', TOPIC, 'access_token', { access_token: await ana.token() })
  await ana.addTask('Dos')
  await expect.poll(() => titles(raw), SOON).toEqual(['Uno', 'Dos'])

  raw.send('1', '3', TOPIC, 'access_token', { access_token: await luis.token() })
  await expect.poll(() => systemsOf(raw).length, SOON).toBe(3)
  await ana.addTask('Ya no')
  await luis.addTask('De Luis')
  await expect.poll(() => titles(raw), SOON).toEqual(['Uno', 'Dos', 'De Luis'])
  expect(raw.frames.filter((frame) => frame[1] === '2' || frame[1] === '3')).toEqual([])
  raw.socket.close()
})

it('ignores an API key or null in place of a token', async () => {
  const raw = await openRaw(server)
  await joinRaw(raw, TOPIC, { ...TASKS, access_token: await ana.token() })
  const { publishableKey } = server.services.keyring
  raw.send('1', '2', TOPIC, 'access_token', { access_token: publishableKey })
  raw.send('1', '3', TOPIC, 'access_token', { access_token: null })
  await ana.addTask('Sigo')
  await expect.poll(() => titles(raw), SOON).toEqual(['Sigo'])
  raw.socket.close()
})

it('the server closes the channel when the token expires, and sends the reason', async () => {
  const expiries = watchExpiries()
  const raw = await openRaw(server)
  const expiring = await ana.token()
  await joinRaw(raw, TOPIC, { ...TASKS, access_token: expiring })
  expiries.passAnHour()
  const [, , , , system] = await raw.wait('system', (frame) => frame[4]['status'] === 'error')
  expect(system).toMatchObject({
    extension: 'system',
    status: 'error',
    message: expect.stringMatching(/^Token has expired/) as string,
    channel: 'room',
  })
  expect(await raw.wait('phx_close')).toEqual(['1', '1', TOPIC, 'phx_close', {}])
  const again = await joinRaw(raw, TOPIC, { ...TASKS, access_token: expiring }, '2')
  expect(again).toEqual({
    status: 'error',
    response: { reason: 'InvalidJWTToken: Token has expired' },
  })
  raw.socket.close()
})

it('the server does not close a channel whose token was refreshed in time', async () => {
  const expiries = watchExpiries()
  const raw = await openRaw(server)
  const other = await openRaw(server)
  const expiring = await ana.token()
  await joinRaw(raw, TOPIC, { ...TASKS, access_token: expiring })
  await joinRaw(other, TOPIC, { ...TASKS, access_token: expiring })
  raw.send('1', '2', TOPIC, 'access_token', { access_token: await ana.token(7200) })
  await expect.poll(() => systemsOf(raw).length, SOON).toBe(2)
  expiries.passAnHour()
  await other.wait('phx_close')
  await ana.addTask('Después')
  await expect.poll(() => titles(raw), SOON).toEqual(['Después'])
  expect(titles(other)).toEqual([])
  raw.socket.close()
  other.socket.close()
})

it('ACC-26 OPS-22 closes the channels of a session that was signed out or whose account was disabled, and no others', async () => {
  const other = await startRealtime(database, { limits: { sessionsMs: 50 } })
  const open = async () => {
    const session = crypto.randomUUID()
    await database.owner.query('insert into auth.sessions (id, user_id) values ($1, $2)', [
      session,
      ana.id,
    ])
    const claims = { sub: ana.id, role: 'authenticated', session_id: session }
    const exp = Math.floor(Date.now() / 1000) + 3600
    const raw = await openRaw(other)
    const access_token = await other.services.keyring.sign({ ...claims, exp })
    await joinRaw(raw, TOPIC, { ...TASKS, access_token })
    return { session, raw }
  }
  const [kept, lost] = [await open(), await open()]
  await database.owner.query('delete from auth.sessions where id = $1', [lost.session])
  const [, , , , system] = await lost.raw.wait('system', (frame) => frame[4]['status'] === 'error')
  expect(system).toMatchObject({ message: 'The session of the token has ended' })
  await lost.raw.wait('phx_close')
  await ana.addTask('Tras la salida')
  await expect.poll(() => titles(kept.raw), SOON).toEqual(['Tras la salida'])
  expect(titles(lost.raw)).toEqual([])
  const disable = 'update auth.users set banned_until = $2 where id = $1'
  await database.owner.query(disable, [ana.id, '2999-01-01'])
  await kept.raw.wait('phx_close')
  await database.owner.query(disable, [ana.id, null])
  await other.close()
})

it('reports an expired session to supabase-js as a closed channel', async () => {
  const expiries = watchExpiries()
  const client = await connectAs(server, ana)
  const channel = client.channel('sesión')
  await subscribe(channel)
  expiries.passAnHour()
  await expect.poll(() => channel.state, SOON).toBe('closed')
})

it.each([
  ['malformed', async () => 'not.a.token', 'MalformedJWT: The token provided is not a valid JWT'],
  [
    'signed by somebody else',
    async () => {
      const token = await ana.token()
      return `${token.slice(0, -6)}AAAAAA`
    },
    'JwtSignatureError: Failed to validate JWT signature',
  ],
  [
    'without expiry',
    () => server.services.keyring.sign({ sub: ana.id, role: 'authenticated' }),
    'InvalidJWTToken: Fields `role` and `exp` are required in JWT',
  ],
  [
    'of another role',
    () => server.services.keyring.sign({ sub: ana.id, role: 'postgres', exp: 4e9 }),
    'InvalidJWTToken: The role of the token is not one of this project',
  ],
])('refuses a token that is %s, at the join and on the open channel', async (_, make, reason) => {
  const raw = await openRaw(server)
  const refused = await joinRaw(raw, TOPIC, { ...TASKS, access_token: await make() })
  expect(refused).toEqual({ status: 'error', response: { reason } })
  await joinRaw(raw, TOPIC, TASKS, '2')
  raw.send('2', '3', TOPIC, 'access_token', { access_token: await make() })
  const [, , , , system] = await raw.wait('system', (frame) => frame[4]['status'] === 'error')
  expect(reason).toContain(system['message'])
  await raw.wait('phx_close')
  raw.socket.close()
})
