import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dumpRows } from '../backend/src/backup/testing/dump-rows.ts'
import { describeRlsMatrix } from '../backend/test/rls/describe-rls-matrix.ts'
import { root } from '../scripts/lib/root.mjs'
import { digestOf, randomPdf } from '../test-support/random-files.ts'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { subscribe } from '../test-support/subscribe.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { addClient, clientIds, signIn, signUp, type SignedInAgent } from './agent.ts'
import { failedStart } from './failed-start.ts'
import { runMaintenance } from './maintenance.ts'
import { connectTo, startPostgres, type OwnPostgres, type PostgresVersion } from './own-postgres.ts'
import { download, ownerOf, upload } from './stored-files.ts'
import { connectAs } from './supabase-client.ts'

const INSTALLATIONS: [PostgresVersion, string][] = [
  [15, 'createrole'],
  [15, 'createrole bypassrls'],
  [18, 'createrole'],
  [18, 'createrole bypassrls'],
]
const RELEASED = join(root, 'test-support', 'archives')
const ARCHIVES = readdirSync(RELEASED)
const WAITS = { timeout: 60_000, interval: 50 }

describe.each(INSTALLATIONS)('OPS-71 on PostgreSQL %i the owner with %s', (version, attributes) => {
  const folder = temporaryFolder('unprivileged')
  const backups = join(folder, 'respaldos')
  const archive = join(folder, 'respaldo.cifrado')
  const contract = randomPdf(200_000)
  const kept = randomUUID()
  let postgres: OwnPostgres
  let env: Record<string, string>
  let server: RunningServer
  let first: SignedInAgent
  let second: SignedInAgent

  beforeAll(async () => {
    mkdirSync(backups)
    postgres = await startPostgres(version)
    env = {
      DATABASE_URL: postgres.urlOf('predio', 'predio'),
      SECRETS_KEY: randomBytes(32).toString('base64'),
      SECRET_KEY: `sb_secret_${randomBytes(18).toString('base64url')}`,
    }
  })
  afterAll(async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('OPS-70 an owner without CREATEROLE is told what is missing, and after the statements two processes start at once', async () => {
    await postgres.run(`create role proveedor login createrole createdb password 'clave'`)
    const provider = await connectTo(postgres.urlOf('proveedor', 'postgres'))
    await provider.query(`create role predio login noinherit password 'clave'`)
    await provider.query('grant predio to current_user')
    await provider.query('create database predio owner predio')
    const { code, said } = await failedStart({ ...env, DATA_DIR: join(folder, 'data') })
    expect(code).toBe(1)
    expect(said).toContain('alter role predio createrole;')
    expect(said).not.toContain('owner to predio')
    expect(said.includes('alter role predio inherit;')).toBe(version === 15)
    expect(said).not.toContain('    at ')
    await provider.query('alter role predio inherit createrole')
    await provider.end()
    await postgres.run(`alter role predio ${attributes}`)
    const other = startServer({ env })
    await start('data', { BACKUP_DIR: backups })
    await (await other).stop()
  })

  it('the server serves people and keeps their data apart, and the secret key sees all', async () => {
    first = await signUp(server)
    second = await signUp(server)
    expect(await addClient(server, first.token, kept)).toBe(true)
    expect(await clientIds(server, first.token)).toEqual(new Set([kept]))
    expect(await clientIds(server, second.token)).toEqual(new Set())
    expect(await allClientIds(server)).toEqual(new Set([kept]))
  })

  it('changes reach only the people to whom they belong, at once', async () => {
    const heard = { first: [] as unknown[], second: [] as unknown[] }
    const filter = { event: '*', schema: 'public', table: 'tasks' } as const
    const clients = await Promise.all([first, second].map(({ token }) => connectAs(server, token)))
    for (const [i, name] of (['first', 'second'] as const).entries()) {
      const channel = clients[i]!.channel('tareas')
      channel.on('postgres_changes', filter, ({ new: row }) => heard[name].push(row))
      await subscribe(channel)
    }
    for (const [i, title] of ['Suya', 'Ajena'].entries()) {
      const { error } = await clients[i]!.from('tasks').insert({ title })
      expect(error).toBeNull()
    }
    await vi.waitFor(() => expect(heard.second).toMatchObject([{ title: 'Ajena' }]), WAITS)
    await vi.waitFor(() => expect(heard.first).toMatchObject([{ title: 'Suya' }]), WAITS)
    await Promise.all(clients.map((client) => client.removeAllChannels()))
  })

  it('files are kept, and another agent cannot read them', async () => {
    expect(await upload({ server, token: first.token }, 'contrato.pdf', contract)).toBe(200)
    const response = await fetch(
      `${server.url}/storage/v1/object/documents/${ownerOf(first)}/contrato.pdf`,
      { headers: { apikey: server.publishableKey, authorization: `Bearer ${second.token}` } },
    )
    expect(response.ok).toBe(false)
  })

  it('the server makes backups automatically and by command', async () => {
    await vi.waitFor(() => expect(readdirSync(backups).join()).toContain('.cifrado'), WAITS)
    await server.stop()
    const { code, said } = await runMaintenance('backup', archive, join(folder, 'data'), env)
    expect([code, said]).toEqual([0, expect.stringContaining('Respaldo listo')])
  })

  it('OPS-72 restores the archive into another such database, and the server there has the same data', async () => {
    await postgres.run('create database copia owner predio')
    const DATABASE_URL = postgres.urlOf('predio', 'copia')
    const target = join(folder, 'copia')
    const restored = await runMaintenance('restore', archive, target, { ...env, DATABASE_URL })
    expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('Restauración')])
    const [before, after] = [await rowsOf(env['DATABASE_URL']!), await rowsOf(DATABASE_URL)]
    expect(after).toEqual(before)

    await start('copia', { DATABASE_URL })
    const token = await signIn(server, first)
    expect(await clientIds(server, token)).toEqual(new Set([kept]))
    expect(await clientIds(server, second.token)).toEqual(new Set())
    const bytes = await download({ server, token }, 'contrato.pdf')
    expect(bytes && digestOf(bytes)).toBe(digestOf(contract))
    await server.stop()
  })

  it.each(ARCHIVES)(
    'OPS-61 restores %s into a database of its own, and its server serves people',
    async (name) => {
      const database = `de_${name.replaceAll(/\W/g, '_')}`
      await postgres.run(`create database ${database} owner predio`)
      const DATABASE_URL = postgres.urlOf('predio', database)
      const target = join(folder, database)
      const file = join(RELEASED, name)
      const restored = await runMaintenance('restore', file, target, { ...env, DATABASE_URL })
      expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('Restauración')])
      await start(database, { DATABASE_URL })
      const person = await signUp(server)
      const own = randomUUID()
      expect(await addClient(server, person.token, own)).toBe(true)
      expect(await clientIds(server, person.token)).toEqual(new Set([own]))
      expect((await allClientIds(server)).size).toBeGreaterThan(1)
      await server.stop()
    },
  )

  it('a second start finds all data', async () => {
    await start('data')
    expect(await clientIds(server, first.token)).toEqual(new Set([kept]))
    expect(await allClientIds(server)).toEqual(new Set([kept]))
    expect(server.output()).not.toContain('"level":50')
    await server.stop()
  })

  describe('row-level security matrix', () => {
    let owner: Client
    beforeAll(async () => {
      owner = await connectTo(postgres.urlOf('predio', 'predio'))
    })
    afterAll(() => owner.end())
    describeRlsMatrix(() => owner)
  })

  async function start(dataDir: string, more: Record<string, string> = {}): Promise<void> {
    server = await startServer({ dataDir: join(folder, dataDir), env: { ...env, ...more } })
  }
})

function allClientIds({ url, secretKey }: RunningServer): Promise<Set<string>> {
  return clientIds({ url, publishableKey: secretKey }, secretKey)
}

async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const owner = await connectTo(url)
  try {
    return await dumpRows(owner)
  } finally {
    await owner.end()
  }
}
