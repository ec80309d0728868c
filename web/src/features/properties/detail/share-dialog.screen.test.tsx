import type { PublicSelection } from '@predio/domain/selections'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accounts } from '../../../ui/testing/render-screen.tsx'
import { SOURCES } from '../../../records/listings/testing/sources.ts'
import { HOUSE, openDetail } from '../testing/open-detail.tsx'

const OWN = SOURCES.find(({ source }) => source === 'Propias')!

/** Opens the dialog, reads the message, and closes it. */
async function readMessage(): Promise<string> {
  await page.getByRole('button', { name: 'Compartir por WhatsApp' }).click()
  const link = page.getByRole('link', { name: 'Abrir WhatsApp' })
  await expect.element(link).toBeVisible()
  const text = new URL((link.element() as HTMLAnchorElement).href).searchParams.get('text') ?? ''
  await userEvent.keyboard('{Escape}')
  await expect.element(link).not.toBeInTheDocument()
  return text
}

it('SEL-19 a listing of the agent’s own is sent with its facts and a link, the same one the next time', async () => {
  const person = await accounts().createPerson()
  const listing = await OWN.makeListing(person, { ...HOUSE, link: null, bedrooms: 3 })
  await openDetail(person, { ...listing, link: null })
  const text = await readMessage()
  const [, token = ''] =
    /^Casa 5 en Querétaro\n\$1,005,000\n3 rec\..*\/seleccion\/([\w-]{43})$/s.exec(text) ?? []
  const { data } = await accounts()
    .visitor()
    .functions.invoke<PublicSelection>('selection', { body: { action: 'open', token } })
  expect(data?.items.map((item) => item.listing.title)).toEqual(['Casa 5 en Querétaro'])
  expect(await readMessage()).toBe(text)
})
