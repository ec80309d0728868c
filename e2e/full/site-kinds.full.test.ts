import { expect, test } from '@playwright/test'
import type { Property } from '../../domain/src/properties/property.ts'
import { customFieldShapes } from '../../domain/src/properties/testing/custom-field-shapes.ts'
import { essentialShapes } from '../../domain/src/properties/testing/essential-real-estate-shapes.ts'
import { estatikShapes } from '../../domain/src/properties/testing/estatik-shapes.ts'
import { houzezShapes } from '../../domain/src/properties/testing/houzez-shapes.ts'
import { ownApiShapes } from '../../domain/src/properties/testing/own-api-shapes.ts'
import { hiveShapes } from '../../domain/src/properties/testing/property-hive-shapes.ts'
import { managerShapes } from '../../domain/src/properties/testing/real-estate-manager-shapes.ts'
import { realHomesShapes } from '../../domain/src/properties/testing/realhomes-shapes.ts'
import type { SourceShape } from '../../domain/src/properties/testing/source-shape.ts'
import { wpResidenceShapes } from '../../domain/src/properties/testing/wp-residence-shapes.ts'
import { FRIENDLY } from '../../test-support/site-stub/site-options.ts'
import { startSiteStub, type SiteStub } from '../../test-support/site-stub/start-site-stub.ts'
import { offlineListings } from '../support/offline-listings.ts'
import { fields, fillSite, openSettings, press, saveSite } from '../support/settings.ts'
import { expectVerdict, SAYS } from '../support/site-words.ts'

const HOST = 'casas.prueba'
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`]
    await use({ ...launchOptions, args })
  },
})

/** Real WordPress sites do not have these faults; wordpress-kinds.full.test.ts tests real ones. */
let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

const RIGHT = FRIENDLY.key

test('a site whose answers begin with PHP warnings can be read', async ({ page }) => {
  const site = sites.add({ warns: true, listings: 7 })
  await openSettings(page)
  await fillSite(page, site.url, RIGHT)
  await press(page, 'Probar conexión')
  await expectVerdict(page, SAYS.connected)
  await saveSite(page, site.url, RIGHT)
  await expect(page.getByText('7 propiedades')).toBeVisible()
})

test('a site without listings is connected, and has nothing to map yet', async ({ page }) => {
  const site = sites.add({ listings: 0 })
  await openSettings(page)
  await saveSite(page, site.url, RIGHT)
  await expectVerdict(page, SAYS.connected)
  await expect(page.getByText('0 propiedades')).toBeVisible()
  await press(page, 'Revisar campos')
  await expect(page.getByText('Tu sitio todavía no tiene propiedades publicadas')).toBeVisible()
})

test('a site without https is read over http when its address was typed without a scheme', async ({
  page,
}) => {
  const site = sites.add()
  await openSettings(page)
  await fillSite(page, site.url.replace('http://', ''), RIGHT)
  await press(page, 'Probar conexión')
  await expectVerdict(page, SAYS.overHttp)
  await expect(fields(page).url).toHaveValue(site.url)
})

test('a reading that stops half-way says so, and can be continued', async ({ page }) => {
  const site = sites.add({ listings: 126, heldFrom: 2 })
  await openSettings(page)
  await saveSite(page, site.url, RIGHT)
  await expect(page.getByText('100 de 126')).toBeVisible()
  site.change({ status: 500 })
  site.release()
  await expect(page.getByRole('main')).toContainText('100 de 126 propiedades')
  site.change({ status: null })
  await press(page, 'Continuar')
  await expect(page.getByText(/^126 propiedades/)).toBeVisible()
})

test.describe('over http to another machine', () => {
  for (const { isLocked, words } of [
    { isLocked: false, words: SAYS.withheld },
    { isLocked: true, words: SAYS.lockedWithheld },
  ]) {
    test(`over http to another machine, the key is not sent to ${isLocked ? 'a locked' : 'an open'} site, and a text says so`, async ({
      page,
    }) => {
      const site = sites.add({ locked: isLocked })
      await openSettings(page)
      await fillSite(page, site.url.replace('127.0.0.1', HOST), RIGHT)
      await press(page, 'Probar conexión')
      await expectVerdict(page, words)
      expect(site.asked.length).toBeGreaterThan(0)
      expect(site.asked.filter(({ authorization }) => authorization !== undefined)).toEqual([])
    })
  }
})

/** The shapes in which each theme or plug-in sends its listings. */
const VOCABULARIES: Record<string, readonly SourceShape[]> = {
  Houzez: houzezShapes,
  RealHomes: realHomesShapes,
  'WP Residence': wpResidenceShapes,
  Estatik: estatikShapes,
  'Essential Real Estate': essentialShapes,
  'Property Hive': hiveShapes,
  'Real Estate Manager': managerShapes,
  'custom fields': customFieldShapes,
  'an API of its own': ownApiShapes,
}

const OF_THE_SITE: ReadonlySet<string> = new Set<keyof Property>([
  'id',
  'images',
  'link',
  'virtualTour',
  'floorPlan',
])

for (const [name, shapes] of Object.entries(VOCABULARIES)) {
  test(`the field names and values of ${name} are understood`, async ({ page }) => {
    const records = shapes.map(({ record }, at) => ({ ...record, id: at + 1 }))
    const site = sites.add({ records })
    await openSettings(page)
    await saveSite(page, site.url, RIGHT)
    await expectVerdict(page, SAYS.connected)
    await expect(page.getByText(`${shapes.length} propiedades`)).toBeVisible()
    const kept = await offlineListings(page)
    for (const [at, shape] of shapes.entries()) {
      const expected = Object.entries(shape.expected).filter(([field]) => !OF_THE_SITE.has(field))
      const property = kept.find(({ id }) => id === at + 1)
      expect(property, shape.name).toMatchObject(Object.fromEntries(expected))
    }
  })
}
