import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SOON } from '../../test-support/soon.ts'
import { createTestBackend, type TestBackend } from './test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})
afterAll(() => backend.close())

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return backend.fetch(new Request(`http://localhost:3000${path}`, init))
}

async function samples(): Promise<string[]> {
  const lines = (await (await ask('/metrics')).text()).split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

async function valueOf(sample: string): Promise<number | undefined> {
  const line = (await samples()).find((found) => found.startsWith(`${sample} `))
  return line === undefined ? undefined : Number(line.slice(sample.length))
}

it('OPS-01 only this machine may read /metrics where no token is configured', async () => {
  expect((await ask('/metrics')).status).toBe(200)
  const otherAddress = new Request('https://app.predio.mx/metrics')
  expect((await backend.fetch(otherAddress)).status).toBe(404)
})

it('OPS-02 /metrics answers Prometheus’ text format', async () => {
  const response = await ask('/metrics')
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const sample =
    /^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?(\d+(\.\d+)?(e[+-]?\d+)?|\+Inf)$/
  for (const line of await samples()) expect(line).toMatch(sample)
})

it('OPS-03 /metrics shows requests by route, and no name from a request', async () => {
  const apikey = backend.services.keyring.publishableKey
  await ask('/rest/v1/subscription_plans?name=eq.SECRETO', { headers: { apikey } })
  await ask('/rest/v1/no_such_SECRETO', { headers: { apikey } })
  await ask('/SECRETO')
  const lines = await samples()
  expect(lines).toContain(
    'predio_http_requests_total{route="/rest/v1/:table",method="GET",status="200"} 1',
  )
  expect(lines).toContain(
    'predio_http_requests_total{route="/rest/v1/:table",method="GET",status="404"} 1',
  )
  expect(lines.join('\n')).not.toContain('SECRETO')
})

it('OPS-04 /metrics shows the database’s connections and statements, and when each job last succeeded', async () => {
  const { poolSize } = backend.config
  expect(await valueOf('predio_database_up')).toBe(1)
  expect(await valueOf('predio_database_connections_max{pool="requests"}')).toBe(poolSize)
  expect(await valueOf('predio_database_connections_waiting{pool="requests"}')).toBe(0)
  expect(await valueOf('predio_database_callers_waiting')).toBe(0)
  const LOCK = 'pg_advisory_xact_lock(21, 3)'
  await backend.owner.query('begin')
  await backend.owner.query(`select ${LOCK}`)
  const waiting = backend.services.database.asOwner((tx) => tx.query(`select ${LOCK}`))
  for (const sample of [
    'predio_database_running_statements',
    'predio_database_connections{pool="owner",state="used"}',
    'predio_database_longest_statement_seconds',
  ]) {
    await expect.poll(() => valueOf(sample), SOON).toBeGreaterThan(0)
  }
  await backend.owner.query('rollback')
  await waiting

  const success = 'predio_job_last_success_timestamp_seconds{job="daily_work"}'
  await expect.poll(() => valueOf(success), SOON).toBeGreaterThan(Date.now() / 1000 - 3600)
  expect(await valueOf('predio_job_failures_total{job="daily_work"}')).toBe(0)
  expect(await valueOf('predio_job_period_seconds{job="storage_sweep"}')).toBe(86_400)
})

it('OPS-05 /metrics shows mails, sockets, channels and the events of payment providers', async () => {
  const { publishableKey } = backend.services.keyring
  await ask('/auth/v1/recover', {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nadie@example.com' }),
  })
  expect(await valueOf('predio_mails_total{outcome="sent"}')).toBe(0)
  expect(await valueOf('predio_mails_outbox')).toBe(0)
  await ask('/auth/v1/signup', {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@example.com', password: 'Clave-1' }),
  })
  await expect.poll(() => valueOf('predio_mails_total{outcome="sent"}'), SOON).toBe(1)
  expect(await valueOf('predio_mails_outbox')).toBe(1)
  expect(await valueOf('predio_mails_total{outcome="failed"}')).toBe(0)

  await ask('/functions/v1/stripe-webhook', { method: 'POST', body: '{}' })
  const failed = 'predio_webhooks_total{provider="stripe",outcome="failed"}'
  expect(await valueOf(failed)).toBe(1)
  expect(await valueOf(failed.replace('failed', 'accepted'))).toBe(0)

  const server = createServer()
  server.on('upgrade', (request, socket, head) => backend.upgrade(request, socket, head))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const query = `vsn=1.0.0&apikey=${backend.services.keyring.secretKey}`
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?${query}`)
  await once(socket, 'open')
  socket.send(
    JSON.stringify({
      topic: 'realtime:sala',
      event: 'phx_join',
      payload: {},
      ref: '1',
      join_ref: '1',
    }),
  )
  await once(socket, 'message')
  expect(await valueOf('predio_realtime_sockets')).toBe(1)
  expect(await valueOf('predio_realtime_channels')).toBe(1)
  socket.close()
  await expect.poll(() => valueOf('predio_realtime_channels'), SOON).toBe(0)
  await expect.poll(() => valueOf('predio_realtime_sockets'), SOON).toBe(0)
  server.close()
})

it('OPS-05 /metrics shows the process and the disk', async () => {
  const { version } = backend.config
  expect(version).toMatch(/^\d+\.\d+\.\d+/)
  expect(await valueOf(`predio_info{version="${version}",node="${process.version}"}`)).toBe(1)
  for (const name of [
    'process_resident_memory_bytes',
    'process_uptime_seconds',
    'process_cpu_seconds_total',
    'nodejs_heap_size_used_bytes',
    'predio_disk_free_bytes',
    'predio_disk_size_bytes',
  ]) {
    expect(await valueOf(name), name).toBeGreaterThan(0)
  }
  const lag = 'nodejs_eventloop_lag_seconds{quantile="0.99"}'
  await expect.poll(() => valueOf(lag), SOON).toBeGreaterThanOrEqual(0)
})

it('OPS-06 /live answers without a request to any other part', async () => {
  const response = await ask('/live')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok' })
})

it('OPS-07 the server is ready with every migration of this version, and not without', async () => {
  expect((await ask('/ready')).status).toBe(200)
  const { rows } = await backend.owner.query(
    `delete from supabase_migrations.schema_migrations
     where version = (select max(version) from supabase_migrations.schema_migrations) returning *`,
  )
  const status = async () => (await ask('/ready')).status
  await expect.poll(status, SOON).toBe(503)
  expect(await (await ask('/ready')).json()).toMatchObject({
    status: 'unavailable',
    notReady: ['migrations'],
  })
  const [{ version, name, statements }] = rows as [Record<string, unknown>]
  await backend.owner.query(
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
    [version, name, statements],
  )
  await expect.poll(status, SOON).toBe(200)
})

describe('OPS-08 every answer carries the request’s id', () => {
  it.each([
    '/rest/v1/clients',
    '/auth/v1/settings',
    '/storage/v1/bucket',
    '/functions/v1/site-proxy',
    '/api/create-checkout-session',
    '/config.json',
    '/metrics',
    '/live',
    '/no/such.file',
  ])('the answer of %s has the request’s id', async (path) => {
    expect((await ask(path)).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('the body of a server failure has the request’s id', async () => {
    const response = await ask('/functions/v1/stripe-webhook', { method: 'POST', body: '{}' })
    expect(response.status).toBeGreaterThanOrEqual(500)
    const id = response.headers.get('x-request-id')
    expect(await response.json()).toMatchObject({ message: expect.any(String), request_id: id })
  })
})
