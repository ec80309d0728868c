import { expect, type Locator, type Page } from '@playwright/test'
import { FRIENDLY, type SiteOptions } from '../../test-support/site-stand-in/site-options.ts'
import type {
  SiteStandIn,
  StandInSite,
} from '../../test-support/site-stand-in/start-site-stand-in.ts'
import { clientOf, createPerson, signIn, type Account } from './people.ts'

/** A person whose site is connected already, at Propiedades. */
export async function openProperties(
  page: Page,
  sites: SiteStandIn,
  options: Partial<SiteOptions> = {},
): Promise<{ site: StandInSite; person: Account }> {
  const site = sites.add(options)
  const person = await createPerson()
  await connectSite(person, site)
  await signIn(page, person)
  return { site, person }
}

export async function connectSite(person: Account, site: StandInSite): Promise<void> {
  const client = await clientOf(person)
  await client
    .from('user_settings')
    .upsert(
      {
        user_id: person.id,
        wordpress_url: site.url,
        wordpress_api_key: FRIENDLY.key,
        wordpress_endpoint: '/wp-json/wp/v2/properties',
      },
      { onConflict: 'user_id' },
    )
    .throwOnError()
}

export function card(page: Page, title: string | RegExp): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) })
}

/** The titles in sight, in their order. */
export function titles(page: Page): Locator {
  return page.getByRole('article').getByRole('heading', { level: 3 })
}

export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`\\b${field}\\b`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

export async function expectCount(page: Page, text: string): Promise<void> {
  await expect(
    page.getByRole('main').getByRole('heading', { name: text, exact: true }),
  ).toBeVisible()
}
