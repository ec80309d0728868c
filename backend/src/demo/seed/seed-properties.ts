import { PROFILE } from '../samples/profile.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'
import { copyOfSite } from './site-listing.ts'

export async function seedProperties({ tx, site, rows }: Seeding): Promise<void> {
  await insertRows(
    tx,
    'properties',
    rows.properties.map(({ listing, row }) => ({
      ...copyOfSite(listing, site),
      ...row,
      assigned_agent: { first_name: PROFILE.firstName, last_name: PROFILE.lastName },
    })),
  )
  await insertRows(tx, 'property_clients', rows.property_clients)
}
