import type { Account } from '../../../../../test-support/accounts.ts'
import { ownRows } from '../../../../../test-support/own-rows.ts'
import type { SiteOptions } from '../../../../../test-support/site-stub/site-options.ts'
import { accounts } from '../../../ui/testing/render-screen.tsx'
import { createAgentWithSite } from '../../../ui/testing/sites.ts'

type Listed = Pick<SiteOptions, 'listings'> & Partial<Pick<SiteOptions, 'changes'>>

/** OWN-03: where an agent's listings come from; what a screen does with them is the same for both. */
export const SOURCES = [
  ['Mi sitio', async (listed: Listed) => (await createAgentWithSite(listed)).person],
  ['Propias', createAgentWithOwn],
] as const

async function createAgentWithOwn({ listings, changes }: Listed): Promise<Account> {
  const person = await accounts().createPerson()
  const rows = ownRows(listings, person.id, changes)
  await accounts().admin().from('properties').insert(rows).throwOnError()
  return person
}
