import { askDirectly } from './ask-directly.ts'
import { askThroughProxy } from './ask-through-proxy.ts'
import type { Heard, Question, Way } from './heard.ts'

interface ReachOptions {
  siteUrl: string
  key: string
  isSaved: boolean
  /** What worked the last time. */
  way?: Way | undefined
}

export interface Reach {
  readonly way: Way
  ask: (address: string, timeoutMs: number, signal: AbortSignal) => Promise<Heard>
}

/** The browser first; where it is refused our server, and from the first answer it brings, only our server. */
export function reachSite({ siteUrl, key, isSaved, way: known }: ReachOptions): Reach {
  let way: Way = isMixed(siteUrl) ? 'proxy' : (known ?? 'direct')

  async function ask(address: string, timeoutMs: number, signal: AbortSignal): Promise<Heard> {
    const question: Question = { address, key, isSaved, timeoutMs, signal }
    if (way === 'direct') {
      try {
        return await askDirectly(question)
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
      }
    }
    const heard = await askThroughProxy(question)
    if (heard.answer.kind === 'answer') way = 'proxy'
    return heard
  }

  return {
    get way() {
      return way
    },
    ask,
  }
}

/** A secure page may not ask an insecure site; this device's own names count as secure. */
function isMixed(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  const isOwn = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  return location.protocol === 'https:' && protocol === 'http:' && !isOwn
}
