import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { FRIENDLY, type SiteOptions } from '../../../../test-support/site-stub/site-options.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { createAgentWithSite } from '../../ui/testing/sites.ts'
import { readListingsCopy } from './offline/listings-copy.ts'
import { ReadingStatus } from './reading-status.tsx'

async function open(options: Partial<SiteOptions>) {
  const agent = await createAgentWithSite(options)
  await renderScreen(<ReadingStatus />, { person: agent.person })
  return agent
}

const text = (words: string | RegExp) => page.getByText(words).first()

async function press(name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}

it('SITE-18 a stopped reading leaves its listings as a part, and the next reading continues', async () => {
  const { person, site } = await open({ listings: 250, heldFrom: 3 })
  await expect.element(text('200 de 250')).toBeVisible()
  expect(await readListingsCopy(person.id)).toBeUndefined()
  await press('Detener')
  await expect.element(text('Detuviste la lectura de tus propiedades')).toBeVisible()
  await expect.element(text('200 de 250 propiedades')).toBeVisible()
  expect((await readListingsCopy(person.id))?.properties).toHaveLength(200)
  await site.release()
  await site.forgetAsked()
  await press('Continuar')
  await expect.element(text(/^250 propiedades/)).toBeVisible()
  const pages = (await site.asked())
    .filter(({ method, path }) => method === 'GET' && path.endsWith('/properties'))
    .map(({ query }) => query.get('page'))
  expect(pages).toEqual(['3'])
  expect((await readListingsCopy(person.id))?.properties.map(({ id }) => id)).toEqual(
    Array.from({ length: 250 }, (_, at) => at + 1),
  )
})

describe('SITE-20 keeps the listings in sight and in the offline copy', () => {
  it.each<[string, Partial<SiteOptions>]>([
    ['Acceso denegado. La API Key no tiene los permisos necesarios.', { status: 403 }],
    ['Fuera de servicio', { status: 410 }],
  ])(
    'the listings stay in view and in the offline copy when a reading fails with %s',
    async (failure, options) => {
      const { person, site } = await open({ listings: 4 })
      await expect.element(text(/^4 propiedades/)).toBeVisible()
      await site.change({ ...FRIENDLY, listings: 4, ...options })
      await press('Actualizar')
      await expect.element(page.getByRole('alert').getByText(failure)).toBeVisible()
      await expect.element(text(/^4 propiedades/)).toBeVisible()
      expect((await readListingsCopy(person.id))?.properties).toHaveLength(4)
    },
  )
})

it('SITE-21 a site that refuses browsers is read through our server, and later readings begin there', async () => {
  const { site } = await open({ listings: 11, locked: true })
  await expect.element(text(/^11 propiedades/)).toBeVisible()
  const preflights = async () =>
    (await site.asked()).filter(({ method }) => method === 'OPTIONS').length
  const before = await preflights()
  await site.change({ listings: 12 })
  await press('Actualizar')
  await expect.element(text(/^12 propiedades/)).toBeVisible()
  expect(await preflights()).toBe(before)
})

describe('SITE-30 reads a site whole that answers a choice of fields with', () => {
  // reading/ask-first-cards.test.ts tests the other objections of a site.
  it.each<SiteOptions['takesFields']>(['ignored', 'no custom fields'])(
    'a site whose answer to a selection of fields is «%s» is read whole',
    async (takesFields) => {
      const { person, site } = await open({ listings: 120, takesFields })
      await expect.element(text(/^120 propiedades/)).toBeVisible()
      const copy = await readListingsCopy(person.id)
      expect(copy?.properties.at(-1)).toMatchObject({ price: 1_120_000, bathrooms: 2, area: 120 })
      const pages = (await site.asked()).filter(({ query }) => query.get('per_page') === '100')
      const selected = pages.filter(({ query }) => query.has('_fields'))
      // An old WordPress ignores the list of fields. It is sent all the same, because the WordPress may be updated.
      expect(selected).toHaveLength(takesFields === 'ignored' ? pages.length : 0)
      expect(copy?.leaks.size).toBe(120)
    },
  )
})

it('SITE-16 pictures that are named by id are requested in batches of at most 100', async () => {
  const { person, site } = await open({ listings: 120, galleryIds: true })
  await expect.element(text(/^120 propiedades/)).toBeVisible()
  const ids = (await site.asked())
    .filter(({ path, method }) => path.endsWith('/media') && method === 'GET')
    .map(({ query }) => query.get('include')?.split(',') ?? [])
  expect(ids.every((batch) => batch.length <= 100)).toBe(true)
  expect(new Set(ids.flat()).size).toBe(240)
  const copy = await readListingsCopy(person.id)
  expect(copy?.properties.at(-1)?.images).toEqual(
    [1, 2].map((at) => `${site.url}/wp-content/uploads/120-${at}.png`),
  )
})
