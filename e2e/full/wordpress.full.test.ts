import { expect, test } from '@playwright/test'
import type { Property } from '../../domain/src/properties/property.ts'
import { LONG_WAIT } from '../../test-support/ceilings.ts'
import type { ManifestListing } from '../../test-support/wordpress/manifest.ts'
import type { Vocabulary } from '../../test-support/wordpress/options.ts'
import { startWordPress } from '../../test-support/wordpress/start-wordpress.ts'
import { offlineListings } from '../support/offline-listings.ts'
import { expectToast, openSettings, press } from '../support/settings.ts'
import { connectSite } from './support/connect-site.ts'

/** These tests start real WordPress sites, the first of which takes longest. */
test.describe.configure({ timeout: 900_000 })

const VOCABULARIES: Vocabulary[] = ['houzez', 'acf']

function truth(listing: ManifestListing) {
  const { visibility: _visibility, hiddenBecause: _why, hostile: _hostile, ...told } = listing
  return { ...told, features: told.features.toSorted(byName) }
}

function understood(property: Property, like: ManifestListing) {
  const names = Object.keys(truth(like)) as (keyof ReturnType<typeof truth>)[]
  const picked = Object.fromEntries(names.map((name) => [name, property[name]]))
  return { ...picked, features: property.features.toSorted(byName) }
}

function byName(one: string, other: string): number {
  return one.localeCompare(other)
}

for (const vocabulary of VOCABULARIES) {
  test(`the app shows all published listings of 250 with the fields of ${vocabulary}, as their site means them`, async ({
    page,
  }) => {
    const site = await startWordPress({ vocabulary })
    try {
      await openSettings(page)
      await connectSite(page, site, 'admin')
      await press(page, 'Guardar')
      await expectToast(page, 'Configuración guardada exitosamente')
      await expect(page.getByText('250 propiedades')).toBeVisible(LONG_WAIT)
      const kept = await offlineListings(page)
      const published = site.manifest.listings.filter(
        ({ visibility }) => visibility === 'published',
      )
      expect(kept.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
        published.map(({ id }) => id).toSorted((a, b) => a - b),
      )
      for (const told of published) {
        const property = kept.find(({ id }) => id === told.id)
        expect(property && understood(property, told), `listing ${told.id}`).toEqual(truth(told))
      }
      const everything = JSON.stringify(kept)
      for (const secret of site.manifest.secrets) expect(everything).not.toContain(secret)
    } finally {
      await site.stop()
    }
  })
}
