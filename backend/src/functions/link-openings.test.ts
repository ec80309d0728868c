import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestFunctions, type Agent, type TestFunctions } from './testing/test-functions.ts'

let server: TestFunctions
let ana: Agent

beforeAll(async () => {
  server = await createTestFunctions()
  ana = await server.signUp('ana@example.com')
})
afterAll(async () => server.close())

async function select(agent = ana): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url')
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into selections (user_id, title, token_hash) values ($1, 'Casas', $2) returning id`,
    [agent.id, createHash('sha256').update(token).digest('hex')],
  )
  return { id: rows[0]!.id, token }
}

const open = (token: string) => server.call('selection', { body: { action: 'open', token } })

test('LINK-04 openings of one link are counted over all addresses, and separately from another link', async () => {
  const [busy, other] = [await select(), await select()]
  await server.owner.query(
    `insert into predio.rate_limits (key, window_starts_at, window_ends_at, count)
     values ('function:link-openings:link:' || $1, now(), now() + interval '1 minute', 120)`,
    [busy.id],
  )
  const refused = await open(busy.token)
  expect(refused).toMatchObject({ status: 429, body: { error: 'rate_limited' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await open(other.token)).status).toBe(200)
})

test('LINK-04 openings of all links of an agent are counted together', async () => {
  const { token } = await select()
  const key = `function:link-openings:user:${ana.id}`
  await server.owner.query(
    `insert into predio.rate_limits (key, window_starts_at, window_ends_at, count)
     values ($1, now(), now() + interval '1 minute', 300)
     on conflict (key) do update set count = 300, window_ends_at = now() + interval '1 minute'`,
    [key],
  )
  expect((await open(token)).status).toBe(429)
  await server.owner.query('delete from predio.rate_limits where key = $1', [key])
  expect((await open(token)).status).toBe(200)
})

test('LINK-06 the requests that an opening makes to other services count for the owner of the link', async () => {
  const { token } = await select()
  const callers = new Set<string | undefined>()
  server.intercept((request, bindings) => {
    if (!request.url.includes('token_hash=')) callers.add(bindings?.caller)
    return undefined
  })
  expect((await open(token)).status).toBe(200)
  server.intercept(undefined)
  expect([...callers]).toEqual([`links of ${ana.id}`])
})

test('LINK-06 the links of one agent open in turn, and links of another agent open at the same time', async () => {
  const bea = await server.signUp('bea@example.com')
  const [one, another, ofBea] = [await select(), await select(), await select(bea)]
  const begun = new Set<string>()
  let release = () => {}
  const held = new Promise<undefined>((resolve) => (release = () => resolve(undefined)))
  server.intercept((request) => {
    const id = /selection_items\?.*selection_id=eq\.([0-9a-f-]+)/.exec(request.url)?.[1]
    if (id === undefined || id === ofBea.id) return undefined
    begun.add(id)
    return held
  })
  const openings = [open(one.token), open(another.token)]
  await vi.waitFor(() => expect(begun.size).toBe(1))
  expect((await open(ofBea.token)).status).toBe(200)
  expect(begun.size).toBe(1)
  release()
  expect((await Promise.all(openings)).map(({ status }) => status)).toEqual([200, 200])
  expect(begun).toEqual(new Set([one.id, another.id]))
  server.intercept(undefined)
})
