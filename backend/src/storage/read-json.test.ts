import { afterAll, beforeAll, expect, test } from 'vitest'
import { FairTurns } from '../http/fair-turns.ts'
import { MAX_KEY_BYTES, MAX_KEYS_PER_REQUEST } from './limits.ts'
import { writeCursor } from './objects/list-cursor.ts'
import { createTestStorage, type Agent, type TestStorage } from './testing/test-storage.ts'

let harness: TestStorage
let ana: Agent
let berta: Agent
const waits: number[] = []
const turns = new FairTurns(
  { perSecond: 100, burst: 100 },
  () => 0,
  async (ms) => void waits.push(ms),
)

beforeAll(async () => {
  harness = await createTestStorage(undefined, turns)
  ana = await harness.createAgent()
  berta = await harness.createAgent()
})
afterAll(() => harness.close())

const paths = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, i) => `${i}/`.padEnd(bytes, 'x'))

const send = (method: string, path: string, body: unknown) =>
  harness.call(method, path, ana.token, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

test.each([
  ['DELETE', '/object/documents', { prefixes: paths(20_000, 40) }],
  ['POST', '/object/sign/documents', { expiresIn: 60, paths: paths(20_000, 40) }],
])(
  'OPS-80 %s %s with more values than any list has is refused unparsed',
  async (method, path, body) => {
    const refused = await send(method, path, body)
    expect(await refused.json()).toMatchObject({ statusCode: '413', code: 'EntityTooLarge' })
  },
)

test('OPS-121 a body of more than a megabyte is refused unread', async () => {
  const refused = await send('DELETE', '/object/documents', { prefixes: paths(1_100, 1_000) })
  expect(await refused.json()).toMatchObject({ message: 'Request body is too large' })
})

test('OPS-121 a list’s cursor may have 8,192 characters, which leaves room for the longest key', async () => {
  const list = (cursor: string) => send('POST', '/object/list-v2/documents', { cursor })
  const longest = writeCursor({ name: '"'.repeat(MAX_KEY_BYTES), moment: null })
  expect((await list(longest)).status).toBe(200)
  const many = { name: 'a', moment: null, more: Array.from({ length: 200_000 }, () => []) }
  const refused = await list(Buffer.from(JSON.stringify(many)).toString('base64url'))
  expect(await refused.json()).toMatchObject({
    statusCode: '400',
    message: expect.stringContaining('body/cursor'),
  })
})

test('OPS-122 the longest list of the longest keys is accepted, and costs its sender turns', async () => {
  await berta.storage.from('documents').list(berta.id)
  const longest = { prefixes: paths(MAX_KEYS_PER_REQUEST, MAX_KEY_BYTES) }
  for (let time = 0; time < 10; time += 1) {
    const taken = await send('DELETE', '/object/documents', longest)
    expect(await taken.json()).toEqual([])
  }
  expect(waits.length).toBeGreaterThan(0)
  const before = waits.length
  await berta.storage.from('documents').list(berta.id)
  expect(waits).toHaveLength(before)
})

test('OPS-122 fifty signed addresses cost a turn', async () => {
  const own = paths(500, 40).map((path) => `${ana.id}/${path}`)
  await harness.owner.query(
    `insert into storage.objects (bucket_id, name, owner_id) select 'documents', name, $1 from unnest($2::text[]) as name`,
    [ana.id, own],
  )
  const before = waits.length
  const body = { expiresIn: 60, paths: own }
  const signed = await send('POST', '/object/sign/documents', body)
  expect(await signed.json()).toHaveLength(500)
  await send('DELETE', '/object/documents', { prefixes: ['nothing'] })
  const [first = 0, second = 0] = waits.slice(before)
  // The request itself costs one turn and its body the other ten.
  expect(second - first).toBeCloseTo(110 + JSON.stringify(body).length / 5_000)
})
