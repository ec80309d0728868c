import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { openScreen, untilStill } from '../../test-support/screens/open-screen.ts'
import { SCREENS } from '../../test-support/screens/screens.ts'
import type { HelpPicture } from './pictures.ts'

export type Size = 'escritorio' | 'telefono'
export type Theme = 'claro' | 'oscuro'

/** A picture of a whole window is shown smaller. A picture of a part is shown in its full size and needs the sharper copy. */
const WINDOWS = {
  escritorio: { viewport: { width: 1280, height: 760 }, deviceScaleFactor: 1 },
  telefono: { viewport: { width: 390, height: 720 }, deviceScaleFactor: 2 },
} as const
const AREAS = {
  escritorio: { viewport: { width: 1280, height: 1800 }, deviceScaleFactor: 1.5 },
  telefono: { viewport: { width: 390, height: 1800 }, deviceScaleFactor: 2 },
} as const
/** The margin leaves room for the shadow of a part. */
const MARGIN = 16
const MAX_HEIGHT = 860

const IS_DRAWN = `Promise.all([
  document.fonts.ready,
  ...[...document.images].map((image) => image.decode().catch(() => undefined)),
]).then(() => undefined)`

interface Taken {
  bytes: Buffer
  width: number
  height: number
}

export async function takePicture(
  browser: Browser,
  state: BrowserContextOptions,
  picture: HelpPicture,
  size: Size,
  theme: Theme,
): Promise<Taken> {
  const isPhone = size === 'telefono' || picture.isPhone === true
  const context = await browser.newContext({
    ...state,
    ...(picture.area ? AREAS : WINDOWS)[isPhone ? 'telefono' : 'escritorio'],
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
    colorScheme: theme === 'claro' ? 'light' : 'dark',
  })
  try {
    const page = await context.newPage()
    const screen = SCREENS.find(({ name }) => name === picture.screen)
    if (!screen) throw new Error(`there is no screen ${picture.screen}`)
    await picture.before?.(page)
    await openScreen(page, screen)
    await picture.steps?.(page)
    await page.waitForLoadState('networkidle')
    await untilStill(page)
    await page.evaluate(IS_DRAWN)
    const clip = await clipOf(page, picture)
    return { bytes: await page.screenshot({ clip, animations: 'disabled' }), ...sizeOf(clip) }
  } finally {
    await context.close()
  }
}

async function clipOf(page: Page, { area, isToEdge }: HelpPicture) {
  const margin = isToEdge ? 0 : MARGIN
  const window = page.viewportSize() ?? { width: 0, height: 0 }
  if (!area) return { x: 0, y: 0, ...window }
  await page.evaluate('document.activeElement?.blur()')
  await area(page).scrollIntoViewIfNeeded()
  const box = await area(page).boundingBox()
  if (!box) throw new Error('the part of the screen is not there')
  const x = Math.max(0, Math.floor(box.x) - margin)
  const y = Math.max(0, Math.floor(box.y) - margin)
  return {
    x,
    y,
    width: Math.min(window.width - x, Math.ceil(box.width) + 2 * margin),
    height: Math.min(MAX_HEIGHT, window.height - y, Math.ceil(box.height) + 2 * margin),
  }
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height })
