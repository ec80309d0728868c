import { readFileSync, rmSync } from 'node:fs'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { startEmbeddedServer, type EmbeddedServer } from '../../src/database/embedded/server.ts'
import { readSqlFiles, runSqlFile } from '../../src/database/run-sql-files.ts'
import { temporaryFolder } from '../../../test-support/temporary-folder.ts'
import { contact } from '../../../supabase/functions/contact/function.ts'
import { prospects } from '../../../supabase/functions/prospects/function.ts'
import { NAVENT_MESSAGE } from '../../../test-support/prospects/portal-shapes.ts'
import { ROOT } from '../paths.ts'
import { runAs } from '../run-as.ts'
import { addFactor, attempt, createAgent, insertText } from '../rls/agents.ts'
import { TABLES } from '../rls/tables.ts'
import { createHostedFunctions } from './call-function.ts'

const { migrations } = readConfig({}, ROOT).sqlFolders
const folder = temporaryFolder('hosted')
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
  server = await startEmbeddedServer(folder, pino({ level: 'silent' }))
  superuser = await connectAs('postgres')
  await superuser.query(
    readFileSync(new URL('./prepare-like-supabase.sql', import.meta.url), 'utf8'),
  )
  projectOwner = await connectAs('project_owner')
})
afterAll(async () => {
  await projectOwner.end()
  await superuser.end()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a database prepared by Supabase', () => {
  it('a database prepared by Supabase accepts every migration unchanged from an owner who is no superuser', async () => {
    await projectOwner.query(`set search_path = "$user", public, extensions`)
    for (const file of readSqlFiles(migrations)) await runSqlFile(projectOwner, file)
    const { rows } = await projectOwner.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
    expect(rows.map((row) => row.name)).toEqual(Object.keys(TABLES).toSorted())
  })

  it('on Supabase a new user gets a profile, a trial and a welcome message', async () => {
    await superuser.query('set role supabase_auth_admin')
    await superuser.query(
      `insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'a@b.mx')`,
    )
    await superuser.query('reset role')
    const { rows } = await superuser.query(
      `select s.status, n.kind, p.time_zone from public.profiles p join public.subscriptions s on s.user_id = p.id
       join public.notifications n on n.user_id = p.id`,
    )
    expect(rows).toEqual([{ status: 'trial', kind: 'welcome', time_zone: 'America/Mexico_City' }])
  })

  it('row-level security separates agents on Supabase too', async () => {
    const mine = await createAgent(superuser)
    const theirs = await createAgent(superuser)
    const me = { role: 'authenticated', id: mine.id } as const
    expect(await attempt(superuser, me, 'select id from clients')).toBe(1)
    const task = { title: 'Visita', client_id: theirs.ids['clients'] }
    expect(await attempt(superuser, me, insertText('tasks', task), Object.values(task))).toBe(
      '23503',
    )
    expect(await attempt(superuser, { role: 'anon' }, 'select id from clients')).toBe('42501')
  })

  it('ACC-94 on Supabase too, a session without proof of its second factor is refused', async () => {
    const { id } = await createAgent(superuser)
    const read = (aal: 'aal1' | 'aal2') =>
      attempt(superuser, { role: 'authenticated', id, aal }, 'select id from clients')
    await addFactor(superuser, id, 'unverified')
    expect(await read('aal1')).toBe(1)
    await superuser.query(`update auth.mfa_factors set status = 'verified' where user_id = $1`, [
      id,
    ])
    expect(await read('aal1')).toBe(0)
    expect(await read('aal2')).toBe(1)
  })

  it('Supabase’s storage has the policies of each bucket', async () => {
    const me = { role: 'authenticated', id: '00000000-0000-4000-8000-00000000000a' } as const
    const upload = 'insert into storage.objects (bucket_id, name, owner_id) values ($1, $2, $3)'
    expect(await attempt(superuser, me, upload, ['documents', `${me.id}/a.pdf`, me.id])).toBe(1)
    expect(await attempt(superuser, me, upload, ['documents', `otro/a.pdf`, me.id])).toBe('42501')
    for (const photos of ['listing-photos', 'notes']) {
      expect(await attempt(superuser, me, upload, [photos, `${me.id}/casa/a.jpg`, me.id])).toBe(1)
      expect(await attempt(superuser, me, upload, [photos, `otro/casa/a.jpg`, me.id])).toBe('42501')
    }
    expect(await attempt(superuser, me, upload, ['images', `logos/${me.id}/a.png`, me.id])).toBe(1)
    expect(await attempt(superuser, me, upload, ['images', `otra/a.png`, me.id])).toBe('42501')
  })

  it('PROS-03 PROS-11 PROS-21 both addresses accept a prospect once, and accepted prospects become clients', async () => {
    const agent = await createAgent(superuser)
    await runAs(superuser, agent, async () => {
      await superuser.query(`select replace_prospect_address('prospects')`)
      await superuser.query(`select replace_prospect_address('contact')`)
    })
    const { rows: secrets } = await superuser.query<{ name: string; token: string }>(
      'select name, plain_text as token from user_secrets where user_id = $1',
      [agent.id],
    )
    const tokenOf = (name: string) => secrets.find((each) => each.name === name)!.token
    const { host, port } = server.endpoint
    const functions = await createHostedFunctions({
      host,
      port,
      user: 'postgres',
      database: 'postgres',
    })
    const sendEvent = () =>
      functions.call(prospects, `/prospects/${tokenOf('prospects')}`, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(NAVENT_MESSAGE),
      })
    const useForm = (body: object) =>
      functions.call(contact, '/contact', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: tokenOf('contact'), ...body }),
      })
    try {
      const events = await Promise.all([sendEvent(), sendEvent(), sendEvent()])
      const opened: unknown = await (await useForm({ action: 'open' })).json()
      const person = { name: 'Luis Uc', phone: '999 765 4321', ...(opened as object) }
      const sent = await useForm({ action: 'send', ...person })
      expect([...events, sent].map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(functions.failures).toEqual([])
    } finally {
      await functions.close()
    }
    const { rows } = await runAs(superuser, agent, () =>
      superuser.query<{ name: string; outcome: string }>(
        `select name, accept_prospect(id) ->> 'outcome' as outcome from prospect_rows
         where source in ('portal', 'own_form') order by name`,
      ),
    )
    expect(rows).toEqual([
      { name: 'Ana Pech Uc', outcome: 'accepted' },
      { name: 'Luis Uc', outcome: 'accepted' },
    ])
  })
})
