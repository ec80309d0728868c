import { randomUUID } from 'node:crypto'
import type { RunningServer } from '../test-support/server.ts'

export interface SignedInAgent {
  email: string
  password: string
  token: string
}

type Address = Pick<RunningServer, 'url' | 'publishableKey'>

export async function signUp(server: Address): Promise<SignedInAgent> {
  const email = `${randomUUID()}@agente.mx`
  const password = 'Correcta-1'
  const token = await post(server, '/auth/v1/signup', { email, password })
  return { email, password, token }
}

export function signIn(server: Address, { email, password }: SignedInAgent): Promise<string> {
  return post(server, '/auth/v1/token?grant_type=password', { email, password })
}

async function post({ url, publishableKey }: Address, path: string, body: object): Promise<string> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { access_token?: string }
  if (!answer.access_token)
    throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`)
  return answer.access_token
}

function headersOf({ publishableKey }: Address, token: string): Record<string, string> {
  return {
    apikey: publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
}

export async function addClient(server: Address, token: string, id: string): Promise<boolean> {
  return (await insertClient(server, token, id)) === 201
}

export async function insertClient(server: Address, token: string, id: string): Promise<number> {
  const response = await fetch(`${server.url}/rest/v1/clients`, {
    method: 'POST',
    headers: headersOf(server, token),
    body: JSON.stringify({ id, type: 'comprador', first_name: 'Ana', last_name: 'Núñez' }),
  })
  await response.arrayBuffer()
  return response.status
}

export async function clientIds(server: Address, token: string): Promise<Set<string>> {
  const ids = new Set<string>()
  for (let offset = 0; ; offset += 1000) {
    const response = await fetch(
      `${server.url}/rest/v1/clients?select=id&order=id&limit=1000&offset=${offset}`,
      {
        headers: headersOf(server, token),
      },
    )
    if (!response.ok)
      throw new Error(`clients answered ${response.status}: ${await response.text()}`)
    const page = (await response.json()) as { id: string }[]
    for (const { id } of page) ids.add(id)
    if (page.length < 1000) return ids
  }
}
