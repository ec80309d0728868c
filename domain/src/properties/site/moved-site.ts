import { parseAddress } from '../parse/web-address.ts'
import { normalizeSiteUrl } from './normalize-site-url.ts'
import type { SiteAnswer } from './site-answer.ts'

/**
 * The site that an answer really came from, where the typed one leads to another host or scheme: keys do not follow
 * such a redirect. Null where the site answered itself.
 */
export function movedSite(siteUrl: string, answer: SiteAnswer): string | null {
  const target = answer.kind === 'answer' ? (answer.redirectedTo ?? '') : ''
  const [from, to] = [parseAddress(siteUrl), parseAddress(target)]
  if (!from || !to || from.origin === to.origin) return null
  return normalizeSiteUrl(target).url
}
