import { INVALID_SITE_URL } from '../messages.ts'
import { parseAddress } from '../parse/web-address.ts'

export type SiteUrl = { url: string; error: null } | { url: null; error: string }

const INVALID: SiteUrl = { url: null, error: INVALID_SITE_URL }

/**
 * What the agent typed as the site's base, without a slash at its end. https is put before an
 * address without protocol (section 5); a link to the REST API or the admin pages means the site.
 */
export function normalizeSiteUrl(typed: string): SiteUrl {
  const text = typed.trim()
  const isBare = !/^[a-z][a-z\d+.-]*:\/\//i.test(text)
  if (text === '' || /\s/.test(text) || /^(?:javascript|data|mailto|file|ftp):/i.test(text)) {
    return INVALID
  }
  const address = parseAddress(isBare ? `https://${text.replace(/^\/+/, '')}` : text)
  if (!address || !isHost(address.hostname)) return INVALID
  const path = address.pathname.replace(/\/(?:wp-json|wp-admin|wp-login\.php)(?:\/.*)?$/, '')
  return { url: address.origin + path.replace(/\/+$/, ''), error: null }
}

/** A word alone is a typo for the web, but `localhost` and addresses are somebody's own site. */
function isHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.startsWith('[') || /^[^.].*\.[^.]+\.?$/.test(hostname)
}
