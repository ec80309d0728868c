import { contactPath, listingPath, listingsPath, SITES_PATH } from '@predio/domain/agent-site'
import type { Database, Transaction } from '../database/types.ts'
import type { SiteData } from './read-frame.ts'
import { readChanges } from './read-listings.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

interface Entry {
  address: string
  changedAt?: string
}

export async function makeSitemap(
  tx: Transaction,
  userId: string,
  { frame, total }: SiteData,
): Promise<string> {
  const origin = frame.url.slice(0, -frame.path.length)
  const listings = await readChanges(tx, userId)
  const pages = [frame.path, contactPath(frame.path)]
  if (total > 0) pages.push(listingsPath(frame.path))
  return write('urlset', 'url', [
    ...pages.map((path) => ({ address: `${origin}${path}` })),
    ...listings.map(({ title, code, changedAt }) => ({
      address: `${origin}${listingPath(frame.path, title, code)}`,
      changedAt,
    })),
  ])
}

/** A sitemap names at most so many others. */
const MAX_SITES = 50_000
const KEPT_MS = 10 * 60_000

const OPEN_SITES = `
  select site.name from public.agent_sites as site join auth.users as account on account.id = site.user_id
  where site.is_published and site.blocked_at is null and coalesce(account.banned_until <= now(), true)
    and not exists (
      select from public.subscriptions as plan where plan.user_id = site.user_id and plan.status = 'expired'
    )
  order by site.name limit ${MAX_SITES}`

/** The sitemaps of all sites, made again after ten minutes at the earliest. */
export function indexOfSitemaps(
  database: Pick<Database, 'asOwner'>,
  origin: string,
): () => Promise<string> {
  let made: { at: number; text: Promise<string> } | undefined
  return () => {
    const now = performance.now()
    if (made && now - made.at < KEPT_MS) return made.text
    const text = database
      .asOwner((tx) => tx.query<{ name: string }>(OPEN_SITES))
      .then(({ rows }) =>
        write(
          'sitemapindex',
          'sitemap',
          rows.map(({ name }) => ({ address: `${origin}${SITES_PATH}/${name}/sitemap.xml` })),
        ),
      )
    made = { at: now, text }
    text.catch(() => {
      made = undefined
    })
    return text
  }
}

function write(list: string, item: string, entries: readonly Entry[]): string {
  const lines = entries.map(({ address, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`
    return `<${item}><loc>${address.replaceAll('&', '&amp;')}</loc>${changed}</${item}>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="${NAMESPACE}">`,
    ...lines,
    `</${list}>`,
    '',
  ].join('\n')
}
