import { decodeJwt, SignJWT } from 'jose'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SOON } from '../../test-support/soon.ts'
import { totpCode } from '../../test-support/totp-code.ts'
import { createBackend, type Backend } from '../src/backend.ts'
import { runAs } from './run-as.ts'
import { createTestBackend, type TestBackend } from './test-backend.ts'

const JWT_SECRET = 'un secreto que comparte el operador con otro servidor'
/** The server writes this claim into `request.jwt.claims`. */
const PASSED = { predio_second_factor: 'passed' }

let backend: TestBackend
/** A second process on the same database. */
let second: Backend
beforeAll(async () => {
  backend = await createTestBackend({ JWT_SECRET })
  second = await createBackend(backend.config, pino({ level: 'silent' }))
})
afterAll(async () => {
  await second.close()
  await backend.close()
})

interface Session {
  access_token: string
  user: { id: string }
}

async function post<Body>(path: string, body: object, token?: string): Promise<Body> {
  const answer = await send(backend, path, { method: 'POST', body: JSON.stringify(body) }, token)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Body
}

async function send(server: Backend, path: string, init: RequestInit = {}, token?: string) {
  const headers = {
    apikey: backend.services.keyring.publishableKey,
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return server.fetch(new Request(`http://localhost:3000${path}`, { ...init, headers }))
}

/** Creates an agent with one client. */
async function signUp(email: string): Promise<Session> {
  const session = await post<Session>('/auth/v1/signup', { email, password: 'Secreta-1' })
  await backend.owner.query(
    `insert into public.clients (user_id, type, first_name, last_name) values ($1, 'comprador', 'Ana', 'Pech')`,
    [session.user.id],
  )
  return session
}

/** Returns the number of clients that can be read with the token, or the refusal. */
async function read(token: string, server: Backend = backend): Promise<number | string> {
  const answer = await send(server, '/rest/v1/clients?select=id', {}, token)
  return answer.ok ? ((await answer.json()) as unknown[]).length : `refused: ${answer.status}`
}

/** Adds a second factor over the API and returns the token of the session that has verified it. */
async function addFactor({ access_token: token }: Session): Promise<string> {
  const factor = await post<{ id: string; totp: { secret: string } }>(
    '/auth/v1/factors',
    { factor_type: 'totp' },
    token,
  )
  const { id } = await post<{ id: string }>(`/auth/v1/factors/${factor.id}/challenge`, {}, token)
  const code = { challenge_id: id, code: totpCode(factor.totp.secret) }
  return (await post<Session>(`/auth/v1/factors/${factor.id}/verify`, code, token)).access_token
}

/** Returns the claims that a statement of this token's session would get now. */
async function claimsOf(token: string): Promise<Record<string, unknown>> {
  const { json, currentJson = () => json } = await backend.services.keyring.verify(token)
  return JSON.parse(currentJson()) as Record<string, unknown>
}

it('ACC-94 a statement says that its session passed the second factor, and stored tokens never do', async () => {
  const session = await signUp('sin-factor@agente.mx')
  const { access_token: token } = session
  expect(await claimsOf(token)).toEqual({ ...decodeJwt(token), ...PASSED })
  expect(JSON.parse((await backend.services.keyring.verify(token)).json)).toEqual(decodeJwt(token))
  const raised = await addFactor(session)
  expect(await claimsOf(raised)).toMatchObject({ aal: 'aal2', ...PASSED })
  expect(await claimsOf(token)).not.toMatchObject(PASSED)
})

/** Signs claims like a person to whom the operator gave JWT_SECRET. */
const signShared = (claims: object) =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(JWT_SECRET))

it.each<[string, (claims: Record<string, unknown>) => Promise<string>]>([
  ['by the server’s own key', (claims) => backend.services.keyring.sign(claims)],
  ['with JWT_SECRET', signShared],
  ['with JWT_SECRET for no session', (claims) => signShared({ ...claims, session_id: undefined })],
])('ACC-94 a token that contains the claim gains nothing, signed %s', async (how, sign) => {
  const session = await signUp(`trae-${how.length}@agente.mx`)
  await addFactor(session)
  const { iat: _, ...claims } = decodeJwt(session.access_token)
  expect(await read(await sign({ ...claims, ...PASSED }))).toBe(0)
})

it('ACC-94 a session checked moments before its account got a second factor reads nothing more', async () => {
  const session = await signUp('a-media-sesion@agente.mx')
  const other = await post<Session>('/auth/v1/token?grant_type=password', {
    email: 'a-media-sesion@agente.mx',
    password: 'Secreta-1',
  })
  expect(await read(session.access_token)).toBe(1)
  expect(await read(other.access_token)).toBe(1)
  const raised = await addFactor(session)
  expect(await read(session.access_token)).toBe(0)
  expect(await read(other.access_token)).toBe('refused: 401')
  expect(await read(raised)).toBe(1)
})

it('ACC-94 a statement that waited while the account got a second factor does not count as passed', async () => {
  const session = await signUp('en-espera@agente.mx')
  const { keyring } = backend.services
  const { json, currentJson } = await keyring.verify(session.access_token)
  expect(JSON.parse(currentJson!())).toMatchObject(PASSED)
  await addFactor(session)
  expect(currentJson!()).toBe(json)
})

it('ACC-94 another process learns of the second factor', async () => {
  const session = await signUp('dos-procesos@agente.mx')
  expect(await read(session.access_token, second)).toBe(1)
  const { json, currentJson } = await second.services.keyring.verify(session.access_token)
  expect(currentJson!()).not.toBe(json)
  await addFactor(session)
  await expect.poll(currentJson!, SOON).toBe(json)
  expect(await read(session.access_token, second)).toBe(0)
})

it('ACC-94 the policies look up the factor wherever the claim does not say that it was verified', async () => {
  const session = await signUp('politica@agente.mx')
  await addFactor(session)
  const count = (claims: object) =>
    runAs(
      backend.owner,
      session.user,
      async () => (await backend.owner.query('select from public.clients')).rowCount,
      { claims: { aal: 'aal1', ...claims } },
    )
  expect(await count({})).toBe(0)
  expect(await count({ predio_second_factor: null })).toBe(0)
  expect(await count({ predio_second_factor: 'no' })).toBe(0)
  expect(await count({ aal: 'aal2' })).toBe(1)
  expect(await count(PASSED)).toBe(1)
})

it('ACC-94 PostgreSQL inlines the check of the second factor into the policies', async () => {
  const plan = await runAs(backend.owner, { id: crypto.randomUUID() }, async () => {
    const { rows } = await backend.owner.query<{ 'QUERY PLAN': string }>(
      'explain (verbose) select id from public.clients',
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('private.ask_second_factor()')
  expect(plan).not.toContain('private.passed_second_factor()')
})
