import type { Property } from '@predio/domain/properties'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { property } from '../../../../domain/src/properties/testing/property.ts'
import type { Account } from '../../../../test-support/accounts.ts'
import { catchDownloads } from '../../ui/testing/catch-downloads.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { draw, RED } from '../../ui/testing/pictures.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { QUERY_RETRY_MS, skipPauses } from '../../ui/testing/skip-pauses.ts'
import { stubWindowOpen } from '../../ui/testing/stub-window-open.ts'
import { pickedListings, stopPicking } from '../listings/picked-listings.ts'
import { openSheets, SheetHost } from './open-sheets.ts'

const HOUSE = property({
  title: 'Casa en Itzimná',
  price: 3_500_000,
  location: 'Calle 21 #105, Itzimná',
  colonia: 'Itzimná',
  city: 'Mérida',
  description: 'Casa amplia.',
  link: 'https://casasdelvalle.example/casa',
  images: [],
})

const NAMED = {
  full_name: 'Nombre Apellido',
  phone: '+52 999 555 0100',
  company: 'Casas del Valle',
}

async function open(
  properties: readonly Property[],
  profile: Partial<typeof NAMED> = NAMED,
): Promise<Account> {
  const person = await accounts().createPerson()
  await accounts().admin().from('profiles').update(profile).eq('id', person.id).throwOnError()
  await page.viewport(1280, 900)
  await renderScreen(<SheetHost />, { person })
  openSheets(properties)
  return person
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const kind = (name: string) => page.getByRole('radio', { name, exact: true })
const pages = () => page.getByRole('list', { name: /ginas/ })

it('SHEET-01 SHEET-04 SHEET-09 the dialog shows each kind of sheet as printed, and downloads it', async () => {
  const downloads = catchDownloads()
  await open([HOUSE])
  await expect.element(pages()).toHaveTextContent(/Nombre Apellido/)
  await expect.element(pages()).toHaveTextContent(/3,500,000/)
  await button('Descargar PDF').click()
  await kind('Para colega').click()
  await expect.element(page.getByText(/^Sin tu nombre, logo, teléfono/)).toBeVisible()
  await expect.element(pages()).toHaveTextContent(/Ficha para colegas/)
  await expect.element(pages()).not.toHaveTextContent(/Nombre|Valle|555|Calle/)
  await kind('Cartel').click()
  await expect.element(pages()).toHaveTextContent(/Escanea y pregunta/)
  await kind('Doble carta').click()
  await expect.element(button('Descargar PDF')).toBeVisible()
  await button('Descargar imagen').click()
  await expect.poll(async () => (await downloads()).length).toBe(2)
  const [pdf, picture] = await downloads()
  expect([pdf?.name, pdf?.blob.type]).toEqual(['Casa en Itzimná.pdf', 'application/pdf'])
  expect([picture?.name, picture?.blob.type]).toEqual(['Casa en Itzimná.jpg', 'image/jpeg'])
})

it('SHEET-15 a description goes to a colleague only after the agent has checked the marked parts', async () => {
  const description = 'Casa amplia. Informes al nueve nueve nueve 123 45 67.\nEn Calle 21 #105.'
  await open([{ ...HOUSE, description }])
  await kind('Para colega').click()
  const review = page.getByRole('region', { name: 'Descripción para tu colega' })
  await expect.element(review.getByText('Calle 21 #105')).toBeVisible()
  expect(
    Array.from(review.element().querySelectorAll('mark'), ({ textContent }) => textContent),
  ).toEqual(['nueve nueve nueve 123 45 67', 'Calle 21 #105'])
  await expect.element(pages()).toHaveTextContent(/Ficha para colegas/)
  await expect.element(pages()).not.toHaveTextContent(/amplia|nueve|Calle/)
  await review.getByRole('button', { name: 'Quitar lo marcado' }).click()
  await review.getByRole('button', { name: 'Editar' }).click()
  await review.getByLabelText('Descripción').fill('Casa amplia. Con jardín.')
  await review.getByRole('button', { name: 'Incluir en la ficha' }).click()
  await expect.element(pages()).toHaveTextContent(/Casa amplia\. Con jardín\./)
  await review.getByRole('button', { name: 'Quitar de la ficha' }).click()
  await expect.element(pages()).not.toHaveTextContent(/Con jardín/)
})

it('SHEET-09 SHEET-23 WhatsApp gets the text, and the file is downloaded for attaching', async () => {
  const downloads = catchDownloads()
  const windows = stubWindowOpen()
  await open([HOUSE])
  await button('WhatsApp').click()
  await expect.element(page.getByText(/adjúntalo en la conversación/)).toBeVisible()
  expect(await downloads()).toHaveLength(1)
  const text = new URL(windows[0]?.url() ?? '').searchParams.get('text')
  expect(text).toBe(
    'Casa en Itzimná\n$3,500,000\nCalle 21 #105, Itzimná\nhttps://casasdelvalle.example/casa',
  )
  await kind('Para colega').click()
  await expect.element(pages()).toHaveTextContent(/Ficha para colegas/)
  await button('WhatsApp').click()
  await expect.poll(() => windows.length).toBe(2)
  expect(new URL(windows[1]?.url() ?? '').searchParams.get('text')).toBe(
    'Propiedad en venta en Itzimná, Mérida\n$3,500,000\nItzimná, Mérida',
  )
})

it('SHEET-09 the file is shared with the phone’s own dialog where there is one', async () => {
  const shared = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  Object.assign(navigator, { canShare: () => true, share: shared })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
  })
  await open([HOUSE])
  await button('Compartir').click()
  await expect.poll(() => shared.mock.calls.length).toBe(1)
  expect(shared.mock.calls[0]?.[0].files?.[0]?.name).toBe('Casa en Itzimná.pdf')
  shared.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
  await button('Compartir').click()
  await expect.poll(() => shared.mock.calls.length).toBe(2)
  shared.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await button('Compartir').click()
  await expect.element(page.getByText(/^No se pudo compartir/)).toBeVisible()
})

it('SHEET-07 SHEET-22 photographs that do not load are left out and counted, and a cached one works without a network', async () => {
  const photo = await draw('casa.jpg', { width: 300, height: 200, colours: [RED] })
  const there = `${location.origin}/foto-${crypto.randomUUID()}.jpg`
  const network = interceptFetch(
    ({ url }) => url === there,
    () => new Response(photo, { headers: { 'content-type': 'image/jpeg' } }),
  )
  await open([{ ...HOUSE, images: [there, `${location.origin}/no-existe.txt`] }])
  await expect
    .element(page.getByText('1 foto no se pudo cargar y no sale en la ficha.'))
    .toBeVisible()
  await expect.element(button('Descargar PDF')).toBeVisible()
  network.release()
  await kind('Cartel').click()
  await expect.element(pages()).toHaveTextContent(/Escanea y pregunta/)
  await expect.element(page.getByText(/no se pudo cargar/)).not.toBeInTheDocument()
})

it('an agent without an identity is asked for one', async () => {
  await open([HOUSE], {})
  await expect.element(page.getByText(/^Tu nombre y tu teléfono no están/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Completar mi identidad' }))
    .toHaveAttribute('href', '/dashboard/profile#identidad')
  await kind('Para colega').click()
  await expect.element(page.getByText(/^Tu nombre y tu teléfono/)).not.toBeInTheDocument()
})

it('SHEET-08 says that the sheet could not be prepared, and retries', async () => {
  skipPauses(QUERY_RETRY_MS)
  const lost = interceptFetch(
    ({ method, url }) => method === 'GET' && url.includes('/rest/v1/profiles'),
    () => new Response('{}', { status: 400 }),
  )
  await open([HOUSE])
  await expect.element(page.getByText('No se pudo preparar la ficha')).toBeVisible()
  lost.release()
  await button('Intentar de nuevo').click()
  await expect.element(pages()).toHaveTextContent(/Nombre Apellido/)
})

it('SHEET-11 the dialog of one listing leads to selecting several', async () => {
  onTestFinished(stopPicking)
  await open([HOUSE])
  await button('Elegir más propiedades').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => [...(pickedListings.get()?.keys() ?? [])]).toEqual([HOUSE.id])
})
