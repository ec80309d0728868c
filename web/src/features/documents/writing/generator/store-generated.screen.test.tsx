import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NOTHING_STORED } from '../../../../../../test-support/documents.ts'
import { catchDownloads } from '../../../../ui/testing/catch-downloads.ts'
import { interceptFetch } from '../../../../ui/testing/intercept-fetch.ts'
import { refuseUploads } from '../../../../ui/testing/redirect-uploads.ts'
import { accounts } from '../../../../ui/testing/render-screen.tsx'
import {
  buildWithoutAi,
  generate,
  generated,
  openReceipt,
  problem,
  save,
  words,
  text,
} from './testing/generator-page.tsx'

const SAVED = 'Documento guardado exitosamente'

const isRecord = ({ method, url }: Request) =>
  method === 'POST' && url.includes('/rest/v1/documents')
const refuse = (status: number, body: unknown) => () => Response.json(body, { status })

it('GEN-04 nothing is stored when the file or the record is refused, and the text stays on the screen', async () => {
  const { person } = await openReceipt(null)
  const file = refuseUploads()
  await buildWithoutAi().click()
  await expect.element(problem()).toHaveTextContent('Error al guardar el documento')
  file.release()
  expect(await generated(person)).toEqual(NOTHING_STORED)

  const record = interceptFetch(isRecord, refuse(400, { code: '23514', message: 'refused' }))
  await save().click()
  await expect
    .element(problem())
    .toHaveTextContent('Error al guardar el documento en la base de datos')
  record.release()
  await expect.poll(() => generated(person)).toEqual(NOTHING_STORED)

  const missing = interceptFetch(isRecord, refuse(201, []))
  await save().click()
  await expect.element(problem()).toHaveTextContent('No se pudo crear el registro del documento')
  missing.release()
  await expect.poll(() => generated(person)).toEqual(NOTHING_STORED)
  await save().click()
  await expect.element(words(SAVED)).toBeVisible()
})

it('GEN-03 GEN-04 the text is stored as a file and a record, once, even if the answer was lost', async () => {
  const { person } = await openReceipt(null)
  const real = globalThis.fetch
  interceptFetch(isRecord, async (request) => {
    await real(request)
    throw new TypeError('Failed to fetch')
  })
  await buildWithoutAi().click()
  await expect.element(words('Documento generado exitosamente')).toBeVisible()
  const { files, records } = await generated(person)
  expect(files).toHaveLength(1)
  expect(records).toMatchObject([{ url: `${person.id}/ai-generated/${files[0]}` }])
  const { data } = await accounts()
    .admin()
    .storage.from('documents')
    .download(records[0]?.url ?? '')
  expect(await data?.text()).toBe(records[0]?.content)
})

it('GEN-04 the text is stored once when the connection was lost after the file', async () => {
  const { person } = await openReceipt(null)
  const lost = interceptFetch(
    ({ url }) => url.includes('/rest/v1/documents'),
    refuse(500, { message: 'no' }),
  )
  await buildWithoutAi().click()
  await expect.element(problem()).toHaveTextContent('Error al guardar el documento')
  lost.release()
  const [first = ''] = (await generated(person)).files
  await save().click()
  await expect.element(words(SAVED)).toBeVisible()
  // DOC-39: the server has removed the first file, which has no record.
  const { files, records } = await generated(person)
  expect(files).toHaveLength(2)
  expect(records).toHaveLength(1)
  expect(records[0]?.url).not.toContain(first)
})

it('GEN-05 the answer of the AI is recorded once, with the first record', async () => {
  const { person } = await openReceipt('good')
  const file = refuseUploads()
  await generate().click()
  await expect.element(problem()).toHaveTextContent('Error al guardar el documento')
  expect((await generated(person)).answers).toEqual([])
  file.release()
  const answer = (text().element() as HTMLTextAreaElement).value
  await text().fill(`${answer}\n\nLo mío`)
  await save().click()
  await expect.element(words(SAVED)).toBeVisible()
  await text().fill(`${answer}\n\nLo mío, otra vez`)
  await save().click()
  await expect.poll(async () => (await generated(person)).versions).toHaveLength(2)
  await expect
    .poll(() => generated(person))
    .toMatchObject({
      records: [{ content: `${answer}\n\nLo mío, otra vez` }],
      answers: [{ type: 'generation', content: answer }],
    })
})

it('GEN-08 other data become the next version of the same document', async () => {
  const { person } = await openReceipt('silent')
  await generate().click()
  await expect.element(words('Escribiendo el documento…')).toBeVisible()
  const change = page.getByRole('button', { name: 'Cambiar datos' })
  await change.click()
  await page.getByLabelText('Inquilino').fill('Rosa Díaz')
  await buildWithoutAi().click()
  await expect.element(text()).toHaveValue(expect.stringContaining('Rosa Díaz'))
  await expect.poll(async () => (await generated(person)).records).toHaveLength(1)
  const [first] = (await generated(person)).records

  await change.click()
  await page.getByLabelText('Inquilino').fill('Rosa Díaz Pech')
  await generate().click()
  await page.getByRole('button', { name: 'Detener' }).click()
  await expect.element(problem()).toHaveTextContent('Detuviste la generación')
  expect((await generated(person)).records).toEqual([first])

  await buildWithoutAi().click()
  await expect.poll(async () => (await generated(person)).versions).toHaveLength(2)
  expect((await generated(person)).records).toMatchObject([
    {
      id: first?.id,
      name: 'Recibo de renta – Rosa Díaz Pech',
      content: expect.stringContaining('Rosa Díaz Pech') as string,
      metadata: { generated_by: 'template', prompt_data: { inquilino: 'Rosa Díaz Pech' } },
    },
  ])
})

it('GEN-11 the text is saved before its download, and an empty text is refused', async () => {
  const { person } = await openReceipt(null)
  await buildWithoutAi().click()
  await expect.element(words('Documento generado exitosamente')).toBeVisible()
  const downloads = catchDownloads()
  const downloadForWord = async () => {
    await page.getByRole('button', { name: 'Descargar' }).click()
    await page.getByRole('menuitem', { name: 'Word (DOCX)' }).click()
  }
  await text().fill('# Otro recibo')
  await downloadForWord()
  await expect.element(words('Documento descargado exitosamente')).toBeVisible()
  expect((await generated(person)).records).toMatchObject([{ content: '# Otro recibo' }])
  await text().fill('')
  await downloadForWord()
  await expect.element(words('No hay documento para descargar')).toBeVisible()
  const files = await downloads()
  expect(files.map(({ name }) => name)).toEqual(['Recibo de renta – Luis Gómez Cruz.docx'])
})
