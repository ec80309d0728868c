import type { Database } from '../../database/types.ts'

const REMOVALS = [
  `delete from predio.rate_limits where key in (
     select key from predio.rate_limits where window_ends_at < now() limit 5000 for update skip locked)`,
  `delete from auth.flow_state where id in (
     select id from auth.flow_state where created_at < now() - interval '1 day' limit 5000 for update skip locked)`,
  `delete from auth.one_time_tokens where id in (
     select id from auth.one_time_tokens where created_at < (now() at time zone 'utc') - interval '1 day'
     limit 5000 for update skip locked)`,
  `delete from auth.mfa_challenges where id in (
     select id from auth.mfa_challenges where created_at < now() - interval '1 day' limit 5000 for update skip locked)`,
  `delete from auth.mfa_factors where id in (
     select id from auth.mfa_factors where status = 'unverified' and created_at < now() - interval '1 day'
     limit 5000 for update skip locked)`,
  `delete from auth.sessions where id in (
     select id from auth.sessions
     where greatest(refreshed_at at time zone 'utc', created_at) < now() - make_interval(days => $1)
     limit 5000 for update skip locked)`,
  `delete from predio.confirmation_links where token_hash in (
     select token_hash from predio.confirmation_links where sent_at < now() - interval '30 days'
     limit 5000 for update skip locked)`,
  `delete from predio.known_devices where (user_id, mark) in (
     select user_id, mark from predio.known_devices where seen_at < now() - interval '400 days'
     limit 5000 for update skip locked)`,
  // Seven days suffice to recognise a stolen token. A session's newest token is never revoked and stays.
  `delete from auth.refresh_tokens where id in (
     select id from auth.refresh_tokens where revoked and updated_at < now() - interval '7 days'
     limit 5000 for update skip locked)`,
]

export async function removeExpired(database: Database, sessionIdleDays: number): Promise<void> {
  for (const statement of REMOVALS) {
    const values = statement.includes('$1') ? [sessionIdleDays] : []
    await database.asOwner((tx) => tx.query(statement, values))
  }
}
