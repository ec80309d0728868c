import { parseAddress } from '../parse/web-address.ts'

/** Two addresses belong to one site if host and port are equal. `www.` and the scheme do not matter. */
export function isSameSite(one: string, other: string): boolean {
  const [first, second] = [siteOf(one), siteOf(other)]
  return first !== null && first === second
}

function siteOf(url: string): string | null {
  const address = parseAddress(url)
  if (!address) return null
  return `${address.hostname.replace(/\.$/, '').replace(/^www\./, '')}:${address.port}`
}
