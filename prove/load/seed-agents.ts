import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { signUp } from '../../bench/seed.ts'
import { connectOwner, seedCrmOf } from '../../test-support/large-crm.ts'
import type { RunningServer } from '../../test-support/server.ts'
import type { LoadPerson } from './load-job.ts'

export const PASSWORD = 'una clave para medir'

export const AGENT_SIZE = {
  clients: 200,
  opportunities: 60,
  tasks: 100,
  interactions: 400,
  messages: 80,
  properties: 40,
}

const BATCH = 500
const NAMED_ROWS = 20

export async function seedAgents(server: RunningServer, count: number): Promise<LoadPerson[]> {
  const { userId } = await signUp(server, 'primera@agente.mx')
  const owner = await connectOwner(server.dataDir)
  try {
    const people: LoadPerson[] = []
    while (people.length < count) {
      const ids = Array.from({ length: Math.min(BATCH, count - people.length) }, () => randomUUID())
      await addAccounts(owner, userId, ids)
      await seedCrmOf(owner, ids, AGENT_SIZE)
      people.push(...(await describe(owner, ids)))
    }
    return people
  } finally {
    await owner.end()
  }
}

async function addAccounts(owner: Client, like: string, ids: readonly string[]): Promise<void> {
  await owner.query(
    `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
       raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     select instance_id, id_of, aud, role, id_of || '@agente.mx', encrypted_password, now(),
       raw_app_meta_data, raw_user_meta_data, now(), now()
     from auth.users, unnest($2::uuid[]) as id_of where id = $1`,
    [like, ids],
  )
}

async function describe(owner: Client, ids: readonly string[]): Promise<LoadPerson[]> {
  const { rows } = await owner.query<LoadPerson>(
    `select id as "userId", id || '@agente.mx' as email,
       array(select c.id from public.clients c where c.user_id = given.id limit $2) as "clientIds",
       array(select o.id from public.opportunities o where o.user_id = given.id and o.status = 'open' limit $2) as "opportunityIds",
       array(select s.id from public.opportunity_stages s where s.outcome = 'open' order by s.order_index) as "stageIds"
     from unnest($1::uuid[]) as given (id)`,
    [ids, NAMED_ROWS],
  )
  return rows
}

export async function countStored(
  server: RunningServer,
): Promise<{ tasks: number; files: number }> {
  const owner = await connectOwner(server.dataDir)
  try {
    const { rows } = await owner.query<{ tasks: number; files: number }>(
      `select (select count(*)::int from public.tasks where title like 'Prueba %') as tasks,
         (select count(*)::int from storage.objects) as files`,
    )
    return rows[0]!
  } finally {
    await owner.end()
  }
}
