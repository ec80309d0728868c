import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'

interface Shot {
  name: string
  width: number
  height: number
  scale: 1 | 2
  /** The widths of narrower copies for phones. Only pictures that are small on a desktop have them, because words would blur. */
  narrower: readonly number[]
  /** The dashboard opens at Propiedades; this opens the content of the picture. */
  prepare?: (page: Page) => Promise<void>
}

export const SHOTS: readonly Shot[] = [
  { name: 'inicio', width: 1440, height: 900, scale: 1, narrower: [] },
  { name: 'telefono', width: 390, height: 844, scale: 2, narrower: [390, 560] },
  { name: 'propiedades', width: 1200, height: 780, scale: 1, narrower: [600] },
  {
    name: 'asistente',
    width: 390,
    height: 700,
    scale: 2,
    narrower: [390],
    prepare: openConversation,
  },
  { name: 'crm', width: 1280, height: 800, scale: 1, narrower: [640], prepare: openBoard },
]

async function openConversation(page: Page): Promise<void> {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  await press('Mostrar Chat')
  await press('Conversaciones')
  await press(/casas con alberca/)
  await page.getByText('¿Qué casas con alberca').first().scrollIntoViewIfNeeded()
}

async function openBoard(page: Page): Promise<void> {
  await page.getByRole('navigation').getByText('CRM', { exact: true }).click()
  await page.getByRole('tab', { name: 'Oportunidades' }).click()
  await page.getByRole('heading', { name: /^Prospecto/ }).waitFor()
}

export async function takeShot(
  browser: Browser,
  url: string,
  session: string,
  shot: Shot,
  theme: 'claro' | 'oscuro',
): Promise<Buffer> {
  const context = await browser.newContext(looks(url, session, shot, theme))
  const page = await context.newPage()
  await page.goto(`${url}/dashboard`)
  await settle(page)
  await shot.prepare?.(page)
  await settle(page)
  const picture = await page.screenshot()
  await context.close()
  return picture
}

function looks(
  url: string,
  session: string,
  { width, height, scale }: Shot,
  theme: 'claro' | 'oscuro',
): BrowserContextOptions {
  const localStorage = [{ name: 'predio.session', value: session }]
  return {
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: scale === 2,
    isMobile: scale === 2,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
    colorScheme: theme === 'claro' ? 'light' : 'dark',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  }
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  // The first reading of the demo's site may take longer than the usual five seconds.
  await expect(page.locator('[aria-busy="true"], main [role="progressbar"]')).toHaveCount(0, {
    timeout: 120_000,
  })
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  await page.evaluate(
    `Promise.allSettled([...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((image) => image.decode())).then(() => undefined)`,
  )
}
