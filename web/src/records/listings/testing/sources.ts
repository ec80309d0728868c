import { fromOwnRow, type OwnRow, type Property } from '@predio/domain/properties'
import { property } from '../../../../../domain/src/properties/testing/property.ts'
import type { Account } from '../../../../../test-support/accounts.ts'
import { ownRows, toOwnRow } from '../../../../../test-support/own-rows.ts'
import type { SiteOptions } from '../../../../../test-support/site-stub/site-options.ts'
import { accounts } from '../../../ui/testing/render-screen.tsx'
import { addSite, createAgentWithSite } from '../../../ui/testing/sites.ts'

type Listed = Pick<SiteOptions, 'listings'> & Partial<Pick<SiteOptions, 'changes'>>

export interface Source {
  source: 'Mi sitio' | 'Propias'
  createAgent: (listed: Listed) => Promise<Account>
  makeListing: (person: Account, fields: Partial<Property>) => Promise<Property>
}

export const SITE: Source = {
  source: 'Mi sitio',
  createAgent: async (listed) => (await createAgentWithSite(listed)).person,
  makeListing: (_, fields) => Promise.resolve(property(fields)),
}

export const OWN: Source = {
  source: 'Propias',
  createAgent: createAgentWithOwn,
  makeListing: storeOwn,
}

/** OWN-03: a test of a screen that treats own and site listings differently runs for both with `describe.each(SOURCES)`. */
export const SOURCES: readonly Source[] = [SITE, OWN]

export async function createAgentWithOwn({ listings, changes }: Listed): Promise<Account> {
  const [person, pictures] = await Promise.all([accounts().createPerson(), addSite()])
  const rows = ownRows(listings, { userId: person.id, changes, siteUrl: pictures.url })
  await accounts().admin().from('properties').insert(rows).throwOnError()
  return person
}

async function storeOwn(person: Account, fields: Partial<Property>): Promise<Property> {
  const { data } = await accounts()
    .admin()
    .from('properties')
    .insert(toOwnRow(property(fields), person.id))
    .select()
    .single()
    .throwOnError()
  return fromOwnRow(data as OwnRow)
}

export async function rowIdOf(person: Account, listing: Property): Promise<string> {
  if (listing.own) return listing.own.id
  const { data } = await accounts()
    .admin()
    .from('properties')
    .insert({ user_id: person.id, wordpress_id: listing.id, title: listing.title })
    .select('id')
    .single()
    .throwOnError()
  return data.id
}
