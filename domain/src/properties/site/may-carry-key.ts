import { parseAddress } from '../parse/web-address.ts'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** A key may be sent only over https, because over http anybody on the way could read it. */
export function mayCarryKey(address: string): boolean {
  const url = parseAddress(address)
  return url !== null && (url.protocol === 'https:' || LOOPBACK.test(url.hostname))
}
