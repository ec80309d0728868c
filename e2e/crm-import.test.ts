import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { clientList, enterCrm } from './support/crm.ts'
import { expectAccessible } from './support/accessibility.ts'
import { clientOf } from './support/people.ts'

async function choose(page: Page, name: string, content: Buffer | string): Promise<void> {
  await page.getByRole('button', { name: 'Importar y exportar' }).click()
  await page.getByRole('menuitem', { name: 'Importar clientes' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Elegir archivo' }).click()
  const files = await chooser
  await files.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

test('a spreadsheet of Windows is matched, corrected, decided, imported and reported; contacts of a telephone too', async ({
  page,
}) => {
  const person = await enterCrm(page, [
    { first_name: 'Eva', last_name: 'Uc', email: 'eva@correo.mx' },
    { first_name: 'Rosa', last_name: 'Chan', email: 'rosa@correo.mx' },
  ])
  const text = [
    'Nombre;Apellidos;Celular;Correo;Presupuesto',
    'José;Núñez;999 123 4567;jose@correo.mx;2,500,000',
    'Eva;Uc;;eva@correo.mx;',
    'Lupita;;123;nada;',
    ';;999 765 4321;;',
    'Beto;Canul;99912;beto@correo.mx;',
    'Rosa;Chan;999 555 0107;rosa@correo.mx;',
    'José;Núñez;55 1234 5678;otro@correo.mx;',
  ].join('\r\n')
  await choose(page, 'clientes.csv', Buffer.from(text, 'latin1'))
  await expect(page.getByText('Listas (1)')).toBeVisible()
  await page.getByText('Con errores (1)').click()
  await expect(page.getByText('El nombre debe tener al menos 2 caracteres')).toBeVisible()

  await page.getByText('Por revisar (2)').click()
  await expect(page.getByText('Email inválido')).toBeVisible()
  await page.getByRole('button', { name: 'Corregir Beto Canul' }).click()
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('999 555 0105')
  await expect(page.getByText('Así está bien.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Corregida: lista para importar')).toBeVisible()
  await expect(page.getByText('Por revisar (1)')).toBeVisible()

  await page.getByText('Repetidas (3)').click()
  await expect(page.getByText(/Ya tienes a Eva Uc/)).toBeVisible()
  await expect(page.getByText(/Se llama igual que la fila 2/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /Qué hacer con Rosa Chan/ }).click()
  await page.getByRole('option', { name: 'Actualizar al que ya tienes' }).click()
  await page.getByRole('button', { name: 'Importar 4 clientes y actualizar 1' }).click()
  await expect(page.getByText('4 clientes importados')).toBeVisible()
  await expect(page.getByText('1 de ellos por revisar')).toBeVisible()
  await expect(page.getByText('1 cliente que ya tenías, actualizado')).toBeVisible()
  await expect(page.getByText('1 repetida que no se importó')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar informe' }).click()
  const report = await readFile(await (await download).path(), 'utf8')
  expect(report).toContain('2,José,Núñez,jose@correo.mx,+529991234567,Importado,')
  expect(report).toContain('"Importado, por revisar"')
  expect(report).toContain('Omitido por repetido')
  expect(report).toContain('Actualizado')
  expect(report).toContain('Con errores')

  const api = await clientOf(person)
  const { data } = await api
    .from('clients')
    .select('first_name, last_name, phone, whatsapp, budget_max, notes, needs_review')
    .order('email')
    .throwOnError()
  const blank = { budget_max: null, notes: null, needs_review: false }
  const number = (phone: string) => ({ phone, whatsapp: phone })
  expect(data).toEqual([
    { ...blank, first_name: 'Beto', last_name: 'Canul', ...number('+529995550105') },
    { ...blank, first_name: 'Eva', last_name: 'Uc', phone: null, whatsapp: null },
    {
      ...blank,
      first_name: 'José',
      last_name: 'Núñez',
      ...number('+529991234567'),
      budget_max: 2_500_000,
    },
    { ...blank, first_name: 'José', last_name: 'Núñez', ...number('+525512345678') },
    { ...blank, first_name: 'Rosa', last_name: 'Chan', ...number('+529995550107') },
    {
      ...blank,
      first_name: 'Lupita',
      last_name: null,
      phone: null,
      whatsapp: null,
      notes: 'Email por revisar: nada\nTeléfono por revisar: 123',
      needs_review: true,
    },
  ])

  // The mark is on the row and the page, has its filter, and goes once the form is complete.
  await page.getByRole('button', { name: 'Ver los que están por revisar' }).click()
  await expect(page.getByRole('checkbox', { name: 'Solo por revisar (1)' })).toBeChecked()
  await expect(clientList(page).getByRole('heading')).toHaveText(['Lupita'])
  await expect(clientList(page).getByText('Por revisar')).toBeVisible()
  await clientList(page).getByRole('link', { name: 'Lupita' }).click()
  await expect(page.getByText('Este contacto está por revisar')).toBeVisible()
  await page.getByRole('button', { name: 'Completar' }).click()
  const form = page.getByRole('dialog', { name: 'Editar Cliente' })
  await form.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(form.getByText('Los apellidos deben tener al menos 2 caracteres')).toBeVisible()
  await form.getByLabel('Apellidos').fill('Gómez')
  await form.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('heading', { name: 'Lupita Gómez' })).toBeVisible()
  await expect(page.getByText('Este contacto está por revisar')).toBeHidden()
  await page.getByRole('button', { name: 'Volver' }).click()
  await page.getByRole('checkbox', { name: 'Solo por revisar (0)' }).click({ force: true })
  await expect(page.getByRole('checkbox', { name: /Solo por revisar/ })).toBeHidden()

  const card = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Góngora;Héctor;;;',
    'FN:Héctor Góngora',
    'TEL;TYPE=CELL:+52 1 999 555 0101',
    'END:VCARD',
  ].join('\r\n')
  await choose(page, 'contactos.vcf', card)
  await page.getByRole('button', { name: 'Importar 1 cliente' }).click()
  await expect(page.getByText('1 cliente importado')).toBeVisible()
  const contact = await api
    .from('clients')
    .select('phone')
    .eq('last_name', 'Góngora')
    .throwOnError()
  expect(contact.data).toEqual([{ phone: '+529995550101' }])
})

test('an import that loses the connection goes on where it was: nothing doubled, nothing lost', async ({
  page,
}) => {
  const person = await enterCrm(page)
  const rows = Array.from({ length: 5000 }, (_, n) => `Cliente,Número ${n},c${n}@correo.mx`)
  let calls = 0
  await page.route('**/rpc/import_clients', async (route) => {
    calls += 1
    if (calls !== 2) return route.continue()
    // The second batch arrives, but its answer is lost.
    await route.fetch()
    return route.abort()
  })
  await choose(page, 'clientes.csv', ['Nombre,Apellidos,Email', ...rows].join('\n'))
  await page.getByRole('button', { name: 'Importar 5,000 clientes' }).click()
  await expect(page.getByText('5,000 clientes importados')).toBeVisible({ timeout: 60_000 })
  // Ten batches, one of them twice.
  expect(calls).toBe(11)
  await page.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  await expect(clientList(page).getByRole('heading').first()).toBeVisible()
  const api = await clientOf(person)
  const { count } = await api.from('clients').select('id', { count: 'exact', head: true })
  expect(count).toBe(5000)
})
