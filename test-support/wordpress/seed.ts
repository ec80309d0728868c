import type { SiteOptions } from './options.ts'
import { acfFields } from './plan/acf-fields.ts'
import type { Fields } from './plan/fields.ts'
import { houzezFields } from './plan/houzez-fields.ts'
import type { HiddenBecause, PlannedListing } from './plan/listing.ts'
import { photosOf } from './plan/photos.ts'

export interface Seed {
  terms: Record<string, string[]>
  photos: { id: number; file: string }[]
  lostPhotos: number[]
  posts: SeedPost[]
}

interface SeedPost extends Fields {
  id: number
  slug: string
  date: string
  status: 'publish' | 'draft' | 'private' | 'pending' | 'future'
  trashed: boolean
  password: string
  title: string
  content: string
}

type Site = Pick<SiteOptions, 'vocabulary'> & { url: string }

export function toSeed(listings: readonly PlannedListing[], site: Site): Seed {
  const photos = photosOf(listings)
  const posts = listings.map((listing) => toPost(listing, site))
  return {
    terms: allTerms(posts),
    photos: photos.map(({ id, file }) => ({ id, file })),
    lostPhotos: photos.filter(({ lost }) => lost).map(({ id }) => id),
    posts,
  }
}

function toPost(listing: PlannedListing, { vocabulary, url }: Site): SeedPost {
  const { id, slug, date, hiddenBecause, featured } = listing
  const { meta, terms } = vocabulary === 'acf' ? acfFields(listing, url) : houzezFields(listing)
  const thumbnail = featured ? [{ key: '_thumbnail_id', value: String(featured.id) }] : []
  const language = [
    { key: '_language', value: listing.language },
    { key: '_translations', value: JSON.stringify(listing.translations) },
  ]
  return {
    id,
    slug,
    date,
    status: statusOf(hiddenBecause),
    trashed: hiddenBecause === 'trash',
    password: hiddenBecause === 'password' ? 'abre-por-favor' : '',
    title: listing.title.typed,
    content: listing.content,
    meta: [...meta, ...thumbnail, ...language],
    terms,
  }
}

function statusOf(hiddenBecause: HiddenBecause | null): SeedPost['status'] {
  switch (hiddenBecause) {
    case 'draft':
    case 'private':
    case 'pending':
    case 'future':
      return hiddenBecause
    case 'trash':
    case 'password':
    case 'translation':
    case null:
      return 'publish'
  }
}

function allTerms(posts: readonly SeedPost[]): Record<string, string[]> {
  const names = new Map<string, Set<string>>()
  for (const [taxonomy, terms] of posts.flatMap((post) => Object.entries(post.terms))) {
    names.set(taxonomy, new Set([...(names.get(taxonomy) ?? []), ...terms]))
  }
  return Object.fromEntries([...names].map(([taxonomy, terms]) => [taxonomy, [...terms]]))
}
