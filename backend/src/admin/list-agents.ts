import type { Transaction } from '../database/types.ts'
import { measureFiles } from '../storage/files-of-accounts.ts'
import type { Admin } from './open-admin.ts'

export interface ListedAgent {
  id: string
  email: string | null
  name: string | null
  plan: string | null
  status: string | null
  plan_ends_at: Date | null
  /** The plan's last day is shown in the agent's time zone. */
  time_zone: string | null
  is_disabled: boolean
  rows: number
  files: number
  file_bytes: number
  created_at: Date
  last_used_at: Date | null
}

type AccountRow = Omit<ListedAgent, 'rows' | 'files' | 'file_bytes'>

// Access tokens are renewed hourly, so the last use is exact to an hour.
const ACCOUNTS = `
  select u.id, nullif(u.email, '') as email, profile.full_name as name, plan.name as plan, subscription.status,
    subscription.current_period_ends_at as plan_ends_at, profile.time_zone, coalesce(u.banned_until > now(), false) as is_disabled, u.created_at,
    greatest(
      u.last_sign_in_at,
      (select max(greatest(s.refreshed_at at time zone 'utc', s.created_at)) from auth.sessions s where s.user_id = u.id),
      (select max(device.seen_at) from predio.known_devices device where device.user_id = u.id)
    ) as last_used_at
  from auth.users u
  left join public.profiles profile on profile.id = u.id
  left join public.subscriptions subscription on subscription.user_id = u.id
  left join public.subscription_plans plan on plan.id = subscription.plan_id
  where u.deleted_at is null
  order by u.email nulls last, u.created_at`

export async function listAgents({ database }: Pick<Admin, 'database'>): Promise<ListedAgent[]> {
  return database.asOwner(async (tx) => {
    const { rows: accounts } = await tx.query<AccountRow>(ACCOUNTS)
    const rows = await countRows(tx)
    const files = await measureFiles(tx)
    const sizeOf = ({ id }: AccountRow) => ({
      rows: rows.get(id) ?? 0,
      files: files.get(id)?.files ?? 0,
      file_bytes: files.get(id)?.bytes ?? 0,
    })
    return accounts.map((account) => Object.assign(account, sizeOf(account)))
  })
}

async function countRows(tx: Transaction): Promise<ReadonlyMap<string, number>> {
  const { rows: tables } = await tx.query<{ name: string }>(
    `select format('%I.%I', space.nspname, class.relname) as name
     from pg_class class join pg_namespace space on space.oid = class.relnamespace
     join pg_attribute field on field.attrelid = class.oid and field.attname = 'user_id' and not field.attisdropped
     where class.relkind = 'r' and space.nspname = 'public' and field.atttypid = 'uuid'::regtype`,
  )
  // PostgreSQL's catalogue returns these names already quoted.
  const counts = tables.map(
    ({ name }) => `select user_id, count(*) as rows from ${name} group by 1`,
  )
  const { rows } = await tx.query<{ user_id: string; rows: number }>(
    `select user_id, sum(rows)::int as rows from (${counts.join(' union all ')}) as counted
     where user_id is not null group by 1`,
  )
  return new Map(rows.map((row) => [row.user_id, row.rows]))
}
