import { readdirSync } from 'node:fs'
import { request, type ClientRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { SOON } from '../../test-support/soon.ts'
import { listen } from '../src/http/listen.ts'
import { createTestBackend, type TestBackend } from './test-backend.ts'

const said: string[] = []
let backend: TestBackend
let server: Server
let person: { access_token: string; user: { id: string } }

beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line) => said.push(line) })
  backend = await createTestBackend({ STATEMENT_TIMEOUT_MS: '60000' }, log)
  server = await listen(backend.fetch, { hostname: '127.0.0.1', port: 0 })
  const body = JSON.stringify({ email: 'ana@agente.mx', password: 'Secreta-1' })
  const headers = { apikey: backend.services.keyring.publishableKey }
  const signUp = new Request('http://localhost/auth/v1/signup', { method: 'POST', headers, body })
  person = (await (await backend.fetch(signUp)).json()) as typeof person
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await backend.close()
})
beforeEach(() => {
  said.length = 0
})

function begin(method: string, path: string, headers: Record<string, string> = {}): ClientRequest {
  const { port } = server.address() as AddressInfo
  const sending = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: {
      apikey: backend.services.keyring.publishableKey,
      authorization: `Bearer ${person.access_token}`,
      ...headers,
    },
  })
  sending.on('error', () => undefined)
  return sending
}

async function metrics(): Promise<string> {
  return (await backend.fetch(new Request('http://localhost/metrics'))).text()
}

async function statusesOf(method: string, service: string): Promise<string[]> {
  const sample = /^predio_http_requests_total\{route="([^"]*)",method="(\w+)",status="(\d+)"/gm
  return Array.from((await metrics()).matchAll(sample))
    .filter(([, route, of]) => route?.startsWith(service) && of === method)
    .map(([, , , status]) => status!)
}

it('OPS-64 an upload that its sender aborts is 499 in the metrics, and no error in the log', async () => {
  const sending = begin('POST', `/storage/v1/object/documents/${person.user.id}/a.txt`, {
    'content-type': 'text/plain',
    'content-length': '5000000',
  })
  sending.write('a'.repeat(1_000_000))
  const stored = () =>
    readdirSync(join(backend.config.dataDir, 'storage'), { recursive: true, withFileTypes: true })
  await expect.poll(() => stored().filter((entry) => entry.isFile()).length, SOON).toBe(1)
  sending.destroy()
  await expect.poll(() => statusesOf('POST', '/storage/v1'), SOON).toEqual(['499'])
  expect(said).toEqual([])
})

it('OPS-64 a write that its sender aborts is 499 likewise', async () => {
  const sending = begin('POST', '/rest/v1/clients', {
    'content-type': 'application/json',
    'content-length': '5000',
  })
  sending.write('[')
  await expect.poll(metrics, SOON).toMatch(/^predio_http_requests_in_progress 2$/m)
  sending.destroy()
  await expect.poll(() => statusesOf('POST', '/rest/v1'), SOON).toEqual(['499'])
  expect(said).toEqual([])
})

it('OPS-64 a read whose statement is cancelled because its sender left is 499 likewise', async () => {
  await backend.owner.query('begin')
  await backend.owner.query('lock table clients in access exclusive mode')
  const sending = begin('GET', '/rest/v1/clients?select=id')
  sending.end()
  const waiting = async () => {
    const { rowCount } = await backend.owner.query(
      `select from pg_locks where relation = 'clients'::regclass and not granted`,
    )
    return rowCount
  }
  await expect.poll(waiting, SOON).toBe(1)
  sending.destroy()
  await expect.poll(() => statusesOf('GET', '/rest/v1'), SOON).toEqual(['499'])
  await backend.owner.query('rollback')
  expect(said).toEqual([])
})
