import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAdmin } from '../../scripts/admin/run-admin.ts'
import { SOON } from '../../test-support/soon.ts'
import { memoryFolder } from '../../test-support/temporary-folder.ts'
import { stopWaitingForDisk } from '../../test-support/throwaway-database.ts'
import { createBackend, type Backend } from '../src/backend.ts'
import { createBackup } from '../src/backup/create-backup.ts'
import { describeRestore } from '../src/backup/describe.ts'
import { inEmptyDatabase } from '../src/backup/empty-database.ts'
import { restoreBackup } from '../src/backup/restore-backup.ts'
import { dumpRows } from '../src/backup/testing/dump-rows.ts'
import { addObject } from '../src/backup/testing/fill-tables.ts'
import { openBlobs } from '../src/backup/testing/test-office.ts'
import { startEmbeddedServer, type EmbeddedServer } from '../src/database/embedded/server.ts'
import { runSqlFile } from '../src/database/run-sql-files.ts'
import { ROOT } from './paths.ts'
import { createAgent } from './rls/agents.ts'
import { SECRETS_KEY } from './test-backend.ts'
import { testConfig } from './test-config.ts'

const log = pino({ level: 'silent' })
const folder = memoryFolder('unprivileged')
let server: EmbeddedServer
let superuser: Client

function connectTo(user: string, database: string): Promise<Client> {
  const { host, port } = server.endpoint
  const client = new Client({ host, port, user, database })
  return client.connect().then(() => client)
}

function variablesOf(user: string, database: string) {
  const host = encodeURIComponent(server.endpoint.host)
  return {
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${host}`,
    DATA_DIR: join(folder, database),
    SECRETS_KEY,
  }
}

function configOf(user: string, database: string) {
  return testConfig(variablesOf(user, database))
}

function refusal(user: string, database: string, secretsKey = SECRETS_KEY): Promise<string> {
  return createBackend({ ...configOf(user, database), secretsKey }, log).then(
    async (backend) => {
      await backend.close()
      return 'started'
    },
    (error: Error) => `${error.name}: ${error.message}`,
  )
}

beforeAll(async () => {
  server = await startEmbeddedServer(join(folder, 'cluster'), log)
  superuser = await connectTo('postgres', 'postgres')
  await stopWaitingForDisk(superuser)
})
afterAll(async () => {
  await superuser.end()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('OPS-70 a role without the rights that a start needs', () => {
  it('the start lists each right that its role lacks with the SQL that grants it, and writes nothing', async () => {
    await superuser.query('create role "sin permisos" login')
    await superuser.query('create database ajena')
    await superuser.query('create role anon nologin bypassrls')
    const said = await refusal('sin%20permisos', 'ajena')
    expect(said).toContain('DatabaseStartError: Al usuario "sin permisos" de PostgreSQL le faltan')
    expect(said).toContain('Si son de otro Predio, no lo ejecutes')
    const statements = said.split('\n').filter((line) => line.endsWith(';'))
    expect(statements.map((line) => line.trim())).toEqual([
      'alter database ajena owner to "sin permisos";',
      'alter role "sin permisos" createrole;',
      'grant anon to "sin permisos" with admin option;',
      'alter role anon nosuperuser nobypassrls;',
    ])
    const written = await superuser.query(
      `select rolname from pg_roles where rolname in ('authenticated', 'service_role', 'authenticator')`,
    )
    expect(written.rows).toEqual([])
    const owned = await connectTo('postgres', 'ajena')
    const { rows } = await owned.query(
      `select nspname from pg_namespace where nspname !~ '^pg_' and nspname not in ('public', 'information_schema')`,
    )
    expect(rows).toEqual([])
    await owned.end()
    await superuser.query('drop role anon')
  })
})

describe('OPS-71 the owner of a database with CREATEROLE', () => {
  let first: Agent
  let second: Agent

  it('an owner with CREATEROLE starts without BYPASSRLS: policies separate agents, the secret key sees all', async () => {
    await superuser.query('create role predio login createrole')
    await superuser.query('create database predio owner predio')
    const backend = await createBackend(configOf('predio', 'predio'), log)
    first = await signUp(backend)
    second = await signUp(backend)
    await expectSeparation(backend)
    expect(await countPolicies()).toBeGreaterThan(20)
    await backend.close()
  })

  it('OPS-72 an owner with CREATEROLE restores its archive into another empty database, whole or not at all', async () => {
    await superuser.query('create database copia owner predio')
    const source = await connectTo('predio', 'predio')
    const { id } = await createAgent(source)
    const version = randomUUID()
    await addObject(source, version, id)
    const { dataDir } = configOf('predio', 'predio')
    await openBlobs(dataDir).put(version, Readable.from([Buffer.from('%PDF-1.7')]), Infinity)
    const before = await dumpRows(source)
    await source.end()
    const file = join(folder, 'respaldo.tar.gz')
    const config = configOf('predio', 'predio')
    await createBackup({ config, file, blobs: openBlobs(dataDir), version: '0.3.0', log })

    const target = configOf('predio', 'copia')
    const restore = () => restoreBackup({ config: target, file, openBlobs, log })
    const failed = inEmptyDatabase(target.databaseUrl!, async (client) => {
      await runSqlFile(client, { name: '01_first.sql', text: 'create table public.clients ()' })
      throw new Error('disk full')
    })
    await expect(failed).rejects.toThrow('disk full')
    expect(describeRestore(await restore(), target.dataDir)).toContain('de DATABASE_URL y en')
    rmSync(target.dataDir, { recursive: true })
    await expect(restore()).rejects.toThrow('copia de DATABASE_URL no está vacía')

    const copy = await connectTo('predio', 'copia')
    expect(await dumpRows(copy)).toEqual(before)
    await copy.end()
    const backend = await createBackend(target, log)
    await expectSeparation(backend)
    await backend.close()
  })

  it('an owner that received BYPASSRLS passes it on at the next start, and the replacing policies are removed', async () => {
    await superuser.query('alter role predio bypassrls')
    const backend = await createBackend(configOf('predio', 'predio'), log)
    await expectSeparation(backend)
    expect(await countPolicies()).toBe(0)
    await backend.close()
  })

  it('OPS-131 the start explains that PostgreSQL refuses the role of requests', async () => {
    await superuser.query('alter role authenticator connection limit 0')
    const said = await refusal('predio', 'predio')
    expect(said).toContain('DatabaseStartError: PostgreSQL no deja entrar al rol authenticator')
    await superuser.query('alter role authenticator connection limit -1')
  })

  it('OPS-130 the start explains that PostgreSQL only allows reading', async () => {
    await superuser.query('alter role predio set default_transaction_read_only = on')
    const said = await refusal('predio', 'predio')
    expect(said).toContain('DatabaseStartError: La base de datos predio solo permite leer')
    expect(said).toContain('alter role predio reset default_transaction_read_only;')
    await superuser.query('alter role predio reset default_transaction_read_only')
  })

  it('OPS-142 the start explains that the connections do not suffice, whichever connection fails', async () => {
    await superuser.query('alter role predio connection limit 3')
    const said = await refusal('predio', 'predio')
    expect(said).toContain('DatabaseStartError: No se pudo conectar a PostgreSQL: no tiene más')
    expect(said).toContain('alter role predio connection limit -1;')
    await superuser.query('alter role predio connection limit -1')
  })

  it('OPS-86 OPS-140 a start does not lock out another Predio of the server, and explains when it is locked out', async () => {
    const { rows } = await superuser.query<{ hba_file: string }>('show hba_file')
    const rules = rows[0]!.hba_file
    writeFileSync(rules, `local all authenticator scram-sha-256\n${readFileSync(rules, 'utf8')}`)
    await superuser.query('select pg_reload_conf()')
    const lines: string[] = []
    const logged = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
    const backend = await createBackend(configOf('predio', 'predio'), logged)
    const ready = async () => {
      const response = await backend.fetch(new Request('http://127.0.0.1/ready'))
      return response.json()
    }

    await superuser.query('create database vecina owner predio')
    const otherKey = randomBytes(32).toString('base64')
    const said = await refusal('predio', 'vecina', otherKey)
    expect(said).toContain('DatabaseStartError: Otro Predio está en marcha en este servidor')
    expect(await ready()).toMatchObject({ status: 'ready' })

    await superuser.query(`alter role authenticator password 'otra'`)
    await expect.poll(ready, SOON).toMatchObject({ status: 'unavailable', notReady: ['login'] })
    const words = 'no deja entrar al rol authenticator'
    expect(lines.filter((line) => line.includes(words))).toHaveLength(1)
    const checked = await runAdmin(['check', 'database'], {
      root: ROOT,
      variables: variablesOf('predio', 'predio'),
    })
    expect(checked).toMatchObject({ text: expect.stringContaining(words), exitCode: 1 })
    await backend.close()
  })

  it('OPS-99 OPS-139 the start names a table in its way and writes nothing, and an unrelated table may stay', async () => {
    await superuser.query('create database ocupada owner predio')
    const owner = await connectTo('predio', 'ocupada')
    const admin = await connectTo('postgres', 'ocupada')
    const objects = async () => {
      const { rows } = await admin.query(
        `select (select count(*) from pg_class) + (select count(*) from pg_namespace) + (select count(*) from pg_proc) as count`,
      )
      return rows
    }
    const tables: [Client, string][] = [
      [owner, 'public.clients'],
      [owner, 'public.client_list'],
      [admin, 'public."Sus cosas"'],
    ]
    for (const [client, table] of tables) {
      await client.query(`create table ${table} ()`)
      const before = await objects()
      expect(await refusal('predio', 'ocupada')).toBe(
        `DatabaseStartError: La base de datos ocupada no está vacía (tiene la tabla ${table}). No se escribió nada en ella. ` +
          'Crea una nueva e indícala en DATABASE_URL:\n      create database NOMBRE owner predio;',
      )
      expect(await objects()).toEqual(before)
      await client.query(`drop table ${table}`)
    }

    // Only the migration itself discovers this conflict.
    await owner.query(`create type public.clients as enum ('a'); create table public.cosas ()`)
    const before = await objects()
    const said = await refusal('predio', 'ocupada')
    expect(said).toContain('DatabaseStartError: No se pudo preparar la base de datos: falló la')
    expect(said).toContain('No se escribió nada en ella. Si no estaba vacía, crea una nueva')
    expect(said).not.toContain('versión anterior')
    expect(await objects()).toEqual(before)
    await owner.query('drop type public.clients')
    expect(await refusal('predio', 'ocupada')).toBe('started')
    await owner.end()
    await admin.end()
  })

  it('OPS-130 the start explains that a database cannot store every text', async () => {
    await superuser.query(
      `create database latina owner predio encoding 'LATIN1' locale 'C' template template0`,
    )
    expect(await refusal('predio', 'latina')).toContain(
      'DatabaseStartError: La base de datos latina guarda textos en LATIN1',
    )
  })

  it('OPS-130 the start names the owner of tables that another role made', async () => {
    await superuser.query('create role otra login createrole')
    await superuser.query(
      'grant anon, authenticated, service_role, authenticator to otra with admin option',
    )
    await superuser.query('alter database predio owner to otra')
    const said = await refusal('otra', 'predio')
    expect(said).toContain(
      'DatabaseStartError: Los datos de Predio en la base de datos predio son del usuario predio',
    )
    await superuser.query('alter database predio owner to predio')
  })

  async function expectSeparation(backend: Backend): Promise<void> {
    const id = randomUUID()
    const row = { id, type: 'comprador', first_name: 'Ana', last_name: 'Núñez' }
    const { publishableKey, secretKey } = backend.services.keyring
    expect(await ask(backend, first.token, 'POST', 'clients', row)).toEqual({
      status: 201,
      ids: [],
    })
    const path = `clients?select=id&id=eq.${id}`
    expect(await ask(backend, first.token, 'GET', path)).toEqual({ status: 200, ids: [id] })
    expect(await ask(backend, second.token, 'GET', path)).toEqual({ status: 200, ids: [] })
    expect(await ask(backend, publishableKey, 'GET', path)).toMatchObject({ status: 401 })
    expect(await ask(backend, secretKey, 'GET', path)).toEqual({ status: 200, ids: [id] })
    expect(await ask(backend, secretKey, 'DELETE', `clients?id=eq.${id}`)).toMatchObject({
      status: 204,
    })
    expect(await ask(backend, first.token, 'GET', path)).toEqual({ status: 200, ids: [] })
  }

  async function countPolicies(): Promise<number> {
    const owner = await connectTo('predio', 'predio')
    const { rowCount } = await owner.query(
      `select from pg_policies where policyname = 'predio_service_role' and roles = '{service_role}'`,
    )
    await owner.end()
    return rowCount ?? 0
  }
})

interface Agent {
  token: string
}

async function signUp(backend: Backend): Promise<Agent> {
  const response = await backend.fetch(
    new Request('http://127.0.0.1/auth/v1/signup', {
      method: 'POST',
      headers: {
        apikey: backend.services.keyring.publishableKey,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email: `${randomUUID()}@agente.mx`, password: 'Correcta-1' }),
    }),
  )
  const { access_token } = (await response.json()) as { access_token: string }
  return { token: access_token }
}

async function ask(
  backend: Backend,
  key: string,
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; ids: string[] }> {
  const { publishableKey, secretKey } = backend.services.keyring
  const response = await backend.fetch(
    new Request(`http://127.0.0.1/rest/v1/${path}`, {
      method,
      headers: {
        apikey: key === secretKey ? secretKey : publishableKey,
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  const text = await response.text()
  const rows: unknown = text === '' ? [] : JSON.parse(text)
  return {
    status: response.status,
    ids: Array.isArray(rows) ? rows.map(({ id }: { id: string }) => id) : [],
  }
}
