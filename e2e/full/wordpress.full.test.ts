import { expect, test } from '@playwright/test'
import type { Property } from '../../domain/src/properties/property.ts'
import type { ManifestListing } from '../../test-support/wordpress/manifest.ts'
import type { Vocabulary, WordPressOptions } from '../../test-support/wordpress/options.ts'
import type { SiteKeys } from '../../test-support/wordpress/site-keys.ts'
import {
  startWordPress,
  type RunningWordPress,
} from '../../test-support/wordpress/start-wordpress.ts'
import { keptListings } from '../support/kept-listings.ts'
import {
  expectToast,
  fields,
  fillSite,
  openSettings,
  press,
  storedSettings,
} from '../support/settings.ts'

/** Real WordPress sites, as agents connect them. Starting one takes its time, the first of all most. */
test.describe.configure({ timeout: 900_000 })
const PATIENCE = { timeout: 180_000 }

const VOCABULARIES: Vocabulary[] = ['houzez', 'acf']

/** What the manifest promises of each listing, in the same shape. */
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
  test(`250 listings in the words of ${vocabulary}: all that are published, as their site means them`, async ({
    page,
  }) => {
    const site = await startWordPress({ vocabulary })
    try {
      await openSettings(page)
      await connect(page, site, 'admin')
      await press(page, 'Guardar')
      await expectToast(page, 'Configuración guardada exitosamente')
      await expect(page.getByText('250 propiedades')).toBeVisible(PATIENCE)
      const kept = await keptListings(page)
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

async function connect(
  page: Parameters<typeof openSettings>[0],
  site: RunningWordPress,
  who: keyof SiteKeys,
): Promise<void> {
  const { user, password } = site.keys[who]
  await fillSite(page, site.url, `${user}:${password}`)
  await press(page, 'Probar conexión')
  await expect(page.getByText('Probando la conexión')).toBeHidden(PATIENCE)
}

const CONNECTED = 'Conexión exitosa con WordPress'
const REFUSED = 'Error de autenticación. La API Key es inválida o el formato es incorrecto.'
const NO_ENDPOINT = 'WordPress conectado, pero no se encontró el endpoint de propiedades'
const NOT_CONFIRMED = /no confirmó la API Key/
const OFF = /desactivadas las contraseñas de aplicación/

interface Kind {
  name: string
  options: WordPressOptions
  who?: keyof SiteKeys
  text: string
  advice?: RegExp
  maySave: boolean
}

const KINDS: Kind[] = [
  { name: 'the right key', options: {}, text: CONNECTED, maySave: true },
  {
    name: 'a wrong key',
    options: {},
    who: 'wrong',
    text: CONNECTED,
    advice: NOT_CONFIRMED,
    maySave: true,
  },
  {
    name: 'a strict site with a wrong key',
    options: { strict: true },
    who: 'wrong',
    text: REFUSED,
    maySave: false,
  },
  {
    name: 'a strict site with a user it does not know',
    options: { strict: true },
    who: 'unknownUser',
    text: REFUSED,
    maySave: false,
  },
  { name: 'a strict site with its key', options: { strict: true }, text: CONNECTED, maySave: true },
  { name: 'a locked site with its key', options: { locked: true }, text: CONNECTED, maySave: true },
  {
    name: 'a locked site with a wrong key',
    options: { locked: true },
    who: 'wrong',
    text: REFUSED,
    maySave: false,
  },
  {
    name: 'a server that drops Authorization',
    options: { dropsAuthorization: true },
    text: CONNECTED,
    advice: NOT_CONFIRMED,
    maySave: true,
  },
  {
    name: 'application passwords off',
    options: { environment: 'production' },
    text: CONNECTED,
    advice: OFF,
    maySave: true,
  },
  {
    name: 'plain permalinks',
    options: { plainPermalinks: true },
    text: CONNECTED,
    maySave: true,
  },
  {
    name: 'a translated address of the listings',
    options: { postType: 'propiedades' },
    text: CONNECTED,
    maySave: true,
  },
  { name: 'no endpoint', options: { postType: 'none' }, text: NO_ENDPOINT, maySave: false },
]

for (const { name, options, who = 'admin', text, advice, maySave } of KINDS) {
  test(`${name}: the right text, and ${maySave ? 'may' : 'may not'} be saved`, async ({ page }) => {
    const site = await startWordPress({ listings: 3, ...options })
    try {
      const person = await openSettings(page)
      await connect(page, site, who)
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible(PATIENCE)
      if (advice) await expect(page.getByText(advice)).toBeVisible()
      else await expect(page.getByText(NOT_CONFIRMED).or(page.getByText(OFF))).toBeHidden()
      await press(page, 'Guardar')
      if (maySave) {
        await expectToast(page, 'Configuración guardada exitosamente')
        await expect(page.getByText('3 propiedades')).toBeVisible(PATIENCE)
        expect(await storedSettings(person)).toMatchObject({ wordpress_url: site.url })
      } else {
        await expect(page.getByRole('alertdialog')).toBeVisible(PATIENCE)
        expect(await storedSettings(person)).toMatchObject({ wordpress_url: null })
        await expect(fields(page).url).toHaveValue(site.url)
      }
    } finally {
      await site.stop()
    }
  })
}
