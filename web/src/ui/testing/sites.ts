import { inject } from 'vitest'
import type { Account } from '../../../../test-support/accounts.ts'
import { connectSite } from '../../../../test-support/connect-site.ts'
import { addRemoteSite, type RemoteSite } from '../../../../test-support/site-stub/remote-site.ts'
import type { SiteOptions } from '../../../../test-support/site-stub/site-options.ts'
import { accounts } from './render-screen.tsx'
import './server-context.ts'

export function addSite(options: Partial<SiteOptions> = {}): Promise<RemoteSite> {
  return addRemoteSite(inject('server').siteStubUrl, options)
}

export async function createAgentWithSite(
  options: Partial<SiteOptions> = {},
): Promise<{ person: Account; site: RemoteSite }> {
  const [person, site] = await Promise.all([accounts().createPerson(), addSite(options)])
  await connectSite(await accounts().clientOf(person), person.id, site.url)
  return { person, site }
}
