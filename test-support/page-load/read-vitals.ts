import type { Page } from '@playwright/test'

export interface Vitals {
  fcp: number
  lcp: number
  /** The sum of the milliseconds beyond 50 of each long task after the first paint. */
  blocking: number
  shifts: Shift[]
}

interface Shift {
  value: number
  moved: string[]
}

/** The browser buffers every entry since the navigation, so this script can run after the page has loaded. */
const READ = `new Promise((resolve) => {
  const entries = { 'largest-contentful-paint': [], 'layout-shift': [], longtask: [] }
  for (const type of Object.keys(entries))
    new PerformanceObserver((list) => entries[type].push(...list.getEntries())).observe({ type, buffered: true })
  const nameOf = (node) => node?.nodeType === 1 ? node.cloneNode(false).outerHTML.slice(0, 120) : (node?.textContent ?? 'gone').slice(0, 60)
  const boxOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  setTimeout(() => resolve({
    fcp,
    lcp: Math.max(0, ...entries['largest-contentful-paint'].map(({ startTime }) => startTime)),
    blocking: entries.longtask
      .filter(({ startTime, duration }) => startTime + duration > fcp)
      .reduce((sum, { startTime, duration }) => sum + Math.max(0, startTime + duration - Math.max(startTime, fcp) - 50), 0),
    shifts: entries['layout-shift'].filter(({ hadRecentInput }) => !hadRecentInput).map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node, previousRect, currentRect }) => nameOf(node) + ' from ' + boxOf(previousRect) + ' to ' + boxOf(currentRect)),
    })),
  }), 100)
})`

export function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate<Vitals>(READ)
}

export function sumOfShifts({ shifts }: Pick<Vitals, 'shifts'>): number {
  return shifts.reduce((sum, { value }) => sum + value, 0)
}
