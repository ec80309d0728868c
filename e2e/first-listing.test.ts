import { join } from 'node:path'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { root } from '../scripts/lib/root.mjs'
import { stubForWhatsApp } from './support/activities.ts'
import { newPerson } from './support/people.ts'
import { choose } from './support/properties.ts'
import { expectToast } from './support/settings.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const PHOTOS = ['casa-01', 'casa-02'].map((name) =>
  join(root, `backend/src/demo/pictures/${name}-300x200.jpg`),
)

/** Counts the presses and filled fields that the whole journey takes. */
const done = { presses: 0, fields: 0 }
test.beforeEach(() => {
  Object.assign(done, { presses: 0, fields: 0 })
})

async function tap(target: Locator): Promise<void> {
  done.presses += 1
  await target.tap()
}

async function type(target: Locator, text: string): Promise<void> {
  done.fields += 1
  await target.click()
  await expect(target).toBeFocused()
  await target.fill(text)
}

async function pick(page: Page, picker: Locator, text: string, option: string): Promise<void> {
  await type(picker, text)
  const found = page.getByRole('option').first()
  await expect(found).toHaveText(new RegExp(`^${option}`))
  // The list is invisible until it has its position. An earlier tap would scroll the page and be repeated, and scrolling closes the list.
  await expect(page.locator('[data-overlay]').filter({ has: found })).toHaveCSS('opacity', '1')
  await tap(found)
  await expect(picker).not.toHaveAttribute('aria-expanded', 'true')
}

test('OWN-03, OWN-04, SEL-19 a new agent without a site gets from the landing page to a listing, a client, an opportunity and a message', async ({
  page,
}) => {
  await stubForWhatsApp(page)
  await page.goto('/')
  await tap(page.locator('a[href="/register"]').filter({ visible: true }).first())
  const { email, password } = newPerson()
  await type(page.getByLabel(/^Email\*?$/), email)
  await type(page.getByLabel(/^Contraseña\*?$/), password)
  await tap(page.getByRole('button', { name: 'Crear mi cuenta' }))

  await tap(page.getByRole('button', { name: 'Agregar propiedad' }).first())
  const form = page.getByRole('dialog')
  const chooser = page.waitForEvent('filechooser')
  await tap(form.getByRole('button', { name: 'Agregar fotos' }))
  await (await chooser).setFiles(PHOTOS)
  await expect(form.getByAltText('Foto 2 de 2')).toBeAttached()
  await type(form.getByRole('textbox', { name: /^Título/ }), 'Casa en Itzimná')
  done.presses += 2
  await choose(page, 'Tipo', 'Casa')
  await type(form.getByRole('textbox', { name: /^Precio/ }), '3.5 mdp')
  await tap(form.getByRole('button', { name: 'Agregar propiedad' }))
  await expect(page.getByRole('heading', { name: 'Casa en Itzimná', exact: true })).toBeVisible()

  await tap(page.getByRole('button', { name: 'Vincular', exact: true }))
  await pick(
    page,
    form.getByRole('combobox', { name: /^Cliente/ }),
    'Ana Núñez',
    'Crear cliente «Ana Núñez»',
  )
  await tap(form.getByRole('button', { name: 'Vincular Cliente' }))
  await expectToast(page, 'Relación cliente-propiedad creada exitosamente')
  const popup = page.waitForEvent('popup')
  await tap(page.getByRole('button', { name: 'Compartir por WhatsApp' }))
  await tap(page.getByRole('link', { name: 'Abrir WhatsApp' }))
  await (
    await popup
  ).waitForURL(
    /^https:\/\/wa\.me\/\?text=Casa%20en%20Itzimn%C3%A1%0A%243%2C500%2C000%0A.*seleccion%2F[\w-]{43}$/,
  )

  await tap(page.getByRole('button', { name: 'CRM', exact: true }).filter({ visible: true }))
  await tap(page.getByRole('tab', { name: 'Oportunidades' }))
  await tap(page.getByRole('button', { name: 'Nueva Oportunidad' }).first())
  await pick(page, form.getByRole('combobox', { name: /^Cliente/ }), 'ana', 'Ana Núñez')
  await pick(page, form.getByRole('combobox', { name: /^Propiedad/ }), 'itzimna', 'Casa en Itzimná')
  await tap(form.getByRole('button', { name: 'Crear oportunidad' }))
  await expectToast(page, 'Oportunidad creada exitosamente')
  // The limit keeps the journey within an agent's first five minutes.
  expect(done).toEqual({ presses: 18, fields: 7 })
})
