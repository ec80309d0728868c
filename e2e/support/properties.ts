import { expect, type Locator, type Page } from '@playwright/test'
import type { Tables } from '../../domain/src/database/index.ts'
import { connectSite as connect } from '../../test-support/connect-site.ts'
import type { SiteOptions } from '../../test-support/site-stub/site-options.ts'
import type { SiteStub, StubSite } from '../../test-support/site-stub/start-site-stub.ts'
import { clientOf, createPerson, signIn, type Account } from './people.ts'

export async function openProperties(
  page: Page,
  sites: SiteStub,
  options: Partial<SiteOptions> = {},
  path = '/dashboard',
): Promise<{ site: StubSite; person: Account }> {
  const site = sites.add(options)
  const person = await createPerson()
  await connectSite(person, site)
  await signIn(page, person, path)
  return { site, person }
}

export async function connectSite(person: Account, site: StubSite): Promise<void> {
  await connect(await clientOf(person), person.id, site.url)
}

export function card(page: Page, title: string | RegExp): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) })
}

export function titles(page: Page): Locator {
  return page.getByRole('article').getByRole('heading', { level: 3 })
}

export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`\\b${field}\\b`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

export async function pressInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

export async function expectCount(
  page: Page,
  text: string,
  options: { timeout?: number } = {},
): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { name: text, exact: true })
  await expect(heading).toBeVisible(options)
}

export async function localRows(person: Account): Promise<Tables<'properties'>[]> {
  const client = await clientOf(person)
  const { data } = await client.from('properties').select().throwOnError()
  return data
}

export function pagesAsked(site: StubSite): number[] {
  return site.asked
    .filter(({ method, query }) => method === 'GET' && query.get('per_page') === '100')
    .filter(({ query }) => query.has('page'))
    .map(({ query }) => Number(query.get('page')))
    .toSorted((a, b) => a - b)
}
