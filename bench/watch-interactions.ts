import type { Page } from '@playwright/test'

interface Interaction {
  /** The milliseconds from the input to the frame that shows its effect, in steps of 8 ms. */
  duration: number
  what: string
}

const LEAST_MS = 16

/** The browser does not count dragging as an interaction, so this script measures the drag events. */
const WATCH = `(() => {
  const DRAG = new Set(['dragstart', 'dragenter', 'drop', 'dragend'])
  globalThis.slowEvents = []
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId, processingStart, processingEnd, startTime } of list.getEntries()) {
      const key = interactionId || (DRAG.has(name) ? name + startTime : 0)
      if (!key) continue
      const parts = [processingStart - startTime, processingEnd - processingStart, startTime + duration - processingEnd]
      slowEvents.push({ key, duration, what: name + ' ' + parts.map(Math.round).join('+') })
    }
  }).observe({ type: 'event', durationThreshold: ${LEAST_MS}, buffered: true })
})()`

const TAKE = `new Promise((resolve) => setTimeout(() => requestIdleCallback(() => resolve(slowEvents.splice(0)), { timeout: 1000 }), 300))`

export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(WATCH)
}

/** `count` interactions were made. Those that the browser did not report were too fast. */
export async function takeInteractions(page: Page, count: number): Promise<Interaction[]> {
  const events = await page.evaluate<(Interaction & { key: string | number })[]>(TAKE)
  const slowest = new Map<string | number, Interaction>()
  for (const { key, duration, what } of events) {
    if (duration > (slowest.get(key)?.duration ?? 0)) slowest.set(key, { duration, what })
  }
  const quick = Math.max(0, count - slowest.size)
  return [
    ...slowest.values(),
    ...Array.from({ length: quick }, () => ({ duration: LEAST_MS, what: '' })),
  ]
}

export function percentile(interactions: readonly Interaction[], share: number): number {
  const sorted = interactions.map(({ duration }) => duration).toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

export type { Interaction }
