import { parseUrl } from '../parse-url.ts'
import { checkTarget } from './check-target.ts'
import { OutboundError, type OutboundFetch, type OutboundResponse } from './outbound.ts'

export interface Journey {
  outbound: OutboundFetch
  headers: Record<string, string>
  /** Sent to the first host only, never over http except to this machine; a redirect elsewhere ends it, also if it leads back. */
  authorization: string | undefined
  signal: AbortSignal
  allowPrivate: boolean
  /** Whether a redirect may lead there; if not, the redirect itself is the answer. */
  mayFollow(target: URL): boolean
}

export interface Arrival {
  response: OutboundResponse
  /** Where the start led to, whether or not it was followed there; undefined where the start itself answered. */
  redirectedTo: URL | undefined
}

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** This machine's own names, which no network sees. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Follows redirects by hand, so that every hop is checked like the first. */
export async function followRedirects(start: URL, journey: Journey): Promise<Arrival> {
  let url = start
  let { authorization } = journey
  let status: number | undefined
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    checkTarget(url, journey.allowPrivate)
    if (!isOwnHost(start, url)) authorization = undefined
    const headers = {
      ...journey.headers,
      ...(authorization && mayCarryKey(url) && { authorization }),
    }
    const response = await journey.outbound(url, { headers, signal: journey.signal })
    const location = REDIRECTS.has(response.status) ? response.header('location') : undefined
    const target = location === undefined ? undefined : parseUrl(location, url)
    if (!target || !journey.mayFollow(target)) {
      return { response, redirectedTo: target ?? (hop > 0 ? url : undefined) }
    }
    response.discard()
    status = response.status
    url = target
  }
  throw new OutboundError('http', 'too many redirects', status)
}

/** Over http anybody on the way could read the key. */
function mayCarryKey(url: URL): boolean {
  return url.protocol === 'https:' || LOOPBACK.test(url.hostname)
}

/** The same host and port, or its own step from http to https. */
function isOwnHost(start: URL, url: URL): boolean {
  if (start.hostname !== url.hostname) return false
  if (start.origin === url.origin) return true
  return start.protocol === 'http:' && start.port === '' && url.protocol === 'https:' && !url.port
}
