import { afterAll, beforeAll, expect, test } from 'vitest'
import { FairTurns } from '../../http/fair-turns.ts'
import { createTestStorage, type Agent, type TestStorage } from '../testing/test-storage.ts'

let harness: TestStorage
let ana: Agent
const waits: number[] = []
const turns = new FairTurns(
  { perSecond: 100, burst: 20, waitMs: 60_000 },
  () => 0,
  async (ms) => void waits.push(ms),
)

beforeAll(async () => {
  harness = await createTestStorage(undefined, turns)
  ana = await harness.createAgent()
})
afterAll(() => harness.close())

const upload = (name: string, body: string, type: string) =>
  harness.call('POST', `/object/documents/${ana.id}/${name}`, ana.token, {
    body,
    headers: { 'content-type': type },
  })

const PART = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'

test('OPS-110 a stored file costs its network one turn', async () => {
  await turns.take('somebody else')
  for (const name of ['uno.txt', 'dos.txt']) {
    expect((await upload(name, 'x'.repeat(500_000), 'text/plain')).status).toBe(200)
  }
  expect(waits).toEqual([])
})

test('OPS-110 a form of thousands of parts is refused, and its bytes cost turns', async () => {
  await turns.take('somebody else')
  const form = `${PART.repeat(30_000)}--b--\r\n`
  const refused = await upload('x.txt', form, 'multipart/form-data; boundary=b')
  expect(await refused.json()).toMatchObject({
    message: 'Malformed multipart body: more than 100 parts',
  })
  expect(waits).toEqual([])
  await upload('tres.txt', 'x', 'text/plain')
  expect(waits).toHaveLength(1)
  expect(waits[0]).toBeGreaterThan(100)
})
