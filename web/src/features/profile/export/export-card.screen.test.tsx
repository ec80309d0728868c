import { strFromU8, unzipSync } from 'fflate'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { catchDownloads } from '../../../ui/testing/catch-downloads.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { draw } from '../../../ui/testing/pictures.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { skipPauses } from '../../../ui/testing/skip-pauses.ts'
import { ExportCard } from './export-card.tsx'

const PAUSES_MS = [1000, 3000]
const PDF = new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' })

function Leavable() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Otra pantalla
      </button>
      {isOpen && <ExportCard />}
    </>
  )
}

async function open(files: readonly string[] = []): Promise<Account> {
  const person = await accounts().createPerson()
  const documents = (await accounts().clientOf(person)).storage.from('documents')
  for (const name of files) {
    expect((await documents.upload(`${person.id}/${name}`, PDF)).error).toBeNull()
  }
  await renderScreen(<Leavable />, { person })
  return person
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const readsTable = (table: string) => (request: Request) =>
  request.url.includes(`/rest/v1/${table}?`) && request.url.includes('limit=')

function hold(table: string) {
  const real = globalThis.fetch
  let letGo = () => undefined as void
  const released = new Promise<void>((resolve) => (letGo = resolve))
  const held = interceptFetch(readsTable(table), async (request) => {
    const cancelled = new Promise<never>((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
    await Promise.race([released, cancelled])
    return real(request)
  })
  return { ...held, letGo }
}

it('EXPORT-09 EXPORT-10 PHOTO-07 NOTE-05 a file that could not be downloaded is named on the card and in LEEME.txt', async () => {
  const person = await open(['1_bueno.pdf', '2_malo.pdf'])
  const photos = (await accounts().clientOf(person)).storage.from('listing-photos')
  const sala = await draw('sala.jpg', { width: 8, height: 6 })
  expect((await photos.upload(`${person.id}/casa/sala.jpg`, sala)).error).toBeNull()
  const notes = (await accounts().clientOf(person)).storage.from('notes')
  expect((await notes.upload(`${person.id}/nota/sala.jpg`, sala)).error).toBeNull()
  const downloads = catchDownloads()
  skipPauses(...PAUSES_MS)
  interceptFetch(({ url }) => url.includes('2_malo.pdf'))
  await button('Exportar todo').click()
  await expect
    .element(page.getByText('1 archivo no se pudo incluir: documentos/2_malo.pdf.'))
    .toBeVisible()
  await expect.poll(async () => (await downloads()).length).toBe(1)
  const [{ name, blob }] = (await downloads()) as [{ name: string; blob: Blob }]
  expect(name).toMatch(/^predio-datos-\d{4}-\d\d-\d\d\.zip$/)
  const entries = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const stored = Object.keys(entries).filter((path) => path.startsWith('archivos/'))
  expect(stored).toEqual([
    'archivos/documentos/1_bueno.pdf',
    'archivos/fotos/casa/sala.jpg',
    'archivos/notas/nota/sala.jpg',
  ])
  const readme = strFromU8(entries['LEEME.txt'] ?? new Uint8Array())
  expect(readme).toContain('ARCHIVOS QUE NO SE PUDIERON INCLUIR (1)')
  expect(readme).toContain('- documentos/2_malo.pdf')
})

it('EXPORT-10 no export is made when a table cannot be read', async () => {
  await open()
  const downloads = catchDownloads()
  skipPauses(...PAUSES_MS)
  interceptFetch(readsTable('tasks'), () => new Response('{}', { status: 500 }))
  await button('Exportar todo').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('No se pudo preparar tu copia.')
  expect(await downloads()).toEqual([])
})

it('EXPORT-12 an export can be cancelled and leaves nothing behind', async () => {
  await open()
  const downloads = catchDownloads()
  const held = hold('notifications')
  await button('Exportar todo').click()
  await expect.poll(() => held.count()).toBeGreaterThan(0)
  await expect.element(page.getByRole('progressbar', { name: 'Preparando tu copia' })).toBeVisible()
  await button('Cancelar').click()
  await expect.element(page.getByText('Exportación cancelada')).toBeVisible()
  await expect.element(button('Exportar todo')).toHaveFocus()
  expect(await downloads()).toEqual([])
})

it('EXPORT-06 EXPORT-12 EXPORT-13 an export finishes on another screen, and is not shown to the next person', async () => {
  await open(['1_bueno.pdf', '2_bueno.pdf'])
  const downloads = catchDownloads()
  const held = hold('tasks')
  await button('Exportar todo').click()
  await expect.poll(() => held.count()).toBeGreaterThan(0)
  await button('Otra pantalla').click()
  held.letGo()
  await expect
    .element(page.getByText(/^Tu copia está lista: [\d,]+ registros y 2 archivos\.$/))
    .toBeVisible()
  await button('Otra pantalla').click()
  await button('Guardar otra vez').click()
  await expect.poll(async () => (await downloads()).length).toBe(2)
  await button('Otra pantalla').click()
  await renderScreen(<ExportCard />, { person: await accounts().createPerson() })
  await expect.element(button('Exportar todo')).toBeVisible()
  await expect.element(button('Guardar otra vez')).not.toBeInTheDocument()
})
