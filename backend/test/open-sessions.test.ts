import { SignJWT, decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SOON } from '../../test-support/soon.ts'
import { createTestBackend, type TestBackend } from './test-backend.ts'

const JWT_SECRET = 'un secreto que comparte el operador con otro servidor'
let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ JWT_SECRET })
})
afterAll(() => backend.close())

interface Session {
  access_token: string
  user: { id: string }
}

async function send(path: string, init: RequestInit & { token?: string } = {}): Promise<Response> {
  const { token, ...rest } = init
  const { publishableKey } = backend.services.keyring
  return backend.fetch(
    new Request(`http://localhost:3000${path}`, {
      ...rest,
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(rest.headers as Record<string, string>),
      },
    }),
  )
}

async function signUp(email: string): Promise<Session> {
  const body = JSON.stringify({ email, password: 'Secreta-1' })
  return (await (await send('/auth/v1/signup', { method: 'POST', body })).json()) as Session
}

async function signIn(email: string): Promise<Session> {
  const body = JSON.stringify({ email, password: 'Secreta-1' })
  const path = '/auth/v1/token?grant_type=password'
  return (await (await send(path, { method: 'POST', body })).json()) as Session
}

function signShared(claims: Record<string, string>): Promise<string> {
  return new SignJWT({ aud: 'authenticated', ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode(JWT_SECRET))
}

it('ACC-26 a token is refused everywhere after the sign-out of its session', async () => {
  const { access_token: token } = await signUp('sale@agente.mx')
  await send('/auth/v1/logout?scope=global', { method: 'POST', token })
  const read = await send('/rest/v1/clients?select=id', { token })
  expect(read.status).toBe(401)
  expect(await read.json()).toMatchObject({ message: 'JWT session ended' })
  expect(
    (
      await send('/storage/v1/object/list/documents', {
        method: 'POST',
        body: '{"prefix":""}',
        token,
      })
    ).status,
  ).toBe(400)
})

it('ACC-63 a person’s token without a session is refused everywhere, unless JWT_SECRET signed it', async () => {
  const { user } = await signUp('sin-sesion@agente.mx')
  const claims = { sub: user.id, role: 'authenticated', aud: 'authenticated', aal: 'aal2' }
  const expires = { exp: Math.floor(Date.now() / 1000) + 600 }
  const forged = await backend.services.keyring.sign({ ...claims, ...expires })
  expect((await send('/rest/v1/clients?select=id', { token: forged })).status).toBe(401)
  expect((await send('/auth/v1/user', { token: forged })).status).toBe(403)
  const list = { method: 'POST', body: '{"prefix":""}', token: forged }
  expect((await send('/storage/v1/object/list/documents', list)).status).toBe(400)
  const secrets = { method: 'POST', body: '{"action":"describe"}', token: forged }
  expect((await send('/functions/v1/secrets', secrets)).status).toBe(401)
  const messages = [{ topic: 'sala', event: 'e', payload: {} }]
  const broadcast = { method: 'POST', body: JSON.stringify({ messages }), token: forged }
  const heard = await send('/realtime/v1/api/broadcast', broadcast)
  expect([heard.status, await heard.text()]).toEqual([401, expect.stringContaining('session')])
  const shared = await signShared(claims)
  expect((await send('/rest/v1/clients?select=id', { token: shared })).status).toBe(200)
})

it.each<[string, (first: Session, second: Session) => Promise<Response>]>([
  [
    'a global sign-out',
    ({ access_token: token }) => send('/auth/v1/logout?scope=global', { method: 'POST', token }),
  ],
  [
    'a password that is changed elsewhere',
    (_, { access_token: token }) =>
      send('/auth/v1/user', {
        method: 'PUT',
        body: '{"password":"Distinta-2","current_password":"Secreta-1"}',
        token,
      }),
  ],
])(
  'ACC-68 the signed URLs of a file end with the session in which they were made: %s',
  async (how, end) => {
    const email = `${how.replaceAll(' ', '-')}@agente.mx`
    const session = await signUp(email)
    const { access_token: token } = session
    const path = `documents/${session.user.id}/contrato.pdf`
    const pdf = { body: '%PDF-1.7 contrato', headers: { 'content-type': 'application/pdf' } }
    await send(`/storage/v1/object/${path}`, { method: 'POST', token, ...pdf })
    const sign = async (address: string, init: RequestInit) =>
      (await send(address, { method: 'POST', token, ...init })).json() as Promise<
        Record<string, string>
      >
    const expiry = { body: JSON.stringify({ expiresIn: 86_400 }) }
    const { signedURL } = await sign(`/storage/v1/object/sign/${path}`, expiry)
    const upsert = { headers: { 'x-upsert': 'true' } }
    const { url } = await sign(`/storage/v1/object/upload/sign/${path}`, upsert)
    const open = async () => (await send(`/storage/v1${signedURL}`)).status
    const replace = () => send(`/storage/v1${url}`, { method: 'PUT', ...pdf })
    expect([await open(), (await replace()).status]).toEqual([200, 200])
    expect((await end(session, await signIn(email))).ok).toBe(true)
    // For up to five more seconds the server believes its cache and treats the session as open.
    await expect.poll(open, SOON).toBe(400)
    expect(await (await replace()).json()).toMatchObject({ error: 'InvalidJWT' })
  },
)

it('ACC-92 a token with the session of another account is refused everywhere', async () => {
  const own = await signUp('propia@agente.mx')
  const other = await signUp('ajena@agente.mx')
  const { iat: _, ...claims } = decodeJwt(own.access_token)
  const mixed = await backend.services.keyring.sign({ ...claims, sub: other.user.id })
  const read = (token: string) => send('/rest/v1/clients?select=id', { token })
  expect((await read(own.access_token)).status).toBe(200)
  expect((await read(mixed)).status).toBe(401)
  expect((await send('/auth/v1/user', { token: mixed })).status).toBe(403)
  const secrets = { method: 'POST', body: '{"action":"describe"}' }
  expect((await send('/functions/v1/secrets', { ...secrets, token: mixed })).status).toBe(401)
})

it('ACC-26 a person whose account was deleted can store nothing', async () => {
  const { access_token: token, user } = await signUp('borrada@agente.mx')
  const upload = (name: string) =>
    send(`/storage/v1/object/documents/${user.id}/${name}`, {
      method: 'POST',
      body: 'hola',
      token,
      headers: { 'content-type': 'text/plain' },
    })
  // For a token without a session, only the policies can refuse.
  const shared = await signShared({ sub: user.id, role: 'authenticated' })
  const signed = await send(`/storage/v1/object/upload/sign/documents/${user.id}/firmado.txt`, {
    method: 'POST',
    token: shared,
  })
  const { url } = (await signed.json()) as { url: string }
  // For some seconds the server's cache still treats the session as open, so the policies must refuse.
  await backend.owner.query('delete from auth.users where id = $1', [user.id])
  expect((await upload('nota.txt')).status).toBe(400)
  const late = await send(`/storage/v1${url}`, {
    method: 'PUT',
    body: 'hola',
    headers: { 'content-type': 'text/plain' },
  })
  expect(await late.json()).toMatchObject({ statusCode: '403' })
  const { rowCount } = await backend.owner.query('select from storage.objects where name like $1', [
    `${user.id}/%`,
  ])
  expect(rowCount).toBe(0)
})

it('ACC-26 and OPS-22 a token is refused while its account is disabled, and accepted again after', async () => {
  const { user } = await signUp('vetada@agente.mx')
  const { secretKey } = backend.services.keyring
  const change = (duration: string) =>
    send(`/auth/v1/admin/users/${user.id}`, {
      method: 'PUT',
      body: JSON.stringify({ ban_duration: duration }),
      token: secretKey,
      headers: { apikey: secretKey },
    })
  // The REST service has not seen these sessions yet. One that it has seen would be treated as open for some seconds.
  const { access_token: token } = await signIn('vetada@agente.mx')
  const { access_token: second } = await signIn('vetada@agente.mx')
  expect((await change('24h')).status).toBe(200)
  expect((await send('/rest/v1/clients?select=id', { token })).status).toBe(401)
  expect((await change('none')).status).toBe(200)
  expect((await send('/rest/v1/clients?select=id', { token: second })).status).toBe(200)
})
