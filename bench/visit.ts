import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { slowDown } from '../test-support/page-load/phone.ts'
import { isOfTheBrowser } from '../test-support/page-load/gate-requests.ts'
import { readVitals, sumOfShifts } from '../test-support/page-load/read-vitals.ts'

export interface Figures {
  fcp: number
  lcp: number
  blocking: number
  shift: number
  requests: number
  jsBytes: number
  /** The bytes of the scripts that had arrived when the largest part of the page was painted. */
  jsToLcp: number
}

export interface Traffic {
  requests: number
  jsBytes: number
  quiet: () => Promise<void>
}

const QUIET_MS = 1500

const MAIN_THREAD_IDLE =
  'new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 }))'

export async function openPhonePage(
  context: BrowserContext,
): Promise<{ page: Page; traffic: Traffic }> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session)
  return { page, traffic: watchTraffic(page, session) }
}

export async function visit(context: BrowserContext, url: string): Promise<Figures> {
  const { page, traffic } = await openPhonePage(context)
  await page.goto(url)
  await traffic.quiet()
  const figures = await figuresOf(page, traffic)
  await page.close()
  return figures
}

export async function figuresOf(page: Page, traffic: Traffic): Promise<Figures> {
  const vitals = await readVitals(page)
  const { fcp, lcp, blocking } = vitals
  const { requests, jsBytes } = traffic
  const jsToLcp = await page.evaluate<number>(`performance.getEntriesByType('resource')
    .filter(({ name, responseEnd, transferSize }) => name.endsWith('.js') && transferSize > 0 && responseEnd <= ${lcp})
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`)
  return { fcp, lcp, blocking, shift: sumOfShifts(vitals), requests, jsBytes, jsToLcp }
}

function watchTraffic(page: Page, session: CDPSession): Traffic {
  const inFlight = new Set<string>()
  const scripts = new Set<string>()
  let changed = performance.now()
  const traffic: Traffic = { requests: 0, jsBytes: 0, quiet }
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http') || isOfTheBrowser(request.url, type ?? '')) return
    traffic.requests += 1
    inFlight.add(requestId)
    if (type === 'Script') scripts.add(requestId)
    changed = performance.now()
  })
  const end = (requestId: string) => {
    inFlight.delete(requestId)
    changed = performance.now()
  }
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromServiceWorker || response.fromDiskCache) scripts.delete(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) traffic.jsBytes += encodedDataLength
    end(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId))

  async function quiet(): Promise<void> {
    changed = performance.now()
    for (;;) {
      await page.evaluate(MAIN_THREAD_IDLE)
      if (inFlight.size === 0 && performance.now() - changed > QUIET_MS) return
      await pause(100)
    }
  }

  return traffic
}
