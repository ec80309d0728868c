import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../test-support/server.ts'
import { addClient, clientIds, signIn, signUp, type SignedInAgent } from './agent.ts'
import { prepareSharedDatabase, type SharedDatabase } from './shared-database.ts'
import { download, remove, upload } from './stored-files.ts'
import { connectAs } from './supabase-client.ts'
import { askForToken } from './tokens.ts'
import { SOON } from '../test-support/soon.ts'
import { subscribe } from '../test-support/subscribe.ts'
import { digestOf, randomPdf } from '../test-support/random-files.ts'

let shared: SharedDatabase
let first: RunningServer
let second: RunningServer
let agent: SignedInAgent
let opened: SupabaseClient[] = []

function startBoth(): Promise<[RunningServer, RunningServer]> {
  return Promise.all([shared.start(), shared.start()])
}

beforeAll(async () => {
  shared = await prepareSharedDatabase('two-processes')
  // Both servers start on an empty database, and one of them prepares it.
  ;[first, second] = await startBoth()
  agent = await signUp(first)
})
afterEach(async () => {
  await Promise.all(opened.map((client) => client.removeAllChannels()))
  opened = []
})
afterAll(() => shared.stop())

async function connect(server: RunningServer): Promise<SupabaseClient> {
  const client = await connectAs(server, agent.token)
  opened.push(client)
  return client
}

describe('people', () => {
  it('two processes have the same keys', () => {
    expect(second.publishableKey).toBe(first.publishableKey)
  })

  it('each process accepts the tokens of the other, and shows the same rows', async () => {
    const [here, there] = [randomUUID(), randomUUID()]
    expect(await addClient(first, agent.token, here)).toBe(true)
    expect(await addClient(second, agent.token, there)).toBe(true)
    for (const server of [first, second])
      expect(await clientIds(server, agent.token)).toEqual(new Set([here, there]))
  })

  it('a session begun at one process continues at the other until its sign-out', async () => {
    const begun = await askForToken(first, 'password', agent)
    const refreshed = await askForToken(second, 'refresh_token', begun)
    expect(refreshed.status).toBe(200)
    const again = await askForToken(first, 'refresh_token', refreshed)
    expect(again.status).toBe(200)

    const { status } = await fetch(`${second.url}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: {
        apikey: second.publishableKey,
        authorization: `Bearer ${again.access_token}`,
      },
    })
    expect(status).toBe(204)
    expect((await askForToken(first, 'refresh_token', again)).status).toBe(400)
  })

  it('five wrong passwords spread over both processes are blocked at both', async () => {
    const victim = await signUp(second)
    const guess = { email: victim.email, password: 'Equivocada-1' }
    for (const server of [first, second, first, second, first])
      expect((await askForToken(server, 'password', guess)).status).toBe(400)
    for (const server of [first, second]) {
      expect((await askForToken(server, 'password', guess)).status).toBe(429)
      expect((await askForToken(server, 'password', victim)).status).toBe(429)
    }
    expect(await signIn(second, agent)).toBeTypeOf('string')
  })
})

describe('what happens at one process', () => {
  it('a change at one process reaches a follower at the other once', async () => {
    const heard: string[] = []
    const channel = (await connect(second)).channel('tareas')
    channel.on<{ title: string }>(
      'postgres_changes',
      { event: 'INSERT', schema: 'public', table: 'tasks' },
      (change) => heard.push(change.new.title),
    )
    await subscribe(channel)
    const writer = await connect(first)
    for (const title of ['Llamar a Ana', 'Última'])
      expect((await writer.from('tasks').insert({ title })).error).toBeNull()
    await expect.poll(() => heard, SOON).toEqual(['Llamar a Ana', 'Última'])
  })

  it('a broadcast at one process reaches the other, small or many times larger than a NOTIFY', async () => {
    const heard: unknown[] = []
    const listener = (await connect(second)).channel('avisos')
    listener.on('broadcast', { event: 'aviso' }, (message) => heard.push(message['payload']))
    await subscribe(listener)
    const speaker = await subscribe((await connect(first)).channel('avisos'))
    const payloads = [{ texto: 'hola, ñ' }, { texto: 'ñ'.repeat(50_000) }]
    for (const payload of payloads)
      expect(await speaker.send({ type: 'broadcast', event: 'aviso', payload })).toBe('ok')
    await expect.poll(() => heard, SOON).toEqual(payloads)
  })

  it('presence at one process appears at the other, and disappears there too', async () => {
    const watcher = (await connect(second)).channel('sala')
    let present: string[] | undefined
    // Without this listener supabase-js does not request presence.
    watcher.on('presence', { event: 'sync' }, () => {
      const metas = Object.values(watcher.presenceState<{ name: string }>()).flat()
      present = metas.map(({ name }) => name)
    })
    await subscribe(watcher)
    const visitor = await subscribe((await connect(first)).channel('sala'))
    expect(await visitor.track({ name: 'Ana' })).toBe('ok')
    await expect.poll(() => present, SOON).toEqual(['Ana'])
    await visitor.unsubscribe()
    await expect.poll(() => present, SOON).toEqual([])
  })

  it('a file stored at one process is read, replaced and removed at the other', async () => {
    const [here, there] = [first, second].map((server) => ({ server, token: agent.token }))
    if (!here || !there) throw new Error('two servers')
    const [old, young] = [randomPdf(200_000), randomPdf(90_000)]
    expect(await upload(here, 'contrato.pdf', old)).toBe(200)
    expect(digestOf((await download(there, 'contrato.pdf'))!)).toBe(digestOf(old))
    expect(await upload(there, 'contrato.pdf', young)).toBe(400)
    expect(await upload(there, 'contrato.pdf', young, { upsert: true })).toBe(200)
    expect(digestOf((await download(here, 'contrato.pdf'))!)).toBe(digestOf(young))
    expect(await remove(here, 'contrato.pdf')).toBe(200)
    expect(await download(there, 'contrato.pdf')).toBeUndefined()
  })
})

describe('after one process is killed', () => {
  it('after one of two processes is killed the other continues to serve', async () => {
    await first.kill()
    const id = randomUUID()
    expect(await addClient(second, await signIn(second, agent), id)).toBe(true)
    expect(await clientIds(second, agent.token)).toContain(id)
    await second.stop()
  })

  it('two processes that restart at the same moment do the daily work once', async () => {
    const { rows: hours } = await shared.database.query<{ hour: number }>(
      `with task as (insert into tasks (user_id, assigned_to, title, due_date)
         select id, id, 'Visitar', now() from auth.users where email = $1),
       due as (delete from predio.job_runs)
       select floor(extract(epoch from now()) / 3600)::int as hour`,
      [agent.email],
    )
    ;[first, second] = await startBoth()
    const runs = async () => {
      const { rows } = await shared.database.query<{ runs: number; hour: number }>(
        `select runs::int, floor(extract(epoch from last_run_at) / 3600)::int as hour
         from predio.job_runs where name = 'daily_work'`,
      )
      return rows[0]
    }
    await expect.poll(runs, SOON).toBeDefined()
    // A stop waits for running requests, so afterwards each process has had its turn at the job.
    await Promise.all([first.stop(), second.stop()])

    const done = await runs()
    // If the hour ends in between, the work of the next hour may have run too.
    const hasHourEnded = done?.hour !== hours[0]?.hour
    expect(done?.runs).toBeOneOf(hasHourEnded ? [1, 2] : [1])
    // The output of a process may arrive after it has ended.
    const said = () => first.output() + second.output()
    await expect.poll(() => said().match(/"job":"daily_work"/g), SOON).toHaveLength(done?.runs ?? 0)
    const { rows: notices } = await shared.database.query(
      `select kind, title from notifications n join auth.users u on u.id = n.user_id
       where email = $1 and kind like 'task%'`,
      [agent.email],
    )
    expect(notices).toEqual([{ kind: 'task_due', title: 'Tarea para hoy: Visitar' }])
  })
})
