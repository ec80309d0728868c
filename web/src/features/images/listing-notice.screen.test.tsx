import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createAgentWithOwn, SOURCES } from '../../records/listings/testing/sources.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { draw } from '../../ui/testing/pictures.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { ImagesScreen } from './images-screen.tsx'

/** The id of the second listing: own listings have negative ids in the order in which they were added (OWN-02). */
const SECOND = { 'Mi sitio': 2, Propias: -2 }

/** The proxy refuses to fetch from this machine, so the test answers for it when the listing is an own one. */
async function servePictures(): Promise<void> {
  const picture = await draw('1.jpg', { width: 64, height: 48 })
  const headers = { 'content-type': 'application/octet-stream' }
  interceptFetch(
    ({ url }) => url.includes('/functions/v1/site-proxy'),
    () => new Response(picture, { headers }),
  )
}

it.each(SOURCES)(
  'IMG-35 the workshop opens with the pictures, the price and the place of a listing of $source',
  async ({ source, createAgent }) => {
    const person = await createAgent({ listings: 2 })
    if (source === 'Propias') await servePictures()
    await page.viewport(1440, 900)
    await renderScreen(<ImagesScreen />, {
      person,
      state: { section: 'images', listingId: SECOND[source] },
    })
    const tiles = page.getByRole('list', { name: 'Fotos' }).getByRole('listitem')
    await expect.poll(() => tiles.elements().length).toBe(2)
    await page.getByText('Precio y ubicación').click()
    await expect.element(page.getByLabelText('Precio', { exact: true })).toHaveValue('$1,002,000')
    await expect
      .element(page.getByLabelText('Ubicación', { exact: true }))
      .toHaveValue('Calle 2, Guadalajara')
  },
)

it('OWN-07 an archived listing keeps its pictures', async () => {
  const person = await createAgentWithOwn({ listings: 2 })
  await accounts()
    .admin()
    .from('properties')
    .update({ status: 'inactive' })
    .eq('user_id', person.id)
    .throwOnError()
  await servePictures()
  await renderScreen(<ImagesScreen />, {
    person,
    state: { section: 'images', listingId: SECOND.Propias },
  })
  const tiles = page.getByRole('list', { name: 'Fotos' }).getByRole('listitem')
  await expect.poll(() => tiles.elements().length).toBe(2)
})
