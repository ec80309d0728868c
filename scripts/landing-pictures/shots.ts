import {
  expect,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test'

interface Shot {
  name: string
  width: number
  height: number
  scale: 1 | 2
  /** The page stands without it: left out while its section is still being built. */
  isOptional?: true
  /** As the sidebar names it; the dashboard opens on Propiedades. */
  section?: string
  /** Opens what the picture is of. */
  button?: string
  /** What to do there before the picture is taken. */
  prepare?: (page: Page) => Promise<void>
}

export const SHOTS: readonly Shot[] = [
  { name: 'inicio', width: 1440, height: 900, scale: 1 },
  { name: 'telefono', width: 390, height: 844, scale: 2 },
  { name: 'propiedades', width: 1200, height: 780, scale: 1, isOptional: true },
  {
    name: 'asistente',
    width: 390,
    height: 560,
    scale: 2,
    isOptional: true,
    button: 'Mostrar Chat',
    prepare: (page) =>
      page
        .getByPlaceholder('Escribe tu mensaje...')
        .fill('¿Qué casas con alberca tengo en Mérida?'),
  },
  { name: 'crm', width: 1280, height: 800, scale: 1, isOptional: true, section: 'CRM' },
]

/** Nothing where an optional one cannot be taken yet. */
export async function takeShot(
  browser: Browser,
  url: string,
  session: string,
  shot: Shot,
  theme: 'claro' | 'oscuro',
): Promise<Buffer | undefined> {
  const context = await browser.newContext(looks(url, session, shot, theme))
  const page = await context.newPage()
  await page.goto(`${url}/dashboard`)
  await settle(page)
  if (shot.section) {
    await page
      .getByRole('navigation')
      .getByText(shot.section, { exact: true })
      .filter({ visible: true })
      .click()
    await settle(page)
  }
  const isMissing =
    shot.isOptional &&
    ((await page.getByText('Muy pronto').first().isVisible()) ||
      (shot.button !== undefined && !(await buttonOf(page, shot.button).isVisible())))
  if (shot.button && !isMissing) await buttonOf(page, shot.button).click()
  if (shot.prepare && !isMissing) {
    await shot.prepare(page)
    await settle(page)
  }
  const picture = isMissing ? undefined : await page.screenshot()
  await context.close()
  return picture
}

function buttonOf(page: Page, name: string): Locator {
  return page.getByRole('button', { name })
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

/** Data, letters and pictures have arrived. The realtime socket stays open and does not count. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  await page.evaluate(
    `Promise.allSettled([...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((image) => image.decode())).then(() => undefined)`,
  )
}
