import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestRest, type TestRest } from './testing/test-rest.ts'

/** What one request may not take from everybody else. */
let test: TestRest

beforeAll(async () => {
  test = await createTestRest()
  await test.owner.query(`
    create table api.papers (id int primary key, client_id int references api.clients, content text);
    grant select on api.papers to anon;
    insert into api.papers
    select number, 1, repeat(md5(number::text), 16_000) from generate_series(1, 40) as number;
    create function api.spill() returns bigint language sql stable security definer
      set work_mem = '64kB' set temp_file_limit = '1MB'
    as $$
      select count(*) from (
        select md5(number::text) as text from generate_series(1, 200000) as number order by 1 offset 1
      ) as sorted
    $$`)
  await test.rest.reload()
})
afterAll(() => test.close())

async function startTime(): Promise<unknown> {
  return (await test.owner.query('select pg_postmaster_start_time()')).rows[0]
}

it('an answer of 800 MB that one small request asks for is refused, and PostgreSQL goes on', async () => {
  const before = await startTime()
  const refused = await test.send('GET /papers?select=clients(papers(content))')
  expect(refused.status).toBe(413)
  expect(refused.json).toMatchObject({ message: 'Answer too large' })
  expect((await test.send('GET /papers?select=id&id=eq.1')).json).toEqual([{ id: 1 }])
  expect(await startTime()).toEqual(before)
})

it('an answer near the limit is still one', async () => {
  // Thirty papers of half a megabyte, each text twice.
  const { status, text } = await test.send('GET /papers?select=content,again:content&id=lte.30')
  expect(status).toBe(200)
  expect(text.length).toBeGreaterThan(30_000_000)
})

it('a statement that writes more temporary files than it may is refused as too large', async () => {
  const refused = await test.send('GET /rpc/spill')
  expect(refused.status).toBe(413)
  expect(refused.json).toMatchObject({ message: 'Answer too large' })
})

describe('embeds that multiply', () => {
  it.each([
    ['/papers?select=clients(papers(clients(papers(id))))'],
    ['/clients?select=papers(clients(papers(clients(id))))'],
  ])('%s is refused before it is run', async (path) => {
    const { status, json } = await test.send(`GET ${path}`)
    expect(status).toBe(400)
    expect(json).toMatchObject({ details: expect.stringContaining('A relation may occur 2 times') })
  })

  it('a row, its list and what each points at are still an answer', async () => {
    const { status } = await test.send('GET /clients?select=id,papers(id,clients(id))&limit=1')
    expect(status).toBe(200)
  })
})
