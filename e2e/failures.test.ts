import { chromium, expect, test, type Page } from '@playwright/test'
import { enter } from './support/dashboard.ts'
import { expectAccessible } from './support/accessibility.ts'
import { createPerson, signIn } from './support/people.ts'

test('PUB-10 a page shows its frame while the server is slow, and a failed page can be reloaded', async ({
  page,
}) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(
    '**/config.json',
    async (route) => {
      await asked
      await route.fulfill({ status: 503 })
    },
    { times: 1 },
  )
  await page.goto('/recuperar', { waitUntil: 'commit' })
  await expect(page.getByRole('img', { name: 'Cargando Predio' })).toBeVisible()
  answer()
  const failure = page.getByRole('heading', { name: 'Algo salió mal' })
  await expect(failure).toBeVisible()
  await expect(page.getByText('config.json answered 503')).toBeVisible()
  await expectAccessible(page)

  const code = /\/assets\/auth-.*\.js$/
  await page.route(code, (route) => route.abort())
  await page.getByRole('button', { name: 'Recargar Página' }).click()
  await expect(page.getByText('config.json answered 503')).toBeHidden()
  await expect(failure).toBeVisible()
  await page.unroute(code)
  await page.getByRole('button', { name: 'Recargar Página' }).click()
  await expect(page.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeVisible()
})

test('PUB-12 the form of /login appears before the app, and its input waits for the app', async ({
  page,
}) => {
  const send = await holdConfig(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const email = page.getByLabel('Email')
  await expect(email).toBeVisible()
  await expect(email).toBeDisabled()
  await expect(page.getByRole('img', { name: 'Cargando Predio' })).toBeHidden()
  const places = async () => [
    await page.getByRole('heading', { name: 'Iniciar Sesión' }).boundingBox(),
    await email.boundingBox(),
    await page.getByLabel('Contraseña', { exact: true }).boundingBox(),
    await page.getByRole('button', { name: 'Entrar', exact: true }).boundingBox(),
    await page.getByRole('link', { name: 'Regístrate' }).boundingBox(),
  ]
  // The style sheet may arrive after the text, and the fonts after the style sheet.
  await page.waitForLoadState()
  await page.evaluate('document.fonts.ready.then(() => true)')
  const early = await places()
  send()
  await expect(email).toBeEnabled()
  expect(await places()).toEqual(early)
})

test('PUB-12 a person with a session never sees the form of /login first', async ({ page }) => {
  const person = await createPerson()
  await signIn(page, person)
  const send = await holdConfig(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('img', { name: 'Cargando Predio' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeHidden()
  send()
  await expect(page).toHaveURL(/\/dashboard/)
})

/** Delays /config.json until the returned function is called. */
async function holdConfig(page: Page): Promise<() => void> {
  let send = () => {}
  const wanted = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/config.json', async (route) => {
    await wanted
    await route.continue()
  })
  return () => send()
}

// e2e/every-screen.test.ts checks this width for the content of every page, but not for the bar that lies over the page.
test.describe('the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('the dashboard’s bar fits the narrowest phone', async ({ page }) => {
    await enter(page)
    const more = page.getByRole('navigation', { name: 'A la mano' }).getByText('Más')
    const box = await more.boundingBox()
    expect(box && box.x + box.width).toBeLessThanOrEqual(320)
  })
})

test('PUB-07 going back to a cached landing page sends a signed-in person to the dashboard again', async ({
  launchOptions,
  baseURL,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage(baseURL === undefined ? {} : { baseURL })
  const person = await createPerson()
  await page.goto('/')
  await signIn(page, person)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const shown: string[] = []
  page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname))
  await page.evaluate('history.go(-2)')
  await expect.poll(() => shown).toContain('/')
  await expect(page).toHaveURL(/\/dashboard$/)
  await browser.close()
})
