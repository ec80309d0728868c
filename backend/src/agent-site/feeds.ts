import { createHash } from 'node:crypto'
import { setImmediate as letOthersIn } from 'node:timers/promises'
import {
  FEED_NAMES,
  FEED_REVIEW_FILE,
  FEEDS,
  reviewFeeds,
  type SiteListing,
  writeFeed,
} from '@predio/domain/agent-site'
import type { Transaction } from '../database/types.ts'
import type { SiteData } from './read-frame.ts'
import { readPublishedAfter } from './read-listings.ts'

const SITE_OF_TOKEN = `
  select site.name from public.user_secrets as secret join public.agent_sites as site on site.user_id = secret.user_id
  where secret.name = 'feeds' and secret.token_hash = $1`

/** WEB-82: the database finds the address by the hash of its token. */
export async function findSiteOfFeeds(tx: Transaction, token: string): Promise<string | undefined> {
  const hash = createHash('sha256').update(token).digest('hex')
  const { rows } = await tx.query<{ name: string }>(SITE_OF_TOKEN, [hash])
  return rows[0]?.name
}

/** The type of what stands at an address of the feeds; undefined for a file that is none of them. */
export function typeOfFeedFile(file: string): string | undefined {
  const name = feedOfFile(file)
  if (name) return FEEDS[name].type
  return file === FEED_REVIEW_FILE ? FEEDS.json.type : undefined
}

function feedOfFile(file: string) {
  return FEED_NAMES.find((name) => FEEDS[name].file === file)
}

/** The file that stands at an address of the feeds. */
export async function makeFeed(
  tx: Transaction,
  userId: string,
  { frame }: SiteData,
  file: string,
): Promise<string> {
  const listings: SiteListing[] = []
  for (;;) {
    const some = await readPublishedAfter(tx, userId, frame.path, listings.at(-1)?.code ?? null)
    listings.push(...some)
    if (some.length === 0) break
    await letOthersIn()
  }
  const name = feedOfFile(file)
  return name ? writeFeed(name, frame, listings) : JSON.stringify(reviewFeeds(frame, listings))
}
