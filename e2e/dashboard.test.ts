import { expect, test } from '@playwright/test'
import { enter, entry, expectSection, SECTIONS, sidebar } from './support/dashboard.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'

test('nine sections open by mouse, each in the same address', async ({ page }) => {
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
  expect(problems).toEqual([])
})

test('nine sections open by keyboard, and the keyboard goes on inside them', async ({ page }) => {
  await enter(page)
  for (const name of SECTIONS.slice(1)) {
    await entry(page, name).focus()
    await page.keyboard.press('Enter')
    await expectSection(page, name)
    await expect(page.getByRole('main', { name })).toBeFocused()
  }
})

test('the first Tab offers to skip what is the same on every page', async ({ page }) => {
  await enter(page)
  await expectSection(page, 'Propiedades')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Saltar al contenido' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('Back, Forward and reload keep the section', async ({ page }) => {
  await enter(page)
  await entry(page, 'Documentos').click()
  await expectSection(page, 'Documentos')
  // Once more on the same one is not a step of its own.
  await entry(page, 'Documentos').click()
  await entry(page, 'Estimador').click()
  await expectSection(page, 'Estimador')
  await page.goBack()
  await expectSection(page, 'Documentos')
  await page.reload()
  await expectSection(page, 'Documentos')
  await page.goForward()
  await expectSection(page, 'Estimador')
  await page.goBack()
  await page.goBack()
  await expectSection(page, 'Propiedades')
})

test('/dashboard/settings is the section Configuración by an address of its own', async ({
  page,
}) => {
  await enter(page, '/dashboard/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuración')
  await expect(entry(page, 'Configuración')).toHaveAttribute('aria-current', 'page')
  await entry(page, 'CRM').click()
  await expectSection(page, 'CRM')
})

test('Perfil and Plan have addresses, and the sections are one step away from them', async ({
  page,
}) => {
  await enter(page)
  const profile = sidebar(page).getByRole('link', { name: 'Perfil' })
  const chunk = page.waitForRequest(/profile-screen/)
  await profile.hover()
  await chunk
  await profile.click()
  await expect(page).toHaveURL(/\/dashboard\/profile$/)
  await expect(page.getByRole('main', { name: 'Perfil' })).toBeFocused()
  await sidebar(page).getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/subscription$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan')
  await entry(page, 'Imágenes').click()
  await expectSection(page, 'Imágenes')
})

test('an address that does not exist says so inside the frame', async ({ page }) => {
  await enter(page, '/dashboard/no-existe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expectSection(page, 'Propiedades')
})

test('a section whose code does not arrive leaves the frame standing, and can be tried again', async ({
  page,
}) => {
  await page.route(/(?:estimator|calculator)-screen/, (route) => route.abort())
  await enter(page)
  await entry(page, 'Estimador').click()
  const failure = page.getByRole('alert').filter({ hasText: 'Algo salió mal' })
  await expect(failure).toBeVisible()
  await expect(failure.getByRole('button', { name: 'Recargar Página' })).toBeVisible()
  await entry(page, 'Calculadora').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calculadora')
  await expect(failure).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Plan de prueba' })).toBeVisible()
  await page.goBack()
  await expect(failure).toBeVisible()
  await page.unroute(/(?:estimator|calculator)-screen/)
  await failure.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expectSection(page, 'Calculadora')
})

test('a page whose code does not arrive leaves the frame standing, and can be tried again', async ({
  page,
}) => {
  await page.route(/subscription-screen/, (route) => route.abort())
  await enter(page)
  await sidebar(page).getByRole('link', { name: 'Plan', exact: true }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Algo salió mal' })
  await expect(failure).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan')
  await entry(page, 'CRM').click()
  await expectSection(page, 'CRM')
  await page.goBack()
  await expect(failure).toBeVisible()
  await page.unroute(/subscription-screen/)
  await failure.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('heading', { name: 'Plan de prueba' })).toBeVisible()
})

test('Salir ends the session and leads to the sign-in', async ({ page }) => {
  const problems = watchConsole(page)
  await enter(page)
  await entry(page, 'CRM').click()
  await entry(page, 'Salir').click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login$/)
  expect(problems).toEqual([])
})

test('Salir works without a connection too', async ({ page }) => {
  await enter(page)
  await page.route('**/auth/v1/logout*', (route) => route.abort())
  await entry(page, 'Salir').click()
  await expect(page).toHaveURL(/\/login$/)
})

test('while the code of a section is on its way a skeleton keeps its place', async ({ page }) => {
  let letGo: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/properties-screen/, async (route) => {
    await gate
    await route.continue()
  })
  await enter(page)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Cargando')
  letGo()
  await expectSection(page, 'Propiedades')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu has everything that a desk shows', async ({ page }) => {
    await enter(page)
    const toggle = page.getByRole('button', { name: 'Menú', exact: true })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    const menu = page.getByRole('dialog', { name: 'Menú' })
    for (const name of [...SECTIONS, 'Salir', 'Cerrar menú']) {
      await expect(menu.getByRole('button', { name, exact: true })).toBeVisible()
    }
    for (const name of ['Perfil', 'Plan', /Te quedan 7 días de prueba/]) {
      await expect(menu.getByRole('link', { name })).toBeVisible()
    }
    await menu.getByRole('radio', { name: 'Tema oscuro' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    await menu.getByRole('button', { name: 'Directorio' }).click()
    await expect(menu).toBeHidden()
    await expectSection(page, 'Directorio')
    await expect(page.getByRole('main')).toBeFocused()
    await toggle.click()
    await menu.getByRole('link', { name: 'Perfil' }).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(/\/dashboard\/profile$/)
  })

  test('what is used most is at the thumb', async ({ page }) => {
    await enter(page)
    const bar = page.getByRole('navigation', { name: 'A la mano' })
    await bar.getByRole('button', { name: 'Calculadora' }).click()
    await expectSection(page, 'Calculadora')
    await expect(bar.getByRole('button', { name: 'Calculadora' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await bar.getByRole('button', { name: 'Más' }).click()
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar menú' }).click()
    await expect(bar.getByRole('button', { name: 'Más' })).toBeFocused()
  })
})

testEveryLook('the frame, its menu and its search are accessible', async ({ page, viewport }) => {
  const problems = watchConsole(page)
  await enter(page)
  await expectSection(page, 'Propiedades')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  if ((viewport?.width ?? 0) < 600) {
    await page.getByRole('button', { name: 'Menú', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible()
    await expectAccessible(page)
  }
  expect(problems).toEqual([])
})
