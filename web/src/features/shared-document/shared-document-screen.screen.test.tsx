import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { strFromU8, unzipSync } from 'fflate'
import { Route, Routes } from 'react-router'
import type { Account } from '../../../../test-support/accounts.ts'
import { pdfFile } from '../../../../test-support/document-files.ts'
import { insertDocuments, insertUpload } from '../../../../test-support/documents.ts'
import { sha256 } from '../../lib/sha256.ts'
import { catchDownloads } from '../../ui/testing/catch-downloads.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { SharedDocumentScreen } from './shared-document-screen.tsx'

afterEach(() => {
  vi.useRealTimers()
})

type Client = Awaited<ReturnType<ReturnType<typeof accounts>['clientOf']>>

async function createOwner(): Promise<{ person: Account; owner: Client }> {
  const person = await accounts().createPerson()
  return { person, owner: await accounts().clientOf(person) }
}

/** Shares the document and returns the token of its link. */
async function share(owner: Client, documentId: string, expires_at?: string): Promise<string> {
  const token = crypto.randomUUID()
  await owner
    .from('document_shares')
    .insert({
      document_id: documentId,
      token_hash: sha256(token),
      ...(expires_at !== undefined && { expires_at }),
    })
    .throwOnError()
  return token
}

async function visit(token: string): Promise<void> {
  await renderScreen(
    <Routes>
      <Route path="/compartido/:token" element={<SharedDocumentScreen />} />
    </Routes>,
    { path: `/compartido/${token}` },
  )
}

const words = (text: string | RegExp) => page.getByText(text).first()

async function viewsOf(owner: Client): Promise<number[]> {
  const { data } = await owner.from('document_shares').select('views').throwOnError()
  return data.map(({ views }) => views)
}

it('DOC-06 DOC-15 shows the pages of a shared PDF and downloads it', async () => {
  const { person, owner } = await createOwner()
  const file = pdfFile('plano.pdf', ['Plano de la casa', 'Azotea'])
  const { id } = await insertUpload(owner, person.id, file)
  await visit(await share(owner, id))
  await expect.element(page.getByText('Página 1 de 2')).toHaveTextContent('Plano de la casa')
  const downloads = catchDownloads()
  await page.getByRole('button', { name: 'Descargar' }).click()
  await expect.element(words('Documento descargado exitosamente')).toBeVisible()
  const [download] = await downloads()
  expect(download?.name).toBe('plano.pdf')
  expect(new Uint8Array((await download?.blob.arrayBuffer()) ?? [])).toEqual(file.bytes)
})

it('DOC-58 explains why a link does not open', async () => {
  const { owner } = await createOwner()
  const [id = ''] = await insertDocuments(owner, [{}])
  await visit(await share(owner, id, '2026-01-01T00:00:00Z'))
  await expect.element(page.getByRole('heading', { name: 'Este enlace venció' })).toBeVisible()
})

it('DOC-58 says that an unknown link does not exist', async () => {
  await visit('no-hay-tal-enlace')
  await expect.element(page.getByRole('heading', { name: 'Este enlace no existe' })).toBeVisible()
})

it('DOC-06 asks for a new signed address when the first one has expired', async () => {
  const { person, owner } = await createOwner()
  const { id } = await insertUpload(owner, person.id, pdfFile('plano.pdf', ['Plano de la casa']))
  const refused = interceptFetch(
    ({ url }) => url.includes('/storage/v1/object/sign/'),
    () => new Response('{}', { status: 400 }),
  )
  await visit(await share(owner, id))
  await expect.element(words(/No se pudo cargar la vista previa/)).toBeVisible()
  refused.release()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.element(page.getByText('Página 1 de 1')).toHaveTextContent('Plano de la casa')
  vi.useRealTimers()
  expect(await viewsOf(owner)).toEqual([2])
})

it('DOC-08 downloads a shared text for Word with the logo of its owner', async () => {
  const { person, owner } = await createOwner()
  const [id = ''] = await insertDocuments(owner, [{ name: 'Contrato', content: '# Contrato' }])
  const logo = await storeLogo(person, owner)
  await visit(await share(owner, id))
  const downloads = catchDownloads()
  await page.getByRole('button', { name: 'Descargar' }).click()
  await page.getByRole('menuitem', { name: 'Word (DOCX)' }).click()
  await expect.element(words('Documento descargado exitosamente')).toBeVisible()
  const [download] = await downloads()
  expect(download?.name).toBe('Contrato.docx')
  const parts = unzipSync(new Uint8Array((await download?.blob.arrayBuffer()) ?? []))
  expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('Contrato')
  const pictures = Object.entries(parts).filter(
    ([name, bytes]) => name.startsWith('word/media/') && bytes.length > 0,
  )
  expect(pictures.map(([, bytes]) => bytes)).toEqual([logo])
})

/** Draws a logo and stores it as the owner's, like the section Imágenes does. */
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
