import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { clientList, enterCrm } from './support/crm.ts'
import { expectAccessible } from './support/page.ts'
import { clientOf } from './support/people.ts'

async function choose(page: Page, name: string, content: Buffer | string): Promise<void> {
  await page.getByRole('button', { name: 'Importar y exportar' }).click()
  await page.getByRole('menuitem', { name: 'Importar clientes' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Elegir archivo' }).click()
  const files = await chooser
  await files.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

test('a spreadsheet of Windows is matched, checked, imported and reported; contacts of a telephone too', async ({
  page,
}) => {
  const person = await enterCrm(page, [
    { first_name: 'Eva', last_name: 'Uc', email: 'eva@correo.mx' },
  ])
  const text = [
    'Nombre;Apellidos;Celular;Correo;Presupuesto',
    'José;Núñez;999 123 4567;jose@correo.mx;2,500,000',
    'Eva;Uc;;eva@correo.mx;',
    'X;Y;123;nada;',
  ].join('\r\n')
  await choose(page, 'clientes.csv', Buffer.from(text, 'latin1'))
  await expect(page.getByText('Listas (1)')).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Con errores (1)').click()
  await expect(page.getByText('Email inválido')).toBeVisible()
  await page.getByText('Repetidas (1)').click()
  await expect(page.getByText(/Ya tienes a Eva Uc/)).toBeVisible()
  await page.getByRole('button', { name: 'Importar 1 cliente' }).click()
  await expect(page.getByText('1 cliente importado')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar informe' }).click()
  const report = await readFile(await (await download).path(), 'utf8')
  expect(report).toContain('2,José,Núñez,jose@correo.mx,+529991234567,Importado,')
  expect(report).toContain('Omitido por repetido')
  expect(report).toContain('Con errores')

  const api = await clientOf(person)
  const { data } = await api
    .from('clients')
    .select('first_name, whatsapp, budget_max')
    .eq('email', 'jose@correo.mx')
    .throwOnError()
  expect(data).toEqual([{ first_name: 'José', whatsapp: '+529991234567', budget_max: 2_500_000 }])

  await page.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
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
