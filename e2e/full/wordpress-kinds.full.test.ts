import { expect, test } from '@playwright/test'
import { LONG_WAIT } from '../../test-support/ceilings.ts'
import { startSiteStub } from '../../test-support/site-stub/start-site-stub.ts'
import type { WordPressOptions } from '../../test-support/wordpress/options.ts'
import type { SiteKeys } from '../../test-support/wordpress/site-keys.ts'
import { startWordPress } from '../../test-support/wordpress/start-wordpress.ts'
import { expectToast, fields, openSettings, press, storedSettings } from '../support/settings.ts'
import { expectVerdict, lockedMovedWords, movedWords, SAYS } from '../support/site-words.ts'
import { connectSite } from './support/connect-site.ts'

test.describe.configure({ timeout: 900_000 })

interface Kind {
  name: string
  options: WordPressOptions
  who?: keyof SiteKeys | null
  says: readonly string[]
  refusal?: string
}

const REFUSED = 'La conexión con WordPress no es válida'

const KINDS: Kind[] = [
  { name: 'an open site with its key', options: {}, says: SAYS.connected },
  {
    name: 'an open site without a key',
    options: {},
    who: null,
    says: SAYS.connected,
  },
  {
    name: 'an open site with a wrong key',
    options: {},
    who: 'wrong',
    says: SAYS.notConfirmed,
  },
  {
    name: 'a strict site with its key',
    options: { strict: true },
    says: SAYS.connected,
  },
  {
    name: 'a strict site with a wrong key',
    options: { strict: true },
    who: 'wrong',
    says: SAYS.rejected,
    refusal: REFUSED,
  },
  {
    name: 'a strict site with a user it does not know',
    options: { strict: true },
    who: 'unknownUser',
    says: SAYS.rejected,
    refusal: REFUSED,
  },
  {
    name: 'a locked site with its key',
    options: { locked: true },
    says: SAYS.connected,
  },
  {
    name: 'a locked site with a wrong key',
    options: { locked: true },
    who: 'wrong',
    says: SAYS.unrecognised,
    refusal: REFUSED,
  },
  {
    name: 'a locked site without a key',
    options: { locked: true },
    who: null,
    says: SAYS.keyMissing,
    refusal: 'Escribe la API Key de tu sitio',
  },
  {
    name: 'an open site whose server strips the key',
    options: { dropsAuthorization: true },
    says: SAYS.notConfirmed,
  },
  {
    name: 'a locked site whose server strips the key',
    options: { locked: true, dropsAuthorization: true },
    says: SAYS.unrecognised,
    refusal: REFUSED,
  },
  {
    name: 'an open site with application passwords off',
    options: { environment: 'production' },
    says: SAYS.passwordsOff,
  },
  {
    name: 'a locked site with application passwords off',
    options: { locked: true, environment: 'production' },
    says: SAYS.unrecognised,
    refusal: REFUSED,
  },
  {
    name: 'plain permalinks',
    options: { plainPermalinks: true },
    says: SAYS.connected,
  },
  {
    name: 'a translated address of the listings',
    options: { postType: 'propiedades' },
    says: SAYS.connected,
  },
  { name: 'a slow site', options: { delayMs: 1500 }, says: SAYS.connected },
  {
    name: 'no endpoint',
    options: { postType: 'none' },
    says: SAYS.noEndpoint,
    refusal: 'No se encontró el endpoint de propiedades en WordPress.',
  },
]

for (const { name, options, who = 'admin', says, refusal } of KINDS) {
  test(`the connection to ${name} shows the right text, and ${refusal ? 'may not' : 'may'} be saved`, async ({
    page,
  }) => {
    const site = await startWordPress({ listings: 3, ...options })
    try {
      const person = await openSettings(page)
      await connectSite(page, site, who)
      await expectVerdict(page, says)
      await press(page, 'Guardar')
      if (refusal === undefined) {
        await expectToast(page, 'Configuración guardada exitosamente')
        await expect(page.getByText('3 propiedades')).toBeVisible(LONG_WAIT)
        expect(await storedSettings(person)).toMatchObject({ wordpress_url: site.url })
      } else {
        await expect(page.getByText(refusal)).toBeVisible(LONG_WAIT)
        await expect(page.getByText('Configuración guardada exitosamente')).toBeHidden()
        expect(await storedSettings(person)).toMatchObject({ wordpress_url: null })
        await expect(fields(page).url).toHaveValue(site.url)
      }
    } finally {
      await site.stop()
    }
  })
}

for (const locked of [false, true]) {
  test(`an address that redirects to another host with ${locked ? 'a locked' : 'an open'} site is corrected in one press`, async ({
    page,
  }) => {
    const site = await startWordPress({ listings: 3, locked })
    const others = await startSiteStub()
    try {
      const typed = others.add({ redirectsTo: site.url }).url.replace('127.0.0.1', 'localhost')
      const person = await openSettings(page)
      await connectSite(page, { ...site, url: typed }, 'admin')
      await expectVerdict(page, locked ? lockedMovedWords(site.url) : movedWords(site.url))
      await press(page, 'Usar esa dirección')
      await expectVerdict(page, SAYS.connected)
      await press(page, 'Guardar')
      await expectToast(page, 'Configuración guardada exitosamente')
      await expect(page.getByText('3 propiedades')).toBeVisible(LONG_WAIT)
      expect(await storedSettings(person)).toMatchObject({ wordpress_url: site.url })
    } finally {
      await others.stop()
      await site.stop()
    }
  })
}

test('a newest listing behind a password does not hide the others from the mapping', async ({
  page,
}) => {
  const site = await startWordPress({ listings: 3, vocabulary: 'acf', protectsNewest: true })
  try {
    await openSettings(page)
    await connectSite(page, site, 'admin')
    await expectVerdict(page, SAYS.connected)
    await press(page, 'Revisar campos')
    const dialog = page.getByRole('dialog', { name: 'Mapeo de campos' })
    const newest = site.manifest.listings.find(({ visibility }) => visibility === 'published')
    await expect(dialog.getByRole('button', { name: /Propiedad de muestra/ })).toContainText(
      newest?.title ?? 'no listing',
    )
    await expect(dialog.getByText('Oculta:')).toHaveCount(0)
  } finally {
    await site.stop()
  }
})
