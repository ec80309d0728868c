import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { FairTurns } from '../http/fair-turns.ts'
import { createTestRest, type TestRest } from './testing/test-rest.ts'

/** The clock of this test stands still, so that waiting times depend only on costs. */
const waits: number[] = []
const turns = new FairTurns(
  { perSecond: 100, burst: 20, waitMs: 60_000 },
  () => 0,
  async (ms) => void waits.push(ms),
)
let test: TestRest

beforeAll(async () => {
  test = await createTestRest(turns)
  await test.owner.query(`
    create table api.papers (id int primary key, content text);
    insert into api.papers values (1, repeat('x', 2_000_000));
    grant select on api.papers to anon`)
  await test.rest.reload()
})
beforeEach(() => turns.take('somebody else'))
afterAll(() => test.close())

it('OPS-110 small answers and addresses cost only their request', async () => {
  for (let i = 0; i < 10; i += 1) {
    expect((await test.send('GET /papers?select=id')).status).toBe(200)
  }
  expect(waits).toEqual([])
})

it('OPS-110 a large answer costs its reader turns', async () => {
  const before = waits.length
  expect((await test.send('GET /papers?select=content')).status).toBe(200)
  await test.send('GET /papers?select=id')
  // Two megabytes cost 40 turns and the requests 11. The burst covers 20 of them.
  expect(waits.slice(before).map(Math.round)).toEqual([310])
})

it('OPS-110 a long filter costs its sender turns, and the app’s longest filter costs few', async () => {
  const filter = (values: string[]) => `GET /papers?select=id&content=in.(${values.join(',')})`
  const costOf = async (line: string) => {
    expect((await test.send(line)).status).toBe(200)
    await test.send('GET /papers?select=id')
    return Math.round((waits.at(-1) ?? 0) - (waits.at(-2) ?? 0))
  }
  const ids = Array.from(
    { length: 100 },
    (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
  )
  expect(await costOf(filter(ids))).toBe(20)
  expect(await costOf(filter(Array.from({ length: 7_800 }, () => 'a')))).toBe(80)
})

it.each([
  ['fields', `id,content\n${'1,a\n'.repeat(2_500)}`],
  ['quotes', `content\n"${'""'.repeat(2_500)}"`],
])(
  'OPS-122 a thousand %s of a CSV cost their sender a turn, as JSON values do',
  async (_, body) => {
    await test.send('POST /papers', { body, headers: { 'content-type': 'text/csv' } })
    await test.send('GET /papers?select=id')
    expect(Math.round((waits.at(-1) ?? 0) - (waits.at(-2) ?? 0))).toBe(60)
  },
)
