import { expect, type Page, type Request } from '@playwright/test'

/** Requests of the session or of the page frame, which are made whichever screen comes first. */
const OF_SESSION = /\/(?:notifications|saved_views|privacy_notices|profiles)\?/

export function recordRequests(page: Page, patience: { timeout: number }) {
  const asked: Request[] = []
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (!request.url().includes('/rest/v1/') || request.method() === 'OPTIONS') return
    if (OF_SESSION.test(request.url())) return
    asked.push(request)
    open.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => open.delete(request))
  }
  return async (act: () => Promise<void>): Promise<Request[]> => {
    await expect.poll(() => open.size, patience).toBe(0)
    const before = asked.length
    await act()
    await expect.poll(() => open.size, patience).toBe(0)
    return asked.slice(before)
  }
}
