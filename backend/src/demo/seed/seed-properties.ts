import type { Listing } from '../samples/listing.ts'
import { LISTINGS } from '../samples/listings.ts'
import { PLACES } from '../samples/places.ts'
import { PROFILE } from '../samples/profile.ts'
import { PROPERTIES, type SampleProperty } from '../samples/properties.ts'
import { galleryOf } from '../site/pictures.ts'
import { plainTitle, slugOf } from '../site/slug-of.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

const TYPES = {
  Casa: 'casa',
  Departamento: 'departamento',
  Terreno: 'terreno',
  Oficina: 'oficina',
  'Local comercial': 'local',
} as const satisfies Record<Listing['type'], string>

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
      const { city, state } = PLACES[listing.colony]
      return {
        id: propertyId(sample.listing) ?? '',
        wordpress_id: listing.id,
        title: plainTitle(listing),
        description: listing.text,
        price: Number(listing.price),
        currency: listing.currency ?? 'MXN',
        location: `${listing.colony}, ${city}, ${state}`,
        property_type: TYPES[listing.type],
        operation: sample.rentalStatus ? 'rent' : 'sale',
        status: 'active',
        sale_status: sample.saleStatus ?? null,
        rental_status: sample.rentalStatus ?? null,
        rental_contract_end:
          sample.rentalContractEnds === undefined ? null : calendar.day(sample.rentalContractEnds),
        assigned_agent: { first_name: PROFILE.firstName, last_name: PROFILE.lastName },
        bedrooms: listing.bedrooms ?? null,
        bathrooms: listing.bathrooms ?? null,
        area: listing.built ?? listing.land ?? null,
        images: galleryOf(listing).map(site.upload),
        features: listing.features,
        tags: [...sample.tags],
        url: site.page(slugOf(listing)),
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
