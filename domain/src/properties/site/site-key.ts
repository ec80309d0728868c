import { parseAddress } from '../parse/web-address.ts'

/** The database's `private.site_key()` has the same limit. */
const MAX_KEY = 300
const USUAL_PORTS = new Set(['', '80', '443'])

/**
 * PROP-50: host and path identify a site, without the scheme, `www.`, the usual ports and a final slash. The path counts because one host
 * may have several sites.
 */
export function siteKeyOf(url: string | null): string | null {
  const address = url === null ? undefined : parseAddress(url)
  if (!address) return null
  const host = address.hostname.replace(/\.$/, '').replace(/^www\./, '')
  const port = USUAL_PORTS.has(address.port) ? '' : `:${address.port}`
  return (host + port + address.pathname.replace(/\/+$/, '')).slice(0, MAX_KEY)
}
