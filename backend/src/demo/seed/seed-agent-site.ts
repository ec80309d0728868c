import type { TablesInsert } from '@predio/domain/database'
import { photoPath, smallPhotoPath } from '@predio/domain/properties'
import { PLACES } from '@predio/domain/samples'
import type { StoreFile } from '../accounts.ts'
import { DEMO_USER } from '../demo-user.ts'
import {
  AGENT_SITE,
  OWN_LISTINGS,
  ownListingId,
  type SampleOwnListing,
  VISIT_SHARES,
} from '../samples/agent-site.ts'
import { COPIES, copyName, COVERS } from '../site/pictures.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

export interface PictureFiles {
  storeFile: StoreFile
  readPicture: (name: string) => Promise<Uint8Array>
}

const DAYS_OF_VISITS = 56

export async function seedAgentSite(seeding: Seeding, files: PictureFiles): Promise<void> {
  const { tx, calendar } = seeding
  const listings = OWN_LISTINGS.map((sample, index) => ({ sample, id: ownListingId(index) }))
  for (const { id, sample } of listings) await storePhotos(seeding, files, id, sample)
  await insertRows(
    tx,
    'properties',
    listings.map(({ id, sample }) => toRow(seeding, id, sample)),
  )
  await tx.query(
    `insert into public.agent_sites (user_id, name, introduction, areas, is_published, created_at)
     select $1, $2, $3, $4, true, $5
     where not exists (select from public.agent_sites where name = $2) and not exists (select from public.agent_site_names where name = $2)`,
    [
      DEMO_USER,
      AGENT_SITE.name,
      AGENT_SITE.introduction,
      AGENT_SITE.areas,
      calendar.at(-DAYS_OF_VISITS, '10:20'),
    ],
  )
  await insertRows(
    tx,
    'agent_site_visits',
    listings.flatMap(({ id, sample }) => visitsOf(seeding, id, sample.views)),
  )
}

async function storePhotos(
  { tx }: Seeding,
  { storeFile, readPicture }: PictureFiles,
  recordId: string,
  { pictures }: SampleOwnListing,
): Promise<void> {
  for (const picture of pictures) {
    const key = photoPath({ userId: DEMO_USER, recordId, photoId: picture })
    const small = COVERS.includes(picture) ? copyName(picture, COPIES.medium_large) : picture
    for (const [at, name] of [
      [key, picture],
      [smallPhotoPath(key), small],
    ] as const) {
      await storeFile(tx, {
        bucket: 'listing-photos',
        key: at,
        owner: DEMO_USER,
        type: 'image/jpeg',
        bytes: await readPicture(name),
      })
    }
  }
}

function toRow(
  { calendar }: Seeding,
  id: string,
  { title, type, colonia, operations, price, ...sample }: SampleOwnListing,
) {
  const { city, state, latitude, longitude } = PLACES[colonia]
  const { facts } = sample
  return {
    id,
    title,
    description: sample.description,
    price,
    currency: 'MXN',
    location: `${colonia}, ${city}, ${state}`,
    colonia,
    city,
    state,
    street: facts.street ?? null,
    latitude,
    longitude,
    point_shown: 'approximate',
    property_type: type,
    operation: operations[0] ?? 'sale',
    operations: [...operations],
    status: 'active',
    second_price: facts.second_price ?? null,
    bedrooms: facts.bedrooms ?? null,
    bathrooms: facts.bathrooms ?? null,
    area: facts.area ?? null,
    land_area: facts.land_area ?? null,
    parking: facts.parking ?? null,
    year_built: facts.year_built ?? null,
    maintenance_fee: facts.maintenance_fee ?? null,
    features: [...sample.features],
    tags: [...(facts.tags ?? [])],
    private_note: facts.private_note ?? null,
    is_exclusive: facts.is_exclusive ?? false,
    exclusive_until: facts.is_exclusive ? calendar.day(120) : null,
    commission_percentage: facts.commission_percentage ?? null,
    shared_commission_percentage: facts.shared_commission_percentage ?? null,
    video_url: facts.video_url ?? null,
    tour_url: facts.tour_url ?? null,
    images: sample.pictures.map((picture) =>
      photoPath({ userId: DEMO_USER, recordId: id, photoId: picture }),
    ),
    is_published: true,
    is_featured: facts.is_featured ?? false,
    hides_price: facts.hides_price ?? false,
    created_at: calendar.at(-sample.savedDaysAgo, '11:40'),
  } satisfies TablesInsert<'properties'>
}

/** Weeks differ by day, and each source has its share. */
function visitsOf({ calendar }: Seeding, id: string, views: number) {
  return Array.from({ length: DAYS_OF_VISITS }, (_, ago) => ago).flatMap((ago) =>
    VISIT_SHARES.flatMap(([source, share], at) => {
      const seen = Math.round(views * share * (1 + ((ago + at) % 4) / 4))
      if (seen === 0) return []
      return {
        user_id: DEMO_USER,
        day: calendar.day(-ago),
        published_code: id.replaceAll('-', '').slice(0, 10),
        source,
        views: seen,
        forms: source === 'whatsapp' && ago % 17 === 3 ? 1 : 0,
        presses: seen > 2 && ago % 5 === at ? 1 : 0,
      } satisfies TablesInsert<'agent_site_visits'>
    }),
  )
}
