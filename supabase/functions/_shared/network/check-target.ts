import { OutboundError } from './outbound.ts'
import { specialRangeOf } from './special-range-of.ts'

/** These names never belong to a public site, whatever they resolve to. */
const INNER_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|onion)$/

/**
 * Refuses addresses that are recognisably private. `new URL` has already turned every spelling of an IPv4 host (decimal, octal,
 * hexadecimal, short, full-width) into four decimal numbers. Resolved addresses are checked at the time of connecting.
 */
export function checkTarget(url: URL, allowPrivate: boolean): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refuse('only http and https')
  if (url.username !== '' || url.password !== '') throw refuse('credentials in the address')
  if (allowPrivate) return
  if (!['', '80', '443'].includes(url.port)) throw refuse('only ports 80 and 443')
  const host = bareHost(url)
  const range = isLiteral(host) ? specialRangeOf(host) : rangeOfName(host)
  if (range) throw refuse(`${range} address`)
}

export function bareHost(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
}

function isLiteral(host: string): boolean {
  return host.includes(':') || /^[\d.]+$/.test(host)
}

function rangeOfName(name: string): string | undefined {
  return !name.includes('.') || INNER_NAME.test(name) ? 'inner' : undefined
}

function refuse(text: string): OutboundError {
  return new OutboundError('blocked', text)
}
