import { connect as connectTcp } from 'node:net'
import { once } from 'node:events'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { WebSocket } from 'ws'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../test/test-database.ts'
import { createAgent } from './testing/agents.ts'
import { joinRaw, openRaw, type Frame } from './testing/raw-socket.ts'
import {
  createRealtimeDatabase,
  startRealtime,
  type RealtimeServer,
} from './testing/realtime-server.ts'
import { isOver, watchExpiries } from './testing/watch-expiries.ts'
import { SOON } from '../../../test-support/soon.ts'

let database: TestDatabase
let server: RealtimeServer
const others: RealtimeServer[] = []

beforeAll(async () => {
  database = await createRealtimeDatabase()
  server = await startRealtime(database)
})
afterEach(async () => {
  await Promise.all(others.splice(0).map((other) => other.close()))
})
afterAll(async () => {
  await server.close()
  await database.drop()
})

type Options = NonNullable<Parameters<typeof startRealtime>[1]>

async function startAnother(options: Options): Promise<RealtimeServer> {
  const other = await startRealtime(database, options)
  others.push(other)
  return other
}

function recorder() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  return { lines, log: pino({ level: 'trace' }, stream) }
}

async function heartbeat(raw: Awaited<ReturnType<typeof openRaw>>, ref: string): Promise<Frame> {
  raw.send(null, ref, 'phoenix', 'heartbeat', {})
  return raw.wait('phx_reply', (frame) => frame[1] === ref)
}

describe('the upgrade', () => {
  const key = () => server.services.keyring.publishableKey
  it.each([
    ['no key', () => '/realtime/v1/websocket?vsn=2.0.0', 401, 'API key is missing'],
    [
      'a wrong key',
      () => '/realtime/v1/websocket?apikey=sb_publishable_no',
      401,
      'The token provided is not a valid JWT',
    ],
    [
      'an unknown version',
      () => `/realtime/v1/websocket?apikey=${key()}&vsn=9.0.0`,
      403,
      'The requested transport version is not supported',
    ],
    ['another path', () => `/elsewhere?apikey=${key()}`, 404, 'Not found'],
  ])('the upgrade to a WebSocket is refused with %s', async (_, path, status, error) => {
    const socket = new WebSocket(server.url.replace('http', 'ws') + path())
    socket.on('error', () => undefined)
    const [, response] = (await once(socket, 'unexpected-response')) as [
      unknown,
      NodeJS.ReadableStream & { statusCode: number },
    ]
    expect(response.statusCode).toBe(status)
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk as Buffer)
    expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual({ error })
  })

  it('the upgrade is refused past the limit for an address, until a socket is closed', async () => {
    const other = await startAnother({ limits: { socketsPerAddress: 2 } })
    const [one] = [await openRaw(other), await openRaw(other)]
    await expect(openRaw(other)).rejects.toThrow('429')
    one.socket.close()
    await one.closed
    const again = await openRaw(other)
    expect(await heartbeat(again, '1')).toBeDefined()
  })
})

describe('malformed frames', () => {
  const push = (...bytes: number[]) => Buffer.from([3, ...bytes])
  it.each<[string, string, string | Buffer]>([
    ['text that is no JSON', '2.0.0', 'hola'],
    ['JSON that is no array', '2.0.0', '{"topic":"realtime:x"}'],
    ['an array without a topic', '2.0.0', '[null,null,5,"phx_join",{}]'],
    ['a payload that is no object', '2.0.0', '[null,null,"realtime:x","phx_join",[1]]'],
    ['a reference that is no string', '2.0.0', '[{},"1","realtime:x","phx_join",{}]'],
    ['an array in version 1', '1.0.0', '[null,null,"realtime:x","phx_join",{}]'],
    ['bytes in version 1', '1.0.0', push(0, 0, 0, 0, 0, 1)],
    ['an unknown kind of bytes', '2.0.0', Buffer.from([9, 9, 9, 9, 9, 9, 9, 9])],
    ['no bytes at all', '2.0.0', Buffer.alloc(0)],
    ['lengths beyond the end', '2.0.0', push(255, 255, 255, 255, 255, 1)],
    [
      'a broadcast that claims to be JSON',
      '2.0.0',
      Buffer.concat([push(0, 0, 1, 1, 0, 1), Buffer.from('te{')]),
    ],
  ])('a malformed frame closes that socket only: %s', async (_, vsn, frame) => {
    const bystander = await openRaw(server)
    const raw = await openRaw(server, { vsn })
    raw.socket.send(frame)
    expect(await raw.closed).toBe(1007)
    expect(await heartbeat(bystander, '1')).toBeDefined()
    bystander.socket.close()
  })

  it('a frame that is too large closes the socket with 1009', async () => {
    const raw = await openRaw(server)
    raw.socket.send('x'.repeat(1024 * 1024 + 1))
    expect(await raw.closed).toBe(1009)
  })

  it('bytes that are no WebSocket frames close the socket', async () => {
    const raw = await openRaw(server)
    const tcp = connectTcp(Number(new URL(server.url).port), '127.0.0.1')
    const { publishableKey } = server.services.keyring
    tcp.write(
      `GET /realtime/v1/websocket?apikey=${publishableKey} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    )
    await once(tcp, 'data')
    // Clients must mask their frames (RFC 6455, section 5.1); this client does not.
    tcp.write(Buffer.from([0x81, 0x02, 0x68, 0x69]))
    tcp.resume()
    await once(tcp, 'close')
    expect(await heartbeat(raw, '1')).toBeDefined()
    raw.socket.close()
  })

  it.each([
    ['lists nested too deeply to print', '['.repeat(200_000) + ']'.repeat(200_000)],
    ['more values than JSON may have', `[${'[],'.repeat(59_999)}[]]`],
  ])('OPS-80 a frame that costs too much to parse closes its socket: %s', async (_, payload) => {
    const raw = await openRaw(server)
    await joinRaw(raw, 'realtime:x')
    raw.socket.send(`["1","2","realtime:x","broadcast",{"event":"e","payload":${payload}}]`)
    expect(await raw.closed).toBe(1007)
    const after = await openRaw(server)
    expect(await heartbeat(after, '1')).toBeDefined()
    after.socket.close()
  })
})

describe('limits', () => {
  it('closes a socket that sends too much', async () => {
    const other = await startAnother({ limits: { messagesPerSecond: 1, messagesAtOnce: 20 } })
    const raw = await openRaw(other)
    for (let i = 0; i < 50; i++) raw.send(null, `${i}`, 'phoenix', 'heartbeat', {})
    expect(await raw.closed).toBe(1008)
  })

  it('closes a socket that reads too slowly, and the other sockets do not wait for that socket', async () => {
    const { lines, log } = recorder()
    const limits = { bufferedBytes: 512 * 1024, messagesPerSecond: 1e6, messagesAtOnce: 1e6 }
    const other = await startAnother({ limits, log })
    const [slow, sender] = [await openRaw(other), await openRaw(other)]
    await joinRaw(slow, 'realtime:x')
    await joinRaw(sender, 'realtime:x', { config: { broadcast: { ack: true } } })
    slow.socket.pause()
    const payload = { type: 'broadcast', event: 'e', payload: { x: 'x'.repeat(200_000) } }
    for (let ref = 2; !lines.some((line) => line.includes('too slowly')) && ref < 500; ref++) {
      sender.send('1', `${ref}`, 'realtime:x', 'broadcast', payload)
      await sender.wait('phx_reply', (frame) => frame[1] === `${ref}`)
    }
    expect(lines.join('')).toContain('too slowly')
    slow.socket.resume()
    expect([1006, 1013]).toContain(await slow.closed)
  })

  it('drops a peer that has died and keeps a peer that answers', async () => {
    const other = await startAnother({ limits: { silenceMs: 200, sweepMs: 20 } })
    const [dead, alive] = [await openRaw(other, { autoPong: false }), await openRaw(other)]
    expect(await dead.closed).toBe(1006)
    expect(await heartbeat(alive, '1')).toBeDefined()
  })

  it('after a pause of the process the server keeps peers whose answers were not read yet', async () => {
    const other = await startAnother({ limits: { silenceMs: 200, sweepMs: 20 } })
    const peer = await openRaw(other)
    await once(peer.socket, 'ping')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
    await once(peer.socket, 'ping')
    expect(await heartbeat(peer, '1')).toBeDefined()
  })
})

it('the server closes its sockets with a closing frame when it stops', async () => {
  const other = await startRealtime(database)
  const raw = await openRaw(other)
  await other.close()
  expect(await raw.closed).toBe(1001)
})

it('writes neither tokens nor keys into the log', async () => {
  const { lines, log } = recorder()
  const other = await startAnother({ log })
  const ana = await createAgent(database, other.services)
  const raw = await openRaw(other)
  const [good, expired] = [await ana.token(), await ana.token(-60)]
  await joinRaw(raw, 'realtime:x', { config: {}, access_token: expired }, '1')
  await joinRaw(raw, 'realtime:x', { config: {}, access_token: good }, '2')
  raw.send('2', '3', 'realtime:x', 'unknown', { access_token: good })
  raw.send('2', '4', 'realtime:x', 'access_token', { access_token: `${good}x` })
  await raw.wait('phx_close')
  raw.socket.send('{')
  await raw.closed
  const text = lines.join('')
  for (const secret of [good, expired, other.services.keyring.publishableKey])
    expect(text).not.toContain(secret)
})

it('no timers or memory remain after many sockets', async () => {
  const { timers } = watchExpiries()
  const ana = await createAgent(database, server.services)
  const access_token = await ana.token()
  await expect.poll(() => server.connections(), SOON).toBe(0)
  // Each socket receives the presence of all others, so the cost grows with the square of the number.
  const COUNT = 50
  const sockets = await Promise.all(Array.from({ length: COUNT }, () => openRaw(server)))
  const config = {
    presence: { enabled: true },
    postgres_changes: [{ event: '*', schema: 'public', table: 'tasks' }],
  }
  await Promise.all(sockets.map((raw) => joinRaw(raw, 'realtime:todos', { config, access_token })))
  sockets.forEach((raw) => raw.send('1', '2', 'realtime:todos', 'presence', { event: 'track' }))
  await Promise.all(sockets.map((raw) => raw.wait('phx_reply', (frame) => frame[1] === '2')))
  await ana.addTask('Para todos')
  await Promise.all(sockets.map((raw) => raw.wait('postgres_changes')))
  expect(timers).toHaveLength(COUNT)

  sockets.forEach((raw, i) => (i % 2 === 0 ? raw.socket.close() : raw.socket.terminate()))
  await expect.poll(() => server.connections(), SOON).toBe(0)
  await expect.poll(() => timers.every(isOver), SOON).toBe(true)
  const after = await openRaw(server)
  await joinRaw(after, 'realtime:todos', { config: { presence: { enabled: true } } })
  expect((await after.wait('presence_state'))[4]).toEqual({})
  after.socket.close()
})
