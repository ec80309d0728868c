import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { WRITE_LOST } from '../../../lib/connection.ts'
import { newId } from '../../../lib/new-id.ts'
import { chooseFiles } from '../../../ui/testing/choose-files.ts'
import { countFetches, interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { draw, RED } from '../../../ui/testing/pictures.ts'
import { LOST, redirectUploads } from '../../../ui/testing/redirect-uploads.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { Gallery } from '../../../features/listing-page/gallery/gallery.tsx'
import { OwnListingForm } from '../own-listing-form.tsx'
import { PhotosField } from './photos-field.tsx'

interface FormProps {
  listingId: string
  onPaths: (paths: string[]) => void
  onBusy: (isBusy: boolean) => void
}

function Form({ listingId, onPaths, onBusy }: FormProps) {
  const [value, setValue] = useState<string[]>([])
  const [isShown, setShown] = useState(false)
  if (isShown) return <Gallery title="Casa" images={value} coverSizes={undefined} />
  return (
    <>
      <PhotosField
        listingId={listingId}
        value={value}
        onUploads={({ isBusy }) => onBusy(isBusy)}
        onChange={(paths) => {
          onPaths(paths)
          setValue(paths)
        }}
      />
      <button type="button" onClick={() => setShown(true)}>
        Ver
      </button>
    </>
  )
}

interface Opened {
  person: Account
  listingId: string
  seen: { paths: string[]; busy: boolean[] }
}

async function open(): Promise<Opened> {
  const person = await accounts().createPerson()
  const listingId = newId()
  const seen: Opened['seen'] = { paths: [], busy: [] }
  await renderScreen(
    <Form
      listingId={listingId}
      onPaths={(paths) => (seen.paths = paths)}
      onBusy={(isBusy) => seen.busy.push(isBusy)}
    />,
    { person },
  )
  await expect.element(page.getByRole('button', { name: 'Agregar fotos' })).toBeVisible()
  return { person, listingId, seen }
}

async function storedNames(person: Account, listingId: string): Promise<string[]> {
  const client = await accounts().clientOf(person)
  const folder = `${person.id}/${listingId}`
  const { data } = await client.storage.from('listing-photos').list(folder)
  return (data ?? []).map(({ name }) => `${folder}/${name}`)
}

const small = (path: string) => path.replace('.jpg', '-480.jpg')
const photo = (name: string) => draw(name, { width: 1200, height: 900, colours: [RED] })

function holdUploads(): () => void {
  const real = globalThis.XMLHttpRequest
  const held: (() => void)[] = []
  let isHeld = true
  globalThis.XMLHttpRequest = class extends real {
    override send(body?: XMLHttpRequestBodyInit): void {
      if (isHeld) held.push(() => super.send(body))
      else super.send(body)
    }
  }
  onTestFinished(() => {
    globalThis.XMLHttpRequest = real
  })
  return () => {
    isHeld = false
    for (const send of held) send()
  }
}

it('PHOTO-04 and PHOTO-06 two photographs are stored in two sizes each and shown', async () => {
  const { person, listingId, seen } = await open()
  chooseFiles('Agregar fotos', await photo('sala.jpg'), await photo('cocina.jpg'))
  await expect.element(page.getByAltText('Foto 2 de 2')).toBeVisible()
  await expect.element(page.getByAltText('Foto 1 de 2, Portada')).toBeVisible()
  await expect.poll(() => seen.busy).toEqual([false, true, false])
  expect((await storedNames(person, listingId)).toSorted()).toEqual(
    seen.paths.flatMap((path) => [path, small(path)]).toSorted(),
  )

  const signings = countFetches(({ url }) => url.includes('/object/sign/listing-photos'))
  await userEvent.click(page.getByRole('button', { name: 'Ver', exact: true }))
  const shown = page.getByAltText('Foto 1 de 2 de Casa')
  await expect
    .poll(() => shown.element())
    .toMatchObject({
      naturalWidth: 1200,
      src: expect.stringContaining('/object/sign/listing-photos/') as string,
    })
  // PHOTO-05: one request signs both photographs in both sizes.
  expect(signings()).toBe(1)
})

it('PHOTO-04 and PHOTO-08 a photograph that fails half-way leaves nothing, and is retried when the connection returns', async () => {
  const { person, listingId, seen } = await open()
  const told = vi.fn<() => void>()
  addEventListener(WRITE_LOST, told)
  onTestFinished(() => removeEventListener(WRITE_LOST, told))
  let isOff = true
  let isSmallLost = false
  redirectUploads((url) => {
    const isLost = isOff && (isSmallLost || !url.endsWith('-480.jpg'))
    return isLost && url.includes('/listing-photos/') ? LOST : url
  })
  chooseFiles('Agregar fotos', await photo('sala.jpg'))
  const failure = page.getByText(
    'No se pudo subir sala.jpg. Revisa tu conexión e inténtalo de nuevo.',
  )
  await expect.element(failure).toBeVisible()
  expect(await storedNames(person, listingId)).toEqual([])

  isSmallLost = true
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const lost = interceptFetch(() => true)
  await page.getByRole('button', { name: /^Intentar de nuevo/ }).click()
  await expect.poll(lost.count).toBeGreaterThan(0)
  await expect.element(failure).toBeVisible()
  // OFF-07: a photograph of an unsaved form is no lost save, so no toast was shown.
  expect(told).not.toHaveBeenCalled()
  lost.release()
  online.mockRestore()

  isOff = false
  chooseFiles('Agregar fotos', await photo('cocina.jpg'))
  await expect.element(page.getByAltText('Foto 1 de 1, Portada')).toBeVisible()
  dispatchEvent(new Event('online'))
  await expect.element(page.getByAltText('Foto 2 de 2')).toBeVisible()
  expect(await storedNames(person, listingId)).toHaveLength(4)
  expect(seen.paths).toHaveLength(2)
})

it('PHOTO-01 a file that is no photograph is left out with a reason, and the others are stored', async () => {
  const { seen } = await open()
  chooseFiles('Agregar fotos', new File(['GIF89a'], 'plano.gif'), await photo('sala.jpg'))
  await expect.element(page.getByAltText('Foto 1 de 1, Portada')).toBeVisible()
  await expect.element(page.getByText(/^No se puede usar plano\.gif/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Quitar: plano.gif' }))
  await expect.element(page.getByText(/^No se puede usar plano\.gif/)).not.toBeInTheDocument()
  expect(seen.paths).toHaveLength(1)
})

it('PHOTO-06 the first 30 photographs are accepted, and the number of the others is named', async () => {
  const { seen } = await open()
  const files = Array.from({ length: 31 }, (_, index) => new File(['x'], `${index}.jpg`))
  chooseFiles('Agregar fotos', ...files)
  await expect.element(page.getByText('Puedes poner hasta 30 fotos: 1 no se agregó.')).toBeVisible()
  expect(seen.paths).toEqual([])
})

it('PHOTO-08 saving waits for running uploads, and asks before leaving out photographs that did not arrive', async () => {
  const person = await accounts().createPerson()
  const saved = vi.fn<(id: string) => void>()
  await renderScreen(
    <OwnListingForm listing={undefined} onSaved={saved} onClose={() => undefined} />,
    { person },
  )
  await page.getByLabelText(/^Título/).fill('Casa en Itzimná')
  await page.getByRole('button', { name: /Tipo$/ }).click()
  await page.getByRole('option', { name: 'Casa', exact: true }).click()
  await page.getByLabelText(/^Precio(?! a)/).fill('3500000')
  let isOff = true
  redirectUploads((url) => (isOff && url.includes('/listing-photos/') ? LOST : url))
  const release = holdUploads()
  chooseFiles('Agregar fotos', await photo('sala.jpg'))
  const submit = page.getByRole('button', { name: 'Agregar propiedad' })
  await submit.click()
  const coming = page.getByText(/^Todavía se están subiendo fotos/)
  await expect.element(coming).toBeVisible()
  release()
  await expect.element(page.getByText(/^No se pudo subir sala/)).toBeVisible()
  await expect.element(coming).not.toBeInTheDocument()

  await submit.click()
  await expect.element(page.getByText('1 foto no se subió y no se guardaría.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Guardar sin ellas' })).toBeVisible()
  expect(saved).not.toHaveBeenCalled()
  isOff = false
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect.element(page.getByAltText('Foto 1 de 1, Portada')).toBeVisible()
  await expect.element(page.getByText('1 foto no se subió')).not.toBeInTheDocument()
  await submit.click()
  await expect.poll(() => saved).toHaveBeenCalledOnce()
})
