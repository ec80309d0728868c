/**
 * Counts requests and waves without a clock. Every request of the page is held until the page begins no other; then all that are held
 * are answered together, and so on until the page is at rest. What was held together is one wave: none of it needed an answer of the
 * others. The number of waves is therefore the longest chain of requests each begun by the one before, whoever began it: the parser, a
 * preload, an import of a module, or code that waited for data. The browser's initiators would not tell the last of these, and times
 * would depend on the machine.
 */
import type { CDPSession, Page } from '@playwright/test'

export interface GatedRequest {
  url: string
  /** As the browser names it: Document, Script, Stylesheet, Fetch, Image, Font… */
  type: string
  /** 1 is the document. */
  wave: number
}

/** Without an end a page that asks again and again would never be at rest. */
const MAX_WAVES = 40

/** The main thread idle this many times, with a pause between: longer than React holds back what it shows after a fallback. */
const AT_REST = `new Promise((resolve) => {
  let left = 8
  const step = () => (left-- === 0 ? resolve() : requestIdleCallback(() => setTimeout(step, 50), { timeout: 100 }))
  step()
})`

/** Opens the address in a page that is new, and gives back every request until it is at rest. */
export async function gateRequests(page: Page, path: string): Promise<GatedRequest[]> {
  const session = await page.context().newCDPSession(page)
  const requests: GatedRequest[] = []
  const held: string[] = []
  const inFlight = new Set<string>()
  let wave = 1
  session.on('Fetch.requestPaused', ({ requestId, request, resourceType, networkId = '' }) => {
    if (isOfTheBrowser(request.url, resourceType)) return void go(session, requestId)
    requests.push({ url: request.url, type: resourceType, wave })
    if (wave === 1) return void go(session, requestId)
    held.push(requestId)
    inFlight.add(networkId)
  })
  const end = ({ requestId }: { requestId: string }) => void inFlight.delete(requestId)
  session.on('Network.loadingFinished', end)
  session.on('Network.loadingFailed', end)
  await session.send('Network.enable')
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'http*' }] })
  await page.goto(path, { waitUntil: 'commit' })
  wave = 2
  while (wave < MAX_WAVES) {
    await untilAtRest(page, () => requests.length + (inFlight.size - held.length))
    if (held.length === 0) break
    wave += 1
    await Promise.all(held.splice(0).map((id) => go(session, id)))
  }
  await session.detach()
  return requests
}

export function countWaves(requests: readonly GatedRequest[]): number {
  return Math.max(...requests.map(({ wave }) => wave))
}

/** An ordinary Chromium asks for the page's icon and manifest by itself; the headless shell does not. */
function isOfTheBrowser(url: string, type: string): boolean {
  return type === 'Manifest' || new URL(url).pathname.startsWith('/favicon')
}

function go(session: CDPSession, requestId: string): Promise<unknown> {
  return session.send('Fetch.continueRequest', { requestId })
}

/** Until a whole rest of the page has brought nothing new. */
async function untilAtRest(page: Page, count: () => number): Promise<void> {
  let before = Number.NaN
  while (count() !== before) {
    before = count()
    await page.evaluate(AT_REST)
  }
}
