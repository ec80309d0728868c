import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import type { Look } from './looks.ts'
import type { Screen } from './screen.ts'

const TIMEOUT_MS = 30_000
const POLL_MS = 50

/** Asked from here again and again: the page's policy lets nothing inside it evaluate text. */
const IS_STILL = `!document.querySelector('[aria-busy="true"], [data-entering]') &&
  [...document.querySelectorAll('[data-overlay]')].every((each) => getComputedStyle(each).opacity === '1')`

/** Pictures that wait to be scrolled to are called: a page is taken in its whole length. */
const IS_DRAWN = `Promise.all([
  document.fonts.ready,
  ...[...document.images].map((image) => {
    image.loading = 'eager'
    return image.decode().catch(() => undefined)
  }),
])`

interface Picture {
  bytes: Buffer
  /** What the browser complained about. */
  problems: string[]
}

export async function takeScreen(
  context: BrowserContext,
  screen: Screen,
  look: Look,
): Promise<Picture> {
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  try {
    await screen.before?.(page)
    await page.goto(screen.path)
    if (screen.section) await openSection(page, screen.section)
    await page.getByText(screen.shows).filter({ visible: true }).first().waitFor()
    await settle(page)
    await screen.steps?.(page)
    await settle(page)
    if (screen.extent !== 'window') await stretch(page, look)
    const bytes = await page.screenshot({ animations: 'disabled' })
    return { bytes, problems: screen.isFailure ? [] : problems }
  } finally {
    await page.close()
  }
}

/** The section lives in the history entry, as the router keeps it. */
async function openSection(page: Page, section: string): Promise<void> {
  const state = JSON.stringify({ usr: { section }, key: 'screenshot', idx: 0 })
  await page.evaluate(`history.replaceState(${state}, '')`)
  await page.reload()
}

/** Nothing on its way: no request, no skeleton, nothing half open, no letter or picture that is still to come. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const deadline = Date.now() + TIMEOUT_MS
  while (!(await page.evaluate<boolean>(IS_STILL))) {
    if (Date.now() > deadline) throw new Error('the page does not come to rest')
    await pause(POLL_MS)
  }
  await page.evaluate(IS_DRAWN)
}

/** A window as long as the page, so that what is fixed to an edge stays at the edge. */
async function stretch(page: Page, { viewport }: Look): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.setViewportSize({ ...viewport, height: Math.max(height, viewport.height) })
  await settle(page)
}
