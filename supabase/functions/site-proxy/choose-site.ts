import type { Caller, FunctionContext, Limit } from '../_shared/context.ts'
import { enforceLimit } from '../_shared/enforce-limit.ts'
import { parseUrl } from '../_shared/parse-url.ts'
import { readSecret } from '../_shared/secrets/read-secrets.ts'
import { readSiteUrl } from '../_shared/secrets/read-site-url.ts'
import { keyUnreadable, otherHost, siteMissing, testsReadRestOnly } from './errors.ts'
import { isRestUrl } from './is-rest-url.ts'
import type { Question } from './read-question.ts'
import { isSameHost, isSameSite } from './same-site.ts'

/** A connection test sends about a dozen requests. */
const TESTS: Limit = { name: 'site-proxy-test', per: 'user', max: 60, seconds: 60 }
/** An import uses one of few slots, so it gets less time than a site. */
const MAX_IMPORT_MS = 15_000
/** This limit allows several readings of a large site with its pictures. */
const READS: Limit = { name: 'site-proxy-read', per: 'user', max: 600, seconds: 60 }

const PAGES: Limit = { name: 'site-proxy-page', per: 'user', max: 20, seconds: 60 }
const PICTURES: Limit = { name: 'site-proxy-picture', per: 'user', max: 240, seconds: 60 }

export interface Site {
  url: URL
  expects: 'rest' | 'picture' | 'page'
  key: string | undefined
  timeoutMs: number
}

/**
 * A request may read the saved site. With a key it may read the REST API of any site for a test, and for an import a public page or picture
 * (LIMP-09, LIMP-12).
 */
export async function chooseSite(
  context: FunctionContext,
  caller: Caller,
  { url, key, import: imports, timeoutMs }: Question,
): Promise<Site> {
  if (imports !== undefined) {
    await enforceLimit(context, imports === 'page' ? PAGES : PICTURES, caller.id)
    return { url, expects: imports, key: undefined, timeoutMs: Math.min(timeoutMs, MAX_IMPORT_MS) }
  }
  const expects = isRestUrl(url) ? 'rest' : 'picture'
  if (key !== undefined) {
    await enforceLimit(context, TESTS, caller.id)
    if (expects === 'picture') throw testsReadRestOnly()
    return { url, expects, key, timeoutMs }
  }
  await enforceLimit(context, READS, caller.id)
  const siteUrl = await readSiteUrl(context, caller)
  const saved = parseUrl(siteUrl ?? '')
  if (!saved) throw siteMissing()
  if (!isSameSite(saved, url)) throw otherHost()
  // Pictures are public, so they need no key.
  const mayHaveKey = expects === 'rest' && isSameHost(saved, url)
  const savedKey = mayHaveKey ? await readKey(context, caller, siteUrl) : undefined
  return { url, expects, key: savedKey, timeoutMs }
}

/** If the key cannot be read, this fails: without its key a site might show fewer listings, as if the others had been removed. */
async function readKey(
  context: FunctionContext,
  caller: Caller,
  siteUrl: string | null,
): Promise<string | undefined> {
  const secret = await readSecret(context, caller.id, 'site', siteUrl)
  if (secret.state === 'unreadable') throw keyUnreadable()
  return secret.state === 'saved' ? secret.value : undefined
}
