/** An account as a large office has it: its site's listings, its clients, its board. */
import { WebSocket } from 'ws'
import { Accounts, type Account } from '../test-support/accounts.ts'
import { connectSite } from '../test-support/connect-site.ts'
import { LARGE_CRM, seedLargeCrm } from '../test-support/large-crm.ts'
import type { RunningServer } from '../test-support/server.ts'
import type { SiteStub } from '../test-support/site-stub/start-site-stub.ts'

export const LISTINGS = 2000

/** Spread evenly over seven stages, five of which are open: 300 of them. */
export const SIZE = { ...LARGE_CRM, opportunities: 420 }

/** Gives back the account's session, as the app stores it. */
export async function seedLargeOffice(server: RunningServer, sites: SiteStub): Promise<string> {
  const accounts = new Accounts(server, WebSocket)
  const person: Account = await accounts.createPerson()
  await connectSite(
    await accounts.clientOf(person),
    person.id,
    sites.add({ listings: LISTINGS }).url,
  )
  await seedLargeCrm(server.dataDir, person.id, SIZE, 0)
  return JSON.stringify(await accounts.startSession(person))
}
