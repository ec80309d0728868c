import { photoPath, smallPhotoPath } from '@predio/domain/properties'
import type { PublicSelection } from '@predio/domain/selections'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { draw, RED } from '../../../ui/testing/pictures.ts'
import { accounts } from '../../../ui/testing/render-screen.tsx'
import { rowIdOf, SOURCES } from '../../../records/listings/testing/sources.ts'
import { HOUSE, openDetail } from '../testing/open-detail.tsx'

const OWN = SOURCES.find(({ source }) => source === 'Propias')!

async function readMessage(): Promise<string> {
  await page.getByRole('button', { name: 'Compartir por WhatsApp' }).click()
  const link = page.getByRole('link', { name: 'Abrir WhatsApp' })
  await expect.element(link).toBeVisible()
  const text = new URL((link.element() as HTMLAnchorElement).href).searchParams.get('text') ?? ''
  await userEvent.keyboard('{Escape}')
  await expect.element(link).not.toBeInTheDocument()
  return text
}

async function storePhoto(person: Account, recordId: string): Promise<string> {
  const bucket = (await accounts().clientOf(person)).storage.from('listing-photos')
  const path = photoPath({ userId: person.id, recordId, photoId: crypto.randomUUID() })
  const photo = await draw('casa.jpg', { width: 90, height: 60, colours: [RED] })
  for (const each of [path, smallPhotoPath(path)])
    expect((await bucket.upload(each, photo)).error).toBeNull()
  await accounts()
    .admin()
    .from('properties')
    .update({ images: [path] })
    .eq('id', recordId)
    .throwOnError()
  return path
}

function catchShares() {
  const shared = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  Object.assign(navigator, { canShare: () => true, share: shared })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
  })
  return () => shared.mock.calls.map(([data]) => data)
}

it('SEL-19 SEL-40 an own listing is sent with its facts and one permanent link, and with its photograph where the device shares files', async () => {
  const person = await accounts().createPerson()
  const listing = await OWN.makeListing(person, { ...HOUSE, link: null, bedrooms: 3 })
  const images = [await storePhoto(person, await rowIdOf(person, listing))]
  await openDetail(person, { ...listing, link: null, images })
  const text = await readMessage()
  const [, token = ''] =
    /^Casa 5 en Querétaro\n\$1,005,000\n3 rec\..*\/seleccion\/([\w-]{43})$/s.exec(text) ?? []
  const { data } = await accounts()
    .visitor()
    .functions.invoke<PublicSelection>('selection', { body: { action: 'open', token } })
  expect(data?.items.map((item) => item.listing.title)).toEqual(['Casa 5 en Querétaro'])
  const shares = catchShares()
  expect(await readMessage()).toBe(text)
  await page.getByRole('button', { name: 'Compartir por WhatsApp' }).click()
  await page.getByRole('button', { name: 'Compartir con foto' }).click()
  await expect.poll(shares).toHaveLength(1)
  const [{ files, ...message } = {}] = shares()
  expect(message).toEqual({ text })
  expect(files?.map(({ name, type }) => [name, type])).toEqual([
    ['Casa 5 en Querétaro.jpeg', 'image/jpeg'],
  ])
})
