import type { PublicDocument } from '@predio/domain/documents'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { docxFile, pdfFile } from '../../../../../test-support/document-files.ts'
import { insertDocuments, insertUpload } from '../../../../../test-support/documents.ts'
import { sha256 } from '../../../lib/sha256.ts'
import { catchDownloads } from '../../../ui/testing/catch-downloads.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts } from '../../../ui/testing/render-screen.tsx'
import { visitLink } from '../testing/visit-link.tsx'
import { DocumentPage } from './document-page.tsx'
import { showDocument } from './show-document.ts'

afterEach(() => {
  vi.useRealTimers()
})

type Client = Awaited<ReturnType<ReturnType<typeof accounts>['clientOf']>>

async function createOwner(): Promise<{ person: Account; owner: Client }> {
  const person = await accounts().createPerson()
  return { person, owner: await accounts().clientOf(person) }
}

async function share(owner: Client, documentId: string): Promise<string> {
  const token = crypto.randomUUID()
  await owner
    .from('document_shares')
    .insert({ document_id: documentId, token_hash: sha256(token) })
    .throwOnError()
  return token
}

function visit(token: string): void {
  visitLink<PublicDocument>(`/compartido/${token}`, <DocumentPage />, {
    functionName: 'shared-document',
    show: showDocument,
  })
}

const status = (text: string | RegExp) => page.getByText(text).first()

it('DOC-06 DOC-15 the page shows the pages of a shared PDF and downloads it', async () => {
  const { person, owner } = await createOwner()
  const file = pdfFile('plano.pdf', ['Plano de la casa', 'Azotea'])
  const { id } = await insertUpload(owner, person.id, file)
  visit(await share(owner, id))
  await expect.element(page.getByText('Página 1 de 2')).toHaveTextContent('Plano de la casa')
  const downloads = catchDownloads()
  await page.getByRole('button', { name: 'Descargar' }).click()
  await expect.element(status('Documento descargado exitosamente')).toBeVisible()
  const [download] = await downloads()
  expect(download?.name).toBe('plano.pdf')
  expect(new Uint8Array((await download?.blob.arrayBuffer()) ?? [])).toEqual(file.bytes)
})

it('DOC-15 the page shows the text of a shared DOCX', async () => {
  const { person, owner } = await createOwner()
  const { id } = await insertUpload(owner, person.id, docxFile())
  visit(await share(owner, id))
  await expect.element(page.getByText('Señor Núñez, pido la casa.')).toBeVisible()
  await expect.element(status(/^Vista previa del texto/)).toBeVisible()
})

it('DOC-10 DOC-110 the page shows a document with HTML in its text as plain text', async () => {
  const { owner } = await createOwner()
  const content =
    '# Contrato\n\n<img src=x onerror=alert(1)> **pagaré**\n\n- [x] Firmado\n\n| A | B |\n|---|---|\n| 1 | 2 |'
  const [id = ''] = await insertDocuments(owner, [{ content }])
  visit(await share(owner, id))
  const sheet = page.getByRole('region', { name: 'Vista previa' })
  await expect.element(sheet.getByRole('heading', { level: 2, name: 'Contrato' })).toBeVisible()
  await expect.element(sheet.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expect.element(sheet.getByRole('checkbox', { name: 'Hecho' })).toBeChecked()
  await expect.element(sheet.getByRole('cell', { name: '2' })).toBeVisible()
  expect(sheet.element().querySelector('img')).toBeNull()
})

it('DOC-58 the page says that the file of a document no longer exists', async () => {
  const { person, owner } = await createOwner()
  const { id, path } = await insertUpload(owner, person.id, pdfFile('plano.pdf', ['Plano']))
  const token = await share(owner, id)
  await owner.storage.from('documents').remove([path])
  visit(token)
  await expect
    .element(page.getByRole('heading', { name: 'El documento ya no está disponible' }))
    .toBeVisible()
})

it('DOC-06 the page requests a new signed URL when the first one has expired', async () => {
  const { person, owner } = await createOwner()
  const { id } = await insertUpload(owner, person.id, pdfFile('plano.pdf', ['Plano de la casa']))
  const token = await share(owner, id)
  visit(token)
  const refused = interceptFetch(
    ({ url }) => url.includes('/storage/v1/object/sign/'),
    () => new Response('{}', { status: 400 }),
  )
  await expect.element(status(/No se pudo cargar la vista previa/)).toBeVisible()
  refused.release()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.element(page.getByText('Página 1 de 1')).toHaveTextContent('Plano de la casa')
  vi.useRealTimers()
  const { data } = await owner.from('document_shares').select('views').throwOnError()
  expect(data).toEqual([{ views: 2 }])
})

it('DOC-08 DOC-111 the page downloads a shared text for Word with the logo of its owner', async () => {
  const { person, owner } = await createOwner()
  const [id = ''] = await insertDocuments(owner, [{ name: 'Contrato', content: '# Contrato' }])
  const logo = await storeLogo(person, owner)
  visit(await share(owner, id))
  const downloads = catchDownloads()
  await page.getByRole('button', { name: 'Descargar Word (DOCX)' }).click()
  await expect.element(status('Documento descargado exitosamente')).toBeVisible()
  const [download] = await downloads()
  expect(download?.name).toBe('Contrato.docx')
  const parts = unzipSync(new Uint8Array((await download?.blob.arrayBuffer()) ?? []))
  expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('Contrato')
  const pictures = Object.entries(parts).filter(
    ([name, bytes]) => name.startsWith('word/media/') && bytes.length > 0,
  )
  expect(pictures.map(([, bytes]) => bytes)).toEqual([logo])
})

it('DOC-07 the page says that a download failed, and offers to retry it', async () => {
  const { owner } = await createOwner()
  const [id = ''] = await insertDocuments(owner, [{}])
  visit(await share(owner, id))
  const button = page.getByRole('button', { name: 'Descargar PDF' })
  await expect.element(button).toBeVisible()
  const lost = interceptFetch(({ url }) => url.includes('/functions/v1/shared-document'))
  await button.click()
  await expect.element(status('Error al descargar el documento')).toBeVisible()
  lost.release()
  const downloads = catchDownloads()
  await button.click()
  await expect.element(status('Documento descargado exitosamente')).toBeVisible()
  expect((await downloads()).map(({ name }) => name)).toEqual(['Contrato.pdf'])
})

async function storeLogo(person: Account, owner: Client): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(60, 30)
  canvas.getContext('2d')?.fillRect(0, 0, 60, 30)
  const picture = await canvas.convertToBlob({ type: 'image/png' })
  const path = `logos/${person.id}/1-logo.png`
  const images = owner.storage.from('images')
  const { error } = await images.upload(path, picture, { contentType: 'image/png' })
  if (error) throw error
  await accounts()
    .admin()
    .from('user_settings')
    .upsert(
      { user_id: person.id, logo_url: images.getPublicUrl(path).data.publicUrl },
      { onConflict: 'user_id' },
    )
    .throwOnError()
  return new Uint8Array(await picture.arrayBuffer())
}
