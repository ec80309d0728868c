import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestRest, type TestRest } from './testing/test-rest.ts'

let test: TestRest

beforeAll(async () => {
  test = await createTestRest()
  await test.owner.query(`
    create table api.papers (id int primary key, client_id int references api.clients, content text);
    create view api.papers_seen as select * from api.papers;
    create table api.drafts (client_id int references api.clients, content text);
    insert into api.drafts select 1, repeat('x', 500_000) from generate_series(1, 40);
    grant select on api.papers, api.papers_seen to anon;
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

it('an answer of 800 MB that one small request asks for is refused, and PostgreSQL stays up', async () => {
  const before = await startTime()
  const refused = await test.send('GET /papers?select=a:content,clients(drafts(content))')
  expect(refused.status).toBe(413)
  expect(refused.json).toMatchObject({ message: 'Answer too large' })
  expect((await test.send('GET /papers?select=id&id=eq.1')).json).toEqual([{ id: 1 }])
  expect(await startTime()).toEqual(before)
})

it('sends an answer just below the limit', async () => {
  const { status, text } = await test.send('GET /papers?select=content,again:content&id=lte.30')
  expect(status).toBe(200)
  expect(text.length).toBeGreaterThan(30_000_000)
})

it('refuses as too large a statement that writes more temporary files than allowed', async () => {
  const refused = await test.send('GET /rpc/spill')
  expect(refused.status).toBe(413)
  expect(refused.json).toMatchObject({ message: 'Answer too large' })
})

describe('OPS-80 a body that costs too much to parse', () => {
  const many = (value: string) => `[${Array.from({ length: 60_000 }, () => value).join(',')}]`
  const wide = `{${Array.from({ length: 49_000 }, (_, i) => `"${i}":1`).join(',')}}`
  it.each([
    ['POST /rpc/spill', 'application/json', wide],
    ['POST /tags', 'application/json', wide],
    ['POST /tags?columns=label', 'application/json', `[${wide}]`],
    ['POST /rpc/spill', 'application/json', many('[]')],
    ['POST /rpc/spill', 'application/json', '['.repeat(1_000)],
    ['POST /tags', 'application/json', many('{"label":"a"}')],
    ['POST /tags?columns=label', 'application/json', many('{"label":"a"}')],
    ['POST /tags', 'text/csv', `label\n${'a\n'.repeat(10_000)}`],
    ['POST /tags', 'text/csv', `${'label,'.repeat(2_000)}\n`],
    ['POST /tags', 'text/csv', `${'label'.repeat(1_000)}\n${'a\n'.repeat(1_000)}`],
    ['POST /rpc/spill', 'application/x-www-form-urlencoded', 'a=1&'.repeat(2_000)],
  ])(
    'refuses %s as %s unparsed when its body costs too much to parse',
    async (line, type, body) => {
      const refused = await test.send(line, { body, headers: { 'content-type': type } })
      expect(refused.status).toBe(413)
      expect(refused.json).toMatchObject({ code: 'PGRST102', message: 'Request body too complex' })
    },
  )

  it.each([
    ['text/csv', `label\n"${'""'.repeat(33_000)}"`],
    ['application/x-www-form-urlencoded', `label=${'%ff+'.repeat(20_000)}`],
  ])('OPS-120 %s with more bytes than allowed is refused unparsed', async (type, body) => {
    const refused = await test.send('POST /tags', { body, headers: { 'content-type': type } })
    expect(refused.status).toBe(413)
    expect(refused.json).toMatchObject({ code: 'PGRST102', message: 'Request body too large' })
  })

  it('a call with more arguments than a function can have is refused without a search for the function', async () => {
    const body = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`k${i}`, i]))
    const { status, json } = await test.send('POST /rpc/spill', { body })
    expect(status).toBe(400)
    expect(json).toMatchObject({ details: 'A call may have at most 100 arguments' })
  })

  it.each(['POST /rpc/spill', 'POST /tags'])('OPS-120 %s accepts 4 MB', async (line) => {
    const send = async (length: number) =>
      (await test.send(line, { body: JSON.stringify([{ label: 'a'.repeat(length) }]) })).json
    const refused = { message: 'Request body too large' }
    expect(await send(4 * 1024 * 1024)).toMatchObject(refused)
    expect(await send(4 * 1024 * 1024 - 100)).not.toMatchObject(refused)
  })
})

describe('embeds that multiply', () => {
  it.each([
    ['/papers?select=clients(papers(content))', 'A list may not return'],
    [
      '/papers?select=id,clients(id,papers(id))&clients.papers=not.is.null',
      'A list may not return',
    ],
    ['/papers?select=id,...clients(papers(id))', 'A list may not return'],
    ['/clients?select=papers(clients(papers(id)))', 'A list may not return'],
    ['/tags?select=client_tags(clients(tags(id)))', 'A list may not return'],
    ['/papers?select=clients(papers_seen(content))', 'A list may not return'],
    ['/papers_seen?select=clients(papers(content))', 'A list may not return'],
    ['/papers?select=clients(referrer_id(referrer_id(id)))', 'A relation may occur 2 times'],
  ])('OPS-81 refuses multiplying embeds before the query runs: %s', async (path, details) => {
    const { status, json } = await test.send(`GET ${path}`)
    expect(status).toBe(400)
    expect(json).toMatchObject({ details: expect.stringContaining(details) })
  })

  it('a row with its list and what each entry refers to is still answered', async () => {
    const { status } = await test.send('GET /clients?select=id,papers(id,clients(id))&limit=1')
    expect(status).toBe(200)
  })
})
