import { WebSocket } from 'ws'
import { Accounts, type Account } from '../test-support/accounts.ts'
import { connectSite } from '../test-support/connect-site.ts'
import { LARGE_CRM, seedLargeCrm } from '../test-support/large-crm.ts'
import { ownRows } from '../test-support/own-rows.ts'
import type { RunningServer } from '../test-support/server.ts'
import type { SiteStub } from '../test-support/site-stub/start-site-stub.ts'

export const LISTINGS = 2000
export const OWN_LISTINGS = 2000
const BATCH = 500

export const SIZE = { ...LARGE_CRM, opportunities: 420 }

export async function seedLargeOffice(
  server: RunningServer,
  sites: SiteStub,
  ownListings = 0,
): Promise<string> {
  const accounts = new Accounts(server, WebSocket)
  const person: Account = await accounts.createPerson()
  await connectSite(
    await accounts.clientOf(person),
    person.id,
    sites.add({ listings: LISTINGS }).url,
  )
  const rows = ownRows(ownListings, { userId: person.id })
  for (let at = 0; at < rows.length; at += BATCH) {
    const some = rows.slice(at, at + BATCH)
    await accounts.admin().from('properties').insert(some).throwOnError()
  }
  await seedLargeCrm(server.dataDir, person.id, SIZE, 0)
  return JSON.stringify(await accounts.startSession(person))
}
