import { parseAddress } from '../parse/web-address.ts'

/** This device's own names, which no network sees. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether a site's key may travel to an address: over http anybody on the way could read it. */
export function mayCarryKey(address: string): boolean {
  const url = parseAddress(address)
  return url !== null && (url.protocol === 'https:' || LOOPBACK.test(url.hostname))
}
