import { parseUrl } from '../parse-url.ts'
import { checkTarget } from './check-target.ts'
import { OutboundError, type OutboundFetch, type OutboundResponse } from './outbound.ts'

export interface FollowRedirectsOptions {
  outbound: OutboundFetch
  headers: Record<string, string>
  /**
   * The key is sent to the first host only, and over http only to this machine. After a redirect to another host it is not sent any more.
   */
  authorization: string | undefined
  signal: AbortSignal
  allowPrivate: boolean
  mayFollow(target: URL): boolean
}

export interface RedirectResult {
  response: OutboundResponse
  /** The target of the first redirect, even if it was not followed. */
  redirectedTo: URL | undefined
}

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Requests to these names of this machine pass through no network. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Redirects are followed here, not by fetch, so that every hop is checked like the first address. */
export async function followRedirects(
  start: URL,
  journey: FollowRedirectsOptions,
): Promise<RedirectResult> {
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

function mayCarryKey(url: URL): boolean {
  return url.protocol === 'https:' || LOOPBACK.test(url.hostname)
}

/** A redirect from http to https on the same host stays on the same host. */
function isOwnHost(start: URL, url: URL): boolean {
  if (start.hostname !== url.hostname) return false
  if (start.origin === url.origin) return true
  return start.protocol === 'http:' && start.port === '' && url.protocol === 'https:' && !url.port
}
