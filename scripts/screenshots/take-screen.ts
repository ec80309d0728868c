import type { BrowserContext, Page } from '@playwright/test'
import type { Look } from '../../test-support/screens/looks.ts'
import { openScreen, untilStill } from '../../test-support/screens/open-screen.ts'
import { watchConsole } from '../../test-support/watch-console.ts'
import type { Screen } from '../../test-support/screens/screen.ts'

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
  try {
    const problems = watchConsole(page)
    await openScreen(page, screen)
    await settle(page)
    if (screen.extent !== 'window') await stretch(page, look)
    const bytes = await page.screenshot({ animations: 'disabled' })
    // A failure that is being shown also appears in the console.
    return { bytes, problems: screen.isFailure ? [] : problems }
  } finally {
    await page.close()
  }
}

/** Nothing on its way: no request, no skeleton, no letter or picture that is still to come. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await untilStill(page)
  await page.evaluate(IS_DRAWN)
}

/** A window as long as the page, so that what is fixed to an edge stays at the edge. */
async function stretch(page: Page, { viewport }: Look): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.setViewportSize({ ...viewport, height: Math.max(height, viewport.height) })
  await settle(page)
}
