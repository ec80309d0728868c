import { COLUMNS } from '@predio/domain/database'
import { type ListEntity, readView } from '@predio/domain/views'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestBackend, SECRETS_KEY, type TestBackend } from '../../test/test-backend.ts'
import { RECORD_TABLES, type RecordTable } from '../../../test-support/record-columns.ts'
import { QUICK_PASSWORD_COST } from '../../../test-support/quick-passwords.ts'
import { createUser } from '../auth/users/create-user.ts'
import { passwordsAt } from '../auth/passwords/password.ts'
import { openSecrets } from '../functions/secrets/open-secrets.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { openBlobStore } from '../storage/blob-store/open-blob-store.ts'
import { storeFileIn } from '../storage/upload/store-file.ts'
import { DEMO_USER } from './demo-user.ts'
import { openDemo } from './demo.ts'

const passwords = passwordsAt(QUICK_PASSWORD_COST)
const ACCOUNT = { email: 'demo@predio.mx', password: 'Demo-Predio-2026' }

/** The demo has no values for these columns: its rows are neither examples nor imported. */
const NOT_IN_DEMO: { [Table in RecordTable]?: readonly string[] } = {
  clients: ['import_id', 'import_row', 'is_example'],
  opportunities: ['is_example'],
  tasks: ['is_example', 'message'],
  interactions: ['is_example', 'photos', 'selection_item_id'],
  properties: ['is_example', 'left_site_at', 'not_joined', 'site_facts'],
  prospects: [
    'accepted_at',
    'answered_at',
    'client_id',
    'consent_at',
    'external_id',
    'listing_text',
    'notice_version',
    'raw_text',
  ],
}

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})
afterAll(() => backend.close())

async function start(demo: typeof ACCOUNT | false, publicUrl = 'http://localhost:3000') {
  const config = { ...backend.config, demo, publicUrl: new URL(publicUrl) }
  const { store: storeSecret } = await openSecrets(
    backend.services.database,
    SECRETS_KEY,
    backend.services.log,
  )
  const accounts = { createUser, passwords, storeSecret }
  const storeFile = storeFileIn(openBlobStore(config))
  return openDemo({ ...backend.services, config }, accounts, storeFile)
}

async function signIn(email = ACCOUNT.email, password = ACCOUNT.password) {
  const response = await backend.fetch(
    new Request('http://localhost/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: {
        apikey: backend.services.keyring.publishableKey,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email, password }),
    }),
  )
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

async function all(query: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const { rows } = await backend.owner.query<Record<string, unknown>>(query, values)
  return rows
}

async function everything(): Promise<Record<string, unknown[]>> {
  const tables = await all(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id' order by 1`,
  )
  const owned: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const table = String(name)
    owned[table] = await all(`select * from public.${table} where user_id = $1 order by id`, [
      DEMO_USER,
    ])
  }
  return owned
}

describe('the demo, from start to start', () => {
  it('the server stores no row of the demo where the demo is switched off', async () => {
    expect(await start(false)).toBeUndefined()
    expect(await signIn()).toMatchObject({
      status: 400,
      body: { error_code: 'invalid_credentials' },
    })
  })

  it('the demo has an account whose password works', async () => {
    await start(ACCOUNT)
    expect(await signIn()).toMatchObject({ status: 200, body: { token_type: 'bearer' } })
  })

  it('the demo account has the data of a month of work', async () => {
    const owned = await everything()
    const counts = Object.fromEntries(
      Object.entries(owned).map(([table, rows]) => [table, rows.length]),
    )
    expect(counts).toMatchObject({
      clients: 46,
      properties: 17,
      agent_sites: 1,
      opportunities: 29,
      tasks: 30,
      // The count includes the three answers to the selection.
      interactions: 73,
      whatsapp_messages: 25,
      sales_scripts: 8,
      professionals: 9,
      documents: 7,
      document_versions: 8,
      document_shares: 2,
      document_ai_history: 1,
      valuations: 3,
      selections: 1,
      selection_items: 4,
      privacy_notices: 2,
      client_consents: 5,
      selection_view_days: 2,
      owner_reports: 1,
      follow_up_plans: 1,
      follow_up_runs: 2,
      saved_views: 7,
      prospects: 4,
      chat_conversations: 3,
      user_settings: 1,
      user_secrets: 5,
    })
    expect(await all('select count(*)::int from notifications where not read')).toEqual([
      { count: 3 },
    ])
  })

  it('VIEW-03 the demo has saved views whose parameters are all understood', async () => {
    const views = await all('select entity, query from saved_views')
    for (const { entity, query } of views) {
      expect(readView(entity as ListEntity, String(query)).refused).toEqual([])
    }
  })

  it('NOT-33 the demo has a client whose birthday is today, and a notification of the birthday', async () => {
    expect(await all(`select title from notifications where kind = 'client_birthday'`)).toEqual([
      { title: 'Hoy es cumpleaños de Sofía Cámara Novelo' },
    ])
  })

  it('the demo has a document of the generator, as the app stores it', async () => {
    expect(await all(`select distinct type from documents where content is not null`)).toEqual([
      { type: 'text/plain' },
    ])
    const [generated] = await all(
      `select document.*, object.metadata ->> 'mimetype' as file_type, (object.metadata ->> 'size')::int as file_size,
         answer.type as answer_type, answer.content as answer, first.content as first_version,
         array(select action from document_history where document_id = document.id) as actions
       from documents document
       join storage.objects object on object.bucket_id = 'documents' and object.name = document.url
       join document_ai_history answer on answer.metadata ->> 'document_id' = document.id::text
       join document_versions first on first.document_id = document.id
       where document.metadata ->> 'generated_by' = 'ai'`,
    )
    expect(generated).toMatchObject({
      status: 'draft',
      category: 'contract',
      version: 1,
      url: expect.stringMatching(
        new RegExp(`^${DEMO_USER}/ai-generated/\\d{13}-contrato_arrendamiento\\.txt$`),
      ) as string,
      file_type: 'text/plain',
      answer_type: 'generation',
      answer: generated?.['content'],
      first_version: generated?.['content'],
      file_size: Buffer.byteLength(String(generated?.['content'])),
      actions: ['created'],
    })
  })

  it('the demo has deals in every stage, and the history of each deal’s stages is complete', async () => {
    const stages = await all(
      `select stage.name, count(deal.id)::int as deals from opportunity_stages stage
       left join opportunities deal on deal.stage_id = stage.id group by stage.name`,
    )
    expect(stages).toHaveLength(7)
    expect(stages.filter(({ deals }) => Number(deals) === 0)).toEqual([])
    const broken = await all(
      `select from (
         select stage_id, from_stage_id, lag(stage_id) over way as came_from from opportunity_stage_changes
         window way as (partition by opportunity_id order by created_at)
       ) step where from_stage_id is distinct from came_from`,
    )
    expect(broken).toEqual([])
    expect(
      await all(
        `select from opportunities deal where stage_id is distinct from (
           select stage_id from opportunity_stage_changes where opportunity_id = deal.id
           order by created_at desc limit 1)`,
      ),
    ).toEqual([])
  })

  it.each(RECORD_TABLES)('the demo has a value in every column of %s', async (table) => {
    const rows = await all(`select * from ${table} where user_id = $1`, [DEMO_USER])
    const isSet = (value: unknown) =>
      value !== null &&
      value !== false &&
      value !== '' &&
      !(Array.isArray(value) && value.length === 0)
    const empty = COLUMNS[table].filter((column) => !rows.some((row) => isSet(row[column])))
    expect(empty.toSorted(), `columns of ${table} that no row of the demo has`).toEqual(
      NOT_IN_DEMO[table] ?? [],
    )
  })

  it('the demo has no finished activity in the future, and has something to do', async () => {
    for (const table of [
      'clients',
      'opportunities',
      'tasks',
      'interactions',
      'whatsapp_messages',
    ]) {
      expect(await all(`select from ${table} where created_at > now()`)).toEqual([])
    }
    const [open] = await all(
      `select count(*) filter (where due_date < now() - interval '1 day')::int as late,
         count(*) filter (where due_date > now() + interval '1 day')::int as later
       from tasks where status in ('pending', 'in_progress')`,
    )
    expect(open?.['late']).toBeGreaterThan(0)
    expect(open?.['later']).toBeGreaterThan(3)
    expect(
      await all(`select from interactions where type = 'visit' and scheduled_at > now()`),
    ).toHaveLength(3)
  })

  it('a second start leaves every row of the demo as before', async () => {
    // The seeding writes the token unencrypted, because SQL has no key. Only the next start encrypts it.
    await start(ACCOUNT)
    const before = await everything()
    const users = await all('select * from auth.users')
    await start(ACCOUNT)
    expect(await everything()).toEqual(before)
    expect(await all('select * from auth.users')).toEqual(users)
  })

  it('a start restores the demo’s password and address, and leaves its data alone', async () => {
    await backend.owner.query(
      `update auth.users set email = 'otra@predio.mx', encrypted_password = $2 where id = $1`,
      [DEMO_USER, await passwords.hash('something else')],
    )
    await backend.owner.query(`delete from clients where first_name = 'Sofía'`)
    await start(ACCOUNT)
    expect((await signIn()).status).toBe(200)
    expect(await all('select from clients')).toHaveLength(45)
  })

  it('the demo site’s address follows the server to another port', async () => {
    await start(ACCOUNT, 'http://localhost:4567')
    expect(await all('select wordpress_url, logo_url from user_settings')).toEqual([
      {
        wordpress_url: 'http://localhost:4567/demo-sitio',
        logo_url: 'http://localhost:4567/demo-sitio/wp-content/uploads/2026/10/logo.png',
      },
    ])
    const [property] = await all('select url, images from properties where url is not null limit 1')
    expect(property?.['url']).toMatch(/^http:\/\/localhost:4567\/demo-sitio\/propiedad\//)
    expect(property?.['images']).toContainEqual(
      expect.stringMatching(/^http:\/\/localhost:4567\/demo-sitio\/wp-content\//),
    )
  })

  it('opening the demo under another host name changes its site’s address, and opening it under the first changes it back', async () => {
    const demo = await start(ACCOUNT)
    const app = demo?.mountBefore(new Hono<HttpEnvironment>())
    const stored = () => all('select wordpress_url, logo_url from user_settings')
    for (const origin of ['http://127.0.0.1:3000', 'http://localhost:3000']) {
      await app?.request(`${origin}/config.json`)
      expect(await stored()).toEqual([
        {
          wordpress_url: `${origin}/demo-sitio`,
          logo_url: `${origin}/demo-sitio/wp-content/uploads/2026/10/logo.png`,
        },
      ])
    }
    await app?.request('http://127.0.0.1:3000/dashboard')
    expect(await stored()).toMatchObject([{ wordpress_url: 'http://127.0.0.1:3000/demo-sitio' }])
    await app?.request('http://localhost:3000/dashboard/clientes')
    await app?.request('http://evil.example/config.json')
    expect(await stored()).toMatchObject([{ wordpress_url: 'http://localhost:3000/demo-sitio' }])
  })

  it('the demo does not replace a site that the person connected', async () => {
    await backend.owner.query(`update user_settings set wordpress_url = 'https://casas.example'`)
    await start(ACCOUNT)
    expect(await all('select wordpress_url from user_settings')).toEqual([
      { wordpress_url: 'https://casas.example' },
    ])
  })

  it('switching the demo off closes its account and sessions, and switching it on opens the account again', async () => {
    await start(false)
    expect(await all('select from auth.sessions where user_id = $1', [DEMO_USER])).toEqual([])
    expect((await signIn()).status).toBe(400)
    await start(ACCOUNT)
    expect((await signIn()).status).toBe(200)
  })

  it('a start creates a deleted demo account again', async () => {
    await backend.owner.query('delete from auth.users where id = $1', [DEMO_USER])
    await start(ACCOUNT)
    expect((await signIn()).status).toBe(200)
    expect(await all('select from clients')).toHaveLength(46)
  })

  it('the demo does not take over an account that somebody made with its address', async () => {
    await backend.owner.query('delete from auth.users where id = $1', [DEMO_USER])
    const passwordHash = await passwords.hash('a secret of mine')
    await backend.services.database.asOwner((tx) =>
      createUser(tx, { email: ACCOUNT.email, passwordHash, confirmed: true }),
    )
    await start(ACCOUNT)
    await start(false)
    expect((await signIn(ACCOUNT.email, 'a secret of mine')).status).toBe(200)
    expect(await all('select from clients')).toEqual([])
  })
})
