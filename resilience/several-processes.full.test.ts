import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startRoundRobinProxy, type RoundRobinProxy } from '../test-support/round-robin-proxy.ts'
import type { RunningServer } from '../test-support/server.ts'
import { SOON } from '../test-support/soon.ts'
import { subscribe } from '../test-support/subscribe.ts'
import { clientIds, signIn, signUp, type SignedInAgent } from './agent.ts'
import { startAdding } from './row-writers.ts'
import { prepareSharedDatabase, type SharedDatabase } from './shared-database.ts'
import { findWrongFiles, startWriting, type Fates } from './storage-writers.ts'
import { connectAs } from './supabase-client.ts'
import { askForToken } from './tokens.ts'

const ENOUGH = 60
const WHILE_IT_LASTS = { timeout: 120_000, interval: 20 }

describe.each([2, 3])(
  '%i processes behind a proxy that sends each request to the next',
  (count) => {
    let shared: SharedDatabase
    let proxy: RoundRobinProxy
    let servers: RunningServer[]
    let office: Pick<RunningServer, 'url' | 'publishableKey'>
    let agent: SignedInAgent
    let opened: SupabaseClient[] = []

    const startOne = () => shared.start({ PUBLIC_URL: proxy.url, TRUST_PROXY: 'on' })
    const startAll = () => Promise.all(Array.from({ length: count }, startOne))
    const useAll = () => proxy.use(servers.map(({ url }) => url))

    beforeAll(async () => {
      shared = await prepareSharedDatabase(`${count}-processes`)
      proxy = await startRoundRobinProxy()
      servers = await startAll()
      useAll()
      office = { url: proxy.url, publishableKey: servers[0]!.publishableKey }
      agent = await signUp(office)
    })
    afterEach(async () => {
      await Promise.all(opened.map((client) => client.removeAllChannels()))
      opened = []
    })
    afterAll(async () => {
      await proxy.stop()
      await shared.stop()
    })

    async function connect(): Promise<SupabaseClient> {
      const client = await connectAs(office, agent.token)
      opened.push(client)
      return client
    }

    async function followTasks(): Promise<string[]> {
      const heard: string[] = []
      const channel = (await connect()).channel('tareas')
      const binding = { event: 'INSERT', schema: 'public', table: 'tasks' } as const
      channel.on<{ title: string }>('postgres_changes', binding, ({ new: row }) =>
        heard.push(row.title),
      )
      await subscribe(channel)
      return heard
    }

    async function addTasks(titles: readonly string[]): Promise<void> {
      const client = await connect()
      for (const title of titles) {
        expect((await client.from('tasks').insert({ title })).error).toBeNull()
      }
    }

    it('each of the processes serves a part of the requests', async () => {
      for (let i = 0; i < count * 2; i += 1) await clientIds(office, agent.token)
      for (const { url } of servers) expect(proxy.counts.get(url)).toBeGreaterThan(0)
    })

    it('every socket receives a change once, whichever process serves the socket', async () => {
      const followers = await Promise.all(Array.from({ length: count * 2 }, followTasks))
      const titles = Array.from({ length: count * 4 }, (_, i) => `Tarea ${i}`)
      await addTasks(titles)
      for (const heard of followers) {
        await expect.poll(() => heard.toSorted(), SOON).toEqual(titles.toSorted())
      }
    })

    it('five wrong passwords lock the account, however they are spread over the processes', async () => {
      const victim = await signUp(office)
      const guess = { email: victim.email, password: 'Equivocada-1' }
      for (let i = 0; i < 5; i += 1) {
        expect((await askForToken(office, 'password', guess)).status).toBe(400)
      }
      for (const server of servers) {
        expect((await askForToken(server, 'password', victim)).status).toBe(429)
      }
      expect((await askForToken(office, 'password', agent)).status).toBe(200)
    })

    it('after a sign-out at one process no process accepts the token', async () => {
      const session = await askForToken(office, 'password', agent)
      const token = session.access_token ?? ''
      const statusAt = async ({ url, publishableKey }: RunningServer) => {
        const headers = { apikey: publishableKey, authorization: `Bearer ${token}` }
        return (await fetch(`${url}/rest/v1/clients?select=id&limit=1`, { headers })).status
      }
      for (const server of servers) expect(await statusAt(server)).toBe(200)
      const { status } = await fetch(`${office.url}/auth/v1/logout?scope=local`, {
        method: 'POST',
        headers: { apikey: office.publishableKey, authorization: `Bearer ${token}` },
      })
      expect(status).toBe(204)
      for (const server of servers) await expect.poll(() => statusAt(server), SOON).toBe(401)
      expect((await askForToken(office, 'refresh_token', session)).status).toBe(400)
    })

    it('every process knows a new table, also after losing its listening connection', async () => {
      const addTable = async (name: string) => {
        await shared.database.query(`create table public.${name} (id int primary key)`)
        await shared.database.query(`grant select on public.${name} to authenticated`)
        await shared.database.query(`notify pgrst, 'reload schema'`)
      }
      const expectKnown = async (name: string) => {
        for (const { url, publishableKey } of servers) {
          const headers = { apikey: publishableKey, authorization: `Bearer ${agent.token}` }
          const status = async () => (await fetch(`${url}/rest/v1/${name}`, { headers })).status
          await expect.poll(status, SOON).toBe(200)
        }
      }
      await addTable('avisos_de_prueba')
      await expectKnown('avisos_de_prueba')
      const { rowCount } = await shared.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen %' and pid <> pg_backend_pid()`,
      )
      expect(rowCount).toBeGreaterThanOrEqual(count)
      await addTable('otros_avisos_de_prueba')
      await expectKnown('otros_avisos_de_prueba')
      const heard = await followTasks()
      await addTasks(['Después del corte'])
      await expect.poll(() => heard, SOON).toEqual(['Después del corte'])
    })

    it('killing one process after the other while people write loses nothing that was acknowledged', async () => {
      const token = await signIn(office, agent)
      const rows = new Set<string>()
      const fates: Fates = new Map()
      const adding = startAdding(office, token, rows, { throughFailures: true })
      const folder = { server: office, token }
      const writing = startWriting(folder, fates, 3, { throughFailures: true })
      onTestFinished(() => {
        adding.stop()
        writing.stop()
      })
      for (const [i, victim] of servers.entries()) {
        const before = { rows: rows.size, files: writing.granted() }
        await expect.poll(() => rows.size, WHILE_IT_LASTS).toBeGreaterThan(before.rows + ENOUGH)
        await victim.kill()
        const left = { rows: rows.size, files: writing.granted() }
        await expect.poll(() => rows.size, WHILE_IT_LASTS).toBeGreaterThan(left.rows + ENOUGH)
        await expect.poll(writing.granted, WHILE_IT_LASTS).toBeGreaterThan(left.files)
        servers[i] = await startOne()
        useAll()
      }
      adding.stop()
      writing.stop()
      await Promise.all([adding.ended, writing.ended])
      // Only requests to the killed process get no answer or a 502; no other request is refused.
      for (const status of adding.refused.keys()) expect([0, 502]).toContain(status)
      for (const server of servers) {
        const kept = await clientIds(server, token)
        expect([...rows].filter((id) => !kept.has(id))).toEqual([])
      }
      expect(await findWrongFiles(folder, fates)).toEqual([])
    })

    it('sockets of a killed process reconnect through the proxy and receive later changes', async () => {
      const followers = await Promise.all(Array.from({ length: count * 2 }, followTasks))
      await servers[0]!.kill()
      proxy.use(servers.slice(1).map(({ url }) => url))
      // The client reopens its sockets by itself. Earlier changes may be missed, so new ones are added until everybody hears one.
      let sent = 0
      const everybodyHears = async () => {
        const title = `Otra vez ${(sent += 1)}`
        await addTasks([title])
        return followers.every((heard) => heard.some((each) => each.startsWith('Otra vez')))
      }
      await expect.poll(everybodyHears, { timeout: 60_000, interval: 500 }).toBe(true)
      servers[0] = await startOne()
      useAll()
    })

    it('the daily work is done once, although the process that may be running it is killed', async () => {
      await Promise.all(servers.map((server) => server.stop()))
      await shared.database.query(
        `with task as (insert into tasks (user_id, assigned_to, title, due_date)
         select id, id, 'Visitar', now() from auth.users where email = $1)
       delete from predio.job_runs`,
        [agent.email],
      )
      const notices = async () => {
        const { rows } = await shared.database.query<{ title: string }>(
          `select n.title from notifications n join auth.users u on u.id = n.user_id
         where u.email = $1 and n.title like '%: Visitar'`,
          [agent.email],
        )
        return rows.map(({ title }) => title)
      }
      servers = await startAll()
      await servers[0]!.kill()
      servers[0] = await startOne()
      useAll()
      await expect.poll(notices, SOON).toEqual(['Tarea para hoy: Visitar'])
      // A stop waits for running requests, so afterwards each process has had its turn at the job.
      await Promise.all(servers.map((server) => server.stop()))
      expect(await notices()).toEqual(['Tarea para hoy: Visitar'])
    })
  },
)
