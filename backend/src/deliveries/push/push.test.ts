import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseIntoClientConfig } from 'pg-connection-string'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { SECRETS_KEY } from '../../../test/test-backend.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import {
  startPushService,
  type PushService,
} from '../../../../test-support/push/start-push-service.ts'
import { SOON } from '../../../../test-support/soon.ts'
import { openDatabase } from '../../database/database.ts'
import type { Database } from '../../database/types.ts'
import { createPinnedFetch } from '../../functions/outbound/pinned-fetch.ts'
import { postOutbound } from '../../functions/outbound/post-outbound.ts'
import { createCipher } from '../../functions/secrets/create-cipher.ts'
import type { Post } from '../../http/post.ts'
import { loadPushKey, type PushKey } from './push-key.ts'
import { createSendPush } from './send-push.ts'

const CONTACT = {
  operatorEmail: 'operador@predio.mx',
  contact: { email: 'hola@predio.mx', phone: '', operator: '', address: '' },
}
const NEWS = { kind: 'prospect', count: 2, address: '/dashboard/prospectos' }
let test: TestDatabase
let databases: Database[]
let service: PushService
let key: PushKey

beforeAll(async () => {
  test = await createTestDatabase()
  const owner = parseIntoClientConfig(test.url)
  const log = pino({ level: 'silent' })
  databases = [1, 2].map(() => openDatabase({ owner, requests: owner }, log))
  service = await startPushService()
  key = await load(0)
})
afterAll(async () => {
  await service.stop()
  await Promise.all(databases.map((database) => database.close()))
  await test.drop()
})

async function load(process: number, secretsKey = SECRETS_KEY): Promise<PushKey> {
  return loadPushKey(databases[process]!, await createCipher(secretsKey), CONTACT)
}

/** The push service's name resolves to this machine, without TLS. */
const pinned = createPinnedFetch({ resolve: async () => ['127.0.0.1'], isAllowed: () => true })
const post = postOutbound((url, request) => pinned(new URL(url.pathname, service.url), request))

describe('PUSH-02 the key', () => {
  it('the push key is the same for all processes and for every start', async () => {
    await test.owner.query(`delete from predio.secrets where name like 'push_key@%'`)
    const keys = await Promise.all([load(0), load(1)])
    key = await load(0)
    expect(keys.map(({ publicKey }) => publicKey)).toEqual([key.publicKey, key.publicKey])
    expect(Buffer.from(key.publicKey, 'base64url')).toHaveLength(65)
  })

  it('the push key is stored encrypted', async () => {
    const { rows } = await test.owner.query<{ value: string }>(
      `select value from predio.secrets where name like 'push_key@%'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.value).not.toMatch(/"d"|crv/)
    expect(Buffer.from(rows[0]?.value ?? '', 'base64').toString('latin1')).not.toMatch(/"d"|crv/)
  })

  it('the push key signs a token that is valid for one push service and at most 12 hours, and names the operator’s address', async () => {
    const header = await key.authorize(new URL(service.origin))
    const [, payload = ''] = header.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(claims).toEqual({
      aud: service.origin,
      sub: 'mailto:operador@predio.mx',
      exp: expect.any(Number),
    })
    expect(claims.exp - Date.now() / 1000).toBeLessThanOrEqual(12 * 3600)
  })
})

describe('PUSH-03 a message', () => {
  it('the browser that a message is for can decrypt it, and each message is encrypted anew', async () => {
    const device = service.subscribe(key.publicKey)
    const push = createSendPush(key, post)
    expect(await push(device, NEWS)).toEqual({ outcome: 'sent' })
    expect(await push(device, NEWS)).toEqual({ outcome: 'sent' })
    const [first, second] = service.received.splice(0)
    expect(JSON.parse(first?.text ?? '')).toEqual(NEWS)
    expect(second?.text).toBe(first?.text)
    expect(second?.bytes.equals(first?.bytes ?? Buffer.of())).toBe(false)
  })

  it('a push message signed by another server is refused', async () => {
    const push = createSendPush(await load(0, Buffer.alloc(32, 9).toString('base64')), post)
    const device = service.subscribe(key.publicKey)
    expect(await push(device, NEWS)).toEqual({ outcome: 'refused', status: 403 })
  })

  it('no push message is sent for a key that is no point of the curve', async () => {
    const device = { ...service.subscribe(key.publicKey), p256dh: `B${'A'.repeat(86)}` }
    const { asked } = service
    expect(await createSendPush(key, post)(device, NEWS)).toEqual({ outcome: 'gone' })
    expect(service.asked).toBe(asked)
  })

  it('PUSH-06 sending a push message waits for an answer no longer than its time limit', async () => {
    service.answers = ['silence']
    const push = createSendPush(key, post, 20)
    expect(await push(service.subscribe(key.publicKey), NEWS)).toEqual({
      outcome: 'later',
      afterSeconds: undefined,
    })
  })
})

it.each([
  'https://127.0.0.1/send/1',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/send/1',
  'https://intranet/send/1',
  'https://push.example:8443/send/1',
  'https://push.internal/send/1',
])('PUSH-09 no push message is sent to %s', async (endpoint) => {
  const device = { ...service.subscribe(key.publicKey), endpoint }
  const { asked } = service
  expect(await createSendPush(key, post)(device, NEWS)).toEqual({ outcome: 'gone' })
  expect(service.asked).toBe(asked)
})

it('PUSH-09 no push message is sent to a name that resolves to an internal address', async () => {
  const inside = createPinnedFetch({ resolve: async () => ['10.0.0.7'], isAllowed: () => false })
  const device = service.subscribe(key.publicKey)
  expect(await createSendPush(key, postOutbound(inside))(device, NEWS)).toEqual({ outcome: 'gone' })
})

/** A push service that answers in no standard's way. */
async function postTo(answer: RequestListener): Promise<Post> {
  const server = createServer((request, response) => {
    request.resume()
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const { port } = server.address() as AddressInfo
  return postOutbound((url, request) =>
    pinned(new URL(url.pathname, `http://127.0.0.1:${port}`), request),
  )
}

it.each([
  ['bytes', { 'content-type': 'text/html' }],
  ['gzip', { 'content-encoding': 'gzip' }],
])(
  'PUSH-06 an endless answer of %s is not read, and its connection is closed',
  async (_, headers) => {
    let closed = 0
    const endless = await postTo((_request, response) => {
      response.writeHead(201, headers as Record<string, string>)
      const more = () => {
        while (response.write(randomBytes(64 * 1024)));
      }
      response.on('drain', more)
      response.on('close', () => (closed += 1))
      more()
    })
    const device = service.subscribe(key.publicKey)
    expect(await createSendPush(key, endless)(device, NEWS)).toEqual({ outcome: 'sent' })
    await expect.poll(() => closed, SOON).toBe(1)
  },
)

it('PUSH-06 an answer with headers that are too long is tried again later', async () => {
  const long = await postTo((_request, response) => {
    response.writeHead(201, { 'x-long': 'a'.repeat(200_000) }).end()
  })
  expect(await createSendPush(key, long)(service.subscribe(key.publicKey), NEWS)).toEqual({
    outcome: 'later',
    afterSeconds: undefined,
  })
})
