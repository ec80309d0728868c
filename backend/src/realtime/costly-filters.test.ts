import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from '../../test/test-database.ts'
import { SOON } from '../../../test-support/soon.ts'
import { createAgent, type Agent } from './testing/agents.ts'
import { joinRaw, openRaw } from './testing/raw-socket.ts'
import {
  createRealtimeDatabase,
  startRealtime,
  type RealtimeServer,
} from './testing/realtime-server.ts'

/** This pattern tries every division of an odd number of letters, which would take hours. */
const SLOW = '^(a*)(a*)(a*)(a*)(a*)(a*)\\1\\2\\3\\4\\5\\6$'
const LETTERS = 'a'.repeat(151)

let database: TestDatabase
let server: RealtimeServer
let ana: Agent

beforeAll(async () => {
  database = await createRealtimeDatabase()
  const limits = { checksPerSecond: 0, checksAtOnce: 3, patternReadMs: 100 }
  server = await startRealtime(database, { limits })
  ana = await createAgent(database, server.services)
})
afterAll(async () => {
  await server.close()
  await database.drop()
})

const tasks = (filter?: string) => ({
  event: '*',
  schema: 'public',
  table: 'tasks',
  ...(filter !== undefined && { filter }),
})

async function join(agent: Agent, bindings: object[]) {
  const raw = await openRaw(server)
  const access_token = await agent.token()
  const reply = await joinRaw(raw, 'realtime:x', {
    config: { postgres_changes: bindings },
    access_token,
  })
  return { raw, reply }
}

it('a costly pattern is tested without data, and a binding that is slow on a row is dropped', async () => {
  const { raw } = await join(ana, [tasks(`title=match.${SLOW}`)])
  expect((await raw.wait('system'))[4]).toMatchObject({ status: 'ok' })
  const other = await join(ana, [tasks()])
  await ana.addTask(LETTERS)
  const [, , , , system] = await raw.wait('system', (frame) => frame[4]['status'] === 'error')
  expect(system).toMatchObject({
    extension: 'postgres_changes',
    message: 'Unable to subscribe to changes: a filter takes too long',
  })
  // The channel stays open, and other sessions of the account are not affected.
  expect(raw.frames.some((frame) => frame[3] === 'phx_close')).toBe(false)
  await expect
    .poll(() => other.raw.frames.map((frame) => frame[3]), SOON)
    .toContain('postgres_changes')
  raw.socket.close()
  other.raw.socket.close()
})

it('the number of filter checks per account is limited, and a join without filters is free', async () => {
  const eva = await createAgent(database, server.services)
  for (let n = 0; n < 3; n++)
    expect((await join(eva, [tasks('title=eq.a')])).reply).toMatchObject({ status: 'ok' })
  expect((await join(eva, [tasks('title=eq.a')])).reply).toEqual({
    status: 'error',
    response: { reason: 'ClientJoinRateLimitReached: Too many joins per second' },
  })
  expect((await join(eva, [tasks()])).reply).toMatchObject({ status: 'ok' })
})

it('the limit on filter checks counts an account once, however many tokens it has', async () => {
  const rosa = await createAgent(database, server.services)
  const joined = await Promise.all([0, 1, 2].map(() => join(rosa, [tasks('title=eq.a')])))
  expect(joined.map(({ reply }) => reply['status'])).toEqual(['ok', 'ok', 'ok'])
  expect((await join(rosa, [tasks('title=eq.a')])).reply).toMatchObject({ status: 'error' })
})
