import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, Tables, TablesInsert } from '../domain/src/database/index.ts'
import type { Account, Accounts } from './accounts.ts'

type Admin = SupabaseClient<Database>

const noon = (day: string) => `${day}T12:00:00-06:00`
const stageId = (stage: number) => `57a60000-0000-4000-8000-00000000000${stage}`

interface Deal extends Partial<TablesInsert<'opportunities'>> {
  path: [stage: number, day: string][]
}

/**
 * The data of three months, few enough to be counted by hand. Of five opportunities one was won for 950,000 after 32 days, two were lost
 * for the same reason, and two are open. Of four prospects one was answered within five minutes, two within an hour and one not at all.
 */
export async function createFirstQuarter(accounts: Accounts): Promise<Account> {
  const person = await accounts.createPerson()
  const admin = accounts.admin()
  const client = await addClients(admin, person)
  await addDeals(admin, person, [
    {
      client_id: client,
      path: [
        [1, '2026-01-05'],
        [2, '2026-01-07'],
        [3, '2026-01-17'],
        [6, '2026-02-06'],
      ],
      expected_amount: 1_000_000,
      closed_amount: 950_000,
      commission_percentage: 3,
    },
    {
      path: [
        [1, '2026-01-10'],
        [2, '2026-01-14'],
        [7, '2026-01-24'],
      ],
      expected_amount: 500_000,
      closed_reason: 'Precio',
    },
    {
      path: [
        [1, '2026-03-01'],
        [7, '2026-03-11'],
      ],
      expected_amount: 50_000,
      closed_reason: ' Precio ',
    },
    {
      path: [
        [1, '2026-02-01'],
        [3, '2026-02-11'],
      ],
      expected_amount: 2_000_000,
      commission_percentage: 3,
      probability: 40,
      expected_close_date: '2026-03-15',
    },
    {
      path: [[1, '2026-02-20']],
      type: 'rent',
      expected_amount: 300_000.5,
      commission_months: 0.05,
      probability: 25,
    },
  ])
  await addDiary(admin, person)
  await addProspects(admin, person)
  return person
}

async function addClients(admin: Admin, { id }: Account): Promise<string> {
  const row = { user_id: id, first_name: 'Ana', last_name: 'Núñez' }
  const { data } = await admin
    .from('clients')
    .insert([
      { ...row, type: 'comprador', source: 'Portal', created_at: noon('2026-01-05') },
      { ...row, type: 'comprador', source: 'Portal ', created_at: noon('2026-02-03') },
      { ...row, type: 'propietario', source: null, created_at: noon('2026-03-31') },
      { ...row, type: 'inquilino', source: 'Referido', created_at: noon('2026-04-01') },
    ])
    .select('id, created_at')
    .throwOnError()
  return data.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))[0]!.id
}

async function addDeals(
  admin: Admin,
  { id: user_id }: Account,
  deals: readonly Deal[],
): Promise<void> {
  const changes: TablesInsert<'opportunity_stage_changes'>[] = []
  for (const { path, ...fields } of deals) {
    const id = crypto.randomUUID()
    const [stage, day] = path.at(-1)!
    await admin
      .from('opportunities')
      .insert({
        id,
        user_id,
        stage_id: stageId(stage),
        closed_at: stage > 5 ? noon(day) : null,
        stage_changed_at: noon(day),
        furthest_stage: Math.max(...path.map(([reached]) => (reached === 7 ? 0 : reached))),
        created_at: noon(path[0]![1]),
        ...fields,
      })
      .throwOnError()
    for (const [index, [to, at]] of path.entries()) {
      const before = path[index - 1]
      changes.push({
        user_id,
        opportunity_id: id,
        from_stage_id: before ? stageId(before[0]) : null,
        stage_id: stageId(to),
        created_at: noon(at),
        entered_previous_at: before ? noon(before[1]) : null,
      })
    }
  }
  await admin.from('opportunity_stage_changes').delete().eq('user_id', user_id).throwOnError()
  await admin.from('opportunity_stage_changes').insert(changes).throwOnError()
}

async function addDiary(admin: Admin, { id: user_id }: Account): Promise<void> {
  const contact = (type: Tables<'interactions'>['type'], day: string) => ({
    user_id,
    type,
    subject: 'x',
    created_at: noon(day),
  })
  await admin
    .from('interactions')
    .insert([
      contact('call', '2026-01-05'),
      contact('call', '2026-01-11'),
      contact('visit', '2026-01-14'),
      contact('email', '2026-04-01'),
    ])
    .throwOnError()
  await admin
    .from('whatsapp_messages')
    .insert({ user_id, content: 'Hola', direction: 'outbound', sent_at: noon('2026-01-13') })
    .throwOnError()
  const task = (due: string, done: string | null) => ({
    user_id,
    assigned_to: user_id,
    title: 'x',
    due_date: noon(due),
    status: done ? ('completed' as const) : ('pending' as const),
    completed_at: done && noon(done),
  })
  await admin
    .from('tasks')
    .insert([
      task('2026-01-06', '2026-01-06'),
      task('2026-01-07', '2026-01-08'),
      task('2026-01-14', null),
      task('2026-03-31', '2026-03-01'),
      task('2026-04-01', null),
    ])
    .throwOnError()
}

async function addProspects(admin: Admin, { id: user_id }: Account): Promise<void> {
  const prospect = (
    source_name: string,
    day: string,
    minutes: number | null,
    fields: Partial<TablesInsert<'prospects'>> = {},
  ): TablesInsert<'prospects'> => ({
    user_id,
    source: 'portal',
    source_name,
    name: 'Luis Ek',
    received_at: noon(day),
    answered_at:
      minutes === null ? null : new Date(Date.parse(noon(day)) + minutes * 60_000).toISOString(),
    status: 'waiting',
    ...fields,
  })
  const now = new Date().toISOString()
  await admin
    .from('prospects')
    .insert([
      prospect('Lamudi', '2026-01-05', 2, { status: 'accepted', accepted_at: now }),
      prospect('Lamudi', '2026-02-05', 40),
      // A discarded prospect stays for ninety days and is counted.
      prospect('Lamudi', '2026-03-05', null, { status: 'discarded', discarded_at: now }),
      prospect('Elementor', '2026-03-31', 600, { source: 'form' }),
      prospect('Elementor', '2026-04-01', 1, { source: 'form' }),
      prospect('Prueba', '2026-03-05', 1, { source: 'test' }),
    ])
    .throwOnError()
}
