import { expect, test, type Page } from '@playwright/test'
import { entry, enter } from '../support/dashboard.ts'
import { watchConsole } from '../../test-support/watch-console.ts'

const CONTENT = 'Hola {{nombre}}, te escribo por {{propiedad}}.'

function card(page: Page, title: string) {
  return page.getByRole('article', { name: title, exact: true })
}

test('SCRIPT-13 a script is written, changed, copied to the clipboard and deleted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const problems = watchConsole(page)
  await enter(page)
  await entry(page, 'Prospección').click()
  await page.getByRole('button', { name: 'Nuevo Script' }).click()
  await page.getByLabel('Título').fill('Primer saludo')
  await page.getByLabel('Contenido').fill('Hola')
  await page.getByRole('button', { name: 'Crear script' }).click()
  const saved = card(page, 'Primer saludo')
  await saved.getByRole('button', { name: 'Editar' }).click()
  await page.getByLabel('Contenido').fill(CONTENT)
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(saved).toContainText(CONTENT)
  await saved.getByRole('button', { name: 'Copiar' }).click()
  await expect(page.getByText('Copiado al portapapeles')).toBeVisible()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(CONTENT)
  await saved.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Aún no tienes scripts de venta')).toBeVisible()
  expect(problems).toEqual([])
})
