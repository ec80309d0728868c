import { parseAddress } from '../parse/web-address.ts'

/** The database's `private.site_key()` cuts it at the same length. */
const MAX_KEY = 300
const USUAL_PORTS = new Set(['', '80', '443'])

/**
 * PROP-50: the site of an address: host and path, without scheme, `www.`, the usual ports and a slash at the end. Null where it is no
 * address. A path counts, as one host may hold several sites.
 */
export function siteKeyOf(url: string | null): string | null {
  const address = url === null ? undefined : parseAddress(url)
  if (!address) return null
  const host = address.hostname.replace(/\.$/, '').replace(/^www\./, '')
  const port = USUAL_PORTS.has(address.port) ? '' : `:${address.port}`
  return (host + port + address.pathname.replace(/\/+$/, '')).slice(0, MAX_KEY)
}
