import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from './test-backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
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

it('a token is refused everywhere once its session was signed out', async () => {
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

it('a person whose account is gone can store nothing', async () => {
  const { access_token: token, user } = await signUp('borrada@agente.mx')
  await backend.owner.query('delete from auth.users where id = $1', [user.id])
  const stored = await send(`/storage/v1/object/documents/${user.id}/nota.txt`, {
    method: 'POST',
    body: 'hola',
    token,
    headers: { 'content-type': 'text/plain' },
  })
  expect(stored.status).toBe(400)
  const { rowCount } = await backend.owner.query('select from storage.objects where name like $1', [
    `${user.id}/%`,
  ])
  expect(rowCount).toBe(0)
})
