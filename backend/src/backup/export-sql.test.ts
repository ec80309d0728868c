import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hash, verify } from '@node-rs/bcrypt'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stopWaitingForDisk } from '../../../test-support/throwaway-database.ts'
import { ROOT } from '../../test/paths.ts'
import type { Agent } from '../../test/rls/agents.ts'
import { startEmbeddedServer, type EmbeddedServer } from '../database/embedded/server.ts'
import type { SqlFolders } from '../database/prepare.ts'
import { readSqlFiles, runSqlFile } from '../database/run-sql-files.ts'
import { describeExport } from './describe.ts'
import { exportSql, type ExportReport } from './export-sql.ts'
import { dumpRows } from './testing/dump-rows.ts'
import { addObject, fillTables, NASTY_TABLE } from './testing/fill-tables.ts'
import {
  log,
  removeFolder,
  sqlFoldersWith,
  startOffice,
  temporaryFolder,
} from './testing/test-office.ts'

const REST_OF_AUTH = readFileSync(
  new URL('../../test/hosted/rest-of-auth.sql', import.meta.url),
  'utf8',
)

const folder = temporaryFolder('export')
const file = join(folder, 'datos.sql')
const PASSWORD = 'Contraseña-de-siempre'
let folders: SqlFolders
let passwordHash: string
let agent: Agent
let before: Record<string, string[]>
let report: ExportReport
let server: EmbeddedServer
let superuser: Client
let projectOwner: Client

async function connectAs(user: string): Promise<Client> {
  const { host, port } = server.endpoint
  const client = new Client({ host, port, user, database: 'postgres' })
  await client.connect()
  return client
}

beforeAll(async () => {
  folders = sqlFoldersWith(NASTY_TABLE, folder)
  passwordHash = await hash(PASSWORD, 4)
  const source = join(folder, 'source')
  const office = await startOffice(source, folders)
  const agents = await fillTables(office.client)
  agent = agents[0]!
  await office.client.query('update auth.users set encrypted_password = $1', [passwordHash])
  await office.client.query(`update auth.users set recovery_token = 'viejo' where id = $1`, [
    agent.id,
  ])
  await office.client.query(
    `update subscription_plans set price_monthly = 12300 where name = 'Esencial'`,
  )
  await addObject(office.client, '5e7a0000-0000-4000-8000-000000000001', agent.id)
  before = await dumpRows(office.client, ['public', 'private'])
  report = await exportSql({ config: { dataDir: source, databaseUrl: undefined }, file, log })
  await office.stop()

  server = await startEmbeddedServer(join(folder, 'supabase'), log)
  superuser = await connectAs('postgres')
  await stopWaitingForDisk(superuser)
  const preparation = join(ROOT, 'backend/test/hosted/prepare-like-supabase.sql')
  await superuser.query(readFileSync(preparation, 'utf8') + REST_OF_AUTH)
  projectOwner = await connectAs('project_owner')
  await projectOwner.query(`set search_path = "$user", public, extensions`)
  for (const migration of readSqlFiles(folders.migrations))
    await runSqlFile(projectOwner, migration)
  // psql is not among the binaries, but the file contains no psql command, so the driver can run it.
  await projectOwner.query(readFileSync(file, 'utf8'))
})
afterAll(async () => {
  await projectOwner.end()
  await superuser.end()
  await server.close()
  removeFolder(folder)
})

describe('an export, loaded by a project’s owner after the migrations', () => {
  it('an export brings every row of the product’s tables, and no trigger adds rows', async () => {
    expect(await dumpRows(superuser, ['public', 'private'])).toEqual(before)
  })

  it('an export lets people keep their passwords', async () => {
    const { rows } = await superuser.query(
      'select id, encrypted_password, role, aud from auth.users',
    )
    expect(rows).toHaveLength(2)
    for (const user of rows) {
      expect(user).toMatchObject({
        encrypted_password: passwordHash,
        role: 'authenticated',
        aud: 'authenticated',
      })
      expect(await verify(PASSWORD, user.encrypted_password)).toBe(true)
    }
    const { rows: identities } = await superuser.query(
      `select provider, email from auth.identities where user_id = $1`,
      [agent.id],
    )
    expect(identities).toEqual([{ provider: 'email', email: 'a@b.mx' }])
  })

  it('an export contains no token, and no null token where GoTrue reads strings', async () => {
    const { rows } = await superuser.query(
      `select distinct confirmation_token, recovery_token, email_change_token_new, email_change from auth.users`,
    )
    expect(rows).toEqual([
      { confirmation_token: '', recovery_token: '', email_change_token_new: '', email_change: '' },
    ])
  })

  it('an export brings buckets and objects', async () => {
    const { rows } = await superuser.query(
      'select b.id, o.owner_id from storage.buckets b left join storage.objects o on o.bucket_id = b.id order by 1',
    )
    expect(rows).toEqual([
      { id: 'documents', owner_id: agent.id },
      { id: 'images', owner_id: null },
      { id: 'listing-photos', owner_id: null },
      { id: 'notes', owner_id: null },
    ])
  })

  it('triggers, policies and sequences work after an export was loaded', async () => {
    const id = '00000000-0000-4000-8000-0000000000aa'
    await superuser.query(`insert into auth.users (id, email) values ($1, 'nueva@b.mx')`, [id])
    const { rows } = await superuser.query(
      `insert into "Rara ""Mesa""" (list) values ('{}') returning "Id"::int as id, (select count(*)::int from profiles where id = $1) as profiles`,
      [id],
    )
    expect(rows).toEqual([{ id: 7, profiles: 1 }])
  })

  it('an export cannot be loaded twice by mistake', async () => {
    await expect(projectOwner.query(readFileSync(file, 'utf8'))).rejects.toThrow('duplicate key')
    await projectOwner.query('rollback')
  })
})

describe('the file', () => {
  it('only its owner can read the export’s file, which lists its content', () => {
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
    expect(report.users).toBe(2)
    expect(describeExport(report, file, 2_000_000)).toContain(
      'viaja aparte. Ponla como secreto SECRETS_KEY de las funciones. Sin ella, cada agente tendrá que volver',
    )
    expect(readFileSync(file, 'utf8')).toContain('SECRETS_KEY')
    expect(describeExport(report, file, 2 * 1024 * 1024)).toMatch(
      /\(2 MB\)\.\nContiene 2 cuentas con su contraseña cifrada y \d+ filas/,
    )
  })

  it('the export’s file holds no session and no key of the server', () => {
    const text = readFileSync(file, 'utf8')
    expect(text).not.toMatch(
      /insert into "(auth"\."(?!users|identities)|predio|supabase_migrations)/,
    )
  })
})
