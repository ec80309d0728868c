import { parseAddress } from '../parse/web-address.ts'
import { normalizeSiteUrl } from './normalize-site-url.ts'
import type { SiteAnswer } from './site-answer.ts'

/** Keys are not sent to another host or scheme after a redirect. The result is null if the site itself answered. */
export function movedSite(siteUrl: string, answer: SiteAnswer): string | null {
  const target = answer.kind === 'answer' ? (answer.redirectedTo ?? '') : ''
  const [from, to] = [parseAddress(siteUrl), parseAddress(target)]
  if (!from || !to || from.origin === to.origin) return null
  return normalizeSiteUrl(target).url
}
