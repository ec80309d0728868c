import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { docFile, docxFile, pdfFile } from '../../../../../test-support/document-files.ts'
import { NOTHING_STORED, storedDocuments } from '../../../../../test-support/documents.ts'
import { deployment, setDeployment } from '../../../lib/deployment.ts'
import { chooseFile } from '../../../ui/testing/choose-file.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { UploadDialog } from './upload-dialog.tsx'

async function open(): Promise<Account> {
  const person = await accounts().createPerson()
  await renderScreen(<UploadDialog onClose={() => {}} />, { person })
  await expect.element(submit()).toBeVisible()
  return person
}

const submit = () => page.getByRole('button', { name: 'Subir documento' })
const words = (text: string | RegExp) => page.getByText(text).first()
const stored = ({ id }: Account) => storedDocuments(accounts().admin(), id)
const isRecord = ({ method, url }: Request) =>
  method === 'POST' && url.includes('/rest/v1/documents')

it('DOC-36 the dialog requires a file and a name, and proposes the name of the file', async () => {
  await open()
  await submit().click()
  await expect
    .element(words('Por favor selecciona un archivo y proporciona un nombre'))
    .toBeVisible()
  await chooseFile(pdfFile('Contrato Peña (final).pdf'))
  const name = page.getByLabelText(/^Nombre/)
  await expect.element(name).toHaveValue('Contrato Peña (final)')
  await expect.element(words('Escribe el nombre del documento')).not.toBeInTheDocument()
  await name.fill('Mi contrato')
  await chooseFile(pdfFile('otro.pdf'))
  await expect.element(words('otro.pdf')).toBeVisible()
  await expect.element(name).toHaveValue('Mi contrato')
})

it('DOC-36 typing in the focused field replaces the proposed name', async () => {
  await open()
  const name = page.getByLabelText(/^Nombre/)
  await name.click()
  await chooseFile(pdfFile('Contrato Peña.pdf'))
  await expect.element(name).toHaveValue('Contrato Peña')
  await userEvent.keyboard('Mi contrato')
  await expect.element(name).toHaveValue('Mi contrato')
})

it('DOC-32 DOC-33 the dialog explains why a file is refused', async () => {
  await open()
  await chooseFile({ ...pdfFile('foto.png'), mimeType: 'image/png' })
  await expect.element(words('El archivo debe ser PDF, DOC, DOCX u ODT')).toBeVisible()
  await chooseFile({ ...pdfFile(), bytes: new Uint8Array() })
  await expect.element(words('El archivo está vacío')).toBeVisible()
  await chooseFile({ ...docFile('programa.pdf'), mimeType: 'application/pdf' })
  await expect.element(words(/no corresponde a su extensión/)).toBeVisible()
})

it('DOC-37 the file is stored first, and then an active record with its metadata', async () => {
  const person = await open()
  await chooseFile(pdfFile('Contrato Peña (final).pdf'))
  await submit().click()
  await expect.element(words('Documento subido exitosamente')).toBeVisible()
  const { files, records, versions, history } = await stored(person)
  expect(files).toEqual([expect.stringMatching(/^\d{13}-contrato_pena_final_\.pdf$/)])
  expect(records).toMatchObject([
    {
      name: 'Contrato Peña (final)',
      type: 'application/pdf',
      status: 'active',
      category: 'other',
      url: `${person.id}/${files[0]}`,
      metadata: { originalName: 'Contrato Peña (final).pdf', type: 'application/pdf' },
    },
  ])
  expect(versions).toMatchObject([{ version: 1 }])
  expect(history).toMatchObject([{ action: 'created' }])
})

it('DOC-37 an upload waits for a file that is still being read', async () => {
  const person = await open()
  let goOn = (): void => {}
  const isReadable = new Promise<void>((resolve) => (goOn = resolve))
  const slow = vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(async function (
    this: Blob,
  ) {
    await isReadable
    return new Response(this).arrayBuffer()
  })
  onTestFinished(() => slow.mockRestore())
  await chooseFile(pdfFile('Contrato.pdf'))
  await expect.poll(() => slow.mock.calls.length).toBeGreaterThan(0)
  await submit().click()
  expect(await stored(person)).toEqual(NOTHING_STORED)
  goOn()
  await expect.element(words('Documento subido exitosamente')).toBeVisible()
  expect((await stored(person)).records).toMatchObject([{ name: 'Contrato' }])
})

it('DOC-34 the dialog shows the refusal of a file that only the server could recognise', async () => {
  const person = await open()
  // The browser checks only the first bytes, and this ZIP without the parts of a Word document passes.
  const { bytes, ...docx } = docxFile()
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const broken = Uint8Array.from(text.replaceAll(/word\/|Content_Types/g, '__x__'), (c) =>
    c.charCodeAt(0),
  )
  await chooseFile({ ...docx, bytes: broken })
  await submit().click()
  await expect.element(words(/no corresponde a su extensión/)).toBeVisible()
  expect(await stored(person)).toEqual(NOTHING_STORED)
})

it('DOC-37 a file that cannot be sent leaves nothing, and can be sent again', async () => {
  const person = await open()
  await chooseFile(pdfFile())
  const reachable = deployment()
  setDeployment({ ...reachable, supabaseUrl: 'http://127.0.0.1:9' })
  await submit().click()
  await expect.element(words('Error al subir el documento')).toBeVisible()
  setDeployment(reachable)
  expect(await stored(person)).toEqual(NOTHING_STORED)
  await submit().click()
  await expect.element(words('Documento subido exitosamente')).toBeVisible()
  expect((await stored(person)).files).toHaveLength(1)
})

it('DOC-37 the file is removed when its record is refused', async () => {
  const person = await open()
  await chooseFile(pdfFile())
  interceptFetch(isRecord, () =>
    Response.json({ code: '23514', message: 'refused' }, { status: 400 }),
  )
  await submit().click()
  await expect.element(words('Error al subir el documento')).toBeVisible()
  await expect.poll(() => stored(person)).toEqual(NOTHING_STORED)
})

it('DOC-37 the file stays while it is unknown whether its record arrived, and the next attempt stores it once', async () => {
  const person = await open()
  await chooseFile(pdfFile())
  const lost = interceptFetch(
    ({ url }) => url.includes('/rest/v1/documents'),
    (request) => {
      if (isRecord(request)) throw new TypeError('Failed to fetch')
      return new Response('{}', { status: 500 })
    },
  )
  await submit().click()
  await expect.element(words('Error al subir el documento')).toBeVisible()
  lost.release()
  const before = await stored(person)
  expect([before.files.length, before.records.length]).toEqual([1, 0])
  await submit().click()
  await expect.element(words('Documento subido exitosamente')).toBeVisible()
  // DOC-39: the server has removed the first file, which has no record.
  const after = await stored(person)
  expect([after.files.length, after.records.length]).toEqual([2, 1])
})

it('DOC-37 a record whose answer was lost is found, and not stored twice', async () => {
  const person = await open()
  await chooseFile(pdfFile())
  const real = globalThis.fetch
  interceptFetch(isRecord, async (request) => {
    await real(request)
    throw new TypeError('Failed to fetch')
  })
  await submit().click()
  await expect.element(words('Documento subido exitosamente')).toBeVisible()
  const { files, records, history } = await stored(person)
  expect([files.length, records.length, history.length]).toEqual([1, 1, 1])
})
