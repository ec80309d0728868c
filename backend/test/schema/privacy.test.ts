import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAgent, insertRow, type Agent } from '../rls/agents.ts'
import { beginAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let mine: Agent

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  mine = await createAgent(database.owner)
})

async function run<Row>(text: string, values: unknown[] = [], agent = mine): Promise<Row[]> {
  const { owner } = database
  await beginAs(owner, agent)
  try {
    const { rows } = await owner.query(text, values)
    await owner.query('commit')
    return rows as Row[]
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

async function asOwner<Row>(text: string, values: unknown[]): Promise<Row[]> {
  return (await database.owner.query(text, values)).rows as Row[]
}

const PUBLISH = `insert into privacy_notices (answers, simple_text, full_text) values ('{}', 'Breve', 'Entero') returning id, version`
const tokenOf = async ({ id }: Agent) =>
  (
    await asOwner<{ plain_text: string; token_hash: string }>(
      `select plain_text, token_hash from user_secrets where user_id = $1 and name = 'notice'`,
      [id],
    )
  )[0]!

describe('PRIV-01 a published notice', () => {
  it('the database numbers published notices from 1 for each agent, also at the same moment', async () => {
    expect(await run(PUBLISH)).toMatchObject([{ version: 2 }])
    expect(await run(PUBLISH)).toMatchObject([{ version: 3 }])
    const other = await createAgent(database.owner)
    expect(await run(PUBLISH, [], other)).toMatchObject([{ version: 2 }])
    const rows = await run<{ version: number }>(
      `insert into privacy_notices (answers, simple_text, full_text) select '{}', 'Breve', 'Entero' from generate_series(1, 3) returning version`,
    )
    expect(rows.map(({ version }) => version)).toEqual([4, 5, 6])
  })

  it('an agent cannot change, delete or number a published notice', async () => {
    const refused = { code: '42501' }
    await expect(run(`update privacy_notices set full_text = 'Otro'`)).rejects.toMatchObject(
      refused,
    )
    await expect(run('delete from privacy_notices')).rejects.toMatchObject(refused)
    await expect(
      run(
        `insert into privacy_notices (version, answers, simple_text, full_text) values (9, '{}', 'a', 'b')`,
      ),
    ).rejects.toMatchObject(refused)
  })

  it.each([
    ['simple_text', ' ', 'privacy_notices_simple_text_length'],
    ['simple_text', 'a'.repeat(10_001), 'privacy_notices_simple_text_length'],
    ['full_text', 'a'.repeat(40_001), 'privacy_notices_full_text_length'],
    ['answers', '[]', 'privacy_notices_answers_size'],
    ['answers', JSON.stringify({ a: 'a'.repeat(16_400) }), 'privacy_notices_answers_size'],
  ])('a published notice refuses %s out of its limits', async (column, value, constraint) => {
    const row = { answers: '{}', simple_text: 'Breve', full_text: 'Entero', [column]: value }
    await expect(
      run(
        'insert into privacy_notices (answers, simple_text, full_text) values ($1, $2, $3)',
        Object.values(row),
      ),
    ).rejects.toMatchObject({ constraint })
  })

  it('PRIV-05 the first notice gives the page an address, which stays until the agent replaces it', async () => {
    const first = await tokenOf(mine)
    expect(first.plain_text).toMatch(/^[0-9a-f]{32}$/)
    expect(first.token_hash).toBe(createHash('sha256').update(first.plain_text).digest('hex'))
    await run(PUBLISH)
    expect(await tokenOf(mine)).toEqual(first)
    await run('select replace_notice_address()')
    const second = await tokenOf(mine)
    expect(second.plain_text).not.toBe(first.plain_text)
    expect(second.token_hash).not.toBe(first.token_hash)
    await run(PUBLISH)
    expect(await tokenOf(mine)).toEqual(second)
  })

  it('PRIV-34 a tab of 0.2.0, which reads the token from the profile, is told to reload the page', async () => {
    const read = 'select profile.notice_token from profiles as profile where id = auth.uid()'
    await expect(run(read)).rejects.toMatchObject({
      message: 'Predio se actualizó. Recarga la página.',
    })
    await asOwner('delete from privacy_notices where user_id = $1', [mine.id])
    expect(await run(read)).toEqual([{ notice_token: null }])
  })
})

describe('PRIV-10 a consent', () => {
  const GIVE =
    'insert into client_consents (client_id, notice_id, method) values ($1, $2, $3) returning id'

  it('PRIV-35 a consent is withdrawn once, at a time that the database sets, and its row stays', async () => {
    const id = mine.ids['client_consents']
    const withdraw = (at: string | null) =>
      run<{ withdrawn_at: Date }>(
        'update client_consents set withdrawn_at = $2 where id = $1 returning withdrawn_at',
        [id, at],
      )
    const [first] = await withdraw('2001-01-01')
    expect(first!.withdrawn_at.getFullYear()).toBeGreaterThan(2025)
    expect(await withdraw(null)).toEqual([first])
    await expect(run('delete from client_consents')).rejects.toMatchObject({ code: '42501' })
  })

  it('PRIV-35 a consent stays with its client, except in a merge', async () => {
    const consent = mine.ids['client_consents']
    const other = await insertRow(database.owner, 'clients', {
      user_id: mine.id,
      type: 'comprador',
      first_name: 'Otra',
      last_name: 'Persona',
    })
    await expect(
      run('update client_consents set client_id = $2 where id = $1', [consent, other]),
    ).rejects.toMatchObject({ code: '42501' })
    const clientOf = () => asOwner('select client_id from client_consents where id = $1', [consent])
    expect(await clientOf()).toEqual([{ client_id: mine.ids['clients'] }])
    // The merge moves the consents together with deleting the client.
    await run('select private.absorb_client($1, $2)', [other, mine.ids['clients']])
    expect(await clientOf()).toEqual([{ client_id: other }])
    expect(await asOwner('select from clients where id = $1', [mine.ids['clients']])).toEqual([])
  })

  it('a consent does not move to or from a client of another agent, nor to its own client', async () => {
    const stranger = await createAgent(database.owner)
    const [own, foreign] = [mine.ids['clients'], stranger.ids['clients']]
    const absorb = 'select private.absorb_client($1, $2)'
    for (const keep of [foreign, own])
      await expect(run(absorb, [keep, own])).rejects.toMatchObject({ code: '22023' })
    await run(absorb, [own, foreign])
    expect(
      await asOwner('select client_id from client_consents where user_id = $1', [stranger.id]),
    ).toEqual([{ client_id: foreign }])
  })

  it('a consent names a client and a notice of the same agent, and a known way of giving it', async () => {
    const other = await createAgent(database.owner)
    const { clients, privacy_notices: notice } = mine.ids
    await expect(run(GIVE, [other.ids['clients'], notice, 'paper'])).rejects.toMatchObject({
      code: '23503',
    })
    await expect(run(GIVE, [clients, other.ids['privacy_notices'], 'paper'])).rejects.toMatchObject(
      { code: '23503' },
    )
    await expect(run(GIVE, [clients, notice, 'fax'])).rejects.toMatchObject({
      constraint: 'client_consents_method_known',
    })
    await expect(run(GIVE, [clients, notice, 'link'])).rejects.toMatchObject({ code: '42501' })
  })
})

describe('PRIV-12 accepting on the page of a selection', () => {
  const accept = async (linkId: string, noticeId: string) =>
    (
      await asOwner<{ outcome: string }>('select accept_privacy_notice($1, $2) as outcome', [
        linkId,
        noticeId,
      ])
    )[0]!.outcome
  const consentsByLink = async () =>
    asOwner(`select 1 from client_consents where user_id = $1 and method = 'link'`, [mine.id])

  it('accepting several times records one consent, and another after a withdrawal', async () => {
    const { selections: link = '', privacy_notices: notice = '' } = mine.ids
    await asOwner('update client_consents set withdrawn_at = now() where user_id = $1', [mine.id])
    expect(await accept(link, notice)).toBe('accepted')
    expect(await accept(link, notice)).toBe('accepted')
    expect(await consentsByLink()).toHaveLength(1)
    await asOwner('update client_consents set withdrawn_at = now() where user_id = $1', [mine.id])
    expect(await accept(link, notice)).toBe('accepted')
    expect(await consentsByLink()).toHaveLength(2)
  })

  it('accepting records nothing for an ended link, a link without a client, or another agent’s notice', async () => {
    const other = await createAgent(database.owner)
    const { selections: link = '', privacy_notices: notice = '' } = mine.ids
    const change = (text: string) => asOwner(`update selections set ${text} where id = $1`, [link])
    expect(await accept(link, other.ids['privacy_notices']!)).toBe('not_found')
    expect(await accept(randomUUID(), notice)).toBe('not_found')
    await change('client_id = null')
    expect(await accept(link, notice)).toBe('no_client')
    await change(`expires_at = '2000-01-01'`)
    expect(await accept(link, notice)).toBe('expired')
    await change('revoked_at = now()')
    expect(await accept(link, notice)).toBe('revoked')
    expect(await consentsByLink()).toEqual([])
    await expect(run('select accept_privacy_notice($1, $2)', [link, notice])).rejects.toMatchObject(
      { code: '42501' },
    )
  })
})

const COUNTED = [
  'client_consents',
  'client_preferences',
  'document_shares',
  'documents',
  'follow_up_runs',
  'interactions',
  'opportunities',
  'owner_reports',
  'property_clients',
  'prospects',
  'selections',
  'tasks',
  'valuations',
  'whatsapp_messages',
]

describe('erasing a client', () => {
  interface Answer {
    outcome: string
    files: string[]
    photos: string[]
  }
  const erase = async (
    erasureId: string,
    keep: string[] = [],
    keepsOperations = true,
    clientId = mine.ids['clients'],
  ) =>
    (
      await run<{ answer: Answer }>('select erase_client($1, $2, $3, $4) as answer', [
        clientId,
        erasureId,
        keep,
        keepsOperations,
      ])
    )[0]!.answer

  async function tracesOf(ids: string[], agent = mine): Promise<string[]> {
    const { rows: tables } = await database.owner.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private') order by 1`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await database.owner.query<{ content: string }>(
        `select to_jsonb(own)::text as content from ${name} as own`,
      )
      if (
        rows.some(
          ({ content }) => content.includes(agent.id) && ids.some((id) => content.includes(id)),
        )
      )
        found.push(name)
    }
    return found
  }

  async function fill(): Promise<void> {
    const { clients: client, opportunities: deal, documents: paper } = mine.ids
    await asOwner(`update documents set url = $2, client_id = $3 where id = $1`, [
      paper,
      `${mine.id}/contrato.pdf`,
      client,
    ])
    for (const table of [
      'tasks',
      'interactions',
      'whatsapp_messages',
      'valuations',
      'opportunities',
    ])
      await asOwner(`update ${table} set client_id = $2 where user_id = $1`, [mine.id, client])
    await asOwner(
      `update document_shares set shared_with = $2, shared_email = 'persona@ejemplo.mx' where user_id = $1`,
      [mine.id, client],
    )
    await asOwner(
      `insert into interactions (user_id, opportunity_id, type, subject) values ($1, $2, 'other', 'Sin cliente')`,
      [mine.id, deal],
    )
    await asOwner(
      `insert into notifications (user_id, title, message, data) values ($1, 'Llamar', 'Hoy', jsonb_build_object('client_id', $2::text))`,
      [mine.id, client],
    )
    await run(`select delete_record('tasks', id) from tasks`)
  }

  it('PRIV-21 erasing a client leaves nothing that names the client in any table, and names the freed files', async () => {
    await fill()
    const other = await createAgent(database.owner)
    const before = await asOwner('select count(*) from interactions where user_id = $1', [other.id])
    const {
      clients: client = '',
      opportunities: deal = '',
      selections = '',
      client_consents: consent = '',
    } = mine.ids
    const answer = await erase(randomUUID(), [], false)
    expect(answer).toMatchObject({ outcome: 'erased', files: [`${mine.id}/contrato.pdf`] })
    expect(await tracesOf([client, deal, selections, consent, 'persona@ejemplo.mx'])).toEqual([])
    expect(await asOwner('select subject from interactions where user_id = $1', [mine.id])).toEqual(
      [],
    )
    expect(
      await asOwner('select count(*) from interactions where user_id = $1', [other.id]),
    ).toEqual(before)
  })

  it('PRIV-21 erasing a client keeps closed operations without client and notes, and the documents named to be kept', async () => {
    await fill()
    const { opportunities: deal = '', documents: paper = '', clients: client = '' } = mine.ids
    await asOwner(
      `update opportunities set stage_id = '57a60000-0000-4000-8000-000000000006', closed_amount = 5, notes = 'De Ana' where id = $1`,
      [deal],
    )
    const erasure = randomUUID()
    expect(await erase(erasure, [paper])).toMatchObject({ outcome: 'erased', files: [] })
    expect(
      await asOwner(
        'select client_id, notes, closed_reason, closed_amount from opportunities where id = $1',
        [deal],
      ),
    ).toEqual([{ client_id: null, notes: null, closed_reason: null, closed_amount: '5.00' }])
    expect(await asOwner('select client_id, url from documents where id = $1', [paper])).toEqual([
      { client_id: null, url: `${mine.id}/contrato.pdf` },
    ])
    expect(await asOwner('select 1 from document_shares where user_id = $1', [mine.id])).toEqual([])
    expect(await tracesOf([client, 'persona@ejemplo.mx'])).toEqual([])
    expect(
      await asOwner('select erased, kept from client_erasures where id = $1', [erasure]),
    ).toMatchObject([
      {
        erased: { clients: 1, opportunities: 0, documents: 0 },
        kept: { opportunities: 1, documents: 1 },
      },
    ])
  })

  it('PRIV-21 erases documents that are not named to be kept, also where null is sent', async () => {
    await fill()
    const { opportunities: deal = '', documents: paper = '', clients: client = '' } = mine.ids
    await asOwner(
      `update opportunities set stage_id = '57a60000-0000-4000-8000-000000000006', closed_amount = 5, notes = 'De Ana' where id = $1`,
      [deal],
    )
    const erasure = randomUUID()
    await run('select erase_client($1, $2, null, null)', [client, erasure])
    expect(await asOwner('select 1 from documents where id = $1', [paper])).toEqual([])
    expect(
      await asOwner('select client_id, notes from opportunities where id = $1', [deal]),
    ).toEqual([{ client_id: null, notes: null }])
    expect(
      await asOwner('select erased, kept from client_erasures where id = $1', [erasure]),
    ).toMatchObject([
      {
        erased: { opportunities: 0, documents: 1 },
        kept: { opportunities: 1, documents: 0 },
      },
    ])
  })

  it('PRIV-24 the record of an erasure has the time and the number of rows, and nothing about the person', async () => {
    await fill()
    const erasure = randomUUID()
    await erase(erasure, [], false)
    const [row] = await asOwner<{ erased: Record<string, unknown>; kept: object }>(
      'select * from client_erasures where id = $1',
      [erasure],
    )
    expect(row).toMatchObject({
      user_id: mine.id,
      erased: {
        clients: 1,
        preferences: 1,
        interactions: 2,
        messages: 1,
        documents: 1,
        selections: 1,
        consents: 1,
        plans: 1,
      },
      kept: { opportunities: 0, documents: 0 },
    })
    expect(Object.values(row!.erased).every((count) => typeof count === 'number')).toBe(true)
  })

  it('PRIV-21 a repeated erasure changes nothing, and reports a client that does not exist', async () => {
    const erasure = randomUUID()
    expect(await erase(erasure)).toMatchObject({ outcome: 'erased' })
    const nothing = { files: [], photos: [] }
    expect(await erase(erasure)).toEqual({ outcome: 'erased', ...nothing })
    expect(await erase(randomUUID())).toEqual({ outcome: 'gone', ...nothing })
    expect(
      await asOwner('select 1 from client_erasures where user_id = $1', [mine.id]),
    ).toHaveLength(2)
  })

  it('PRIV-21 an erasure deletes only rows of the agent, whatever ids are sent', async () => {
    const other = await createAgent(database.owner)
    expect(await erase(randomUUID(), [], false, other.ids['clients'])).toMatchObject({
      outcome: 'gone',
    })
    expect(
      await asOwner('select 1 from clients where id = $1', [other.ids['clients']]),
    ).toHaveLength(1)
  })

  it('PRIV-21 an erasure keeps deleted records of another client with a merely similar address', async () => {
    const ids = []
    for (const email of ['bea_a@correo.mx', 'axa@correo.mx']) {
      const [other] = await asOwner<{ id: string }>(
        `insert into clients (user_id, type, first_name, last_name, email) values ($1, 'comprador', 'Bea', 'Uc', $2) returning id`,
        [mine.id, email],
      )
      ids.push(other!.id)
    }
    await asOwner('update clients set email = $2 where id = $1', [
      mine.ids['clients'],
      'a_a@correo.mx',
    ])
    await run(`select delete_records('clients', $1)`, [ids])
    await erase(randomUUID())
    expect(
      await asOwner(
        `select from private.deleted_records where user_id = $1 and (record ->> 'id')::uuid = any ($2)`,
        [mine.id, ids],
      ),
    ).toHaveLength(2)
  })

  it('an erasure keeps a file that another document names too', async () => {
    await fill()
    await asOwner(`insert into documents (user_id, name, url) values ($1, 'Copia', $2)`, [
      mine.id,
      `${mine.id}/contrato.pdf`,
    ])
    expect(await erase(randomUUID())).toMatchObject({ outcome: 'erased', files: [] })
  })

  it('PRIV-21 NOTE-07 an erasure names the freed photographs: of interactions, of the deal, and of records deleted today', async () => {
    const { clients: client = '', opportunities: deal = '' } = mine.ids
    const addNote = async (of: { client_id?: string; opportunity_id?: string }) => {
      const id = randomUUID()
      const photo = `${mine.id}/${id}/${randomUUID()}`
      await asOwner(
        `insert into interactions (id, user_id, client_id, opportunity_id, subject, photos) values ($1, $2, $3, $4, 'Visita', $5)`,
        [id, mine.id, of.client_id, of.opportunity_id, [`${photo}.jpg`]],
      )
      return { id, files: [`${photo}-480.jpg`, `${photo}.jpg`] }
    }
    await asOwner(`update opportunities set client_id = $2 where id = $1`, [deal, client])
    const own = await addNote({ client_id: client })
    const ofDeal = await addNote({ opportunity_id: deal })
    const deleted = await addNote({ client_id: client })
    const kept = await addNote({})
    await run(`select delete_record('interactions', $1)`, [deleted.id])
    const { photos } = await erase(randomUUID())
    expect(photos.toSorted()).toEqual(
      [own, ofDeal, deleted].flatMap(({ files }) => files).toSorted(),
    )
    expect(
      await asOwner('select id from interactions where user_id = $1 and photos <> $2', [
        mine.id,
        [],
      ]),
    ).toEqual([{ id: kept.id }])
  })

  it('PRIV-20 the count of a client’s data covers every table that references clients', async () => {
    const tables = await asOwner<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where confrelid = 'clients'::regclass and contype = 'f' and connamespace = 'public'::regnamespace order by 1`,
      [],
    )
    expect(tables.map(({ name }) => name)).toEqual(COUNTED)
  })

  it('PRIV-20 PRIV-36 the count has the records that belong to the client', async () => {
    await fill()
    const [row] = await run<{ counts: object }>('select count_client_data($1) as counts', [
      mine.ids['clients'],
    ])
    expect(row!.counts).toEqual({
      preferences: 1,
      links: 1,
      opportunities: 1,
      won: 0,
      tasks: 0,
      interactions: 2,
      messages: 1,
      documents: 1,
      shares: 1,
      selections: 1,
      reports: 1,
      valuations: 1,
      consents: 1,
      plans: 1,
      prospects: 1,
    })
  })

  it('PRIV-23 finds other records that name the client, by name, e-mail or telephone, without accents', async () => {
    await asOwner(
      `update clients set first_name = 'Zoé', last_name = 'Canul Íñiguez', email = 'zoe@ejemplo.mx', phone = '+529991112233' where id = $1`,
      [mine.ids['clients']],
    )
    await asOwner(
      `insert into tasks (user_id, title, description) values
         ($1, 'Llamar al notario', 'Por la casa de ZOE CANUL INIGUEZ'), ($1, 'Otra', 'Zoé vino'), ($1, 'Marcar', 'Al 999 111 2233')`,
      [mine.id],
    )
    await asOwner(
      `insert into properties (user_id, title, private_note) values ($1, 'Casa propia', 'Zoe@ejemplo.mx tiene llave')`,
      [mine.id],
    )
    const rows = await run<{ kind: string; title: string }>(
      'select kind, title from find_client_mentions($1)',
      [mine.ids['clients']],
    )
    expect(rows).toEqual([
      { kind: 'propiedades', title: 'Casa propia' },
      { kind: 'tareas', title: 'Llamar al notario' },
      { kind: 'tareas', title: 'Marcar' },
    ])
  })

  it('PRIV-23 an empty field of the client matches no text', async () => {
    await asOwner(
      `update clients set first_name = 'Zoé', last_name = null, needs_review = true, email = null, phone = null, whatsapp = null where id = $1`,
      [mine.ids['clients']],
    )
    await asOwner(
      `insert into tasks (user_id, title, description) values ($1, 'Llamar al notario', 'Mañana')`,
      [mine.id],
    )
    expect(await run('select from find_client_mentions($1)', [mine.ids['clients']])).toEqual([])
  })
})
