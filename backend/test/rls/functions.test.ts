import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleData } from '../../../test-support/example-data.ts'
import { scopeStatement } from '../../src/database/request-scope.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { addFactor, attempt, createAgent, type Agent } from './agents.ts'
import { TABLES, type Ids } from './tables.ts'

type Attack = (victim: Ids, own: Ids) => Record<string, unknown>

const REPORT: Attack = () => ({ first_day: '2020-01-01', last_day: '2030-01-01', zone: 'UTC' })
const SEEN = '2026-01-01T00:00:00Z'

/** Lists each function that an agent may call, with arguments that name another agent's rows. A missing function fails the suite. */
const FUNCTIONS: Record<string, Attack[]> = {
  // FIRST-05, FIRST-07: the other agent's rows are examples too.
  add_example_data: [
    () => ({ examples: JSON.stringify(exampleData()) }),
    (victim) => {
      const { clients, ...rows } = exampleData()
      const named = clients.map((client) => Object.assign(client, { user_id: victim['user'] }))
      return { examples: JSON.stringify({ ...rows, clients: named }) }
    },
  ],
  count_example_data: [() => ({})],
  first_steps: [() => ({})],
  remove_example_data: [() => ({}), () => ({ keep_edited: true })],
  add_chat_outcome: [
    (victim) => ({ interaction_id: victim['chat_interactions'], outcome: 'Hecho' }),
  ],
  book_visit: [
    (victim) => ({
      visit_id: randomUUID(),
      task_id: randomUUID(),
      client_id: victim['clients'],
      property_id: victim['properties'],
      scheduled_at: '2099-01-01T00:00:00Z',
      subject: 'Visita',
      task_title: 'Visita',
    }),
    (victim) => ({
      visit_id: victim['interactions'],
      task_id: victim['tasks'],
      client_id: null,
      property_id: null,
      scheduled_at: '2099-01-01T00:00:00Z',
      subject: 'Visita',
      task_title: 'Visita',
    }),
  ],
  site_name_state: [(_, own) => ({ name: `casas-${own['user']?.slice(0, 8)}` })],
  // These calls prove PRIV-05.
  replace_notice_address: [() => ({})],
  replace_prospect_address: ['prospects', 'contact', 'feeds'].map((address) => () => ({ address })),
  accept_prospect: [
    (victim) => ({ record_id: victim['prospects'] }),
    (victim, own) => ({ record_id: own['prospects'], join_client: victim['clients'] }),
    (victim, own) => ({
      record_id: own['prospects'],
      client: JSON.stringify({ id: victim['clients'], user_id: victim['user'] }),
    }),
  ],
  answer_prospect: [(victim) => ({ record_id: victim['prospects'] })],
  erase_prospect: [(victim) => ({ record_id: victim['prospects'], erasure_id: randomUUID() })],
  report_prospects: [REPORT],
  report_traffic: [REPORT],
  // These calls prove BULK-03.
  add_task_for_clients: [
    (victim) => ({
      batch: randomUUID(),
      ids: [victim['clients']],
      task: JSON.stringify({ title: 'Llamar', user_id: victim['user'] }),
    }),
  ],
  arrange_views: [
    (victim) => ({
      list: 'clients',
      ordered: [victim['saved_views']],
      default_view: victim['saved_views'],
    }),
  ],
  // These calls prove BULK-13.
  start_bulk_run: [
    { do: 'change', changes: { status: 'lead' } },
    { do: 'delete' },
    { do: 'task', task: { title: 'Ajena' } },
  ].flatMap((action) =>
    ['bulk_actions', 'user'].map((run) => (victim: Ids) => ({
      run: victim[run],
      kind: 'clients',
      action: JSON.stringify(action),
      ids: [victim['clients']],
    })),
  ),
  continue_bulk_run: [(victim) => ({ run: victim['bulk_actions'] })],
  undo_bulk_run: [(victim) => ({ run: victim['bulk_actions'] })],
  // These calls prove OPP-23.
  undo_opportunity_move: [
    (victim) => ({
      target: victim['opportunities'],
      before: JSON.stringify({ stage_id: victim['opportunity_stages'] }),
      seen: '2026-01-01T00:00:00Z',
    }),
  ],
  dismiss_bulk_run: [(victim) => ({ run: victim['bulk_actions'] })],
  client_words: [() => ({})],
  // VIEW-10: the functions of views read only the rows of the agent who calls them.
  count_views: ['clients', 'opportunities', 'tasks', 'interactions', 'documents'].map(
    (list) => () => ({ list, views: JSON.stringify([{ tests: [], elsewhere: [] }]) }),
  ),
  view_ids: ['clients', 'opportunities', 'tasks', 'interactions', 'documents'].map(
    (list) => () => ({ list }),
  ),
  ...Object.fromEntries(
    ['clients', 'opportunities', 'tasks', 'interactions', 'documents'].map((list) => [
      `list_${list}`,
      [() => ({})],
    ]),
  ),
  change_records: [
    (victim) => ({
      kind: 'clients',
      ids: [victim['clients']],
      changes: JSON.stringify({ status: 'lead' }),
      add_tags: ['ajena'],
    }),
    ...['opportunities', 'tasks', 'interactions', 'documents'].map((kind) => (victim: Ids) => ({
      kind,
      ids: [victim[kind]],
      changes: JSON.stringify(
        {
          opportunities: { stage_id: '57a60000-0000-4000-8000-000000000002' },
          tasks: { status: 'in_progress' },
          interactions: { type: 'visit' },
          documents: { category: 'contract' },
        }[kind],
      ),
    })),
  ],
  delete_records: ['clients', 'opportunities', 'tasks', 'interactions', 'documents'].map(
    (kind) => (victim: Ids) => ({ kind, ids: [victim[kind]] }),
  ),
  restore_deleted: [(victim) => ({ kind: 'tasks', ids: [victim['deleted task']] })],
  restore_records: [
    (victim) => ({
      kind: 'clients',
      records: JSON.stringify([{ id: victim['clients'], before: { status: 'lead' }, seen: SEEN }]),
    }),
    (victim) => ({
      kind: 'opportunities',
      records: JSON.stringify([
        {
          id: victim['opportunities'],
          before: { stage_id: '57a60000-0000-4000-8000-000000000007', closed_at: SEEN },
          seen: SEEN,
        },
      ]),
    }),
  ],
  call_list_facts: [() => ({})],
  // These calls prove CALL-14.
  call_list: [() => ({}), () => ({ page_size: 200 })],
  // These calls prove PRIV-20 to PRIV-23.
  count_client_data: [(victim) => ({ record_id: victim['clients'] })],
  find_client_mentions: [(victim) => ({ record_id: victim['clients'], with_lists: true })],
  erase_client: [
    (victim) => ({ record_id: victim['clients'], erasure_id: randomUUID() }),
    (victim, own) => ({
      record_id: own['clients'],
      erasure_id: victim['client_erasures'],
      keep_documents: [victim['documents']],
    }),
  ],
  // These calls prove DAY-02.
  day_facts: [
    () => ({
      day_start: '2000-01-01T00:00:00Z',
      day_end: '2100-01-01T00:00:00Z',
      today: '2000-01-01',
      last_day: '2100-01-01',
    }),
  ],
  // These calls prove HIST-08.
  client_history: [(victim) => ({ of_client: victim['clients'] })],
  close_session: [(victim) => ({ session_id: victim['session'] })],
  change_property_tags: [(victim) => ({ property: victim['properties'], add: ['ajena'] })],
  // These calls prove BULK-60 and BULK-61.
  tag_properties: [
    (victim) => ({ listings: JSON.stringify([{ id: victim['properties'] }]), add: ['ajena'] }),
    (victim) => ({
      listings: JSON.stringify([
        { id: victim['properties'], copy: { wordpress_id: 7, user_id: victim['user'] } },
      ]),
      add: ['ajena'],
      remove: ['propia'],
    }),
  ],
  restore_property_tags: [
    (victim) => ({
      listings: JSON.stringify([{ id: victim['properties'], before: ['ajena'], after: [] }]),
    }),
  ],
  delete_record: ['tasks', 'clients'].map((kind) => (victim: Ids) => ({
    kind,
    record_id: victim[kind],
  })),
  // These calls prove SEL-02.
  save_selection: [
    (victim) => ({
      record_id: victim['selections'],
      selection: JSON.stringify({ title: 'Ajena', expires_at: '2099-01-01' }),
      items: '[]',
      seen: SEEN,
    }),
    (victim) => ({
      record_id: randomUUID(),
      selection: JSON.stringify({
        title: 'Mía',
        client_id: victim['clients'],
        token_hash: 'a'.repeat(64),
        expires_at: '2099-01-01',
      }),
      items: JSON.stringify([
        { id: victim['selection_items'], property_id: victim['properties'], listing: {} },
      ]),
    }),
  ],
  // These calls prove OREP-13.
  owner_report_facts: [
    (victim) => ({
      listing_id: victim['properties'],
      first_day: '2026-01-01',
      last_day: '2026-12-31',
    }),
    (victim, own) => ({
      listing_id: own['properties'],
      first_day: '2026-01-01',
      last_day: '2026-12-31',
      similar_ids: `{${victim['properties']}}`,
    }),
  ],
  listing_site_visits: [
    (victim) => ({
      listing_id: victim['properties'],
      first_day: '2000-01-01',
      last_day: '2100-01-01',
    }),
  ],
  // These calls prove OWN-08.
  join_listings: [
    (victim, own) => ({ own_id: victim['properties'], copy_id: own['properties'], own_seen: SEEN }),
    (victim, own) => ({ own_id: own['properties'], copy_id: victim['properties'], own_seen: SEEN }),
  ],
  import_clients: [
    (victim) => ({
      import: randomUUID(),
      batch: JSON.stringify([
        {
          id: victim['clients'],
          user_id: victim['user'],
          import_row: 1,
          type: 'comprador',
          first_name: 'Otra',
          last_name: 'Más',
        },
      ]),
    }),
  ],
  // LIMP-15: another agent's listing or client cannot be reached by its id or telephone.
  import_listings: [
    (victim) => ({
      import: randomUUID(),
      listings: JSON.stringify([{ id: victim['properties'], title: 'Ajena', price: 1 }]),
      owners: JSON.stringify([
        {
          property_id: victim['properties'],
          import_row: 1,
          first_name: 'Otra',
          last_name: 'Más',
          phone: '+529990000000',
        },
      ]),
    }),
  ],
  list_sessions: [() => ({})],
  mark_notifications_read: [() => ({ seen_until: '2099-01-01' })],
  merge_clients: [
    (victim, own) => ({
      keep_id: own['clients'],
      remove_id: victim['clients'],
      keep_seen: SEEN,
      remove_seen: SEEN,
      merged: '{}',
    }),
    (victim, own) => ({
      keep_id: victim['clients'],
      remove_id: own['clients'],
      keep_seen: SEEN,
      remove_seen: SEEN,
      merged: '{}',
    }),
  ],
  // These calls prove PROP-50.
  move_site: [() => ({ address: 'https://ajena.mx' })],
  move_tasks: [(victim) => ({ ids: [victim['tasks']], day: '2027-01-01', zone: 'America/Merida' })],
  note_document_download: [(victim) => ({ document: victim['documents'] })],
  opportunity_board: [
    () => ({ tests: JSON.stringify([[[{ column: 'status', is: 'null', not: true }]]]) }),
  ],
  passed_second_factor: [() => ({})],
  record_site_reading: [
    () => ({
      seen: [7],
      missing: [],
      changed: JSON.stringify([
        {
          wordpress_id: 7,
          title: 'Otra',
          property_type: 'casa',
          price: 1,
          currency: 'MXN',
          operation: 'sale',
        },
      ]),
    }),
    () => ({ seen: [], missing: [7] }),
  ],
  report_activity: [REPORT],
  report_commissions: [REPORT],
  report_forecast: [REPORT],
  report_outcomes: [REPORT],
  report_pipeline: [REPORT],
  report_sources: [REPORT],
  report_stages: [REPORT],
  report_tasks: [REPORT],
  restore_record: [(victim) => ({ kind: 'tasks', record_id: victim['deleted task'] })],
  save_client: [
    (victim) => ({
      record_id: victim['clients'],
      client: JSON.stringify({ type: 'comprador', first_name: 'Otra', last_name: 'Más' }),
      preferences: JSON.stringify({ locations: ['Norte'] }),
    }),
    (victim) => ({
      record_id: victim['clients'],
      client: JSON.stringify({ type: 'comprador', first_name: 'Otra', last_name: 'Más' }),
      preferences: JSON.stringify({ locations: ['Norte'] }),
      seen: SEEN,
    }),
    (victim) => ({
      record_id: randomUUID(),
      client: JSON.stringify({
        user_id: victim['user'],
        type: 'comprador',
        first_name: 'Otra',
        last_name: 'Más',
      }),
    }),
  ],
  search_clients: [() => ({ query: '', max_rows: 100 })],
  update_imported_clients: [
    (victim) => ({
      batch: JSON.stringify([
        {
          id: victim['clients'],
          updated_at: SEEN,
          type: 'comprador',
          first_name: 'Otra',
          last_name: 'Más',
          status: 'active',
        },
      ]),
    }),
  ],
  usage: [() => ({})],
}

const CASES = Object.entries(FUNCTIONS).flatMap(([name, attacks]) =>
  attacks.map((attack, i) => ({ name, attack, number: i + 1 })),
)

let database: TestDatabase
let mine: Agent
let theirs: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  mine = await createAgent(database.owner)
  theirs = await createAgent(database.owner)
  const deleted = randomUUID()
  mine.ids['deleted task'] = deleted
  await database.owner.query(
    `insert into private.deleted_records (user_id, kind, record_id, record)
     select user_id, 'tasks', $2::uuid, to_jsonb(task) || jsonb_build_object('id', $2::uuid) from tasks as task where user_id = $1`,
    [mine.id, deleted],
  )
  for (const table of ['clients', 'opportunities', 'tasks', 'interactions']) {
    await database.owner.query(`update ${table} set is_example = true where user_id = $1`, [
      mine.id,
    ])
  }
  mine.ids['session'] = randomUUID()
  await database.owner.query(
    `insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())`,
    [mine.ids['session'], mine.id],
  )
  await database.owner.query(
    `insert into storage.objects (bucket_id, name, owner_id, created_at) values ('documents', $1, $2, now() - interval '1 week')`,
    [`${mine.id}/suelto.pdf`, mine.id],
  )
})
afterAll(() => database.drop())

function callOf(name: string, args: Record<string, unknown>) {
  const names = Object.keys(args)
  const given = names.map((argument, i) => `${argument} => $${i + 1}`).join(', ')
  return { text: `select * from public.${name}(${given})`, values: Object.values(args) }
}

async function everythingOfMine(): Promise<string> {
  const parts = Object.entries(TABLES)
    .filter(([, { readableBy }]) => !readableBy)
    .map(([table]) => {
      const key = table === 'profiles' ? 'id' : 'user_id'
      return `select '${table}' as name, jsonb_agg(to_jsonb(own) order by own.id) as rows from ${table} as own where ${key} = $1`
    })
  const { rows } = await database.owner.query(
    `${parts.join(' union all ')}
     union all select 'deleted', jsonb_agg(to_jsonb(own)) from private.deleted_records as own where user_id = $1
     union all select 'sessions', jsonb_agg(to_jsonb(own)) from auth.sessions as own where user_id = $1`,
    [mine.id],
  )
  return JSON.stringify(rows)
}

it('the table of cases has every function that an agent may call', async () => {
  const { rows } = await database.owner.query<{ name: string }>(
    `select proc.proname as name from pg_proc as proc
     where proc.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', proc.oid, 'execute')
       -- A function of a row is a computed column: whoever calls it has given the row.
       and not exists (select from pg_type as type where type.oid = proc.proargtypes[0] and type.typtype = 'c')
     order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(FUNCTIONS).toSorted())
})

function namesOfMine(answer: string): string[] {
  return Object.values(mine.ids).filter((id) => answer.includes(id))
}

async function callWithoutReach(
  { name, attack }: (typeof CASES)[number],
  claims: { sub: string; aal?: string },
  prepare: () => Promise<void> = async () => {},
): Promise<string> {
  const { owner } = database
  const { text, values } = callOf(name, attack(mine.ids, theirs.ids))
  const before = await everythingOfMine()
  await owner.query('begin')
  try {
    await prepare()
    await owner.query(
      scopeStatement({
        role: 'authenticated',
        claims: JSON.stringify({ role: 'authenticated', ...claims }),
        method: 'POST',
        path: '/',
        headers: '{}',
      }),
    )
    await owner.query('savepoint attack')
    // A refusal is as good as an empty answer. An error in the arguments would prove nothing.
    const answer = await owner.query(text, values).then(
      ({ rows }) => JSON.stringify(rows),
      async (error: { code: string; message: string }) => {
        expect(error.code, error.message).toMatch(/^(42501|23503|23505|P0001|P0002)$/)
        await owner.query('rollback to savepoint attack')
        return 'refused'
      },
    )
    await owner.query('reset role')
    expect(await everythingOfMine()).toBe(before)
    return answer
  } finally {
    await owner.query('rollback')
  }
}

it.each(CASES)(
  'the function $name ($number) neither shows nor changes rows of another agent',
  async (attempted) => {
    const answer = await callWithoutReach(attempted, { sub: theirs.id })
    expect(namesOfMine(answer)).toEqual([])
  },
)

it.each(CASES)(
  'the function $name ($number) is refused to anonymous visitors',
  async ({ name, attack }) => {
    const { text, values } = callOf(name, attack(mine.ids, theirs.ids))
    expect(await attempt(database.owner, { role: 'anon' }, text, values)).toBe('42501')
  },
)

/** These functions run above the policies, so each must check the second factor itself. */
const ABOVE_POLICIES = [
  'close_session',
  'delete_record',
  'delete_records',
  'dismiss_bulk_run',
  'erase_client',
  'erase_prospect',
  'list_sessions',
  'note_document_download',
  'replace_notice_address',
  'replace_prospect_address',
  'restore_deleted',
  'restore_record',
  'site_name_state',
]

it('every function that bypasses policies and that an agent may call is tried without the second factor', async () => {
  const { rows } = await database.owner.query<{ name: string }>(
    `select proc.proname as name from pg_proc as proc
     where proc.pronamespace = 'public'::regnamespace and proc.prosecdef
       and has_function_privilege('authenticated', proc.oid, 'execute')
     order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(ABOVE_POLICIES)
})

it.each(CASES)(
  'the function $name ($number) neither shows nor changes own rows while the second factor is owed',
  async (attempted) => {
    const answer = await callWithoutReach(attempted, { sub: mine.id, aal: 'aal1' }, () =>
      addFactor(database.owner, mine.id),
    )
    expect(namesOfMine(answer)).toEqual([])
    const isAbove = ABOVE_POLICIES.includes(attempted.name)
    expect(isAbove ? answer : 'refused').toBe('refused')
  },
)
