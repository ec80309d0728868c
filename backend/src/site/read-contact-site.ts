import { createHash } from 'node:crypto'
import type { Database } from '../database/types.ts'

const SITE = `
  select settings.wordpress_url as url
  from public.user_secrets as secret
  join public.user_settings as settings on settings.user_id = secret.user_id
  where secret.name = 'contact' and secret.token_hash = $1`

/**
 * PROS-65: returns the origin of the site of the agent to whom the form belongs. The result is null if the agent has no site or the form
 * does not exist.
 */
export async function readContactSite(
  database: Pick<Database, 'asOwner'>,
  token: string,
): Promise<string | null> {
  if (!/^[\w-]{20,128}$/.test(token)) return null
  const hash = createHash('sha256').update(token).digest('hex')
  const { rows } = await database.asOwner((tx) => tx.query<{ url: string | null }>(SITE, [hash]))
  const url = rows[0]?.url ?? ''
  if (!URL.canParse(url)) return null
  const { protocol, origin } = new URL(url)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}
