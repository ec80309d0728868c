import { parseAddress } from '../parse/web-address.ts'

/** The same host, with or without `www.`, on the same port is one site, over http and https. */
export function isSameSite(one: string, other: string): boolean {
  const [first, second] = [siteOf(one), siteOf(other)]
  return first !== null && first === second
}

function siteOf(url: string): string | null {
  const address = parseAddress(url)
  if (!address) return null
  return `${address.hostname.replace(/\.$/, '').replace(/^www\./, '')}:${address.port}`
}
