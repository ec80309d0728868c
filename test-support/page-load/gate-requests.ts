/**
 * Counts requests and waves without a clock. Every request is held until the page starts no other one. Then all held requests are answered
 * together, and this repeats until the page is at rest. Requests of one wave did not need each other's answers, so the number of waves is
 * the longest chain of requests. The browser's own initiators would miss code that waited for data, and times would depend on the machine.
 */
import type { CDPSession, Page } from '@playwright/test'

export interface GatedRequest {
  url: string
  type: string
  wave: number
}

/** The limit is for a page that sends requests again and again and would never be at rest. */
const MAX_WAVES = 40

/** A page is at rest when the main thread was idle this many times, with pauses longer than React delays content after a fallback. */
const AT_REST = `new Promise((resolve) => {
  let left = 8
  const step = () => (left-- === 0 ? resolve() : requestIdleCallback(() => setTimeout(step, 50), { timeout: 100 }))
  step()
})`

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

/** An ordinary Chromium requests the page's icon and manifest by itself; the headless shell does not. */
export function isOfTheBrowser(url: string, type: string): boolean {
  return type === 'Manifest' || new URL(url).pathname.startsWith('/favicon')
}

function go(session: CDPSession, requestId: string): Promise<unknown> {
  return session.send('Fetch.continueRequest', { requestId })
}

async function untilAtRest(page: Page, count: () => number): Promise<void> {
  let before = Number.NaN
  while (count() !== before) {
    before = count()
    await page.evaluate(AT_REST)
  }
}
