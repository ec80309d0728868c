import { expect, test } from '@playwright/test'
import { enter, entry, expectSection, SECTIONS, sidebar } from './support/dashboard.ts'
import { holdRequests } from './support/hold-requests.ts'
import { watchConsole } from '../test-support/watch-console.ts'

test('FRAME-01 and FRAME-02 sections open at one address, and Back, Forward and a reload keep them', async ({
  page,
}) => {
  const problems = watchConsole(page)
  await enter(page)
  await expectSection(page, 'Propiedades')
  await expect(sidebar(page).getByRole('listitem').getByRole('button')).toHaveText([
    ...SECTIONS,
    'Salir',
  ])
  for (const name of SECTIONS) {
    await entry(page, name).click()
    await expectSection(page, name)
    await expect(entry(page, name)).toHaveAttribute('aria-current', 'page')
    await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1)
  }
  await entry(page, 'Configuración').click()
  await page.goBack()
  await expectSection(page, 'Imágenes')
  await page.reload()
  await expectSection(page, 'Imágenes')
  await page.goForward()
  await expectSection(page, 'Configuración')
  expect(problems).toEqual([])
})

test('FRAME-05 a screen whose code is late or lost leaves the frame usable, and can be retried', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/assets\/properties-/)
  await page.route(/(?:estimator|subscription)-screen/, (route) => route.abort())
  await enter(page)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Cargando')
  release()
  await expectSection(page, 'Propiedades')

  await entry(page, 'Estimador').click()
  const failure = page.getByRole('alert').filter({ hasText: 'Algo salió mal' })
  await expect(failure.getByRole('button', { name: 'Recargar Página' })).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan')
  await expect(failure).toBeVisible()
  await entry(page, 'CRM').click()
  await expectSection(page, 'CRM')
  await page.goBack()
  await expect(failure).toBeVisible()
  await page.unroute(/(?:estimator|subscription)-screen/)
  await failure.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('heading', { name: 'Plan de prueba' })).toBeVisible()
  await page.goBack()
  await expectSection(page, 'Estimador')
})

test('FRAME-07 Salir ends the session and opens the sign-in page, also without a connection', async ({
  page,
}) => {
  await enter(page)
  await page.route('**/auth/v1/logout*', (route) => route.abort())
  await entry(page, 'Salir').click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('FRAME-10 on a phone Back closes an overlay of the page first, also after a reload, and then leaves the page', async ({
    page,
  }) => {
    await enter(page)
    const bar = page.getByRole('navigation', { name: 'A la mano' })
    await bar.getByRole('button', { name: 'Calculadora' }).tap()
    await expectSection(page, 'Calculadora')
    await bar.getByRole('button', { name: 'Propiedades' }).tap()
    await expectSection(page, 'Propiedades')

    const layers = page.getByRole('dialog')
    const buttons = [/^Notificaciones/, /^Buscar/, /^Agregar propiedad/, 'Más']
    for (const name of buttons) {
      await page.getByRole('button', { name }).first().tap()
      await expect(layers).toHaveCount(1)
      await page.goBack()
      await expect(layers).toHaveCount(0)
      await expectSection(page, 'Propiedades')
    }

    await page.getByRole('button', { name: 'Más' }).tap()
    await layers.getByRole('button', { name: 'Estimador' }).tap()
    await expectSection(page, 'Estimador')
    await page.goBack()
    await expectSection(page, 'Propiedades')

    await page.getByRole('button', { name: 'Más' }).tap()
    await expect(layers).toHaveCount(1)
    await page.reload()
    await expectSection(page, 'Propiedades')
    await expect(layers).toHaveCount(0)
    await page.goBack()
    await expectSection(page, 'Calculadora')
  })
})
