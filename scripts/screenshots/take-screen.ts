import type { BrowserContext, Page } from '@playwright/test'
import type { Look } from '../../test-support/screens/looks.ts'
import { openScreen, untilStill } from '../../test-support/screens/open-screen.ts'
import { watchConsole } from '../../test-support/watch-console.ts'
import type { Screen } from '../../test-support/screens/screen.ts'

const IS_DRAWN = `Promise.all([
  document.fonts.ready,
  ...[...document.images].map((image) => {
    image.loading = 'eager'
    return image.decode().catch(() => undefined)
  }),
])`

interface Picture {
  bytes: Buffer
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
    return { bytes, problems: screen.isFailure ? [] : problems }
  } finally {
    await page.close()
  }
}

/** Waits until no request, skeleton, font or picture is loading. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await untilStill(page)
  await page.evaluate(IS_DRAWN)
}

/** The window gets the length of the page, so that fixed elements stay at its edges. */
async function stretch(page: Page, { viewport }: Look): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.setViewportSize({ ...viewport, height: Math.max(height, viewport.height) })
  await settle(page)
}
