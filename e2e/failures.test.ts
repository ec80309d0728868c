import { chromium, expect, test } from '@playwright/test'
import { enter } from './support/dashboard.ts'
import { expectAccessible } from './support/accessibility.ts'
import { createPerson, signIn } from './support/people.ts'

const SORRY = 'Lo sentimos, ha ocurrido un error. Por favor, intenta recargar la página.'

test('a server that does not answer: the specified texts, the reason, and a way to try again', async ({
  page,
}) => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Algo salió mal' })).toBeVisible()
  await expect(page.getByText(SORRY)).toBeVisible()
  await expect(page.getByText('config.json answered 503')).toBeVisible()
  await expect(page.getByText('Tú abres puertas todos los días.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recargar Página' }).click()
  await expect(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible()
})

test('a screen that cannot be loaded at all: the same page', async ({ page }) => {
  await page.route(/\/assets\/login-screen-.*\.js$/, (route) => route.abort(), { times: 1 })
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Algo salió mal' })).toBeVisible()
  await expect(page.getByText(SORRY)).toBeVisible()
  await page.getByRole('button', { name: 'Recargar Página' }).click()
  await expect(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible()
})

test('who is signed in reads of the failure alone, without the reasons to come in', async ({
  page,
}) => {
  await signIn(page, await createPerson())
  await expect(page.getByRole('button', { name: 'Salir' })).toBeVisible()
  await page.route('**/config.json', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Algo salió mal' })).toBeVisible()
  await expect(page.getByText('Tú abres puertas todos los días.')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recargar Página' }).click()
  await expect(page.getByRole('button', { name: 'Salir' })).toBeVisible()
})

test('while the configuration is on its way something is there', async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/config.json', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByAltText('Cargando Predio')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible()
})

test.describe('the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  for (const path of ['/', '/terminos', '/privacidad', '/login', '/register', '/recuperar']) {
    test(`${path} needs no scrolling sideways`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })
  }

  test('the dashboard and its bar fit', async ({ page }) => {
    await enter(page)
    await expectAccessible(page)
    const more = page.getByRole('navigation', { name: 'A la mano' }).getByText('Más')
    const box = await more.boundingBox()
    expect(box && box.x + box.width).toBeLessThanOrEqual(320)
  })
})

test('Back to a landing page that the browser kept leads a signed-in person in again', async ({
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
  await expect(page).toHaveURL(/\/dashboard$/)
  const shown: string[] = []
  page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname))
  await page.evaluate('history.go(-2)')
  await expect.poll(() => shown[0]).toBe('/')
  await expect(page).toHaveURL(/\/dashboard$/)
  await browser.close()
})
