import type { Caller, FunctionContext, Limit } from '../_shared/context.ts'
import { enforceLimit } from '../_shared/enforce-limit.ts'
import { parseUrl } from '../_shared/parse-url.ts'
import { selectRows } from '../_shared/rest.ts'
import { otherHost, siteMissing, testsReadRestOnly } from './errors.ts'
import { isRestUrl } from './is-rest-url.ts'
import type { Question } from './read-question.ts'
import { isSameHost, isSameSite } from './same-site.ts'

/** A connection test asks about a dozen times. */
const TESTS: Limit = { name: 'site-proxy-test', per: 'user', max: 60, seconds: 60 }
/** A site that is only tried holds one of few places: it has less time than a saved one. */
const MAX_TEST_MS = 15_000
/** All pages of a large site with their pictures, several times over. */
const READS: Limit = { name: 'site-proxy-read', per: 'user', max: 600, seconds: 60 }

export interface Site {
  url: URL
  /** What to read there; pictures are told from everything else by their bytes. */
  expects: 'rest' | 'picture'
  key: string | undefined
  timeoutMs: number
}

interface Settings {
  wordpress_url: string | null
  wordpress_api_key: string | null
}

/** What may be read: the saved site, or with a key in the question any site's REST, as a test. */
export async function chooseSite(
  context: FunctionContext,
  caller: Caller,
  { url, key, timeoutMs }: Question,
): Promise<Site> {
  const expects = isRestUrl(url) ? 'rest' : 'picture'
  if (key !== undefined) {
    await enforceLimit(context, TESTS, caller.id)
    if (expects === 'picture') throw testsReadRestOnly()
    return { url, expects, key, timeoutMs: Math.min(timeoutMs, MAX_TEST_MS) }
  }
  await enforceLimit(context, READS, caller.id)
  const settings = await readSettings(context, caller)
  const saved = parseUrl(settings?.wordpress_url ?? '')
  if (!saved) throw siteMissing()
  if (!isSameSite(saved, url)) throw otherHost()
  const savedKey = isSameHost(saved, url) ? (settings?.wordpress_api_key ?? undefined) : undefined
  // Pictures are public: no reason to show them the key.
  return { url, expects, key: expects === 'rest' ? savedKey : undefined, timeoutMs }
}

/** As the caller: row-level security decides whose settings these are. */
async function readSettings(
  context: FunctionContext,
  caller: Caller,
): Promise<Settings | undefined> {
  const rows = await selectRows<Settings>(
    context,
    'user_settings',
    { user_id: `eq.${caller.id}`, select: 'wordpress_url,wordpress_api_key' },
    caller.token,
  )
  return rows[0]
}
