/**
 * How long the CRM's screens wait for their data with 10,000 clients (and nine other agents beside), next to a bare
 * `select 1` through the same path: `npm run bench -- large-crm`.
 */
import { connectOwner, LARGE_CRM, seedLargeCrm } from '../test-support/large-crm.ts'
import type { RunningServer } from '../test-support/server.ts'
import { besideBare, type Case } from './beside-bare.ts'

const CLIENT_ROW =
  'id,type,first_name,last_name,email,phone,whatsapp,tags,status,budget_min,budget_max,created_at,last_contact_at,next_task_title,next_task_due'
const CLIENT_PAGE =
  '*,client_preferences(*),property_clients(id,status,property:properties(id,title)),opportunities(id,expected_amount,stage:opportunity_stages(name,color),property:properties(title)),tasks(id,title,status,due_date),interactions(id,type,subject,created_at,property:properties(title)),whatsapp_messages(id,content,sent_at),documents(id,name,created_at)'

function cases(userId: string, clientId: string, now: Date): Case[] {
  const mine = `user_id=eq.${userId}`
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString()
  return [
    {
      label: 'Clientes',
      path: `client_list?select=${CLIENT_ROW}&${mine}&order=created_at.desc,id.desc&limit=50`,
    },
    {
      label: 'Clientes, search by name',
      path: `client_list?select=${CLIENT_ROW}&${mine}&search=like.*nunez*&search=like.*inigo*&order=created_at.desc,id.desc&limit=50`,
    },
    { label: 'Client page', path: `clients?select=${CLIENT_PAGE}&${mine}&id=eq.${clientId}` },
    { label: 'Oportunidades, board', path: 'rpc/opportunity_board', body: { patterns: [] } },
    {
      label: 'Oportunidades, list',
      path: `opportunity_rows?select=*&${mine}&order=created_at.desc,id.asc&offset=0&limit=50`,
    },
    {
      label: 'Tareas, today',
      path: `task_rows?select=*&${mine}&is_open=eq.true&due_date=gte.${now.toISOString()}&due_date=lt.${tomorrow}&order=is_open.desc,due_date.asc,id.asc&limit=50`,
    },
    {
      label: 'Tareas, all',
      path: `task_rows?select=*&${mine}&order=is_open.desc,due_date.asc,id.asc&limit=50`,
    },
    {
      label: 'Interacciones',
      path: `interaction_rows?select=*&${mine}&order=moment.desc,id.asc&limit=50`,
    },
  ]
}

/** Any of the agent's clients. */
async function someClient({ dataDir }: RunningServer, userId: string): Promise<string> {
  const owner = await connectOwner(dataDir)
  try {
    const { rows } = await owner.query<{ id: string }>(
      'select client_id as id from public.tasks where user_id = $1 limit 1',
      [userId],
    )
    return rows[0]!.id
  } finally {
    await owner.end()
  }
}

const sizes = Object.entries(LARGE_CRM).map(([what, count]) => `${count} ${what}`)
await besideBare({
  title: `Of each of ten agents: ${sizes.join(', ')}`,
  seed: ({ dataDir }, userId) => seedLargeCrm(dataDir, userId),
  cases: async (server, userId) => cases(userId, await someClient(server, userId), new Date()),
})
