import type { Page } from '@playwright/test'
import type { Figures, Traffic } from './visit.ts'

/**
 * Presses CRM in the bottom bar. The browser reports no paints after a press, so the first and the largest paint are the frames with the
 * section's title and its first client. A script makes the press. The browser does not treat this as a person's input, so layout shifts
 * count that it would otherwise forgive.
 */
const SWITCH = `new Promise((resolve) => {
  const tasks = []
  const shifts = []
  const watch = (type, into) => new PerformanceObserver((list) => into.push(...list.getEntries())).observe({ type })
  watch('longtask', tasks)
  watch('layout-shift', shifts)
  const button = [...document.querySelectorAll('nav button')].find(({ textContent, offsetParent }) => textContent === 'CRM' && offsetParent)
  const start = performance.now()
  let title
  const look = () => {
    if (!title && document.querySelector('h1')?.textContent === 'CRM') title = performance.now() - start
    const isThere = document.querySelector('main [role=list][aria-label=Clientes] > *, main ul[aria-label=Clientes] > li')
    if (!isThere) return requestAnimationFrame(look)
    requestAnimationFrame(() => {
      const content = performance.now() - start
      globalThis.readSwitch = () => ({
        fcp: title,
        lcp: content,
        blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
        shift: shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0),
      })
      resolve()
    })
  }
  button.click()
  requestAnimationFrame(look)
})`

export async function switchSection(page: Page, traffic: Traffic): Promise<Figures> {
  const before = { requests: traffic.requests, jsBytes: traffic.jsBytes }
  await page.evaluate(SWITCH)
  await traffic.quiet()
  const shown =
    await page.evaluate<Pick<Figures, 'fcp' | 'lcp' | 'blocking' | 'shift'>>('readSwitch()')
  return {
    ...shown,
    requests: traffic.requests - before.requests,
    jsBytes: traffic.jsBytes - before.jsBytes,
    jsToLcp: Number.NaN,
  }
}
