import { createHash, randomBytes } from 'node:crypto'
import { isProgram, sourceOfVisit, type TrafficSource } from '@predio/domain/agent-site'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { describeFailure } from '../database/describe-failure.ts'
import type { Database } from '../database/types.ts'
import { BoundedMap } from '../http/bounded-map.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { networkOf } from '../http/network-of.ts'

type Happened = 'views' | 'forms' | 'presses'

interface Counted extends Record<Happened, number> {
  user_id: string
  published_code: string | null
  source: TrafficSource
}

const WRITE_EVERY_MS = 60_000
/** What comes beyond is not told apart by listing. */
const MAX_COUNTS = 20_000
const MAX_VISITORS = 20_000
/** The pages that somebody reads within this time belong to one visit. */
const VISIT_MS = 30 * 60_000

/** The day is that of the agent. Rows are written in one order, so that two processes never wait for each other. */
const WRITE = `
  insert into public.agent_site_visits as visits (user_id, day, published_code, source, views, forms, presses)
  select given.user_id, (now() at time zone coalesce(own.time_zone, 'America/Mexico_City'))::date, given.published_code, given.source,
    given.views, given.forms, given.presses
  from json_to_recordset($1) as given (
    user_id uuid, published_code text, source text, views integer, forms integer, presses integer
  )
  join auth.users as account on account.id = given.user_id
  left join public.profiles as own on own.id = given.user_id
  order by given.user_id, given.published_code, given.source
  on conflict on constraint agent_site_visits_key do update set
    views = visits.views + excluded.views, forms = visits.forms + excluded.forms, presses = visits.presses + excluded.presses`

export interface Visits {
  count(c: Context<HttpEnvironment>, userId: string, code: string | null, what: Happened): void
  write(): Promise<void>
  close(): Promise<void>
}

/** WEB-28: counts in memory and writes once a minute. Of a visitor nothing is kept but a source, for half an hour, behind a hash. */
export function countVisits(
  database: Pick<Database, 'asOwner'>,
  ownHost: string,
  log: Logger,
): Visits {
  let counts = new Map<string, Counted>()
  const salt = randomBytes(16)
  const visitors = new BoundedMap<string, { source: TrafficSource; at: number }>(MAX_VISITORS)
  let writing: Promise<void> = Promise.resolve()

  /** A page that leads to another is no source, so the source of the visit's first page counts. */
  function sourceOf(c: Context<HttpEnvironment>, userAgent: string): TrafficSource {
    const visitor = createHash('sha256')
      .update(salt)
      .update(`${networkOf(c.get('address') ?? '')} ${userAgent}`)
      .digest('base64')
    const now = performance.now()
    const known = visitors.get(visitor)
    const remembered = known && now - known.at < VISIT_MS ? known.source : null
    const query = c.req.query()
    const referrer = c.req.header('referer') ?? null
    const source =
      sourceOfVisit({ referrer, userAgent, query, ownHost }) ?? remembered ?? ('direct' as const)
    visitors.set(visitor, { source, at: now })
    return source
  }

  function add(counted: Counted): void {
    const isFull = counts.size >= MAX_COUNTS
    const published_code = isFull ? null : counted.published_code
    const key = `${counted.user_id} ${published_code} ${counted.source}`
    const known = counts.get(key)
    if (!known && counts.size >= 2 * MAX_COUNTS) return
    counts.set(key, {
      ...counted,
      published_code,
      views: (known?.views ?? 0) + counted.views,
      forms: (known?.forms ?? 0) + counted.forms,
      presses: (known?.presses ?? 0) + counted.presses,
    })
  }

  async function writeCounts(): Promise<void> {
    if (counts.size === 0) return
    const written = counts
    counts = new Map()
    try {
      const rows = JSON.stringify([...written.values()])
      await database.asOwner((tx) => tx.query(WRITE, [rows]))
    } catch (error) {
      for (const counted of written.values()) add(counted)
      log.warn({ failure: describeFailure(error) }, 'visits of sites were not written')
    }
  }

  function write(): Promise<void> {
    writing = writing.then(writeCounts)
    return writing
  }

  const timer = setInterval(() => void write(), WRITE_EVERY_MS)
  timer.unref()

  return {
    count(c, user_id, published_code, what) {
      const userAgent = c.req.header('user-agent') ?? ''
      // Browsers read pages in advance that nobody may ever look at.
      const isAhead = /prefetch|prerender/.test(c.req.header('sec-purpose') ?? '')
      if (c.req.raw.method === 'HEAD' || isAhead || isProgram(userAgent)) return
      const nothing = { views: 0, forms: 0, presses: 0 }
      add({ user_id, published_code, source: sourceOf(c, userAgent), ...nothing, [what]: 1 })
    },
    write,
    async close() {
      clearInterval(timer)
      await write()
    },
  }
}
