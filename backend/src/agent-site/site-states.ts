import type { Database } from '../database/types.ts'
import { BoundedMap } from '../http/bounded-map.ts'
import { WorkQueue } from './work-queue.ts'

export interface SiteState {
  userId: string
  /** The name that the site has now. */
  name: string
  version: number
  isOpen: boolean
}

/** WEB-20: closed are sites that are not published, blocked, of a disabled account or of one whose plan has ended. */
const STATE = `
  select
    site.user_id as "userId", site.name, site.version::float8 as version,
    site.is_published and site.blocked_at is null
      and coalesce(account.banned_until <= now(), true)
      and not exists (
        select from public.subscriptions as plan where plan.user_id = site.user_id and (
          plan.status = 'expired' or (plan.status in ('trial', 'cancelled') and plan.current_period_ends_at <= now())
        )
      ) as "isOpen"
  from public.agent_sites as site join auth.users as account on account.id = site.user_id
  where site.name = $1
  union all
  select site.user_id, site.name, site.version::float8, true
  from public.agent_site_names as former join public.agent_sites as site on site.user_id = former.user_id
  where former.name = $1`

/** A change is shown this long after it at the latest. */
const VALID_MS = 2_000
const MAX_NAMES = 20_000

interface Asked {
  at: number
  state: Promise<SiteState | undefined>
}

/** The state of each site, asked for at most once in two seconds however many come. */
export class SiteStates {
  readonly #database: Pick<Database, 'asOwner'>
  readonly #asked = new BoundedMap<string, Asked>(MAX_NAMES)
  readonly #queue = new WorkQueue({ running: 2, waiting: 200, rest: 0 })

  constructor(database: Pick<Database, 'asOwner'>) {
    this.#database = database
  }

  find(name: string): Promise<SiteState | undefined> {
    const known = this.#asked.get(name)
    if (known && performance.now() - known.at < VALID_MS) return known.state
    const asked = { at: performance.now(), state: this.#read(name) }
    this.#asked.set(name, asked)
    // What failed is asked again by the next.
    asked.state.catch(() => {
      if (this.#asked.get(name) === asked) this.#asked.delete(name)
    })
    return asked.state
  }

  #read(name: string): Promise<SiteState | undefined> {
    return this.#queue.run(name, async () => {
      const { rows } = await this.#database.asOwner((tx) => tx.query<SiteState>(STATE, [name]))
      return rows[0]
    })
  }
}
