import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { build, preview, type PreviewServer } from 'vite'
import { expectAccessible } from '../support/accessibility.ts'
import { LOOKS } from '../../test-support/screens/looks.ts'

/**
 * The gallery at /ui exists only in development builds, so these tests make such a build; requests to the API go to the server of the
 * journeys.
 */
const root = fileURLToPath(new URL('../../web', import.meta.url))
const outDir = fileURLToPath(new URL('../../test-results/ui-dist', import.meta.url))
/** This policy is as strict as that of the product (backend/src/http/security-headers.ts). */
const POLICY = `default-src 'self'; script-src 'self'; img-src 'self' data: blob:`

// With hundreds of controls on the page, a trace and endless spinners would take more time than the steps of the test.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

let server: PreviewServer
let address: string

test.beforeAll(async () => {
  await build({
    root,
    logLevel: 'warn',
    build: { outDir },
    define: { 'import.meta.env.DEV': 'true' },
  })
  server = await preview({
    root,
    logLevel: 'warn',
    build: { outDir },
    preview: {
      host: '127.0.0.1',
      port: 0,
      headers: { 'content-security-policy': POLICY },
      proxy: { '/config.json': process.env['PREDIO_URL'] ?? '' },
    },
  })
  address = `${server.resolvedUrls?.local[0] ?? ''}ui`
})

test.afterAll(async () => {
  await server.close()
})

async function openGallery(page: Page): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Cada casa tiene su lugar' })).toBeVisible()
  return problems
}

for (const { name, theme, viewport, hasTouch } of LOOKS) {
  test.describe(name, () => {
    test.use({ colorScheme: theme, viewport, hasTouch })
    test('every component of the kit is accessible', async ({ page }) => {
      const problems = await openGallery(page)
      await expectAccessible(page)
      expect(problems).toEqual([])
    })
  })
}

test('the theme follows the system, then the choice, and the choice outlives a reload', async ({
  browser,
}) => {
  const context = await browser.newContext({ colorScheme: 'dark' })
  const page = await context.newPage()
  await openGallery(page)
  const background = () =>
    page.evaluate('getComputedStyle(document.documentElement).backgroundColor')
  const dark = await background()
  await page.getByRole('radio', { name: 'Tema claro' }).click()
  await expect.poll(background).not.toBe(dark)
  const light = await background()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Tema claro' })).toBeChecked()
  expect(await background()).toBe(light)
  await page.getByRole('radio', { name: 'Tema del sistema' }).click()
  await expect.poll(background).toBe(dark)
  await context.close()
})

const FOCUS_THAT_HIDES = `(() => {
  const active = document.activeElement
  const style = (node) => getComputedStyle(node)
  const isOutlined = (node) => style(node).outlineStyle !== 'none' && parseFloat(style(node).outlineWidth) >= 2
  const isSegment = active.getAttribute('role') === 'spinbutton'
  const home = active.closest('label, [data-rac]:not(button)')
  const isFramed = active.matches('input, textarea, [aria-haspopup=listbox]')
  const isShown =
    isOutlined(active) ||
    (isSegment && style(active).backgroundColor !== 'rgba(0, 0, 0, 0)') ||
    (home && [home, ...home.querySelectorAll('span, div')].some(isOutlined)) ||
    (isFramed && [active, active.parentElement].some((node) => style(node).boxShadow !== 'none'))
  return isShown ? '' : active.outerHTML.slice(0, 200)
})()`

test('the focus is visible wherever the keyboard moves it', async ({ page }) => {
  await openGallery(page)
  for (let step = 0; step < 70; step++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(FOCUS_THAT_HIDES)).toBe('')
  }
})

test('a dialog takes the keyboard focus, keeps it, and returns it', async ({ page }) => {
  await openGallery(page)
  const opener = page.getByRole('button', { name: 'Abrir diálogo' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Vincular Cliente a Propiedad' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a field that searches on the server offers options, accepts a choice, and keeps it after losing focus', async ({
  page,
}) => {
  await openGallery(page)
  const field = page.getByRole('combobox', { name: 'Cliente', exact: true })
  await field.click()
  await field.pressSequentially('angela')
  await page.getByRole('option', { name: 'Ángela Robles' }).click()
  await expect(page.getByText('Elegiste a Ángela Robles')).toBeVisible()
  await field.fill('ben')
  await expect(page.getByRole('option', { name: 'Benito Cárdenas' })).toBeVisible()
  await page.keyboard.press('Escape')
  await field.blur()
  await expect(field).toHaveValue('Ángela Robles')
  await field.fill('nadie')
  await expect(page.getByText('Sin resultados')).toBeVisible()
})

test('money and percentages are typed and shown as in Mexico', async ({ page }) => {
  await openGallery(page)
  const price = page.getByRole('textbox', { name: 'Precio', exact: true })
  await expect(price).toHaveValue('12,850,000')
  await price.fill('3500000.5')
  await price.blur()
  await expect(price).toHaveValue('3,500,000.50')
  await expect(page.getByRole('textbox', { name: 'Comisión' })).toHaveValue('5.5')
})

test('a day is typed or picked, and passed on in its stored form', async ({ page }) => {
  await openGallery(page)
  const start = page.getByRole('group', { name: 'Inicio del contrato' })
  await start.getByRole('spinbutton').first().click()
  await page.keyboard.type('16112026')
  await expect(page.getByText('Se guarda 2026-11-16')).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(start.getByRole('spinbutton').last()).toHaveText('202')
  await page.keyboard.type('6')
  await start.getByRole('button').click()
  await page.getByRole('button', { name: /20 de noviembre de 2026/ }).click()
  await expect(page.getByText('Se guarda 2026-11-20')).toBeVisible()
  await expect(page.getByText('Debe ser posterior al inicio')).toBeVisible()
})

test('toasts are announced and close by themselves or by hand', async ({ page }) => {
  await openGallery(page)
  await page.getByRole('button', { name: 'Aviso de éxito' }).click()
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Cliente guardado' })
  await toast.hover()
  await expectAccessible(page)
  await toast.getByRole('button', { name: 'Cerrar aviso' }).click()
  await expect(toast).toBeHidden()
  await page.getByRole('button', { name: 'Aviso de error' }).click()
  await page.mouse.move(0, 0)
  await expect(page.getByText('No se pudo guardar el cliente')).toBeHidden({ timeout: 10_000 })
})

test('on a phone every control is at least 44 pixels high', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await openGallery(page)
  const controls = await page
    .locator('main')
    .getByRole('button')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { width, height } = element.getBoundingClientRect()
        return { name: element.getAttribute('aria-label') ?? element.textContent, width, height }
      }),
    )
  // Elements only for screen readers (such as the button of a drop zone) have no size.
  const small = controls.filter(({ width, height }) => width > 1 && Math.min(width, height) < 44)
  expect(small).toEqual([])
  await context.close()
})
