import { readSiteKey } from '../../../lib/saved-keys.ts'
import { askDirectly } from './ask-directly.ts'
import { askThroughProxy } from './ask-through-proxy.ts'
import type { SiteResponse, Question, Way } from './site-response.ts'

interface ReachOptions {
  siteUrl: string
  key: string
  /** The browser does not have the saved key, so our server adds it to the request. */
  usesSavedKey?: boolean
  isSaved: boolean
  way?: Way | undefined
}

export interface Reach {
  readonly way: Way
  ask: (address: string, timeoutMs: number, signal: AbortSignal) => Promise<SiteResponse>
}

/**
 * The browser asks first. Once our server has brought an answer, only our server asks, and it also asks sites with a saved key. The
 * browser gets a saved key only if our server may not read the site.
 */
export function reachSite(options: ReachOptions): Reach {
  const { siteUrl, key, usesSavedKey = false, isSaved, way: known } = options
  const usual: Way = usesSavedKey && !needsKeyInBrowser(siteUrl) ? 'proxy' : 'direct'
  let way: Way = isMixed(siteUrl) ? 'proxy' : (known ?? usual)
  let savedKey: Promise<string | null> | undefined

  async function askFromBrowser(question: Question): Promise<SiteResponse | null> {
    if (usesSavedKey) savedKey ??= readSiteKey()
    const given = savedKey ? await savedKey : key
    if (given === null) return null
    try {
      return await askDirectly({ ...question, key: given })
    } catch (error) {
      if (error instanceof TypeError) return null
      throw error
    }
  }

  async function ask(
    address: string,
    timeoutMs: number,
    signal: AbortSignal,
  ): Promise<SiteResponse> {
    const question: Question = { address, key, isSaved, timeoutMs, signal }
    const isFirst = way === 'direct'
    const own = isFirst ? await askFromBrowser(question) : null
    if (own) return own
    const heard = await askThroughProxy(question)
    if (heard.answer.kind === 'answer') way = 'proxy'
    else if (usesSavedKey && !isFirst && heard.answer.failure === 'blocked') {
      const asked = await askFromBrowser(question)
      if (asked) way = 'direct'
      return asked ?? heard
    }
    return heard
  }

  return {
    get way() {
      return way
    },
    ask,
  }
}

/** True for addresses that look internal, which our server may not read; the server itself decides when the browser requests the key. */
export function needsKeyInBrowser(siteUrl: string): boolean {
  const { hostname, port } = new URL(siteUrl)
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  const isInner =
    !hostname.includes('.') || /\.(?:local|localhost|lan|internal|home)$/.test(hostname)
  return isAddress || isInner || port !== ''
}

/** A page on https may not ask a site on http; the names of this device itself count as secure. */
function isMixed(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  const isOwn = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  return location.protocol === 'https:' && protocol === 'http:' && !isOwn
}
