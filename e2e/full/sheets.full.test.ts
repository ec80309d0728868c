import { expect, test } from '@playwright/test'
import { readPdf } from '../support/read-pdf.ts'
import { clientOf, createPerson, signIn } from '../support/people.ts'

test('SHEET-01 SHEET-04 the built app makes the PDF of a listing for a client and for a colleague', async ({
  page,
}) => {
  const person = await createPerson()
  const client = await clientOf(person)
  await client
    .from('profiles')
    .update({ full_name: 'Nombre Apellido', phone: '+52 999 555 0100' })
    .eq('id', person.id)
    .throwOnError()
  await client
    .from('properties')
    .insert({
      title: 'Casa en Itzimná',
      location: 'Calle 21 #105, Itzimná',
      colonia: 'Itzimná',
      city: 'Mérida',
      price: 3_500_000,
      description: 'Casa amplia. Informes con Nombre Apellido.',
    })
    .throwOnError()
  await signIn(page, person)
  await page.getByRole('button', { name: 'Ficha técnica: Casa en Itzimná' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ficha técnica' })

  async function download(): Promise<string> {
    const file = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Descargar PDF' }).click()
    return readPdf(await file)
  }
  expect(await download()).toMatch(/Casa en Itzimná.*\$3,500,000.*Casa amplia.*999 555 0100/)

  await dialog.getByRole('radio', { name: 'Para colega' }).click()
  await dialog.getByRole('button', { name: 'Quitar lo marcado' }).click()
  await dialog.getByRole('button', { name: 'Incluir en la ficha' }).click()
  await expect(dialog.getByRole('list', { name: 'Páginas' })).toContainText('Casa amplia.')
  const anonymous = await download()
  expect(anonymous).toContain('Casa amplia.')
  expect(anonymous).not.toMatch(/Nombre|555|Calle 21/)
})
