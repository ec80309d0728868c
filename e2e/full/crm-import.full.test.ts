import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { clientList, enterCrm } from '../support/crm.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { clientOf, type Account } from '../support/people.ts'

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Importar y exportar' }).click()
  await page.getByRole('menuitem', { name: 'Importar clientes' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Elegir archivo' }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer })
}

/** Lupita's e-mail is 'nada', as many people write for no value. */
const SPREADSHEET = [
  'Nombre;Apellidos;Celular;Correo;Presupuesto',
  'José;Núñez;999 123 4567;jose@correo.mx;2,500,000',
  'Eva;Uc;;eva@correo.mx;',
  'Lupita;;123;nada;',
  ';;999 765 4321;;',
  'Beto;Canul;99912;beto@correo.mx;',
  'Rosa;Chan;999 555 0107;rosa@correo.mx;',
].join('\r\n')

async function readReport(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar informe' }).click()
  return readFile(await (await download).path(), 'utf8')
}

async function storedClients(person: Account) {
  const api = await clientOf(person)
  const { data } = await api
    .from('clients')
    .select('first_name, phone, notes, needs_review')
    .order('first_name')
    .throwOnError()
  return data
}

test('IMPORT-30 a spreadsheet from Windows is matched, corrected, decided, imported and reported', async ({
  page,
}) => {
  const person = await enterCrm(page, [
    { first_name: 'Eva', last_name: 'Uc', email: 'eva@correo.mx' },
    { first_name: 'Rosa', last_name: 'Chan', email: 'rosa@correo.mx' },
  ])
  await choose(page, 'clientes.csv', Buffer.from(SPREADSHEET, 'latin1'))
  await expect(page.getByText('Listas (1)')).toBeVisible()
  await expect(page.getByText('Con errores (1)')).toBeVisible()
  await page.getByText('Por revisar (2)').click()
  await page.getByRole('button', { name: 'Corregir Beto Canul' }).click()
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('999 555 0105')
  await expectAccessible(page, 'shown')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Repetidas (2)').click()
  await page.getByRole('button', { name: /Qué hacer con Rosa Chan/ }).click()
  await page.getByRole('option', { name: 'Actualizar al que ya tienes' }).click()
  await page.getByRole('button', { name: 'Importar 3 clientes y actualizar 1' }).click()
  for (const line of [
    '3 clientes importados',
    '1 de ellos por revisar',
    '1 cliente que ya tenías, actualizado',
    '1 repetida que no se importó',
  ])
    await expect(page.getByText(line)).toBeVisible()
  const report = await readReport(page)
  expect(report).toContain('2,José,Núñez,jose@correo.mx,+529991234567,Importado,')
  for (const outcome of [
    '"Importado, por revisar"',
    'Omitido por repetido',
    'Actualizado',
    'Con errores',
  ])
    expect(report).toContain(outcome)
  const notes = 'Teléfono por revisar: 123'
  expect(await storedClients(person)).toEqual([
    { first_name: 'Beto', phone: '+529995550105', notes: null, needs_review: false },
    { first_name: 'Eva', phone: null, notes: null, needs_review: false },
    { first_name: 'José', phone: '+529991234567', notes: null, needs_review: false },
    { first_name: 'Lupita', phone: null, notes, needs_review: true },
    { first_name: 'Rosa', phone: '+529995550107', notes: null, needs_review: false },
  ])
  await page.getByRole('button', { name: 'Ver los que están por revisar' }).click()
  await expect(page.getByRole('checkbox', { name: 'Solo por revisar (1)' })).toBeChecked()
  await expect(clientList(page).getByRole('heading')).toHaveText(['Lupita'])
})
