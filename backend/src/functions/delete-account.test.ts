import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  PASSWORD,
  createTestFunctions,
  type Agent,
  type TestFunctions,
} from './testing/test-functions.ts'

let server: TestFunctions
let ana: Agent
let luis: Agent
let round = 0

beforeAll(async () => {
  server = await createTestFunctions()
  luis = await server.signUp('luis@example.com')
  await keepFilesOf(luis)
})
afterAll(async () => server.close())

beforeEach(async () => {
  ana = await server.signUp(`ana${++round}@example.com`)
  await keepFilesOf(ana)
  await server.owner.query(`insert into documents (user_id, name) values ($1, 'Contrato')`, [
    ana.id,
  ])
})
afterEach(() => server.intercept(undefined))

const FILES = 8

async function keepFilesOf(agent: Agent): Promise<void> {
  const { id } = agent
  const documents = ['contrato.txt', 'ai-generated/texto.txt', 'a/b/c.txt']
  await keep(
    agent,
    'documents',
    documents.map((name) => `${id}/${name}`),
  )
  await keep(agent, 'listing-photos', [`${id}/casa/sala.jpg`, `${id}/casa/sala-480.jpg`])
  await keep(agent, 'notes', [`${id}/nota/fachada.jpg`])
  await keep(agent, 'images', [`logos/${id}/logo.png`, `processed/${id}-1.png`])
}

async function keep({ id }: Agent, bucket: string, names: string[]): Promise<void> {
  await server.owner.query(
    `insert into storage.objects (bucket_id, name, owner, owner_id, version)
     select $1, name, $2::uuid, $2, gen_random_uuid() from unnest($3::text[]) as name`,
    [bucket, id, names],
  )
}

const remove = (password: unknown = PASSWORD, agent = ana) =>
  server.call('delete-account', { token: agent.token, body: { password } })

async function filesOf({ id }: Agent): Promise<number> {
  const { rows } = await server.owner.query<{ count: number }>(
    'select count(*)::int from storage.objects where owner_id = $1',
    [id],
  )
  return rows[0]?.count ?? -1
}

async function rowsOf({ id }: Agent): Promise<number> {
  const { rows } = await server.owner.query<{ count: number }>(
    `select (select count(*) from auth.users where id = $1)::int
       + (select count(*) from profiles where id = $1)::int
       + (select count(*) from documents where user_id = $1)::int
       + (select count(*) from auth.sessions where user_id = $1)::int as count`,
    [id],
  )
  return rows[0]?.count ?? -1
}

async function sessionsOf({ id }: Agent): Promise<number> {
  const { rows } = await server.owner.query<{ count: number }>(
    'select count(*)::int from auth.sessions where user_id = $1',
    [id],
  )
  return rows[0]?.count ?? -1
}

test('PROF-23 and PHOTO-07 deleting an account removes its files, rows and user, and nothing of anybody else', async () => {
  const before = await rowsOf(luis)
  await server.storeFile(ana, 'documents', `${ana.id}/subido.txt`)
  const answer = await remove()
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ deleted: true })
  expect(await filesOf(ana)).toBe(0)
  expect(await rowsOf(ana)).toBe(0)
  expect(await filesOf(luis)).toBe(FILES)
  expect(await rowsOf(luis)).toBe(before)
})

test('deleting an account removes more files than one page of the list holds', async () => {
  const names = Array.from({ length: 120 }, (_, n) => `${ana.id}/muchos/${n}.txt`)
  await keep(ana, 'documents', names)
  expect((await remove()).status).toBe(200)
  expect(await filesOf(ana)).toBe(0)
})

test('PROF-22 deleting an account refuses a wrong password and removes nothing', async () => {
  const answer = await remove('otra-Contraseña-1')
  expect(answer.status).toBe(403)
  expect(answer.body).toEqual({ error: 'wrong_password', message: 'La contraseña no es correcta.' })
  expect(await filesOf(ana)).toBe(FILES)
  expect(await rowsOf(ana)).toBe(4)
})

test.each([[''], [null], [123]])(
  'deleting an account asks for a password when the request’s password is %j',
  async (password) => {
    const { status, body } = await remove(password)
    expect(status).toBe(400)
    expect(body['error']).toBe('password_missing')
  },
)

test('deleting an account passes on the auth service’s limit on wrong passwords', async () => {
  for (let attempt = 0; attempt < 5; attempt++) expect((await remove('wrong')).status).toBe(403)
  const answer = await remove(PASSWORD)
  expect(answer.status).toBe(429)
  expect(answer.body['error']).toBe('rate_limited')
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await rowsOf(ana)).toBe(4)
})

test('deleting an account does not accept the password of another account', async () => {
  // The auth service is made to answer with another account's session, as a bug might do.
  server.intercept((request) =>
    request.url.includes('grant_type=password')
      ? Response.json({ access_token: luis.token, user: { id: luis.id } })
      : undefined,
  )
  expect((await remove()).status).toBe(403)
  expect(await rowsOf(ana)).toBe(4)
})

test('deleting an account needs a session that still exists', async () => {
  await server.owner.query('delete from auth.sessions where user_id = $1', [ana.id])
  expect((await remove()).status).toBe(401)
  expect(await filesOf(ana)).toBe(FILES)
})

const STEPS: [string, (request: Request) => boolean][] = [
  ['reading the user', at('GET', '/auth/v1/user')],
  ['checking the password', at('POST', '/auth/v1/token')],
  ['listing documents', at('POST', '/storage/v1/object/list/documents')],
  ['removing documents', at('DELETE', '/storage/v1/object/documents')],
  ['listing images', at('POST', '/storage/v1/object/list/images')],
  ['removing images', at('DELETE', '/storage/v1/object/images')],
  ['deleting the user', at('DELETE', '/auth/v1/admin/users')],
]

function at(method: string, path: string): (request: Request) => boolean {
  return (request) => request.method === method && new URL(request.url).pathname.startsWith(path)
}

describe.each(STEPS)('PROF-23 after a failure when %s', (_, isStep) => {
  test.each(['before', 'in the middle of'])(
    'after a failure %s the step a second attempt completes the deletion',
    async (when) => {
      let calls = 0
      const nth = when === 'before' ? 1 : 2
      server.intercept((request) =>
        isStep(request) && ++calls >= nth ? Response.json({}, { status: 500 }) : undefined,
      )
      const first = await remove()
      server.intercept(undefined)
      expect([200, 500]).toContain(first.status)
      expect((await remove()).status).toBe(200)
      expect(await filesOf(ana)).toBe(0)
      expect(await rowsOf(ana)).toBe(0)
    },
  )
})

test('a deletion that failed after the user was deleted can be repeated, and removes files that came late', async () => {
  let gone = false
  server.intercept(async (request) => {
    if (at('DELETE', '/auth/v1/admin/users')(request)) {
      gone = true
      await server.storeFile(ana, 'documents', `${ana.id}/late.txt`)
    }
    return gone && at('POST', '/storage/v1/object/list')(request)
      ? Response.json({}, { status: 500 })
      : undefined
  })
  expect((await remove()).status).toBe(500)
  server.intercept(undefined)
  expect(await rowsOf(ana)).toBe(0)
  expect(await filesOf(ana)).toBe(1)
  await expect(server.storeFile(ana, 'documents', `${ana.id}/later.txt`)).rejects.toThrow('403')
  expect((await remove()).status).toBe(200)
  expect(await filesOf(ana)).toBe(0)
})

test('a file that arrives while the user is being deleted is deleted too', async () => {
  server.intercept(async (request) => {
    if (at('DELETE', '/auth/v1/admin/users')(request))
      await server.storeFile(ana, 'images', `processed/${ana.id}-late.png`)
    return undefined
  })
  expect((await remove()).status).toBe(200)
  expect(await filesOf(ana)).toBe(0)
})

test('deleting an account stops when storage claims to have removed a file but keeps it', async () => {
  server.intercept((request) =>
    at('DELETE', '/storage/v1/object/documents')(request) ? Response.json([]) : undefined,
  )
  expect((await remove()).status).toBe(500)
  expect(await rowsOf(ana)).toBeGreaterThan(0)
})

test('a deletion that fails later leaves no session of the password check open', async () => {
  server.intercept((request) =>
    at('DELETE', '/auth/v1/admin/users')(request) ? Response.json({}, { status: 500 }) : undefined,
  )
  await remove()
  expect(await sessionsOf(ana)).toBe(1)
})
