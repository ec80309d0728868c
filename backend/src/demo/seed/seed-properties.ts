import type { Listing } from '../samples/listing.ts'
import { LISTINGS } from '../samples/listings.ts'
import { PROFILE } from '../samples/profile.ts'
import { PROPERTIES, type SampleProperty } from '../samples/properties.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'
import { copyOfSite } from './site-listing.ts'

const samples: readonly (SampleProperty & { listing: (typeof PROPERTIES)[number]['listing'] })[] =
  PROPERTIES

/** The agent's own copies of a few listings, as the app makes them, and who is tied to them. */
export async function seedProperties(seeding: Seeding): Promise<void> {
  const { tx, calendar, site, clientId, propertyId } = seeding
  await insertRows(
    tx,
    'properties',
    samples.map((sample) => {
      const listing = listingOf(sample.listing)
      return {
        ...copyOfSite(listing, site),
        id: propertyId(sample.listing) ?? '',
        operation: sample.rentalStatus ? 'rent' : 'sale',
        status: 'active',
        sale_status: sample.saleStatus ?? null,
        rental_status: sample.rentalStatus ?? null,
        rental_contract_end:
          sample.rentalContractEnds === undefined ? null : calendar.day(sample.rentalContractEnds),
        assigned_agent: { first_name: PROFILE.firstName, last_name: PROFILE.lastName },
        tags: [...sample.tags],
        created_at: calendar.at(-sample.savedDaysAgo, '12:20'),
      }
    }),
  )
  await insertRows(
    tx,
    'property_clients',
    samples.flatMap((sample) =>
      sample.links.map((link) => ({
        property_id: propertyId(sample.listing) ?? '',
        client_id: clientId(link.client) ?? '',
        relationship_type: link.as,
        start_date: calendar.day(link.since),
        end_date: link.until === undefined ? null : calendar.day(link.until),
        price: link.price ?? null,
        commission_percentage: link.commission ?? null,
        notes: link.notes ?? null,
        status: link.until === undefined ? 'active' : 'ended',
        created_at: calendar.at(Math.max(link.since, -sample.savedDaysAgo), '12:40'),
      })),
    ),
  )
}

function listingOf(picture: string): Listing {
  const listing = LISTINGS.find((candidate) => candidate.picture === picture)
  if (!listing) throw new Error(`no listing of the demo has the picture ${picture}`)
  return listing
}
