import { expect, test, type Locator, type Page } from '@playwright/test'
import { addClients } from '../support/crm.ts'
import { openDocuments, storedOf } from '../support/documents.ts'
import { watchConsole } from '../../test-support/watch-console.ts'
import { createPerson, signIn, type Account } from '../support/people.ts'
import { readPdf } from '../support/read-pdf.ts'
import { aiKey, askedWith, choose, setAiKey, typeDate } from '../support/writing.ts'

const generate = (dialog: Locator) => dialog.getByRole('button', { name: 'Generar', exact: true })
const textOf = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Documento' })
const expectGenerated = (page: Page) =>
  expect(page.getByText('Documento generado exitosamente')).toBeVisible()

async function expectContract(person: Account): Promise<void> {
  const { files, records } = await storedOf(person, 'ai-generated')
  expect(files).toEqual([expect.stringMatching(/^\d{13}-contrato_arrendamiento\.txt$/)])
  expect(records).toMatchObject([
    {
      name: 'Contrato de arrendamiento – Luis Gómez Cruz',
      status: 'draft',
      category: 'contract',
      type: 'text/plain',
      url: `${person.id}/ai-generated/${files[0]}`,
      version: 1,
      metadata: { generated_by: 'ai', mime_type: 'text/plain', version: 1 },
    },
  ])
}

// The test follows GEN-01, GEN-03 and GEN-11 to the end.
test('a contract is generated from two clients, gets a clause, and is saved and downloaded', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const key = aiKey('good')
  const person = await createPerson()
  await setAiKey(person, key)
  await addClients(person, [
    { type: 'propietario', first_name: 'Ana', last_name: 'Pérez Núñez', address: 'Calle 1' },
    { type: 'inquilino', first_name: 'Luis', last_name: 'Gómez Cruz' },
  ])
  await signIn(page, person)
  await openDocuments(page)
  await page.getByRole('button', { name: 'Más formas de crear' }).click()
  await page.getByRole('menuitem', { name: 'Generar con AI' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generar con AI' })
  await generate(dialog).click()
  await expect(dialog.getByText('Tipo de documento no soportado')).toBeVisible()
  await dialog.getByText('Contrato de arrendamiento', { exact: true }).click()
  await choose(dialog, 'Cliente', 'Ana Pérez')
  await choose(dialog, 'Otro cliente', 'Luis Gómez')
  await expect(dialog.getByLabel('Domicilio del arrendador')).toHaveValue('Calle 1')
  await dialog.getByLabel('Dirección del inmueble').fill('Durango 200, Roma Norte')
  await dialog.getByLabel('Renta mensual').fill('18000')
  await typeDate(dialog, 'Fecha de inicio', '01122026')
  await generate(dialog).click()
  await expectGenerated(page)
  await expect(textOf(dialog)).toHaveValue(/DIECIOCHO MIL PESOS 00\/100 M\.N\./)
  await expectContract(person)

  await dialog.getByRole('button', { name: 'Sugerir cláusulas' }).click()
  await dialog.getByRole('button', { name: 'Insertar: Mascotas' }).click()
  await expect(textOf(dialog)).toHaveValue(/\. Mascotas\.\*\* Se permite tener una mascota/)
  await expect(dialog.getByRole('button', { name: 'Insertada: Mascotas' })).toBeDisabled()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Descargar' }).click()
  await page.getByRole('menuitem', { name: 'PDF' }).click()
  expect(await readPdf(await download)).toContain('Se permite tener una mascota pequeña.')
  const actions = async () => (await storedOf(person)).history.map(({ action }) => action)
  await expect.poll(actions).toEqual(['created', 'edited', 'downloaded'])
  await expect
    .poll(async () => (await storedOf(person)).answers)
    .toMatchObject([{ type: 'generation' }, { type: 'suggestions' }])
  expect((await askedWith(key)).map((asked) => asked['max_tokens'])).toEqual([2000, 1000])
  expect(problems).toEqual([])
})
