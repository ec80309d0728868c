import type { UserRecord } from '../auth/users/user-record.ts'
import { AdminError } from './errors.ts'
import { nameOf } from './find-agent.ts'
import { messages } from './messages.ts'
import type { Admin } from './open-admin.ts'

export interface ListedSite {
  email: string | null
  user_id: string
  name: string
  is_published: boolean
  is_blocked: boolean
  listings: number
  /** Views of the last thirty days. */
  views: number
}

const SITES = `
  select
    nullif(account.email, '') as email, site.user_id, site.name, site.is_published, site.blocked_at is not null as is_blocked,
    (select count(*)::int from public.properties as own where own.user_id = site.user_id and own.is_published) as listings,
    (
      select coalesce(sum(visits.views), 0)::int from public.agent_site_visits as visits
      where visits.user_id = site.user_id and visits.day > (now() - interval '30 days')::date
    ) as views
  from public.agent_sites as site join auth.users as account on account.id = site.user_id
  order by site.name`

export async function listSites({ database }: Pick<Admin, 'database'>): Promise<ListedSite[]> {
  const { rows } = await database.asOwner((tx) => tx.query<ListedSite>(SITES))
  return rows
}

/** WEB-16: the site answers that it is closed until the operator shows it again. */
export async function setBlocked(
  { database }: Pick<Admin, 'database'>,
  agent: UserRecord,
  isBlocked: boolean,
): Promise<string> {
  const { rows } = await database.asOwner((tx) =>
    tx.query<{ name: string }>(
      `update public.agent_sites set blocked_at = case when $2 then coalesce(blocked_at, now()) end
       where user_id = $1 returning name`,
      [agent.id, isBlocked],
    ),
  )
  const name = rows[0]?.name
  if (name === undefined) throw new AdminError(messages.noSite(nameOf(agent)))
  return name
}
